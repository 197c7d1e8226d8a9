//! A table as it was after a row, with all that had happened in its game: somebody may play on from there.

use crate::replica::{Past, Unreadable, parse};
use crate::row::Row;
use game::frame::Continuing;
use game::{Refusal, Rules, Seat, Stamp, Table, TableEvent, Time};

/// The beginning of a table's log, taken in piece by piece.
pub struct Excerpt<R: Rules> {
    past: Past<R>,
    /// When the last row was, in table time.
    time: Time,
    events: Vec<TableEvent<R>>,
    bytes: usize,
}

impl<R: Rules> Default for Excerpt<R> {
    fn default() -> Self {
        Self { past: Past::default(), time: Time::ZERO, events: Vec::new(), bytes: 0 }
    }
}

impl<R: Rules> Excerpt<R> {
    /// At most so many bytes of events: they become one row of the new table.
    pub const MOST_BYTES: usize = 1 << 20;

    /// Takes the next rows.
    pub fn take(&mut self, rows: &[Row]) -> Result<(), Unreadable> {
        for row in rows {
            self.past.take(std::slice::from_ref(row))?;
            let of_game = parse::<R>(row)?.into_iter().filter(|event| matches!(event, TableEvent::Game(_)));
            let before = self.events.len();
            self.events.extend(of_game);
            if self.events.len() > before {
                self.bytes += row.events.len();
            }
            if let Some(table) = self.past.table() {
                self.time = self.time.max(table.frame.clock.time_at(row.at));
            }
        }
        Ok(())
    }

    /// The last row it has.
    pub fn seq(&self) -> u32 {
        self.past.seq()
    }

    /// The table after the rows so far; `None` if there were none.
    pub fn table(&self) -> Option<&Table<R>> {
        self.past.table()
    }

    /// Is it more than a new table may begin with?
    pub fn is_too_long(&self) -> bool {
        self.bytes > Self::MOST_BYTES
    }

    /// Can somebody play on from here like this?
    pub fn check(&self, by: Continuing<'_>, levels: &[&'static str]) -> Result<(), Refusal> {
        if self.is_too_long() {
            return Err(Refusal::new(
                "too_long",
                "Bis hierher ist zu viel geschehen, um davon weiterzuspielen. Wähle eine frühere Stelle.",
                "Too much has happened up to here to play on from it. Choose an earlier point.",
            ));
        }
        self.past.table().map_or(Ok(()), |table| table.may_continue(by, levels))
    }

    /// The first row of the table that goes on from here with the same players, of whom this seat is a person's.
    pub fn moved(&self, seat: Seat, name: &str, code: String, now: Stamp) -> Vec<TableEvent<R>> {
        let frame = self.past.table().map(|table| table.moved(seat, name, code, self.time, now));
        let frame = frame.into_iter().flatten().map(TableEvent::Frame);
        frame.chain(self.events.iter().cloned()).collect()
    }

    /// The first row of the table that goes on from here.
    pub fn opening(&self, by: Continuing<'_>, code: String, now: Stamp) -> Vec<TableEvent<R>> {
        let frame = self.past.table().map(|table| table.continued(by, code, self.time, now));
        let frame = frame.into_iter().flatten().map(TableEvent::Frame);
        frame.chain(self.events.iter().cloned()).collect()
    }
}
