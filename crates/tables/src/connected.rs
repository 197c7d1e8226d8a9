//! A socket at a table, as the socket sees it.

use crate::clock::ServerClock;
use crate::live::AnyTable;
use crate::outbox::Outbox;
use desk::message::{Bye, ClientMessage};
use desk::{Ask, Command, Input, Order};
use game::{Span, Stamp};
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
            ClientMessage::Hello(_) | ClientMessage::Pong { .. } => return,
        };
        self.table.status().has_room().await;
        if self.table.status().has_ended() {
            return self.outbox.bye(Bye::Stopping);
        }
        Arc::clone(&self.table).give(input);
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
