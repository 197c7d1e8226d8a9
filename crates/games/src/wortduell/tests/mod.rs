//! The rules, each test by the number of its rule in `rules/wortduell.md`: `d_5` is D.1 §5 of the digest, `d5` is
//! decision D5, `s5_4_5` is §5.4.5.
//!
//! Without a test here: D1, the game's real name, which is not known.

mod absence;
mod calls;
mod cards;
mod clock;
mod deeds;
mod guesses;
mod manual;
mod scores;
mod secrecy;
mod setup;
mod solving;
mod teams;

use super::cards::{Calls, Card, MOST_MARKED, Place};
use super::*;
use game::play::Play;
use game::{
    Chance, Connection, FrameEvent, GRACE, Guest, Occupant, Pace, Seat, Seats, Span, TableEvent, Time, Viewer,
};
use words::judge::HouseList;
use words::{Letter, Lexicon, Word};

desk::contract_suite!(Wortduell);

const ANNA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const CLEO: Seat = Seat::new(2);
const DORA: Seat = Seat::new(3);

/// Anna's card: MUSCHEL down in column E.
const BEACH: [&str; 7] =
    ["..SOMMER.", "....U....", "....SAND.", "....C....", "....HUT..", "..DUENE..", "..WELLE.."];
/// Ben's card: GEWÜRZ down in column D.
const KITCHEN: [&str; 7] =
    ["...GABEL.", "..HERD...", "...W.....", "..SUPPE..", "..MESSER.", "...R.....", "SALZ....."];
/// The words of [`BEACH`].
const BEACH_WORDS: [(&str, &str, &str); 6] = [
    ("MUSCHEL", "E1", "E7"),
    ("SOMMER", "C1", "H1"),
    ("SAND", "E3", "H3"),
    ("HUT", "E5", "G5"),
    ("DUENE", "C6", "G6"),
    ("WELLE", "C7", "G7"),
];
/// The words of [`KITCHEN`].
const KITCHEN_WORDS: [(&str, &str, &str); 6] = [
    ("GEWUERZ", "D1", "D7"),
    ("GABEL", "D1", "H1"),
    ("HERD", "C2", "F2"),
    ("SUPPE", "C4", "G4"),
    ("MESSER", "C5", "H5"),
    ("SALZ", "A7", "D7"),
];

/// Stands on neither card.
const FIRST_CALL: &str = "J";

const MILLI: Span = Span::from_millis(1);
const SECOND: Span = Span::from_secs(1);

fn card(theme: &str, rows: &[&str]) -> Card {
    Card::read(theme, Calls::new(9.0), rows).unwrap_or_else(|error| panic!("{error}: {rows:?}"))
}

fn letter(text: &str) -> Letter {
    Letter::from_ascii(text.as_bytes()[0]).unwrap()
}

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

fn squares(text: &str) -> Vec<Square> {
    text.split_whitespace().map(square).collect()
}

fn word(text: &str) -> Word {
    Word::fold_phrase(text).unwrap()
}

fn place((text, from, to): (&str, &str, &str)) -> Place {
    Place { word: word(text), from: square(from), to: square(to) }
}

fn untimed() -> Options {
    Options { pace: Pace::Off, ..Options::default() }
}

fn manual() -> Options {
    Options { answers: Answers::Manual, ..untimed() }
}

/// A table in simulated time with the cards that the test wants; side 0 begins.
struct Trial {
    play: Play<Wortduell>,
}

impl Trial {
    /// Anna has [`BEACH`], Ben has [`KITCHEN`], and Anna begins.
    fn new(options: &Options) -> Self {
        Self::with_players(options, 2)
    }

    /// The same, and both sides have called a letter that helps nobody: now they may guess (5.4.11).
    fn guessing(options: &Options) -> Self {
        let mut trial = Self::new(options);
        trial.first_calls();
        trial
    }

    fn first_calls(&mut self) {
        for seat in [ANNA, BEN] {
            self.happen(Event::Called { seat, letter: letter(FIRST_CALL), squares: Vec::new() });
        }
    }

    fn with_players(options: &Options, players: u8) -> Self {
        let mut trial = Self { play: begun(options, players, 1) };
        trial.deal(Side::ONE);
        trial
    }

    /// Puts the cards of the tests on the table instead of those that were dealt.
    fn deal(&mut self, starter: Side) {
        let cards = Box::new([card("am-strand", &BEACH), card("in-der-kueche", &KITCHEN)]);
        self.happen(Event::Dealt { cards, starter });
        let callers = &mut self.play.table.state.callers;
        *callers = [None; 2];
        let seat =
            self.play.table.seats.iter().find(|seat| self.play.table.state.side(*seat) == starter).unwrap();
        let until = self.play.table.state.options.pace.until(self.play.now, Span::from_secs(60));
        self.play.table.state.phase = Phase::New;
        self.happen(Event::Turn { seat, until });
    }

    fn happen(&mut self, event: Event) {
        self.play.table.apply(&TableEvent::Game(event));
    }

    fn state(&self) -> &State {
        &self.play.table.state
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), &'static str> {
        let before = self.play.table.clone();
        let result = self.play.act(seat, action).map_err(|refusal| refusal.code);
        if result.is_err() {
            assert_eq!(before, self.play.table, "a refusal changes nothing");
        }
        result
    }

    fn call(&mut self, seat: Seat, text: &str) -> Result<(), &'static str> {
        self.act(seat, Action::Call { letter: letter(text) })
    }

    fn guess(&mut self, seat: Seat, guess: (&str, &str, &str)) -> Result<(), &'static str> {
        let Place { word, from, to } = place(guess);
        self.act(seat, Action::Guess { word, from, to })
    }

    fn mark(&mut self, seat: Seat, text: &str) -> Result<(), &'static str> {
        self.act(seat, Action::Mark { squares: squares(text) })
    }

    fn wait(&mut self, span: Span) {
        self.play.wait_until(self.play.now + span);
    }

    fn went(&mut self, seat: Seat) {
        self.play.frame(FrameEvent::Went { seat });
    }

    fn came(&mut self, seat: Seat) {
        self.play.frame(FrameEvent::Came { seat, connection: Connection::default() });
    }

    fn left(&mut self, seat: Seat) {
        self.play.frame(FrameEvent::Left { seat, kicked: false });
    }

    /// Whose turn it is.
    fn on_turn(&self) -> Option<Seat> {
        self.state().turn().map(|turn| turn.seat)
    }

    /// The words that a side has found.
    fn found(&self, side: Side) -> usize {
        self.state().round.as_ref().unwrap().found()[side.index()]
    }

    fn view(&self, viewer: Viewer) -> View {
        self.play.table.view(viewer)
    }

    fn until(&self) -> Option<Time> {
        self.state().turn().and_then(|turn| turn.until)
    }

    /// The winner and the ending.
    fn over(&self) -> Option<(Option<Side>, Ending)> {
        match self.state().phase {
            Phase::Over { winner, ending } => Some((winner, ending)),
            _ => None,
        }
    }

    /// Anna finds the first words of Ben's card.
    fn anna_finds(&mut self, count: usize) {
        for guess in &KITCHEN_WORDS[..count] {
            self.guess(ANNA, *guess).unwrap();
        }
    }

    /// Ben finds the first words of Anna's card.
    fn ben_finds(&mut self, count: usize) {
        for guess in &BEACH_WORDS[..count] {
            self.guess(BEN, *guess).unwrap();
        }
    }
}

/// A table of two sides that has begun.
fn begun(options: &Options, players: u8, seed: u64) -> Play<Wortduell> {
    Play::begin(opened(options, players), Chance::from_seed(seed), Lexicon::german())
}

fn opened(options: &Options, players: u8) -> Table<Wortduell> {
    let person = |i: u8| Occupant::Person { name: format!("P{i}"), guest: Guest::new(u32::from(i)) };
    Table::begin(options, Seats::new((0..players).map(person)), HouseList::default()).unwrap()
}
