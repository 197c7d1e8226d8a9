//! What other servers do at the same table: their rows, their deaths, and which of all servers leads it.

use crate::append::Hint;
use crate::desk::{Desk, Job};
use crate::message::Bye;
use crate::names::Names;
use crate::outbox::Note;
use crate::output::{End, Output, Report};
use crate::replica::{Replica, parse};
use crate::row::{Head, Row, Stored};
use crate::rows::{NotWritten, Reading, Then};
use game::{Connection, Guest, Presence, Rules, Seat, Span, Stamp, State};

/// A server that does not lead a table leaves the leader so much time to fire a deadline itself.
const HELP_AFTER: Span = Span::from_millis(500);

/// A look at what the log says of the table.
pub(crate) struct Looking {
    head: Option<Head>,
    dead: Vec<(u32, Stamp)>,
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Rows,
    Dead,
    Doubted,
}

impl Looking {
    pub(crate) fn new(head: Option<Head>, dead: Vec<(u32, Stamp)>) -> Self {
        Self { head, dead, stage: Stage::Rows }
    }
}

impl<R: Rules> Desk<R> {
    /// What another server says it has written. Any doubt is settled by the log.
    pub(crate) fn hinted(&mut self, hint: &std::sync::Arc<Hint>) {
        let (row, mark, names) = match &**hint {
            Hint::Row { row, mark, names } => (row, *mark, names),
            Hint::Forgotten { guest, .. } => return self.learn(&Names::from_iter([(*guest, None)])),
        };
        let (seq, known) = (self.replica.seq, self.replica.mark);
        if row.seq <= seq {
            return;
        }
        if row.seq == seq + 1 && known.after(row) == mark {
            self.replica.learn(names.iter().map(|(guest, name)| (*guest, Some(name.clone()))));
            self.follow(row);
        } else {
            self.read(Job::Hint(std::sync::Arc::clone(hint)), Reading::CatchUp);
        }
    }

    /// Once a second: rows that no hint told of, servers that have died, guests whom others think away.
    pub(crate) fn look(&mut self, mut looking: Looking) {
        if looking.stage == Stage::Rows {
            looking.stage = Stage::Dead;
            if !looking.head.is_some_and(|head| self.replica.is_up_to_date(head)) {
                return self.read(Job::Look(looking), Reading::CatchUp);
            }
        }
        if looking.stage == Stage::Dead {
            let Some(since) = self.latest_death(&looking.dead) else {
                looking.stage = Stage::Doubted;
                return self.look(looking);
            };
            let is_dead = |node: u32| looking.dead.iter().any(|(dead, _)| *dead == node);
            let seats: Vec<Seat> = self.here_by(is_dead).into_iter().map(|(seat, _)| seat).collect();
            let (events, now) = (self.all_gone(&seats, since), self.now);
            if let Some(decided) = self.arranged(events, now) {
                return self.append(Job::Look(looking), decided, Self::by_nobody(now), Then::GoOn);
            }
        }
        self.insist(looking);
    }

    /// When the last of these servers died that somebody is here by.
    fn latest_death(&self, dead: &[(u32, Stamp)]) -> Option<Stamp> {
        let since = |node: u32| dead.iter().find(|(other, _)| *other == node).map(|(_, since)| *since);
        self.here_by(|_| true).into_iter().filter_map(|(_, node)| since(node)).max()
    }

    /// A person who is connected here is here, whatever another server thought.
    fn insist(&mut self, looking: Looking) {
        let Some((guest, connection)) = self.doubted() else { return };
        let now = self.now;
        let table = &self.replica.table;
        let Some(seat) = table.seats.seat_of(guest) else { return };
        let events = table.came(seat, connection, now);
        if let Some(came) = self.arranged(events, now) {
            self.append(Job::Look(looking), came, Self::by(guest, None, now), Then::Finish);
        }
    }

    /// Somebody who is connected here and counts as away.
    fn doubted(&self) -> Option<(Guest, Connection)> {
        let seats = &self.replica.table.seats;
        self.connections.iter().find_map(|attached| {
            let guest = attached.guest?;
            let place = seats.place(seats.seat_of(guest)?)?;
            let connection = Connection { node: self.setup.node, socket: attached.number };
            (place.presence == Presence::Away && place.connection == Some(connection))
                .then_some((guest, connection))
        })
    }

    /// The next row, by another server; false if it cannot be read.
    pub(crate) fn follow(&mut self, row: &Row) -> bool {
        let mut events = match parse::<R>(row) {
            Ok(events) => events,
            Err(error) => {
                self.report(Report::Unreadable(error));
                return false;
            }
        };
        self.replica.names.fill(&mut events);
        let (moment, kicked) = (self.moment(), self.replica.table.frame.kicked.len());
        let trace = self.replica.trace(row, &events);
        let table = &mut self.replica.table;
        let news: Vec<_> = events.iter().map(|event| table.happen(event, &self.listeners)).collect();
        if table.state.moment() != moment {
            self.out.push(Output::EndSearches);
        }
        self.replica.note(row, self.replica.mark.after(row), trace);
        self.report_kicked(kicked);
        self.hurry_bots_if_asked(&events);
        self.tell(&events, &news, row.actor);
        true
    }

    /// The log has lost rows that everybody here has seen: they are told, and see what is left.
    pub(crate) fn start_afresh(&mut self, stored: &Stored) {
        let known = self.replica.seq;
        match Replica::of(stored) {
            Ok(Some(replica)) => self.replica = replica,
            Ok(None) => return self.end_with(Bye::Deleted, End::Lost),
            Err(error) => {
                self.report(Report::Unreadable(error));
                return self.fail(NotWritten::Unavailable);
            }
        }
        self.report(Report::RowsLost { known, left: stored.rows.len() });
        self.out.push(Output::EndSearches);
        self.bots.forget();
        let begin = Note::Begin { told: self.replica.seq, reset: true };
        let sends =
            self.connections.iter().map(|c| Output::Send { connection: c.number, note: begin.clone() });
        self.out.extend(sends);
        self.look_around();
        self.show_all();
    }

    /// The servers, besides this one, by which somebody is here.
    pub fn other_nodes(&self) -> Vec<u32> {
        let others = self.here_by(|node| node != self.setup.node);
        others.into_iter().map(|(_, node)| node).collect()
    }

    /// The persons who are here by servers like these.
    pub(crate) fn here_by(&self, is_meant: impl Fn(u32) -> bool) -> Vec<(Seat, u32)> {
        let seats = &self.replica.table.seats;
        let node = |seat: Seat| seats.place(seat).and_then(|place| place.connection).map(|c| c.node);
        let here = seats.persons_here().filter_map(|(seat, _)| Some((seat, node(seat)?)));
        here.filter(|(_, node)| is_meant(*node)).collect()
    }

    /// Does this server run the table's bots and fire its deadlines? Two who think so do no harm.
    pub(crate) fn is_leader(&self) -> bool {
        if !self.setup.shared {
            return true;
        }
        let first = self.here_by(|_| true).first().map(|(_, node)| *node);
        first.is_none_or(|node| node == self.setup.node)
    }

    /// How long this server leaves a deadline to others.
    pub(crate) fn help_after(&self) -> Span {
        if self.is_leader() { Span::default() } else { HELP_AFTER }
    }
}
