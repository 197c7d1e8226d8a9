//! Tables as the operator sees them: who sits there, and since when; never what is played.

use super::{Answer, Operator, table_id};
use crate::forgotten::{Entry, Forgotten};
use crate::serve::Server;
use crate::serve::error::ApiError;
use ::tables::Seen;
use ::tables::log::Listed;
use ::tables::row::{Sitter, TableId, read_code};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use game::Stamp;
use serde::Serialize;
use std::sync::Arc;

/// So many tables are listed, of each kind.
const MOST: usize = 200;

/// Tables in memory, and those at which something is due.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AdminTables {
    /// How many are in memory,
    count: usize,
    /// and those that are listed.
    alive: Vec<AdminTable>,
    due: Vec<AdminTable>,
}

/// A table.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AdminTable {
    table: TableId,
    code: String,
    game: String,
    #[cfg_attr(test, ts(as = "game::frame::StageView"))]
    stage: &'static str,
    public: bool,
    opened: Stamp,
    /// When something has to happen although nobody is there, at the earliest; if it is over, when it ended.
    due: Stamp,
    seats: Vec<Place>,
    /// How many persons are connected, at whichever server.
    here: u8,
    /// How many watch at this server; none if it is not in its memory.
    watching: Option<usize>,
}

/// Who sits there.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "AdminSeat"))]
pub struct Place {
    name: String,
    /// The person's number; none for a computer player.
    guest: Option<u32>,
    /// Can the name be muted, or was that done already?
    has_name: bool,
}

impl From<Seen> for AdminTable {
    fn from(Seen { listed, watching }: Seen) -> Self {
        let shown = listed.seated();
        let Listed { table, summary, names, opened } = listed;
        let place = |(name, sitter): (String, &Sitter)| match sitter {
            Sitter::Guest(guest) => {
                Place { name, guest: Some(guest.number()), has_name: names.get(*guest).is_some() }
            }
            Sitter::Bot(_) | Sitter::Room { .. } => Place { name, guest: None, has_name: false },
        };
        let seats = shown.into_iter().zip(&summary.seats).map(place).collect();
        let ::tables::row::Summary { game, code, public, stage, here, due, .. } = summary;
        Self { table, code, game, stage, public, opened, due, seats, here, watching }
    }
}

pub async fn all(State(server): State<Arc<Server>>, _: Operator) -> Answer<Json<AdminTables>> {
    let (alive, count) = server.tables.alive(MOST).await?;
    let due = server.tables.due(MOST as u32).await?;
    let shown = |seen: Vec<Seen>| seen.into_iter().map(AdminTable::from).collect();
    Ok(Json(AdminTables { count, alive: shown(alive), due: shown(due) }))
}

/// By its address, or by its code.
pub async fn one(
    State(server): State<Arc<Server>>,
    _: Operator,
    Path(table): Path<String>,
) -> Answer<Json<AdminTable>> {
    let id = match (table_id(&table), read_code(&table)) {
        (Err(_), Some(code)) => server.tables.find_code(code).await?,
        (id, _) => id?,
    };
    Ok(Json(server.tables.look_at(&id).await?.into()))
}

pub async fn close(
    State(server): State<Arc<Server>>,
    _: Operator,
    Path(table): Path<String>,
) -> Answer<StatusCode> {
    let table = table_id(&table)?;
    server.tables.close(&table).await?;
    tracing::info!(%table, "the operator has closed a table");
    Ok(StatusCode::NO_CONTENT)
}

pub async fn delete(
    State(server): State<Arc<Server>>,
    _: Operator,
    Path(table): Path<String>,
) -> Answer<StatusCode> {
    let table = table_id(&table)?;
    server.tables.find(&table).await?;
    // Noted first: if it is not deleted now, it is when a server starts.
    note_forgotten(&server, Entry::table(table.clone())).await?;
    server.tables.delete(&table).await?;
    tracing::info!(%table, "the operator has deleted a table");
    Ok(StatusCode::NO_CONTENT)
}

/// Notes beside the store what an old backup must not bring back. Servers with a database may have no folder of their own: there
/// it is only said that it could not be noted.
pub async fn note_forgotten(server: &Server, entry: Entry) -> Answer<()> {
    let file = Forgotten::beside(&server.arguments.place.data);
    let noted = tokio::task::spawn_blocking(move || file.add([&entry])).await;
    match noted.unwrap_or_else(|error| Err(std::io::Error::other(error))) {
        Ok(()) => Ok(()),
        Err(error) => {
            tracing::warn!(%error, "the file `forgotten` cannot be written: an old backup would bring it back");
            if server.arguments.place.database().is_some() { Ok(()) } else { Err(ApiError::unavailable()) }
        }
    }
}
