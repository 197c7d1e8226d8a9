//! One ended game of one person at one seat.

use crate::strength::Strength;
use game::{Deeds, Guest, Stamp};
use serde::{Deserialize, Serialize};

/// What became of a game for one person. It is kept for good, and everything else is folded from it: later versions
/// may add fields, but no field ever changes its meaning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// What sort of game it was: a level, a mode. Empty where there is only one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub kind: String,
    /// When it ended.
    pub at: Stamp,
    /// So many seats there were.
    pub seats: u8,
    /// The person's place, from 1; equal results share (S6).
    pub place: u8,
    /// Have they won, alone or with others?
    pub won: bool,
    /// Their points.
    pub points: i32,
    /// How long it took: minutes of table time, without pauses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<u32>,
    /// Were they not there at the end (S7)?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
    /// Has a computer player taken turns for them meanwhile (S9)?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub helped: bool,
    /// Does it count for their strength (S2 to S5)?
    #[serde(default)]
    pub rated: bool,
    /// What they did.
    #[serde(default)]
    pub deeds: Deeds,
    /// Who else sat there.
    #[serde(default)]
    pub rivals: Vec<Rival>,
}

/// Somebody else at the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rival {
    /// Who.
    pub who: Who,
    /// Their place.
    pub place: u8,
    /// Their points.
    pub points: i32,
    /// How strong they were before the game; `None` if nothing is known of them, or if they came later (S4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strength: Option<Strength>,
}

/// Who sat there. No names of people: they lie beside the table's log, and go with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A person, by their number at the table.
    Guest(Guest),
    /// A computer player.
    Bot {
        /// How strong.
        level: String,
        /// Who; `None` for nobody in particular.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
}
