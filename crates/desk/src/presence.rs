//! Who is here, who is away, and what that means for the table's time.

use crate::desk::{Desk, Job};
use crate::message::Bye;
use crate::output::End;
use crate::peers::is_dead;
use crate::rows::Then;
use game::{Connection, FrameEvent, Guest, Rules, Seat, Span, Stamp};
use std::collections::HashMap;

/// Who is disconnected for so long counts as away.
pub(crate) const AWAY_AFTER: Span = Span::from_secs(5);
/// A table rests so long after its last person has gone.
const REST_AFTER: Span = Span::from_secs(120);

/// A guest whose connection has gone, and when they count as away.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Going {
    pub(crate) guest: Guest,
    pub(crate) connection: u32,
    pub(crate) due: Stamp,
}

impl<R: Rules> Desk<R> {
    /// After loading: whoever was connected to a server that is no more is away since it last lived, and the table's
    /// time has stood still since then.
    pub(crate) fn wake_up(&mut self, beats: Vec<(u32, Stamp)>) {
        let here = self.here_by(|node| node != self.setup.node);
        let nobody_connected = here.is_empty() && self.connections.is_empty();
        if nobody_connected && (!self.replica.table.frame.clock.is_running() || !self.setup.rests_alone) {
            return;
        }
        let (now, last) = (self.now, beats.iter().map(|(_, at)| *at).fold(self.replica.at, Stamp::max));
        let known: HashMap<u32, Stamp> = beats.iter().copied().collect();
        // Nobody else uses a log that is not shared.
        let is_gone =
            |node: &u32| !self.setup.shared || known.get(node).is_none_or(|beat| is_dead(*beat, now));
        let seats: Vec<Seat> = here.iter().filter(|(_, node)| is_gone(node)).map(|(seat, _)| *seat).collect();
        self.all_go(Job::Loaded { beats }, &seats, last.min(now));
    }

    /// These persons are gone since then.
    pub(crate) fn all_go(&mut self, job: Job<R>, seats: &[Seat], since: Stamp) {
        let (events, now) = (self.all_gone(seats, since), self.now);
        match self.arranged(events, now) {
            Some(decided) => self.append(job, decided, Self::by_nobody(now), Then::Finish),
            None => self.finished(job),
        }
    }

    /// These persons are gone since then; if nobody else is here, the clock has stood still since.
    pub(crate) fn all_gone(&self, seats: &[Seat], since: Stamp) -> Vec<FrameEvent<R::Options>> {
        let table = &self.replica.table;
        let is_here = |seat: Seat| table.seats.persons_here().any(|(here, _)| here == seat);
        let going = seats.iter().copied().filter(|seat| is_here(*seat));
        let mut events: Vec<_> = going.map(|seat| FrameEvent::Went { seat }).collect();
        let somebody_stays = table.seats.persons_here().any(|(seat, _)| !seats.contains(&seat));
        // The clock stops first: the rules are not to see anybody go in time that nobody had.
        let rest = table.rest(self.table_time(since)).filter(|_| !somebody_stays);
        if let Some(rest) = rest {
            events.insert(0, rest);
        }
        events
    }

    /// After a row of the frame: those who have no seat any more need not stay, and perhaps nobody is left.
    pub(crate) fn look_around(&mut self) {
        let (seats, node) = (self.replica.table.seats.clone(), self.setup.node);
        let kicked = self.replica.table.frame.kicked.clone();
        self.close(Bye::Kicked, |c| c.guest.is_some_and(|guest| kicked.contains(&guest)));
        self.close(Bye::Unseated, |c| c.guest.is_some_and(|guest| seats.seat_of(guest).is_none()));
        // Who has come by another server sits there now.
        let newest = |guest: Guest| seats.place(seats.seat_of(guest)?)?.connection;
        self.close(Bye::TakenOver, |c| {
            c.guest.and_then(newest).is_some_and(|connection| connection.node != node)
        });
        self.going.retain(|going| seats.seat_of(going.guest).is_some());
        if seats.persons_here().next().is_some() {
            self.lonely = None;
        } else {
            self.lonely = self.lonely.or(Some(self.now));
        }
    }

    /// When the table rests, if nobody comes.
    pub(crate) fn rest_due(&self) -> Option<Stamp> {
        let table = &self.replica.table;
        let runs = self.setup.rests_alone && table.frame.clock.is_running() && !table.is_over();
        self.lonely.filter(|_| runs).map(|since| since + REST_AFTER)
    }

    /// Nobody has been there for a while.
    pub(crate) fn rest(&mut self) {
        let Some(due) = self.rest_due() else { return };
        let table = &self.replica.table;
        let is_empty = table.seats.persons_here().next().is_none();
        let rest = table.rest(table.frame.clock.time_at(due)).filter(|_| is_empty);
        match rest.and_then(|rest| self.arranged(vec![rest], due)) {
            Some(decided) => self.append(Job::Rest, decided, Self::by_nobody(due), Then::Finish),
            None => self.lonely = None,
        }
    }

    /// Somebody is away; but only the newest connection counts.
    pub(crate) fn goes_away(&mut self, going: Going) {
        let connection = Some(Connection { node: self.setup.node, socket: going.connection });
        let (seats, now) = (&self.replica.table.seats, self.now);
        let is_newest = |seat: &Seat| seats.place(*seat).is_some_and(|p| p.connection == connection);
        let seat = seats.seat_of(going.guest).filter(is_newest);
        let gone = seat.and_then(|seat| self.arranged(vec![FrameEvent::Went { seat }], now));
        match gone {
            Some(decided) => self.append(Job::Away(going), decided, Self::by_nobody(now), Then::Finish),
            None => self.finished(Job::Away(going)),
        }
    }

    /// The server stops: everybody who is here by it is away from now on, and no time is lost.
    pub(crate) fn stop(&mut self) {
        let now = self.now;
        if let Some((decided, due)) = self.settle(now) {
            return self.append(Job::Stop, decided, Self::by_nobody(due), Then::GoOn);
        }
        let here = self.here_by(|node| node == self.setup.node);
        let seats: Vec<Seat> = here.into_iter().map(|(seat, _)| seat).collect();
        self.all_go(Job::Stop, &seats, now);
    }

    pub(crate) fn stopped(&mut self) {
        self.end_with(Bye::Stopping, End::Stopped);
    }
}
