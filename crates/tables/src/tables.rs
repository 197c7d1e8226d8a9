//! All tables of a server: opening, finding, sitting down, connecting, stopping.

use crate::clock::ServerClock;
use crate::connected::Connected;
use crate::continuing::{PlayOn, open_from};
use crate::figures::{Figures, add};
use crate::hints::Hints;
use crate::live::Newcomer;
use crate::log::{Listed, Log};
use crate::moving::open_moved;
use crate::muted::{check_manners, check_name};
use crate::outbox::Outbox;
use crate::persons::tell_forgotten;
use crate::registry::Registry;
use crate::shared::Shared;
use crate::sweeper::{self, Keep, Sweep};
use crate::{chores, codes};
use bots::Levels;
use desk::message::{Bye, Hello};
use desk::row::{Row, Stored, TableId};
use desk::{AppendError, Connect, Input, Signer, Unavailable};
use game::frame::{HouseWords, checked_name, given_name};
use game::{Chance, Guest, Refusal, Span, Stamp, TableEvent};
use local::{Game, Moved, opening_events, with_rules};
use serde_json::value::RawValue;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::AbortHandle;
use tokio::time::timeout;

/// A code that somebody else has taken meanwhile is drawn anew so often.
const CODE_TRIES: usize = 4;
/// Public tables older than this are not listed.
const LISTED_FOR: Span = Span::from_secs(3600);
/// So many public tables are listed.
const MOST_LISTED: u32 = 50;
/// Stopping takes no longer, whatever the log does: what is not written then is as after a crash.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);

/// All tables of a server.
pub struct Tables {
    pub(crate) shared: Arc<Shared>,
    pub(crate) registry: Arc<Registry>,
    public_names: PublicNames,
    chores: [AbortHandle; 4],
}

/// How many there may be, and for how long.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Tables in memory.
    pub tables: usize,
    /// Tables that are over are kept so long.
    pub keep: Keep,
    /// What people at public tables are called.
    pub public_names: PublicNames,
}

/// What people at public tables are called, where strangers read it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PublicNames {
    /// As they like.
    Own,
    /// They are given a name.
    #[default]
    Generated,
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

/// Who wants a seat.
#[derive(Clone, Copy, Debug)]
pub struct Sitting<'a> {
    /// How they want to be called.
    pub name: &'a str,
    /// The secret of a seat that they had at this table before.
    pub was: Option<&'a str>,
    /// Where they come from: kept in memory only, and only to keep out whom the host has sent away.
    pub address: Option<IpAddr>,
}

impl<'a> Sitting<'a> {
    /// Somebody of whom only the name is known.
    pub fn new(name: &'a str) -> Self {
        Self { name, was: None, address: None }
    }
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
    /// Who sits there.
    pub guest: Guest,
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
        // An outage is told of once, by what looks at the log every second.
        tracing::debug!(%error, "the log cannot be reached");
        Self::Unavailable
    }
}

impl From<Bye> for No {
    fn from(bye: Bye) -> Self {
        match bye {
            Bye::NoTable | Bye::Deleted => Self::NoTable,
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
        let sweeping = tokio::spawn(chores::sweep(Arc::clone(&shared), Arc::clone(&registry))).abort_handle();
        let watching = tokio::spawn(chores::watch_log(Arc::clone(&shared))).abort_handle();
        let chores = [beating, looking, sweeping, watching];
        Self { shared, registry, public_names: limits.public_names, chores }
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
        let name = self.own_name(checked_name(opening.name)?, opening.public).await?;
        let guest = Guest::new(0);
        let (table, code) =
            with_rules!(opening.game, Rules => open_new::<Rules>(&self.shared, opening, name).await)?;
        add(&self.shared.figures.opened, 1);
        let secret = self.shared.signer.secret(&table, guest);
        Ok(Seated { table, code, secret, guest })
    }

    /// Opens a table that goes on from a row of one that is over.
    pub async fn open_from(&self, from: &PlayOn<'_>) -> Result<Seated, No> {
        if self.registry.is_full() {
            return Err(No::Full);
        }
        check_name(&self.shared, from.name).await?;
        let seated = open_from(&self.shared, from).await?;
        add(&self.shared.figures.opened, 1);
        Ok(seated)
    }

    /// Opens a table that goes on from one that a browser has played by itself.
    pub async fn open_moved(&self, game: Game, name: &str, moved: Moved) -> Result<Seated, No> {
        if self.registry.is_full() {
            return Err(No::Full);
        }
        check_name(&self.shared, name).await?;
        let seated = open_moved(&self.shared, game, name, moved).await?;
        add(&self.shared.figures.opened, 1);
        Ok(seated)
    }

    /// Takes a seat in a table's lobby, or while it is played where a computer player makes room.
    pub async fn sit(&self, table: &TableId, sitting: &Sitting<'_>) -> Result<Seated, No> {
        let listed = self.find(table).await?;
        let Sitting { name, was, address } = *sitting;
        let name = self.own_name(name.to_owned(), listed.summary.public).await?;
        let name = name.unwrap_or_else(|| next_name(&listed));
        let was = was.and_then(|secret| self.shared.signer.guest(table, secret));
        loop {
            let live = self.registry.enter(&self.shared, table).await?;
            let (seating, answer) = oneshot::channel();
            live.sit(Newcomer { name: name.clone(), was, address }, seating);
            let Ok(guest) = answer.await else { continue }; // It has just left memory.
            let guest = guest?;
            let secret = self.shared.signer.secret(table, guest);
            return Ok(Seated { table: table.clone(), code: listed.summary.code, secret, guest });
        }
    }

    /// The name that somebody has chosen, if it counts at a table that is public, or is not, and may be taken.
    pub(crate) async fn own_name(&self, name: String, public: bool) -> Result<Option<String>, No> {
        if self.gives_names(public) {
            return Ok(None);
        }
        check_name(&self.shared, &name).await?;
        if public {
            check_manners(&name)?;
        }
        Ok(Some(name))
    }

    /// Are people given names at a table that is public, or is not?
    pub fn gives_names(&self, public: bool) -> bool {
        public && self.public_names == PublicNames::Generated
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
            return Ok(Connected { outbox, races, clock, table: live, connection, guest });
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

    /// Does once what the server does once a minute: lets one batch of what is due by then happen. A later time than the
    /// clock's may be given, to see what will be.
    pub async fn sweep(&self, now: Stamp) -> Result<Sweep, No> {
        Ok(sweeper::sweep(&self.shared, &self.registry, now, Duration::ZERO).await?)
    }

    /// Forgets a guest's name, here and at all other servers.
    pub async fn forget(&self, table: &TableId, guest: Guest) -> Result<bool, No> {
        let is_new = self.shared.log.forget(table.clone(), guest).await?;
        tell_forgotten(&self.shared, &self.registry, table.clone(), guest);
        Ok(is_new)
    }

    /// All rows of a table that is over, with the names of its guests.
    pub async fn rows(&self, table: &TableId) -> Result<Vec<Row>, No> {
        let listed = self.find(table).await?;
        if listed.summary.stage != "over" {
            return Err(Refusal::not_now().into());
        }
        let Stored { mut rows, names } = self.shared.log.stored(table.clone(), 0).await?;
        for row in &mut rows {
            row.events = names.shown(&row.events);
        }
        Ok(rows)
    }

    /// Can the log be written to? Writes a heartbeat, which is due every second anyway while there are tables. On a full disk
    /// that may work where a row does not, so the last row counts, too.
    pub async fn is_ready(&self) -> bool {
        let beats = self.shared.log.beat(self.shared.node, self.shared.clock.now()).await.is_ok();
        beats && self.shared.outage.takes_rows()
    }

    /// How many tables wait for the log to take a row, or to be read.
    pub fn stuck(&self) -> u64 {
        self.shared.outage.stuck()
    }

    /// Puts all tables to rest and says goodbye to everybody; a table that does not come to rest is left after a while.
    pub async fn stop(&self) {
        let tables = self.registry.close();
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
    name: Option<String>,
) -> Result<(TableId, String), No> {
    let how = local::Opening::new(opening.options, opening.house.clone(), opening.public)?;
    let events = |code: String| {
        let name = name.clone().unwrap_or_else(|| given_name(&code, &[]));
        opening_events::<R>(&how, code, name)
    };
    open_table(shared, events).await.map_err(|error| not_opened(&error))
}

/// The name that the next person at a table is given. One that somebody there had stays theirs.
fn next_name(listed: &Listed) -> String {
    let taken: Vec<String> = listed.names.iter().filter_map(|(_, name)| name.map(str::to_owned)).collect();
    given_name(&listed.summary.code, &taken)
}

/// Why a table could not be opened.
pub(crate) fn not_opened(error: &AppendError) -> No {
    match error {
        AppendError::CodeTaken => No::Full,
        _ => No::Unavailable,
    }
}

/// Writes a table's first row. A code that somebody has taken is drawn anew a few times.
pub(crate) async fn open_table<R: Levels>(
    shared: &Shared,
    events: impl Fn(String) -> Vec<TableEvent<R>>,
) -> Result<(TableId, String), AppendError> {
    let mut chance = shared.chance();
    let id = TableId::draw(&mut chance);
    let length = codes::length(shared).await?;
    for tried in 0..CODE_TRIES {
        // Where no short code is left, the next try is a long one.
        let Some(code) = codes::draw(shared, length, tried, &mut chance).await? else { continue };
        let row = desk::opening::<R>(&id, &events(code.clone()), shared.clock.now(), shared.node);
        let Some(append) = row else { return Err(AppendError::Conflict) };
        match shared.log.append_and_wait(append).await {
            Err(AppendError::CodeTaken) => {}
            outcome => return outcome.map(|()| (id, code)),
        }
    }
    Err(AppendError::CodeTaken)
}
