//! Hints over NATS, with one subject per table. While NATS is down, only hints are lost: every server also polls the newest
//! rows of its tables once a second.

mod encoding;
mod servers;

pub use servers::{BadServers, Servers};

use super::{Following, Hint, Hints, WAITING};
use crate::tls::{Check, Trust};
use async_nats::connection::State;
use async_nats::{Client, ConnectError, ConnectErrorKind, ConnectOptions, Event, Subscriber};
use desk::row::TableId;
use futures_util::StreamExt;
use std::error::Error;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_rustls::rustls;

/// The oldest supported version of NATS.
const OLDEST: (u32, u32) = (2, 9);
/// Capacity of the queue of hints to send; hints are dropped while it is full.
const SEND_QUEUE: usize = 4096;
/// For connecting to one of several servers.
const SERVER_CONNECT_TIMEOUT: Duration = Duration::from_secs(2);
/// For the first connection, over all servers.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
/// How often the driver checks that the connection is alive.
const PING_INTERVAL: Duration = Duration::from_secs(10);
/// Each failed reconnect waits this much longer than the one before,
const BACKOFF_STEP: Duration = Duration::from_millis(100);
/// up to this.
const MAX_BACKOFF: Duration = Duration::from_secs(2);

/// Hints over NATS.
pub struct NatsHints {
    client: Client,
    queue: mpsc::Sender<Hint>,
    figures: Arc<NatsFigures>,
}

/// Counters for the metrics.
#[derive(Debug, Default)]
pub struct NatsFigures {
    /// Hints that were not sent, or were dropped because a queue was full.
    pub lost: AtomicU64,
    /// How often the connection broke.
    pub breaks: AtomicU64,
    /// There is a connection.
    pub is_connected: AtomicBool,
}

/// Why NATS cannot be used: what, why, what to do.
#[derive(Debug, thiserror::Error)]
#[error("NATS at {servers} cannot be used: {trouble}")]
pub struct ConnectingError {
    servers: String,
    /// What is wrong.
    pub trouble: Trouble,
}

/// What is wrong with NATS.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// It does not answer.
    #[error("it does not answer ({0}); start it, or mend host and port")]
    Away(String),
    /// It rejects the login.
    #[error("it refuses user and password; mend them in its address: nats://USER:PASSWORD@HOST:PORT")]
    Login,
    /// It has no certificate, or one that is not trusted.
    #[error(
        "TLS fails ({0}); mend the address, or give the authority that signed its certificate with --ca-file"
    )]
    Tls(String),
    /// It is too old.
    #[error("it is version {0}; this program needs {a}.{b} or newer", a = OLDEST.0, b = OLDEST.1)]
    TooOld(String),
}

impl NatsHints {
    /// Connects. If NATS is away that is warned of, and it is tried again for ever, now and later: without hints the tables
    /// go on. What will not mend itself is an error. Must be called within a tokio runtime.
    pub async fn connect(servers: &Servers, trust: &Trust) -> Result<Self, ConnectingError> {
        let failed = |trouble| ConnectingError { servers: servers.to_string(), trouble };
        let tls = trust.client(Check::Everything);
        let tls = tls.map_err(|error| failed(Trouble::Tls(error.to_string())))?;
        let figures = Arc::new(NatsFigures::default());
        let options = || servers.identify(options(Arc::clone(&figures)).tls_client_config(tls.clone()));
        let client = match try_connect(servers, options()).await {
            Err(Trouble::Away(why)) => {
                tracing::warn!(%servers, %why, "NATS is away: rows of other servers are seen up to a second later, until it comes");
                let waiting = options().retry_on_initial_connect().connect(servers.addresses()).await;
                waiting.map_err(|error| trouble(&error))
            }
            connected => connected,
        };
        Ok(Self::with(client.map_err(failed)?, figures))
    }

    fn with(client: Client, figures: Arc<NatsFigures>) -> Self {
        let (queue, hints) = mpsc::channel(SEND_QUEUE);
        tokio::spawn(publish(client.clone(), hints, Arc::clone(&figures)));
        Self { client, queue, figures }
    }

    /// The counters.
    pub fn figures(&self) -> Arc<NatsFigures> {
        Arc::clone(&self.figures)
    }
}

impl Hints for NatsHints {
    fn tell(&self, hint: Hint) {
        if self.queue.try_send(hint).is_err() {
            self.figures.lost.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn follow(&self, table: &TableId) -> Following {
        let (sender, following) = mpsc::channel(WAITING);
        let (client, figures) = (self.client.clone(), Arc::clone(&self.figures));
        tokio::spawn(forward(client, table.clone(), sender, figures));
        following
    }
}

/// Connects once.
async fn try_connect(servers: &Servers, options: ConnectOptions) -> Result<Client, Trouble> {
    let timed_out = |_| Trouble::Away(format!("silence for {} s", CONNECT_TIMEOUT.as_secs()));
    let connecting = timeout(CONNECT_TIMEOUT, options.connect(servers.addresses()));
    let client = connecting.await.map_err(timed_out)?.map_err(|error| trouble(&error))?;
    check_version(&client.server_info().version)?;
    Ok(client)
}

fn options(figures: Arc<NatsFigures>) -> ConnectOptions {
    // The limit of 100 only keeps the multiplication from overflowing.
    let backoff = |tries: usize| MAX_BACKOFF.min(BACKOFF_STEP * tries.saturating_sub(1).min(100) as u32);
    ConnectOptions::new()
        .name("setzkasten")
        .no_echo()
        .connection_timeout(SERVER_CONNECT_TIMEOUT)
        .ping_interval(PING_INTERVAL)
        .subscription_capacity(WAITING)
        .max_reconnects(None)
        .reconnect_delay_callback(backoff)
        .event_callback(move |event| {
            on_event(&event, &figures);
            std::future::ready(())
        })
}

/// Logs and counts what happens to the connection.
fn on_event(event: &Event, figures: &NatsFigures) {
    match event {
        Event::Connected => {
            figures.is_connected.store(true, Ordering::Relaxed);
            tracing::info!("NATS is there");
        }
        Event::Disconnected => {
            figures.is_connected.store(false, Ordering::Relaxed);
            figures.breaks.fetch_add(1, Ordering::Relaxed);
            tracing::warn!("NATS has gone: rows of other servers are seen up to a second later");
        }
        Event::SlowConsumer(_) => {
            figures.lost.fetch_add(1, Ordering::Relaxed);
        }
        Event::ServerError(error) => tracing::warn!(%error, "NATS complains"),
        _ => {}
    }
}

fn subject(table: &TableId) -> String {
    format!("setzkasten.rows.{table}")
}

/// Publishes queued hints. Drops them while disconnected: old hints are of no use.
async fn publish(client: Client, mut hints: mpsc::Receiver<Hint>, figures: Arc<NatsFigures>) {
    while let Some(hint) = hints.recv().await {
        let is_connected = client.connection_state() == State::Connected;
        let payload = encoding::encode(&hint).into();
        if !is_connected || client.publish(subject(hint.table()), payload).await.is_err() {
            figures.lost.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Forwards the hints of a table until its follower is dropped.
async fn forward(client: Client, table: TableId, sender: mpsc::Sender<Arc<Hint>>, figures: Arc<NatsFigures>) {
    let subscribed = tokio::select! {
        subscribed = client.subscribe(subject(&table)) => subscribed,
        () = sender.closed() => return,
    };
    match subscribed {
        Ok(messages) => forward_all(messages, &table, &sender, &figures).await,
        Err(error) => tracing::warn!(%table, %error, "a table cannot be followed"),
    }
    // Without a subscription no hints come, but the follower's queue must stay open.
    sender.closed().await;
}

async fn forward_all(
    mut messages: Subscriber,
    table: &TableId,
    sender: &mpsc::Sender<Arc<Hint>>,
    figures: &NatsFigures,
) {
    loop {
        let message = tokio::select! {
            message = messages.next() => message,
            () = sender.closed() => return,
        };
        let Some(message) = message else { return };
        // A hint that cannot be decoded is of a newer version; the row is found by polling.
        let hint = encoding::decode(table, &message.payload);
        if hint.is_none_or(|hint| sender.try_send(Arc::new(hint)).is_err()) {
            figures.lost.fetch_add(1, Ordering::Relaxed);
        }
    }
}

fn trouble(error: &ConnectError) -> Trouble {
    match error.kind() {
        ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation => Trouble::Login,
        ConnectErrorKind::Tls => Trouble::Tls(error.to_string()),
        _ if is_of_tls(error) => Trouble::Tls(error.to_string()),
        _ => Trouble::Away(error.to_string()),
    }
}

fn is_of_tls(error: &ConnectError) -> bool {
    let source = error.source().and_then(|source| source.downcast_ref::<io::Error>());
    let inner = source.and_then(io::Error::get_ref);
    inner.and_then(|inner| inner.downcast_ref::<rustls::Error>()).is_some()
}

fn check_version(version: &str) -> Result<(), Trouble> {
    let mut parts = version.split('.').map(|part| part.parse().unwrap_or(0));
    let found: (u32, u32) = (parts.next().unwrap_or(0), parts.next().unwrap_or(0));
    if found >= OLDEST { Ok(()) } else { Err(Trouble::TooOld(version.to_owned())) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_that_are_too_old_are_refused() {
        for version in ["2.9.0", "2.10.3-RC.1", "3.0.0"] {
            assert!(check_version(version).is_ok(), "{version}");
        }
        for version in ["2.8.4", "1.4.1", "", "seltsam"] {
            assert!(check_version(version).is_err(), "{version}");
        }
    }
}
