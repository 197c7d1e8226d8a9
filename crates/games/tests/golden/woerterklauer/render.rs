//! A table in words: time, seat, what happened, and the field in its colours.

use super::driver::Script;
use game::grid::Cell;
use game::{FrameEvent, Refusal, Seat, Table, TableEvent, Time};
use games::woerterklauer::turn::{Changes, Steps};
use games::woerterklauer::{
    Colour, Ending, Event, Judged, Options, Placed, Proposal, Tile, Woerterklauer, WordsBy, letters,
};
use std::fmt::Write as _;
use words::Word;

/// What has been written so far, and the table as it was then.
pub struct Record {
    text: String,
    table: Table<Woerterklauer>,
    noted: usize,
}

/// Where the sentences begin.
const MARGIN: &str = "                   ";

impl Record {
    pub fn new(script: &Script, table: &Table<Woerterklauer>) -> Self {
        let mut text = format!("Wörterklauer. {}\n", script.title);
        let names = script.players.iter().map(|p| p.name).collect::<Vec<_>>().join(", ");
        let _ = writeln!(text, "Players: {names}. {} Seed {}.", options(&script.options), script.seed);
        text.push_str("On the field a small letter is red, a capital is black.\n\n");
        Self { text, table: table.clone(), noted: 0 }
    }

    /// Writes down what has happened since the last time.
    pub fn note(&mut self, now: Time, events: &[TableEvent<Woerterklauer>]) {
        for event in &events[self.noted..] {
            let told = match event {
                TableEvent::Frame(event) => Some(frame(event)),
                TableEvent::Game(event) => self.game(event),
            };
            self.table.apply(event);
            if let Some((who, what)) = told {
                self.write(now, who, &what);
            }
            if matches!(event, TableEvent::Game(Event::Turned { .. })) {
                let _ = write!(self.text, "{}{MARGIN}{}\n\n", self.drawn(), self.score());
            }
        }
        self.noted = events.len();
    }

    /// Writes down a no.
    pub fn refused(&mut self, now: Time, seat: Seat, refusal: &Refusal) {
        self.write(
            now,
            Some(seat),
            &format!("may not end the turn ({}): {}", refusal.code, refusal.sentence.en),
        );
    }

    fn write(&mut self, now: Time, who: Option<Seat>, what: &str) {
        let who = who.map_or("table".to_owned(), |seat| self.name(seat));
        let _ = writeln!(self.text, "{:>9}  {who:<6} {what}", clock(now));
    }

    /// The whole text. What was written from the events alone must be the table that was played.
    pub fn finish(self, table: &Table<Woerterklauer>) -> String {
        assert_eq!(&self.table, table);
        assert!(table.outcome().is_some());
        self.text
    }

    fn name(&self, seat: Seat) -> String {
        self.table.seats.place(seat).unwrap().occupant.name().to_owned()
    }

    /// Who, and what they did.
    fn game(&self, event: &Event) -> Option<(Option<Seat>, String)> {
        let told = match event {
            Event::Began { first } => (None, format!("{} begins and plays red", self.name(*first))),
            Event::Turn { seat, drawn, aside, .. } => {
                let vowels = if *aside > 0 { ": no vowel" } else { "" };
                (Some(*seat), format!("draws {}{vowels}; pool {}", self.shown(drawn), self.pool_with(drawn)))
            }
            Event::Redrew { seat, back, drawn, .. } => {
                (Some(*seat), format!("sets {} aside, draws {}", self.shown(back), self.shown(drawn)))
            }
            Event::Swapped { seat, back, drawn, .. } => {
                (Some(*seat), format!("uses the joker: {} for {}", self.shown(back), self.shown(drawn)))
            }
            Event::Laid { seat, field, judged, .. } => (Some(*seat), self.laid(field, judged)),
            Event::Proposed { seat, proposal, .. } => (Some(*seat), proposed(proposal)),
            Event::Replied { accepted, .. } => {
                (None, if *accepted { "agrees" } else { "does not agree" }.to_owned())
            }
            Event::Turned { seat, changes, steps, .. } => {
                (Some(*seat), format!("ends the turn{}{}", told_changes(changes), told_steps(*steps)))
            }
            Event::Over { winner, ending } => {
                let why = match ending {
                    Ending::Resigned => "gives up",
                    Ending::Glass => "has no lead when the sand is out",
                    Ending::Claimed => "was away for too long",
                    Ending::Left => "has left",
                };
                let loser = self.table.seats.left_of(*winner);
                (None, format!("{} {why}: {} has won", self.name(loser), self.name(*winner)))
            }
            Event::Away { .. } | Event::Back => return None,
        };
        Some(told)
    }

    fn laid(&self, field: &[Placed], judged: &Judged) -> String {
        let old = |p: &&Placed| !self.table.state.field.iter().any(|s| s.tile == p.tile && s.cell == p.cell);
        let laid = field.iter().filter(old).count();
        match judged {
            Judged::Untouched => "takes everything back".to_owned(),
            Judged::Illegal { fault, .. } => format!("lays: {}", fault.check),
            Judged::Legal(verdict) => {
                let state = if verdict.leads() { "in the lead" } else { "no lead yet" };
                format!("lays or moves {laid}: {} to {}, {state}", verdict.own, verdict.other)
            }
        }
    }

    fn letter(&self, tile: Tile) -> char {
        char::from(letters(self.table.state.options.full_alphabet)[tile.index()].ascii())
    }

    fn shown(&self, tiles: &[Tile]) -> String {
        let text: String = tiles.iter().map(|tile| self.letter(*tile)).collect();
        if text.is_empty() { "nothing".to_owned() } else { text }
    }

    fn pool_with(&self, drawn: &[Tile]) -> String {
        let mut pool = self.table.state.pool.clone();
        pool.extend_from_slice(drawn);
        pool.sort_unstable();
        self.shown(&pool)
    }

    fn score(&self) -> String {
        let letters = |seat: Seat| format!("{} {}", self.name(seat), self.table.state.letters(seat));
        let score = self.table.seats.iter().map(letters).collect::<Vec<_>>().join(", ");
        format!("{score}; {} in the bag", self.table.state.supply.len())
    }

    /// The field line by line, in its colours.
    fn drawn(&self) -> String {
        let field = &self.table.state.field;
        let range = |coordinate: fn(&Cell) -> i8| {
            let values = || field.iter().map(|s| coordinate(&s.cell));
            values().min().unwrap_or(0)..=values().max().unwrap_or(-1)
        };
        let shown = |cell: Cell| match field.iter().find(|s| s.cell == cell) {
            None => ' ',
            Some(stone) if stone.colour == Colour::Red => self.letter(stone.tile).to_ascii_lowercase(),
            Some(stone) => self.letter(stone.tile),
        };
        let line = |y| -> String { range(|c| c.x).flat_map(|x| [shown(Cell::new(x, y)), ' ']).collect() };
        range(|c| c.y).fold(String::new(), |text, y| text + MARGIN + "  " + line(y).trim_end() + "\n")
    }
}

fn frame(event: &FrameEvent<Options>) -> (Option<Seat>, String) {
    match event {
        FrameEvent::Left { seat, .. } => (Some(*seat), "leaves for good".to_owned()),
        other => panic!("no script makes {other:?} happen"),
    }
}

fn proposed(proposal: &Proposal) -> String {
    match proposal {
        Proposal::Word(word) => format!("proposes the word {word}"),
        Proposal::Different(a, b) => format!("proposes that {a} and {b} differ in meaning"),
    }
}

fn told_changes(changes: &Changes) -> String {
    let list = |words: &[Word], what: &str| {
        let words: Vec<String> = words.iter().map(ToString::to_string).collect();
        if words.is_empty() { String::new() } else { format!("; {what} {}", words.join(", ")) }
    };
    [
        list(&changes.stolen, "stolen"),
        list(&changes.changed, "changed"),
        list(&changes.inflected, "inflected"),
        list(&changes.new, "new"),
    ]
    .concat()
}

/// `(1 exchanged, 3 laid)`
fn told_steps(steps: Steps) -> String {
    let counts = [
        (steps.exchanged, "exchanged"),
        (steps.inserted, "inserted"),
        (steps.removed, "removed"),
        (steps.dissolved, "dissolved"),
        (steps.laid, "laid"),
    ];
    let told: Vec<String> = counts
        .iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, what)| format!("{count} {what}"))
        .collect();
    format!(" ({})", told.join(", "))
}

fn options(options: &Options) -> String {
    let glass = if options.glass { "glass 3:00" } else { "no glass" };
    let words = match options.words {
        WordsBy::List => "the list decides",
        WordsBy::Table => "the table decides",
    };
    format!("Level {}, field {} × {}, {glass}, {words}.", options.level, options.size, options.size)
}

fn clock(time: Time) -> String {
    let millis = time.millis();
    format!("{}:{:02}.{}", millis / 60_000, millis / 1000 % 60, millis / 100 % 10)
}
