//! What everybody is told; drafts are no news, the view shows them.

use super::Woerterklauer;
use super::action::Proposal;
use super::event::{Ending, Event};
use super::state::Past;
use game::{Seat, Table, Viewer};
use serde::Serialize;

/// What a viewer is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerNews"))]
#[serde(rename_all = "snake_case", tag = "news")]
pub enum News {
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
        /// How many letters were drawn.
        drawn: usize,
    },
    /// Letters without a vowel were swapped.
    Redrew {
        /// Whose turn it is.
        seat: Seat,
        /// How many.
        count: usize,
    },
    /// The Tausch-Joker was used.
    Swapped {
        /// By whom.
        seat: Seat,
        /// How many letters were swapped.
        count: usize,
    },
    /// The mover asks the opponent.
    Proposed {
        /// Who.
        seat: Seat,
        /// What.
        proposal: Proposal,
    },
    /// The opponent has answered.
    Replied {
        /// Yes or no.
        accepted: bool,
    },
    /// A turn is over.
    Turned(Past),
    /// The table is over.
    Over {
        /// Who has won.
        winner: Seat,
        /// Why.
        ending: Ending,
    },
}

impl game::News<Woerterklauer> for News {
    fn of(_before: &Table<Woerterklauer>, event: &Event, _viewer: Viewer) -> Option<Self> {
        match event {
            Event::Turn { seat, drawn, .. } => Some(Self::Turn { seat: *seat, drawn: drawn.len() }),
            Event::Redrew { seat, back, .. } => Some(Self::Redrew { seat: *seat, count: back.len() }),
            Event::Swapped { seat, back, .. } => Some(Self::Swapped { seat: *seat, count: back.len() }),
            Event::Proposed { seat, proposal, .. } => {
                Some(Self::Proposed { seat: *seat, proposal: proposal.clone() })
            }
            Event::Replied { accepted, .. } => Some(Self::Replied { accepted: *accepted }),
            Event::Turned { seat, changes, steps, .. } => {
                Some(Self::Turned(Past { seat: *seat, changes: changes.clone(), steps: *steps }))
            }
            Event::Over { winner, ending } => Some(Self::Over { winner: *winner, ending: *ending }),
            Event::Began { .. } | Event::Laid { .. } | Event::Away { .. } | Event::Back => None,
        }
    }
}
