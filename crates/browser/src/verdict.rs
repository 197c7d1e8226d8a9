//! What a server would say of words, without asking it: at a table with these options and house words.

use crate::engine::damaged;
use crate::request::Request;
use desk::asked_word;
use desk::message::WordAnswer;
use game::{Refusal, Rules, Spoken, Table, TableEvent};
use games::letramix::{LetraMix, Worth, worth as worth_of};
use local::{Opening, opening_events, with_rules};

/// The verdict on a word.
pub(crate) fn word(request: &Request) -> Result<WordAnswer, Refusal> {
    with_rules!(request.game()?, Rules => asked_word(&table::<Rules>(request)?, request.word()?))
}

/// How a word is spoken, in games that count syllables.
pub(crate) fn syllables(request: &Request) -> Result<Spoken, Refusal> {
    let word = request.word()?;
    with_rules!(request.game()?, Rules => Rules::spoken(word))
}

/// What a layout is worth while the glass runs; `None` if it is not valid, or if the table plays without Prüfhilfe.
pub(crate) fn worth(request: &Request) -> Result<Option<Worth>, Refusal> {
    let (dice, layout) = request.laid()?;
    let judge = LetraMix::word_judge(&table::<LetraMix>(request)?);
    Ok(judge.and_then(|judge| worth_of(layout, dice, &judge)))
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
