//! All tables of a browser: a request in, an answer out.

use crate::request::{Kind, Request};
use crate::{look_back, past, trial, verdict};
use desk::message::json;
use game::{Refusal, Said, Stamp};
use local::{AnyTable, Batch, playable};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::collections::BTreeMap;

/// What JavaScript gives while a request is under way.
pub trait Outside {
    /// The clock, in milliseconds.
    fn now(&self) -> f64;
    /// A message for who asks, while a search is under way. Is that enough?
    fn is_enough(&self, message: &str) -> bool;
}

/// The tables that are in memory.
#[derive(Default)]
pub struct Engine {
    tables: BTreeMap<String, Box<dyn AnyTable>>,
}

/// An answer, as a JSON object.
type Answer = Result<String, Refusal>;

#[derive(Serialize)]
struct Opened<'a> {
    opened: Key<'a>,
    batch: Batch,
}

/// The key to a table.
#[derive(Serialize)]
struct Key<'a> {
    table: &'a str,
    secret: String,
}

#[derive(Serialize)]
struct Told {
    batch: Batch,
}

impl Engine {
    /// Answers a request. `now` is when it was made.
    pub fn ask(&mut self, request: &[u8], now: f64, outside: &dyn Outside) -> String {
        let answer = match serde_json::from_slice(request) {
            Ok(request) => self.answer(&request, stamp(now), outside),
            Err(error) => Err(unreadable(&error)),
        };
        answer.unwrap_or_else(|refusal| object("refusal", &refusal))
    }

    fn answer(&mut self, request: &Request, now: Stamp, outside: &dyn Outside) -> Answer {
        match request.r#do {
            Kind::Games => Ok(object("games", &playable())),
            Kind::Open => self.open(request, now),
            Kind::Load => self.load(request, now),
            Kind::Connect => {
                let (connection, text) = (request.connection()?, request.text()?);
                self.at_table(request, |table| table.connect(connection, text, now))
            }
            Kind::Say => {
                let (connection, text) = (request.connection()?, request.text()?);
                self.at_table(request, |table| table.say(connection, text, now))
            }
            Kind::Disconnect => {
                let connection = request.connection()?;
                self.at_table(request, |table| table.disconnect(connection, now))
            }
            Kind::Time => self.at_table(request, |table| table.time(now)),
            Kind::Think => self.at_table(request, |table| table.think(now)),
            Kind::Drop => {
                self.tables.remove(request.table()?);
                Ok("{}".to_owned())
            }
            Kind::Mark => {
                let (seq, mark) = self.table(request)?.mark();
                Ok(format!(r#"{{"seq":{seq},"mark":"{:016x}"}}"#, mark.number()))
            }
            Kind::Log => past::log(&request.stored()?),
            Kind::LookBack => look_back::answer(&request.stored()?, request.search()?, outside),
            Kind::Word => verdict::word(request).map(|answer| object("answer", &answer)),
            Kind::Syllables => verdict::syllables(request).map(|answer| object("answer", &answer)),
            Kind::Draft => verdict::draft(request).map(|answer| object("answer", &answer)),
            Kind::Simulate => trial::simulate(request),
            Kind::Solve => trial::solve(request),
        }
    }

    fn open(&mut self, request: &Request, now: Stamp) -> Answer {
        let (game, name, seed) = (request.game()?, request.name()?, request.seed()?);
        let table = local::open(game, name, request.options.as_deref(), request.house(), seed, now)?;
        Ok(self.add(table))
    }

    fn load(&mut self, request: &Request, now: Stamp) -> Answer {
        let table = local::load(request.stored()?, request.seed()?, now).ok_or_else(damaged)?;
        Ok(self.add(table))
    }

    /// Takes a table in, and tells its address and the key of whoever opened it.
    fn add(&mut self, mut table: Box<dyn AnyTable>) -> String {
        let id = table.id().as_str().to_owned();
        let answer =
            json(&Opened { opened: Key { table: &id, secret: table.secret() }, batch: table.batch() });
        self.tables.insert(id, table);
        answer
    }

    fn table(&mut self, request: &Request) -> Result<&mut Box<dyn AnyTable>, Refusal> {
        self.tables.get_mut(request.table()?).ok_or_else(not_loaded)
    }

    /// Lets something happen at a table, and tells what it brought. Where it goes on at another one, that is new, too.
    fn at_table(&mut self, request: &Request, act: impl FnOnce(&mut dyn AnyTable)) -> Answer {
        let table = self.table(request)?;
        act(table.as_mut());
        let (mut batch, opened) = (table.batch(), table.opened());
        if let Some(mut opened) = opened {
            batch.opened.push(opened.batch());
            self.tables.insert(opened.id().as_str().to_owned(), opened);
        }
        if batch.ended {
            self.tables.remove(batch.table.as_str());
        }
        Ok(json(&Told { batch }))
    }
}

/// `{name: value}`
pub(crate) fn object(name: &str, value: &impl Serialize) -> String {
    let value: Option<Box<RawValue>> = to_raw_value(value).ok();
    let entries: BTreeMap<&str, Option<Box<RawValue>>> = [(name, value)].into();
    json(&entries)
}

#[expect(clippy::cast_sign_loss, reason = "no clock shows a time before 1970; as 0 it harms nothing")]
fn stamp(now: f64) -> Stamp {
    Stamp::from_millis(now as u64)
}

fn unreadable(error: &serde_json::Error) -> Refusal {
    Refusal {
        code: "bad_request",
        sentence: Said::new(
            format!("Die Anfrage ist nicht zu lesen: {error}"),
            format!("The request cannot be read: {error}"),
        ),
    }
}

fn not_loaded() -> Refusal {
    Refusal::new("no_table", "Dieser Tisch ist nicht geladen.", "This table is not loaded.")
}

pub(crate) fn damaged() -> Refusal {
    Refusal::new(
        "damaged",
        "Die Aufzeichnung dieses Tisches ist nicht zu lesen.",
        "The record of this table cannot be read.",
    )
}
