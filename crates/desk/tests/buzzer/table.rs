//! A table of Wurf & Wort, and what a client knows of it.

use desk::message::{Hello, Question};
use desk::{Ask, Command, Connect, Input, Local, Order, Setup};
use game::frame::HouseWords;
use game::{Chance, FrameEvent, Guest, Moment, Occupant, Span, Stamp, TableEvent};
use games::wurf_und_wort::{Options, WurfUndWort};
use serde_json::Value;
use serde_json::value::RawValue;

/// When a table begins.
pub const START: Stamp = Stamp::from_millis(1_800_000_000_000);

/// A client at the table.
pub struct Client {
    /// Its connection.
    pub connection: u32,
    /// The round whose dice it has seen.
    pub round: u64,
    /// It had seen them before the last message.
    had_dice: bool,
    /// It has not pressed in this round, and nobody else was first as far as it knows.
    is_open: bool,
    moment: Moment,
    counted: u32,
    won: u64,
    /// The last round that was over.
    pub settled: u64,
}

/// What a message tells.
#[derive(Debug, PartialEq, Eq)]
pub enum Seen {
    /// New dice, to be uncovered then.
    Dice { round: u64, reveal: Stamp },
    /// Who was first.
    Won { seat: u8 },
    /// The round is over.
    Settled,
    /// An answer to a question.
    Answer,
    /// Nothing new.
    Nothing,
}

/// A table that begins with so many people, who are all connected.
pub fn begin(seed: u64, people: usize, rounds: u8) -> (Local<WurfUndWort>, Vec<Client>) {
    let guest = |i: usize| Guest::new(i as u32);
    let seats = (0..people).map(|i| Occupant::Person { name: format!("P{i}"), guest: guest(i) }).collect();
    let options = Options { rounds, ..Options::default() };
    let opened = FrameEvent::Opened {
        game: "wurf-und-wort".to_owned(),
        code: "BABA".to_owned(),
        public: false,
        options,
        house: HouseWords::default(),
        seats,
        host: Some(guest(0)),
        starter: None,
    };
    let events = [TableEvent::Frame(opened)];
    let setup = Setup::local(&[], true);
    let mut table = Local::open(setup, &events, Chance::from_seed(seed), START).expect("it opens");
    let mut clients: Vec<Client> = (1..).take(people).map(Client::new).collect();
    for (i, client) in clients.iter().enumerate() {
        table.give(hello(client.connection, Some(guest(i))));
    }
    arrange(&mut table, &mut clients[0], r#"{"do":"start"}"#);
    (table, clients)
}

/// Somebody says hello.
pub fn hello(connection: u32, guest: Option<Guest>) -> Input {
    Input::Connect(Box::new(Connect { connection, guest, hello: Hello::default() }))
}

/// A question that every table answers.
pub fn ask(connection: u32) -> Input {
    Input::Ask(Box::new(Ask { connection, id: 1, question: Question::House }))
}

/// So long the messages of a player take, as the server has measured.
pub fn measured(table: &mut Local<WurfUndWort>, player: usize, lag: Span) {
    table.give(Input::Lag { connection: player as u32 + 1, lag });
}

/// Table time, by a clock that is right.
pub fn table_time(table: &Local<WurfUndWort>) -> u64 {
    table.table().frame.clock.time_at(table.now()).millis()
}

fn arrange(table: &mut Local<WurfUndWort>, client: &mut Client, action: &str) {
    let action = RawValue::from_string(action.to_owned()).expect("JSON");
    client.counted += 1;
    give(table, client, Order::Arrange { action }, Span::default());
}

fn give(table: &mut Local<WurfUndWort>, client: &Client, order: Order, lag: Span) {
    let (connection, id, at) = (client.connection, client.counted, table.now());
    table.give(Input::Command(Box::new(Command { connection, id, at, lag, order })));
}

impl Client {
    fn new(connection: u32) -> Self {
        let (round, had_dice, is_open) = (0, false, false);
        let (moment, counted, won, settled) = (0, 0, 0, 0);
        Self { connection, round, had_dice, is_open, moment, counted, won, settled }
    }

    /// May it press, as far as it knows?
    pub fn may_press(&self) -> bool {
        self.is_open
    }

    /// It sends a command.
    pub fn acts(&mut self) {
        self.is_open = false;
    }

    /// Was the last message one after the dice?
    pub fn has_dice_before_this(&self) -> bool {
        self.had_dice && self.is_open
    }

    /// What it has sent arrives at the table.
    pub fn arrives(&mut self, table: &mut Local<WurfUndWort>, message: &str, lag: Span) {
        if message == "ask" {
            return table.give(ask(self.connection));
        }
        let action = RawValue::from_string(message.to_owned()).expect("JSON");
        self.counted += 1;
        let moment = self.moment;
        give(table, self, Order::Act { moment, action }, lag);
    }

    /// Reads a message.
    pub fn read(&mut self, message: &str) -> Seen {
        let message: Value = serde_json::from_str(message).expect("JSON");
        self.had_dice = self.is_open;
        match message["type"].as_str() {
            Some("answer") => Seen::Answer,
            // The number can be used again.
            Some("refused") => {
                self.counted -= 1;
                Seen::Nothing
            }
            Some("table") => self.sees(&message),
            _ => Seen::Nothing,
        }
    }

    fn sees(&mut self, table: &Value) -> Seen {
        let (view, phase) = (&table["view"], &table["view"]["phase"]);
        self.moment = table["moment"].as_u64().expect("a moment") as Moment;
        let round = view["round"].as_u64().unwrap_or(0);
        let has_dice = view["dice"].as_array().is_some_and(|dice| !dice.is_empty());
        match phase["phase"].as_str() {
            Some("searching") if has_dice && round > self.round => {
                (self.round, self.is_open) = (round, true);
                let zero = table["frame"]["clock"]["zero"].as_u64().expect("the clock runs");
                let reveal = Stamp::from_millis(zero + phase["reveal"].as_u64().expect("a time"));
                Seen::Dice { round, reveal }
            }
            Some("naming") if round > self.won => {
                (self.won, self.is_open) = (round, false);
                Seen::Won { seat: phase["seat"].as_u64().expect("a seat") as u8 }
            }
            Some("settled") if round > self.settled => {
                (self.settled, self.is_open) = (round, false);
                Seen::Settled
            }
            _ => Seen::Nothing,
        }
    }
}
