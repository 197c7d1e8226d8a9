//! What a server would say of words, without asking it: at a table with these options and house words.

use crate::engine::damaged;
use crate::request::Request;
use desk::asked_word;
use desk::message::WordAnswer;
use game::{Refusal, Rules, Spoken, Table, TableEvent};
use games::{letramix, woerterklauer};
use local::{Game, Opening, opening_events, with_rules};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

/// The verdict on a word.
pub(crate) fn word(request: &Request) -> Result<WordAnswer, Refusal> {
    with_rules!(request.game()?, Rules => asked_word(&table::<Rules>(request)?, request.word()?))
}

/// How a word is spoken, in games that count syllables.
pub(crate) fn syllables(request: &Request) -> Result<Spoken, Refusal> {
    let word = request.word()?;
    with_rules!(request.game()?, Rules => Rules::spoken(word))
}

/// What the table will say of a draft, an action as a client sends it; `None` if only the table can say it.
pub(crate) fn draft(request: &Request) -> Result<Option<Box<RawValue>>, Refusal> {
    match request.game()? {
        Game::LetraMix => {
            let letramix::Action::Lay { layout } = request.action()? else { return Ok(None) };
            Ok(letramix::foreseen(&table(request)?, &request.view()?, layout).as_ref().and_then(raw))
        }
        Game::Woerterklauer => {
            let woerterklauer::Action::Lay { field } = request.action()? else { return Ok(None) };
            let (view, seat) = (request.view()?, request.seat()?);
            Ok(woerterklauer::foreseen(table(request)?, view, seat, field).as_ref().and_then(raw))
        }
        Game::Buecherwurm | Game::Wortduell | Game::WurfUndWort => Ok(None),
    }
}

fn raw(said: &impl Serialize) -> Option<Box<RawValue>> {
    to_raw_value(said).ok()
}

fn table<R: bots::Levels>(request: &Request) -> Result<Table<R>, Refusal> {
    let opening = Opening::new(request.options.as_deref(), request.house(), request.public)?;
    let mut events = opening_events::<R>(&opening, String::new(), String::new()).into_iter();
    let opened = events.next().and_then(|event| match event {
        TableEvent::Frame(opened) => Table::from_opening(&opened),
        TableEvent::Game(_) => None,
    });
    opened.ok_or_else(damaged)
}
