//! Another device of somebody: by a code, good for ten minutes and once; or by the words on their sheet.

use super::cookie::Key;
use super::visitor::{Caller, Visitor};
use crate::serve::Server;
use crate::serve::api::read;
use crate::serve::error::ApiError;
use crate::serve::guesses::UsedUp;
use crate::serve::limits::Kind;
use axum::Json;
use axum::extract::{Request, State};
use axum::response::Response;
use game::Span;
use regulars::{code, sheet};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tables::log::PersonId;
use tables::log::persons::{Change, Way};

type Answer<T> = Result<T, ApiError>;

/// So many wrong codes, or sheets, an address may try in a day.
pub const WRONG_LINKS: u32 = 20;
/// A code is good for so many seconds.
const SECONDS: u64 = 600;
/// What codes and sheets are hashed for.
const LINK: &str = "link";
const SHEET: &str = "sheet";

/// A code by which another device is connected.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LinkCode {
    code: String,
    /// It is good for so many seconds.
    #[cfg_attr(test, ts(type = "number"))]
    seconds: u64,
}

pub async fn make(State(server): State<Arc<Server>>, caller: Caller) -> Answer<Json<LinkCode>> {
    server.limits.check(Kind::Link, caller.visitor.client)?;
    let code = code::draw(&mut server.tables.chance());
    let (hash, until) =
        (server.tables.hashed(LINK, &code), server.tables.clock().now() + Span::from_secs(SECONDS));
    server.tables.persons().make_link(hash, caller.id(), until).await.map_err(tables::No::from)?;
    Ok(Json(LinkCode { code, seconds: SECONDS }))
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LinkRequest {
    code: String,
}

/// This browser becomes a device of whoever has shown the code.
pub async fn follow(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    request: Request,
) -> Answer<Response> {
    server.limits.check(Kind::Join, visitor.client)?;
    let LinkRequest { code } = read(request).await?;
    let guess = server.wrong_links.guess(visitor.client);
    let guess = guess.map_err(|UsedUp(wait)| ApiError::too_many_links(wait.as_secs() + 1))?;
    let code = code::parse(&code).ok_or_else(ApiError::no_link)?;
    let now = server.tables.clock().now();
    let used = server.tables.persons().use_link(server.tables.hashed(LINK, &code), now).await;
    let Ok(used) = used else {
        guess.was_right();
        return Err(ApiError::unavailable());
    };
    let id = used.ok_or_else(ApiError::no_link)?;
    guess.was_right();
    connect(&server, visitor, id, ApiError::no_link).await
}

/// The words of a sheet, for printing.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SheetWords {
    #[cfg_attr(test, ts(type = "string[]"))]
    words: [&'static str; sheet::ON_A_SHEET],
}

/// A new sheet; an older one is good no longer.
pub async fn make_sheet(State(server): State<Arc<Server>>, caller: Caller) -> Answer<Json<SheetWords>> {
    server.limits.check(Kind::Link, caller.visitor.client)?;
    let words = sheet::draw(&mut server.tables.chance());
    let hash = server.tables.hashed(SHEET, &words.join(" "));
    server
        .tables
        .persons()
        .change_person(caller.id(), Change::Sheet(hash))
        .await
        .map_err(tables::No::from)?;
    Ok(Json(SheetWords { words }))
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WayBackRequest {
    words: String,
}

/// This browser becomes a device of whoever's sheet it is.
pub async fn way_back(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    request: Request,
) -> Answer<Response> {
    server.limits.check(Kind::Join, visitor.client)?;
    let WayBackRequest { words } = read(request).await?;
    let guess = server.wrong_links.guess(visitor.client);
    let guess = guess.map_err(|UsedUp(wait)| ApiError::too_many_links(wait.as_secs() + 1))?;
    let words = sheet::parse(&words).ok_or_else(ApiError::no_sheet)?;
    let hash = server.tables.hashed(SHEET, &words.join(" "));
    let Ok(found) = server.tables.persons().person_by(Way::Sheet(&hash)).await else {
        guess.was_right();
        return Err(ApiError::unavailable());
    };
    let id = found.ok_or_else(ApiError::no_sheet)?;
    guess.was_right();
    connect(&server, visitor, id, ApiError::no_sheet).await
}

async fn connect(
    server: &Server,
    mut visitor: Visitor,
    id: PersonId,
    gone: fn() -> ApiError,
) -> Answer<Response> {
    let (label, now) = (visitor.label.clone(), server.tables.clock().now());
    let added = server.tables.persons().add_device(id.clone(), label, now).await.map_err(tables::No::from)?;
    let device = added.ok_or_else(gone)?;
    visitor.take_in(server, Key { person: id, device }).await?;
    let known = visitor.known(server).await?.ok_or_else(gone)?;
    Caller { visitor, known }.shown(server).await
}
