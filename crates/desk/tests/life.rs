//! How long a table lives although nobody is there, and how much it may hold.

use desk::message::Hello;
use desk::row::{Row, Sitter, Stored, TableId};
use desk::{
    Append, Command, Connect, Desk, Input, LOBBY_LIVES, Order, Output, Plan, Room, Setup, Swept, TABLE_LIVES,
    opening,
};
use game::frame::HouseWords;
use game::{Chance, FrameEvent, Guest, Occupant, Pace, Span, Stamp, TableEvent};
use games::letramix::{LetraMix, Options};
use serde_json::Value;
use serde_json::value::RawValue;

const START: Stamp = Stamp::from_millis(1_800_000_000_000);
const ANNA: Guest = Guest::new(0);
const HOUR: Span = Span::from_secs(3600);
const DAY: Span = Span::from_secs(24 * 3600);

/// A desk whose log always says yes.
struct Table {
    desk: Desk<LetraMix>,
    now: Stamp,
    ids: u32,
    appends: Vec<Append>,
    answers: Vec<Value>,
    swept: Option<Swept>,
}

impl Table {
    fn open(room: Room, others: Vec<Occupant>) -> Self {
        let anna = Occupant::Person { name: "Anna".to_owned(), guest: ANNA };
        let opened = FrameEvent::Opened {
            game: "letramix".to_owned(),
            code: "BABA".to_owned(),
            public: false,
            options: Options { pace: Pace::Off, ..Options::default() },
            house: HouseWords::default(),
            seats: [vec![anna], others].concat(),
            host: Some(ANNA),
            starter: None,
        };
        let events = [TableEvent::<LetraMix>::Frame(opened)];
        let mut chance = Chance::from_seed(1);
        let opening = opening(&TableId::draw(&mut chance), &events, START, 1).unwrap();
        assert_eq!(opening.summary.as_ref().unwrap().due, START + LOBBY_LIVES);
        let setup = Setup { room, ..Setup::local(&["lehrling"], true) };
        let stored = Stored { rows: vec![(*opening.row).clone()], ..Stored::default() };
        let desk = Desk::load(setup, &stored, chance, START).unwrap().unwrap();
        let mut table =
            Self { desk, now: START, ids: 0, appends: vec![opening], answers: Vec::new(), swept: None };
        let hello = Connect { connection: 1, guest: Some(ANNA), hello: Hello::default() };
        table.give(Input::Connect(Box::new(hello)));
        table
    }

    fn give(&mut self, input: Input) {
        let outputs = self.desk.handle(input, self.now);
        self.carry_out(outputs);
    }

    fn carry_out(&mut self, outputs: Vec<Output<LetraMix>>) {
        for output in outputs {
            match output {
                Output::Append(append) => {
                    self.appends.push(*append);
                    self.give(Input::Appended(Ok(())));
                }
                Output::Send { note: desk::Note::Answer(text), .. } => {
                    self.answers.push(serde_json::from_str(&text).unwrap());
                }
                Output::Swept(swept) => self.swept = Some(swept),
                _ => {}
            }
        }
    }

    /// A command of Anna's; its answer: `done`, or the code of the refusal.
    fn command(&mut self, order: impl FnOnce(Box<RawValue>) -> Order, action: &str) -> String {
        let action = RawValue::from_string(action.to_owned()).unwrap();
        let (id, at, lag, order) = (self.ids + 1, self.now, Span::default(), order(action));
        self.give(Input::Command(Box::new(Command { connection: 1, id, at, lag, order })));
        let answer = self.answers.pop().unwrap();
        if answer["type"] == "done" {
            self.ids += 1;
            return "done".to_owned();
        }
        answer["code"].as_str().unwrap().to_owned()
    }

    fn arrange(&mut self, action: &str) -> String {
        self.command(|action| Order::Arrange { action }, action)
    }

    fn act(&mut self, action: &str) -> String {
        let moment = self.desk.table().state.moment;
        self.command(|action| Order::Act { moment, action }, action)
    }

    fn last(&self) -> &Append {
        self.appends.last().unwrap()
    }

    fn sweep(&mut self) -> Swept {
        self.give(Input::Sweep);
        self.swept.take().unwrap()
    }

    /// Anna begins and rolls: without a glass no clock runs from then on.
    fn start(&mut self) {
        assert_eq!(self.arrange(r#"{"do":"start"}"#), "done");
        assert_eq!(due(self.last()), Some(self.now + TABLE_LIVES));
        assert_eq!(self.act(r#"{"do":"roll"}"#), "done");
        assert_eq!(due(self.last()), None);
    }

    /// All rows so far.
    fn rows(&self) -> Vec<Row> {
        self.appends.iter().map(|append| (*append.row).clone()).collect()
    }

    /// The table leaves memory, and is loaded from its rows.
    fn reload(&mut self) {
        let (setup, chance) = (Setup::local(&["lehrling"], true), Chance::from_seed(1));
        let stored = Stored { rows: self.rows(), ..Stored::default() };
        self.desk = Desk::load(setup, &stored, chance, self.now).unwrap().unwrap();
        self.give(Input::Loaded { beats: Vec::new() });
    }

    /// Anna goes, and counts as away.
    fn leave(&mut self) {
        self.give(Input::Disconnected { connection: 1 });
        self.now = self.now + Span::from_secs(6);
        self.give(Input::Time);
    }
}

fn due(append: &Append) -> Option<Stamp> {
    append.summary.as_ref().map(|summary| summary.due)
}

/// A row carries what lists tell only if that changes, or if its due is more than a day off.
#[test]
fn a_move_stays_one_insert() {
    let mut table = Table::open(Room::default(), Vec::new());
    assert_eq!(due(table.last()), Some(START + LOBBY_LIVES), "she came");
    table.start();
    table.now = START + HOUR;
    assert_eq!(table.arrange(r#"{"do":"pause"}"#), "done");
    assert_eq!(due(table.last()), None);
    table.now = START + DAY;
    assert_eq!(table.arrange(r#"{"do":"resume"}"#), "done");
    assert_eq!(due(table.last()), None, "a day is not more than a day");
    table.now = START + DAY + HOUR;
    assert_eq!(table.arrange(r#"{"do":"pause"}"#), "done");
    assert_eq!(due(table.last()), Some(table.now + TABLE_LIVES));
    table.now = table.now + HOUR;
    assert_eq!(table.arrange(r#"{"do":"resume"}"#), "done");
    assert_eq!(due(table.last()), None);
}

/// The same from the rows alone: another server knows as much after loading.
#[test]
fn a_table_that_is_loaded_knows_what_was_told() {
    let mut table = Table::open(Room::default(), Vec::new());
    table.start();
    table.now = START + DAY.times(3);
    assert_eq!(table.arrange(r#"{"do":"pause"}"#), "done");
    assert_eq!(due(table.last()), Some(table.now + TABLE_LIVES));
    let rows = table.rows();
    table.reload();
    let hello = Connect { connection: 1, guest: Some(ANNA), hello: Hello::default() };
    table.give(Input::Connect(Box::new(hello)));
    table.now = START + DAY.times(3) + HOUR;
    assert_eq!(table.arrange(r#"{"do":"resume"}"#), "done");
    assert_eq!(due(table.last()), None);
    let examined = desk::examined::<LetraMix>(&rows, table.now).unwrap().unwrap();
    assert_eq!(examined.touched, START + DAY.times(3));
    assert_eq!(examined.rows as usize, rows.len());
}

/// A replay finds the players of a game by their seats.
#[test]
fn who_leaves_a_game_keeps_their_place_in_lists() {
    let ben = Occupant::Person { name: "Ben".to_owned(), guest: Guest::new(1) };
    let mut table = Table::open(Room::default(), vec![ben]);
    assert_eq!(table.arrange(r#"{"do":"start"}"#), "done");
    assert_eq!(table.arrange(r#"{"do":"leave"}"#), "done");
    let summary = table.last().summary.as_ref().unwrap();
    assert_eq!(summary.seats, [Sitter::Guest(ANNA), Sitter::Guest(Guest::new(1))]);
    assert_eq!(summary.host, Some(Guest::new(1)));
}

/// Who is connected lives; from when they go it is a day in the lobby.
#[test]
fn a_lobby_is_closed_a_day_after_the_last_has_gone() {
    let mut table = Table::open(Room::default(), Vec::new());
    table.now = START + DAY.times(5);
    assert_eq!(table.sweep(), Swept::Lives { due: table.now + LOBBY_LIVES });
    table.leave();
    let gone = table.last().row.at;
    assert_eq!(table.sweep(), Swept::Lives { due: gone + LOBBY_LIVES });
    assert!(table.desk.has_ended(), "the sweeper lets go of a table nobody needs");
}

/// The sweeper closes a table once; then it is over, and ended when it was closed.
#[test]
fn a_table_is_closed_once() {
    let mut table = Table::open(Room::default(), Vec::new());
    table.start();
    table.leave();
    let gone = table.last().row.at;
    table.now = gone + TABLE_LIVES;
    table.reload();
    assert_eq!(table.sweep(), Swept::Closed);
    let closed = table.last();
    assert_eq!((closed.summary.as_ref().unwrap().stage, due(closed)), ("over", Some(table.now)));
    assert!(closed.row.events.contains(r#"{"frame":"closed","why":"untouched"}"#), "{}", closed.row.events);
    assert!(table.desk.has_ended());
    let ended = table.now;
    table.reload();
    table.now = table.now + DAY;
    assert_eq!(table.sweep(), Swept::Over { ended });
    assert_eq!(
        desk::closing::<LetraMix>(&table.rows(), game::Closing::Operator, table.now, 2).unwrap().map(|_| ()),
        None
    );
}

const LAYOUT: &str = r#""layout":[[0,0,0]]"#;

/// Beyond the limit drafts are refused, and nothing that a table needs to end.
#[test]
fn a_full_table_refuses_drafts_only() {
    for room in [Room { rows: 2, ..Room::default() }, Room { bytes: 250, ..Room::default() }] {
        let mut table = Table::open(room, Vec::new());
        assert_eq!(table.arrange(r#"{"do":"house","allow":[],"refuse":[]}"#), "table_full");
        assert_eq!(table.arrange(r#"{"do":"start"}"#), "done");
        assert_eq!(table.act(r#"{"do":"roll"}"#), "done");
        assert_eq!(table.act(&format!(r#"{{"do":"lay",{LAYOUT}}}"#)), "table_full");
        assert_eq!(table.act(&format!(r#"{{"do":"finish",{LAYOUT}}}"#)), "done");
        table.leave();
        assert!(table.last().row.events.contains("went"), "presence is written");
    }
}

/// A computer player leaves its drafts out at a full table, and hands in what it has planned.
#[test]
fn a_bot_ends_its_turn_at_a_full_table() {
    let bot = Occupant::bot("lehrling");
    let mut table = Table::open(Room { rows: 1, ..Room::default() }, vec![bot]);
    table.arrange(r#"{"do":"start"}"#);
    let seat = game::Seat::new(1);
    if !is_on_turn(&table, 1) {
        assert_eq!(table.act(r#"{"do":"roll"}"#), "done");
        assert_eq!(table.act(r#"{"do":"finish","layout":[]}"#), "done");
    }
    let turn = [r#"{"do":"roll"}"#, r#"{"do":"lay","layout":[]}"#, r#"{"do":"finish","layout":[]}"#];
    for actions in [&turn[..1], &turn[1..]] {
        let moment = table.desk.table().state.moment;
        let steps = actions.iter().map(|action| (Span::from_secs(1), serde_json::from_str(action).unwrap()));
        let outputs = table.desk.plan(Plan { seat, moment, steps: steps.collect() }, table.now);
        table.carry_out(outputs);
        for _ in 0..2 {
            table.now = table.now + Span::from_secs(1);
            table.give(Input::Time);
        }
    }
    let rows: Vec<&str> = table.appends.iter().map(|append| append.row.events.as_str()).collect();
    let is_draft =
        |events: &str| events.contains(r#""event":"laid""#) && !events.contains(r#""event":"done""#);
    assert!(!rows.iter().any(|events| is_draft(events)), "{rows:?}");
    assert!(!is_on_turn(&table, 1), "the bot has handed in: {rows:?}");
}

fn is_on_turn(table: &Table, seat: usize) -> bool {
    let view = table.desk.table().view(game::Viewer::Public);
    let phase = serde_json::to_value(view).unwrap()["phase"].clone();
    phase["seat"].as_u64() == Some(seat as u64)
}
