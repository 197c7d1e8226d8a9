//! What somebody has played: their profile, and the games one by one.

use super::places::asked;
use super::visitor::Caller;
use crate::serve::Server;
use crate::serve::door::Client;
use crate::serve::error::ApiError;
use crate::serve::limits::Kind;
use axum::Json;
use axum::extract::{Path, RawQuery, State};
use game::frame::{NAMELESS, shown_names};
use game::{Guest, Stamp};
use regulars::{Record, Statistics, Strength, Who};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use tables::log::Listed;
use tables::log::persons::{KeptResult, Known, Person, Played, Way};
use tables::row::{Sitter, TableId};
use tables::{No, Standing};

type Answer<T> = Result<T, ApiError>;

/// So many games are told at a time.
const PAGE: u32 = 50;

/// What somebody's games come to.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Profile {
    name: String,
    sign: Option<u8>,
    since: Stamp,
    #[serde(flatten)]
    statistics: Statistics,
    /// By game; null where they do not want to see them.
    strengths: Option<Vec<GameStrength>>,
}

/// How strong somebody is in a game.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameStrength {
    game: String,
    rating: f64,
    deviation: f64,
    /// Not much is known yet: "vorläufig".
    uncertain: bool,
}

fn shown(person: Person, Standing { statistics, strengths }: Standing) -> Profile {
    let Person { name, sign, made: since, shows_strengths, .. } = person;
    let strengths: BTreeMap<String, Strength> = strengths;
    let strength = |(game, strength): (String, Strength)| {
        let uncertain = strength.is_uncertain();
        GameStrength { game, rating: strength.rating, deviation: strength.deviation, uncertain }
    };
    let strengths = shows_strengths.then(|| strengths.into_iter().map(strength).collect());
    Profile { name, sign, since, statistics, strengths }
}

pub async fn profile(State(server): State<Arc<Server>>, caller: Caller) -> Answer<Json<Profile>> {
    let standing = server.tables.standing(&caller.id()).await?;
    Ok(Json(shown(caller.known.person, standing)))
}

/// A profile that somebody shows to whoever has its link.
pub async fn public(
    State(server): State<Arc<Server>>,
    Client(client): Client,
    Path(token): Path<String>,
) -> Answer<Json<Profile>> {
    server.limits.check(Kind::Read, client)?;
    let token = TableId::parse(&token).ok_or_else(no_profile)?;
    let store = server.tables.persons();
    let id = store.person_by(Way::Public(token.as_str())).await.map_err(No::from)?.ok_or_else(no_profile)?;
    let known = store.person(id.clone()).await.map_err(No::from)?;
    let Known { person, .. } = known.ok_or_else(no_profile)?;
    Ok(Json(shown(person, server.tables.standing(&id).await?)))
}

fn no_profile() -> ApiError {
    let refusal = game::Refusal::new(
        "no_profile",
        "Dieses Profil gibt es nicht, oder es wird nicht mehr gezeigt.",
        "There is no such profile, or it is not shown any more.",
    );
    ApiError::new(axum::http::StatusCode::NOT_FOUND, refusal)
}

/// Games of somebody.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct History {
    /// The newest first.
    results: Vec<PastGame>,
    /// Older ones come with `?after=` this number; null where there are none.
    next: Option<u32>,
}

/// A game that is over.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PastGame {
    table: TableId,
    game: String,
    kind: String,
    at: Stamp,
    seats: u8,
    place: u8,
    points: i32,
    won: bool,
    left: bool,
    rivals: Vec<PastRival>,
    /// Can it be watched again?
    kept: bool,
}

/// Somebody else in it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PastRival {
    name: String,
    place: u8,
    points: i32,
    bot: bool,
}

pub async fn history(
    State(server): State<Arc<Server>>,
    caller: Caller,
    RawQuery(query): RawQuery,
) -> Answer<Json<History>> {
    let query = query.as_deref();
    let before =
        asked(query, "after").map_or(Ok(u32::MAX), str::parse).map_err(|_| ApiError::bad_request())?;
    let game = asked(query, "game").map(str::to_owned);
    let which = Played::Before(before, game);
    let kept = server.tables.persons().results(caller.id(), which, PAGE).await.map_err(No::from)?;
    let next =
        kept.last().filter(|last| kept.len() == PAGE as usize && last.number > 1).map(|last| last.number);
    let mut results = Vec::with_capacity(kept.len());
    for result in kept {
        let listed = match server.tables.find(&result.table).await {
            Ok(listed) => Some(listed),
            Err(No::NoTable) => None,
            Err(no) => return Err(no.into()),
        };
        results.extend(past_game(result, listed.as_ref()));
    }
    Ok(Json(History { results, next }))
}

/// `None` if a newer version of this program wrote the result.
fn past_game(KeptResult { table, record, .. }: KeptResult, listed: Option<&Listed>) -> Option<PastGame> {
    let record: Record = serde_json::from_str(&record).ok()?;
    let names = shown_names(record.rivals.iter().map(|rival| name(&rival.who, listed)).collect());
    let rival = |(rival, name): (&regulars::Rival, String)| PastRival {
        name,
        place: rival.place,
        points: rival.points,
        bot: matches!(rival.who, Who::Bot { .. }),
    };
    let rivals = record.rivals.iter().zip(names).map(rival).collect();
    let Record { game, kind, at, seats, place, points, won, left, .. } = record;
    Some(PastGame { table, game, kind, at, seats, place, points, won, left, rivals, kept: listed.is_some() })
}

fn name(who: &Who, listed: Option<&Listed>) -> String {
    match who {
        Who::Bot { level, name } => name.clone().unwrap_or_else(|| level.clone()),
        Who::Guest(guest) => listed.map_or_else(|| NAMELESS.to_owned(), |listed| guest_name(*guest, listed)),
    }
}

fn guest_name(guest: Guest, listed: &Listed) -> String {
    let seat = listed.summary.seats.iter().position(|sitter| *sitter == Sitter::Guest(guest));
    let shown = seat.and_then(|seat| listed.seated().into_iter().nth(seat));
    shown.or_else(|| listed.names.get(guest).map(str::to_owned)).unwrap_or_else(|| NAMELESS.to_owned())
}
