//! What happens to the frame.

use super::limits::HouseWords;
use super::{Closing, Frame, Stage};
use crate::clock::{Clock, Stopper};
use crate::rules::{Rules, State};
use crate::seat::{Connection, Guest, Occupant, Presence, Seat, Seats, Sign};
use crate::table::Table;
use crate::time::{Stamp, Time};
use serde::{Deserialize, Serialize};

/// What happened to the frame; `O` are the game's options.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "frame")]
pub enum FrameEvent<O> {
    /// The table's first event.
    Opened {
        /// The game's name.
        game: String,
        /// Letters by which it is found.
        code: String,
        /// Do strangers see it?
        public: bool,
        /// How to play.
        options: O,
        /// The house words.
        #[serde(default)]
        house: HouseWords,
        /// Who sits there from the start: at a rematch, those of the old table.
        #[serde(default)]
        seats: Vec<Occupant>,
        /// Who is host; without, the first person.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        host: Option<Guest>,
        /// Who starts, where that is not drawn: at a rematch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        starter: Option<Seat>,
    },
    /// A person sat down.
    Sat {
        /// A number of their own.
        guest: Guest,
        /// Their name: it lies beside the log, so that it can be forgotten. Rows of before have it.
        #[serde(default, skip_serializing)]
        name: String,
        /// In place of the computer player of this seat, while it is played; else at a new seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// A computer player sat down.
    BotSat {
        /// How strong it is.
        level: String,
        /// Who it is. Rows of before have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        character: Option<String>,
    },
    /// Somebody has left for good.
    Left {
        /// Who.
        seat: Seat,
        /// The host has sent them away.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        kicked: bool,
    },
    /// Somebody is connected; a newer connection replaces the older one.
    Came {
        /// Who.
        seat: Seat,
        /// By which connection.
        #[serde(flatten)]
        connection: Connection,
    },
    /// Somebody is disconnected.
    Went {
        /// Who.
        seat: Seat,
    },
    /// A computer player plays for somebody who is away.
    StoodIn {
        /// For whom.
        seat: Seat,
        /// How strong it is.
        level: String,
    },
    /// The computer player of a seat makes room for a person who comes.
    MakesRoom {
        /// Which seat.
        seat: Seat,
    },
    /// Somebody is the host now, or nobody.
    Host {
        /// Who.
        guest: Option<Guest>,
    },
    /// Somebody has another sign.
    Signed {
        /// Who.
        seat: Seat,
        /// Which.
        sign: Sign,
    },
    /// Somebody wants to begin, or not yet.
    Ready {
        /// Who.
        seat: Seat,
        /// Do they?
        ready: bool,
    },
    /// How to play was chosen.
    Options {
        /// All options.
        options: O,
    },
    /// The house words were chosen.
    House(HouseWords),
    /// It has begun.
    Started {
        /// When.
        zero: Stamp,
    },
    /// The clock rests.
    Paused {
        /// At this table time.
        at: Time,
        /// Why.
        by: Stopper,
    },
    /// The clock runs again.
    Resumed {
        /// As if it had begun then.
        zero: Stamp,
    },
    /// Somebody is impatient: computer players do at once what they are about to do.
    Hurried {},
    /// It goes on at another table.
    Rematch {
        /// Its address.
        table: String,
    },
    /// It was closed without a result: nothing can be done there any more.
    Closed {
        /// Why.
        why: Closing,
    },
}

impl<R: Rules> Table<R> {
    /// A table from its first event; `None` if it is another event, or of another game.
    pub fn from_opening(event: &FrameEvent<R::Options>) -> Option<Self> {
        let FrameEvent::Opened { game, code, public, options, house, seats, host, starter } = event else {
            return None;
        };
        if game != R::NAME {
            return None;
        }
        let mut frame = Frame::new(code.clone(), *public);
        let persons = seats.iter().filter_map(Occupant::guest);
        frame.host = host.or_else(|| persons.clone().next());
        frame.guests = persons.map(Guest::number).max().map_or(0, |most| most + 1);
        let mut seats = Seats::new(seats.iter().cloned());
        for seat in seats.iter().filter(|s| !seats.is_bot(*s)).collect::<Vec<_>>() {
            seats.set_presence(seat, Presence::Away);
        }
        let state = R::State::new(options, seats.count());
        let house = house.list().unwrap_or_default();
        Some(Self { seats, house, options: options.clone(), starter: *starter, frame, state })
    }

    /// Folds an event of the frame into the table.
    pub(crate) fn apply_frame(&mut self, event: &FrameEvent<R::Options>) {
        match event {
            FrameEvent::Opened { .. } => {
                if let Some(table) = Self::from_opening(event) {
                    *self = table;
                }
            }
            FrameEvent::Sat { guest, name, seat } => {
                let person = Occupant::Person { name: name.clone(), guest: *guest };
                match seat {
                    Some(seat) => self.seats.take_over(*seat, person),
                    None => self.seats.sit(person, Presence::Away),
                }
                self.frame.guests = self.frame.guests.max(guest.number() + 1);
            }
            FrameEvent::BotSat { level, character } => {
                let occupant = Occupant::Bot { name: level.clone(), character: character.clone() };
                self.seats.sit(occupant, Presence::Here);
            }
            FrameEvent::Left { seat, kicked } => self.apply_left(*seat, *kicked),
            FrameEvent::Came { seat, connection } => self.seats.connect(*seat, *connection),
            FrameEvent::Went { seat } => self.seats.set_presence(*seat, Presence::Away),
            FrameEvent::StoodIn { seat, level } => self.seats.stand_in(*seat, level),
            FrameEvent::MakesRoom { seat } => {
                self.seats.place_mut(*seat).into_iter().for_each(|place| place.makes_room = true);
            }
            FrameEvent::Host { guest } => self.frame.host = *guest,
            FrameEvent::Signed { seat, sign } => {
                self.seats.place_mut(*seat).into_iter().for_each(|place| place.sign = *sign);
            }
            FrameEvent::Ready { seat, ready } => {
                self.seats.place_mut(*seat).into_iter().for_each(|place| place.ready = *ready);
            }
            FrameEvent::Options { options } => {
                self.options = options.clone();
                self.state = R::State::new(options, self.seats.count());
            }
            FrameEvent::House(words) => self.house = words.list().unwrap_or_default(),
            FrameEvent::Started { zero } => {
                self.frame.stage = Stage::Playing;
                self.frame.clock = Clock::Running { zero: *zero };
                self.state = R::State::new(&self.options, self.seats.count());
            }
            FrameEvent::Paused { at, by } => {
                self.frame.clock = Clock::Stopped { stopped: *at, by: Some(*by) };
            }
            FrameEvent::Resumed { zero } => self.frame.clock = Clock::Running { zero: *zero },
            // It changes nothing at the table: the desk carries it out.
            FrameEvent::Hurried {} => {}
            FrameEvent::Rematch { table } => self.frame.next = Some(table.clone()),
            FrameEvent::Closed { why } => self.frame.closed = Some(*why),
        }
    }

    /// In the lobby the seat is taken away; later it stays, for the points it has.
    fn apply_left(&mut self, seat: Seat, kicked: bool) {
        let guest = self.seats.place(seat).and_then(|place| place.occupant.guest());
        self.frame.kicked.extend(guest.filter(|_| kicked));
        if self.frame.stage == Stage::Playing {
            self.seats.set_presence(seat, Presence::Gone);
            return;
        }
        self.seats.remove(seat);
        self.starter = self.starter.and_then(|starter| starter.after_removal_of(seat, self.seats.count()));
    }
}
