//! What words mean, as far as the sources tell.

use crate::key::key;
use crate::sources::ding::Ding;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// English glosses, and the numbers of the sets of synonyms a word is in.
pub struct Meanings<'a> {
    ding: &'a Ding,
    sets: FxHashMap<String, BTreeSet<usize>>,
}

impl<'a> Meanings<'a> {
    /// From the glosses and the sets of synonyms, in real spelling.
    pub fn new(ding: &'a Ding, synonyms: &[Vec<String>]) -> Self {
        let mut sets: FxHashMap<String, BTreeSet<usize>> = FxHashMap::default();
        for (number, set) in synonyms.iter().enumerate() {
            for key in set.iter().filter_map(|word| key(word)) {
                sets.entry(key).or_default().insert(number);
            }
        }
        Self { ding, sets }
    }

    /// They have a gloss or a set of synonyms in common.
    pub fn meet(&self, a: &str, b: &str) -> bool {
        self.ding.meanings_meet(a, b) || self.are_synonyms(a, b)
    }

    /// Both have glosses, and nothing in common.
    pub fn differ(&self, a: &str, b: &str) -> bool {
        self.ding.meanings_differ(a, b) && !self.are_synonyms(a, b)
    }

    fn are_synonyms(&self, a: &str, b: &str) -> bool {
        match (self.sets.get(a), self.sets.get(b)) {
            (Some(a), Some(b)) => !a.is_disjoint(b),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn synonyms_outweigh_glosses() {
        let ding =
            Ding::of_lines(&["Umkehr {f} :: reversal", "umkehren {vi} :: to go back", "Wein {m} :: wine"]);
        let synonyms = [vec!["Umkehr".to_owned(), "umkehren".to_owned()]];
        let meanings = Meanings::new(&ding, &synonyms);
        assert!(meanings.meet("Umkehr", "umkehren") && !meanings.differ("Umkehr", "umkehren"));
        assert!(!meanings.meet("Umkehr", "Wein") && meanings.differ("Umkehr", "Wein"));
    }
}
