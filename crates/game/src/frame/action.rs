//! What a seat can ask for about the table itself.

use super::limits::HouseWords;
use crate::seat::{Seat, Sign};
use serde::{Deserialize, Serialize};

/// What a seat asks for, the same in every game; `O` are the game's options. Variants without fields have braces, as only
/// then unknown fields are refused.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum FrameAction<O> {
    /// Get up for good.
    Leave {},
    /// Take somebody's seat away.
    Kick {
        /// Whose.
        seat: Seat,
    },
    /// Make somebody the host.
    Host {
        /// Whom.
        seat: Seat,
    },
    /// Seat a computer player.
    Bot {
        /// How strong.
        level: String,
        /// Who; without, who is at home at this level, or the next who is free.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        character: Option<String>,
    },
    /// Let a computer player play for somebody who is away.
    StandIn {
        /// For whom.
        seat: Seat,
        /// How strong.
        level: String,
    },
    /// Choose a sign of one's own.
    Sign {
        /// Which.
        sign: Sign,
    },
    /// Say whether one wants to begin.
    Ready {
        /// Does one?
        ready: bool,
    },
    /// Choose how to play.
    Options {
        /// All options.
        options: O,
    },
    /// Choose the house words.
    House(HouseWords),
    /// Begin.
    Start {},
    /// Let the clock rest.
    Pause {},
    /// Let it run again.
    Resume {},
    /// Let computer players do at once what they are about to do.
    Hurry {},
    /// Play again, at a new table.
    Rematch {},
}

impl<O> FrameAction<O> {
    /// Can the table go on and end without it? Then it is refused where a table has too many rows.
    pub fn is_draft(&self) -> bool {
        match self {
            Self::Options { .. }
            | Self::House(_)
            | Self::Sign { .. }
            | Self::Ready { .. }
            | Self::Bot { .. }
            | Self::Host { .. }
            | Self::Pause {}
            | Self::Hurry {}
            | Self::StandIn { .. } => true,
            Self::Leave {} | Self::Kick { .. } | Self::Start {} | Self::Resume {} | Self::Rematch {} => false,
        }
    }
}
