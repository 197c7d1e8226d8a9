//! What a seat can ask for.

use super::answer::Ground;
use game::{Seat, Thumb, Time};
use serde::{Deserialize, Serialize};

/// What a seat asks for. Variants without fields have braces, as only then unknown fields are refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortAction"))]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum Action {
    /// "Stopp" (B.10).
    Stop {
        /// When, as the player's machine reckons; trusted as far as its delay was measured (5.2.1).
        pressed: Time,
    },
    /// Names the word; while collecting, in place of an earlier one.
    Answer {
        /// As typed.
        word: String,
    },
    /// Has no word after all (B.16).
    BackOut {},
    /// Objects to an answer (B6, 5.2.5).
    Object {
        /// Whose.
        seat: Seat,
        /// Why.
        ground: Ground,
    },
    /// Against a fault that the engine has found in the own answer (5.2.5).
    Appeal {},
    /// Votes (B.12).
    Thumb {
        /// How.
        thumb: Thumb,
    },
    /// "Weiter": knows no word (B8), has no objection, wants the next card (B22).
    Pass {},
}
