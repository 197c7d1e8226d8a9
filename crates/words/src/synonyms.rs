//! Nouns that mean the same, by a thesaurus: Apfelsine and Orange.

use crate::files::Files;
use crate::letters::Word;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The sets that a word is in, as lines of the file: it has a set a line, its words separated by commas.
static SETS: LazyLock<HashMap<Word, Vec<&'static str>>> = LazyLock::new(|| {
    let mut sets: HashMap<Word, Vec<&str>> = HashMap::new();
    for set in Files::get().synonyms.lines() {
        for word in words(set) {
            sets.entry(word).or_default().push(set);
        }
    }
    sets
});

/// One meaning of a word: all words that have it.
#[derive(Clone, Debug)]
pub struct Meaning(Vec<Word>);

impl Meaning {
    /// The words that have this meaning, each once.
    pub fn words(&self) -> &[Word] {
        &self.0
    }
}

/// The meanings of a word; it is itself among the words of each.
pub fn meanings(word: &Word) -> impl Iterator<Item = Meaning> {
    SETS.get(word).into_iter().flatten().map(|set| {
        let mut words: Vec<Word> = words(set).collect();
        words.sort_unstable();
        words.dedup();
        Meaning(words)
    })
}

/// All words that mean the same as this one, in one of its meanings; itself is among them.
pub fn synonyms(word: &Word) -> impl Iterator<Item = Word> {
    SETS.get(word).into_iter().flatten().flat_map(|set| words(set))
}

fn words(set: &str) -> impl Iterator<Item = Word> {
    set.split(',').filter_map(|word| Word::fold(word).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn are_synonyms(a: &str, b: &str) -> bool {
        let [a, b] = [a, b].map(|word| Word::fold(word).unwrap());
        synonyms(&a).any(|word| word == b)
    }

    #[test]
    fn words_of_one_set_mean_the_same() {
        assert!(are_synonyms("Apfelsine", "Orange"));
        assert!(are_synonyms("Sonnabend", "Samstag"));
        assert!(are_synonyms("Möhre", "Karotte"));
    }

    #[test]
    fn words_of_different_sets_do_not() {
        assert!(!are_synonyms("Apfelsine", "Karotte"));
        assert!(!are_synonyms("Qqqq", "Qqqq"));
    }
}
