//! Names: what players have reported, and what nobody may call themselves.

use super::tables::note_forgotten;
use super::{Answer, Operator, api, table_id};
use crate::forgotten::Entry;
use crate::serve::Server;
use crate::serve::error::ApiError;
use ::tables::log::{Muted, Report};
use ::tables::row::TableId;
use axum::Json;
use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use game::{Guest, Stamp};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A name that players have reported.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReportedName {
    table: TableId,
    guest: u32,
    name: String,
    at: Stamp,
    times: u32,
}

/// A name that nobody may take.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MutedName {
    pattern: String,
    text: String,
    at: Stamp,
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewMuted {
    name: String,
}

pub async fn reports(State(server): State<Arc<Server>>, _: Operator) -> Answer<Json<Vec<ReportedName>>> {
    let reports = server.tables.store().reports().await.map_err(::tables::No::from)?;
    let shown = |Report { table, guest, name, at, times }| {
        let guest = Guest::number(guest);
        ReportedName { table, guest, name, at, times }
    };
    Ok(Json(reports.into_iter().map(shown).collect()))
}

pub async fn drop_report(
    State(server): State<Arc<Server>>,
    _: Operator,
    Path((table, guest)): Path<(String, u32)>,
) -> Answer<StatusCode> {
    let dropped = server.tables.store().drop_report(table_id(&table)?, Guest::new(guest)).await;
    done(dropped.map_err(::tables::No::from)?)
}

pub async fn muted(State(server): State<Arc<Server>>, _: Operator) -> Answer<Json<Vec<MutedName>>> {
    let muted = server.tables.store().muted().await.map_err(::tables::No::from)?;
    let shown = |Muted { pattern, text, at }| MutedName { pattern, text, at };
    Ok(Json(muted.into_iter().map(shown).collect()))
}

pub async fn mute(State(server): State<Arc<Server>>, _: Operator, request: Request) -> Answer<StatusCode> {
    let NewMuted { name } = api::read(request).await?;
    mute_name(&server, &name).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Nobody may take this name again, and where it is shown now it is forgotten.
pub async fn mute_guest(
    State(server): State<Arc<Server>>,
    _: Operator,
    Path((table, guest)): Path<(String, u32)>,
) -> Answer<StatusCode> {
    let (table, guest) = (table_id(&table)?, Guest::new(guest));
    let name = server.tables.name_of(&table, guest).await?.ok_or_else(ApiError::not_found)?;
    mute_name(&server, &name).await?;
    note_forgotten(&server, Entry::name(table.clone(), guest)).await?;
    server.tables.forget(&table, guest).await?;
    tracing::info!(%table, guest = guest.number(), "the operator has muted a name");
    Ok(StatusCode::NO_CONTENT)
}

async fn mute_name(server: &Server, name: &str) -> Answer<()> {
    let muted = server.tables.mute(name).await?;
    muted.map_err(|bad| ApiError::new(StatusCode::CONFLICT, bad.refusal()))
}

pub async fn unmute(
    State(server): State<Arc<Server>>,
    _: Operator,
    Path(pattern): Path<String>,
) -> Answer<StatusCode> {
    done(server.tables.unmute(pattern).await?)
}

fn done(is_done: bool) -> Answer<StatusCode> {
    if is_done { Ok(StatusCode::NO_CONTENT) } else { Err(ApiError::not_found()) }
}
