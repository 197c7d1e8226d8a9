//! The HTTP API: the list of games; opening, finding and joining tables.

use super::Server;
use super::error::ApiError;
use super::limits::Kind;
use ::bots::Levels;
use axum::Extension;
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, FromRequestParts, Path, State};
use axum::http::{HeaderMap, StatusCode, header, request};
use axum::response::{IntoResponse, Response};
use game::frame::HouseWords;
use game::{Rules, Stamp};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use tables::log::Listed;
use tables::row::{Row, TableId, read_code};
use tables::{Game, Opening, with_rules};

type Answer<T> = Result<T, ApiError>;

/// The IP address that a request comes from.
pub struct Client(pub IpAddr);

impl FromRequestParts<Arc<Server>> for Client {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut request::Parts, server: &Arc<Server>) -> Answer<Self> {
        let peer = Extension::<ConnectInfo<SocketAddr>>::from_request_parts(parts, server).await;
        let peer = peer.map_err(|_| ApiError::bad_request())?.0.0.ip();
        let forwarded = server.arguments.trust_proxy.then(|| forwarded_for(&parts.headers)).flatten();
        Ok(Self(forwarded.unwrap_or(peer)))
    }
}

/// The address that the nearest proxy has seen: the last one in the list, because the client can forge the others.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    list.rsplit(',').next()?.trim().parse().ok()
}

/// What can be played.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "GameInfo"))]
pub struct Playable {
    game: &'static str,
    seats: SeatRange,
    #[cfg_attr(test, ts(type = "unknown"))]
    options: Box<RawValue>,
    bots: Vec<&'static str>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatRange {
    least: u8,
    most: u8,
}

fn playable<R: Levels>() -> Option<Playable> {
    let (least, most) = R::SEATS;
    let options = to_raw_value(&R::Options::default()).ok()?;
    Some(Playable { game: R::NAME, seats: SeatRange { least, most }, options, bots: R::level_names() })
}

pub async fn games(State(server): State<Arc<Server>>, Client(client): Client) -> Answer<impl IntoResponse> {
    server.limits.check(Kind::Read, client)?;
    let all = Game::ALL.into_iter().filter_map(|game| with_rules!(game, Rules => playable::<Rules>()));
    Ok(Json(all.collect::<Vec<_>>()))
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "NewTable"))]
#[serde(deny_unknown_fields)]
pub struct OpenRequest {
    game: String,
    name: String,
    #[cfg_attr(test, ts(type = "unknown", optional))]
    options: Option<Box<RawValue>>,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<HouseWords>"))]
    house: HouseWords,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    public: bool,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TakenSeat"))]
pub struct Seated {
    table: TableId,
    code: String,
    secret: String,
}

impl From<tables::Seated> for Seated {
    fn from(tables::Seated { table, code, secret }: tables::Seated) -> Self {
        Self { table, code, secret }
    }
}

pub async fn open(
    State(server): State<Arc<Server>>,
    Client(client): Client,
    body: Result<Bytes, BytesRejection>,
) -> Answer<impl IntoResponse> {
    server.limits.check(Kind::Open, client)?;
    let OpenRequest { game, name, options, house, public } = read(body)?;
    let game = Game::named(&game).ok_or_else(ApiError::no_game)?;
    let opening = Opening { game, name: &name, options: options.as_deref(), house, public };
    let seated = server.tables.open(&opening).await?;
    Ok((StatusCode::CREATED, Json(Seated::from(seated))))
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "NewSeat"))]
#[serde(deny_unknown_fields)]
pub struct SitRequest {
    name: String,
}

pub async fn sit(
    State(server): State<Arc<Server>>,
    Client(client): Client,
    Path(table): Path<String>,
    body: Result<Bytes, BytesRejection>,
) -> Answer<impl IntoResponse> {
    server.limits.check(Kind::Join, client)?;
    let table = table_id(&table)?;
    let SitRequest { name } = read(body)?;
    let seated = server.tables.sit(&table, &name).await?;
    Ok((StatusCode::CREATED, Json(Seated::from(seated))))
}

/// A public table in the list.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PublicTable"))]
pub struct ListedTable {
    table: TableId,
    game: String,
    host: Option<String>,
    seated: usize,
    most: u8,
    opened: Stamp,
}

pub async fn list(State(server): State<Arc<Server>>, Client(client): Client) -> Answer<impl IntoResponse> {
    server.limits.check(Kind::Read, client)?;
    let listed =
        server.tables.list().await?.into_iter().map(|Listed { table, summary, opened }| ListedTable {
            table,
            most: most_seats(&summary.game),
            game: summary.game,
            host: summary.host,
            seated: summary.names.len(),
            opened,
        });
    Ok(Json(listed.collect::<Vec<_>>()))
}

/// A table as an invitation tells of it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TableInfo"))]
pub struct Invitation {
    table: TableId,
    game: String,
    #[cfg_attr(test, ts(as = "game::frame::StageView"))]
    stage: &'static str,
    code: String,
    names: Vec<String>,
    most: u8,
}

pub async fn find(
    State(server): State<Arc<Server>>,
    Client(client): Client,
    Path(table): Path<String>,
) -> Answer<impl IntoResponse> {
    server.limits.check(Kind::Read, client)?;
    let Listed { table, summary, .. } = server.tables.find(&table_id(&table)?).await?;
    let most = most_seats(&summary.game);
    let tables::row::Summary { game, stage, code, names, .. } = summary;
    Ok(Json(Invitation { table, game, stage, code, names, most }))
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FoundTable"))]
pub struct Found {
    table: TableId,
}

pub async fn find_code(
    State(server): State<Arc<Server>>,
    Client(client): Client,
    Path(code): Path<String>,
) -> Answer<impl IntoResponse> {
    // Limited as strictly as joining: codes are short, and nobody should be able to try them all.
    server.limits.check(Kind::Join, client)?;
    let code = read_code(&code).ok_or_else(ApiError::no_table)?;
    Ok(Json(Found { table: server.tables.find_code(code).await? }))
}

/// A row as the log tells of it when a table is over.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "LogRow"))]
pub struct LoggedRow<'a> {
    seq: u32,
    at: Stamp,
    actor: Option<u32>,
    id: Option<u32>,
    #[cfg_attr(test, ts(type = "unknown[]"))]
    events: &'a RawValue,
}

pub async fn log(
    State(server): State<Arc<Server>>,
    Client(client): Client,
    Path(table): Path<String>,
) -> Answer<impl IntoResponse> {
    server.limits.check(Kind::Read, client)?;
    let rows = server.tables.rows(&table_id(&table)?).await?;
    let lines: String = rows.iter().filter_map(line).collect();
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], lines))
}

fn line(row: &Row) -> Option<String> {
    let events: &RawValue = serde_json::from_str(&row.events).ok()?;
    let actor = row.actor.map(game::Guest::number);
    let logged = LoggedRow { seq: row.seq, at: row.at, actor, id: row.id, events };
    serde_json::to_string(&logged).ok().map(|line| line + "\n")
}

/// The operator's texts.
pub async fn text(
    State(server): State<Arc<Server>>,
    Client(client): Client,
    Path(name): Path<String>,
) -> Answer<Response> {
    server.limits.check(Kind::Read, client)?;
    let file = match name.as_str() {
        "impressum" => "impressum.txt",
        "datenschutz" => "datenschutz.txt",
        _ => return Err(ApiError::not_found()),
    };
    let text = tokio::fs::read_to_string(server.arguments.texts().join(file)).await;
    text.map(IntoResponse::into_response).map_err(|_| ApiError::not_found())
}

fn most_seats(game: &str) -> u8 {
    Game::named(game).map_or(0, |game| with_rules!(game, R => <R as Rules>::SEATS.1))
}

fn table_id(text: &str) -> Answer<TableId> {
    TableId::parse(text).ok_or_else(ApiError::no_table)
}

fn read<T: DeserializeOwned>(body: Result<Bytes, BytesRejection>) -> Answer<T> {
    let body = body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ApiError::too_big(),
        _ => ApiError::bad_request(),
    })?;
    serde_json::from_slice(&body).map_err(|_| ApiError::bad_request())
}

/// Exports the API's types to the generator of the client's types.
#[cfg(test)]
pub mod types {
    pub use super::{
        Found, Invitation, ListedTable, LoggedRow, OpenRequest, Playable, SeatRange, Seated, SitRequest,
    };
}
