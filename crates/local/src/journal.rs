//! The journal of a local table: whatever was done to it, so that somebody else can decide all of it again.
//!
//! Rows hold results, and `apply` never judges, so a log alone proves nothing. With the seed of its chance and everything that
//! was done at its time, a table is decided again to the last byte, as a desk has no other inputs.

use game::frame::HouseWords;
use game::{Guest, Moment, Seat, Span, Stamp};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Something that was done to a table.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// It was opened, or goes on where another has ended.
    Opened {
        /// The game.
        game: String,
        /// How it is played.
        options: Box<RawValue>,
        /// The house words.
        house: HouseWords,
        /// Its chance.
        seed: String,
        /// When.
        at: Stamp,
    },
    /// It was loaded again.
    Loaded {
        /// Its chance from then on.
        seed: String,
        /// When.
        at: Stamp,
    },
    /// Somebody was connected.
    Connected {
        /// By which connection.
        connection: u32,
        /// Who.
        guest: Option<Guest>,
        /// When.
        at: Stamp,
    },
    /// A connection was gone.
    Disconnected {
        /// Which.
        connection: u32,
        /// When.
        at: Stamp,
    },
    /// A client sent a command.
    Said {
        /// By which connection.
        connection: u32,
        /// The message as it came.
        text: String,
        /// When.
        at: Stamp,
    },
    /// A computer player had thought.
    Planned {
        /// Where it sits.
        seat: Seat,
        /// What it was asked for.
        moment: Moment,
        /// What it does.
        steps: Vec<Step>,
        /// When.
        at: Stamp,
    },
    /// Time brought something.
    Time {
        /// When.
        at: Stamp,
    },
}

/// One step of a plan: so long after the one before, and the action.
pub type Step = (Span, Box<RawValue>);

impl Entry {
    /// When it was.
    pub fn at(&self) -> Stamp {
        match self {
            Self::Opened { at, .. }
            | Self::Loaded { at, .. }
            | Self::Connected { at, .. }
            | Self::Disconnected { at, .. }
            | Self::Said { at, .. }
            | Self::Planned { at, .. }
            | Self::Time { at } => *at,
        }
    }
}
