//! What a seat can ask for.

use super::cards::folded;
use super::square::Square;
use super::state::Idea;
use game::Seat;
use serde::{Deserialize, Serialize};
use words::{Letter, Word};

/// What a seat asks for. Variants without fields have braces, as only then unknown fields are refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WortduellAction"))]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum Action {
    /// Call a letter (D.5).
    Call {
        /// Which.
        letter: Letter,
    },
    /// Guess a word and between which squares it lies (D.8).
    Guess {
        /// The word; umlauts are folded, spaces and hyphens fall away (5.4.3, 5.4.4).
        #[serde(deserialize_with = "folded")]
        word: Word,
        /// Its first square.
        from: Square,
        /// Its last square.
        to: Square,
    },
    /// There is nothing left to call, and nothing to guess (D20).
    Pass {},
    /// Where the letter that was called stands on the own card: all its squares (D12).
    Mark {
        /// All of them; none if it is not on the card.
        squares: Vec<Square>,
    },
    /// Suggest something to the own team, or take it back (5.4.7).
    Suggest {
        /// What.
        idea: Option<Idea>,
    },
    /// Who writes for the own team (D.17).
    Writer {
        /// Who.
        seat: Seat,
    },
    /// Ready for the next round.
    Next {},
    /// Claim the match from a side that is away for too long (5.4.6).
    Claim {},
}
