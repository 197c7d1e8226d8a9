//! Hints over NATS: a subject for every table. While NATS is away, hints are lost and nothing else: every server looks at the
//! heads of its tables once a second.

mod packing;
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
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_rustls::rustls;

/// Older versions are not tried.
const OLDEST: (u32, u32) = (2, 9);
/// So many hints wait to be sent; those that come then are lost.
const QUEUE: usize = 4096;
/// One of several servers has to answer by then,
const DIAL: Duration = Duration::from_secs(2);
/// and one of them all by then.
const PATIENCE: Duration = Duration::from_secs(5);
/// A line that is silent for so long is looked after.
const SILENCE: Duration = Duration::from_secs(10);
/// Tries to connect again come at most so far apart.
const PAUSE: Duration = Duration::from_secs(2);

/// Hints over NATS.
pub struct NatsHints {
    client: Client,
    queue: mpsc::Sender<Hint>,
    figures: Arc<NatsFigures>,
}

/// What is counted.
#[derive(Debug, Default)]
pub struct NatsFigures {
    /// Hints that were not sent, or that came faster than a table could take them.
    pub lost: AtomicU64,
    /// How often the line broke.
    pub breaks: AtomicU64,
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
    /// Nobody is there.
    #[error("it does not answer ({0}); start it, or mend host and port")]
    Away(String),
    /// It does not let us in.
    #[error("it refuses user and password; mend them in its address: nats://USER:PASSWORD@HOST:PORT")]
    Login,
    /// It has a certificate that is not believed, or none.
    #[error(
        "TLS fails ({0}); mend the address, or give the authority that signed its certificate with --ca-file"
    )]
    Tls(String),
    /// It is too old.
    #[error("it is version {0}; this program needs {a}.{b} or newer", a = OLDEST.0, b = OLDEST.1)]
    TooOld(String),
}

impl NatsHints {
    /// Connects; from then on, a broken line is mended for ever. Must be called within a tokio runtime.
    pub async fn connect(servers: &Servers, trust: &Trust) -> Result<Self, ConnectingError> {
        let failed = |trouble| ConnectingError { servers: servers.to_string(), trouble };
        Self::try_connect(servers, trust).await.map_err(failed)
    }

    async fn try_connect(servers: &Servers, trust: &Trust) -> Result<Self, Trouble> {
        let tls = trust.client(Check::Everything).map_err(|error| Trouble::Tls(error.to_string()))?;
        let figures = Arc::new(NatsFigures::default());
        let options = servers.identify(options(Arc::clone(&figures)).tls_client_config(tls));
        let silence = |_| Trouble::Away(format!("silence for {} s", PATIENCE.as_secs()));
        let connected = timeout(PATIENCE, options.connect(servers.addresses())).await.map_err(silence)?;
        let client = connected.map_err(|error| trouble(&error))?;
        check_version(&client.server_info().version)?;
        let (queue, hints) = mpsc::channel(QUEUE);
        tokio::spawn(publish(client.clone(), hints, Arc::clone(&figures)));
        Ok(Self { client, queue, figures })
    }

    /// What is counted.
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

fn options(figures: Arc<NatsFigures>) -> ConnectOptions {
    let pause =
        |tries: usize| PAUSE.min(Duration::from_millis(100) * tries.saturating_sub(1).min(100) as u32);
    ConnectOptions::new()
        .name("setzkasten")
        .no_echo()
        .connection_timeout(DIAL)
        .ping_interval(SILENCE)
        .subscription_capacity(WAITING)
        .max_reconnects(None)
        .reconnect_delay_callback(pause)
        .event_callback(move |event| {
            note(&event, &figures);
            std::future::ready(())
        })
}

/// What the driver tells of its line.
fn note(event: &Event, figures: &NatsFigures) {
    match event {
        Event::Connected => tracing::info!("NATS is there"),
        Event::Disconnected => {
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

/// Sends what is told. While nobody listens it is lost: old hints are of no use.
async fn publish(client: Client, mut hints: mpsc::Receiver<Hint>, figures: Arc<NatsFigures>) {
    while let Some(hint) = hints.recv().await {
        let is_there = client.connection_state() == State::Connected;
        let payload = packing::packed(&hint).into();
        if !is_there || client.publish(subject(&hint.row.table), payload).await.is_err() {
            figures.lost.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Passes on what is told about a table, until nobody wants to know any more.
async fn forward(client: Client, table: TableId, sender: mpsc::Sender<Arc<Hint>>, figures: Arc<NatsFigures>) {
    let subscribed = tokio::select! {
        subscribed = client.subscribe(subject(&table)) => subscribed,
        () = sender.closed() => return,
    };
    match subscribed {
        Ok(messages) => pass_on(messages, &table, &sender, &figures).await,
        Err(error) => tracing::warn!(%table, %error, "a table cannot be followed"),
    }
    // Where no hints come, the follower has to wait all the same.
    sender.closed().await;
}

async fn pass_on(
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
        // What cannot be read is of a newer version: the heads will tell.
        let hint = packing::unpacked(table, &message.payload);
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
