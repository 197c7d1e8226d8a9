//! A live table: one task that decides, appends, applies and tells, row by row.
//!
//! `commands` answers people, `time` fires deadlines, `presence` knows who is connected, `bots` lets computer players
//! play, `elsewhere` is what other servers do, `telling` shows each viewer what it may see, `questions` and `hindsight` answer beside the game, `rows` writes.

mod bots;
mod commands;
mod elsewhere;
mod hindsight;
mod presence;
mod questions;
mod rows;
mod telling;
mod time;

use crate::figures::{add, remove};
use crate::hints::Following;
use crate::hub::Registry;
use crate::message::{Bye, Hello, Question};
use crate::outbox::Outbox;
use crate::replica::Replica;
use crate::row::{Head, Row, TableId};
use crate::shared::Shared;
use ::bots::Levels;
use game::{Chance, Guest, Moment, Refusal, Span, Stamp};
use serde_json::value::RawValue;
use std::sync::atomic::AtomicUsize;
use std::sync::{Arc, Weak};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

/// So many commands wait at a table; who comes then, waits before the door.
pub(crate) const INBOX: usize = 32;

/// What a table is asked.
pub(crate) enum Command {
    /// Somebody connects.
    Connect(Box<Connect>),
    /// A socket has gone.
    Disconnected { socket: u32 },
    /// Somebody with a seat wants something.
    Ask(Box<Asking>),
    /// Somebody wants a seat.
    Sit { name: String, reply: oneshot::Sender<Result<Guest, Refusal>> },
    /// What the log says is its newest row.
    Head(Option<Head>),
    /// The server stops.
    Stop { done: oneshot::Sender<()> },
}

/// Somebody connects.
pub(crate) struct Connect {
    pub(crate) guest: Option<Guest>,
    pub(crate) hello: Hello,
    pub(crate) socket: u32,
    pub(crate) outbox: Arc<Outbox>,
    pub(crate) reply: oneshot::Sender<Result<Arc<AtomicUsize>, Bye>>,
}

/// What somebody at a socket wants.
pub(crate) struct Asking {
    pub(crate) socket: u32,
    pub(crate) id: u32,
    /// When its bytes were read.
    pub(crate) at: Stamp,
    pub(crate) lag: Span,
    pub(crate) wish: Wish,
}

/// A command or a question.
pub(crate) enum Wish {
    Act { moment: Moment, action: Box<RawValue> },
    Arrange { action: Box<RawValue> },
    Ask(Question),
}

/// Somebody who is connected.
struct Socket {
    number: u32,
    guest: Option<Guest>,
    outbox: Arc<Outbox>,
}

/// A table in memory.
pub(crate) struct Live<R: Levels> {
    shared: Arc<Shared>,
    registry: Weak<Registry>,
    replica: Replica<R>,
    chance: Chance,
    sockets: Vec<Socket>,
    watching: Arc<AtomicUsize>,
    going: Vec<presence::Going>,
    /// Since when no person is there.
    lonely: Option<Stamp>,
    /// When it was last needed.
    needed: Stamp,
    /// When views without news were last sent, and whether newer ones wait.
    shown: Option<Instant>,
    unseen: bool,
    /// The log does not have it any more.
    lost: bool,
    /// After a failed append: not before then.
    retry: Option<Stamp>,
    bots: bots::Bots<R>,
    searches: hindsight::Searches,
}

impl<R: Levels> Live<R> {
    /// Brings a table back from its rows and lets it live until nobody needs it.
    pub(crate) async fn run(
        shared: Arc<Shared>,
        registry: Weak<Registry>,
        rows: Vec<Row>,
        mut hints: Following,
        mut inbox: mpsc::Receiver<Command>,
    ) {
        let replica = match Replica::<R>::of(&rows) {
            Ok(Some(replica)) => replica,
            Ok(None) => return,
            Err(error) => {
                tracing::error!(%error, "a table cannot be loaded");
                return;
            }
        };
        drop(rows);
        let (bots, mut plans) = bots::Bots::new();
        let now = shared.clock.now();
        let mut table = Self {
            chance: shared.chance(),
            sockets: Vec::new(),
            watching: Arc::default(),
            going: Vec::new(),
            lonely: Some(now),
            needed: now,
            shown: None,
            unseen: false,
            lost: false,
            retry: None,
            shared,
            registry,
            replica,
            bots,
            searches: hindsight::Searches::default(),
        };
        add(&table.shared.figures.tables, 1);
        table.wake_up().await;
        table.live(&mut inbox, &mut hints, &mut plans).await;
        remove(&table.shared.figures.tables, 1);
    }

    async fn live(
        &mut self,
        inbox: &mut mpsc::Receiver<Command>,
        hints: &mut Following,
        plans: &mut bots::Plans<R>,
    ) {
        while !self.lost {
            let wake = self.next_wake();
            tokio::select! {
                biased;
                command = inbox.recv() => match command {
                    Some(command) => if self.answer(command).await { return },
                    None => return,
                },
                Some(hint) = hints.recv() => {
                    self.hinted(&hint).await;
                    self.consult_bots();
                }
                Some(planned) = plans.recv() => self.take_plan(*planned),
                () = sleep_until(wake) => {
                    self.on_time().await;
                    if self.is_forgotten() && self.leave_memory(inbox) {
                        return;
                    }
                }
            }
        }
    }

    /// Answers a command; true if that was the last one.
    async fn answer(&mut self, command: Command) -> bool {
        if !matches!(command, Command::Head(_)) {
            self.needed = self.shared.clock.now();
        }
        match command {
            Command::Connect(connect) => self.connect(*connect).await,
            Command::Disconnected { socket } => self.disconnected(socket),
            Command::Ask(asking) => self.asked(*asking).await,
            Command::Sit { name, reply } => drop(reply.send(self.sit(&name).await)),
            Command::Head(head) => self.compare(head).await,
            Command::Stop { done } => {
                self.stop().await;
                drop(done);
                return true;
            }
        }
        self.consult_bots();
        false
    }

    /// Leaves memory, unless somebody has just knocked.
    fn leave_memory(&self, inbox: &mut mpsc::Receiver<Command>) -> bool {
        let Some(registry) = self.registry.upgrade() else { return true };
        registry.forget_if(self.id(), || {
            let idle = inbox.is_empty();
            if idle {
                inbox.close();
            }
            idle
        })
    }

    fn id(&self) -> &TableId {
        &self.replica.id
    }
}
