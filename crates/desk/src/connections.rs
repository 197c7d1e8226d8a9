//! Connections: who comes, what they have missed, and who goes.

use crate::append::Unavailable;
use crate::desk::{Desk, Job};
use crate::input::Connect;
use crate::message::{Bye, Hello, json};
use crate::outbox::Note;
use crate::output::Output;
use crate::presence::{AWAY_AFTER, Going};
use crate::replica::{Replica, parse};
use crate::row::{Seq, Stored};
use crate::rows::{Reading, Then};
use game::frame::{FrameView, LineQuality, StageView};
use game::{Connection, Guest, Listener, Rules, Span};
use std::sync::Arc;

/// At most so many watch a table.
const MOST_WATCHERS: usize = 100;
/// Who has missed more rows starts afresh.
const MOST_MISSED: Seq = 500;

/// Somebody who is connected.
pub(crate) struct Attached {
    pub(crate) number: u32,
    pub(crate) guest: Option<Guest>,
    /// How long its messages take, one way.
    pub(crate) lag: Span,
    /// How good it is, if that was measured.
    line: Option<LineQuality>,
    /// What it was shown last was covered: what is under it is still to be sent.
    pub(crate) covered: bool,
}

/// Somebody who is being connected.
pub(crate) struct Connecting {
    connect: Connect,
    stage: Stage,
}

/// How far they have come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// They have just said hello.
    Hello,
    /// They know more than this server does: it reads what others have written.
    Ahead,
    /// Their seat has to hear of them.
    Coming,
    /// They have to hear what they have missed.
    Missing,
}

impl Connecting {
    pub(crate) fn new(connect: Connect) -> Self {
        Self { connect, stage: Stage::Hello }
    }

    pub(crate) fn connection(&self) -> u32 {
        self.connect.connection
    }
}

impl<R: Rules> Desk<R> {
    pub(crate) fn connect(&mut self, mut connecting: Box<Connecting>) {
        let is_ahead = connecting.connect.hello.seq > self.replica.seq && self.setup.shared;
        if connecting.stage == Stage::Hello && is_ahead {
            connecting.stage = Stage::Ahead;
            return self.read(Job::Connect(connecting), Reading::CatchUp);
        }
        if connecting.stage != Stage::Missing {
            connecting.stage = Stage::Coming;
        }
        match (connecting.stage, connecting.connect.guest) {
            (Stage::Coming, Some(guest)) => self.comes(connecting, guest),
            (Stage::Coming, None) if self.watching() >= MOST_WATCHERS => {
                self.turn_away(&connecting, Bye::Full);
            }
            _ => self.catch_up_client(connecting),
        }
    }

    fn turn_away(&mut self, connecting: &Connecting, reason: Bye) {
        self.out.push(Output::Close { connection: connecting.connection(), reason });
    }

    /// The log does not answer. Who only knew more than this server is let in, and told to start afresh.
    pub(crate) fn not_connected(&mut self, connecting: Box<Connecting>) {
        if connecting.stage == Stage::Ahead {
            self.current = Some(Job::Connect(connecting));
        } else {
            self.turn_away(&connecting, Bye::Unavailable);
        }
    }

    /// A guest is here by a new connection, which replaces any older one.
    fn comes(&mut self, mut connecting: Box<Connecting>, guest: Guest) {
        let now = self.now;
        if let Some((decided, due)) = self.settle(now) {
            return self.append(Job::Connect(connecting), decided, Self::by_nobody(due), Then::GoOn);
        }
        let connection = Connection { node: self.setup.node, socket: connecting.connection() };
        let table = &self.replica.table;
        let Some(seat) = table.seats.seat_of(guest) else {
            let is_kicked = table.frame.kicked.contains(&guest);
            return self.turn_away(&connecting, if is_kicked { Bye::Kicked } else { Bye::Unseated });
        };
        if table.seats.place(seat).is_some_and(|place| place.connection == Some(connection)) {
            self.close(Bye::TakenOver, |other| other.guest == Some(guest));
            self.going.retain(|going| going.guest != guest);
            connecting.stage = Stage::Missing;
            return self.catch_up_client(connecting);
        }
        let events = table.came(seat, connection, now);
        match self.arranged(events, now) {
            Some(came) => self.append(Job::Connect(connecting), came, Self::by(guest, None, now), Then::GoOn),
            None => self.turn_away(&connecting, Bye::Unavailable),
        }
    }

    /// Tells a client what it has missed: the news since the last row it knows.
    fn catch_up_client(&mut self, mut connecting: Box<Connecting>) {
        let (seq, known) = (self.replica.seq, connecting.connect.hello.seq);
        if known == 0 || known > seq || seq - known > MOST_MISSED {
            return self.attach(&connecting.connect, seq, known != 0, Vec::new());
        }
        connecting.stage = Stage::Missing;
        self.read(Job::Connect(connecting), Reading::Missed);
    }

    /// The whole log, for what a client has missed.
    pub(crate) fn missed_read(&mut self, stored: Result<Stored, Unavailable>) {
        let Some(Job::Connect(connecting)) = self.current.take() else { return };
        let connect = &connecting.connect;
        let Ok(stored) = stored else {
            // Nothing is known to be lost. A guest counts as here already, and so as going until they come again.
            self.turn_away(&connecting, Bye::Unavailable);
            return self.goes(connect.connection, connect.guest);
        };
        match self.missed_news(stored, connect.guest, &connect.hello) {
            Some(news) => self.attach(connect, connect.hello.seq, false, news),
            None => self.attach(connect, self.replica.seq, true, Vec::new()),
        }
    }

    /// The news of the rows after those that a client knows, as it was told then; `None` if the client knows rows that
    /// the log has lost.
    fn missed_news(&self, mut stored: Stored, guest: Listener, hello: &Hello) -> Option<Vec<Arc<str>>> {
        let missed = stored.rows.split_off((hello.seq as usize).min(stored.rows.len()));
        let replica = Replica::<R>::of(&stored).ok().flatten()?;
        if hello.mark.is_some() && hello.mark != self.seal(replica.mark) {
            return None;
        }
        let mut table = replica.table;
        let mut news = Vec::new();
        for row in missed.iter().take_while(|row| row.seq <= self.replica.seq) {
            let mut events = parse(row).ok()?;
            stored.names.fill(&mut events);
            for event in events {
                let told = table.happen(&event, &[guest]);
                news.extend(told.into_iter().flatten().map(|new| Arc::from(json(&new))));
            }
        }
        Some(news)
    }

    /// They are at the table.
    fn attach(&mut self, connect: &Connect, told: Seq, reset: bool, news: Vec<Arc<str>>) {
        let Connect { connection, guest, .. } = *connect;
        let (lag, covered) = (Span::default(), self.is_covered(Span::default()));
        self.connections.push(Attached { number: connection, guest, lag, line: None, covered });
        self.connections_changed();
        self.out.push(Output::Welcome { connection });
        self.out.push(Output::Send { connection, note: Note::Begin { told, reset } });
        if !news.is_empty() {
            self.out.push(Output::Send { connection, note: Note::News(news) });
        }
        let note = Note::View(self.shown_to(guest, covered));
        self.out.push(Output::Send { connection, note });
    }

    /// How long a connection's messages take.
    pub(crate) fn note_lag(&mut self, connection: u32, lag: Span) {
        if let Some(attached) = self.connections.iter_mut().find(|c| c.number == connection) {
            attached.lag = lag;
        }
    }

    /// How good a connection is. In the lobby everybody sees it soon; later, with the next change.
    pub(crate) fn note_line(&mut self, connection: u32, line: LineQuality) {
        if let Some(attached) = self.connections.iter_mut().find(|c| c.number == connection) {
            attached.line = Some(line);
            self.unseen |= self.replica.table.stage() == StageView::Lobby;
        }
    }

    /// Writes into a frame how good each person's connection to this server is.
    pub(crate) fn add_lines(&self, frame: &mut FrameView<R::Options>) {
        let seats = &self.replica.table.seats;
        for Attached { guest, line, .. } in &self.connections {
            let seat = guest.and_then(|guest| seats.seat_of(guest));
            if let Some(place) = seat.and_then(|seat| frame.seats.get_mut(seat.index())) {
                place.line = *line;
            }
        }
    }

    /// A connection has gone; its guest is away if they are not back in a moment.
    pub(crate) fn disconnected(&mut self, connection: u32) {
        let Some(i) = self.connections.iter().position(|c| c.number == connection) else { return };
        let guest = self.connections.remove(i).guest;
        self.connections_changed();
        self.goes(connection, guest);
    }

    fn goes(&mut self, connection: u32, guest: Listener) {
        if let Some(guest) = guest {
            self.going.push(Going { guest, connection, due: self.now + AWAY_AFTER });
        }
    }

    /// Says goodbye to some connections.
    pub(crate) fn close(&mut self, reason: Bye, which: impl Fn(&Attached) -> bool) {
        let before = self.connections.len();
        for attached in self.connections.extract_if(.., |attached| which(attached)) {
            self.out.push(Output::Close { connection: attached.number, reason });
        }
        if self.connections.len() < before {
            self.connections_changed();
        }
    }

    fn connections_changed(&mut self) {
        self.listeners = self.connections.iter().map(|attached| attached.guest).collect();
        self.listeners.sort_unstable();
        self.listeners.dedup();
    }

    pub(crate) fn connection(&self, number: u32) -> Option<&Attached> {
        self.connections.iter().find(|attached| attached.number == number)
    }

    pub(crate) fn connection_of(&self, guest: Guest) -> Option<u32> {
        self.connections.iter().find(|c| c.guest == Some(guest)).map(|c| c.number)
    }

    /// So many watch.
    pub fn watching(&self) -> usize {
        self.connections.iter().filter(|c| c.guest.is_none()).count()
    }

    /// So many are connected.
    pub fn connected(&self) -> usize {
        self.connections.len()
    }
}
