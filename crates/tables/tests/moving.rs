//! A table that somebody has played alone goes on at a server, and a friend takes a computer player's place.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use desk::row::{Mark, Row};
use game::frame::HouseWords;
use game::{Chance, Span, Stamp};
use local::{AnyTable, Batch, Game, Moved, Seed};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tables::hints::InProcess;
use tables::log::MemoryLog;
use tables::message::Hello;
use tables::{Connected, Keep, Limits, No, PublicNames, Seated, ServerClock, Signer, Sitting, Tables};
use tokio::time::timeout;

const BEGUN: Stamp = Stamp::from_millis(1_790_000_000_000);

fn server() -> Tables {
    let limits = Limits { tables: 10, keep: Keep::default(), public_names: PublicNames::Own };
    let (log, hints) = (Arc::new(MemoryLog::default()), Arc::new(InProcess::default()));
    Tables::new(log, hints, Signer::new(&[3; 32]), ServerClock::start(), Chance::from_seed(2), limits)
}

/// What a browser has of a table that it plays by itself.
struct Browser {
    table: Box<dyn AnyTable>,
    journal: Vec<String>,
    rows: Vec<Row>,
    commands: u32,
}

impl Browser {
    /// Anna begins a game against a computer player.
    fn play(game: Game, options: &Value) -> Self {
        let seed = Seed::parse(&"5d".repeat(32)).unwrap();
        let options = serde_json::value::to_raw_value(options).unwrap();
        let table = local::open(game, "Anna", Some(&options), HouseWords::default(), seed, BEGUN).unwrap();
        let mut browser = Self { table, journal: Vec::new(), rows: Vec::new(), commands: 0 };
        let hello = json!({"type": "hello", "secret": browser.table.secret()}).to_string();
        browser.table.connect(1, &hello, BEGUN);
        browser.command(&json!({"do": "bot", "level": "lehrling"}));
        browser.command(&json!({"do": "start"}));
        while browser.keep().think {
            browser.table.think(BEGUN);
        }
        browser
    }

    fn command(&mut self, action: &Value) {
        self.commands += 1;
        let message = json!({"type": "arrange", "id": self.commands, "action": action});
        self.table.say(1, &message.to_string(), BEGUN);
        self.keep();
    }

    fn keep(&mut self) -> Batch {
        let mut batch = self.table.batch();
        self.journal.append(&mut batch.journal);
        self.rows.extend(batch.rows.iter().map(|row| serde_json::from_str::<Row>(row).unwrap()));
        batch
    }

    fn moved(&self) -> Moved {
        let mark = self.rows.iter().fold(Mark::START, Mark::after);
        let (journal, seq) = (self.journal.clone(), self.rows.len() as u32);
        Moved { journal, seq, mark: format!("{:016x}", mark.number()) }
    }
}

async fn connect(tables: &Tables, seated: &Seated) -> Connected {
    let hello = Hello { secret: Some(seated.secret.clone()), ..Hello::default() };
    tables.connect(&seated.table, hello).await.unwrap()
}

/// The next table that is as wished.
async fn until(connected: &Connected, is_wished: impl Fn(&Value) -> bool) -> Value {
    loop {
        let parcel = timeout(Duration::from_mins(1), connected.outbox.take()).await.unwrap();
        let messages = parcel.messages.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
        if let Some(wished) = messages.into_iter().find(|message| is_wished(message)) {
            return wished;
        }
    }
}

fn refused(outcome: Result<Seated, No>) -> &'static str {
    match outcome {
        Err(No::Refused(refusal)) => refusal.code,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_friend_takes_the_place_of_a_computer_player() {
    let tables = server();
    let browser = Browser::play(Game::LetraMix, &json!({"mode": "same_roll"}));
    let anna = tables.open_moved(Game::LetraMix, "Anna", browser.moved()).await.unwrap();
    let listed = tables.find(&anna.table).await.unwrap().summary;
    assert_eq!((listed.stage, listed.makes_room()), ("playing", true));

    let ben = tables.sit(&anna.table, &Sitting::new("Ben")).await.unwrap();
    assert!(!tables.find(&anna.table).await.unwrap().summary.makes_room());
    let no_room = tables.sit(&anna.table, &Sitting::new("Cleo")).await;
    assert_eq!(refused(no_room), "not_now", "there is one computer player");

    let (of_anna, of_ben) = (connect(&tables, &anna).await, connect(&tables, &ben).await);
    let sees = until(&of_ben, |message| message["type"] == "table").await;
    assert_eq!(sees["you"]["seat"], 1);
    let names = [&sees["frame"]["seats"][0]["name"], &sees["frame"]["seats"][1]["name"]];
    assert_eq!(names, ["Anna", "Ben"]);
    let persons = sees["frame"]["seats"].as_array().unwrap().iter().all(|seat| seat["kind"] == "person");
    assert!(persons, "nobody is a computer player any more: {sees}");
    // Ben acts where the computer player would have acted.
    let next =
        json!({"type": "act", "id": 1, "moment": sees["moment"], "action": {"do": "next"}}).to_string();
    let now = tables.clock().now();
    of_ben.send(serde_json::from_str(&next).unwrap(), now, Span::default()).await;
    let answer = until(&of_ben, |message| message["id"] == 1).await;
    assert_eq!(answer["type"], "done", "{answer}");
    until(&of_anna, |message| message["frame"]["seats"][1]["presence"] == "here").await;
}

#[tokio::test]
async fn what_was_altered_or_is_hidden_does_not_move() {
    let tables = server();
    let browser = Browser::play(Game::Woerterklauer, &json!({}));
    let moved = |change: &dyn Fn(&mut Moved)| {
        let mut moved = browser.moved();
        change(&mut moved);
        tables.open_moved(Game::Woerterklauer, "Anna", moved)
    };
    assert_eq!(refused(moved(&|moved| moved.mark = "0".repeat(16)).await), "altered");
    assert_eq!(refused(moved(&|moved| moved.journal.truncate(2)).await), "altered");
    assert_eq!(refused(tables.open_moved(Game::LetraMix, "Anna", browser.moved()).await), "altered");
    assert_eq!(refused(tables.open_moved(Game::Woerterklauer, " ", browser.moved()).await), "bad_name");
    moved(&|_| {}).await.unwrap();
    let hidden = Browser::play(Game::Wortduell, &json!({}));
    assert_eq!(refused(tables.open_moved(Game::Wortduell, "Anna", hidden.moved()).await), "between_rounds");
}
