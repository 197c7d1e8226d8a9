//! What a solver knows of words: themes, and how likely each word of them is on a card.

use super::super::cards::{CardWord, vocabulary, word_weight};
use crate::wortduell::square::{COLUMNS, ROWS};
use std::sync::LazyLock;
use words::{Letter, Word};

/// Columns of a card.
pub(super) const WIDTH: usize = COLUMNS as usize;
/// Rows of a card.
pub(super) const HEIGHT: usize = ROWS as usize;

/// The themes and words that somebody knows.
#[derive(Debug)]
pub struct Lore {
    pub(super) themes: Vec<ThemeLore>,
}

/// The words of one theme.
#[derive(Debug)]
pub(super) struct ThemeLore {
    pub words: Vec<Known>,
    /// Those that can stand down, and the sum of their weights.
    pub down: Vec<u16>,
    pub down_weight: f64,
    /// By column and letter: the weight of all ways to lay a word across with that letter there.
    pub ways: [[f32; Letter::COUNT]; WIDTH],
}

/// A word and how likely it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub word: Word,
    pub weight: f32,
}

impl Lore {
    /// All words of all themes.
    pub fn all() -> &'static Self {
        static ALL: LazyLock<Lore> = LazyLock::new(|| Lore::new(|_| true));
        &ALL
    }

    /// The words that somebody knows.
    pub fn new(knows: impl Fn(&CardWord) -> bool) -> Self {
        let themes = vocabulary().iter().map(|(_, words)| {
            let own = words.iter().filter(|word| knows(word));
            ThemeLore::new(own.map(|w| Known { word: w.word, weight: word_weight(w) as f32 }).collect())
        });
        Self { themes: themes.collect() }
    }

    /// All themes, by number.
    pub(super) fn numbers(&self) -> Vec<u16> {
        (0u16..).zip(&self.themes).map(|(number, _)| number).collect()
    }
}

impl ThemeLore {
    fn new(words: Vec<Known>) -> Self {
        let down: Vec<u16> =
            (0u16..).zip(&words).filter(|(_, w)| w.word.len() == HEIGHT).map(|(i, _)| i).collect();
        let down_weight = down.iter().map(|i| f64::from(words[usize::from(*i)].weight)).sum();
        let mut ways = [[0.0; Letter::COUNT]; WIDTH];
        for known in &words {
            for start in 0..=WIDTH - known.word.len() {
                for (column, letter) in (start..).zip(known.word.iter()) {
                    ways[column][letter.index()] += known.weight;
                }
            }
        }
        Self { words, down, down_weight, ways }
    }

    /// Does the theme have this word?
    pub fn has(&self, word: &Word) -> bool {
        self.words.iter().any(|known| known.word == *word)
    }
}
