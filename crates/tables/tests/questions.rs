//! Looking back under a burst: everybody gets a turn, memory stays bounded, and work ends with who asked for it (S3).

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use game::frame::HouseWords;
use game::{Chance, Span, Stamp};
use local::Game;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tables::hints::InProcess;
use tables::log::{Log, MemoryLog};
use tables::message::{ClientMessage, Hello};
use tables::row::TableId;
use tables::{Connected, Keep, Limits, Opening, PublicNames, Seated, ServerClock, Signer, Tables};
use tokio::time::{sleep, timeout};

/// Nothing takes longer on a machine that works.
const PATIENCE: Duration = Duration::from_mins(2);
/// The rows of the table that is asked about.
const ROWS: u32 = 2_000;
/// What all questions together may hold: see `hindsight/budget.rs`; and the rows of a few searches.
const MOST_BYTES: u64 = 17 * 1024 * 1024;

fn server(log: &Arc<MemoryLog>) -> Tables {
    Tables::new(
        Arc::clone(log) as Arc<dyn Log>,
        Arc::new(InProcess::default()),
        Signer::new(&[1; 32]),
        ServerClock::start_at(Stamp::from_millis(1_800_000_000_000)),
        Chance::from_seed(1),
        Limits { tables: 10, keep: Keep::default(), public_names: PublicNames::default() },
    )
}

fn figure(figure: &AtomicU64) -> u64 {
    figure.load(Ordering::Relaxed)
}

/// A client: what it was told, and the commands it has sent.
struct Client {
    connected: Connected,
    table: Value,
    sent: u32,
    answers: HashMap<u64, Value>,
    done: u64,
}

impl Client {
    async fn join(server: &Tables, table: &TableId, secret: Option<&str>) -> Self {
        let hello = Hello { secret: secret.map(str::to_owned), ..Hello::default() };
        let connected = server.connect(table, hello).await.unwrap();
        let mut client = Self { connected, table: Value::Null, sent: 0, answers: HashMap::new(), done: 0 };
        client.read().await;
        client
    }

    /// Takes in what the server has sent.
    async fn read(&mut self) {
        let parcel = timeout(PATIENCE, self.connected.outbox.take()).await.expect("something comes");
        for message in parcel.messages {
            let message: Value = serde_json::from_str(&message).unwrap();
            match message["type"].as_str().unwrap() {
                "table" => self.table = message,
                "done" => self.done = message["id"].as_u64().unwrap(),
                "answer" if message["more"] != true => {
                    drop(self.answers.insert(message["id"].as_u64().unwrap(), message));
                }
                "refused" | "bye" => panic!("{message}"),
                _ => {}
            }
        }
    }

    async fn send(&self, message: Value) {
        let message: ClientMessage = serde_json::from_str(&message.to_string()).unwrap();
        self.connected.send(message, self.connected.clock().now(), Span::default()).await;
    }

    async fn command(&mut self, mut message: Value) {
        self.sent += 1;
        message["id"] = json!(self.sent);
        self.send(message).await;
        while self.done < u64::from(self.sent) {
            self.read().await;
        }
    }

    async fn act(&mut self, action: Value) {
        let moment = self.table["moment"].clone();
        self.command(json!({"type": "act", "moment": moment, "action": action})).await;
    }

    async fn ask(&self, id: u32, seq: u32) {
        let question = json!({"ask": "hindsight", "seq": seq, "about": {"band": "everyday"}});
        self.send(json!({"type": "ask", "id": id, "question": question})).await;
    }

    fn seq(&self) -> u32 {
        self.table["seq"].as_u64().unwrap() as u32
    }

    async fn answer(&mut self, id: u64) -> Value {
        while !self.answers.contains_key(&id) {
            self.read().await;
        }
        self.answers[&id].clone()
    }
}

/// A table with thousands of drafts and then, at row `ROWS`, the end of its first round.
async fn long_table(server: &Tables) -> (TableId, Client) {
    let options = serde_json::value::to_raw_value(&json!({"glass": "off", "end": {"rounds": 2}})).unwrap();
    let house = HouseWords::default();
    let opening =
        Opening { game: Game::LetraMix, name: "Anna", options: Some(&options), house, public: false };
    let Seated { table, secret, .. } = server.open(&opening).await.unwrap();
    let mut anna = Client::join(server, &table, Some(&secret)).await;
    anna.command(json!({"type": "arrange", "action": {"do": "start"}})).await;
    anna.act(json!({"do": "roll"})).await;
    while anna.seq() < ROWS - 1 {
        anna.act(json!({"do": "lay", "layout": []})).await;
    }
    anna.act(json!({"do": "finish", "layout": []})).await;
    assert_eq!(anna.seq(), ROWS);
    (table, anna)
}

/// Waits, with patience, until no question waits, runs or holds memory.
async fn work_has_ended(server: &Tables) {
    let figures = server.figures();
    let is_idle = || {
        [&figures.questions_waiting, &figures.searches_running, &figures.question_bytes]
            .into_iter()
            .all(|f| figure(f) == 0)
    };
    let ended = async {
        while !is_idle() {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(PATIENCE, ended).await.expect("all work ends");
}

/// A thousand questions from ten sockets: what is too much is refused, another asker is answered, and memory is bounded.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_burst_of_questions_is_bounded_and_ends_with_its_askers() {
    let server = server(&Arc::default());
    let (table, anna) = long_table(&server).await;
    let mut ben = Client::join(&server, &table, None).await;
    let mut watchers = Vec::new();
    for _ in 0..10 {
        watchers.push(Client::join(&server, &table, None).await);
    }
    let (figures, mut most) = (server.figures(), 0);
    for id in 0..100 {
        for watcher in &watchers {
            watcher.ask(id, ROWS - id % 7).await;
            most = most.max(figure(&figures.question_bytes));
        }
    }
    assert!(figure(&figures.questions_waiting) <= 256);
    assert!(figure(&figures.questions_refused) > 0, "a burst is too much");
    ben.ask(1, ROWS).await;
    let answer = ben.answer(1).await;
    assert!(
        answer["answer"]["points"].is_number(),
        "who asks little is answered among those who ask much: {answer}"
    );
    let refused = watchers[0].answer(99).await;
    assert_eq!(refused["refusal"]["code"], "too_many_questions");
    most = most.max(figure(&figures.question_bytes));
    assert!(most > 0 && most < MOST_BYTES, "{most} bytes");

    let searches = figure(&figures.searches);
    watchers.into_iter().chain([anna, ben]).for_each(|client| client.connected.disconnect());
    work_has_ended(&server).await;
    assert_eq!(figure(&figures.searches), searches, "nothing was begun for who has gone");
}

/// What was folded once is kept for who asks again, and given back when they go.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_view_of_the_past_is_kept_for_the_asker() {
    let log = Arc::new(MemoryLog::default());
    let server = server(&log);
    let (table, anna) = long_table(&server).await;
    let mut ben = Client::join(&server, &table, None).await;
    ben.ask(1, ROWS).await;
    let first = ben.answer(1).await;
    assert!(first["answer"].is_object() && figure(&server.figures().question_bytes) > 0, "a view is kept");
    // Nothing can be folded any more.
    log.lose_row(&table, 2);
    ben.ask(2, ROWS).await;
    assert_eq!(ben.answer(2).await["answer"], first["answer"]);
    ben.ask(3, ROWS - 1).await;
    assert_eq!(ben.answer(3).await["refusal"]["code"], "bad_question");
    ben.connected.disconnect();
    anna.connected.disconnect();
    work_has_ended(&server).await;
}

/// Who asks of a row that is not there is answered from all there are, as ever; nothing is kept of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_row_that_is_yet_to_come_is_not_kept() {
    let server = server(&Arc::default());
    let (table, _anna) = long_table(&server).await;
    let mut ben = Client::join(&server, &table, None).await;
    ben.ask(1, u32::MAX).await;
    assert!(ben.answer(1).await["answer"].is_object());
    work_has_ended(&server).await;
}

/// Who does not want to know any more ends the search, and what they have asked besides; the rest goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_that_is_stopped_is_searched_for_no_longer() {
    let server = server(&Arc::default());
    let (table, anna) = long_table(&server).await;
    let mut ben = Client::join(&server, &table, None).await;
    let hard = |id| json!({"type": "ask", "id": id, "question": {"ask": "hindsight", "seq": ROWS, "about": {"band": "all"}}});
    ben.send(hard(1)).await;
    ben.ask(2, ROWS - 3).await;
    ben.ask(3, ROWS).await;
    let figures = server.figures();
    let is_searching = async {
        while figure(&figures.searches) == 0 {
            sleep(Duration::from_millis(1)).await;
        }
    };
    timeout(PATIENCE, is_searching).await.expect("it begins");
    for id in [1, 2, 7] {
        ben.send(json!({"type": "stop", "id": id})).await;
    }
    let answer = ben.answer(3).await;
    assert!(answer["answer"]["points"].is_number(), "{answer}");
    assert_eq!(ben.answers.keys().collect::<Vec<_>>(), [&3], "nobody waits for the others");
    assert_eq!(figure(&figures.searches), 2);
    ben.connected.disconnect();
    anna.connected.disconnect();
    work_has_ended(&server).await;
}
