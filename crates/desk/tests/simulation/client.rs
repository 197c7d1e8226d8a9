//! A client that plays at random over a bad line, and notes what it was promised.

use super::world::{Line, Notice, World};
use bots::Levels;
use desk::message::{ClientMessage, Hello};
use desk::row::{Row, Seq};
use desk::{Parcel, parse};
use game::sample::Sample;
use game::{Chance, Guest, Seat, Span, Stamp, Table, TableEvent};
use serde_json::{Value, json};

/// A client and all it knows.
pub struct Client<R: Levels + Sample> {
    number: usize,
    /// What it thinks of its next action by: the table up to a row.
    known: Option<(Seq, Table<R>)>,
    /// Whose seat it has; it may lose it with the row in which it sat down.
    pub guest: Option<Guest>,
    /// Whose seat it had, at first.
    pub first: Option<Guest>,
    chance: Chance,
    line: Option<Line>,
    /// So many steps are left of this session; none before the first message.
    steps: Option<u32>,
    /// Since when it waits for the first message.
    since: Stamp,
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
    /// Only listens, from now on.
    pub settling: bool,
    pub largest: usize,
}

impl<R: Levels + Sample> Client<R> {
    pub fn new(number: usize, guest: Option<Guest>, chance: &mut Chance) -> Self {
        Self {
            number,
            known: None,
            guest,
            first: guest,
            chance: chance.fork(),
            line: None,
            steps: None,
            since: Stamp::default(),
            last: Value::Null,
            news: Vec::new(),
            resets: 0,
            acknowledged: Vec::new(),
            refused: 0,
            retries: 0,
            pending: None,
            patient: false,
            forgiving: false,
            settling: false,
            largest: 0,
        }
    }

    pub fn seq(&self) -> u32 {
        self.last["seq"].as_u64().unwrap_or(0) as u32
    }

    pub fn is_over(&self) -> bool {
        self.last["frame"]["stage"] == "over"
    }

    /// The names of all seats, as it sees them.
    pub fn names(&self) -> Vec<&str> {
        let seats = self.last["frame"]["seats"].as_array();
        seats.into_iter().flatten().filter_map(|seat| seat["name"].as_str()).collect()
    }

    pub fn sees_name(&self, name: &str) -> bool {
        self.names().contains(&name)
    }

    pub fn is_connected(&self, world: &World<R>) -> bool {
        self.line.is_some_and(|line| world.lives(line)) && self.steps.is_some()
    }

    /// Something is to be done again after so long.
    fn later(&mut self, world: &mut World<R>, least: u64, more: usize) {
        let after = Span::from_millis(least + self.chance.below(more) as u64);
        world.alarm(after, self.number);
    }

    /// Time for the next step.
    pub fn wake(&mut self, world: &mut World<R>) -> Option<Notice> {
        let Some(line) = self.line else { return self.connect(world) };
        match self.steps {
            None if world.now.since(self.since) > Span::from_secs(5) => {
                // Nobody answers: it tries elsewhere.
                self.line = None;
                self.later(world, 200, 3_000);
                world.hang_up(line)
            }
            None => {
                self.later(world, 1_000, 10);
                None
            }
            Some(0) => self.end_session(world, line),
            Some(steps) => {
                self.steps = Some(steps - u32::from(!self.patient && !self.settling));
                self.step(world, line)
            }
        }
    }

    /// Says hello to a server that is up.
    fn connect(&mut self, world: &mut World<R>) -> Option<Notice> {
        self.later(world, 1_000, 3_000);
        let node = self.chance.pick(&world.up())?;
        let mark = self.last["mark"].as_u64().map(|mark| mark as u32);
        let hello = Hello { secret: None, seq: self.seq(), mark };
        let (line, notice) = world.connect(node, self.guest, hello);
        (self.line, self.steps, self.since) = (Some(line), None, world.now);
        notice
    }

    /// Hangs up, or vanishes without a word.
    fn end_session(&mut self, world: &mut World<R>, line: Line) -> Option<Notice> {
        self.line = None;
        self.later(world, 200, 3_000);
        if self.chance.percent(70) { world.hang_up(line) } else { None }
    }

    /// Its server has died.
    pub fn cut_off(&mut self, node: usize) {
        if self.line.is_some_and(|line| line.node == node) {
            self.line = None;
        }
    }

    fn step(&mut self, world: &mut World<R>, line: Line) -> Option<Notice> {
        // Who only watches tries, too, now and then.
        let waits = if self.guest.is_none() { 95 } else { 60 };
        if self.settling || self.is_over() || self.chance.percent(waits) {
            self.later(world, 1, 4_000);
            return None;
        }
        self.later(world, 1, 500);
        let message = if let Some((_, message)) = self.pending.clone() {
            self.retries += 1;
            message
        } else {
            let id = self.last["you"]["last"].as_u64().unwrap_or(0) as u32 + 1;
            let message = self.command(world, id);
            self.pending = Some((id, message.clone()));
            message
        };
        // A nervous finger, or a network that doubles.
        if self.chance.percent(15)
            && let Some(died) = Self::say(world, line, &message)
        {
            return Some(died);
        }
        Self::say(world, line, &message)
    }

    fn say(world: &mut World<R>, line: Line, message: &Value) -> Option<Notice> {
        let message: ClientMessage = serde_json::from_str(&message.to_string()).unwrap();
        world.say(line, message, Span::from_millis(20))
    }

    /// Something a player might want now; or something stale or foolish.
    fn command(&mut self, world: &World<R>, id: u32) -> Value {
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
        let seat = Seat::new(self.last["you"]["seat"].as_u64().unwrap_or(0) as u8);
        let seq = self.seq();
        let table = known_at(&mut self.known, &world.store.rows, seq);
        let action = json!(R::action(table, seat, &mut self.chance));
        json!({"type": "act", "id": id, "moment": moment, "action": action})
    }

    /// Takes what has come by its connection.
    pub fn receive(&mut self, world: &mut World<R>, from: Line, parcel: &Parcel) {
        if self.line != Some(from) {
            return;
        }
        for text in &parcel.messages {
            let message: Value = serde_json::from_str(text).unwrap();
            self.note(world, &message, text.len());
        }
        if parcel.closes {
            self.line = None;
        }
    }

    fn note(&mut self, world: &World<R>, message: &Value, length: usize) {
        match message["type"].as_str().unwrap() {
            "table" => self.note_table(message, length),
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
            "bye" => self.note_bye(world, message["reason"].as_str().unwrap()),
            other => panic!("unexpected {other}"),
        }
    }

    fn note_table(&mut self, message: &Value, length: usize) {
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
        // What was under way when the line broke has counted, or is sent again.
        let last = self.last["you"]["last"].as_u64().unwrap_or(0) as u32;
        if self.pending.as_ref().is_some_and(|(id, _)| *id <= last) {
            self.pending = None;
        }
        if self.steps.is_none() {
            self.steps = Some(1 + self.chance.below(40) as u32);
        }
    }

    fn note_bye(&mut self, world: &World<R>, reason: &str) {
        if reason == "unseated" && self.forgiving {
            // The row in which it sat down is lost, and it is told so.
            self.start_afresh();
            self.guest = None;
        }
        assert!(!world.calm || reason != "bad_secret", "a calm server refuses a guest: {reason}");
    }

    /// What it knew is void.
    fn start_afresh(&mut self) {
        self.news.clear();
        self.last = Value::Null;
        self.known = None;
        if self.forgiving {
            self.acknowledged.clear();
            self.pending = None;
        }
    }
}

/// The table as it is after this row, or as far as there are rows.
fn known_at<'a, R: Levels>(known: &'a mut Option<(Seq, Table<R>)>, rows: &[Row], seq: Seq) -> &'a Table<R> {
    let (known_seq, table) = known.get_or_insert_with(|| {
        let Some(TableEvent::Frame(opening)) = parse::<R>(&rows[0]).unwrap().into_iter().next() else {
            panic!("no opening")
        };
        let mut table = Table::from_opening(&opening).unwrap();
        parse::<R>(&rows[0]).unwrap().iter().skip(1).for_each(|event| table.apply(event));
        (1, table)
    });
    for row in rows.iter().skip(*known_seq as usize).take_while(|row| row.seq <= seq) {
        parse::<R>(row).unwrap().iter().for_each(|event| table.apply(event));
        *known_seq = row.seq;
    }
    table
}
