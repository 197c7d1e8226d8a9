//! What one viewer is told. Layouts are no news: the view shows them.

use super::LetraMix;
use super::event::Event;
use game::{Seat, Table, Viewer};
use serde::Serialize;

/// What a viewer is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LetramixNews"))]
#[serde(rename_all = "snake_case", tag = "news")]
pub enum News {
    /// The dice were rolled.
    Rolled {
        /// Once more?
        again: bool,
    },
    /// Somebody is done.
    Done {
        /// Who.
        seat: Seat,
    },
    /// A turn was scored.
    Scored {
        /// Whose.
        seat: Seat,
        /// What it brought.
        points: i32,
        /// Were all dice built in?
        full: bool,
    },
    /// A round is over.
    RoundOver,
    /// The table is over.
    Over {
        /// Who has won.
        winners: Vec<Seat>,
    },
}

impl game::News<LetraMix> for News {
    fn of(_before: &Table<LetraMix>, event: &Event, _viewer: Viewer) -> Option<Self> {
        match event {
            Event::Rolled { .. } => Some(Self::Rolled { again: false }),
            Event::Rerolled { .. } => Some(Self::Rolled { again: true }),
            Event::Done { seat } => Some(Self::Done { seat: *seat }),
            Event::Scored { seat, points, full } => {
                Some(Self::Scored { seat: *seat, points: *points, full: *full })
            }
            Event::RoundOver => Some(Self::RoundOver),
            Event::Over { winners } => Some(Self::Over { winners: winners.clone() }),
            Event::Began { .. }
            | Event::Turn { .. }
            | Event::Gather { .. }
            | Event::Ready { .. }
            | Event::Laid { .. } => None,
        }
    }
}
