//! Seats: places at a table, held by a person or a bot.

use crate::pace::Pace;
use crate::time::{Span, Time};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The number of a place, counted from 0 to the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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

    /// Its number once another seat is taken away and so many are left; `None` if none is.
    pub(crate) fn after_removal_of(self, other: Self, left: usize) -> Option<Self> {
        let number = self.0 - u8::from(other.0 < self.0);
        (left > 0).then(|| Self(number % left as u8))
    }
}

/// The number of a person at a table: the same as long as the table lives, wherever they sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Guest(u32);

impl Guest {
    /// The guest with this number.
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// The number.
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// A socket by which a person is at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Connection {
    /// The server that holds it, by a number it drew when it started.
    pub node: u32,
    /// The socket, by a number of that server.
    pub socket: u32,
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
        /// Their name; empty if it is not known. It lies beside the log, so that it can be forgotten.
        #[serde(default, skip_serializing)]
        name: String,
        /// Their number at this table.
        guest: Guest,
    },
    /// A computer player.
    Bot {
        /// Its level.
        name: String,
        /// Who it is; computer players of before were nobody in particular.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        character: Option<String>,
    },
}

impl Occupant {
    /// A computer player of this level, nobody in particular.
    pub fn bot(level: impl Into<String>) -> Self {
        Self::Bot { name: level.into(), character: None }
    }

    /// How it is called: by its name; a computer player that is nobody in particular by its level.
    pub fn name(&self) -> &str {
        match self {
            Self::Person { name, .. } | Self::Bot { name, character: None } => name,
            Self::Bot { character: Some(character), .. } => character,
        }
    }

    /// The person's number.
    pub const fn guest(&self) -> Option<Guest> {
        match self {
            Self::Person { guest, .. } => Some(*guest),
            Self::Bot { .. } => None,
        }
    }
}

/// Is someone there?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// At the table.
    Here,
    /// Disconnected, and may come back.
    Away,
    /// Left for good.
    Gone,
}

/// The sign of a seat: one of eight pictures, by which it is told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Sign(u8);

impl Sign {
    /// So many there are.
    pub const COUNT: u8 = 8;

    /// The sign with this number.
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// Is there such a sign?
    pub const fn exists(self) -> bool {
        self.0 < Self::COUNT
    }
}

/// A seat with who sits there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Who.
    pub occupant: Occupant,
    /// And whether they are there.
    pub presence: Presence,
    /// The level of the bot that plays for who is away.
    pub stand_in: Option<String>,
    /// The person's newest connection.
    pub connection: Option<Connection>,
    /// By what it is told apart: no two seats have the same.
    pub sign: Sign,
    /// Does the person want to begin? Bots always do.
    pub ready: bool,
    /// Does the computer player make room for a person who comes?
    pub makes_room: bool,
}

/// All seats of a table, in order to the left.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seats(Vec<Place>);

impl Seats {
    /// Seats for these occupants, all of them here.
    pub fn new(occupants: impl IntoIterator<Item = Occupant>) -> Self {
        let mut seats = Self::default();
        occupants.into_iter().for_each(|occupant| seats.sit(occupant, Presence::Here));
        seats
    }

    /// Adds a seat to the left of the last one.
    pub(crate) fn sit(&mut self, occupant: Occupant, presence: Presence) {
        let (sign, ready) = (self.free_sign(), occupant.guest().is_none());
        let (stand_in, connection, makes_room) = (None, None, false);
        self.0.push(Place { occupant, presence, stand_in, connection, sign, ready, makes_room });
    }

    /// A person takes the place of the computer player there.
    pub(crate) fn take_over(&mut self, seat: Seat, person: Occupant) {
        if let Some(place) = self.0.get_mut(seat.index()) {
            (place.occupant, place.presence, place.makes_room) = (person, Presence::Away, false);
        }
    }

    /// The first seat whose computer player makes room for a person who comes.
    pub fn with_room(&self) -> Option<Seat> {
        self.playing().find(|seat| self.place(*seat).is_some_and(|place| place.makes_room))
    }

    /// The first sign that nobody has.
    fn free_sign(&self) -> Sign {
        let free = (0..Sign::COUNT).map(Sign).find(|sign| !self.has_sign(*sign));
        free.unwrap_or(Sign(self.0.len() as u8 % Sign::COUNT))
    }

    /// Has some seat this sign?
    pub fn has_sign(&self, sign: Sign) -> bool {
        self.0.iter().any(|place| place.sign == sign)
    }

    /// The sign of a seat, if there is such a seat.
    pub fn sign(&self, seat: Seat) -> Option<Sign> {
        self.place(seat).map(|place| place.sign)
    }

    pub(crate) fn place_mut(&mut self, seat: Seat) -> Option<&mut Place> {
        self.0.get_mut(seat.index())
    }

    pub(crate) fn places_mut(&mut self) -> impl Iterator<Item = &mut Place> + '_ {
        self.0.iter_mut()
    }

    /// Takes a seat away; those behind it move up.
    pub(crate) fn remove(&mut self, seat: Seat) {
        if self.has(seat) {
            self.0.remove(seat.index());
        }
    }

    /// Somebody is connected: nobody plays for them any more.
    pub(crate) fn connect(&mut self, seat: Seat, connection: Connection) {
        self.set_presence(seat, Presence::Here);
        if let Some(place) = self.0.get_mut(seat.index()) {
            place.connection = Some(connection);
            place.stand_in = None;
        }
    }

    /// A bot plays for this seat.
    pub(crate) fn stand_in(&mut self, seat: Seat, level: &str) {
        if let Some(place) = self.0.get_mut(seat.index()) {
            place.stand_in = Some(level.to_owned());
        }
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

    /// Is someone there who plays: the person, or a bot that stands in? A seat that does not exist is gone.
    pub fn presence(&self, seat: Seat) -> Presence {
        match self.place(seat) {
            Some(Place { presence: Presence::Away, stand_in: Some(_), .. }) => Presence::Here,
            Some(place) => place.presence,
            None => Presence::Gone,
        }
    }

    /// The seat of a person, unless they have left.
    pub fn seat_of(&self, guest: Guest) -> Option<Seat> {
        let sits = |p: &Place| p.occupant.guest() == Some(guest) && p.presence != Presence::Gone;
        self.0.iter().position(sits).map(|i| Seat(i as u8))
    }

    /// Does a computer player sit there?
    pub fn is_bot(&self, seat: Seat) -> bool {
        self.place(seat).is_some_and(|p| p.occupant.guest().is_none())
    }

    /// The level of the bot that plays this seat now, in its own right or for somebody.
    pub fn bot_at(&self, seat: Seat) -> Option<&str> {
        let place = self.place(seat)?;
        match &place.occupant {
            Occupant::Bot { name, .. } => Some(name),
            Occupant::Person { .. } if place.presence == Presence::Away => place.stand_in.as_deref(),
            Occupant::Person { .. } => None,
        }
    }

    /// Who the computer player of this seat is. Who plays for somebody else is nobody in particular.
    pub fn character_at(&self, seat: Seat) -> Option<&str> {
        match &self.place(seat)?.occupant {
            Occupant::Bot { character, .. } => character.as_deref(),
            Occupant::Person { .. } => None,
        }
    }

    /// The persons who are at the table themselves.
    pub fn persons_here(&self) -> impl Iterator<Item = (Seat, Guest)> + '_ {
        self.persons().filter(|(seat, _)| self.0[seat.index()].presence == Presence::Here)
    }

    /// Until when a table waits for people between two rounds. Nobody waits for the only person there: computer players
    /// have time (P5).
    pub fn waits_until(&self, pace: Pace, since: Time, span: Span) -> Option<Time> {
        if self.persons().count() == 1 { None } else { pace.until(since, span) }
    }

    /// The persons who have not left.
    pub fn persons(&self) -> impl Iterator<Item = (Seat, Guest)> + '_ {
        self.playing().filter_map(|seat| Some((seat, self.0[seat.index()].occupant.guest()?)))
    }

    /// Notes whether someone is there. Who has left for good does not come back.
    pub fn set_presence(&mut self, seat: Seat, presence: Presence) {
        if let Some(place) = self.0.get_mut(seat.index()).filter(|p| p.presence != Presence::Gone) {
            place.presence = presence;
            if presence == Presence::Gone {
                place.stand_in = None;
            }
        }
    }

    /// The seats that are not left for good.
    pub fn playing(&self) -> impl Iterator<Item = Seat> + '_ {
        self.iter().filter(|&s| !self.is_gone(s))
    }

    /// The seats whose players are here.
    pub fn here(&self) -> impl Iterator<Item = Seat> + '_ {
        self.iter().filter(|&s| self.is_here(s))
    }

    /// Is someone there who plays?
    pub fn is_here(&self, seat: Seat) -> bool {
        self.presence(seat) == Presence::Here
    }

    /// Is the seat left for good?
    pub fn is_gone(&self, seat: Seat) -> bool {
        self.presence(seat) == Presence::Gone
    }

    /// Is this true of everybody who is here? Not where nobody is.
    pub fn everybody_here(&self, is_true: impl Fn(Seat) -> bool) -> bool {
        self.here().next().is_some() && self.here().all(is_true)
    }

    /// Those who still play, from the next to the left of this seat round the table; the seat itself comes last.
    pub fn playing_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let next = |seat: &Seat| Some(self.left_of(*seat));
        std::iter::successors(next(&seat), next).take(self.count()).filter(|seat| !self.is_gone(*seat))
    }

    /// Who has the highest total of those who still play; equal totals share. If all have left, nobody is passed over.
    pub fn leaders(&self, totals: &[i32]) -> Vec<Seat> {
        let mut playing: Vec<Seat> = self.playing().collect();
        if playing.is_empty() {
            playing = self.iter().collect();
        }
        let total = |seat: &Seat| totals.get(seat.index()).copied().unwrap_or(0);
        let best = playing.iter().map(total).max();
        playing.retain(|seat| Some(total(seat)) == best);
        playing
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

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat(0);
    const BEN: Seat = Seat(1);
    const CLEO: Seat = Seat(2);

    fn three() -> Seats {
        Seats::new((0..3).map(|i| Occupant::Person { name: format!("P{i}"), guest: Guest(i) }))
    }

    #[test]
    fn those_who_play_follow_to_the_left() {
        let mut seats = three();
        assert_eq!(seats.playing_after(BEN).collect::<Vec<_>>(), [CLEO, ANNA, BEN]);
        seats.set_presence(CLEO, Presence::Gone);
        seats.set_presence(ANNA, Presence::Away);
        assert_eq!(seats.playing_after(BEN).collect::<Vec<_>>(), [ANNA, BEN]);
        assert_eq!(seats.playing_after(CLEO).collect::<Vec<_>>(), [ANNA, BEN]);
        assert_eq!(Seats::default().playing_after(ANNA).next(), None);
    }

    #[test]
    fn leaders_still_play_unless_nobody_does() {
        let mut seats = three();
        assert_eq!(seats.leaders(&[-3, -1, -1]), [BEN, CLEO]);
        seats.set_presence(BEN, Presence::Gone);
        assert_eq!(seats.leaders(&[3, 7, 3]), [ANNA, CLEO]);
        assert_eq!(seats.leaders(&[-2, 7]), [CLEO]);
        seats.iter().for_each(|seat| seats.set_presence(seat, Presence::Gone));
        assert_eq!(seats.leaders(&[3, 7, 3]), [BEN]);
    }

    #[test]
    fn nothing_is_true_of_nobody() {
        let mut seats = three();
        assert!(!seats.everybody_here(|seat| seat != CLEO));
        seats.set_presence(CLEO, Presence::Away);
        assert!(seats.everybody_here(|seat| seat != CLEO));
        seats.iter().for_each(|seat| seats.set_presence(seat, Presence::Away));
        assert!(!seats.everybody_here(|_| true));
    }
}
