//! Players at one table by two servers: presses of the buzzer, and a server that stops.

use super::run::{opened, seated};
use super::world::{Line, Notice, World};
use bots::Levels;
use desk::Input;
use desk::message::{ClientMessage, Hello};
use game::{Chance, Guest, Span};
use games::letramix::LetraMix;
use games::wurf_und_wort::WurfUndWort;
use serde_json::{Value, json};

/// A player who sees all messages.
struct Player {
    line: Line,
    last: Value,
    farewell: Option<String>,
}

/// Players at a calm table.
struct Table<R: Levels> {
    world: World<R>,
    guests: Vec<Guest>,
    players: Vec<Player>,
}

impl<R: Levels> Table<R> {
    /// Players take turns at two servers.
    fn new(persons: usize, seed: u64) -> Self {
        let mut chance = Chance::from_seed(seed);
        let opening = opened::<R>(R::Options::default(), &mut chance);
        let mut world = World::new(&opening, 2, &mut chance);
        let guests = seated(&mut world, persons);
        let mut table = Self { world, guests, players: Vec::new() };
        (0..persons).for_each(|i| table.connect(i, i % 2));
        table
    }

    /// A player connects; one who was there before is replaced.
    fn connect(&mut self, player: usize, node: usize) {
        let guest = Some(self.guests[player]);
        let (line, _) = self.world.connect(node, guest, Hello::default());
        let new = Player { line, last: Value::Null, farewell: None };
        if player < self.players.len() {
            self.players[player] = new;
        } else {
            self.players.push(new);
        }
        self.listen();
    }

    /// Everybody takes what comes for a while.
    fn listen(&mut self) {
        self.wait(Span::from_millis(600));
    }

    fn wait(&mut self, span: Span) {
        let until = self.world.now + span;
        while let Some(notice) = self.world.step(until) {
            let Notice::Delivered(line, parcel) = notice else { continue };
            for player in self.players.iter_mut().filter(|player| player.line == line) {
                for text in &parcel.messages {
                    let message: Value = serde_json::from_str(text).unwrap();
                    match message["type"].as_str() {
                        Some("table") => player.last = message,
                        Some("bye") => player.farewell = message["reason"].as_str().map(str::to_owned),
                        _ => {}
                    }
                }
            }
        }
    }

    /// Sends a command that was made now.
    fn send(&mut self, player: usize, mut command: Value) {
        let Player { line, last, .. } = &self.players[player];
        command["id"] = json!(last["you"]["last"].as_u64().unwrap() + 1);
        let message: ClientMessage = serde_json::from_str(&command.to_string()).unwrap();
        self.world.say(*line, message, Span::from_millis(30));
    }

    /// Table time, as this player's server has it.
    fn time(&self, player: usize) -> u64 {
        let Player { line, last, .. } = &self.players[player];
        let zero = last["frame"]["clock"]["zero"].as_u64().unwrap();
        self.world.nodes[line.node].clock(self.world.now).millis() - zero
    }

    fn press(&mut self, player: usize) {
        let (moment, pressed) = (self.players[player].last["moment"].clone(), self.time(player));
        let action = json!({"do": "stop", "pressed": pressed});
        self.send(player, json!({"type": "act", "moment": moment, "action": action}));
    }
}

/// Two players press at the same instant, each at a server of their own (5.2.1).
#[test]
fn presses_from_two_servers_at_the_same_instant_tie() {
    for seed in 0..12 {
        let mut table = Table::<WurfUndWort>::new(3, seed);
        // Clocks that follow the log's differ by a few milliseconds.
        table.world.nodes[1].ahead = table.world.nodes[0].ahead + seed;
        table.send(0, json!({"type": "arrange", "action": {"do": "start"}}));
        table.listen();
        let reveal = table.players[1].last["view"]["phase"]["reveal"].as_u64().unwrap();
        let time = table.time(1);
        table.wait(Span::from_millis(reveal.saturating_sub(time) + 700));
        table.press(0);
        table.press(1);
        table.listen();
        for player in &table.players {
            let photo = &player.last["view"]["photo"];
            let at: Vec<i64> =
                photo["presses"].as_array().unwrap().iter().map(|p| p["at"].as_i64().unwrap()).collect();
            assert!(at.len() == 2 && (at[0] - at[1]).abs() <= 15, "seed {seed}: {photo}");
            assert_eq!(photo["tie"], true, "seed {seed}: {photo}");
        }
    }
}

/// A server that stops says so, and who comes back by another has lost nothing; the others play on.
#[test]
fn a_server_that_stops_hands_its_players_over() {
    let mut table = Table::<LetraMix>::new(2, 1);
    for command in [json!({"type": "arrange", "action": {"do": "start"}}), Value::Null, Value::Null] {
        let lay = json!({"do": "lay", "layout": [[0, 0, 0], [1, 1, 0]]});
        let last = &table.players[0].last;
        let moment = last["moment"].clone();
        let command = match (command, last["view"]["phase"]["phase"].as_str()) {
            (Value::Null, Some("to_roll")) => {
                json!({"type": "act", "moment": moment, "action": {"do": "roll"}})
            }
            (Value::Null, _) => json!({"type": "act", "moment": moment, "action": lay}),
            (command, _) => command,
        };
        table.send(0, command);
        table.listen();
    }
    let before = table.players[0].last["view"].clone();
    assert_eq!(before["phase"]["phase"], "laying", "{before}");
    table.world.give(0, Input::Stop);
    table.listen();
    assert_eq!(table.players[0].farewell.as_deref(), Some("stopping"));
    table.connect(0, 1);
    table.listen();
    let [anna, ben] = table.players.as_slice() else { panic!("two players") };
    assert_eq!(anna.last["view"], before, "the draft is lost, or time");
    assert_eq!((&ben.farewell, &ben.last["seq"]), (&None, &anna.last["seq"]));
}
