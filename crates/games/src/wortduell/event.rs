//! What happens at a Wortduell table, with every result in it.

use super::cards::{Card, Place};
use super::side::Side;
use super::square::Square;
use super::state::Suggestion;
use game::{Seat, Time};
use serde::{Deserialize, Serialize};
use words::Letter;

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// The table has begun; who starts was drawn (D11), or has not started the last match (D25).
    Began {
        /// Starts the first round.
        first: Side,
    },
    /// Each side has a new card.
    Dealt {
        /// By side.
        cards: Box<[Card; 2]>,
        /// Begins this round (D11).
        starter: Side,
    },
    /// Somebody's turn begins, or goes on with the next of the team as who was on turn has gone.
    Turn {
        /// Whose.
        seat: Seat,
        /// When the time is over, where there is a clock.
        until: Option<Time>,
    },
    /// A suggestion to the team on turn.
    Suggested(Suggestion),
    /// Somebody took back what they had suggested.
    Withdrew {
        /// Who.
        seat: Seat,
    },
    /// Somebody writes for their team now.
    Writes {
        /// Who.
        seat: Seat,
    },
    /// A letter was called, and the other side has to say where it stands (D12).
    Asked {
        /// Who called.
        seat: Seat,
        /// What.
        letter: Letter,
        /// Then the table answers.
        until: Option<Time>,
    },
    /// The other side's answer, compared with its card (5.4.5).
    Marked {
        /// Who answered; nobody did, and so the table does.
        seat: Option<Seat>,
        /// Forgotten squares.
        missed: Vec<Square>,
        /// Squares where the letter does not stand.
        wrong: Vec<Square>,
        /// The points that costs.
        lost: u8,
    },
    /// A letter was called, and it stands there; the turn is over.
    Called {
        /// Who called.
        seat: Seat,
        /// What.
        letter: Letter,
        /// All squares of the other side's card where it stands.
        squares: Vec<Square>,
    },
    /// A word was guessed.
    Guessed {
        /// Who guessed.
        seat: Seat,
        /// What, and where.
        place: Place,
        /// Does it lie there?
        right: bool,
        /// When the time is over now.
        until: Option<Time>,
    },
    /// There was nothing to call (D20).
    Passed {
        /// Whose turn it was.
        seat: Seat,
    },
    /// The time was over (5.4.6).
    TimedOut {
        /// Whose turn it was.
        seat: Seat,
    },
    /// A side has found all six words.
    RoundOver {
        /// Who.
        winner: Side,
        /// The difference of words (D.11).
        points: u8,
        /// Then the next round begins, if the match goes on.
        until: Option<Time>,
    },
    /// Somebody is ready for the next round.
    Ready {
        /// Who.
        seat: Seat,
    },
    /// Nobody of this side is here.
    Away {
        /// Which.
        side: Side,
        /// Since when.
        at: Time,
    },
    /// Somebody of it is back.
    Back {
        /// Which.
        side: Side,
    },
    /// The match is over.
    Over {
        /// Who has won; nobody if all are gone.
        winner: Option<Side>,
        /// Why.
        ending: Ending,
    },
}

/// Why a match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WortduellEnding"))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Ten points (D.3, D14).
    Points,
    /// The other side has left (5.4.9).
    Left,
    /// The other side was away for too long (5.4.6).
    Claimed,
    /// Both sides have left: no result (5.4.9).
    Nobody,
}
