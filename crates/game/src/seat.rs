//! Seats: places at a table, held by a person or a bot.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The number of a place, counted from 0 to the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// Its place in a list of all seats.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Occupant {
    /// A person, by the name they gave.
    Person {
        /// Their name.
        name: String,
    },
    /// A computer player.
    Bot {
        /// Its level.
        name: String,
    },
}

impl Occupant {
    /// How it is called.
    pub fn name(&self) -> &str {
        match self {
            Self::Person { name } | Self::Bot { name } => name,
        }
    }
}

/// Is someone there?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// At the table.
    Here,
    /// Disconnected, and may come back.
    Away,
    /// Left for good.
    Gone,
}

/// A seat with who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// Who.
    pub occupant: Occupant,
    /// And whether they are there.
    pub presence: Presence,
}

/// All seats of a table, in order to the left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(Vec<Place>);

impl Seats {
    /// Seats for these occupants, all of them here.
    pub fn new(occupants: impl IntoIterator<Item = Occupant>) -> Self {
        Self(occupants.into_iter().map(|occupant| Place { occupant, presence: Presence::Here }).collect())
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// All seats, from the first to the left.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        (0..self.0.len() as u8).map(Seat)
    }

    /// Is there such a seat?
    pub fn has(&self, seat: Seat) -> bool {
        seat.index() < self.0.len()
    }

    /// Who sits there, if there is such a seat.
    pub fn place(&self, seat: Seat) -> Option<&Place> {
        self.0.get(seat.index())
    }

    /// Is someone there? A seat that does not exist is gone.
    pub fn presence(&self, seat: Seat) -> Presence {
        self.place(seat).map_or(Presence::Gone, |p| p.presence)
    }

    /// Notes whether someone is there. Who has left for good does not come back.
    pub fn set_presence(&mut self, seat: Seat, presence: Presence) {
        if let Some(place) = self.0.get_mut(seat.index()).filter(|p| p.presence != Presence::Gone) {
            place.presence = presence;
        }
    }

    /// The seats that are not left for good.
    pub fn playing(&self) -> impl Iterator<Item = Seat> + '_ {
        self.iter().filter(|&s| self.presence(s) != Presence::Gone)
    }

    /// The seats whose players are here.
    pub fn here(&self) -> impl Iterator<Item = Seat> + '_ {
        self.iter().filter(|&s| self.presence(s) == Presence::Here)
    }

    /// The next seat to the left, round the table.
    pub fn left_of(&self, seat: Seat) -> Seat {
        Seat(((seat.index() + 1) % self.0.len().max(1)) as u8)
    }
}

/// Who looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Who sits there.
    Seat(Seat),
    /// Everybody else: spectators share one view.
    Public,
}

impl Viewer {
    /// Does the viewer sit there?
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}
