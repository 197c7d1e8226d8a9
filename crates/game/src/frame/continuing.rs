//! Playing on from a point in a table's past, at a new table.

use super::event::FrameEvent;
use super::limits::HouseWords;
use super::view::StageView;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::seat::{Guest, Occupant, Seat};
use crate::table::Table;
use crate::time::{Stamp, Time};

/// Who plays on.
#[derive(Clone, Copy, Debug)]
pub struct Continuing<'a> {
    /// The seat that a person takes, and is host of the new table.
    pub seat: Seat,
    /// How they are called.
    pub name: &'a str,
    /// The level of the computer players at all other seats.
    pub level: &'a str,
    /// Who they are, in this order; those who are left without are nobody in particular.
    pub characters: &'a [&'static str],
}

impl<R: Rules> Table<R> {
    /// Can somebody play on from here like this?
    pub fn may_continue(&self, by: Continuing<'_>, levels: &[&'static str]) -> Result<(), Refusal> {
        if self.stage() != StageView::Playing {
            return Err(Refusal::new(
                "cannot_continue",
                "Von hier aus geht es nicht weiter: Das Spiel hat noch nicht begonnen oder ist schon zu Ende.",
                "It cannot go on from here: the game has not begun yet, or is over.",
            ));
        }
        if !self.seats.has(by.seat) {
            return Err(Refusal::no_such_seat());
        }
        if levels.contains(&by.level) { Ok(()) } else { Err(Refusal::no_such_level()) }
    }

    /// How a table begins that goes on from here, at this table time. What happened in the game so far comes after it.
    pub fn continued(
        &self,
        by: Continuing<'_>,
        code: String,
        time: Time,
        now: Stamp,
    ) -> Vec<FrameEvent<R::Options>> {
        let guest = Guest::new(0);
        let mut characters = by.characters.iter().map(|name| (*name).to_owned());
        let mut occupant = |seat: Seat| {
            if seat == by.seat {
                Occupant::Person { name: by.name.to_owned(), guest }
            } else {
                Occupant::Bot { name: by.level.to_owned(), character: characters.next() }
            }
        };
        let seats = self.seats.iter().map(&mut occupant).collect();
        self.going_on(guest, seats, code, time, now, &[])
    }

    /// How a table begins where the same players go on from here, at this table time; this seat is a person's, who is host,
    /// and computer players make room for people who come.
    pub fn moved(
        &self,
        seat: Seat,
        name: &str,
        code: String,
        time: Time,
        now: Stamp,
    ) -> Vec<FrameEvent<R::Options>> {
        let guest = Guest::new(0);
        let occupant = |of: Seat| match self.seats.place(of).map(|place| place.occupant.clone()) {
            Some(bot @ Occupant::Bot { .. }) if of != seat => bot,
            _ => Occupant::Person { name: name.to_owned(), guest },
        };
        let seats = self.seats.iter().map(occupant).collect();
        let makes_room = |seat: &Seat| self.seats.is_bot(*seat) && !self.seats.is_gone(*seat);
        let rooms: Vec<Seat> = self.seats.iter().filter(makes_room).collect();
        self.going_on(guest, seats, code, time, now, &rooms)
    }

    fn going_on(
        &self,
        host: Guest,
        seats: Vec<Occupant>,
        code: String,
        time: Time,
        now: Stamp,
        rooms: &[Seat],
    ) -> Vec<FrameEvent<R::Options>> {
        let opened = FrameEvent::Opened {
            game: R::NAME.to_owned(),
            code,
            public: false,
            options: self.options.clone(),
            house: HouseWords::of(&self.house),
            seats,
            host: Some(host),
            starter: self.starter,
        };
        let sign = |seat| self.seats.sign(seat).map(|sign| FrameEvent::Signed { seat, sign });
        let zero = Stamp::from_millis(now.millis().saturating_sub(time.millis()));
        let signed = self.seats.iter().filter_map(sign);
        let rooms = rooms.iter().map(|seat| FrameEvent::MakesRoom { seat: *seat });
        let started = FrameEvent::Started { zero };
        std::iter::once(opened).chain(signed).chain(rooms).chain([started]).collect()
    }
}
