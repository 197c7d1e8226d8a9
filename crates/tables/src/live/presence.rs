//! Who is connected, who is away, and what that means for the table's time.

use super::{Connect, Live, Socket};
use crate::figures::{add, remove};
use crate::message::{Bye, Hello};
use crate::outbox::Outbox;
use crate::peers::is_dead;
use crate::row::Seq;
use ::bots::Levels;
use game::{Connection, FrameEvent, Guest, Seat, Span, Stamp};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// Who is disconnected for so long counts as away.
const AWAY_AFTER: Span = Span::from_secs(5);
/// A table rests so long after its last person has gone.
const REST_AFTER: Span = Span::from_secs(120);
/// At most so many watch a table.
const MOST_WATCHERS: usize = 100;
/// Who has missed more rows starts afresh.
const MOST_MISSED: Seq = 500;

/// A guest whose socket has gone, and when they count as away.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Going {
    guest: Guest,
    socket: u32,
    due: Stamp,
}

impl<R: Levels> Live<R> {
    /// After loading: whoever was connected to a server that is no more is away since it last lived, and the table's
    /// time has stood still since then.
    pub(super) async fn wake_up(&mut self) {
        let here = self.here_by(|node| node != self.shared.node);
        if here.is_empty() && !self.replica.table.frame.clock.is_running() {
            return;
        }
        let now = self.shared.clock.now();
        let beats = self.beats(here.iter().map(|(_, node)| *node).collect()).await;
        let is_dead = |node: &u32| beats.get(node).is_none_or(|beat| self.is_dead(*beat, now));
        let seats: Vec<Seat> = here.iter().filter(|(_, node)| is_dead(node)).map(|(seat, _)| *seat).collect();
        let latest = beats.into_values().fold(self.replica.at, Stamp::max).min(now);
        let decision = self.by_nobody(now);
        let written = self.write_frame(decision, |table| Ok(table.all_gone(&seats, latest))).await;
        if written.is_err() {
            tracing::warn!(table = %self.id(), "a table was loaded, but its log cannot be written");
        }
    }

    /// When these servers were last alive.
    async fn beats(&self, nodes: Vec<u32>) -> HashMap<u32, Stamp> {
        self.shared.log.beats(nodes).await.unwrap_or_default().into_iter().collect()
    }

    /// Nobody else uses a log that is not shared.
    fn is_dead(&self, beat: Stamp, now: Stamp) -> bool {
        !self.shared.log.is_shared() || is_dead(beat, now)
    }

    /// These persons are gone since then; if nobody else is here, the clock has stood still since.
    pub(super) fn all_gone(&self, seats: &[Seat], since: Stamp) -> Vec<FrameEvent<R::Options>> {
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

    /// Somebody says hello.
    pub(super) async fn connect(&mut self, connect: Connect) {
        let Connect { guest, hello, socket, outbox, reply } = connect;
        if hello.seq > self.replica.seq && self.shared.log.is_shared() {
            // Another server was ahead. If the log cannot be read, the client is told to start afresh.
            let _ = self.catch_up().await;
        }
        let welcome = match guest {
            Some(guest) => self.seat_comes(guest, socket).await,
            None if self.watchers() >= MOST_WATCHERS => Err(Bye::Full),
            None => Ok(()),
        };
        if let Err(bye) = welcome {
            return drop(reply.send(Err(bye)));
        }
        self.missed(guest, &hello, &outbox).await;
        self.sockets.push(Socket { number: socket, guest, outbox: Arc::clone(&outbox) });
        self.count_watchers();
        add(&self.shared.figures.sockets, 1);
        outbox.view(self.shown_to(guest));
        drop(reply.send(Ok(Arc::clone(&self.watching))));
    }

    async fn seat_comes(&mut self, guest: Guest, socket: u32) -> Result<(), Bye> {
        let connection = Connection { node: self.shared.node, socket };
        let now = self.shared.clock.now();
        if !self.settle(now).await {
            return Err(Bye::Unavailable);
        }
        if self.replica.table.seats.seat_of(guest).is_none() {
            return Err(Bye::Unseated);
        }
        let decision = self.by(guest, None, now);
        let came = self.write_frame(decision, |table| {
            let table = &table.replica.table;
            Ok(table.seats.seat_of(guest).map_or(Vec::new(), |seat| table.came(seat, connection, now)))
        });
        came.await.map_err(|_| Bye::Unavailable)?;
        self.close(Bye::TakenOver, |other| other.guest == Some(guest));
        self.going.retain(|going| going.guest != guest);
        Ok(())
    }

    /// Tells a client what it has missed: the news since the last row it knows.
    async fn missed(&mut self, guest: Option<Guest>, hello: &Hello, outbox: &Outbox) {
        let (seq, known) = (self.replica.seq, hello.seq);
        // Its own coming is in the view; before that row there may be others.
        let missing = seq.saturating_sub(known);
        if known == 0 || known > seq || missing > MOST_MISSED {
            outbox.begin(seq, known != 0);
            return;
        }
        outbox.begin(known, false);
        match self.past_news(guest, hello).await {
            Ok(Some(news)) => outbox.news(&news),
            Ok(None) | Err(_) => outbox.begin(seq, true),
        }
    }

    /// A socket has gone; its guest is away if they are not back in a moment.
    pub(super) fn disconnected(&mut self, socket: u32) {
        let Some(i) = self.sockets.iter().position(|s| s.number == socket) else { return };
        let guest = self.sockets.remove(i).guest;
        remove(&self.shared.figures.sockets, 1);
        self.count_watchers();
        if let Some(guest) = guest {
            let due = self.shared.clock.now() + AWAY_AFTER;
            self.going.push(Going { guest, socket, due });
        }
    }

    /// Says goodbye to some sockets.
    pub(super) fn close(&mut self, reason: Bye, which: impl Fn(&Socket) -> bool) {
        let before = self.sockets.len();
        self.sockets.retain(|socket| {
            let closes = which(socket);
            if closes {
                socket.outbox.bye(reason);
            }
            !closes
        });
        remove(&self.shared.figures.sockets, (before - self.sockets.len()) as u64);
        self.count_watchers();
    }

    /// After a row of the frame: those who have no seat any more need not stay, and perhaps nobody is left.
    pub(super) fn look_around(&mut self) {
        let seats = self.replica.table.seats.clone();
        self.close(Bye::Unseated, |socket| socket.guest.is_some_and(|guest| seats.seat_of(guest).is_none()));
        self.close_replaced();
        self.going.retain(|going| seats.seat_of(going.guest).is_some());
        if seats.persons_here().next().is_some() {
            self.lonely = None;
        } else {
            self.lonely = self.lonely.or_else(|| Some(self.shared.clock.now()));
        }
    }

    /// Who has come by another server sits there now.
    fn close_replaced(&mut self) {
        let (seats, node) = (self.replica.table.seats.clone(), self.shared.node);
        let newest = |guest: Guest| seats.place(seats.seat_of(guest)?)?.connection;
        self.close(Bye::TakenOver, |socket| {
            socket.guest.and_then(newest).is_some_and(|connection| connection.node != node)
        });
    }

    fn watchers(&self) -> usize {
        self.sockets.iter().filter(|s| s.guest.is_none()).count()
    }

    fn count_watchers(&self) {
        self.watching.store(self.watchers(), Ordering::Relaxed);
    }

    /// When somebody counts as away, or the table as left.
    pub(super) fn presence_due(&self) -> Option<Stamp> {
        let away = self.going.iter().map(|going| going.due).min();
        let rest = self.rest_due();
        [away, rest].into_iter().flatten().min()
    }

    fn rest_due(&self) -> Option<Stamp> {
        let runs = self.replica.table.frame.clock.is_running() && self.outcome().is_none();
        self.lonely.filter(|_| runs).map(|since| since + REST_AFTER)
    }

    pub(super) async fn presence_on_time(&mut self, now: Stamp) {
        while let Some(going) = self.going.iter().find(|going| going.due <= now).copied() {
            if !self.goes_away(going, now).await {
                return;
            }
            self.going.retain(|other| *other != going);
        }
        if let Some(due) = self.rest_due().filter(|due| *due <= now) {
            let decision = self.by_nobody(due);
            // If it cannot be written now, it is still due.
            let _ = self.write_frame(decision, |table| Ok(table.rests(due))).await;
        }
    }

    /// Somebody is away; but only the newest connection counts.
    async fn goes_away(&mut self, going: Going, now: Stamp) -> bool {
        let connection = Some(Connection { node: self.shared.node, socket: going.socket });
        let decision = self.by_nobody(now);
        let gone = self.write_frame(decision, |table| {
            let seats = &table.replica.table.seats;
            let is_newest = |seat: &Seat| seats.place(*seat).is_some_and(|p| p.connection == connection);
            let seat = seats.seat_of(going.guest).filter(is_newest);
            Ok(seat.map(|seat| FrameEvent::Went { seat }).into_iter().collect())
        });
        gone.await.is_ok()
    }

    fn rests(&self, at: Stamp) -> Vec<FrameEvent<R::Options>> {
        let table = &self.replica.table;
        if table.seats.persons_here().next().is_some() {
            return Vec::new();
        }
        table.rest(table.frame.clock.time_at(at)).into_iter().collect()
    }

    /// The server stops: everybody who is here by it is away from now on, and no time is lost.
    pub(super) async fn stop(&mut self) {
        let now = self.shared.clock.now();
        self.settle(now).await;
        let here = self.here_by(|node| node == self.shared.node);
        let seats: Vec<Seat> = here.into_iter().map(|(seat, _)| seat).collect();
        let decision = self.by_nobody(now);
        if self.write_frame(decision, |table| Ok(table.all_gone(&seats, now))).await.is_err() {
            tracing::warn!(table = %self.id(), "a table could not be put to rest");
        }
        self.close(Bye::Stopping, |_| true);
    }
}
