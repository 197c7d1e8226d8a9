//! A socket at a table, as the socket sees it.

use crate::clock::ServerClock;
use crate::live::AnyTable;
use crate::outbox::Outbox;
use desk::message::{Bye, ClientMessage};
use desk::{Ask, Command, Input, Order};
use game::frame::LineQuality;
use game::{Guest, Span, Stamp};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// A socket at a table.
pub struct Connected {
    /// What waits to be sent.
    pub outbox: Arc<Outbox>,
    /// Do players race at this table?
    pub races: bool,
    pub(crate) clock: ServerClock,
    pub(crate) table: Arc<dyn AnyTable>,
    pub(crate) connection: u32,
    pub(crate) guest: Option<Guest>,
}

impl Connected {
    /// Passes on what the client wants. `at` is when its bytes were read; a pong and a hello are not the table's business.
    pub async fn send(&self, message: ClientMessage, at: Stamp, lag: Span) {
        let connection = self.connection;
        let command = |id, order| Input::Command(Box::new(Command { connection, id, at, lag, order }));
        let input = match message {
            ClientMessage::Act { id, moment, action } => command(id, Order::Act { moment, action }),
            ClientMessage::Arrange { id, action } => command(id, Order::Arrange { action }),
            ClientMessage::Ask { id, question } => Input::Ask(Box::new(Ask { connection, id, question })),
            ClientMessage::Stop { id } => Input::EndSearch { connection, id },
            ClientMessage::Hello(_) | ClientMessage::Pong { .. } => return,
        };
        self.table.status().has_room().await;
        if self.table.status().has_ended() {
            return self.outbox.bye(Bye::Stopping);
        }
        Arc::clone(&self.table).give(input);
    }

    /// How long the client's messages take, one way: what is to be seen by all at the same time is sent to it so much earlier.
    pub fn measured(&self, lag: Span) {
        Arc::clone(&self.table).give(Input::Lag { connection: self.connection, lag });
    }

    /// How good the client's connection is has changed.
    pub fn has_line(&self, line: LineQuality) {
        Arc::clone(&self.table).give(Input::Line { connection: self.connection, line });
    }

    /// Notes where the socket comes from. That is kept in memory only, and only to keep out whom the host has sent away.
    pub fn comes_from(&self, address: IpAddr) {
        if let Some(guest) = self.guest {
            self.table.status().entrance().note(guest, address);
        }
    }

    /// The server's clock.
    pub fn clock(&self) -> &ServerClock {
        &self.clock
    }

    /// How many watch.
    pub fn watching(&self) -> usize {
        self.table.status().watching.load(Ordering::Relaxed)
    }

    /// The socket has gone.
    pub fn disconnect(self) {
        self.table.give(Input::Disconnected { connection: self.connection });
    }
}
