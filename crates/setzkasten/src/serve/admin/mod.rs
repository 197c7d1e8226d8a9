//! The operator's page, `/verwaltung`: its API. All of it needs the operator's token, and nothing of it tells what is hidden at
//! a table.

mod names;
mod overview;
mod recent;
mod tables;
mod words;

pub use self::tables::note_forgotten;
pub use recent::{Line, Recent};

use super::Server;
use super::api::{self, table_id};
use super::door::Client;
use super::error::ApiError;
use super::guesses::UsedUp;
use super::limits::Kind;
use crate::token;
use ::tables::log::Note;
use axum::Router;
use axum::extract::FromRequestParts;
use axum::http::{HeaderMap, header, request};
use axum::routing::{delete, get, post};
use std::sync::Arc;

type Answer<T> = Result<T, ApiError>;

/// So many wrong tokens an address may try in a day.
pub const WRONG_TOKENS: u32 = 20;

/// All routes below `/api/admin`.
pub fn routes() -> Router<Arc<Server>> {
    Router::new()
        .route("/overview", get(overview::overview))
        .route("/restart", post(overview::announce).delete(overview::call_off))
        .route("/tables", get(tables::all))
        .route("/tables/{table}", get(tables::one).delete(tables::delete))
        .route("/tables/{table}/close", post(tables::close))
        .route("/tables/{table}/guests/{guest}/mute", post(names::mute_guest))
        .route("/names", get(names::muted).post(names::mute))
        .route("/names/{pattern}", delete(names::unmute))
        .route("/words", get(words::all))
        .route("/words/{word}", delete(words::done))
        .route("/reports", get(names::reports))
        .route("/reports/{table}/{guest}", delete(names::drop_report))
}

/// Somebody who has shown the operator's token.
pub struct Operator;

impl FromRequestParts<Arc<Server>> for Operator {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut request::Parts, server: &Arc<Server>) -> Answer<Self> {
        let Client(client) = Client::from_request_parts(parts, server).await?;
        server.limits.check(Kind::Read, client)?;
        let shown = bearer(&parts.headers).ok_or_else(ApiError::no_token)?;
        // Paid for before it is looked at, so that trying many at once is of no use.
        let guess = server.wrong_tokens.guess(client);
        let guess = guess.map_err(|UsedUp(wait)| ApiError::too_many_tokens(wait.as_secs() + 1))?;
        let kept = server.tables.store().noted(Note::Token).await;
        if kept.is_err() {
            guess.was_right();
            return Err(ApiError::unavailable());
        }
        if !kept.ok().flatten().is_some_and(|kept| token::fits(shown, &kept)) {
            return Err(ApiError::wrong_token());
        }
        guess.was_right();
        Ok(Self)
    }
}

/// What stands behind `Bearer` in the header.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let given = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = given.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim()).filter(|token| !token.is_empty())
}

/// Exports the API's types to the generator of the client's types.
#[cfg(test)]
pub mod types {
    pub use super::names::{MutedName, NewMuted, ReportedName};
    pub use super::overview::{Announced, Appends, Disk, Overview, SlowAppend, Trouble};
    pub use super::recent::{Level, Line};
    pub use super::tables::{AdminTable, AdminTables, Place};
    pub use super::words::ReportedWord;
}
