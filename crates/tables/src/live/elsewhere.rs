//! What other servers do at the same table: their rows, their deaths, and who of all servers looks after it.

use super::Live;
use crate::hints::Hint;
use crate::log::Unavailable;
use crate::message::Bye;
use crate::replica::{Replica, parse};
use crate::row::{Head, Row};
use ::bots::Levels;
use game::{Connection, Presence, Seat, Span, Stamp};

/// A server that does not keep a table leaves it so much time to fire a deadline itself.
const HELP_AFTER: Span = Span::from_millis(500);

impl<R: Levels> Live<R> {
    /// A row that another server says it has written. Any doubt is settled by the log.
    pub(super) async fn hinted(&mut self, hint: &Hint) {
        let Hint { row, mark } = hint;
        let (seq, known) = (row.seq, self.replica.head());
        if seq <= known.seq {
            return;
        }
        let follows = seq == known.seq + 1 && known.mark.after(row) == *mark;
        let taken = if follows { self.take(row) } else { self.catch_up().await };
        if let Err(error) = taken {
            tracing::warn!(table = %self.id(), %error, "a row of another server cannot be read");
        }
    }

    /// Once a second: what the log says of this table. Who was marked as away but is here says so again.
    pub(super) async fn compare(&mut self, head: Option<Head>) {
        if head != Some(self.replica.head()) && self.catch_up().await.is_err() {
            return;
        }
        let now = self.shared.clock.now();
        self.bury(now).await;
        self.insist(now).await;
    }

    /// Reads and applies what other servers have written; where the past has become another, starts afresh.
    pub(super) async fn catch_up(&mut self) -> Result<(), Unavailable> {
        let known = self.replica.seq.saturating_sub(1);
        let rows = self.shared.log.read(self.replica.id.clone(), known).await?;
        match rows.split_first() {
            Some((last, new)) if self.replica.ends_with(last) => {
                new.iter().try_for_each(|row| self.take(row))
            }
            _ => self.start_afresh().await,
        }
    }

    /// The next row, by another server.
    fn take(&mut self, row: &Row) -> Result<(), Unavailable> {
        let events = parse(row).map_err(|error| Unavailable(error.to_string()))?;
        let (after, news) = self.foreseen(&events);
        self.becomes(after, row);
        self.tell(&news, &events, row.actor);
        Ok(())
    }

    /// The log has lost rows that everybody here has seen: they are told, and see what is left.
    async fn start_afresh(&mut self) -> Result<(), Unavailable> {
        let rows = self.shared.log.read(self.replica.id.clone(), 0).await?;
        let replica = Replica::of(&rows).map_err(|error| Unavailable(error.to_string()))?;
        tracing::warn!(table = %self.id(), known = self.replica.seq, left = rows.len(), "the log has lost rows");
        let Some(replica) = replica else {
            self.close(Bye::NoTable, |_| true);
            self.lost = true;
            return Err(Unavailable("the table is not in the log any more".to_owned()));
        };
        self.replica = replica;
        self.searches.end();
        self.bots.forget();
        self.sockets.iter().for_each(|socket| socket.outbox.begin(self.replica.seq, true));
        self.look_around();
        self.show_all();
        Ok(())
    }

    /// Persons whose server has died are away since its last sign of life, and a table without others rests from then.
    async fn bury(&mut self, now: Stamp) {
        let dead: Vec<(Seat, Stamp)> = self
            .here_by(|node| node != self.shared.node)
            .into_iter()
            .filter_map(|(seat, node)| Some((seat, self.shared.peers.dead_since(node, now)?)))
            .collect();
        let Some(since) = dead.iter().map(|(_, since)| *since).max() else { return };
        let seats: Vec<Seat> = dead.into_iter().map(|(seat, _)| seat).collect();
        // If it cannot be written now, it is tried again in a second.
        let _ = self.write_frame(self.by_nobody(now), |table| Ok(table.all_gone(&seats, since))).await;
    }

    /// A person who is connected here is here, whatever another server thought.
    async fn insist(&mut self, now: Stamp) {
        let node = self.shared.node;
        let seats = &self.replica.table.seats;
        let doubted = self.sockets.iter().find_map(|socket| {
            let guest = socket.guest?;
            let place = seats.place(seats.seat_of(guest)?)?;
            let connection = Connection { node, socket: socket.number };
            (place.presence == Presence::Away && place.connection == Some(connection))
                .then_some((guest, connection))
        });
        let Some((guest, connection)) = doubted else { return };
        let decision = self.by(guest, None, now);
        let came = self.write_frame(decision, |live| {
            let table = &live.replica.table;
            Ok(table.seats.seat_of(guest).map_or(Vec::new(), |seat| table.came(seat, connection, now)))
        });
        // If it cannot be written now, it is tried again in a second.
        let _ = came.await;
    }

    /// The persons who are here by servers like these.
    pub(super) fn here_by(&self, is_meant: impl Fn(u32) -> bool) -> Vec<(Seat, u32)> {
        let seats = &self.replica.table.seats;
        let node = |seat: Seat| seats.place(seat).and_then(|place| place.connection).map(|c| c.node);
        let here = seats.persons_here().filter_map(|(seat, _)| Some((seat, node(seat)?)));
        here.filter(|(_, node)| is_meant(*node)).collect()
    }

    /// Does this server run the table's bots and fire its deadlines? Two who think so do no harm.
    pub(super) fn is_keeper(&self) -> bool {
        let first = self.here_by(|_| true).first().map(|(_, node)| *node);
        !self.shared.log.is_shared() || first.is_none_or(|node| node == self.shared.node)
    }

    /// How long this server leaves a deadline to others.
    pub(super) fn help_after(&self) -> Span {
        if self.is_keeper() { Span::default() } else { HELP_AFTER }
    }
}
