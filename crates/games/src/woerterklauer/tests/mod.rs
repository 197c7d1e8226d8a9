//! The rules, each test by the number of its rule in `rules/woerterklauer.md`.
//!
//! `coverage.rs` sees to it that no number is missing. Not the engine's business, so without a test here:
//! - A.2: that the bag is of linen.
//! - A.9, second half: small gaps between tiles are advice for people with hands.
//! - 5.1.9: that a table nobody looks at rests, and is closed after 14 days, is for the frame and the server.
//! - A.6 is about lost pictures; what is certain of them is among the positions in `tests/woerterklauer/`.

mod absence;
mod coverage;
mod deeds;
mod ends;
mod foreseen;
mod fuzz;
mod glass;
mod jokers;
mod levels;
mod meaning;
mod proposals;
mod readings;
mod setup;
mod turns;
mod views;
mod vowels;
mod wordlist;

use super::turn::{Check, Dictionary, Fault, How, Made, Verdict, read_position};
use super::*;
use game::grid::Cell;
use game::play::Play;
use game::{
    Chance, Connection, FrameEvent, GRACE, Guest, Occupant, Refusal, Seat, Seats, Span, TableEvent, Time,
    Viewer,
};
use words::judge::{HouseList, Judge, Profile};
use words::{Lexicon, Word};

desk::contract_suite!(Woerterklauer);

const ANNA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

/// How long the glass runs (A.5).
const GLASS: Span = Span::from_secs(180);
const MILLI: Span = Span::from_millis(1);
const SECOND: Span = Span::from_secs(1);

fn level(level: Level) -> Options {
    Options { level, ..Options::default() }
}

fn timed() -> Options {
    Options { glass: true, ..Options::default() }
}

fn by_table() -> Options {
    Options { words: WordsBy::Table, ..Options::default() }
}

fn word(text: &str) -> Word {
    Word::fold(text).unwrap()
}

/// The verdict on a position in the format of position files.
fn judged(text: &str) -> Result<Verdict, Fault> {
    let read = read_position(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let dictionary = Dictionary::new(Judge::new(Profile::WOERTERKLAUER));
    read.position.turn(&dictionary).judge(&read.after)
}

/// The check that fails in a position; red moves.
fn fails(level: Level, pool: &str, before: &str, after: &str) -> Option<Check> {
    judged(&position(level, pool, before, after)).err().map(|fault| fault.check)
}

/// The letters of both colours after a legal turn of red.
fn counts(level: Level, pool: &str, before: &str, after: &str) -> (u8, u8) {
    let verdict = judged(&position(level, pool, before, after)).unwrap();
    (verdict.own, verdict.other)
}

/// A position file; lines are separated by blanks, moves may follow the field after the turn.
fn position(level: Level, pool: &str, before: &str, after: &str) -> String {
    let (after, moves) =
        after.split_once(" move:").map_or((after, String::new()), |(a, m)| (a, format!("move:{m}")));
    let lines = |text: &str| text.split_whitespace().collect::<Vec<_>>().join("\n");
    let moves = moves.replace(" move:", "\nmove:");
    format!(
        "level: {level}\nsize: 12\nmover: red\npool: {pool}\nbefore:\n{}\nafter:\n{}\n{moves}\n",
        lines(before),
        lines(after)
    )
}

/// A table in simulated time, with letters as the test wants them.
struct Trial {
    play: Play<Woerterklauer>,
}

impl Trial {
    /// A table that has begun, by this seed.
    fn seeded(options: &Options, seed: u64) -> Self {
        Self::at(Self::table(options), seed)
    }

    fn table(options: &Options) -> Table<Woerterklauer> {
        let person = |i| Occupant::Person { name: format!("P{i}"), guest: Guest::new(i) };
        Table::begin(options, Seats::new((0..2).map(person)), HouseList::default()).unwrap()
    }

    fn at(table: Table<Woerterklauer>, seed: u64) -> Self {
        Self { play: Play::begin(table, Chance::from_seed(seed), Lexicon::german()) }
    }

    /// A table that Anna begins, in red, with these twelve letters in the pool.
    fn begin(options: &Options, pool: &str) -> Self {
        let mut tables = (0..).map(|seed| Self::seeded(options, seed));
        let mut trial = tables.find(|trial| trial.state().first == Some(ANNA) && trial.aside() == 0).unwrap();
        trial.deal(pool);
        trial
    }

    /// A table at which this lies on the field and in the pool; it is Anna's turn, in red.
    fn lying(options: &Options, field: &[&str], pool: &str) -> Self {
        let mut trial = Self::begin(options, "");
        trial.lay_out(field);
        trial.deal(pool);
        trial
    }

    /// Nobody has drawn anything but this.
    fn deal(&mut self, pool: &str) {
        let pool = self.take(pool);
        let state = &mut self.play.table.state;
        state.pool = pool;
        let taken = |tile: &Tile| state.pool.contains(tile) || state.field.iter().any(|s| s.tile == *tile);
        state.supply = (0..TILES as u8).map(Tile::new).filter(|tile| !taken(tile)).collect();
    }

    fn lay_out(&mut self, lines: &[&str]) {
        let letters: String = lines.concat().replace('.', "");
        let mut tiles = self.take(&letters).into_iter();
        let mut field = Vec::new();
        for (y, line) in (0..).zip(lines) {
            for (x, byte) in (0..).zip(line.bytes()).filter(|(_, byte)| *byte != b'.') {
                let colour = if byte.is_ascii_uppercase() { Colour::Black } else { Colour::Red };
                field.push(Stone { tile: tiles.next().unwrap(), cell: Cell::new(x, y), colour });
            }
        }
        self.play.table.state.field = field;
    }

    /// Tiles with these letters that do not lie on the field.
    fn take(&self, text: &str) -> Vec<Tile> {
        let letters = letters(self.state().options.full_alphabet);
        let on_field = |tile: &Tile| self.state().field.iter().any(|s| s.tile == *tile);
        let mut free: Vec<Tile> = (0..TILES as u8).map(Tile::new).filter(|t| !on_field(t)).collect();
        let take = |byte: u8| {
            let wanted = byte.to_ascii_uppercase();
            free.remove(free.iter().position(|tile| letters[tile.index()].ascii() == wanted).unwrap())
        };
        text.bytes().map(take).collect()
    }

    /// The field as it is drawn: the same letter on the same cell is the same tile, every other is from the pool.
    fn drawn(&self, lines: &[&str]) -> Vec<Placed> {
        let state = self.state();
        let letters = letters(state.options.full_alphabet);
        let mut pool = state.pool.clone();
        let mut field = Vec::new();
        for (y, line) in (0..).zip(lines) {
            for (x, byte) in (0..).zip(line.bytes()).filter(|(_, byte)| *byte != b'.') {
                let cell = Cell::new(x, y);
                let is = |tile: Tile| letters[tile.index()].ascii() == byte.to_ascii_uppercase();
                let there = state.field.iter().find(|s| s.cell == cell && is(s.tile)).map(|s| s.tile);
                let tile = there.unwrap_or_else(|| {
                    let place = pool.iter().position(|tile| is(*tile));
                    pool.remove(place.unwrap_or_else(|| panic!("no {} in the pool", char::from(byte))))
                });
                field.push(Placed { tile, cell });
            }
        }
        field
    }

    fn state(&self) -> &State {
        &self.play.table.state
    }

    fn turning(&self) -> &Turning {
        self.state().turning().unwrap()
    }

    /// Whose turn it is.
    fn mover(&self) -> Option<Seat> {
        self.state().turning().map(|turning| turning.seat)
    }

    fn aside(&self) -> u8 {
        self.state().turning().map_or(0, |turning| turning.aside)
    }

    fn pool(&self) -> String {
        let letters = letters(self.state().options.full_alphabet);
        let mut text: Vec<char> =
            self.state().pool.iter().map(|t| char::from(letters[t.index()].ascii())).collect();
        text.sort_unstable();
        text.into_iter().collect()
    }

    /// Letters on the field: Anna's and Ben's.
    fn letters(&self) -> (usize, usize) {
        (self.state().letters(ANNA), self.state().letters(BEN))
    }

    /// Something happens as if it had been decided.
    fn happen(&mut self, event: Event) {
        self.play.table.apply(&TableEvent::Game(event));
    }

    /// An action now; the refusal if it is refused.
    fn act(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let before = self.play.table.clone();
        let result = self.play.act(seat, action);
        if let Err(refusal) = &result {
            assert_eq!(self.play.table, before, "a refusal changes nothing");
            assert!(refusal.sentence.de.ends_with('.') && refusal.sentence.en.ends_with('.'), "{refusal:?}");
            assert_ne!(refusal.sentence.de, refusal.sentence.en);
        }
        result
    }

    /// The code of the refusal.
    fn code(&mut self, seat: Seat, action: Action) -> Result<(), &'static str> {
        self.act(seat, action).map_err(|refusal| refusal.code)
    }

    fn lay(&mut self, seat: Seat, lines: &[&str]) -> Result<(), &'static str> {
        let field = self.drawn(lines);
        self.code(seat, Action::Lay { field })
    }

    fn end_turn(&mut self, seat: Seat, lines: &[&str]) -> Result<(), &'static str> {
        let field = self.drawn(lines);
        self.code(seat, Action::EndTurn { field })
    }

    /// What is said of the draft: "leads", "no lead", or the check that fails.
    fn verdict(&self) -> &'static str {
        match &self.turning().draft.as_ref().unwrap().judged {
            Judged::Untouched => "untouched",
            Judged::Illegal { fault, .. } => fault.check.name(),
            Judged::Legal(verdict) if verdict.leads() => "leads",
            Judged::Legal(_) => "no lead",
        }
    }

    fn winner(&self) -> Option<(Seat, Ending)> {
        match self.state().phase {
            Phase::Over { winner, ending } => Some((winner, ending)),
            _ => None,
        }
    }

    /// Time passes, and what is due happens.
    fn wait(&mut self, span: Span) {
        self.play.wait_until(self.play.now + span);
    }

    /// Time passes, but the timer has not fired yet: it fires a little late, and messages may come before it.
    fn wait_for_no_timer(&mut self, span: Span) {
        self.play.now = self.play.now + span;
    }

    fn goes_away(&mut self, seat: Seat) {
        self.play.frame(FrameEvent::Went { seat });
    }

    fn comes_back(&mut self, seat: Seat) {
        self.play.frame(FrameEvent::Came { seat, connection: Connection::default() });
    }

    fn leaves(&mut self, seat: Seat) {
        self.play.frame(FrameEvent::Left { seat, kicked: false });
    }

    fn view(&self) -> View {
        self.play.table.view(Viewer::Public)
    }

    fn play_view(&self) -> PlayView {
        match self.view().phase {
            PhaseView::Play(play) => *play,
            other => panic!("nobody lays: {other:?}"),
        }
    }
}
