//! Others: with whom somebody plays again, whom they do not want to meet, and strangers who look for company.

use super::visitor::{Caller, Visitor, seat_answer};
use crate::serve::Server;
use crate::serve::api::{Seated, read, table_id};
use crate::serve::error::ApiError;
use crate::serve::limits::Kind;
use axum::Json;
use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::frame::{HouseWords, NAMELESS};
use game::{Guest, Refusal, Stamp};
use local::Game;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::sync::Arc;
use tables::log::PersonId;
use tables::log::persons::Block;
use tables::row::{Sitter, TableId};
use tables::{No, Opening};

type Answer<T> = Result<T, ApiError>;

/// So many are offered.
const MOST_COMPANIONS: usize = 12;
/// So many somebody can keep away from.
const MOST_BLOCKS: usize = 200;

/// Somebody with whom one has played among friends.
struct Friend {
    person: PersonId,
    /// Where that was last,
    table: TableId,
    /// and who they were there.
    guest: Guest,
    game: String,
    times: u32,
}

impl Friend {
    /// The same as long as they are companions, whatever list they are in; to anybody else it says nothing.
    fn key(&self, server: &Server, own: &Caller) -> String {
        short(server.tables.hashed("companion", &format!("{} {}", own.id().as_str(), self.person.as_str())))
    }
}

fn block_key(server: &Server, own: &Caller, Block { table, guest, .. }: &Block) -> String {
    short(server.tables.hashed("block", &format!("{} {table} {}", own.id().as_str(), guest.number())))
}

/// 96 bits of a hash, which are enough to tell a few apart.
fn short(mut hash: String) -> String {
    hash.truncate(16);
    hash
}

/// The same, as it is told.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Companion {
    /// By which they are named in requests.
    key: String,
    name: String,
    /// How often.
    times: u32,
    /// What they played last.
    game: String,
}

impl Caller {
    /// With whom they have played most often. Not at public tables, and nobody who does not want to meet them.
    async fn friends(&self, server: &Server) -> Result<Vec<Friend>, No> {
        let (store, id) = (server.tables.persons(), self.id());
        let mut away: HashSet<PersonId> = store.blocked_by(id.clone()).await?.into_iter().collect();
        away.extend(store.blocks(id.clone()).await?.into_iter().filter_map(|block| block.other));
        let mut friends: Vec<Friend> = Vec::new();
        for one in store.company(id).await? {
            if one.public != Some(false) || away.contains(&one.person) {
                continue;
            }
            match friends.iter_mut().find(|friend| friend.person == one.person) {
                Some(friend) => friend.times += 1,
                None => friends.push(Friend {
                    person: one.person,
                    table: one.table,
                    guest: one.guest,
                    game: one.game,
                    times: 1,
                }),
            }
        }
        // Stable: of those with whom they played as often, whom they met last comes first.
        friends.sort_by_key(|friend| std::cmp::Reverse(friend.times));
        friends.truncate(MOST_COMPANIONS);
        Ok(friends)
    }
}

pub async fn companions(State(server): State<Arc<Server>>, caller: Caller) -> Answer<Json<Vec<Companion>>> {
    let mut companions = Vec::new();
    for friend in caller.friends(&server).await? {
        let (key, name) =
            (friend.key(&server, &caller), name_of(&server, &friend.table, friend.guest).await?);
        companions.push(Companion { key, name, times: friend.times, game: friend.game });
    }
    Ok(Json(companions))
}

/// What a guest is called at a table.
async fn name_of(server: &Server, table: &TableId, guest: Guest) -> Answer<String> {
    match server.tables.name_of(table, guest).await {
        Ok(name) => Ok(name.unwrap_or_else(|| NAMELESS.to_owned())),
        Err(No::NoTable) => Ok(NAMELESS.to_owned()),
        Err(no) => Err(no.into()),
    }
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AgainRequest {
    game: String,
}

/// A table for the two of them; the other finds it among their own.
pub async fn again(
    State(server): State<Arc<Server>>,
    caller: Caller,
    Path(key): Path<String>,
    request: Request,
) -> Answer<impl IntoResponse> {
    server.limits.check(Kind::Open, caller.visitor.client)?;
    let AgainRequest { game } = read(request).await?;
    let game = Game::named(&game).ok_or_else(ApiError::no_game)?;
    let friends = caller.friends(&server).await?;
    let friend = friends.into_iter().find(|friend| friend.key(&server, &caller) == key);
    let friend = friend.ok_or_else(ApiError::not_found)?;
    let name = &caller.known.person.name;
    let opening = Opening { game, name, options: None, house: HouseWords::default(), public: false };
    let seated = server.tables.open(&opening).await?;
    server.tables.keep_place(&caller.id(), &seated).await?;
    let now = server.tables.clock().now();
    server.tables.persons().invite(friend.person, seated.table.clone(), now).await.map_err(No::from)?;
    Ok((StatusCode::CREATED, Json(Seated::from(seated))))
}

/// Somebody whom one does not want to meet.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Blocked {
    /// By which they are named in requests.
    key: String,
    name: String,
    at: Stamp,
}

pub async fn blocks(State(server): State<Arc<Server>>, caller: Caller) -> Answer<Json<Vec<Blocked>>> {
    let mut all = Vec::new();
    let blocks = server.tables.persons().blocks(caller.id()).await.map_err(No::from)?;
    for block in blocks {
        let (key, name) =
            (block_key(&server, &caller, &block), name_of(&server, &block.table, block.guest).await?);
        all.push(Blocked { key, name, at: block.at });
    }
    Ok(Json(all))
}

/// Whom one does not want to meet, as they are called at the table.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "NewBlock"))]
#[serde(deny_unknown_fields)]
pub struct BlockRequest {
    table: String,
    name: String,
}

/// The answer is the same whether anybody stands behind the name or not.
pub async fn block(
    State(server): State<Arc<Server>>,
    caller: Caller,
    request: Request,
) -> Answer<StatusCode> {
    let BlockRequest { table, name } = read(request).await?;
    let (store, id, table) = (server.tables.persons(), caller.id(), table_id(&table)?);
    let listed = server.tables.find(&table).await?;
    let places = store.places(table.clone()).await.map_err(No::from)?;
    // Only who sits there has met anybody.
    if !places.iter().any(|(_, person)| *person == id) {
        return Err(ApiError::no_table());
    }
    let seat = listed.seated().iter().position(|shown| *shown == name);
    let guest = match seat.and_then(|seat| listed.summary.seats.get(seat)) {
        Some(Sitter::Guest(guest)) => *guest,
        _ => return Err(no_such_name()),
    };
    let other = places.into_iter().find(|(known, _)| *known == guest).map(|(_, person)| person);
    if other.as_ref() == Some(&id) {
        return Err(no_such_name());
    }
    if store.blocks(id.clone()).await.map_err(No::from)?.len() >= MOST_BLOCKS {
        return Err(too_many_blocks());
    }
    let at = server.tables.clock().now();
    store.block(id, Block { table, guest, other, at }).await.map_err(No::from)?;
    Ok(StatusCode::NO_CONTENT)
}

pub async fn unblock(
    State(server): State<Arc<Server>>,
    caller: Caller,
    Path(key): Path<String>,
) -> Answer<StatusCode> {
    let store = server.tables.persons();
    let mut blocks = store.blocks(caller.id()).await.map_err(No::from)?.into_iter();
    let block = blocks.find(|block| block_key(&server, &caller, block) == key);
    let Block { table, guest, .. } = block.ok_or_else(ApiError::not_found)?;
    store.unblock(caller.id(), table, guest).await.map_err(No::from)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Who wants to play with strangers.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "NewSearch"))]
#[serde(deny_unknown_fields)]
pub struct FindRequest {
    game: String,
    /// Strangers are welcome: there is nobody else to be found.
    strangers: bool,
    /// How they are called where names are not given.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    name: String,
    /// Whoever looks for company has to be known, if only to be told from others; with false nothing is done.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    remember: Option<bool>,
}

/// Where they play.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FoundCompany {
    #[serde(flatten)]
    seat: Seated,
    /// Do they wait there, against a computer player meanwhile?
    waits: bool,
}

pub async fn find(
    State(server): State<Arc<Server>>,
    mut visitor: Visitor,
    request: Request,
) -> Answer<Response> {
    server.limits.check(Kind::Open, visitor.client)?;
    let FindRequest { game, strangers, name, remember } = read(request).await?;
    let game = Game::named(&game).ok_or_else(ApiError::no_game)?;
    if !strangers {
        return Err(ApiError::bad_request());
    }
    let known = visitor.known(&server).await?;
    let is_new = known.is_none();
    let known = match known {
        Some(known) => known,
        None if remember == Some(true) => {
            server.limits.check(Kind::Person, visitor.client)?;
            visitor.become_somebody(&server, &name).await?
        }
        None => return Err(ApiError::nobody()),
    };
    let name = if name.is_empty() { &known.person.name } else { &name };
    let found = server.tables.find_company(&known.person.id, name, game, Some(visitor.client)).await?;
    let answer = FoundCompany { seat: found.seated.into(), waits: found.waits };
    Ok(seat_answer(&server, is_new.then_some(visitor), (StatusCode::CREATED, Json(answer))))
}

fn no_such_name() -> ApiError {
    let refusal = Refusal::new(
        "no_such_name",
        "So heißt an diesem Tisch niemand außer dir, oder der Name ist schon entfernt.",
        "Nobody but you is called that at this table, or the name was removed already.",
    );
    ApiError::new(StatusCode::CONFLICT, refusal)
}

fn too_many_blocks() -> ApiError {
    let refusal = Refusal::new(
        "too_many_blocks",
        format!(
            "Du gehst schon {MOST_BLOCKS} Leuten aus dem Weg. Nimm in deinem Profil erst jemanden von der Liste."
        ),
        format!(
            "You keep away from {MOST_BLOCKS} people already. Take somebody off the list in your profile first."
        ),
    );
    ApiError::new(StatusCode::CONFLICT, refusal)
}
