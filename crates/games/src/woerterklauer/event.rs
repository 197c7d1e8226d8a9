//! What happens at a Wörterklauer table, with every result in it.

use super::action::Proposal;
use super::draft::Judged;
use super::tiles::{Placed, Stone, Tile};
use super::turn::{Changes, Lain, Pattern, Steps};
use game::{Seat, Time};
use serde::{Deserialize, Serialize};

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// The table has begun; who starts was drawn, and plays red (W2).
    Began {
        /// Starts, and plays red.
        first: Seat,
    },
    /// A turn begins, and the pool is filled up (A.7, A.13).
    Turn {
        /// Whose.
        seat: Seat,
        /// What was drawn.
        drawn: Vec<Tile>,
        /// There is no vowel: so many letters have to be set aside (A.8); mostly none.
        aside: u8,
        /// When.
        at: Time,
    },
    /// The vowel rule: letters were set aside, others drawn, and then they went back (A.8).
    Redrew {
        /// Whose turn it is.
        seat: Seat,
        /// Went back to the supply.
        back: Vec<Tile>,
        /// What was drawn.
        drawn: Vec<Tile>,
        /// There is still no vowel (W4).
        aside: u8,
        /// When.
        at: Time,
    },
    /// The same by the Tausch-Joker (A.16).
    Swapped {
        /// Who.
        seat: Seat,
        /// Went back to the supply.
        back: Vec<Tile>,
        /// What was drawn.
        drawn: Vec<Tile>,
        /// Now there is no vowel (W7).
        aside: u8,
        /// When.
        at: Time,
    },
    /// The mover's field as it lies, and the verdict on it.
    Laid {
        /// Who.
        seat: Seat,
        /// All tiles on the field.
        field: Vec<Placed>,
        /// The verdict.
        judged: Judged,
        /// When.
        at: Time,
    },
    /// The mover asks the opponent (W16).
    Proposed {
        /// Who.
        seat: Seat,
        /// What.
        proposal: Proposal,
        /// When.
        at: Time,
    },
    /// The opponent has answered, or could not.
    Replied {
        /// Yes or no.
        accepted: bool,
        /// When.
        at: Time,
    },
    /// The mover is away.
    Away {
        /// Since when.
        at: Time,
    },
    /// The mover is back.
    Back,
    /// A turn is over.
    Turned {
        /// Whose.
        seat: Seat,
        /// The field in its colours.
        field: Vec<Stone>,
        /// The pool.
        pool: Vec<Tile>,
        /// What became of the words.
        changes: Changes,
        /// How it was done.
        steps: Steps,
        /// What has lain where from now on.
        lain: Vec<Lain>,
        /// The letters of the whole field.
        pattern: Pattern,
    },
    /// The table is over.
    Over {
        /// Who has won.
        winner: Seat,
        /// Why.
        ending: Ending,
    },
}

/// Why a table is over (A.17): the loser did not get the lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerEnding"))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Gave up.
    Resigned,
    /// Had no draft with the lead when the sand was out (W17).
    Glass,
    /// Was away or idle for too long (5.1.9).
    Claimed,
    /// Left for good (5.1.9).
    Left,
}
