//! Players at one table by two servers: presses of the buzzer, and a server that stops.

use crate::node::Cluster;
use game::{Chance, Span};
use serde_json::{Value, json};
use std::time::Duration;
use tables::message::{ClientMessage, Hello};
use tables::row::TableId;
use tables::{Connected, Game, Opening};
use tokio::time::{sleep, timeout};

/// A player who sees all messages.
struct Player {
    secret: String,
    connected: Connected,
    last: Value,
    farewell: Option<String>,
}

impl Player {
    async fn new(cluster: &Cluster, node: usize, table: &TableId, secret: &str) -> Self {
        let server = cluster.machines[node].server().unwrap();
        let hello = Hello { secret: Some(secret.to_owned()), ..Hello::default() };
        let Ok(connected) = server.connect(table, hello).await else { panic!("a server refuses a guest") };
        let mut player = Self { secret: secret.to_owned(), connected, last: Value::Null, farewell: None };
        player.listen().await;
        player
    }

    /// Takes all that comes, until nothing has come for a while.
    async fn listen(&mut self) {
        while let Ok(parcel) = timeout(Duration::from_millis(300), self.connected.outbox.take()).await {
            for text in &parcel.messages {
                let message: Value = serde_json::from_str(text).unwrap();
                match message["type"].as_str() {
                    Some("table") => self.last = message,
                    Some("bye") => self.farewell = message["reason"].as_str().map(str::to_owned),
                    _ => {}
                }
            }
            if parcel.closes {
                return;
            }
        }
    }

    /// Sends a command that was made now.
    async fn send(&self, command: Value) {
        let mut command = command;
        command["id"] = json!(self.last["you"]["last"].as_u64().unwrap() + 1);
        let message: ClientMessage = serde_json::from_str(&command.to_string()).unwrap();
        self.connected.send(message, self.connected.clock().now(), Span::from_millis(30)).await;
    }

    /// Table time, as this player's server has it.
    fn time(&self) -> u64 {
        let zero = self.last["frame"]["clock"]["zero"].as_u64().unwrap();
        self.connected.clock().now().millis() - zero
    }

    async fn press(&self) {
        let (moment, pressed) = (&self.last["moment"], self.time());
        self.send(json!({"type": "act", "moment": moment, "action": {"do": "stop", "pressed": pressed}}))
            .await;
    }
}

async fn opened(cluster: &Cluster, game: Game, persons: usize) -> (TableId, Vec<String>) {
    let server = cluster.machines[0].server().unwrap();
    let house = game::frame::HouseWords::default();
    let seated =
        server.open(&Opening { game, name: "Anna", options: None, house, public: false }).await.unwrap();
    let mut secrets = vec![seated.secret];
    for i in 1..persons {
        secrets.push(server.sit(&seated.table, &format!("P{i}")).await.unwrap().secret);
    }
    (seated.table, secrets)
}

/// Two players press at the same instant, each at a server of their own (5.2.1).
#[tokio::test(start_paused = true)]
async fn presses_from_two_servers_at_the_same_instant_tie() {
    for seed in 0..12 {
        let mut chance = Chance::from_seed(seed);
        let cluster = Cluster::new(2, &mut chance).await;
        let (table, secrets) = opened(&cluster, Game::WurfUndWort, 3).await;
        let mut players = Vec::new();
        for (i, secret) in secrets.iter().enumerate() {
            players.push(Player::new(&cluster, i % 2, &table, secret).await);
        }
        players[0].send(json!({"type": "arrange", "action": {"do": "start"}})).await;
        for player in &mut players {
            player.listen().await;
        }
        let reveal = players[1].last["view"]["phase"]["reveal"].as_u64().unwrap();
        sleep(Duration::from_millis(reveal.saturating_sub(players[1].time()) + 700)).await;
        tokio::join!(players[0].press(), players[1].press());
        for player in &mut players {
            player.listen().await;
            let photo = &player.last["view"]["photo"];
            let at: Vec<i64> =
                photo["presses"].as_array().unwrap().iter().map(|p| p["at"].as_i64().unwrap()).collect();
            assert!(at.len() == 2 && (at[0] - at[1]).abs() <= 15, "seed {seed}: {photo}");
            assert_eq!(photo["tie"], true, "seed {seed}: {photo}");
        }
    }
}

/// A server that stops says so, and who comes back by another has lost nothing; the others play on.
#[tokio::test(start_paused = true)]
async fn a_server_that_stops_hands_its_players_over() {
    let cluster = Cluster::new(2, &mut Chance::from_seed(1)).await;
    let (table, secrets) = opened(&cluster, Game::LetraMix, 2).await;
    let mut anna = Player::new(&cluster, 0, &table, &secrets[0]).await;
    let mut ben = Player::new(&cluster, 1, &table, &secrets[1]).await;
    anna.listen().await;
    for command in [json!({"type": "arrange", "action": {"do": "start"}}), Value::Null, Value::Null] {
        let lay = json!({"do": "lay", "layout": [[0, 0, 0], [1, 1, 0]]});
        let moment = &anna.last["moment"];
        let command = match (command, anna.last["view"]["phase"]["phase"].as_str()) {
            (Value::Null, Some("to_roll")) => {
                json!({"type": "act", "moment": moment, "action": {"do": "roll"}})
            }
            (Value::Null, _) => json!({"type": "act", "moment": moment, "action": lay}),
            (command, _) => command,
        };
        anna.send(command).await;
        anna.listen().await;
    }
    let before = anna.last["view"].clone();
    assert_eq!(before["phase"]["phase"], "laying", "{before}");
    cluster.machines[0].server().unwrap().stop().await;
    anna.listen().await;
    assert_eq!(anna.farewell.as_deref(), Some("stopping"));
    let anna = Player::new(&cluster, 1, &table, &anna.secret.clone()).await;
    assert_eq!(anna.last["view"], before, "the draft is lost, or time");
    ben.listen().await;
    assert_eq!((ben.farewell, &ben.last["seq"]), (None, &anna.last["seq"]));
}
