//! Where somebody sits: "Deine Tische", and the key to their seat on any of their devices.

use super::visitor::Caller;
use crate::serve::Server;
use crate::serve::api::{Seated, most_seats, read, table_id};
use crate::serve::error::ApiError;
use axum::Json;
use axum::extract::{Path, RawQuery, Request, State};
use game::Stamp;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tables::No;
use tables::log::Listed;
use tables::log::persons::{Mine, Place};
use tables::row::TableId;

type Answer<T> = Result<T, ApiError>;

/// So many tables that are not over are told at most,
const MOST_RUNNING: u32 = 100;
/// so many that are, at a time,
const PAGE: u32 = 20;
/// and so many invitations.
const MOST_INVITATIONS: u32 = 10;
/// So many keys a browser brings along at a time.
const MOST_KEYS: usize = 40;

/// A table of somebody.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyTable {
    table: TableId,
    game: String,
    #[cfg_attr(test, ts(as = "game::frame::StageView"))]
    stage: &'static str,
    code: String,
    /// By seat.
    names: Vec<String>,
    /// When they sat down; of a table that is over, when it ended.
    at: Stamp,
    seats: usize,
    most: u8,
    /// Are they only asked to come?
    invited: bool,
}

/// All tables of somebody.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyTables {
    running: Vec<MyTable>,
    /// The newest; more of them come with `?after=` the last one's address.
    over: Vec<MyTable>,
}

/// A value behind the question mark of an address; ours need no escapes.
pub fn asked<'a>(query: Option<&'a str>, name: &str) -> Option<&'a str> {
    let pairs = query?.split('&').filter_map(|pair| pair.split_once('='));
    pairs.into_iter().find(|(key, value)| *key == name && !value.is_empty()).map(|(_, value)| value)
}

fn my_table(Listed { table, summary, names, .. }: Listed, at: Stamp, invited: bool) -> MyTable {
    let (seats, most) = (summary.seats.len(), most_seats(&summary.game));
    let (at, names) = (if summary.stage == "over" { summary.due } else { at }, summary.names(&names));
    let (game, stage, code) = (summary.game, summary.stage, summary.code);
    MyTable { table, game, stage, code, names, at, seats, most, invited }
}

pub async fn tables(
    State(server): State<Arc<Server>>,
    caller: Caller,
    RawQuery(query): RawQuery,
) -> Answer<Json<MyTables>> {
    let after = asked(query.as_deref(), "after").map(table_id).transpose()?;
    let (store, id) = (server.tables.persons(), caller.id());
    let (mut running, is_first) = (Vec::new(), after.is_none());
    if is_first {
        let mine = store.places_of(id.clone(), Mine::Running, MOST_RUNNING).await.map_err(No::from)?;
        running = invitations(&server, &caller, &mine).await?;
        running.extend(mine.into_iter().map(|place| my_table(place.listed, place.at, false)));
    }
    let over = store.places_of(id, Mine::Over(after), PAGE).await.map_err(No::from)?;
    let over = over.into_iter().map(|place| my_table(place.listed, place.at, false)).collect();
    Ok(Json(MyTables { running, over }))
}

/// Tables that wait for them, as far as they have not come yet.
async fn invitations(server: &Server, caller: &Caller, mine: &[Place]) -> Answer<Vec<MyTable>> {
    let mut tables = Vec::new();
    let invited =
        server.tables.persons().invitations(caller.id(), MOST_INVITATIONS).await.map_err(No::from)?;
    for (table, at) in invited {
        let is_there = mine.iter().any(|place| place.listed.table == table);
        match server.tables.find(&table).await {
            Ok(listed) if !is_there && listed.summary.stage == "lobby" => {
                tables.push(my_table(listed, at, true));
            }
            Ok(_) | Err(No::NoTable) => {}
            Err(no) => return Err(no.into()),
        }
    }
    Ok(tables)
}

/// The key to their own seat; null if they have none there.
pub async fn seat(
    State(server): State<Arc<Server>>,
    caller: Caller,
    Path(table): Path<String>,
) -> Answer<Json<Option<Seated>>> {
    Ok(Json(server.tables.seat_of(&caller.id(), &table_id(&table)?).await?.map(Seated::from)))
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct KeysRequest {
    seats: Vec<SeatKey>,
}

/// The key to a seat that a browser has kept by itself.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatKey {
    table: String,
    secret: String,
}

/// So many seats are theirs now.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct KeptSeats {
    kept: usize,
}

/// The seats that a browser has kept by itself become its person's.
pub async fn claim(
    State(server): State<Arc<Server>>,
    caller: Caller,
    request: Request,
) -> Answer<Json<KeptSeats>> {
    let KeysRequest { seats } = read(request).await?;
    if seats.len() > MOST_KEYS {
        return Err(ApiError::bad_request());
    }
    let mut kept = 0;
    for SeatKey { table, secret } in seats {
        if let Some(table) = TableId::parse(&table) {
            kept += usize::from(server.tables.claim(&caller.id(), &table, &secret).await?);
        }
    }
    Ok(Json(KeptSeats { kept }))
}
