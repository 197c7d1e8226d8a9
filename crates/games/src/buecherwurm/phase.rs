//! What is going on at a table, and the round before.

use super::dice::{Die, Face, Side};
use super::event::{RoundEnd, Why};
use super::round::Desk;
use super::score::Score;
use game::{Said, Seat, Span, Time, Vote};
use serde::{Deserialize, Serialize};
use words::Word;

/// What is going on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nothing has happened yet.
    New,
    /// Somebody chooses a theme.
    Choosing {
        /// Who.
        seat: Seat,
        /// What for.
        why: Why,
        /// The card.
        card: u8,
        /// Its themes.
        themes: [String; 3],
        /// So long, if there is an end.
        until: Option<Time>,
    },
    /// Somebody turns the question mark.
    Turning {
        /// Who.
        seat: Seat,
        /// So long, if there is an end.
        until: Option<Time>,
    },
    /// Somebody is to name a term.
    Naming {
        /// Who.
        seat: Seat,
        /// When the countdown is at 0.
        until: Option<Time>,
    },
    /// The table votes about a term.
    Voting(Ballot),
    /// It is over.
    Over {
        /// Who has won.
        winners: Vec<Seat>,
    },
}

/// A term that the table votes about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ballot {
    /// Who named it.
    pub seat: Seat,
    /// The term.
    pub word: String,
    /// What it would be known by.
    pub keys: Vec<Word>,
    /// For which die.
    pub die: Die,
    /// Does the word list have it?
    pub known: bool,
    /// What is known of it.
    pub hint: Said,
    /// What is left of the speaker's time.
    pub rest: Option<Span>,
    /// The thumbs.
    pub vote: Vote,
}

/// A round that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Past {
    /// Who had rolled.
    pub roller: Seat,
    /// The theme's key, at the end.
    pub theme: String,
    /// What the letter dice showed.
    pub faces: Vec<Face>,
    /// What the special die showed.
    pub side: Option<Side>,
    /// What lay before each seat.
    pub desks: Vec<Desk>,
    /// Who has ended it.
    pub by: Seat,
    /// How.
    pub how: RoundEnd,
    /// What it brought, by seat.
    pub scores: Vec<Score>,
}
