//! A client that plays at random over a bad line, and notes what it was promised.

use crate::known::Known;
use crate::node::{Cluster, Machine};
use bots::Levels;
use game::contract::Sample;
use game::{Chance, Guest, Seat, Span};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tables::message::{Bye, ClientMessage, Hello};
use tables::row::TableId;
use tables::{Connected, Tables};
use tokio::time::{Instant, sleep, timeout};

/// A client and all it knows.
pub struct Client<R: Levels + Sample> {
    cluster: Arc<Cluster>,
    table: TableId,
    /// What it thinks of its next action by.
    known: Known<R>,
    secret: Option<String>,
    /// Whose seat it had, at first.
    pub guest: Option<Guest>,
    chance: Chance,
    /// The last `table` message.
    pub last: Value,
    /// All news it was ever told, in order; void after a reset.
    pub news: Vec<Value>,
    pub resets: u64,
    /// Commands that were acknowledged: id and row.
    pub acknowledged: Vec<(u32, u32)>,
    pub refused: u64,
    pub retries: u64,
    /// A command without an answer, to be sent again.
    pending: Option<(u32, Value)>,
    /// Never hangs up by itself.
    pub patient: bool,
    /// Rows may be lost: what was acknowledged before a reset may be void.
    pub forgiving: bool,
    pub largest: usize,
}

impl<R: Levels + Sample> Client<R> {
    pub fn new(cluster: &Arc<Cluster>, table: &TableId, secret: Option<String>, chance: &mut Chance) -> Self {
        Self {
            cluster: Arc::clone(cluster),
            table: table.clone(),
            known: Known::default(),
            guest: secret
                .as_ref()
                .map(|secret| Guest::new(secret.split('.').next().unwrap().parse().unwrap())),
            secret,
            chance: chance.fork(),
            last: Value::Null,
            news: Vec::new(),
            resets: 0,
            acknowledged: Vec::new(),
            refused: 0,
            retries: 0,
            pending: None,
            patient: false,
            forgiving: false,
            largest: 0,
        }
    }

    pub fn seq(&self) -> u32 {
        self.last["seq"].as_u64().unwrap_or(0) as u32
    }

    pub fn is_over(&self) -> bool {
        self.last["frame"]["stage"] == "over"
    }

    /// Connects again and again until this time, and plays.
    pub async fn play(&mut self, until: Instant) {
        while Instant::now() < until && !self.is_over() {
            if let Some((machine, server)) = self.cluster.up(&mut self.chance) {
                self.visit(&machine, &server, until).await;
            }
            sleep(Duration::from_millis(200 + self.chance.below(3_000) as u64)).await;
        }
    }

    /// A session with one server, which may die.
    async fn visit(&mut self, machine: &Machine, server: &Tables, until: Instant) {
        let mut deaths = machine.deaths.clone();
        deaths.mark_unchanged();
        tokio::select! {
            biased;
            _ = deaths.changed() => {}
            () = self.session(server, until) => {}
        }
    }

    /// Connects once more.
    pub async fn come_back(&mut self) -> Connected {
        let Some((_, server)) = self.cluster.up(&mut self.chance) else { panic!("no server is up") };
        let mut connected = self.hello(&server).await;
        if self.forgiving && matches!(connected, Err(Bye::Unseated)) {
            // The row in which it sat down is lost, and it is told so.
            self.start_afresh();
            self.secret = None;
            connected = self.hello(&server).await;
        }
        connected.unwrap_or_else(|bye| panic!("a calm server refuses a guest: {bye:?}"))
    }

    /// What it knew is void.
    fn start_afresh(&mut self) {
        self.news.clear();
        self.last = Value::Null;
        self.known = Known::default();
        if self.forgiving {
            self.acknowledged.clear();
            self.pending = None;
        }
    }

    /// Learns how things stand, until nothing new comes.
    pub async fn settle(&mut self, connected: &Connected) {
        while self.receive(connected, Duration::from_secs(1)).await {}
    }

    async fn hello(&mut self, server: &Tables) -> Result<Connected, Bye> {
        let mark = self.last["mark"].as_u64().map(|mark| mark as u32);
        if self.chance.percent(3) {
            let forged = Hello { secret: Some("forged".to_owned()), seq: self.seq(), mark };
            assert!(server.connect(&self.table, forged).await.is_err(), "a forged secret is let in");
        }
        let hello = Hello { secret: self.secret.clone(), seq: self.seq(), mark };
        server.connect(&self.table, hello).await
    }

    async fn session(&mut self, server: &Tables, until: Instant) {
        let Ok(connected) = self.hello(server).await else { return };
        // A client that vanishes drops the socket without a word to the table.
        if !self.receive(&connected, Duration::from_secs(5)).await {
            return;
        }
        self.check_pending();
        let length = if self.patient { 100_000 } else { 1 + self.chance.below(40) };
        for _ in 0..length {
            if Instant::now() >= until || self.is_over() {
                break;
            }
            if !self.step(&connected).await {
                return;
            }
        }
        if self.chance.percent(70) {
            connected.disconnect().await;
        }
    }

    /// What was under way when the line broke has counted, or is sent again.
    fn check_pending(&mut self) {
        let last = self.last["you"]["last"].as_u64().unwrap_or(0) as u32;
        if self.pending.as_ref().is_some_and(|(id, _)| *id <= last) {
            self.pending = None;
        }
    }

    async fn step(&mut self, connected: &Connected) -> bool {
        // Who only watches tries, too, now and then.
        let waits = if self.secret.is_none() { 95 } else { 60 };
        if self.chance.percent(waits) {
            let wait = Duration::from_millis(self.chance.below(4_000) as u64);
            return self.receive(connected, wait).await || !connected.is_closed();
        }
        if let Some((_, message)) = self.pending.clone() {
            self.retries += 1;
            self.send(connected, message).await;
        } else {
            let id = self.last["you"]["last"].as_u64().unwrap_or(0) as u32 + 1;
            let message = self.command(id).await;
            self.pending = Some((id, message.clone()));
            self.send(connected, message.clone()).await;
            // A nervous finger, or a network that doubles.
            if self.chance.percent(15) {
                self.send(connected, message).await;
            }
        }
        self.receive(connected, Duration::from_millis(500)).await;
        true
    }

    async fn send(&self, connected: &Connected, message: Value) {
        let message: ClientMessage = serde_json::from_str(&message.to_string()).unwrap();
        connected.send(message, connected.clock().now(), Span::from_millis(20)).await;
    }

    /// Something a player might want now; or something stale or foolish.
    async fn command(&mut self, id: u32) -> Value {
        let moment = self.last["moment"].as_u64().unwrap_or(0);
        let moment = if self.chance.percent(8) { moment.saturating_sub(1) } else { moment };
        let stage = self.last["frame"]["stage"].as_str().unwrap_or("");
        if stage == "lobby" || self.chance.percent(3) {
            let arrangements = [
                json!({"do": "start"}),
                json!({"do": "start"}),
                json!({"do": "bot", "level": "lehrling"}),
                json!({"do": "pause"}),
                json!({"do": "resume"}),
                json!({"do": "host", "seat": self.chance.below(4)}),
                json!({"do": "stand_in", "seat": self.chance.below(4), "level": "lehrling"}),
                json!({"do": "kick", "seat": 9}),
            ];
            let action = self.chance.pick(&arrangements).unwrap();
            return json!({"type": "arrange", "id": id, "action": action});
        }
        let action = self.action().await;
        json!({"type": "act", "id": id, "moment": moment, "action": action})
    }

    /// What a player might try, as the contract suite thinks of it.
    async fn action(&mut self) -> Value {
        let seat = Seat::new(self.last["you"]["seat"].as_u64().unwrap_or(0) as u8);
        let table = self.known.at(&self.cluster.store.rows, &self.table, self.seq()).await;
        json!(R::action(table, seat, &mut self.chance))
    }

    /// Takes what has come, or waits for it so long; false if nothing came or it was the last.
    async fn receive(&mut self, connected: &Connected, wait: Duration) -> bool {
        let Ok(parcel) = timeout(wait, connected.outbox.take()).await else { return false };
        for text in parcel.messages {
            let message: Value = serde_json::from_str(&text).unwrap();
            self.note(&message, text.len());
        }
        !parcel.closes
    }

    fn note(&mut self, message: &Value, length: usize) {
        match message["type"].as_str().unwrap() {
            "table" => {
                self.largest = self.largest.max(length);
                let (after, seq) =
                    (message["after"].as_u64().unwrap() as u32, message["seq"].as_u64().unwrap() as u32);
                assert!(seq >= self.seq(), "the table went back from {} to {seq}", self.seq());
                if self.seq() > 0 {
                    assert_eq!(after, self.seq(), "rows are missing between two messages");
                }
                if let Some((_, done)) = self.acknowledged.last() {
                    assert!(seq >= *done, "a view older than what was acknowledged");
                }
                self.news.extend(message["news"].as_array().unwrap().iter().cloned());
                self.last = message.clone();
                self.check_pending();
            }
            "done" => {
                let id = message["id"].as_u64().unwrap() as u32;
                self.acknowledged.push((id, message["seq"].as_u64().unwrap() as u32));
                self.pending = None;
            }
            "refused" => {
                self.refused += 1;
                if message["code"] != "unavailable" {
                    self.pending = None;
                }
            }
            "reset" => {
                self.resets += 1;
                self.start_afresh();
            }
            "bye" => {}
            other => panic!("unexpected {other}"),
        }
    }
}
