//! The HTTP API: the list of games; opening, finding and joining tables.

use super::Server;
use super::door::Client;
use super::error::ApiError;
use super::guesses::UsedUp;
use super::limits::Kind;
use super::me::{Visitor, seat_answer};
use super::texts;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, Path, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::frame::HouseWords;
use game::{Rules, Seat, Stamp};
use local::{Game, Invitation, LoggedRow, with_rules};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::sync::Arc;
use std::time::Duration;
use tables::log::Listed;
use tables::row::{Row, TableId, read_code};
use tables::{No, Opening, PlayOn, Sitting};
use tokio::time::timeout;

type Answer<T> = Result<T, ApiError>;

/// For a request's body, which is small.
const BODY_TIMEOUT: Duration = Duration::from_secs(10);

pub async fn games(State(server): State<Arc<Server>>, Client(client): Client) -> Answer<impl IntoResponse> {
    server.limits.check(Kind::Read, client)?;
    Ok(Json(local::playable()))
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
    /// Plays on from there instead; options, house words and who sees it are not chosen then.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    from: Option<ContinueFrom>,
    /// May the server know again who opens it? Without, only whom it knows already; with false, nobody.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    remember: Option<bool>,
}

/// A row of a table that is over, from which somebody plays on.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ContinueFrom {
    table: String,
    seq: u32,
    /// The seat that who asks takes.
    seat: Seat,
    /// The level of the computer players at all other seats.
    level: String,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TakenSeat"))]
pub struct Seated {
    table: TableId,
    code: String,
    secret: String,
}

impl From<tables::Seated> for Seated {
    fn from(tables::Seated { table, code, secret, .. }: tables::Seated) -> Self {
        Self { table, code, secret }
    }
}

pub async fn open(
    State(server): State<Arc<Server>>,
    Client(client): Client,
    visitor: Visitor,
    request: Request,
) -> Answer<impl IntoResponse> {
    server.limits.check(Kind::Open, client)?;
    let OpenRequest { game, name, options, house, public, from, remember } = read(request).await?;
    let game = Game::named(&game).ok_or_else(ApiError::no_game)?;
    let seated = if let Some(ContinueFrom { table, seq, seat, level }) = from {
        let from = PlayOn { game, table: table_id(&table)?, seq, seat, name: &name, level: &level };
        server.tables.open_from(&from).await?
    } else {
        let opening = Opening { game, name: &name, options: options.as_deref(), house, public };
        server.tables.open(&opening).await?
    };
    Ok(taken(&server, visitor, remember, &name, seated).await)
}

/// The answer about a seat that was taken, and is its person's from now on.
pub async fn taken(
    server: &Server,
    visitor: Visitor,
    remember: Option<bool>,
    name: &str,
    seated: tables::Seated,
) -> Response {
    let visitor = visitor.seated(server, remember, name, &seated).await;
    seat_answer(server, visitor, (StatusCode::CREATED, Json(Seated::from(seated))))
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "NewSeat"))]
#[serde(deny_unknown_fields)]
pub struct SitRequest {
    name: String,
    /// The secret of a seat that the browser had at this table before.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    was: Option<String>,
    /// May the server know again who sits down? Without, only whom it knows already; with false, nobody.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    remember: Option<bool>,
}

pub async fn sit(
    State(server): State<Arc<Server>>,
    Client(client): Client,
    visitor: Visitor,
    Path(table): Path<String>,
    request: Request,
) -> Answer<impl IntoResponse> {
    server.limits.check(Kind::Join, client)?;
    let table = table_id(&table)?;
    let SitRequest { name, was, remember } = read(request).await?;
    let sitting = Sitting { name: &name, was: was.as_deref(), address: Some(client) };
    let seated = server.tables.sit(&table, &sitting).await?;
    Ok(taken(&server, visitor, remember, &name, seated).await)
}

/// Whose name is reported, as it is shown at the table.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "NewReport"))]
#[serde(deny_unknown_fields)]
pub struct ReportRequest {
    name: String,
}

/// Somebody reports a name to whoever runs the server. Who that is, is not kept.
pub async fn report(
    State(server): State<Arc<Server>>,
    Client(client): Client,
    Path(table): Path<String>,
    request: Request,
) -> Answer<StatusCode> {
    server.limits.check(Kind::Report, client)?;
    let table = table_id(&table)?;
    let ReportRequest { name } = read(request).await?;
    server.tables.report(&table, &name).await?;
    Ok(StatusCode::NO_CONTENT)
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
    let listed = server.tables.list().await?.into_iter().map(|listed| {
        let host = listed.host();
        let Listed { table, summary, opened, .. } = listed;
        let (most, seated) = (most_seats(&summary.game), summary.seats.len());
        ListedTable { table, game: summary.game, host, seated, most, opened }
    });
    Ok(Json(listed.collect::<Vec<_>>()))
}

pub async fn find(
    State(server): State<Arc<Server>>,
    Client(client): Client,
    Path(table): Path<String>,
) -> Answer<impl IntoResponse> {
    server.limits.check(Kind::Read, client)?;
    let listed = server.tables.find(&table_id(&table)?).await?;
    let names = listed.seated();
    let Listed { table, summary, .. } = listed;
    let (most, gives_names) = (most_seats(&summary.game), server.tables.gives_names(summary.public));
    let takes = summary.makes_room();
    let tables::row::Summary { game, stage, code, .. } = summary;
    Ok(Json(Invitation { table, game, stage, code, names, most, gives_names, takes }))
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
    server.limits.check(Kind::Join, client)?;
    let code = read_code(&code).ok_or_else(ApiError::no_table)?;
    // Codes are short: nobody should be able to try them all.
    let guess = server.guesses.guess(client);
    let guess = guess.map_err(|UsedUp(wait)| ApiError::too_many_codes(wait.as_secs() + 1))?;
    let table = server.tables.find_code(code).await;
    if !matches!(table, Err(No::NoTable)) {
        guess.was_right();
    }
    Ok(Json(Found { table: table? }))
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
    let logged = LoggedRow::of(row, row.events.clone())?;
    serde_json::to_string(&logged).ok().map(|line| line + "\n")
}

/// The operator's texts.
pub async fn text(
    State(server): State<Arc<Server>>,
    Client(client): Client,
    Path(name): Path<String>,
) -> Answer<Response> {
    server.limits.check(Kind::Read, client)?;
    let file = texts::file(&name).ok_or_else(ApiError::not_found)?;
    let text = tokio::fs::read_to_string(server.arguments.texts().join(file)).await;
    text.map(IntoResponse::into_response).map_err(|_| ApiError::not_found())
}

pub fn most_seats(game: &str) -> u8 {
    Game::named(game).map_or(0, |game| with_rules!(game, R => <R as Rules>::SEATS.1))
}

pub fn table_id(text: &str) -> Answer<TableId> {
    TableId::parse(text).ok_or_else(ApiError::no_table)
}

/// Reads a request's body: call it when the limits allow the request.
pub async fn read<T: DeserializeOwned>(request: Request) -> Answer<T> {
    let body = timeout(BODY_TIMEOUT, Bytes::from_request(request, &())).await;
    let body = body.map_err(|_| ApiError::too_slow())?.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ApiError::too_big(),
        _ => ApiError::bad_request(),
    })?;
    serde_json::from_slice(&body).map_err(|_| ApiError::bad_request())
}

/// Exports the API's types to the generator of the client's types.
#[cfg(test)]
pub mod types {
    pub use super::{ContinueFrom, Found, ListedTable, OpenRequest, ReportRequest, Seated, SitRequest};
}
