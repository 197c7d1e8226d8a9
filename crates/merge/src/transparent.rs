//! Which words explain themselves: Geburtsdatum, weiterlaufen, Ungewissheit are made of everyday words.

use crate::key::{is_capital, key};
use crate::verbs::prefixes;
use rustc_hash::FxHashSet;
use words::compounds::LINKS;

/// Shorter words are not taken apart: too many are put together by chance.
const SHORTEST_WORD: usize = 7;
/// Shorter parts neither.
const SHORTEST_PART: usize = 4;

/// What makes words of words whose meaning everybody knows.
const SUFFIXES: &[&str] = &[
    "ung", "heit", "keit", "igkeit", "lich", "ig", "bar", "los", "haft", "sam", "er", "erin", "in", "isch",
    "chen", "lein", "schaft", "voll", "reich", "frei", "weise", "maessig", "artig", "erei", "e", "t", "et",
];

/// The everyday words as parts of others.
#[derive(Default)]
pub struct Parts(FxHashSet<String>);

impl Parts {
    /// These lemmas, and verbs and nouns as they stand in front of others (wohn-, schul-).
    pub fn of<'a>(lemmas: impl Iterator<Item = &'a str>) -> Self {
        let mut parts = FxHashSet::default();
        for lemma in lemmas {
            let Some(folded) = key(lemma).map(|k| k.to_ascii_lowercase()) else { continue };
            let endings: &[&str] = if is_capital(lemma) { &["e"] } else { &["en", "n"] };
            for ending in endings {
                parts.extend(folded.strip_suffix(ending).map(str::to_owned));
            }
            parts.insert(folded);
        }
        parts.retain(|part| part.len() >= SHORTEST_PART);
        Self(parts)
    }

    /// Is a word, given in folded small letters, made of everyday words?
    pub fn make(&self, word: &str) -> bool {
        word.len() >= SHORTEST_WORD && self.explain(word)
    }

    fn explain(&self, word: &str) -> bool {
        if word.len() < SHORTEST_PART {
            return false;
        }
        self.0.contains(word)
            || word.strip_prefix("un").is_some_and(|rest| self.explain(rest))
            || prefixes(word).any(|(_, rest)| self.explain(rest))
            || SUFFIXES.iter().filter_map(|s| word.strip_suffix(s)).any(|stem| self.explain(stem))
            || self.is_compound(word)
    }

    fn is_compound(&self, word: &str) -> bool {
        let seams = SHORTEST_PART..=word.len().saturating_sub(SHORTEST_PART);
        seams.map(|seam| word.split_at(seam)).any(|(first, rest)| {
            let mut firsts = LINKS.iter().filter_map(|link| first.strip_suffix(link));
            firsts.any(|first| self.0.contains(first)) && self.explain(rest)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_explain_themselves_by_their_parts() {
        let parts = Parts::of(["Geburt", "Datum", "laufen", "gewiss", "Schule", "Weg"].into_iter());
        for word in ["geburtsdatum", "weiterlaufen", "ungewissheit", "schulgeburt", "verlaufen"] {
            assert!(parts.make(word), "{word}");
        }
        for word in ["exposition", "schweg", "geburtsexposition"] {
            assert!(!parts.make(word), "{word}");
        }
    }
}
