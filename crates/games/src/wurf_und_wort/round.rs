//! What is kept of a round.

use super::answer::Answer;
use super::buzzer::Photo;
use super::cards::Card;
use super::dice::Die;
use super::event::Entry;
use serde::{Deserialize, Serialize};

/// A card on the table, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turned {
    /// The card.
    pub card: Card,
    /// What its dice show.
    pub dice: Vec<Die>,
    /// Who pressed when.
    pub photo: Option<Photo>,
    /// How it ended.
    pub ended: Option<Ended>,
}

/// How a round ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortEnded"))]
pub struct Ended {
    /// All answers.
    pub answers: Vec<Answer>,
    /// What became of them, or of the card.
    pub entries: Vec<Entry>,
    /// What it brought, by seat.
    pub points: Vec<i32>,
    /// Words that would have been right.
    pub fitting: Vec<String>,
}

/// An entry with its round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Logged {
    /// Which round.
    pub round: usize,
    /// Its category.
    pub theme: String,
    /// What came of it.
    pub entry: Entry,
}
