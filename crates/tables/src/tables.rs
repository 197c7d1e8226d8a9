//! All tables of a server: opening, finding, sitting down, connecting, stopping.

use crate::chores;
use crate::clock::ServerClock;
use crate::connected::Connected;
use crate::figures::{Figures, add};
use crate::game::Game;
use crate::hints::Hints;
use crate::log::{Listed, Log};
use crate::outbox::Outbox;
use crate::registry::Registry;
use crate::shared::Shared;
use crate::with_rules;
use bots::Levels;
use desk::message::{Bye, Hello};
use desk::row::{Row, TableId, draw_code};
use desk::{AppendError, Connect, Input, Signer, Unavailable};
use game::frame::{HouseWords, checked_name};
use game::{Chance, FrameEvent, Guest, Options, Refusal, Span, Stamp, TableEvent};
use serde_json::value::RawValue;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::AbortHandle;
use tokio::time::timeout;

/// A code that is taken is drawn anew so often.
const CODE_TRIES: usize = 20;
/// Public tables older than this are not listed.
const LISTED_FOR: Span = Span::from_secs(3600);
/// So many public tables are listed.
const MOST_LISTED: u32 = 50;
/// Stopping takes no longer, whatever the log does: what is not written then is as after a crash.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);

/// All tables of a server.
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
    /// The table's log is damaged.
    Damaged,
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

impl From<Bye> for No {
    fn from(bye: Bye) -> Self {
        match bye {
            Bye::NoTable => Self::NoTable,
            Bye::Full => Self::Full,
            Bye::Damaged => Self::Damaged,
            _ => Self::Unavailable,
        }
    }
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
        let registry = Registry::new(limits);
        let beating = tokio::spawn(chores::beat(Arc::clone(&shared))).abort_handle();
        let looking = tokio::spawn(chores::look(Arc::clone(&shared), Arc::clone(&registry))).abort_handle();
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
        let listed = self.find(table).await?;
        loop {
            let live = self.registry.enter(&self.shared, table).await?;
            let (seating, answer) = oneshot::channel();
            live.sit(name.to_owned(), seating);
            let Ok(guest) = answer.await else { continue }; // It has just left memory.
            let secret = self.shared.signer.secret(table, guest?);
            return Ok(Seated { table: table.clone(), code: listed.summary.code, secret });
        }
    }

    /// Connects a socket: as who has this secret, or as the public.
    pub async fn connect(&self, table: &TableId, mut hello: Hello) -> Result<Connected, Bye> {
        let secret = hello.secret.take();
        let outbox = Arc::new(Outbox::default());
        let connection = self.shared.next_connection();
        loop {
            let live = self.registry.enter(&self.shared, table).await?;
            let guest = match &secret {
                None => None,
                Some(secret) => Some(self.shared.signer.guest(table, secret).ok_or(Bye::BadSecret)?),
            };
            let (admission, answer) = oneshot::channel();
            let hello = Hello { secret: None, ..hello };
            let connect = Connect { connection, guest, hello };
            Arc::clone(&live).connect(connect, Arc::clone(&outbox), admission);
            let Ok(admitted) = answer.await else { continue }; // It has just left memory.
            admitted?;
            let (races, clock) = (live.status().races, self.shared.clock.clone());
            return Ok(Connected { outbox, races, clock, table: live, connection });
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

    /// Puts all tables to rest and says goodbye to everybody; a table that does not come to rest is left after a while.
    pub async fn stop(&self) {
        let tables = self.registry.all();
        for (_, table) in &tables {
            Arc::clone(table).give(Input::Stop);
        }
        let all_ended = async {
            for (_, table) in &tables {
                table.status().has_stopped().await;
            }
        };
        if timeout(STOP_TIMEOUT, all_ended).await.is_err() {
            let left = tables.iter().filter(|(_, table)| !table.status().has_ended()).count();
            tracing::warn!(left, "some tables did not come to rest in time");
        }
    }
}

impl Drop for Tables {
    fn drop(&mut self) {
        self.chores.iter().for_each(AbortHandle::abort);
        self.registry.clear();
    }
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
    options.check().map_err(|bad| Refusal { code: "bad_options", sentence: bad.0 })?;
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
        let row = desk::opening::<R>(&id, &events(&mut chance), shared.clock.now(), shared.node);
        let Some(append) = row else { return Err(AppendError::Conflict) };
        let code = append.summary.as_ref().map(|s| s.code.clone()).unwrap_or_default();
        outcome = shared.log.append_and_wait(append).await.map(|()| (id.clone(), code));
        if outcome != Err(AppendError::CodeTaken) {
            break;
        }
    }
    outcome
}
