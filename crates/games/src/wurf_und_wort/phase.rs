//! What is going on in a round.

use super::answer::Answer;
use super::buzzer::{LOCK, Press};
use game::{Pace, Seat, Span, Time, Vote};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// B8: after so long without "Stopp" the card is put away.
const TIME_TO_SEARCH: Span = Span::from_secs(90);
/// B17: so long after "Stopp" the word is to be named.
const TIME_TO_NAME: Span = Span::from_secs(10);
/// 5.2.2: and so much longer if the connection was lost meanwhile.
const TIME_TO_COME_BACK: Span = Span::from_secs(5);
/// B6: so long one may object.
const TIME_TO_OBJECT: Span = Span::from_secs(8);
/// B22: the next card comes after so long at the latest,
const TIME_TO_LOOK: Span = Span::from_secs(8);
/// and after so long where there is nothing to wonder about (P19).
const TIME_TO_LOOK_AT_CLEAR: Span = Span::from_secs(4);

/// What is going on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nothing has happened yet.
    New,
    /// All search for a word, and the first says "Stopp".
    Searching(Searching),
    /// All search for a word and type it.
    Collecting(Collecting),
    /// Who was first names a word.
    Naming(Naming),
    /// The others look at the answers, and may object.
    Review(Review),
    /// They vote.
    Voting(Voting),
    /// A round is over.
    Settled(Settled),
    /// The table is over.
    Over {
        /// Who has won.
        winners: Vec<Seat>,
    },
}

/// All search for a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Searching {
    /// When the dice are uncovered.
    pub reveal: Time,
    /// Who has pressed, in the order of arrival.
    pub presses: Vec<Press>,
    /// Who knows no word.
    pub passed: BTreeSet<Seat>,
    /// Who has pressed too early, and until when they cannot press.
    pub locks: BTreeMap<Seat, Time>,
}

/// All search for a word and type it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Collecting {
    /// When the dice are uncovered.
    pub reveal: Time,
    /// The time is out, if it ever is.
    pub until: Option<Time>,
    /// What was typed, by seat.
    pub answers: Vec<Answer>,
    /// Who knows no word.
    pub passed: BTreeSet<Seat>,
}

/// Somebody names a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Naming {
    /// Who.
    pub seat: Seat,
    /// Since when.
    pub since: Time,
    /// Was the connection lost meanwhile?
    pub lost: bool,
}

/// The answers lie open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    /// All of them; one where who is first answers.
    pub answers: Vec<Answer>,
    /// Since when.
    pub since: Time,
    /// Who has nothing to say against them.
    pub passed: BTreeSet<Seat>,
}

/// There is a vote on an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Voting {
    /// All answers.
    pub answers: Vec<Answer>,
    /// Whose is voted on.
    pub seat: Seat,
    /// The vote.
    pub vote: Vote,
}

/// A round is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settled {
    /// Since when.
    pub since: Time,
    /// Who wants to go on.
    pub passed: BTreeSet<Seat>,
    /// Is there nothing to wonder about? All words were right, and nobody doubted them.
    pub clear: bool,
}

impl Searching {
    /// Dice that are uncovered then.
    pub fn new(reveal: Time) -> Self {
        Self { reveal, presses: Vec::new(), passed: BTreeSet::new(), locks: BTreeMap::new() }
    }

    /// B8: the card is put away then.
    pub fn until(&self, pace: Pace) -> Option<Time> {
        pace.until(self.reveal, TIME_TO_SEARCH)
    }

    /// Has this seat pressed?
    pub fn has_pressed(&self, seat: Seat) -> bool {
        self.presses.iter().any(|press| press.seat == seat)
    }

    /// Until when this seat cannot press, if a press at this time would be too early for it.
    pub fn locked(&self, seat: Seat, at: Time) -> Option<Time> {
        self.locks.get(&seat).copied().filter(|until| at < *until)
    }

    /// Until when a press at this time locks its seat: it came before the dice were uncovered.
    pub fn locks(&self, at: Time) -> Option<Time> {
        (at < self.reveal).then(|| at + LOCK)
    }
}

impl Collecting {
    /// Has this seat typed a word, or given up?
    pub fn is_done(&self, seat: Seat) -> bool {
        self.passed.contains(&seat) || self.answers.iter().any(|answer| answer.seat == seat)
    }
}

impl Naming {
    /// The word is to be named by then (B17, 5.2.2).
    pub fn until(&self, pace: Pace) -> Option<Time> {
        let longer = if self.lost { TIME_TO_COME_BACK } else { Span::default() };
        pace.until(self.since, TIME_TO_NAME + longer)
    }
}

impl Review {
    /// Until when one may object.
    pub fn until(&self, pace: Pace) -> Option<Time> {
        pace.until(self.since, TIME_TO_OBJECT)
    }
}

impl Settled {
    /// So long it is looked at, at the normal pace.
    pub fn time_to_look(&self) -> Span {
        if self.clear { TIME_TO_LOOK_AT_CLEAR } else { TIME_TO_LOOK }
    }
}

impl Phase {
    /// When the dice are uncovered, while they are searched for.
    pub fn reveal(&self) -> Option<Time> {
        match self {
            Self::Searching(searching) => Some(searching.reveal),
            Self::Collecting(collecting) => Some(collecting.reveal),
            _ => None,
        }
    }

    /// Nothing happened for so long: all clocks stood still (5.2.4).
    pub fn postpone(&mut self, by: Span) {
        match self {
            Self::New | Self::Over { .. } => {}
            Self::Searching(searching) => searching.postpone(by),
            Self::Collecting(collecting) => {
                collecting.reveal = collecting.reveal + by;
                collecting.until = collecting.until.map(|until| until + by);
            }
            Self::Naming(naming) => naming.since = naming.since + by,
            Self::Review(review) => review.since = review.since + by,
            Self::Voting(voting) => voting.vote.postpone(by),
            Self::Settled(settled) => settled.since = settled.since + by,
        }
    }
}

impl Searching {
    fn postpone(&mut self, by: Span) {
        self.reveal = self.reveal + by;
        for press in &mut self.presses {
            press.at = press.at + by;
            press.arrived = press.arrived + by;
        }
        self.locks.values_mut().for_each(|until| *until = *until + by);
    }
}
