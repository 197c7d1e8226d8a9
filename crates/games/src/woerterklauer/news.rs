//! What everybody is told; drafts are no news, the view shows them.

use super::action::Proposal;
use super::event::{Ending, Event};
use super::state::Past;
use game::Seat;
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

/// What everybody is told of an event.
pub(super) fn news(event: &Event) -> Option<News> {
    match event {
        Event::Turn { seat, drawn, .. } => Some(News::Turn { seat: *seat, drawn: drawn.len() }),
        Event::Redrew { seat, back, .. } => Some(News::Redrew { seat: *seat, count: back.len() }),
        Event::Swapped { seat, back, .. } => Some(News::Swapped { seat: *seat, count: back.len() }),
        Event::Proposed { seat, proposal, .. } => {
            Some(News::Proposed { seat: *seat, proposal: proposal.clone() })
        }
        Event::Replied { accepted, .. } => Some(News::Replied { accepted: *accepted }),
        Event::Turned { seat, changes, steps, .. } => {
            Some(News::Turned(Past { seat: *seat, changes: changes.clone(), steps: *steps }))
        }
        Event::Over { winner, ending } => Some(News::Over { winner: *winner, ending: *ending }),
        Event::Began { .. } | Event::Laid { .. } | Event::Away { .. } | Event::Back => None,
    }
}
