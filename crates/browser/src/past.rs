//! What can be told of a table without being at it: its log, for a replay.

use crate::engine::damaged;
use desk::folded;
use desk::message::json;
use desk::row::Stored;
use game::{Refusal, Rules};
use local::{Game, Invitation, LoggedRow, with_rules};
use serde::Serialize;

#[derive(Serialize)]
struct Log {
    table: Invitation,
    rows: Vec<LoggedRow>,
}

/// All rows of a table with names, and what lists tell of it.
pub(crate) fn log(stored: &Stored) -> Result<String, Refusal> {
    let game = stored.rows.first().and_then(Game::of).ok_or_else(damaged)?;
    let table = with_rules!(game, Rules => info::<Rules>(stored))?;
    let rows =
        stored.rows.iter().filter_map(|row| LoggedRow::of(row, stored.names.shown(&row.events))).collect();
    Ok(json(&Log { table, rows }))
}

fn info<R: Rules>(stored: &Stored) -> Result<Invitation, Refusal> {
    let mut table = folded::<R>(&stored.rows).ok().flatten().ok_or_else(damaged)?;
    stored.names.give_to(&mut table.seats);
    Ok(Invitation {
        table: stored.rows[0].table.clone(),
        game: R::NAME.to_owned(),
        stage: table.stage().name(),
        code: String::new(),
        names: table.seats.names(),
        most: R::SEATS.1,
        gives_names: false,
        takes: false,
    })
}
