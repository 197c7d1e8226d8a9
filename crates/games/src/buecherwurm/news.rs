//! What everybody is told; thumbs are told when the vote is closed.

use super::Buecherwurm;
use super::dice::{Die, Side};
use super::event::{Event, Failure, RoundEnd, Why};
use super::phase::Phase;
use super::score::Score;
use super::view::{ThemeView, theme_view};
use game::{Seat, Table, Tally, Thumb, Viewer};
use serde::Serialize;

/// What a viewer is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmNews"))]
#[serde(rename_all = "snake_case", tag = "news")]
pub enum News {
    /// A card was turned.
    Drawn {
        /// Who chooses.
        seat: Seat,
        /// What for.
        why: Why,
    },
    /// The theme is chosen.
    Themed {
        /// Which.
        theme: ThemeView,
        /// By whom; nobody if time was up.
        seat: Option<Seat>,
    },
    /// The dice were rolled.
    Rolled {
        /// By whom.
        seat: Seat,
        /// What the special die shows.
        side: Option<Side>,
    },
    /// The question mark was turned.
    Turned {
        /// To this side.
        side: Side,
        /// By whom; nobody if time was up.
        seat: Option<Seat>,
    },
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// A die was taken for a term.
    Taken {
        /// By whom.
        seat: Seat,
        /// The term.
        word: String,
        /// Which die.
        die: Die,
        /// Whom it was stolen from.
        from: Option<Seat>,
    },
    /// The table votes about a term.
    Doubted {
        /// Who named it.
        seat: Seat,
        /// The term.
        word: String,
        /// For which die.
        die: Die,
    },
    /// The vote is closed.
    Voted {
        /// About this term.
        word: String,
        /// Does it count?
        valid: bool,
        /// The thumbs, counted.
        tally: Tally,
        /// The thumbs.
        thumbs: Vec<ThumbView>,
    },
    /// The theme-change die was used.
    Changed {
        /// By whom.
        seat: Seat,
    },
    /// Somebody who is away was passed over.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// Somebody has no term: −2.
    Failed {
        /// Who.
        seat: Seat,
        /// Why.
        why: Failure,
    },
    /// A round is over.
    RoundOver {
        /// Who has ended it.
        seat: Seat,
        /// How.
        how: RoundEnd,
        /// What it brought, by seat.
        scores: Vec<Score>,
    },
    /// Fewer than two are connected.
    Waiting,
    /// Enough are back.
    Resumed,
    /// The table is over.
    Over {
        /// Who has won.
        winners: Vec<Seat>,
        /// Were too few left?
        early: bool,
    },
}

/// How somebody has voted, if they have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmThumb"))]
pub struct ThumbView {
    /// Who.
    pub seat: Seat,
    /// How.
    pub thumb: Option<Thumb>,
}

impl game::News<Buecherwurm> for News {
    /// Everybody is told the same.
    fn of(before: &Table<Buecherwurm>, event: &Event, _viewer: Viewer) -> Option<Self> {
        Some(match event.clone() {
            Event::Drawn { seat, why, .. } => Self::Drawn { seat, why },
            Event::Themed { theme, seat, .. } => Self::Themed { theme: theme_view(&theme), seat },
            Event::Rolled { seat, side, .. } => Self::Rolled { seat, side },
            Event::Turned { side, seat } => Self::Turned { side, seat },
            Event::Turn { seat, .. } => Self::Turn { seat },
            Event::Doubted { seat, word, die, .. } => Self::Doubted { seat, word, die },
            Event::Voted { valid, tally, .. } => voted(before, valid, tally)?,
            Event::Taken { seat, word, die, from, .. } => Self::Taken { seat, word, die, from },
            Event::Changed { seat } => Self::Changed { seat },
            Event::Passed { seat } => Self::Passed { seat },
            Event::Failed { seat, why } => Self::Failed { seat, why },
            Event::RoundOver { seat, how, scores } => Self::RoundOver { seat, how, scores },
            Event::Waiting { .. } => Self::Waiting,
            Event::Resumed { .. } => Self::Resumed,
            Event::Over { winners, early } => Self::Over { winners, early },
            Event::Began { .. } | Event::Asked { .. } | Event::Thumbed { .. } | Event::Returned { .. } => {
                return None;
            }
        })
    }
}

fn voted(before: &Table<Buecherwurm>, valid: bool, tally: Tally) -> Option<News> {
    let Phase::Voting(ballot) = &before.state.phase else { return None };
    let thumbs = ballot.vote.thumbs().map(|(seat, thumb)| ThumbView { seat, thumb }).collect();
    Some(News::Voted { word: ballot.word.clone(), valid, tally, thumbs })
}
