//! What everybody is told: what is said aloud at the table, and nothing of what is still hidden. Suggestions are no
//! news: the view of the team shows them.

use super::Wortduell;
use super::event::{Ending, Event};
use super::side::Side;
use super::square::Square;
use super::state::{Phase, Round};
use game::{Seat, Table, Viewer};
use serde::Serialize;
use words::{Letter, Word};

/// What a viewer is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WortduellNews"))]
#[serde(rename_all = "snake_case", tag = "news")]
pub enum News {
    /// New cards.
    Dealt {
        /// Which round begins, from 1.
        round: u16,
    },
    /// A turn begins.
    Turn {
        /// Of which side.
        side: Side,
        /// Whose.
        seat: Seat,
    },
    /// A letter was called, and the other side is to answer.
    Asked {
        /// By whom.
        seat: Seat,
        /// Which.
        letter: Letter,
    },
    /// The answer was compared with the card.
    Marked {
        /// Who answered.
        side: Side,
        /// Which of them; nobody did, and so the table does.
        seat: Option<Seat>,
        /// Forgotten squares.
        missed: Vec<Square>,
        /// Squares where the letter does not stand.
        wrong: Vec<Square>,
        /// The points that cost.
        lost: u8,
    },
    /// A letter was called.
    Called {
        /// By whom.
        seat: Seat,
        /// Which.
        letter: Letter,
        /// All its squares on the other side's card.
        squares: Vec<Square>,
    },
    /// A word was guessed.
    Guessed {
        /// By whom.
        seat: Seat,
        /// Which.
        word: Word,
        /// From this square.
        from: Square,
        /// To this one.
        to: Square,
        /// Does it lie there?
        right: bool,
    },
    /// Somebody had nothing to call.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// Somebody's time was over.
    TimedOut {
        /// Whose.
        seat: Seat,
    },
    /// A round is over.
    RoundOver {
        /// Who has found all words.
        winner: Side,
        /// The points for it.
        points: u8,
        /// Words found, by side.
        found: [usize; 2],
    },
    /// The match is over.
    Over {
        /// Who has won.
        winner: Option<Side>,
        /// Why.
        ending: Ending,
    },
}

impl game::News<Wortduell> for News {
    /// Everybody is told the same.
    fn of(before: &Table<Wortduell>, event: &Event, _viewer: Viewer) -> Option<Self> {
        let state = &before.state;
        Some(match event {
            Event::Dealt { .. } => Self::Dealt { round: state.rounds + 1 },
            Event::Turn { seat, .. } => Self::Turn { side: state.side(*seat), seat: *seat },
            Event::Asked { seat, letter, .. } => Self::Asked { seat: *seat, letter: *letter },
            Event::Marked { seat, missed, wrong, lost } => {
                let Phase::Answer { seat: caller, .. } = &state.phase else { return None };
                Self::Marked {
                    side: state.side(*caller).other(),
                    seat: *seat,
                    missed: missed.clone(),
                    wrong: wrong.clone(),
                    lost: *lost,
                }
            }
            Event::Called { seat, letter, squares } => {
                Self::Called { seat: *seat, letter: *letter, squares: squares.clone() }
            }
            Event::Guessed { seat, place, right, .. } => {
                Self::Guessed { seat: *seat, word: place.word, from: place.from, to: place.to, right: *right }
            }
            Event::Passed { seat } => Self::Passed { seat: *seat },
            Event::TimedOut { seat } => Self::TimedOut { seat: *seat },
            Event::RoundOver { winner, points, .. } => {
                let found = state.round.as_ref().map_or([0; 2], Round::found);
                Self::RoundOver { winner: *winner, points: *points, found }
            }
            Event::Over { winner, ending } => Self::Over { winner: *winner, ending: *ending },
            Event::Began { .. }
            | Event::Suggested(_)
            | Event::Withdrew { .. }
            | Event::Writes { .. }
            | Event::Ready { .. }
            | Event::Away { .. }
            | Event::Back { .. } => return None,
        })
    }
}
