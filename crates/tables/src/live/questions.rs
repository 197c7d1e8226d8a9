//! Questions: answered by a worker, off the game's path.

use super::Live;
use super::hindsight::Asked;
use crate::figures::add;
use crate::message::{Question, ServerMessage, WordAnswer};
use crate::outbox::Outbox;
use ::bots::Levels;
use game::frame::HouseWords;
use game::{Guest, Refusal, Said};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;
use words::judge::{Judge, Language, bad_word};

impl<R: Levels> Live<R> {
    pub(super) fn question(&self, id: u32, question: Question, guest: Option<Guest>, outbox: Arc<Outbox>) {
        add(&self.shared.figures.questions, 1);
        match question {
            Question::House => answer(id, &outbox, Ok(&HouseWords::of(&self.replica.table.house))),
            Question::Word { word } => match R::word_judge(&self.replica.table) {
                Some(judge) => self.shared.work(move || answer(id, &outbox, judged(&judge, &word).as_ref())),
                None => answer::<WordAnswer>(id, &outbox, Err(&closed())),
            },
            Question::Syllables { word } => {
                self.shared.work(move || answer(id, &outbox, R::spoken(&word).as_ref()));
            }
            Question::Hindsight { seq, about } => self.look_back(Asked { id, seq, about, guest, outbox }),
        }
    }
}

pub(super) fn answer<T: Serialize>(id: u32, outbox: &Outbox, known: Result<&T, &Refusal>) {
    let answer: Option<Box<RawValue>> = known.ok().and_then(|known| to_raw_value(known).ok());
    outbox.answer(&ServerMessage::Answer { id, more: false, answer, refusal: known.err().cloned() });
}

/// An answer that is written already; `more` if a better one follows.
pub(super) fn answer_raw(id: u32, outbox: &Outbox, known: String, more: bool) {
    let answer = RawValue::from_string(known).ok();
    outbox.answer(&ServerMessage::Answer { id, more, answer, refusal: None });
}

fn judged(judge: &Judge, word: &str) -> Result<WordAnswer, Refusal> {
    match judge.judge(word) {
        Ok(verdict) => Ok(WordAnswer {
            word: verdict.shown.clone(),
            allowed: verdict.allowed,
            reason: verdict.reason.name(),
            sentence: Said::new(verdict.sentence(Language::German), verdict.sentence(Language::English)),
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
        "This table plays without check aid: words can be asked for only after the game.",
    )
}
