//! What a Wortduell table chooses.

use super::side::Side;
use game::{BadOptions, Pace, Seats};
use serde::{Deserialize, Serialize};

/// Two players, or two teams of any size (D24).
pub(super) const SEATS: (u8, u8) = (2, 8);

/// What a table chooses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WortduellOptions"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who says where a called letter stands (D12).
    pub answers: Answers,
    /// How much time there is: for a turn (5.4.6), an answer, and between rounds.
    #[serde(alias = "clock", deserialize_with = "Pace::or_clock")]
    pub pace: Pace,
    /// Which cards are dealt.
    pub cards: Stock,
    /// On which side each seat plays, from the first; seats that are not in the list sit alternately (D24).
    pub sides: Vec<Side>,
}

impl Default for Options {
    fn default() -> Self {
        Self { answers: Answers::Automatic, pace: Pace::Normal, cards: Stock::Selected, sides: Vec::new() }
    }
}

/// Who says where a called letter stands (D12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WortduellAnswers"))]
#[serde(rename_all = "snake_case")]
pub enum Answers {
    /// The table, at once.
    Automatic,
    /// Whose card it is; what is forgotten or wrong costs points (D.16).
    Manual,
}

impl Answers {
    /// All.
    pub const ALL: [Self; 2] = [Self::Automatic, Self::Manual];
}

/// Which cards are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WortduellStock"))]
#[serde(rename_all = "snake_case")]
pub enum Stock {
    /// The 210 that were selected (D16).
    Selected,
    /// New ones, made for this table.
    Endless,
}

impl Stock {
    /// All.
    pub const ALL: [Self; 2] = [Self::Selected, Self::Endless];
}

impl Options {
    /// The sides of so many seats.
    pub fn sides(&self, seats: usize) -> Vec<Side> {
        let alternately = |seat: usize| if seat.is_multiple_of(2) { Side::ONE } else { Side::TWO };
        (0..seats).map(|seat| self.sides.get(seat).copied().unwrap_or_else(|| alternately(seat))).collect()
    }
}

impl game::Options for Options {
    fn check(&self) -> Result<(), BadOptions> {
        if self.sides.len() <= usize::from(SEATS.1) {
            return Ok(());
        }
        Err(BadOptions::new("An einem Tisch sitzen höchstens acht.", "At most eight sit at a table."))
    }

    /// D24: any two teams, as long as somebody plays on both sides.
    fn check_seats(&self, seats: &Seats) -> Result<(), BadOptions> {
        if !(usize::from(SEATS.0)..=usize::from(SEATS.1)).contains(&seats.count()) {
            return Err(BadOptions::new(
                "Wortduell spielt man zu zweit oder in zwei Teams mit zusammen höchstens acht Leuten.",
                "Wortduell is for two players, or for two teams of at most eight together.",
            ));
        }
        let sides = self.sides(seats.count());
        if Side::BOTH.iter().all(|side| sides.contains(side)) {
            return Ok(());
        }
        Err(BadOptions::new(
            "Auf jeder Seite muss jemand spielen.",
            "Somebody has to play on each of the two sides.",
        ))
    }
}
