//! A table: a game's state in its frame of seats and house words.

use crate::refusal::{BadOptions, Refusal};
use crate::rules::{Moment, Rules, World};
use crate::seat::{Presence, Seat, Seats};
use crate::time::Time;
use serde::{Deserialize, Serialize};
use words::judge::HouseList;

/// One playing of a game. Equal tables have seen equal events.
#[derive(Clone, Debug, PartialEq)]
pub struct Table<R: Rules> {
    /// Who sits where.
    pub seats: Seats,
    /// Words that the host has allowed or refused.
    pub house: HouseList,
    /// The game.
    pub state: R::State,
}

/// What happens to the frame, the same in every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "frame")]
pub enum FrameEvent {
    /// Someone is back.
    Came {
        /// Who.
        seat: Seat,
    },
    /// Someone is disconnected.
    Went {
        /// Who.
        seat: Seat,
    },
    /// Someone has left for good.
    Left {
        /// Who.
        seat: Seat,
    },
}

/// What a row of the log holds: something of the frame, or something of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum TableEvent<E> {
    /// Of the frame.
    Frame(FrameEvent),
    /// Of the game.
    Game(E),
}

impl<R: Rules> Table<R> {
    /// A table at which nothing has happened yet.
    pub fn open(options: &R::Options, seats: Seats, house: HouseList) -> Result<Self, BadOptions> {
        let state = R::open(options, &seats)?;
        Ok(Self { seats, house, state })
    }

    /// What an action of this moment would bring; the table is not changed.
    pub fn decide(
        &self,
        seat: Seat,
        moment: Moment,
        action: R::Action,
        world: &mut World<'_>,
    ) -> Result<Vec<R::Event>, Refusal> {
        if !self.seats.has(seat) || self.seats.presence(seat) == Presence::Gone {
            return Err(Refusal::no_seat());
        }
        if R::outcome(&self.state).is_some() {
            return Err(Refusal::over());
        }
        if moment != R::moment(&self.state) {
            return Err(Refusal::too_late());
        }
        R::decide(self, seat, action, world)
    }

    /// Folds an event into the table.
    pub fn apply(&mut self, event: &TableEvent<R::Event>) {
        match event {
            TableEvent::Frame(FrameEvent::Came { seat }) => self.seats.set_presence(*seat, Presence::Here),
            TableEvent::Frame(FrameEvent::Went { seat }) => self.seats.set_presence(*seat, Presence::Away),
            TableEvent::Frame(FrameEvent::Left { seat }) => self.seats.set_presence(*seat, Presence::Gone),
            TableEvent::Game(event) => R::apply(&mut self.state, event),
        }
    }

    /// When the table wants to be ticked next; never again once it is over.
    pub fn deadline(&self) -> Option<Time> {
        if R::outcome(&self.state).is_some() { None } else { R::deadline(self) }
    }
}
