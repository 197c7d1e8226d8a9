//! The English words of `wamerican-large` and `wbritish-large`, for tables that are played in English.

use crate::sources::{Result, text};
use std::path::Path;
use words::Word;
use words::automaton::Automaton;

const LISTS: [&str; 2] = [
    "wamerican-large/usr/share/dict/american-english-large",
    "wbritish-large/usr/share/dict/british-english-large",
];

/// The file of the list: an automaton.
pub fn list(sources: &Path) -> Result<Vec<u8>> {
    let mut words = Vec::new();
    for list in LISTS {
        words.extend(text(&sources.join(list))?.lines().filter_map(word));
    }
    words.sort_unstable();
    words.dedup();
    let mut file = Vec::new();
    Automaton::from_sorted(words).write_to(&mut file);
    Ok(file)
}

/// A line's word, names included; "dog's" is none, nor is a single letter.
fn word(line: &str) -> Option<Word> {
    Word::fold(line).ok().filter(|word| word.len() > 1 || line == "a" || line == "I")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn possessives_and_letters_are_no_words() {
        let read = |line| word(line).map(|word| word.to_string());
        assert_eq!(read("dog"), Some("DOG".into()));
        assert_eq!(read("Ångström"), Some("ANGSTROEM".into()));
        assert_eq!(read("dog's"), None);
        assert_eq!(read("b"), None);
        assert_eq!(read("a"), Some("A".into()));
    }
}
