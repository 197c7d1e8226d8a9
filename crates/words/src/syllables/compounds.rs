//! English compounds: two English parts make an English word, where each alone could be German.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::data::entries;
use super::word::Word;

static PARTS: LazyLock<Parts> = LazyLock::new(|| {
    Parts::parse(&entries(include_str!("../../../../data/syllables/english-compounds.txt")))
});

/// Parts by their letters, with the lengths of their syllables.
#[derive(Default)]
struct Parts {
    first: HashMap<Vec<char>, Vec<usize>>,
    second: HashMap<Vec<char>, Vec<usize>>,
}

impl Parts {
    fn parse(entries: &[&str]) -> Self {
        let mut parts = Self::default();
        for entry in entries {
            let pieces = entry.trim_matches('+');
            let letters: Vec<char> = pieces.chars().filter(|&letter| letter != '-').collect();
            let lengths: Vec<usize> = pieces.split('-').map(|piece| piece.chars().count()).collect();
            if entry.starts_with('+') {
                parts.second.insert(letters.clone(), lengths.clone());
            }
            if entry.ends_with('+') {
                parts.first.insert(letters, lengths);
            }
        }
        parts
    }
}

/// The lengths of the syllables if the word is an English compound; the last takes a plural -s.
pub(super) fn english(word: &Word<'_>) -> Option<Vec<usize>> {
    (2..word.len().saturating_sub(1)).find_map(|seam| {
        let first = PARTS.first.get(word.letters(0..seam))?;
        let second = second(word, seam)?;
        Some(first.iter().chain(second).copied().collect())
    })
}

fn second(word: &Word<'_>, seam: usize) -> Option<&'static Vec<usize>> {
    let whole = PARTS.second.get(word.letters(seam..word.len()));
    let plural = word.letter(word.len() - 1) == 's';
    whole.or_else(|| plural.then(|| PARTS.second.get(word.letters(seam..word.len() - 1))).flatten())
}
