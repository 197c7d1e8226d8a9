//! Why a turn is illegal: the check that failed, and the words it is about.

use super::Level;
use serde::{Deserialize, Serialize};
use std::fmt;
use words::{Letter, Word};

/// The checks of §5.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TurnCheck"))]
pub enum Check {
    /// No tile lies twice, and no two on one cell.
    S0,
    /// What is laid comes from the pool.
    S1,
    /// The field is not too wide or high.
    S2,
    /// Every tile is in a word.
    S3,
    /// Every word is in the list.
    S4,
    /// The field is in one piece.
    S5,
    /// Every old word can have become what lies there, by the techniques of the level.
    A1,
    /// Exchange: one letter a word, two where words cross; the substitute comes from the pool.
    Q1,
    /// Insertion: one letter a word.
    Q2,
    /// Techniques may be combined: nothing to fail.
    Q3,
    /// Removed letters are used at once, for new terms.
    Q4,
    /// Removing letters changes the meaning.
    Q5,
    /// The field is not cut in parts: that is S5.
    Q6,
    /// Nothing moves further than needed.
    Q7,
    /// A crossing letter is exchanged in both words alike.
    Q8,
    /// An exchange brings another letter, and old words in one run do not overlap.
    Q9,
    /// No word comes back to its place, nor does a form of it by a steal.
    H1,
    /// No field comes back.
    H2,
}

impl Check {
    /// Its name, as in the rules.
    pub const fn name(self) -> &'static str {
        match self {
            Self::S0 => "S0",
            Self::S1 => "S1",
            Self::S2 => "S2",
            Self::S3 => "S3",
            Self::S4 => "S4",
            Self::S5 => "S5",
            Self::A1 => "A1",
            Self::Q1 => "Q1",
            Self::Q2 => "Q2",
            Self::Q3 => "Q3",
            Self::Q4 => "Q4",
            Self::Q5 => "Q5",
            Self::Q6 => "Q6",
            Self::Q7 => "Q7",
            Self::Q8 => "Q8",
            Self::Q9 => "Q9",
            Self::H1 => "H1",
            Self::H2 => "H2",
        }
    }
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Why a turn is illegal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// The check that failed.
    pub check: Check,
    /// The level that is played.
    pub level: Level,
    /// The words it is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<Word>,
    /// The letters it is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub letters: Vec<Letter>,
    /// The word is a mere form of this one (H1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub form_of: Option<Word>,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.check, self.said().en)
    }
}

impl std::error::Error for Fault {}
