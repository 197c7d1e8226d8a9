//! All tables of a server: opening, finding, sitting down, connecting, stopping.

use crate::clock::ServerClock;
use crate::figures::{Figures, add};
use crate::game::Game;
use crate::hints::{Following, Hints};
use crate::live::{Asking, Command, Connect, INBOX, Live, Wish};
use crate::log::{AppendError, Listed, Log, Unavailable};
use crate::message::{Bye, ClientMessage, Hello};
use crate::outbox::Outbox;
use crate::replica::{game_of, opening_row};
use crate::row::{Head, Row, TableId, draw_code};
use crate::secret::Signer;
use crate::shared::Shared;
use crate::with_rules;
use ::bots::Levels;
use game::frame::{HouseWords, checked_name};
use game::{Chance, FrameEvent, Guest, Refusal, Span, Stamp, TableEvent};
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::task::AbortHandle;
use tokio::time::MissedTickBehavior;

/// A server says so often that it lives.
const BEAT: Duration = Duration::from_secs(1);
/// A server looks so often at what the others do,
const LOOK: Duration = Duration::from_secs(1);
/// and asks after so many tables at a time.
const MOST_HEADS: usize = 1_000;
/// A code that is taken is drawn anew so often.
const CODE_TRIES: usize = 20;
/// Public tables older than this are not listed.
const LISTED_FOR: Span = Span::from_secs(3600);
/// So many public tables are listed.
const MOST_LISTED: u32 = 50;

/// All tables of a server. Dropped, it takes them with it at once, as a crash would.
pub struct Tables {
    shared: Arc<Shared>,
    registry: Arc<Registry>,
    chores: [AbortHandle; 2],
}

/// How many there may be.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Tables in memory.
    pub tables: usize,
}

/// The tables in memory.
pub(crate) struct Registry {
    tables: Mutex<HashMap<TableId, Entry>>,
    limits: Limits,
}

struct Entry {
    inbox: mpsc::Sender<Command>,
    task: AbortHandle,
}

impl Drop for Entry {
    fn drop(&mut self) {
        // A table that leaves memory by itself has come to its end already.
        self.task.abort();
    }
}

/// Who wants to open a table, and how.
#[derive(Debug)]
pub struct Opening<'a> {
    /// Which game.
    pub game: Game,
    /// Who opens it, and is its host.
    pub name: &'a str,
    /// How to play; without, as is usual.
    pub options: Option<&'a RawValue>,
    /// House words.
    pub house: HouseWords,
    /// May strangers see it?
    pub public: bool,
}

/// A seat at a table.
#[derive(Debug)]
pub struct Seated {
    /// Where.
    pub table: TableId,
    /// Its code.
    pub code: String,
    /// The key to it.
    pub secret: String,
}

/// Why something about a table was not done.
#[derive(Debug)]
pub enum No {
    /// The table says no.
    Refused(Refusal),
    /// There is no such table.
    NoTable,
    /// There are too many tables.
    Full,
    /// The log cannot be reached.
    Unavailable,
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<Unavailable> for No {
    fn from(error: Unavailable) -> Self {
        tracing::error!(%error, "the log cannot be reached");
        Self::Unavailable
    }
}

/// A socket at a table.
pub struct Connected {
    /// What waits to be sent.
    pub outbox: Arc<Outbox>,
    /// How many watch.
    pub watching: Arc<AtomicUsize>,
    /// Do players race at this table?
    pub races: bool,
    clock: ServerClock,
    inbox: mpsc::Sender<Command>,
    socket: u32,
}

impl Tables {
    /// Tables from this log. Must be called within a tokio runtime.
    pub fn new(
        log: Arc<dyn Log>,
        hints: Arc<dyn Hints>,
        signer: Signer,
        clock: ServerClock,
        chance: Chance,
        limits: Limits,
    ) -> Self {
        let shared = Arc::new(Shared::new(log, hints, signer, clock, chance));
        let registry = Arc::new(Registry { tables: Mutex::default(), limits });
        let beating = tokio::spawn(beat(Arc::clone(&shared))).abort_handle();
        let looking = tokio::spawn(look(Arc::clone(&shared), Arc::clone(&registry))).abort_handle();
        Self { shared, registry, chores: [beating, looking] }
    }

    /// Figures for whoever runs the server.
    pub fn figures(&self) -> &Figures {
        &self.shared.figures
    }

    /// The server's clock.
    pub fn clock(&self) -> ServerClock {
        self.shared.clock.clone()
    }

    /// Opens a table, with its host seated.
    pub async fn open(&self, opening: &Opening<'_>) -> Result<Seated, No> {
        if self.registry.is_full() {
            return Err(No::Full);
        }
        let name = checked_name(opening.name)?;
        opening.house.list()?;
        let guest = Guest::new(0);
        let (table, code) =
            with_rules!(opening.game, Rules => open_new::<Rules>(&self.shared, opening, name).await)?;
        add(&self.shared.figures.opened, 1);
        let secret = self.shared.signer.secret(&table, guest);
        Ok(Seated { table, code, secret })
    }

    /// Takes a seat in a table's lobby.
    pub async fn sit(&self, table: &TableId, name: &str) -> Result<Seated, No> {
        let listed = self.shared.log.find(table.clone()).await?.ok_or(No::NoTable)?;
        loop {
            let (reply, answer) = oneshot::channel();
            let inbox = self.registry.enter(&self.shared, table).ok_or(No::Full)?;
            if inbox.send(Command::Sit { name: name.to_owned(), reply }).await.is_err() {
                continue; // It has just left memory: knock again.
            }
            let guest = answer.await.map_err(|_| No::Unavailable)??;
            let secret = self.shared.signer.secret(table, guest);
            return Ok(Seated { table: table.clone(), code: listed.summary.code, secret });
        }
    }

    /// Connects a socket: as who has this secret, or as the public.
    pub async fn connect(&self, table: &TableId, mut hello: Hello) -> Result<Connected, Bye> {
        let found = self.shared.log.find(table.clone()).await;
        let listed = found.map_err(|_| Bye::Unavailable)?.ok_or(Bye::NoTable)?;
        let races = Game::named(&listed.summary.game).is_some_and(Game::races);
        let guest = match hello.secret.take() {
            None => None,
            Some(secret) => Some(self.shared.signer.guest(table, &secret).ok_or(Bye::BadSecret)?),
        };
        let outbox = Arc::new(Outbox::default());
        let socket = self.shared.next_socket();
        loop {
            let inbox = self.registry.enter(&self.shared, table).ok_or(Bye::Full)?;
            let (reply, answer) = oneshot::channel();
            let hello = Hello { secret: None, ..hello };
            let connect = Connect { guest, hello, socket, outbox: Arc::clone(&outbox), reply };
            if inbox.send(Command::Connect(Box::new(connect))).await.is_err() {
                continue; // It has just left memory: knock again.
            }
            let watching = answer.await.map_err(|_| Bye::Unavailable)??;
            return Ok(Connected {
                outbox,
                watching,
                races,
                clock: self.shared.clock.clone(),
                inbox,
                socket,
            });
        }
    }

    /// What lists tell of a table.
    pub async fn find(&self, table: &TableId) -> Result<Listed, No> {
        self.shared.log.find(table.clone()).await?.ok_or(No::NoTable)
    }

    /// The table with this code, in its lobby or played.
    pub async fn find_code(&self, code: String) -> Result<TableId, No> {
        self.shared.log.find_code(code).await?.ok_or(No::NoTable)
    }

    /// Public tables that wait for players.
    pub async fn list(&self) -> Result<Vec<Listed>, No> {
        let now = self.shared.clock.now();
        let since = Stamp::from_millis(now.millis().saturating_sub(LISTED_FOR.millis()));
        Ok(self.shared.log.list(since, MOST_LISTED).await?)
    }

    /// All rows of a table that is over.
    pub async fn rows(&self, table: &TableId) -> Result<Vec<Row>, No> {
        let listed = self.find(table).await?;
        if listed.summary.stage != "over" {
            return Err(Refusal::not_now().into());
        }
        Ok(self.shared.log.read(table.clone(), 0).await?)
    }

    /// Does the log answer?
    pub async fn is_ready(&self) -> bool {
        self.shared.log.beats(vec![self.shared.node]).await.is_ok()
    }

    /// Puts all tables to rest and says goodbye to everybody.
    pub async fn stop(&self) {
        let inboxes: Vec<_> = self.registry.tables().values().map(|entry| entry.inbox.clone()).collect();
        let mut waiting = Vec::new();
        for inbox in inboxes {
            let (done, stopped) = oneshot::channel();
            if inbox.send(Command::Stop { done }).await.is_ok() {
                waiting.push(stopped);
            }
        }
        for stopped in waiting {
            // Nothing is sent: the sender is dropped when the table has stopped.
            let _ = stopped.await;
        }
    }
}

impl Drop for Tables {
    fn drop(&mut self) {
        self.chores.iter().for_each(AbortHandle::abort);
        self.registry.tables().clear();
    }
}

impl Connected {
    /// Passes on what the client wants. `at` is when its bytes were read; a pong and a hello are not the table's business.
    pub async fn send(&self, message: ClientMessage, at: Stamp, lag: Span) {
        let (id, wish) = match message {
            ClientMessage::Act { id, moment, action } => (id, Wish::Act { moment, action }),
            ClientMessage::Arrange { id, action } => (id, Wish::Arrange { action }),
            ClientMessage::Ask { id, question } => (id, Wish::Ask(question)),
            ClientMessage::Hello(_) | ClientMessage::Pong { .. } => return,
        };
        let asking = Asking { socket: self.socket, id, at, lag, wish };
        if self.inbox.send(Command::Ask(Box::new(asking))).await.is_err() {
            self.outbox.bye(Bye::Stopping);
        }
    }

    /// The server's clock.
    pub fn clock(&self) -> &ServerClock {
        &self.clock
    }

    /// Has the table gone, with its server?
    pub fn is_closed(&self) -> bool {
        self.inbox.is_closed()
    }

    /// How many watch.
    pub fn watching(&self) -> usize {
        self.watching.load(Ordering::Relaxed)
    }

    /// The socket has gone.
    pub async fn disconnect(self) {
        // A table that is no more needs not be told.
        let _ = self.inbox.send(Command::Disconnected { socket: self.socket }).await;
    }
}

impl Registry {
    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Entry>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_full(&self) -> bool {
        self.tables().len() >= self.limits.tables
    }

    /// The way to a table, which is loaded if it is not in memory; `None` if there is no room.
    fn enter(self: &Arc<Self>, shared: &Arc<Shared>, table: &TableId) -> Option<mpsc::Sender<Command>> {
        let mut tables = self.tables();
        if let Some(entry) = tables.get(table).filter(|entry| !entry.inbox.is_closed()) {
            return Some(entry.inbox.clone());
        }
        if tables.len() >= self.limits.tables {
            return None;
        }
        let (inbox, commands) = mpsc::channel(INBOX);
        let life = live(Arc::clone(shared), Arc::clone(self), table.clone(), commands);
        let task = tokio::spawn(life).abort_handle();
        tables.insert(table.clone(), Entry { inbox: inbox.clone(), task });
        Some(inbox)
    }

    /// Shows a table what the log says of it; one that is busy learns it by and by.
    fn compare(&self, table: &TableId, head: Option<Head>) {
        if let Some(entry) = self.tables().get(table) {
            let _ = entry.inbox.try_send(Command::Head(head));
        }
    }

    /// Takes out a table whose task has ended; one that has been loaded anew meanwhile stays.
    fn forget_ended(&self, table: &TableId) {
        let mut tables = self.tables();
        if tables.get(table).is_some_and(|entry| entry.inbox.is_closed()) {
            tables.remove(table);
        }
    }

    /// Takes a table out if it agrees while nobody can knock.
    pub(crate) fn forget_if(&self, table: &TableId, agrees: impl FnOnce() -> bool) -> bool {
        let mut tables = self.tables();
        let leaves = agrees();
        if leaves {
            tables.remove(table);
        }
        leaves
    }
}

/// Reads a table's log and lets the table live.
async fn live(
    shared: Arc<Shared>,
    registry: Arc<Registry>,
    table: TableId,
    commands: mpsc::Receiver<Command>,
) {
    // Followed before it is read: no row falls in between.
    let hints = follow(&shared, &table);
    let rows = match shared.log.read(table.clone(), 0).await {
        Ok(rows) => rows,
        Err(error) => {
            tracing::error!(%table, %error, "a table cannot be read");
            Vec::new()
        }
    };
    let game = rows.first().and_then(game_of).and_then(|name| Game::named(&name));
    let weak = Arc::downgrade(&registry);
    drop(registry);
    match game {
        // The future of a whole table is large; boxed, it does not also lie in this one.
        Some(game) => {
            with_rules!(game, Rules => Box::pin(Live::<Rules>::run(shared, weak.clone(), rows, hints, commands)).await);
        }
        None => drop(commands),
    }
    if let Some(registry) = weak.upgrade() {
        registry.forget_ended(&table);
    }
}

/// Says once a second that this server lives, while it has tables.
async fn beat(shared: Arc<Shared>) {
    let mut every = tokio::time::interval(BEAT);
    loop {
        every.tick().await;
        if shared.figures.tables.load(Ordering::Relaxed) > 0 {
            // A missed beat only gives players a second more.
            let _ = shared.log.beat(shared.node, shared.clock.now()).await;
        }
    }
}

/// Hints about a table; none come where nobody else can write.
fn follow(shared: &Shared, table: &TableId) -> Following {
    if shared.log.is_shared() { shared.hints.follow(table) } else { mpsc::channel(1).1 }
}

/// Once a second, where others write, too: how the other servers are, what time it is, and what the newest row of every table is;
/// the last hint may have been lost.
async fn look(shared: Arc<Shared>, registry: Arc<Registry>) {
    if !shared.log.is_shared() {
        return;
    }
    let mut every = tokio::time::interval(LOOK);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        if let Err(error) = look_once(&shared, &registry).await {
            tracing::warn!(%error, "the log does not answer");
        }
    }
}

async fn look_once(shared: &Shared, registry: &Registry) -> Result<(), Unavailable> {
    let log = &*shared.log;
    shared.peers.refresh(log, shared.clock.now()).await?;
    shared.clock.follow(log).await?;
    let tables: Vec<TableId> = registry.tables().keys().cloned().collect();
    for some in tables.chunks(MOST_HEADS) {
        let heads: HashMap<TableId, Head> = log.heads(some.to_vec()).await?.into_iter().collect();
        for table in some {
            registry.compare(table, heads.get(table).copied());
        }
    }
    Ok(())
}

async fn open_new<R: Levels>(
    shared: &Shared,
    opening: &Opening<'_>,
    name: String,
) -> Result<(TableId, String), No> {
    let options: R::Options = match opening.options {
        None => R::Options::default(),
        Some(raw) => serde_json::from_str(raw.get()).map_err(|_| bad_options())?,
    };
    R::check_options(&options).map_err(|bad| Refusal { code: "bad_options", sentence: bad.0 })?;
    let guest = Guest::new(0);
    let events = |chance: &mut Chance| {
        let opened = FrameEvent::Opened {
            game: R::NAME.to_owned(),
            code: draw_code(chance),
            public: opening.public,
            options: options.clone(),
            house: opening.house.clone(),
            seats: Vec::new(),
            host: None,
            starter: None,
        };
        let sat = FrameEvent::Sat { guest, name: name.clone() };
        [opened, sat, FrameEvent::Host { guest: Some(guest) }].map(TableEvent::<R>::Frame).into()
    };
    open_table(shared, events).await.map_err(|_| No::Unavailable)
}

fn bad_options() -> Refusal {
    Refusal::new("bad_options", "Diese Einstellungen gibt es nicht.", "There are no such options.")
}

/// Writes a table's first row; a code that is taken is drawn anew.
pub(crate) async fn open_table<R: Levels>(
    shared: &Shared,
    events: impl Fn(&mut Chance) -> Vec<TableEvent<R>>,
) -> Result<(TableId, String), AppendError> {
    let mut chance = shared.chance();
    let id = TableId::draw(&mut chance);
    let mut outcome = Err(AppendError::CodeTaken);
    for _ in 0..CODE_TRIES {
        let row = opening_row::<R>(&id, &events(&mut chance), shared.clock.now(), shared.node);
        let Some(append) = row else { return Err(AppendError::Conflict) };
        let code = append.summary.as_ref().map(|s| s.code.clone()).unwrap_or_default();
        outcome = shared.log.append(append).await.map(|()| (id.clone(), code));
        if outcome != Err(AppendError::CodeTaken) {
            break;
        }
    }
    outcome
}
