//! Lines to the database: each is made anew when it has broken, and nobody waits at one for ever.

use super::address::Address;
use super::query::Query;
use super::tls::Tls;
use super::trouble::{Failure, Trouble, of_connecting, why};
use crate::log::Unavailable;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::{Mutex, OnceCell};
use tokio::time::{Instant, timeout};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row, Statement};

/// A connection has to be there by then,
const DIAL: Duration = Duration::from_millis(2_500);
/// and an answer by then, with a connection made anew if need be.
pub(super) const PATIENCE: Duration = Duration::from_millis(4_500);
/// After a failed try nobody tries again for so long.
const PAUSE: Duration = Duration::from_millis(200);

/// What every session goes by. The database gives up before we do, so that what we took for lost is not written later. A row
/// is on the disk (and on a synchronous standby) before anyone is told, however the database is set up. All that we ask is
/// found by an index, and is planned once: a plan made while the tables were empty must be good when they are full.
const SESSION: &str = "SET statement_timeout = '4s';
    SET idle_in_transaction_session_timeout = '10s';
    SET default_transaction_isolation = 'read committed';
    SET jit = off;
    SET enable_seqscan = off;
    SET plan_cache_mode = force_generic_plan;
    SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply')";

/// What is passed with a question.
pub(super) type Value<'a> = &'a (dyn ToSql + Sync);

/// Makes connections.
pub(super) struct Dialer {
    address: Address,
    tls: Tls,
    connections: AtomicU64,
    /// Has it been said that the database is away?
    is_away: AtomicBool,
}

impl Dialer {
    pub(super) fn new(address: Address, tls: Tls) -> Self {
        Self { address, tls, connections: AtomicU64::new(0), is_away: AtomicBool::new(false) }
    }

    /// How many connections have been made.
    pub(super) fn connections(&self) -> u64 {
        self.connections.load(Ordering::Relaxed)
    }

    /// A new connection, ready for use.
    pub(super) async fn dial(&self) -> Result<Client, Trouble> {
        let silence = |_| Trouble::Away(format!("silence for {} ms", DIAL.as_millis()));
        timeout(DIAL, self.connect()).await.map_err(silence)?
    }

    /// The same; that the database goes and comes is said once.
    async fn dial_again(&self) -> Result<Client, Trouble> {
        let dialed = self.dial().await;
        match (&dialed, self.is_away.swap(dialed.is_err(), Ordering::Relaxed)) {
            (Err(trouble), false) => tracing::warn!(%trouble, "the database has gone"),
            (Ok(_), true) => tracing::info!("the database is there again"),
            _ => {}
        }
        dialed
    }

    async fn connect(&self) -> Result<Client, Trouble> {
        let connected = self.address.config().connect(self.tls.clone()).await;
        let (client, connection) = connected.map_err(|error| of_connecting(&self.address, &error))?;
        // Ends with the client. Why a connection ended is told to who used it.
        tokio::spawn(async move { drop(connection.await) });
        client.batch_execute(SESSION).await.map_err(|error| Trouble::Other(why(&error)))?;
        self.connections.fetch_add(1, Ordering::Relaxed);
        Ok(client)
    }
}

/// A connection with what it has prepared.
struct Session {
    client: Client,
    statements: [OnceCell<Statement>; Query::COUNT],
}

impl Session {
    async fn ask(&self, query: Query, values: &[Value<'_>]) -> Result<Vec<Row>, tokio_postgres::Error> {
        let statement =
            self.statements[query as usize].get_or_try_init(|| self.client.prepare(query.sql())).await?;
        self.client.query(statement, values).await
    }
}

/// One connection, when there is one. Several may ask at once; answers come in the order of questions.
pub(super) struct Line {
    dialer: Arc<Dialer>,
    now: Mutex<Now>,
    waiting: AtomicUsize,
}

#[derive(Default)]
struct Now {
    session: Option<Arc<Session>>,
    refused: Option<(Instant, String)>,
}

/// Counts who waits at a line.
struct Waiting<'a>(&'a AtomicUsize);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Line {
    pub(super) fn new(dialer: Arc<Dialer>) -> Self {
        Self { dialer, now: Mutex::default(), waiting: AtomicUsize::new(0) }
    }

    /// Asks once. If this fails, it is not known whether something was done.
    pub(super) async fn ask(&self, query: Query, values: &[Value<'_>]) -> Result<Vec<Row>, Failure> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let _waiting = Waiting(&self.waiting);
        if let Ok(answer) = timeout(PATIENCE, self.ask_patiently(query, values)).await {
            return answer;
        }
        // If the lock is taken, somebody is making a new connection already.
        if let Ok(mut now) = self.now.try_lock() {
            now.session = None;
        }
        Err(Failure::Line(format!("no answer for {} ms", PATIENCE.as_millis())))
    }

    async fn ask_patiently(&self, query: Query, values: &[Value<'_>]) -> Result<Vec<Row>, Failure> {
        let session = self.session().await?;
        let answer = session.ask(query, values).await.map_err(Failure::from);
        if let Err(Failure::Line(_)) = &answer {
            self.hang_up(&session).await;
        }
        answer
    }

    async fn session(&self) -> Result<Arc<Session>, Failure> {
        let mut now = self.now.lock().await;
        if let Some(session) = now.session.as_ref().filter(|session| !session.client.is_closed()) {
            return Ok(Arc::clone(session));
        }
        now.session = None;
        if let Some((_, why)) = now.refused.as_ref().filter(|(when, _)| when.elapsed() < PAUSE) {
            return Err(Failure::Line(why.clone()));
        }
        match self.dialer.dial_again().await {
            Ok(client) => {
                let session =
                    Arc::new(Session { client, statements: [const { OnceCell::const_new() }; Query::COUNT] });
                *now = Now { session: Some(Arc::clone(&session)), refused: None };
                Ok(session)
            }
            Err(trouble) => {
                now.refused = Some((Instant::now(), trouble.to_string()));
                Err(Failure::Line(trouble.to_string()))
            }
        }
    }

    /// A line on which something strange was heard is not used any more: the database may have become a standby.
    async fn hang_up(&self, broken: &Arc<Session>) {
        let mut now = self.now.lock().await;
        now.session.take_if(|session| Arc::ptr_eq(session, broken));
    }
}

/// Some lines for questions that may be asked twice.
pub(super) struct Lines(Vec<Line>);

impl Lines {
    pub(super) fn new(dialer: &Arc<Dialer>, count: usize) -> Self {
        Self((0..count).map(|_| Line::new(Arc::clone(dialer))).collect())
    }

    /// Asks where the fewest wait; if that line has just broken, once more.
    pub(super) async fn ask(&self, query: Query, values: &[Value<'_>]) -> Result<Vec<Row>, Unavailable> {
        let waiting = |line: &&Line| line.waiting.load(Ordering::Relaxed);
        let Some(line) = self.0.iter().min_by_key(waiting) else {
            return Err(Unavailable("there is no line".to_owned()));
        };
        let twice = async {
            match line.ask(query, values).await {
                Err(Failure::Line(_)) => line.ask(query, values).await,
                answer => answer,
            }
        };
        let silence = |_| Unavailable(format!("no answer for {} ms", PATIENCE.as_millis()));
        Ok(timeout(PATIENCE, twice).await.map_err(silence)??)
    }
}
