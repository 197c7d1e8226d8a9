//! What a desk is given.

use crate::append::{AppendError, Hint, Unavailable};
use crate::message::{Hello, Question};
use crate::row::{Head, Stored, TableId};
use game::frame::LineQuality;
use game::{Guest, Moment, Rules, Seat, Span, Stamp};
use serde_json::value::RawValue;
use std::sync::Arc;

/// Something that happens outside, for [`Desk::handle`](crate::Desk::handle).
#[derive(Debug)]
pub enum Input {
    /// The table has just been loaded. With the last heartbeat of each of its
    /// [`other_nodes`](crate::Desk::other_nodes).
    Loaded {
        /// Servers, and when they were last alive.
        beats: Vec<(u32, Stamp)>,
    },
    /// Somebody connects. Answered by `Welcome` or `Close`.
    Connect(Box<Connect>),
    /// A connection has gone.
    Disconnected {
        /// Which.
        connection: u32,
    },
    /// How good a connection is, as measured; whenever that changes.
    Line {
        /// Which.
        connection: u32,
        /// How good.
        line: LineQuality,
    },
    /// How long the messages of a connection take, as measured, where players race.
    Lag {
        /// Which.
        connection: u32,
        /// One way.
        lag: Span,
    },
    /// A connection wants something to happen.
    Command(Box<Command>),
    /// A connection wants to know something.
    Ask(Box<Ask>),
    /// A connection does not wait any more for the answer to a question that is searched for.
    EndSearch {
        /// Which connection.
        connection: u32,
        /// The question's number.
        id: u32,
    },
    /// Somebody wants a seat. Answered by `Seated` with the same ticket.
    Sit {
        /// Comes back with the answer.
        ticket: u32,
        /// How they want to be called.
        name: String,
        /// Who they were at this table before, by an old secret.
        was: Option<Guest>,
    },
    /// What became of the last `Append`.
    Appended(Result<(), AppendError>),
    /// The rows of the last `Read`, and all names.
    Rows(Result<Stored, Unavailable>),
    /// The table that the last `OpenRematch` asked for.
    Opened(Result<TableId, Unavailable>),
    /// What another server says it has written.
    Hint(Arc<Hint>),
    /// What the log says of the table, and which of its [`other_nodes`](crate::Desk::other_nodes) are dead since when:
    /// once a second, where several servers share a log.
    Look {
        /// The newest row; `None` if there is no such table.
        head: Option<Head>,
        /// Dead servers.
        dead: Vec<(u32, Stamp)>,
    },
    /// It is later: nothing has come, but [`Desk::wake`](crate::Desk::wake) wanted to be called.
    Time,
    /// Something may have to happen although nobody is there; answered by `Swept`.
    Sweep,
    /// The server stops.
    Stop,
}

/// What a computer player does: the answer to `Think`, for [`Desk::plan`](crate::Desk::plan).
#[derive(Debug)]
pub struct Plan<R: Rules> {
    /// Where it sits.
    pub seat: Seat,
    /// What it was asked for.
    pub moment: Moment,
    /// What it does, each so long after the one before.
    pub steps: Vec<(Span, R::Action)>,
}

/// Somebody connects.
#[derive(Debug)]
pub struct Connect {
    /// A number of its own.
    pub connection: u32,
    /// Who it is, by the secret in the hello; `None` is the public.
    pub guest: Option<Guest>,
    /// What the client knows.
    pub hello: Hello,
}

/// What a connection wants to happen.
#[derive(Debug)]
pub struct Command {
    /// Which connection.
    pub connection: u32,
    /// The command's number.
    pub id: u32,
    /// When its bytes were read.
    pub at: Stamp,
    /// How long its messages take.
    pub lag: Span,
    /// What is wanted.
    pub order: Order,
}

/// An action, not read yet.
#[derive(Debug)]
pub enum Order {
    /// Of the game.
    Act {
        /// The moment of the view it was made on.
        moment: Moment,
        /// What to do.
        action: Box<RawValue>,
    },
    /// Of the frame.
    Arrange {
        /// What to do.
        action: Box<RawValue>,
    },
}

/// What a connection wants to know.
#[derive(Debug)]
pub struct Ask {
    /// Which connection.
    pub connection: u32,
    /// Comes back with the answer.
    pub id: u32,
    /// What.
    pub question: Question,
}
