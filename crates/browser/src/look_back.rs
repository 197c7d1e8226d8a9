//! Looking back: a search over what somebody saw after a row, in a worker of its own.

use crate::engine::{Outside, damaged, object};
use crate::request::Search;
use bots::Levels;
use desk::message::json;
use desk::row::Stored;
use desk::{Note, Past, SearchAt, answered, bad_question, found};
use game::Refusal;
use local::{Game, with_rules};
use std::ops::ControlFlow;

/// So often the asker is told how far the search has come, in milliseconds.
const EVERY: f64 = 400.0;

/// The message for who asks.
pub(crate) fn answer(stored: &Stored, search: &Search, outside: &dyn Outside) -> Result<String, Refusal> {
    let game = stored.rows.first().and_then(Game::of).ok_or_else(damaged)?;
    let note = with_rules!(game, Rules => match looked_back::<Rules>(stored, search, outside) {
        Ok(finding) => found(search.id, finding, false),
        Err(refusal) => answered::<()>(search.id, Err(&refusal)),
    });
    Ok(object("text", &text(note)))
}

fn looked_back<R: Levels>(
    stored: &Stored,
    search: &Search,
    outside: &dyn Outside,
) -> Result<String, Refusal> {
    let rows = stored.rows.get(..search.seq as usize).ok_or_else(bad_question)?;
    let mut past = Past::<R>::default();
    past.take(rows).map_err(|_| damaged())?;
    let table = past.table().ok_or_else(bad_question)?;
    let view = SearchAt::<R>::view_of(table, search.guest);
    let question = serde_json::from_value::<R::Question>(search.about.clone()).map_err(|_| bad_question())?;
    R::subject(&view, &question)?;
    let mut told = outside.now();
    let finding = R::look_back(&view, &table.house, &question, &mut |so_far| {
        let now = outside.now();
        if now - told < EVERY {
            return ControlFlow::Continue(());
        }
        told = now;
        let message = text(found(search.id, json(&so_far()), true));
        if outside.is_enough(&message) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    Ok(json(&finding))
}

/// An answer's text.
fn text(note: Note) -> String {
    match note {
        Note::Answer(text) => text,
        _ => String::new(),
    }
}
