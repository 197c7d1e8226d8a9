//! What a Wörterklauer table chooses.

use game::{BadOptions, Bounds, Pace, Seats, Span};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Two players.
pub(super) const SEATS: (u8, u8) = (2, 2);
/// A.4, W28: the smallest and the largest field.
pub const SIZES: Bounds = Bounds::new(7, 12, 10).in_steps(&[7, 8, 9, 10, 11, 12]);
/// A.5: three minutes.
const GLASS: Span = Span::from_secs(180);

/// What a table chooses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerOptions"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which techniques are allowed (A.36, W28).
    pub level: Level,
    /// How wide and high the field may become (A.4).
    pub size: u8,
    /// Three minutes for each turn (A.5).
    pub glass: bool,
    /// How much time there is: in the glass, to choose and to answer.
    pub pace: Pace,
    /// Who decides about words (W16).
    pub words: WordsBy,
    /// "Nur Grundformen" (W13).
    pub base_forms: bool,
    /// Coarse words, obscene ones and slurs do not count; `None`: as is usual, at public tables (W11).
    pub decent: Option<bool>,
    /// With Q, X and Y (4.2).
    pub full_alphabet: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            level: Level::I,
            size: 10,
            glass: false,
            pace: Pace::Normal,
            words: WordsBy::List,
            base_forms: false,
            decent: None,
            full_alphabet: false,
        }
    }
}

impl Options {
    /// How long the glass runs; `None` without one.
    pub fn glass(&self) -> Option<Span> {
        self.pace.span(GLASS).filter(|_| self.glass)
    }
}

/// Which techniques are allowed; each level has those of the lower ones (A.28–A.36).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerLevel"))]
pub enum Level {
    /// Exchange and add.
    I,
    /// Insert.
    II,
    /// Remove.
    III,
    /// Dissolve.
    IV,
}

impl Level {
    /// All, the easiest first.
    pub const ALL: [Self; 4] = [Self::I, Self::II, Self::III, Self::IV];

    /// Its name, as in the rules.
    pub const fn name(self) -> &'static str {
        match self {
            Self::I => "I",
            Self::II => "II",
            Self::III => "III",
            Self::IV => "IV",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Who decides about words (W16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerWordsBy"))]
#[serde(rename_all = "snake_case")]
pub enum WordsBy {
    /// The word list.
    List,
    /// The table: what the list does not know may be proposed to the opponent.
    Table,
}

impl WordsBy {
    /// All.
    pub const ALL: [Self; 2] = [Self::List, Self::Table];
}

impl game::Options for Options {
    fn check(&self) -> Result<(), BadOptions> {
        if SIZES.allow(self.size) {
            return Ok(());
        }
        Err(BadOptions::new(
            "Das Feld ist mindestens 7 × 7 und höchstens 12 × 12 groß.",
            "The field is at least 7 × 7 and at most 12 × 12.",
        ))
    }

    fn check_seats(&self, seats: &Seats) -> Result<(), BadOptions> {
        if seats.count() == usize::from(SEATS.0) {
            return Ok(());
        }
        Err(BadOptions::new("Wörterklauer spielt man zu zweit.", "Wörterklauer is for two players."))
    }
}
