//! Tables that browsers play by themselves, and how they move here.

use super::api::{read, taken};
use super::door::Client;
use super::error::ApiError;
use super::limits::Kind;
use super::me::Visitor;
use super::{Server, assets};
use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use game::Refusal;
use local::{Game, Moved};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, LazyLock};

/// What browsers are given to play with, by the part of each file's name that stands for its content.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "EngineInfo"))]
pub struct Engine {
    /// The code; null where this program was built without.
    engine: Option<String>,
    /// The words.
    words: Option<String>,
}

/// What is in this program. Both are built from the same source as the server, so equal files decide equally.
static ENGINE: LazyLock<Engine> = LazyLock::new(|| Engine {
    engine: assets::hash_of("engine", "wasm"),
    words: assets::hash_of("words", "pack"),
});

pub async fn engine(
    State(server): State<Arc<Server>>,
    Client(client): Client,
) -> Result<impl IntoResponse, ApiError> {
    server.limits.check(Kind::Read, client)?;
    Ok(Json(ENGINE.clone()))
}

/// A table that goes on here.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "MovedTable"))]
#[serde(deny_unknown_fields)]
pub struct MoveRequest {
    game: String,
    name: String,
    /// With what it was played.
    engine: String,
    words: String,
    /// What was done there, an entry each.
    journal: Vec<String>,
    /// The last row.
    seq: u32,
    /// A hash of all rows.
    mark: String,
    /// May the server know again who moves it? Without, only whom it knows already; with false, nobody.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    remember: Option<bool>,
}

pub async fn open(
    State(server): State<Arc<Server>>,
    Client(client): Client,
    visitor: Visitor,
    request: Request,
) -> Result<impl IntoResponse, ApiError> {
    server.limits.check(Kind::Move, client)?;
    let MoveRequest { game, name, engine, words, journal, seq, mark, remember } = read(request).await?;
    let game = Game::named(&game).ok_or_else(ApiError::no_game)?;
    if *ENGINE != (Engine { engine: Some(engine), words: Some(words) }) {
        return Err(ApiError::new(StatusCode::CONFLICT, other_engine()));
    }
    let seated = server.tables.open_moved(game, &name, Moved { journal, seq, mark }).await?;
    Ok(taken(&server, visitor, remember, &name, seated).await)
}

fn other_engine() -> Refusal {
    Refusal::new(
        "other_engine",
        "Diese Partie hat mit einer anderen Fassung von Setzkasten begonnen, als sie der Server hat. Spiel sie hier zu Ende, und lade dann die Seite neu.",
        "This game was begun with another version of Setzkasten than the server has. Finish it here, then reload the page.",
    )
}
