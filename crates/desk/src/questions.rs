//! Questions: answered beside the game, they change nothing.

use crate::desk::Desk;
use crate::input::Ask;
use crate::message::{Question, ServerMessage, WordAnswer, json};
use crate::outbox::Note;
use crate::output::{Output, Search, SearchAt};
use game::frame::HouseWords;
use game::{Refusal, Rules, Said, Table};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use words::judge::{Judge, Language, bad_word};

impl<R: Rules> Desk<R> {
    pub(crate) fn question(&mut self, ask: Ask) {
        let Ask { connection, id, question } = ask;
        let Some(attached) = self.connection(connection) else { return };
        let (guest, table) = (attached.guest, &self.replica.table);
        let note = match question {
            Question::House => answered(id, Ok(&HouseWords::of(&table.house))),
            Question::Word { word } => answered(id, asked_word(table, &word).as_ref()),
            Question::Syllables { word } => answered(id, R::spoken(&word).as_ref()),
            Question::Hindsight { seq, about } => {
                let at = match seq {
                    Some(seq) => SearchAt::Row { seq, guest },
                    None => SearchAt::Now(SearchAt::view_of(table, guest)),
                };
                let search = Search { connection, id, about, at, house: table.house.clone() };
                return self.answer(Output::Search(Box::new(search)));
            }
        };
        self.answer(Output::Send { connection, note });
    }
}

/// An answer, or why there is none.
pub fn answered<T: Serialize>(id: u32, known: Result<&T, &Refusal>) -> Note {
    let answer: Option<Box<RawValue>> = known.ok().and_then(|known| to_raw_value(known).ok());
    Note::Answer(json(&ServerMessage::Answer { id, more: false, answer, refusal: known.err().cloned() }))
}

/// What a search has found, as JSON; `more` if a better answer follows.
pub fn found(id: u32, finding: String, more: bool) -> Note {
    let answer = RawValue::from_string(finding).ok();
    Note::Answer(json(&ServerMessage::Answer { id, more, answer, refusal: None }))
}

/// The verdict on a word at a table, if the table may ask.
pub fn asked_word<R: Rules>(table: &Table<R>, word: &str) -> Result<WordAnswer, Refusal> {
    R::word_judge(table).ok_or_else(closed).and_then(|judge| judged(&judge, word))
}

fn judged(judge: &Judge, word: &str) -> Result<WordAnswer, Refusal> {
    match judge.judge(word) {
        Ok(verdict) => Ok(WordAnswer {
            word: verdict.shown.clone(),
            allowed: verdict.allowed,
            reason: verdict.reason.name(),
            sentence: Said::new(verdict.sentence(Language::German), verdict.sentence(Language::English)),
            gloss: verdict.gloss().map(Into::into),
        }),
        Err(bad) => Err(Refusal {
            code: "bad_word",
            sentence: Said::new(
                bad_word(word, bad, Language::German),
                bad_word(word, bad, Language::English),
            ),
        }),
    }
}

fn closed() -> Refusal {
    Refusal::new(
        "closed",
        "An diesem Tisch wird ohne Prüfhilfe gespielt: Fragen nach Wörtern sind erst nach dem Spiel möglich.",
        "This table plays without the checking aid: you can ask about words only after the game.",
    )
}

/// There is no such question.
pub fn bad_question() -> Refusal {
    Refusal::new(
        "bad_question",
        "Diese Frage gibt es nicht, oder ihre Angaben stimmen nicht.",
        "There is no such question, or its fields are not as they should be.",
    )
}
