//! What a seat can ask for.

use super::tiles::{Placed, Tile};
use serde::{Deserialize, Serialize};
use words::Word;

/// What a seat asks for. Variants without fields have braces, as only then unknown fields are refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerAction"))]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum Action {
    /// Without a vowel: set these letters of the pool aside for others (A.8).
    Redraw {
        /// As many as are asked for.
        tiles: Vec<Tile>,
    },
    /// "Tausch-Joker": swap these letters of the pool for others (A.16).
    Joker {
        /// One to six.
        tiles: Vec<Tile>,
    },
    /// The field as it lies now, whole.
    Lay {
        /// All tiles on the field.
        field: Vec<Placed>,
    },
    /// "Zug beenden", with the field as it lies.
    EndTurn {
        /// All tiles on the field.
        field: Vec<Placed>,
    },
    /// Where the table decides about words: ask the opponent (W16).
    Propose {
        /// What.
        proposal: Proposal,
    },
    /// Answer the mover's proposal (W16).
    Reply {
        /// Yes or no.
        accept: bool,
    },
    /// Claim the win from a mover who is away or idle for too long (5.1.9).
    Claim {},
    /// Give up: no lead to be found (A.17, W18).
    Resign {},
}

/// What the mover asks the opponent to agree to (W16).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerProposal"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Proposal {
    /// A word that the list does not allow.
    Word(Word),
    /// That two words differ in meaning (5.1.6).
    Different(Word, Word),
}
