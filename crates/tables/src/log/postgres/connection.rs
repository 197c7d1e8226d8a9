//! Connections to the database. Each one reconnects by itself after a failure, and every query has a timeout.

use super::address::Address;
use super::query::Query;
use super::tls::Tls;
use super::trouble::{Failure, Trouble, of_connecting, why};
use crate::log::Unavailable;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::{Mutex, OnceCell};
use tokio::time::{Instant, timeout};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row, Statement};

/// For one attempt to connect, over all hosts of the address.
const CONNECT_TIMEOUT: Duration = Duration::from_millis(2_500);
/// The same for a program that starts: nobody waits for an answer yet.
const START_TIMEOUT: Duration = Duration::from_secs(15);
/// For a query, including a reconnect if one is needed.
const QUERY_TIMEOUT: Duration = Duration::from_millis(4_500);
/// After a failed attempt to connect, queries fail at once for this long instead of trying again.
const RECONNECT_BACKOFF: Duration = Duration::from_millis(200);

/// Settings of every session.
///
/// - `statement_timeout` is shorter than [`QUERY_TIMEOUT`]: a write that we report as failed must not be committed later.
/// - A row is on disk (and on a synchronous standby) before it is acknowledged, whatever the server's default is.
/// - Every query has an index, and its plan is made only once. A plan made while the tables were empty must still be good when
///   they are full, so sequential scans are off.
const SESSION: &str = "SET statement_timeout = '4s';
    SET idle_in_transaction_session_timeout = '10s';
    SET default_transaction_isolation = 'read committed';
    SET jit = off;
    SET enable_seqscan = off;
    SET plan_cache_mode = force_generic_plan;
    SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply')";

/// A parameter of a query.
pub(super) type Value<'a> = &'a (dyn ToSql + Sync);

/// Opens connections.
pub(super) struct Connector {
    address: Address,
    tls: Tls,
    connections: AtomicU64,
}

impl Connector {
    pub(super) fn new(address: Address, tls: Tls) -> Self {
        Self { address, tls, connections: AtomicU64::new(0) }
    }

    /// How many connections have been opened so far.
    pub(super) fn connections(&self) -> u64 {
        self.connections.load(Ordering::Relaxed)
    }

    /// Opens a connection while somebody waits for an answer.
    pub(super) async fn connect(&self) -> Result<Client, Trouble> {
        self.connect_within(CONNECT_TIMEOUT).await
    }

    /// Opens the first connection: a busy database is worth waiting for.
    pub(super) async fn connect_at_start(&self) -> Result<Client, Trouble> {
        self.connect_within(START_TIMEOUT).await
    }

    /// Opens a connection and applies the session's settings.
    async fn connect_within(&self, limit: Duration) -> Result<Client, Trouble> {
        let timed_out = |_| Trouble::Away(format!("silence for {} ms", limit.as_millis()));
        timeout(limit, self.connect_without_timeout()).await.map_err(timed_out)?
    }

    async fn connect_without_timeout(&self) -> Result<Client, Trouble> {
        let connected = self.address.config().connect(self.tls.clone()).await;
        let (client, driver) = connected.map_err(|error| of_connecting(&self.address, &error))?;
        // Ends when the client is dropped. Its error is ignored: the query in flight fails with the same one.
        tokio::spawn(async move { drop(driver.await) });
        client.batch_execute(SESSION).await.map_err(|error| Trouble::Other(why(&error)))?;
        self.connections.fetch_add(1, Ordering::Relaxed);
        Ok(client)
    }
}

/// An open connection with its prepared statements.
struct Session {
    client: Client,
    statements: [OnceCell<Statement>; Query::COUNT],
}

impl Session {
    fn new(client: Client) -> Self {
        Self { client, statements: [const { OnceCell::const_new() }; Query::COUNT] }
    }

    async fn query(&self, query: Query, values: &[Value<'_>]) -> Result<Vec<Row>, tokio_postgres::Error> {
        let statement =
            self.statements[query as usize].get_or_try_init(|| self.client.prepare(query.sql())).await?;
        self.client.query(statement, values).await
    }
}

/// A connection that reconnects by itself. Concurrent queries are pipelined: answers come in the order of the queries.
pub(super) struct Connection {
    connector: Arc<Connector>,
    state: Mutex<State>,
    in_flight: AtomicUsize,
}

#[derive(Default)]
struct State {
    session: Option<Arc<Session>>,
    /// When and why the last attempt to connect failed.
    failed: Option<(Instant, String)>,
}

/// Counts a query as in flight until it is dropped, even if its future is cancelled.
struct InFlight<'a>(&'a AtomicUsize);

impl<'a> InFlight<'a> {
    fn start(count: &'a AtomicUsize) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        Self(count)
    }
}

impl Drop for InFlight<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Connection {
    pub(super) fn new(connector: Arc<Connector>) -> Self {
        Self { connector, state: Mutex::default(), in_flight: AtomicUsize::new(0) }
    }

    /// Runs a query, without a retry. After [`Failure::Connection`] it is unknown whether the query took effect.
    pub(super) async fn query(&self, query: Query, values: &[Value<'_>]) -> Result<Vec<Row>, Failure> {
        let _in_flight = InFlight::start(&self.in_flight);
        if let Ok(answer) = timeout(QUERY_TIMEOUT, self.query_without_timeout(query, values)).await {
            return answer;
        }
        // If the lock is taken, another query is already reconnecting.
        if let Ok(mut state) = self.state.try_lock() {
            state.session = None;
        }
        Err(Failure::Connection(format!("no answer for {} ms", QUERY_TIMEOUT.as_millis())))
    }

    async fn query_without_timeout(&self, query: Query, values: &[Value<'_>]) -> Result<Vec<Row>, Failure> {
        let session = self.session().await?;
        let answer = session.query(query, values).await.map_err(Failure::from);
        if let Err(Failure::Connection(_)) = &answer {
            self.discard(&session).await;
        }
        answer
    }

    /// The open session; reconnects if there is none.
    async fn session(&self) -> Result<Arc<Session>, Failure> {
        let mut state = self.state.lock().await;
        if let Some(session) = state.session.as_ref().filter(|session| !session.client.is_closed()) {
            return Ok(Arc::clone(session));
        }
        state.session = None;
        if let Some((_, why)) = state.failed.as_ref().filter(|(at, _)| at.elapsed() < RECONNECT_BACKOFF) {
            return Err(Failure::Connection(why.clone()));
        }
        match self.connector.connect().await {
            Ok(client) => {
                let session = Arc::new(Session::new(client));
                *state = State { session: Some(Arc::clone(&session)), failed: None };
                Ok(session)
            }
            Err(trouble) => {
                state.failed = Some((Instant::now(), trouble.to_string()));
                Err(Failure::Connection(trouble.to_string()))
            }
        }
    }

    /// Drops a session after an unexpected error, even if its socket is still open: the server may have become a read-only
    /// standby.
    async fn discard(&self, broken: &Arc<Session>) {
        let mut state = self.state.lock().await;
        state.session.take_if(|session| Arc::ptr_eq(session, broken));
    }
}

/// Connections for queries that are safe to retry.
pub(super) struct Pool(Vec<Connection>);

impl Pool {
    pub(super) fn new(connector: &Arc<Connector>, count: usize) -> Self {
        Self((0..count).map(|_| Connection::new(Arc::clone(connector))).collect())
    }

    /// Runs a query on the connection with the fewest queries in flight, and retries once if that connection broke.
    pub(super) async fn query(&self, query: Query, values: &[Value<'_>]) -> Result<Vec<Row>, Unavailable> {
        let in_flight = |connection: &&Connection| connection.in_flight.load(Ordering::Relaxed);
        let Some(connection) = self.0.iter().min_by_key(in_flight) else {
            return Err(Unavailable("there is no connection".to_owned()));
        };
        let with_retry = async {
            match connection.query(query, values).await {
                Err(Failure::Connection(_)) => connection.query(query, values).await,
                answer => answer,
            }
        };
        let timed_out = |_| Unavailable(format!("no answer for {} ms", QUERY_TIMEOUT.as_millis()));
        Ok(timeout(QUERY_TIMEOUT, with_retry).await.map_err(timed_out)??)
    }
}
