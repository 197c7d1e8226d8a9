//! A table in words: time, seat, what happened, layouts as a little crossword.

use super::driver::Script;
use game::grid::{Cell, Direction};
use game::{FrameEvent, Pace, Seat, Table, TableEvent, Time};
use games::letramix::{End, Event, Face, Layout, LetraMix, Mode, Options, Phase, Worth};
use std::fmt::Write as _;

/// What has been written so far, and the table as it was then.
pub struct Record {
    text: String,
    table: Table<LetraMix>,
    noted: usize,
}

/// Where the sentences begin.
const MARGIN: &str = "                   ";

impl Record {
    pub fn new(script: &Script, table: &Table<LetraMix>) -> Self {
        let names: Vec<&str> = script.players.iter().map(|p| p.name).collect();
        let mut text = format!("LetraMix. {}\n", script.title);
        let _ = writeln!(
            text,
            "Players: {}. {} Seed {}.",
            names.join(", "),
            options(&script.options),
            script.seed
        );
        text.push_str("In the layouts a small letter is a joker, which is worth nothing.\n\n");
        Self { text, table: table.clone(), noted: 0 }
    }

    /// Writes down what has happened since the last time.
    pub fn note(&mut self, now: Time, events: &[TableEvent<LetraMix>]) {
        for event in &events[self.noted..] {
            let (who, what) = match event {
                TableEvent::Frame(event) => frame(event),
                TableEvent::Game(event) => self.game(event),
            };
            let who = who.map_or("table".to_owned(), |seat| self.name(seat));
            let _ = writeln!(self.text, "{:>9}  {who:<6} {what}", clock(now));
            self.table.apply(event);
            if matches!(event, TableEvent::Game(Event::Scored { .. })) {
                let _ = writeln!(self.text, "{MARGIN}totals: {}", self.totals());
            }
        }
        self.noted = events.len();
    }

    /// The whole text. What was written from the events alone must be the table that was played.
    pub fn finish(self, table: &Table<LetraMix>) -> String {
        assert_eq!(&self.table, table);
        assert!(table.outcome().is_some());
        self.text
    }

    fn name(&self, seat: Seat) -> String {
        self.table.seats.place(seat).unwrap().occupant.name().to_owned()
    }

    fn names(&self, seats: &[Seat]) -> String {
        seats.iter().map(|seat| self.name(*seat)).collect::<Vec<_>>().join(" and ")
    }

    fn totals(&self) -> String {
        let total = |seat: Seat| format!("{} {}", self.name(seat), self.table.state.totals[seat.index()]);
        self.table.seats.iter().map(total).collect::<Vec<_>>().join(", ")
    }

    /// Who, and what they did.
    fn game(&self, event: &Event) -> (Option<Seat>, String) {
        match event {
            Event::Began { first } => (None, format!("{} starts every round", self.name(*first))),
            Event::Turn { seat, .. } => (Some(*seat), format!("is to roll, round {}", self.round())),
            Event::Gather { .. } => (None, format!("all gather for round {}", self.round())),
            Event::Ready { seat } => (Some(*seat), "is ready".to_owned()),
            Event::Rolled { dice, .. } => (self.roller(), format!("rolls: {}", roll(dice))),
            Event::Rerolled { dice, .. } => (self.roller(), format!("rolls again: {}", roll(dice))),
            Event::Laid { seat, layout, worth } => (Some(*seat), self.laid(layout, worth.as_ref())),
            Event::Done { seat } => (Some(*seat), "says Fertig".to_owned()),
            Event::Scored { seat, points, full } => (Some(*seat), self.scored(*points, *full)),
            Event::RoundOver => (None, format!("round {} is over", self.round())),
            Event::Over { winners } => (None, format!("the table is over: {} won", self.names(winners))),
        }
    }

    fn scored(&self, points: i32, full: bool) -> String {
        match self.table.state.phase {
            Phase::ToRoll { .. } => format!("is skipped, scores {points}"),
            _ if full => format!("scores {points}, all 13 dice built in"),
            _ => format!("scores {points}"),
        }
    }

    fn round(&self) -> u16 {
        self.table.state.rounds + 1
    }

    /// Whose dice they are, if not everybody's.
    fn roller(&self) -> Option<Seat> {
        match &self.table.state.phase {
            Phase::ToRoll { seat, .. } => Some(*seat),
            Phase::Laying(laying) => laying.seat,
            _ => None,
        }
    }

    fn laid(&self, layout: &Layout, worth: Option<&Worth>) -> String {
        let dice = &self.table.state.laying().unwrap().dice;
        let judged = worth.map_or("not valid".to_owned(), sum);
        format!(
            "lays, left over: {}\n{}{MARGIN}{judged}",
            left_over(layout, dice),
            drawn(layout, dice, worth)
        )
    }
}

fn frame(event: &FrameEvent<Options>) -> (Option<Seat>, String) {
    let (seat, what) = match event {
        FrameEvent::Came { seat, .. } => (seat, "is back"),
        FrameEvent::Went { seat } => (seat, "is disconnected"),
        FrameEvent::Left { seat, .. } => (seat, "leaves for good"),
        other => panic!("no script makes {other:?} happen"),
    };
    (Some(*seat), what.to_owned())
}

fn options(options: &Options) -> String {
    let mode = match options.mode {
        Mode::Turns => "In turns",
        Mode::SameRoll => "Same roll for all",
    };
    let glass = match options.pace {
        Pace::Normal => "glass 2:30",
        Pace::Double => "glass 5:00",
        Pace::Tenfold => "glass 25:00",
        Pace::Off => "no glass",
    };
    let end = match options.end {
        End::Rounds(rounds) => format!("{rounds} rounds"),
        End::Target(points) => format!("to {points} points"),
        End::Minutes(minutes) => format!("{minutes} minutes"),
    };
    let aid = if options.check_aid { "on" } else { "off" };
    format!("{mode}, {glass}, {end}, Prüfhilfe {aid}.")
}

fn clock(time: Time) -> String {
    let millis = time.millis();
    format!("{}:{:02}.{}", millis / 60_000, millis / 1000 % 60, millis / 100 % 10)
}

fn roll(dice: &[Face]) -> String {
    let vowels = dice.iter().filter(|face| face.is_vowel()).count();
    let value: i32 = dice.iter().map(|face| face.value()).sum();
    format!("{} (vowels {vowels}, points {value})", spaced(dice.iter().map(|face| shown(*face))))
}

/// Letters with a space between them; a dash for none.
fn spaced(letters: impl Iterator<Item = char>) -> String {
    let text: Vec<String> = letters.map(String::from).collect();
    if text.is_empty() { "-".to_owned() } else { text.join(" ") }
}

fn shown(face: Face) -> char {
    match face {
        Face::Letter(letter) => char::from(letter.ascii()),
        Face::Joker => '*',
    }
}

fn left_over(layout: &Layout, dice: &[Face]) -> String {
    let is_used = |die: usize| layout.placed().iter().any(|p| usize::from(p.die) == die);
    spaced(dice.iter().enumerate().filter(|(die, _)| !is_used(*die)).map(|(_, face)| shown(*face)))
}

/// `across 14 + down 9 − unused 3 = 20`
fn sum(worth: &Worth) -> String {
    let total = |direction| -> i32 {
        worth.words.iter().filter(|w| w.direction == direction).map(|w| w.points).sum()
    };
    let (across, down) = (total(Direction::Across), total(Direction::Down));
    format!("across {across} + down {down} - unused {} = {}", worth.unused, worth.points)
}

/// The layout line by line, with what its jokers stand for.
fn drawn(layout: &Layout, dice: &[Face], worth: Option<&Worth>) -> String {
    let mut letters = layout.letters(dice);
    let jokers = layout.open_jokers(dice);
    if let Some(worth) = worth {
        letters.extend(jokers.iter().copied().zip(worth.jokers.iter().copied()));
    }
    let faces = layout.faces(dice);
    let cell = |cell: Cell| match (faces.get(&cell), letters.get(&cell)) {
        (None, _) => ' ',
        (Some(Face::Joker), Some(letter)) => char::from(letter.ascii()).to_ascii_lowercase(),
        (Some(face), _) => shown(*face),
    };
    let (xs, ys) = (bounds(faces.keys().map(|c| c.x)), bounds(faces.keys().map(|c| c.y)));
    let line = |y| -> String { xs.clone().flat_map(|x| [cell(Cell::new(x, y)), ' ']).collect() };
    ys.fold(String::new(), |text, y| text + MARGIN + "  " + line(y).trim_end() + "\n")
}

fn bounds(values: impl Iterator<Item = i8> + Clone) -> std::ops::RangeInclusive<i8> {
    values.clone().min().unwrap_or(0)..=values.max().unwrap_or(-1)
}
