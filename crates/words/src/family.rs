//! Word families: do two words mean the same, so that turning one into the other is no steal?
//! (Wörterklauer A.23, A.24; the rule is §5.1.6.)
//!
//! The lexicon stores *links* between lemmas that the merge has found (same stem, derivation) or a person has
//! listed. A link is a pair of u32: in the first, bits 5–31 are the number of the lemma's folded form, bits 3–4
//! its [class](LemmaClass), bits 0–2 the [kind](LinkKind); in the second, bits 2–31 are the other lemma's number,
//! bits 0–1 its class.

use crate::entry::{Features, Pos, Reading};
use crate::letters::Word;
use crate::lexicon::Lexicon;

/// What a lemma is, as far as families care.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum LemmaClass {
    /// Substantiv
    Noun,
    /// Verb
    Verb,
    /// Adjektiv
    Adjective,
    /// Anything else
    Other,
}

impl LemmaClass {
    /// The class of a part of speech.
    pub const fn of(pos: Pos) -> Self {
        match pos {
            Pos::Noun => Self::Noun,
            Pos::Verb => Self::Verb,
            Pos::Adjective => Self::Adjective,
            _ => Self::Other,
        }
    }
}

/// Why two lemmas are linked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum LinkKind {
    /// Noun or adjective and infinitive of the same stem; stored in both directions.
    Stem,
    /// From the derived word to its base (Freundin, Freund).
    Derived,
    /// Listed by hand as the same (singen, Gesang); both directions.
    Same,
    /// Listed by hand as different (Bau, Bauer); both directions.
    Different,
}

/// A lemma in the lexicon: the number of its folded form, and its class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lemma {
    /// The number of the folded form.
    pub index: u32,
    /// Noun, verb, adjective or other.
    pub class: LemmaClass,
}

impl Lemma {
    /// A link from this lemma, as stored.
    pub const fn link(self, kind: LinkKind, to: Self) -> (u32, u32) {
        (self.index << 5 | (self.class as u32) << 3 | kind as u32, to.target())
    }

    const fn target(self) -> u32 {
        self.index << 2 | self.class as u32
    }
}

/// Whether two words mean the same, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kinship {
    /// The same word.
    Identical,
    /// Forms of one lemma (HUND, HUNDE).
    SharedLemma(String),
    /// Noun or adjective and infinitive of one stem (LIEBE, LIEBEN).
    SameStem(String, String),
    /// The second follows from the first by a suffix (FREUND, FREUNDIN).
    Derived(String, String),
    /// Listed as the same (SINGEN, GESANG).
    ListedSame,
    /// One is unknown and looks like the other with an ending.
    Ending,
    /// Listed as different (BAU, BAUER).
    ListedDifferent,
    /// Nothing ties them together.
    Unrelated,
}

impl Kinship {
    /// The same meaning: no steal.
    pub const fn is_same(&self) -> bool {
        !matches!(self, Self::ListedDifferent | Self::Unrelated)
    }

    /// Its name in the command line's JSON.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Identical => "identical",
            Self::SharedLemma(_) => "lemma",
            Self::SameStem(..) => "stem",
            Self::Derived(..) => "derivation",
            Self::ListedSame => "listed_same",
            Self::Ending => "ending",
            Self::ListedDifferent => "listed_different",
            Self::Unrelated => "unrelated",
        }
    }
}

/// A word's lemma as the comparison sees it.
#[derive(Clone)]
struct Candidate {
    text: String,
    lemma: Option<Lemma>,
}

/// With one of these behind it a word is the same word (§5.1.6 iv).
const ENDINGS: [&str; 9] = ["E", "N", "EN", "S", "ES", "ER", "ERN", "EM", "NEN"];

/// Compares two words (§5.1.6). The order of the two does not matter for the answer.
pub fn kinship(lexicon: &Lexicon, a: &Word, b: &Word) -> Kinship {
    if a == b {
        return Kinship::Identical;
    }
    let (of_a, of_b) = (candidates(lexicon, a), candidates(lexicon, b));
    if of_a.is_empty() || of_b.is_empty() {
        return if differ_by_ending(a, b) { Kinship::Ending } else { Kinship::Unrelated };
    }
    let pairs = || of_a.iter().flat_map(|x| of_b.iter().map(move |y| (x, y)));
    let linked = |kind| pairs().any(|(x, y)| is_linked(lexicon, x, kind, y));
    if linked(LinkKind::Different) {
        return Kinship::ListedDifferent;
    }
    if let Some((x, _)) = pairs().find(|(x, y)| x.text.to_lowercase() == y.text.to_lowercase()) {
        return Kinship::SharedLemma(x.text.clone());
    }
    if linked(LinkKind::Same) {
        return Kinship::ListedSame;
    }
    if let Some((x, y)) = pairs().find(|(x, y)| is_linked(lexicon, x, LinkKind::Stem, y)) {
        return Kinship::SameStem(x.text.clone(), y.text.clone());
    }
    pairs()
        .find_map(|(x, y)| {
            let up = follows_from(lexicon, y, x).then(|| Kinship::Derived(x.text.clone(), y.text.clone()));
            up.or_else(|| {
                follows_from(lexicon, x, y).then(|| Kinship::Derived(y.text.clone(), x.text.clone()))
            })
        })
        .unwrap_or(Kinship::Unrelated)
}

/// The lemmas a word counts as, in their spelling: a form that is itself a base form counts only as that (§5.1.6 i).
pub fn lemmas(lexicon: &Lexicon, word: &Word) -> Vec<String> {
    candidates(lexicon, word).into_iter().map(|candidate| candidate.text).collect()
}

/// The lemmas a word counts as. A form that is itself a base form counts only as that (§5.1.6 i: REISE is not
/// "plural of REIS"), but for participles and comparison (BESSER is of GUT), and for the plural that happens to look
/// like an infinitive (FIRMEN is of FIRMA).
fn candidates(lexicon: &Lexicon, word: &Word) -> Vec<Candidate> {
    let Some(entry) = lexicon.entry(word) else { return vec![] };
    let own = |r: &Reading| r.is_base() && Word::fold(&r.lemma).is_ok_and(|l| l == *word);
    let is_infinitive = entry.common().any(|r| r.pos == Pos::Verb && own(r));
    let degree =
        Features::PARTICIPLE_1 | Features::PARTICIPLE_2 | Features::COMPARATIVE | Features::SUPERLATIVE;
    let related = if is_infinitive { degree | Features::PLURAL } else { degree };
    let is_base = entry.common().any(own);
    let counts = |r: &&Reading| !is_base || own(r) || r.features.intersects(related);
    entry.common().filter(counts).map(|r| candidate(lexicon, r)).collect()
}

fn candidate(lexicon: &Lexicon, reading: &Reading) -> Candidate {
    let index = Word::fold(&reading.lemma).ok().and_then(|w| lexicon.automaton().index_of(&w));
    let lemma = index.map(|index| Lemma { index, class: LemmaClass::of(reading.pos) });
    Candidate { text: reading.lemma.clone(), lemma }
}

fn is_linked(lexicon: &Lexicon, from: &Candidate, kind: LinkKind, to: &Candidate) -> bool {
    match (from.lemma, to.lemma) {
        (Some(from), Some(to)) => targets(lexicon, from, kind).any(|t| t == to.target()),
        _ => false,
    }
}

/// Is the first derived from the second by one suffix, or from the second's verb (FISCHER, FISCHEN, FISCH)?
fn follows_from(lexicon: &Lexicon, derived: &Candidate, base: &Candidate) -> bool {
    let (Some(derived), Some(base)) = (derived.lemma, base.lemma) else { return false };
    targets(lexicon, derived, LinkKind::Derived)
        .any(|t| t == base.target() || targets(lexicon, base, LinkKind::Stem).any(|stem| stem == t))
}

/// The targets of a lemma's links of one kind.
fn targets(lexicon: &Lexicon, from: Lemma, kind: LinkKind) -> impl Iterator<Item = u32> {
    let (wanted, _) = from.link(kind, from);
    let links = lexicon.family_links().as_chunks::<8>().0;
    let number = |half: &[u8]| u32::from_le_bytes([half[0], half[1], half[2], half[3]]);
    let start = links.partition_point(|l| number(&l[..4]) < wanted);
    links[start..].iter().take_while(move |l| number(&l[..4]) == wanted).map(move |l| number(&l[4..]))
}

fn differ_by_ending(a: &Word, b: &Word) -> bool {
    let (a, b) = (a.to_string(), b.to_string());
    let (short, long) = if a.len() < b.len() { (&a, &b) } else { (&b, &a) };
    long.strip_prefix(short.as_str()).is_some_and(|ending| ENDINGS.contains(&ending))
}
