//! What can be told of a table without being at it: its log, for a replay.

use crate::engine::damaged;
use desk::message::json;
use desk::row::{Row, Stored};
use desk::{folded, game_of};
use game::{Guest, Refusal, Rules, Stamp};
use local::{Game, with_rules};
use serde::Serialize;
use serde_json::value::RawValue;

/// A row as the log tells of it when a table is over.
#[derive(Serialize)]
struct LoggedRow {
    seq: u32,
    at: Stamp,
    actor: Option<u32>,
    id: Option<u32>,
    events: Box<RawValue>,
}

#[derive(Serialize)]
struct Log {
    table: Info,
    rows: Vec<LoggedRow>,
}

/// A table as an invitation tells of it.
#[derive(Serialize)]
struct Info {
    table: String,
    game: &'static str,
    stage: &'static str,
    code: &'static str,
    names: Vec<String>,
    most: u8,
    gives_names: bool,
}

/// All rows of a table with names, and what lists tell of it.
pub(crate) fn log(stored: &Stored) -> Result<String, Refusal> {
    let game =
        stored.rows.first().and_then(game_of).and_then(|name| Game::named(&name)).ok_or_else(damaged)?;
    let table = with_rules!(game, Rules => info::<Rules>(stored))?;
    let rows = stored.rows.iter().filter_map(|row| logged(row, stored)).collect();
    Ok(json(&Log { table, rows }))
}

fn info<R: Rules>(stored: &Stored) -> Result<Info, Refusal> {
    let mut table = folded::<R>(&stored.rows).ok().flatten().ok_or_else(damaged)?;
    stored.names.give_to(&mut table.seats);
    Ok(Info {
        table: stored.rows[0].table.as_str().to_owned(),
        game: R::NAME,
        stage: table.stage().name(),
        code: "",
        names: table.seats.names(),
        most: R::SEATS.1,
        gives_names: false,
    })
}

fn logged(row: &Row, stored: &Stored) -> Option<LoggedRow> {
    let events = RawValue::from_string(stored.names.shown(&row.events)).ok()?;
    Some(LoggedRow { seq: row.seq, at: row.at, actor: row.actor.map(Guest::number), id: row.id, events })
}
