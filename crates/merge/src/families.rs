//! Which lemmas have the same meaning: links by stem and by suffix (Wörterklauer §5.1.6), checked against the
//! English glosses, and a small list by hand.

use crate::adjectives::umlauted;
use crate::key::{capitalised, key, lowered};
use crate::sources::ding::Ding;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};
use words::automaton::Automaton;
use words::entry::Pos;
use words::family::{Lemma, LemmaClass, LinkKind};
use words::letters::Word;

/// Pairs decided by a person: `same` and `different` lines.
const BY_HAND: &str = include_str!("../../../data/lexicon/families.txt");

/// The base forms of nouns, verbs and adjectives, by key; a key can be several.
#[derive(Default)]
pub struct Lemmas(BTreeMap<String, BTreeSet<LemmaClass>>);

impl Lemmas {
    /// Notes a lemma.
    pub fn add(&mut self, spelling: &str, pos: Pos) {
        let class = LemmaClass::of(pos);
        if let Some(key) = key(spelling).filter(|_| class != LemmaClass::Other) {
            self.0.entry(key).or_default().insert(class);
        }
    }

    fn is(&self, key: &str, class: LemmaClass) -> bool {
        self.0.get(key).is_some_and(|classes| classes.contains(&class))
    }

    fn iter(&self) -> impl Iterator<Item = (&str, LemmaClass)> {
        self.0.iter().flat_map(|(key, classes)| classes.iter().map(move |c| (key.as_str(), *c)))
    }
}

/// A link between two lemma keys.
type Link = ((String, LemmaClass), LinkKind, (String, LemmaClass));

/// All links, as the lexicon stores them.
pub fn links(lemmas: &Lemmas, ding: &Ding, automaton: &Automaton) -> Vec<(u32, u32)> {
    let mut links = stem_links(lemmas, ding);
    links.extend(derived_links(lemmas, ding, automaton));
    links.extend(links_by_hand(BY_HAND, lemmas));
    let lemma = |(key, class): &(String, LemmaClass)| {
        let index = Word::fold(key).ok().and_then(|w| automaton.index_of(&w))?;
        Some(Lemma { index, class: *class })
    };
    links.iter().filter_map(|(from, kind, to)| Some(lemma(from)?.link(*kind, lemma(to)?))).collect()
}

/// Nouns, adjectives and infinitives of one stem (§5.1.6 ii).
fn stem_links(lemmas: &Lemmas, ding: &Ding) -> Vec<Link> {
    let mut by_stem: FxHashMap<String, Vec<(&str, LemmaClass)>> = FxHashMap::default();
    for (key, class) in lemmas.iter() {
        by_stem.entry(stem(key, class)).or_default().push((key, class));
    }
    let mut out = Vec::new();
    for (verb, class) in lemmas.iter().filter(|(_, class)| *class == LemmaClass::Verb) {
        let plain = stem(verb, class);
        for (same_vowel, stem) in stems_with_vowels(&plain) {
            for (other, other_class) in by_stem.get(&stem).into_iter().flatten() {
                // Without an umlaut the glosses must not contradict, with one they must agree.
                let agree = if same_vowel {
                    !ding.meanings_differ(verb, other)
                } else {
                    ding.meanings_meet(verb, other)
                };
                if *other_class != LemmaClass::Verb && stem.len() >= 2 && agree {
                    out.extend(both_ways((verb, class), LinkKind::Stem, (other, *other_class)));
                }
            }
        }
    }
    out
}

/// The stem itself, and where it has an umlaut, the stem without (träum-, Traum).
fn stems_with_vowels(stem: &str) -> Vec<(bool, String)> {
    let mut out = vec![(true, stem.to_owned())];
    out.extend(without_umlaut(stem).map(|s| (false, s)));
    out
}

/// "lieb" of Liebe and lieben, "segl" of Segel and segeln, "trockn" of trocken and trocknen.
fn stem(key: &str, class: LemmaClass) -> String {
    let small = lowered(key);
    let bare = match class {
        LemmaClass::Verb => small.strip_suffix("en").or(small.strip_suffix('n')).unwrap_or(&small),
        LemmaClass::Noun if small.len() > 3 => small.strip_suffix('e').unwrap_or(&small),
        _ => &small,
    };
    match bare.as_bytes() {
        [.., b'e', b'l' | b'n' | b'r'] if bare.len() > 3 => {
            format!("{}{}", &bare[..bare.len() - 2], &bare[bare.len() - 1..])
        }
        _ => bare.to_owned(),
    }
}

fn both_ways(a: (&str, LemmaClass), kind: LinkKind, b: (&str, LemmaClass)) -> [Link; 2] {
    let own = |(key, class): (&str, LemmaClass)| (key.to_owned(), class);
    [(own(a), kind, own(b)), (own(b), kind, own(a))]
}

/// How sure the glosses must be that a suffix does not change the meaning.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Glosses {
    /// The suffix alone tells (Freundin, Schönheit).
    Ignored,
    /// They must not contradict.
    NotContradicting,
    /// They must agree.
    Agreeing,
}

/// A suffix of person, sex, diminutive or abstraction (§5.1.6 iii). The derived word is always a noun.
struct Suffix {
    text: &'static str,
    /// What its base is.
    base: LemmaClass,
    /// What the base has in its place.
    endings: &'static [&'static str],
    /// What the glosses must say if the vowel stays, and if it has become an umlaut (`None`: it never does).
    plain: Glosses,
    umlaut: Option<Glosses>,
}

use Glosses::{Agreeing, Ignored, NotContradicting};
use LemmaClass::{Adjective, Noun, Verb};

const fn suffix(
    text: &'static str,
    base: LemmaClass,
    endings: &'static [&'static str],
    plain: Glosses,
    umlaut: Option<Glosses>,
) -> Suffix {
    Suffix { text, base, endings, plain, umlaut }
}

const SUFFIXES: &[Suffix] = &[
    // Person
    suffix("er", Verb, &["en", "n", "ern", "eln"], NotContradicting, Some(NotContradicting)),
    suffix("er", Noun, &["", "e", "en"], Agreeing, Some(Agreeing)),
    suffix("ler", Noun, &["", "e"], Agreeing, Some(Agreeing)),
    suffix("ler", Verb, &["eln"], NotContradicting, None),
    suffix("rer", Verb, &["ern"], NotContradicting, None),
    suffix("ner", Noun, &["", "e", "en"], Agreeing, Some(Agreeing)),
    suffix("ist", Noun, &["", "e", "o", "ismus"], Agreeing, None),
    suffix("eur", Verb, &["ieren"], NotContradicting, None),
    suffix("ling", Verb, &["en", "n"], Agreeing, Some(Agreeing)),
    suffix("ling", Adjective, &["", "e"], Agreeing, Some(Agreeing)),
    // Sex
    suffix("in", Noun, &["", "e"], Ignored, Some(Ignored)),
    suffix("erin", Verb, &["en", "n", "ern"], NotContradicting, Some(NotContradicting)),
    // Diminutive
    suffix("chen", Noun, &["", "e", "en"], Ignored, Some(Ignored)),
    suffix("lein", Noun, &["", "e", "en", "l"], Ignored, Some(Ignored)),
    // Abstraction; -ung only from its own verb, which has the same vowel
    suffix("ung", Verb, &["en", "n"], Ignored, None),
    suffix("lung", Verb, &["eln"], Ignored, None),
    suffix("rung", Verb, &["ern"], Ignored, None),
    suffix("nung", Verb, &["en"], NotContradicting, None),
    suffix("heit", Adjective, &["", "e"], Ignored, None),
    suffix("heit", Noun, &["", "e"], Agreeing, None),
    suffix("keit", Adjective, &[""], Ignored, None),
    suffix("igkeit", Adjective, &["", "e"], Ignored, None),
    suffix("itaet", Adjective, &["", "ell"], NotContradicting, None),
    suffix("schaft", Noun, &["", "e"], NotContradicting, None),
    suffix("schaft", Adjective, &[""], NotContradicting, None),
    suffix("tum", Noun, &["", "s", "e"], NotContradicting, None),
    suffix("tum", Adjective, &[""], NotContradicting, None),
    suffix("tum", Verb, &["en"], NotContradicting, None),
    suffix("nis", Verb, &["en", "n", "ern"], Ignored, Some(Agreeing)),
    suffix("nis", Adjective, &[""], NotContradicting, None),
    suffix("e", Adjective, &["", "en"], NotContradicting, Some(NotContradicting)),
    suffix("t", Verb, &["en"], Agreeing, None),
    suffix("st", Verb, &["en"], Agreeing, None),
    suffix("ation", Verb, &["ieren"], Ignored, None),
    suffix("ion", Verb, &["ieren"], NotContradicting, None),
    suffix("erei", Verb, &["en", "n"], Agreeing, Some(Agreeing)),
    suffix("ei", Verb, &["n"], Agreeing, None),
    suffix("erei", Noun, &["er"], NotContradicting, None),
];

/// Words derived by one suffix, with or without umlaut.
fn derived_links(lemmas: &Lemmas, ding: &Ding, automaton: &Automaton) -> Vec<Link> {
    let mut out = Vec::new();
    for (derived, _) in lemmas.iter().filter(|(_, class)| *class == Noun) {
        for suffix in SUFFIXES {
            let Some(rest) = derived.strip_suffix(suffix.text).filter(|r| r.len() >= 2) else { continue };
            // Who is called -in has a plural: Königinnen, but no "Termininnen".
            if suffix.text == "in" && !is_form(&format!("{derived}nen"), automaton) {
                continue;
            }
            for (base, glosses) in suffix.bases(rest) {
                let agree = lemmas.is(&base, suffix.base) && base != derived;
                if agree && suffix.keeps_the_meaning(derived, &base, glosses, lemmas, ding) {
                    out.push(((derived.to_owned(), Noun), LinkKind::Derived, (base, suffix.base)));
                }
            }
        }
    }
    out
}

fn is_form(key: &str, automaton: &Automaton) -> bool {
    Word::fold(key).is_ok_and(|word| automaton.contains(&word))
}

impl Suffix {
    /// The possible bases of a derived word, given what stands before the suffix.
    fn bases(&self, rest: &str) -> Vec<(String, Glosses)> {
        let small = lowered(rest);
        let umlauted = self.umlaut.and_then(|glosses| Some((without_umlaut(&small)?, glosses)));
        let stems = std::iter::once((small.clone(), self.plain)).chain(umlauted);
        stems
            .flat_map(|(stem, glosses)| self.endings.iter().map(move |e| (format!("{stem}{e}"), glosses)))
            .map(|(word, glosses)| (if self.base == Noun { capitalised(&word) } else { word }, glosses))
            .collect()
    }

    fn keeps_the_meaning(
        &self,
        derived: &str,
        base: &str,
        glosses: Glosses,
        lemmas: &Lemmas,
        ding: &Ding,
    ) -> bool {
        match glosses {
            Ignored => true,
            NotContradicting => !ding.meanings_differ(derived, base) || self.is_agent(derived, lemmas),
            Agreeing => ding.meanings_meet(derived, base),
        }
    }

    /// Who does what the verb says has a feminine form too: Fahrer, Fahrerin; but not Zucker.
    fn is_agent(&self, derived: &str, lemmas: &Lemmas) -> bool {
        self.text == "er" && self.base == Verb && lemmas.is(&format!("{derived}in"), Noun)
    }
}

/// The key whose umlauted form this is (traeum, traum); `None` if it has no umlaut.
fn without_umlaut(key: &str) -> Option<String> {
    ["ae", "oe", "ue"]
        .iter()
        .filter_map(|pair| key.rfind(pair))
        .max()
        .map(|place| format!("{}{}", &key[..=place], &key[place + 2..]))
        .filter(|plain| umlauted(plain).as_deref() == Some(key))
}

/// `same singen Gesang`, `different Bau Bauer`: all readings as a lemma are meant.
fn links_by_hand(text: &str, lemmas: &Lemmas) -> Vec<Link> {
    let mut out = Vec::new();
    for line in text.lines().filter(|l| !l.starts_with('#') && !l.trim().is_empty()) {
        let kind = if line.starts_with("same") { LinkKind::Same } else { LinkKind::Different };
        let words: Vec<String> = line.split_whitespace().skip(1).filter_map(key).collect();
        let [a, b] = &words[..] else { continue };
        let classes = |key: &String| lemmas.0.get(key).cloned().unwrap_or_default();
        for class in classes(a) {
            for other in classes(b) {
                out.extend(both_ways((a, class), kind, (b, other)));
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line that is misspelt would be passed over, or taken for its opposite.
    #[test]
    fn the_list_by_hand_is_sound() {
        let mut seen = BTreeSet::new();
        for line in BY_HAND.lines().filter(|l| !l.starts_with('#') && !l.trim().is_empty()) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let [kind @ ("same" | "different"), a, b] = words[..] else { panic!("{line}") };
            assert!(key(a).is_some() && key(b).is_some(), "{line}");
            assert!(
                seen.insert((a.min(b), a.max(b))),
                "{line}: stands there twice, or with another word than {kind}"
            );
        }
        assert!(seen.len() > 100);
    }

    #[test]
    fn stems_meet_across_parts_of_speech() {
        assert_eq!(stem("Liebe", Noun), stem("lieben", Verb));
        assert_eq!(stem("Segel", Noun), stem("segeln", Verb));
        assert_eq!(stem("trocken", Adjective), stem("trocknen", Verb));
        assert_ne!(stem("Wand", Noun), stem("wandern", Verb));
    }

    #[test]
    fn umlauts_are_undone() {
        assert_eq!(without_umlaut("traeum").as_deref(), Some("traum"));
        assert_eq!(without_umlaut("haemmer").as_deref(), Some("hammer"));
        assert_eq!(without_umlaut("neu"), None);
    }

    #[test]
    fn suffixes_find_their_base() {
        let mut lemmas = Lemmas::default();
        for (word, pos) in [
            ("Freund", Pos::Noun),
            ("Freundin", Pos::Noun),
            ("schön", Pos::Adjective),
            ("Schönheit", Pos::Noun),
            ("backen", Pos::Verb),
            ("Bäcker", Pos::Noun),
            ("Beton", Pos::Noun),
            ("Betonung", Pos::Noun),
        ] {
            lemmas.add(word, pos);
        }
        let automaton = Automaton::from_sorted([Word::fold("Freundinnen").unwrap()]);
        let links = derived_links(&lemmas, &Ding::default(), &automaton);
        let has = |a: &str, b: &str| links.iter().any(|((x, _), _, (y, _))| x == a && y == b);
        assert!(has("Freundin", "Freund") && has("Schoenheit", "schoen") && has("Baecker", "backen"));
        assert!(!has("Betonung", "Beton"));
    }
}
