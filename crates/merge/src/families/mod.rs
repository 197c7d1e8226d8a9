//! Which words have the same meaning (Wörterklauer §5.1.6): links between lemmas by stem and by suffix, paradigms and
//! reviewed pairs, as the lexicon stores them.
//!
//! A link by form alone proves nothing (EIS, EISEN): the English glosses and the synonyms must not contradict, or must
//! agree. Pairs of common words were read by a person; what the list says comes before what the sources say.

mod lemmas;
mod meanings;
mod reviewed;
mod stems;
mod suffixes;

pub use lemmas::Lemmas;
pub use meanings::Meanings;

use crate::adjectives::umlauted;
use crate::key::lowered;
use reviewed::Reviewed;
use std::collections::BTreeSet;
use words::automaton::Automaton;
use words::family::{Lemma, LemmaClass, LinkKind};
use words::letters::Word;

/// A lemma's key and class. Of class `Other` it is the word itself, whatever it is a form of.
type Key = (String, LemmaClass);
/// A link between two lemmas.
type Link = (Key, LinkKind, Key);

/// All links, as the lexicon stores them.
pub fn links(lemmas: &Lemmas, meanings: &Meanings<'_>, automaton: &Automaton) -> Vec<(u32, u32)> {
    let reviewed = Reviewed::by_hand();
    let mut links = stems::links(lemmas, meanings, &reviewed);
    links.extend(suffixes::links(lemmas, meanings, &reviewed, automaton));
    links.extend(homonyms(lemmas, meanings, &reviewed));
    let found: BTreeSet<(&str, &str)> = links.iter().map(|(a, _, b)| (a.0.as_str(), b.0.as_str())).collect();
    let by_hand = reviewed.links(lemmas, &|a, b| found.contains(&(a, b)) || found.contains(&(b, a)));
    links.extend(by_hand);
    links.extend(reviewed::paradigms());
    let lemma = |(key, class): &Key| {
        let index = Word::fold(key).ok().and_then(|w| automaton.index_of(&w))?;
        Some(Lemma { index, class: *class })
    };
    links.iter().filter_map(|(from, kind, to)| Some(lemma(from)?.link(*kind, lemma(to)?))).collect()
}

/// A form that is besides the base form of a known word of another meaning counts as that word (§5.1.6 i). A verb of
/// the same letters is rarely by chance there, so between noun and verb (or its infinitive as a noun) only the list
/// decides.
fn homonyms(lemmas: &Lemmas, meanings: &Meanings<'_>, reviewed: &Reviewed) -> Vec<Link> {
    lemmas
        .homographs()
        .filter(|(_, own)| !lemmas.is(&lowered(&own.0), LemmaClass::Verb) && lemmas.is_known(own))
        .filter(|(of, own)| reviewed.verdict(&of.0, &own.0).is_none() && meanings.differ(&of.0, &own.0))
        .flat_map(|(of, own)| both_ways(of, LinkKind::Different, own))
        .collect()
}

fn both_ways(a: &Key, kind: LinkKind, b: &Key) -> [Link; 2] {
    [(a.clone(), kind, b.clone()), (b.clone(), kind, a.clone())]
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sources::ding::Ding;
    use words::entry::{Entry, Features, Pos, Reading, Regions, Zipf};

    pub(super) fn entry(zipf: f32, readings: &[(&str, Pos, Features)]) -> Entry {
        let reading = |(lemma, pos, features): &(&str, Pos, Features)| Reading {
            lemma: (*lemma).to_owned(),
            pos: *pos,
            features: *features,
        };
        Entry {
            spellings: vec![],
            readings: readings.iter().map(reading).collect(),
            tier: None,
            regions: Regions::empty(),
            zipf: Zipf::new(zipf),
            syllables: (1, 1),
            decency: words::entry::Decency::default(),
        }
    }

    #[test]
    fn umlauts_are_undone() {
        assert_eq!(without_umlaut("traeum").as_deref(), Some("traum"));
        assert_eq!(without_umlaut("haemmer").as_deref(), Some("hammer"));
        assert_eq!(without_umlaut("neu"), None);
    }

    /// §5.1.6 i: a form counts as the other word only if that is known by its other forms and means something else.
    #[test]
    fn only_known_homonyms_count() {
        use Features as F;
        let ding = Ding::of_lines(&["Qualm {m} :: smoke", "Qualme {f} :: stick"]);
        let meanings = Meanings::new(&ding, &[]);
        let links_for = |zipf| {
            let mut lemmas = Lemmas::default();
            lemmas.note(
                "qualme",
                &entry(4.0, &[("Qualm", Pos::Noun, F::PLURAL), ("Qualme", Pos::Noun, F::BASE)]),
            );
            lemmas.note("qualmen", &entry(zipf, &[("Qualme", Pos::Noun, F::PLURAL)]));
            homonyms(&lemmas, &meanings, &Reviewed::of(""))
        };
        assert_eq!(links_for(1.0), []);
        assert_eq!(links_for(3.0).len(), 2);
    }
}
