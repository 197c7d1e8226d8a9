//! How the server is, and announcing that it restarts.

use super::{Answer, Line, Operator, api};
use crate::serve::Server;
use crate::serve::error::ApiError;
use ::tables::SLOW_APPEND;
use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use game::{Refusal, Span, Stamp};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// A restart is announced at most so long before.
const LONGEST_AHEAD: Span = Span::from_secs(24 * 60 * 60);

/// How a server is. Each tells of itself only; rows are not counted here, as their number may tell what happens at a table.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "AdminOverview"))]
pub struct Overview {
    version: &'static str,
    /// The server's clock.
    now: Stamp,
    /// Are there other servers, which this one does not tell of?
    shared: bool,
    /// Tables in memory, and how many there may be.
    tables: usize,
    most_tables: usize,
    /// People who are connected to a seat, those who watch, and how many sockets there may be.
    #[cfg_attr(test, ts(type = "number"))]
    players: u64,
    watching: usize,
    most_sockets: usize,
    disk: Option<Disk>,
    appends: Appends,
    trouble: Trouble,
    /// The restart that was announced.
    restart: Option<Stamp>,
    /// Do people at public tables choose their names?
    own_public_names: bool,
}

/// The disk with the data folder.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "AdminDisk"))]
pub struct Disk {
    #[cfg_attr(test, ts(type = "number"))]
    free: u64,
    is_low: bool,
}

/// Rows that took long to become durable, or did not.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "AdminAppends"))]
pub struct Appends {
    /// From how many milliseconds on an append is slow.
    slow_from: u32,
    #[cfg_attr(test, ts(type = "number"))]
    slow: u64,
    #[cfg_attr(test, ts(type = "number"))]
    failed: u64,
    last: Vec<SlowAppend>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SlowAppend {
    at: Stamp,
    #[cfg_attr(test, ts(type = "number"))]
    millis: u64,
}

/// What the log says.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "AdminTrouble"))]
pub struct Trouble {
    #[cfg_attr(test, ts(type = "number"))]
    errors: u64,
    #[cfg_attr(test, ts(type = "number"))]
    warnings: u64,
    last: Vec<Line>,
}

pub async fn overview(State(server): State<Arc<Server>>, _: Operator) -> Json<Overview> {
    let (tables, figures) = (&server.tables, server.tables.figures());
    let watching = tables.watching();
    let sockets = figures.sockets.load(Ordering::Relaxed);
    Json(Overview {
        version: env!("CARGO_PKG_VERSION"),
        now: tables.clock().now(),
        shared: server.arguments.place.database().is_some(),
        tables: figures.tables.load(Ordering::Relaxed) as usize,
        most_tables: server.arguments.max_tables,
        players: sockets.saturating_sub(watching as u64),
        watching,
        most_sockets: server.arguments.max_sockets,
        disk: server.disk.as_ref().map(|disk| Disk { free: disk.free(), is_low: disk.is_low() }),
        appends: appends(&server),
        trouble: trouble(&server),
        restart: tables.restart(),
        own_public_names: !tables.gives_names(true),
    })
}

fn appends(server: &Server) -> Appends {
    let figures = server.tables.figures();
    let last = figures.last_slow().into_iter().map(|(at, millis)| SlowAppend { at, millis });
    Appends {
        slow_from: SLOW_APPEND.as_millis() as u32,
        slow: figures.slow_appends.load(Ordering::Relaxed),
        failed: figures.failures.load(Ordering::Relaxed),
        last: last.collect(),
    }
}

fn trouble(server: &Server) -> Trouble {
    let (errors, warnings) = server.recent.counts();
    Trouble { errors, warnings, last: server.recent.last() }
}

/// When the server restarts.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "NewRestart"))]
#[serde(deny_unknown_fields)]
pub struct Announced {
    at: Stamp,
}

pub async fn announce(
    State(server): State<Arc<Server>>,
    _: Operator,
    request: Request,
) -> Answer<StatusCode> {
    let Announced { at } = api::read(request).await?;
    let now = server.tables.clock().now();
    if at < now || at > now + LONGEST_AHEAD {
        return Err(ApiError::new(StatusCode::BAD_REQUEST, bad_time()));
    }
    server.tables.announce(Some(at)).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub async fn call_off(State(server): State<Arc<Server>>, _: Operator) -> Answer<StatusCode> {
    server.tables.announce(None).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn bad_time() -> Refusal {
    Refusal::new(
        "bad_time",
        "Ein Neustart wird für die nächsten 24 Stunden angekündigt. Wähle eine andere Zeit.",
        "A restart is announced for the next 24 hours. Choose another time.",
    )
}
