//! Lists that were read word by word: abbreviations, and clipped words that are words (Azubi, Alu).

use crate::key::key;
use crate::readings::{Readings, Sources};
use crate::short::ShortWords;
use rustc_hash::FxHashSet;
use words::entry::{Features, Pos};

const ABBREVIATIONS: &str = include_str!("../../../data/lexicon/abbreviations.txt");
const CLIPPINGS: &str = include_str!("../../../data/lexicon/clippings.txt");

/// The reviewed lists that the verdict asks.
pub struct Lists {
    /// Words of two and three letters.
    pub short: ShortWords,
    /// Folded abbreviations, in small letters.
    abbreviations: FxHashSet<String>,
}

impl Default for Lists {
    fn default() -> Self {
        Self { short: ShortWords::read(), abbreviations: abbreviations(ABBREVIATIONS) }
    }
}

impl Lists {
    /// All folded forms of the lists: no source needs to have them.
    pub fn words(&self) -> impl Iterator<Item = &String> {
        self.short.words().chain(&self.abbreviations)
    }

    /// Is this folded form (small letters) on the list of abbreviations?
    pub fn is_abbreviation(&self, folded: &str) -> bool {
        self.abbreviations.contains(folded)
    }
}

/// Every line without a tab; those with one are words, too.
fn abbreviations(text: &str) -> FxHashSet<String> {
    lines(text)
        .filter(|l| !l.contains('\t'))
        .filter_map(|l| key(l.trim()))
        .map(|k| k.to_lowercase())
        .collect()
}

/// Adds the clipped words and their plurals.
pub fn add_clippings(readings: &mut Readings) {
    for line in lines(CLIPPINGS) {
        let mut columns = line.split('\t');
        let (Some(word), Some(_article), Some(plural)) = (columns.next(), columns.next(), columns.next())
        else {
            continue;
        };
        readings.add(word, word, Pos::Noun, Features::BASE, Sources::HAND);
        if plural != "-" {
            readings.add(plural, word, Pos::Noun, Features::PLURAL, Sources::HAND);
        }
    }
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|l| !l.starts_with('#') && !l.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// W7: all capitals are abbreviations, words of daily life are words.
    #[test]
    fn abbreviations_and_clippings_are_read() {
        let lists = Lists::default();
        assert!(lists.is_abbreviation("bafoeg") && lists.is_abbreviation("eeg"));
        assert!(!lists.is_abbreviation("laser") && !lists.is_abbreviation("azubi"));
        let mut readings = Readings::default();
        add_clippings(&mut readings);
        assert!(readings.has_form("Azubi", Pos::Noun, Features::BASE));
        assert!(readings.has_form("Kraeder", Pos::Noun, Features::PLURAL));
    }

    #[test]
    fn the_files_are_sound() {
        for line in lines(CLIPPINGS) {
            assert!(line.split('\t').count() >= 3, "{line}");
            let word = line.split('\t').next().unwrap();
            assert!(!abbreviations(ABBREVIATIONS).contains(&word.to_lowercase()), "{word} is on both lists");
        }
        for line in lines(ABBREVIATIONS) {
            assert!(line.split('\t').all(|word| key(word).is_some()), "{line}");
        }
    }
}
