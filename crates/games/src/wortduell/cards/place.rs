//! A word and where it lies.

use super::super::square::Square;
use serde::{Deserialize, Deserializer, Serialize};
use words::{Letter, Word};

/// A word and the squares between which it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WortduellPlace"))]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Its letters, folded.
    #[serde(deserialize_with = "folded")]
    pub word: Word,
    /// The square of the first.
    pub from: Square,
    /// The square of the last.
    pub to: Square,
}

impl Place {
    /// Its squares, if they are in a line.
    pub fn squares(&self) -> Vec<Square> {
        self.from.line_to(self.to).unwrap_or_default()
    }

    /// Its letters with their squares.
    pub fn letters(&self) -> Vec<(Square, Letter)> {
        self.squares().into_iter().zip(self.word.iter().copied()).collect()
    }

    /// Does the word go into these squares, rightwards or downwards?
    pub fn is_possible(&self) -> bool {
        self.squares().len() == self.word.len()
    }
}

/// A word as it is typed: folded, without spaces and hyphens (5.4.3, 5.4.4).
pub fn folded<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Word, D::Error> {
    Word::fold_phrase(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
}
