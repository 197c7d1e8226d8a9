//! What everybody is told. Presses are no news until it is decided who was first, thumbs until all are shown.

use super::WurfUndWort;
use super::answer::{Contest, Thumbs};
use super::event::{Entry, Event};
use game::{Seat, Table, Viewer};
use serde::Serialize;

/// What a viewer is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortNews"))]
#[serde(rename_all = "snake_case", tag = "news")]
pub enum News {
    /// A card was turned.
    Turned {
        /// The round, counted from 1.
        round: usize,
    },
    /// Somebody pressed before the dice were uncovered.
    Early {
        /// Who.
        seat: Seat,
    },
    /// Somebody was first.
    Stopped {
        /// Who.
        seat: Seat,
        /// By the tie rule?
        tie: bool,
    },
    /// Who was first has named a word.
    Answered {
        /// Who.
        seat: Seat,
        /// The word.
        word: String,
    },
    /// Somebody has typed a word where all do.
    Collected {
        /// Who.
        seat: Seat,
    },
    /// All of these words lie open.
    Closed,
    /// There will be a vote on an answer.
    Contested {
        /// Whose.
        seat: Seat,
        /// Why.
        contest: Contest,
    },
    /// The vote is open.
    Vote {
        /// On whose answer.
        seat: Seat,
    },
    /// The vote is closed.
    Voted {
        /// On whose answer.
        seat: Seat,
        /// Who voted how.
        thumbs: Thumbs,
    },
    /// A round is over.
    Settled {
        /// What became of the answers, or of the card.
        entries: Vec<Entry>,
        /// What it brought, by seat.
        points: Vec<i32>,
    },
    /// Nobody else is connected.
    Waiting,
    /// Somebody is back.
    Resumed,
    /// The table is over.
    Over {
        /// Who has won.
        winners: Vec<Seat>,
    },
}

impl game::News<WurfUndWort> for News {
    /// Everybody is told the same.
    fn of(before: &Table<WurfUndWort>, event: &Event, _viewer: Viewer) -> Option<Self> {
        Some(match event {
            Event::Turned { .. } => Self::Turned { round: before.state.round() + 1 },
            Event::Early { seat, .. } => Self::Early { seat: *seat },
            Event::Stopped { photo, .. } => Self::Stopped { seat: photo.first, tie: photo.tie },
            Event::Answered { answer, .. } => Self::Answered { seat: answer.seat, word: answer.word.clone() },
            Event::Collected { answer } => Self::Collected { seat: answer.seat },
            Event::Closed { .. } => Self::Closed,
            Event::Contested { seat, contest } => Self::Contested { seat: *seat, contest: *contest },
            Event::VoteOpened { seat, .. } => Self::Vote { seat: *seat },
            Event::Voted { seat, thumbs } => Self::Voted { seat: *seat, thumbs: thumbs.clone() },
            Event::Settled { entries, points, .. } => {
                Self::Settled { entries: entries.clone(), points: points.clone() }
            }
            Event::Waiting { .. } => Self::Waiting,
            Event::Resumed { .. } => Self::Resumed,
            Event::Over { winners } => Self::Over { winners: winners.clone() },
            Event::Joined { .. }
            | Event::Pressed(_)
            | Event::Passed { .. }
            | Event::Lost
            | Event::Thumbed { .. } => return None,
        })
    }
}
