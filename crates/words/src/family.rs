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
    /// Anything else. A link of this class is about the word itself, whatever it is a form of.
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
    /// Of different meaning, though they look akin or share a form (Bau, Bauer; Mal, malen); both directions.
    Different,
    /// From a form of an article, pronoun or numeral to what its paradigm is called (dieses, dieser).
    Form,
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

/// With one of these behind it a word is the same word (§5.1.6 iv).
const ENDINGS: [&str; 9] = ["E", "N", "EN", "S", "ES", "ER", "ERN", "EM", "NEN"];

/// Compares two words (§5.1.6). The order of the two does not matter for the answer.
pub fn kinship(lexicon: &Lexicon, a: &Word, b: &Word) -> Kinship {
    if a == b {
        return Kinship::Identical;
    }
    let (a, b) = (Side::new(lexicon, *a), Side::new(lexicon, *b));
    if a.candidates.is_empty() || b.candidates.is_empty() {
        return if differ_by_ending(&a.word, &b.word) { Kinship::Ending } else { Kinship::Unrelated };
    }
    let pair = Pair { lexicon, a: &a, b: &b };
    if pair.are_forms_apart() {
        return Kinship::ListedDifferent;
    }
    // Inflection first (§5.1.6 i), unless one of the forms is rather another word.
    let shared = pair.shared();
    if let Some(first) = shared.first().and_then(|lemma| lemma.first()) {
        if pair.is_base_of_another(&shared) {
            return Kinship::ListedDifferent;
        }
        if !pair.is_rather_another(&shared) {
            return Kinship::SharedLemma(first.text.clone());
        }
        return pair.derived().unwrap_or(Kinship::ListedDifferent);
    }
    if pair.is_listed_different() {
        return Kinship::ListedDifferent;
    }
    pair.paradigm().or_else(|| pair.derived()).unwrap_or(Kinship::Unrelated)
}

/// A word's lemma as the comparison sees it.
#[derive(Clone)]
struct Candidate {
    text: String,
    lemma: Option<Lemma>,
    features: Features,
    /// The word is this lemma's base form.
    is_own: bool,
}

impl Candidate {
    fn new(lexicon: &Lexicon, word: &Word, reading: &Reading) -> Self {
        let folded = Word::fold(&reading.lemma).ok();
        let index = folded.and_then(|w| lexicon.automaton().index_of(&w));
        let lemma = index.map(|index| Lemma { index, class: LemmaClass::of(reading.pos) });
        let is_own = reading.is_base() && folded.is_some_and(|l| l == *word);
        Self { text: reading.lemma.clone(), lemma, features: reading.features, is_own }
    }

    fn is_same_lemma(&self, other: &Self) -> bool {
        self.text.to_lowercase() == other.text.to_lowercase()
    }

    fn is_adjective(&self) -> bool {
        self.lemma.is_some_and(|lemma| lemma.class == LemmaClass::Adjective)
    }

    fn is_usual_noun(&self) -> bool {
        self.lemma.is_some_and(|lemma| lemma.class == LemmaClass::Noun) && !self.is_oblique()
    }

    /// Neither base form nor nominative plural: "dem Kohle", "den Kohlen" are of Kohl, but nobody thinks of it.
    fn is_oblique(&self) -> bool {
        let oblique = Features::SINGULAR_OBLIQUE | Features::PLURAL_OBLIQUE;
        !self.features.is_empty() && oblique.contains(self.features)
    }
}

/// One of the two words.
struct Side {
    word: Word,
    itself: Option<Lemma>,
    candidates: Vec<Candidate>,
}

impl Side {
    fn new(lexicon: &Lexicon, word: Word) -> Self {
        let index = lexicon.automaton().index_of(&word);
        let itself = index.map(|index| Lemma { index, class: LemmaClass::Other });
        let readings = lexicon.entry(&word).map_or_else(Vec::new, |entry| entry.common().cloned().collect());
        // Verbs have only their infinitive (A.20): what is a word besides does not count as an inflected verb.
        let participle = Features::PARTICIPLE_1 | Features::PARTICIPLE_2;
        let is_verb_form = |r: &Reading| r.is_verb_form() && !r.features.intersects(participle);
        let has_more = readings.iter().any(|r| !is_verb_form(r));
        let counts = |r: &&Reading| (!has_more || !is_verb_form(r)) && is_plausible(&word, r);
        let candidates = readings.iter().filter(counts).map(|r| Candidate::new(lexicon, &word, r)).collect();
        Self { word, itself, candidates }
    }

    /// What it is the base form of; if of nothing, all.
    fn main(&self) -> impl Iterator<Item = &Candidate> {
        let is_base = self.candidates.iter().any(|c| c.is_own);
        self.candidates.iter().filter(move |c| c.is_own || !is_base)
    }

    fn has(&self, lemma: &Candidate) -> bool {
        self.candidates.iter().any(|c| c.is_same_lemma(lemma))
    }
}

/// A noun's forms are about as long as the noun: some source takes FOTO for a form of Fotograf.
fn is_plausible(word: &Word, reading: &Reading) -> bool {
    const SHORTER: usize = 2;
    const LONGER: usize = 5;
    let lemma = Word::fold(&reading.lemma).map_or(word.len(), |lemma| lemma.len());
    reading.pos != Pos::Noun || (word.len() + SHORTER >= lemma && word.len() <= lemma + LONGER)
}

/// What the two words are of one lemma.
type Shared<'a> = Vec<&'a Candidate>;

/// The two words.
struct Pair<'a> {
    lexicon: &'a Lexicon,
    a: &'a Side,
    b: &'a Side,
}

impl<'a> Pair<'a> {
    fn both(&self) -> impl Iterator<Item = (&'a Candidate, &'a Candidate)> {
        let (a, b) = (self.a, self.b);
        a.candidates.iter().flat_map(|x| b.candidates.iter().map(move |y| (x, y)))
    }

    /// The lemmas that both are forms of, each with what the two words are of it. Where there is a usual one, those
    /// that both are rare forms of do not count: HALLE and HALLEN are of Halle, not of Hall.
    fn shared(&self) -> Vec<Shared<'a>> {
        let mut shared: Vec<Shared<'a>> = Vec::new();
        for candidate in self.a.candidates.iter().filter(|c| self.b.has(c)) {
            if !shared.iter().flatten().any(|c| c.is_same_lemma(candidate)) {
                let all = self.a.candidates.iter().chain(&self.b.candidates);
                shared.push(all.filter(|c| c.is_same_lemma(candidate)).collect());
            }
        }
        let is_usual = |lemma: &Shared<'_>| lemma.iter().any(|c| !c.is_oblique());
        if shared.iter().any(is_usual) {
            shared.retain(is_usual);
        }
        shared
    }

    /// One of the words is the base form of something that means none of the shared lemmas: MALEN, besides a form of
    /// Mal. An adjective's form that is only lengthened stays one: LAUTE, LAUTES (in doubt the same meaning).
    fn is_base_of_another(&self, shared: &[Shared<'a>]) -> bool {
        [(self.a, self.b), (self.b, self.a)].iter().any(|(side, other)| {
            let is_lengthened =
                other.word.starts_with(&side.word) && shared.iter().flatten().all(|c| c.is_adjective());
            let is_own = |c: &&Candidate| c.is_own && !is_lengthened;
            side.candidates.iter().filter(is_own).any(|own| self.is_apart(shared, own))
        })
    }

    /// One of the words is a rare form of the shared lemmas and a usual one of something else: KOHLEN.
    fn is_rather_another(&self, shared: &[Shared<'a>]) -> bool {
        [self.a, self.b].iter().any(|side| {
            let of_side = |c: &Candidate| shared.iter().flatten().any(|d| d.is_same_lemma(c));
            let (rare, other): (Vec<&Candidate>, Vec<&Candidate>) =
                side.candidates.iter().partition(|c| of_side(c));
            // A genitive is as plain as can be: HERBSTES.
            let is_rare = !side.word.to_string().ends_with('S') && rare.iter().all(|c| c.is_oblique());
            is_rare && other.iter().any(|c| c.is_usual_noun() && self.is_apart(shared, c))
        })
    }

    /// Nothing in common with any of the shared lemmas.
    fn is_apart(&self, shared: &[Shared<'a>], other: &Candidate) -> bool {
        shared.iter().all(|lemma| {
            let is_other = !lemma.iter().any(|c| c.is_same_lemma(other));
            is_other && lemma.iter().any(|c| self.is_linked(c, LinkKind::Different, other))
        })
    }

    /// A person says that just these two forms differ, whatever they are forms of.
    fn are_forms_apart(&self) -> bool {
        match (self.a.itself, self.b.itself) {
            (Some(a), Some(b)) => targets(self.lexicon, a, LinkKind::Different).any(|t| t == b.target()),
            _ => false,
        }
    }

    /// A person, or the glosses, say that they differ.
    fn is_listed_different(&self) -> bool {
        self.a.main().any(|x| self.b.main().any(|y| self.is_linked(x, LinkKind::Different, y)))
    }

    /// Articles, pronouns, numerals: both forms stand in one paradigm.
    fn paradigm(&self) -> Option<Kinship> {
        let (a, b) = (self.a.itself?, self.b.itself?);
        let of_b: Vec<u32> = targets(self.lexicon, b, LinkKind::Form).collect();
        let shared = targets(self.lexicon, a, LinkKind::Form).find(|t| of_b.contains(t))?;
        let word = self.lexicon.automaton().word_at(shared >> 2)?;
        Some(Kinship::SharedLemma(word.to_string().to_lowercase()))
    }

    /// Listed as the same, of one stem, or derived (§5.1.6 ii, iii).
    fn derived(&self) -> Option<Kinship> {
        if self.both().any(|(x, y)| self.is_linked(x, LinkKind::Same, y)) {
            return Some(Kinship::ListedSame);
        }
        if let Some((x, y)) = self.both().find(|(x, y)| self.is_linked(x, LinkKind::Stem, y)) {
            return Some(Kinship::SameStem(x.text.clone(), y.text.clone()));
        }
        let follows = |base: &Candidate, derived: &Candidate| {
            let follows = self.follows_from(derived, base);
            follows.then(|| Kinship::Derived(base.text.clone(), derived.text.clone()))
        };
        self.both().find_map(|(x, y)| follows(x, y).or_else(|| follows(y, x)))
    }

    fn is_linked(&self, from: &Candidate, kind: LinkKind, to: &Candidate) -> bool {
        match (from.lemma, to.lemma) {
            (Some(from), Some(to)) => targets(self.lexicon, from, kind).any(|t| t == to.target()),
            _ => false,
        }
    }

    /// Is the first derived from the second by one suffix, or from the second's verb (FISCHER, FISCHEN, FISCH)? What
    /// ends in -ung is of its own verb only.
    fn follows_from(&self, derived: &Candidate, base: &Candidate) -> bool {
        let (Some(lemma), Some(base)) = (derived.lemma, base.lemma) else { return false };
        let by_stem = |verb: u32| {
            !derived.text.ends_with("ung")
                && targets(self.lexicon, base, LinkKind::Stem).any(|stem| stem == verb)
        };
        targets(self.lexicon, lemma, LinkKind::Derived).any(|t| t == base.target() || by_stem(t))
    }
}

/// The lemmas a word counts as, in their spelling. A form that is itself a base form counts only as that, but for
/// participles and comparison (BESSER is of GUT), and for the plural that happens to look like an infinitive (FIRMEN is
/// of FIRMA).
pub fn lemmas(lexicon: &Lexicon, word: &Word) -> Vec<String> {
    let Some(entry) = lexicon.entry(word) else { return vec![] };
    let own = |r: &Reading| r.is_base() && Word::fold(&r.lemma).is_ok_and(|l| l == *word);
    let is_infinitive = entry.common().any(|r| r.pos == Pos::Verb && own(r));
    let degree =
        Features::PARTICIPLE_1 | Features::PARTICIPLE_2 | Features::COMPARATIVE | Features::SUPERLATIVE;
    let related = if is_infinitive { degree | Features::PLURAL } else { degree };
    let is_base = entry.common().any(own);
    let counts = |r: &&Reading| !is_base || own(r) || r.features.intersects(related);
    entry.common().filter(counts).map(|r| r.lemma.clone()).collect()
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
