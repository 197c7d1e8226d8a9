//! What happens at a LetraMix table, with every result in it.

use super::dice::Face;
use super::layout::Layout;
use super::score::Worth;
use game::{Seat, Time};
use serde::{Deserialize, Serialize};

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// The table has begun; who starts was drawn (C16).
    Began {
        /// Starts every round.
        first: Seat,
    },
    /// It is somebody's turn to roll.
    Turn {
        /// Whose.
        seat: Seat,
        /// Since when.
        at: Time,
    },
    /// All gather for the next round.
    Gather {
        /// Since when.
        at: Time,
    },
    /// Somebody is ready for the next round.
    Ready {
        /// Who.
        seat: Seat,
    },
    /// The dice lie on the table; the glass runs.
    Rolled {
        /// What they show.
        dice: Vec<Face>,
        /// When.
        at: Time,
        /// Who was not ready and sits this round out (5.3.7).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        out: Vec<Seat>,
    },
    /// All dice were rolled again; the glass runs on (C.3).
    Rerolled {
        /// What they show.
        dice: Vec<Face>,
        /// When.
        at: Time,
    },
    /// Somebody's layout, and what it is worth if it is valid.
    Laid {
        /// Who.
        seat: Seat,
        /// All dice on the table.
        layout: Layout,
        /// `None` if it is not valid.
        worth: Option<Worth>,
    },
    /// Somebody is done and waits for the others.
    Done {
        /// Who.
        seat: Seat,
    },
    /// A turn is scored; in a turn that was skipped there is no roll and no point (5.3.7).
    Scored {
        /// Whose.
        seat: Seat,
        /// What it brings.
        points: i32,
        /// Were all dice built in?
        full: bool,
    },
    /// Everybody has had a turn.
    RoundOver,
    /// The table is over.
    Over {
        /// Who has won; equal totals share (C12).
        winners: Vec<Seat>,
    },
}
