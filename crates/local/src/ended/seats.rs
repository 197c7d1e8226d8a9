//! A table's rows gone through once more, for what its state does not keep: who came later, who went when, who was
//! helped, and what each has done.

use bots::Levels;
use desk::row::Row;
use game::frame::{Stage, StageView};
use game::seat::Place;
use game::{Deeds, FrameEvent, Presence, Seat, Stamp, Table, TableEvent, Time};
use std::collections::BTreeMap;
use words::Lexicon;

/// What was possible, as far as somebody has looked: points by subject.
pub(super) type Possible = BTreeMap<String, i32>;

/// What is noted of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(super) struct SeatPast {
    /// Sat down after the first turn (S4).
    pub(super) late: bool,
    /// A computer player has taken turns for them (S9).
    pub(super) helped: bool,
    /// Was sent away while it was played,
    pub(super) kicked: bool,
    /// or has sent somebody away (S9).
    pub(super) sent_away: bool,
    /// Since when they are not there.
    pub(super) away: Option<Away>,
}

/// Somebody is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Away {
    /// Since when.
    pub(super) since: Stamp,
    /// Did the clock run then? A pause lets everybody go but the host.
    pub(super) in_play: bool,
}

/// A table, row by row.
pub(super) struct Past<'a, R: Levels> {
    pub(super) table: Table<R>,
    pub(super) deeds: Vec<Deeds>,
    pub(super) seats: Vec<SeatPast>,
    /// Does it go on from another table?
    pub(super) is_moved: bool,
    /// When it ended, and the table time then.
    pub(super) over: Option<(Stamp, Time)>,
    possible: &'a Possible,
    lexicon: &'a Lexicon,
}

impl<'a, R: Levels> Past<'a, R> {
    pub(super) fn new(table: Table<R>, possible: &'a Possible, lexicon: &'a Lexicon) -> Self {
        let (deeds, seats) = (Vec::new(), Vec::new());
        Self { table, deeds, seats, is_moved: false, over: None, possible, lexicon }
    }

    /// One row more. After the end nobody's coming and going counts.
    pub(super) fn take(&mut self, row: &Row, events: &[TableEvent<R>]) {
        let host = self.table.frame.host.filter(|host| row.actor == Some(*host));
        let by = host.and_then(|host| self.table.seats.seat_of(host));
        for event in events {
            if self.over.is_some() {
                return;
            }
            match event {
                TableEvent::Game(event) => self.note(event),
                TableEvent::Frame(event) => self.note_frame(event, by),
            }
            self.table.apply(event);
            self.look_around(row.at);
            if self.table.stage() == StageView::Over {
                self.over = Some((row.at, self.table.frame.clock.time_at(row.at)));
            }
        }
    }

    /// What a computer player does for somebody is none of their deeds.
    fn note(&mut self, event: &R::Event) {
        let helped: Vec<(usize, Deeds)> =
            self.helped().map(|seat| (seat, self.deeds[seat].clone())).collect();
        R::note(&self.table, event, self.lexicon, &mut self.deeds);
        R::note_possible(&self.table, event, self.possible, &mut self.deeds);
        for (seat, before) in helped {
            self.seats[seat].helped |= self.deeds[seat].turns > before.turns;
            self.deeds[seat] = before;
        }
    }

    /// For whom computer players play now.
    fn helped(&self) -> impl Iterator<Item = usize> + '_ {
        let is_helped = |seat: &usize| {
            let place = self.table.seats.place(Seat::new(*seat as u8));
            place.is_some_and(|place| place.presence == Presence::Away && place.stand_in.is_some())
        };
        (0..self.deeds.len()).filter(is_helped)
    }

    fn note_frame(&mut self, event: &FrameEvent<R::Options>, by: Option<Seat>) {
        let is_played = self.table.frame.stage == Stage::Playing;
        match event {
            FrameEvent::Started { .. } => {
                let count = self.table.seats.count();
                self.deeds = vec![Deeds::default(); count];
                self.seats = vec![SeatPast::default(); count];
            }
            // S4: who comes before the first turn has missed nothing.
            FrameEvent::Sat { seat, .. } if is_played => {
                let late = self.deeds.iter().any(|deeds| deeds.turns > 0);
                let past = SeatPast { late, ..SeatPast::default() };
                if let Some(seat) = seat.map(Seat::index).filter(|seat| *seat < self.seats.len()) {
                    (self.seats[seat], self.deeds[seat]) = (past, Deeds::default());
                } else {
                    self.seats.push(past);
                    self.deeds.push(Deeds::default());
                }
            }
            FrameEvent::Left { seat, kicked: true } if is_played && !self.table.seats.is_bot(*seat) => {
                self.change(Some(*seat), |past| past.kicked = true);
                self.change(by, |past| past.sent_away = true);
            }
            _ => {}
        }
    }

    fn change(&mut self, seat: Option<Seat>, change: impl FnOnce(&mut SeatPast)) {
        if let Some(past) = seat.and_then(|seat| self.seats.get_mut(seat.index())) {
            change(past);
        }
    }

    /// Who is there, and who is not any more?
    fn look_around(&mut self, at: Stamp) {
        let (runs, host) = (self.table.frame.clock.is_running(), self.table.frame.host);
        for (seat, past) in self.table.seats.iter().zip(&mut self.seats) {
            let Some(Place { occupant, presence, .. }) = self.table.seats.place(seat) else { continue };
            if occupant.guest().is_none() || *presence == Presence::Here {
                past.away = None;
            } else if past.away.is_none() {
                // Nobody pauses a game that is lost, and goes.
                let in_play = runs || occupant.guest() == host;
                past.away = Some(Away { since: at, in_play });
            }
        }
    }
}
