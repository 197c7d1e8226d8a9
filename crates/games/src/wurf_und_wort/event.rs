//! What happens at a Wurf & Wort table, with every result in it.

use super::answer::{Answer, Contest, Fate, Thumbs};
use super::buzzer::{Photo, Press};
use super::cards::Card;
use super::dice::Die;
use game::{Said, Seat, Thumb, Time};
use serde::{Deserialize, Serialize};

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// Somebody sat down while it is played (5.2.7).
    Joined {
        /// So many seats there are now.
        seats: usize,
    },
    /// A card was turned and its dice rolled (B.8, B22).
    Turned {
        /// The card.
        card: Card,
        /// What its category is called, for who reads the log.
        title: Said,
        /// What its dice show.
        dice: Vec<Die>,
        /// When they are uncovered.
        reveal: Time,
    },
    /// Somebody said "Stopp" (B.10).
    Pressed(Press),
    /// Somebody did so before the dice were uncovered: that is void (5.2.1).
    Early {
        /// Who.
        seat: Seat,
        /// They cannot press until then.
        until: Time,
    },
    /// "Weiter"
    Passed {
        /// Who.
        seat: Seat,
    },
    /// Somebody has typed a word where all do.
    Collected {
        /// The word and its checks.
        answer: Answer,
    },
    /// No more words are taken where all type one.
    Closed {
        /// When.
        at: Time,
    },
    /// It is decided who was first.
    Stopped {
        /// Who pressed when.
        photo: Photo,
        /// Who was as quick, but lost by the tie rule.
        lost_tie: Vec<Seat>,
        /// When.
        at: Time,
    },
    /// Who was first has lost the connection, and gets more time (5.2.2).
    Lost,
    /// Who was first has named a word.
    Answered {
        /// The word and its checks.
        answer: Answer,
        /// When.
        at: Time,
    },
    /// There will be a vote on an answer.
    Contested {
        /// Whose.
        seat: Seat,
        /// Why.
        contest: Contest,
    },
    /// The vote is open.
    VoteOpened {
        /// On whose answer.
        seat: Seat,
        /// Who may vote (5.2.4).
        voters: Vec<Seat>,
        /// When it closes at the latest, if it does by itself.
        closes: Option<Time>,
    },
    /// Somebody votes.
    Thumbed {
        /// Who.
        seat: Seat,
        /// How.
        thumb: Thumb,
    },
    /// A vote is closed.
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
        /// Words of the theme base that would have been right.
        fitting: Vec<String>,
        /// When.
        at: Time,
    },
    /// Nobody else is connected: all clocks stand still (5.2.4).
    Waiting {
        /// Since when.
        at: Time,
    },
    /// Somebody is back.
    Resumed {
        /// When.
        at: Time,
    },
    /// The table is over.
    Over {
        /// Who has won.
        winners: Vec<Seat>,
    },
}

/// What became of an answer, or of a card without one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortEntry"))]
pub struct Entry {
    /// Whose; none where nobody knew a word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seat: Option<Seat>,
    /// The word, if one was named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub word: Option<String>,
    /// What became of it.
    pub result: Fate,
    /// What it brought to whose it was.
    pub points: i32,
}
