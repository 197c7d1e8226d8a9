//! The rules, each test by its number in `rules/buecherwurm.md`: `row_5` is a row of E.2, `e6` a decision of E.3.
//!
//! Rows and decisions without a test here:
//! - E1, E3 and row 12 (faces and dots) are tested beside the data, in `dice.rs`; E.1.1 in `cards.rs`.
//! - E2: the lost pictures; nothing is left to test of them.

mod absence;
mod clocks;
mod deeds;
mod ends;
mod english;
mod setup;
mod special;
mod stealing;
mod terms;
mod views;
mod votes;

use super::view::{ThemeView, theme_view};
use super::*;
use game::play::Play;
use game::{
    Chance, Connection, FrameEvent, GRACE, Guest, Occupant, Pace, Seat, Seats, Span, TableEvent, Thumb,
    Viewer,
};
use words::Lexicon;
use words::judge::HouseList;

desk::contract_suite!(Buecherwurm);

const ANNA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const CLEO: Seat = Seat::new(2);

/// What the dice show; for each, "Am Strand" has many words.
const ROLL: &str = "B H XY CK L M D";
/// Their numbers.
const B: u8 = 0;
const H: u8 = 1;
const XY: u8 = 2;
const CK: u8 = 3;
const L: u8 = 4;
const M: u8 = 5;
const D: u8 = 6;
const GREEN: u8 = 7;

/// A term for each die of [`ROLL`].
const ALL: [(&str, u8); 7] = [
    ("Boje", B),
    ("Handtuch", H),
    ("Yacht", XY),
    ("Kiosk", CK),
    ("Leuchtturm", L),
    ("Muschel", M),
    ("Düne", D),
];

const THINKING: Span = Span::from_secs(15);
const MILLI: Span = Span::from_millis(1);

fn secs(secs: u64) -> Span {
    Span::from_secs(secs)
}

/// With the special die.
fn special() -> Options {
    Options { special_die: true, ..Options::default() }
}

fn english() -> Options {
    Options { language: Language::En, ..Options::default() }
}

/// A table in simulated time with dice as the test wants them.
struct Trial {
    play: Play<Buecherwurm>,
}

impl Trial {
    /// A table whose first roller is Anna: she has a card before her.
    fn begin(options: &Options, players: u8) -> Self {
        let seats = Seats::new(
            (0..players).map(|i| Occupant::Person { name: format!("P{i}"), guest: Guest::new(u32::from(i)) }),
        );
        let table = Table::begin(options, seats, HouseList::default()).unwrap();
        let seeded = |seed| Play::begin(table.clone(), Chance::from_seed(seed), Lexicon::german());
        let mut plays = (0..).map(seeded);
        Self { play: plays.find(|play: &Play<Buecherwurm>| play.table.state.first == Some(ANNA)).unwrap() }
    }

    /// Anna has rolled for "Am Strand", and Ben is to name a term.
    fn strand(players: u8) -> Self {
        Self::with(&Options::default(), players, None)
    }

    /// The same with a side of the special die.
    fn with_side(players: u8, side: Side) -> Self {
        Self::with(&special(), players, Some(side))
    }

    fn with(options: &Options, players: u8, side: Option<Side>) -> Self {
        let mut trial = Self::begin(options, players);
        trial.roll("am-strand", ROLL, side);
        trial
    }

    /// From now on all but Anna are computer players.
    fn against_computers(&mut self) {
        let anna = Occupant::Person { name: String::new(), guest: Guest::new(0) };
        let others = self.play.table.seats.iter().skip(1).map(|_| Occupant::bot("Lehrling"));
        self.play.table.seats = Seats::new(std::iter::once(anna).chain(others));
    }

    /// Anna chooses a theme and rolls this; Ben begins.
    fn roll(&mut self, theme: &str, faces: &str, side: Option<Side>) {
        let faces: Vec<Face> = faces.split(' ').map(|face| face.parse().unwrap()).collect();
        assert_eq!(faces.len(), WHITE);
        let until = self.state().options.time_to_name().map(|span| self.play.now + span);
        self.happen(themed(theme));
        self.happen(Event::Rolled { seat: ANNA, faces, side });
        self.happen(Event::Turn { seat: BEN, until });
    }

    fn happen(&mut self, event: Event) {
        self.play.table.apply(&TableEvent::Game(event));
    }

    fn state(&self) -> &State {
        &self.play.table.state
    }

    fn round(&self) -> &Round {
        self.state().round.as_ref().unwrap()
    }

    fn past(&self) -> &Past {
        self.state().past.as_ref().unwrap()
    }

    fn pile(&self, seat: Seat) -> Vec<u8> {
        self.round().desks[seat.index()].pile.iter().map(|die| die.index() as u8).collect()
    }

    fn worms(&self) -> Vec<u8> {
        self.round().desks.iter().map(|desk| desk.worms).collect()
    }

    fn totals(&self) -> &[i32] {
        &self.state().totals
    }

    /// Whose turn it is to name a term.
    fn turn(&self) -> Option<Seat> {
        match self.state().phase {
            Phase::Naming { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// Who is to choose a theme.
    fn chooser(&self) -> Option<Seat> {
        match self.state().phase {
            Phase::Choosing { seat, .. } => Some(seat),
            _ => None,
        }
    }

    fn is_voting(&self) -> bool {
        matches!(self.state().phase, Phase::Voting(_))
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), &'static str> {
        let done = self.play.act(seat, action).map_err(|refusal| refusal.code);
        self.state().round.iter().for_each(|round| round.check().unwrap());
        done
    }

    fn name(&mut self, seat: Seat, word: &str, die: u8) -> Result<(), &'static str> {
        self.act(seat, Action::Name { word: word.to_owned(), die: Die::new(die) })
    }

    /// Ben, Anna, Ben … name these, and all are taken.
    fn two_name(&mut self, terms: &[(&str, u8)]) {
        for (word, die) in terms {
            let seat = self.turn().unwrap();
            self.name(seat, word, *die).unwrap_or_else(|code| panic!("{word}: {code}"));
            assert!(!self.is_voting(), "{word} is doubted");
        }
    }

    fn thumb(&mut self, seat: Seat, thumb: Thumb) -> Result<(), &'static str> {
        self.act(seat, Action::Thumb { thumb })
    }

    fn give_up(&mut self, seat: Seat) {
        self.act(seat, Action::GiveUp {}).unwrap();
    }

    fn wait(&mut self, span: Span) {
        self.play.wait_until(self.play.now + span);
    }

    fn goes(&mut self, seat: Seat) {
        self.play.frame(FrameEvent::Went { seat });
    }

    fn comes(&mut self, seat: Seat) {
        self.play.frame(FrameEvent::Came { seat, connection: Connection::default() });
    }

    fn leaves(&mut self, seat: Seat) {
        self.play.frame(FrameEvent::Left { seat, kicked: false });
    }

    fn view(&self, viewer: Viewer) -> View {
        self.play.table.view(viewer)
    }

    fn winners(&self) -> Option<Vec<Seat>> {
        self.play.table.outcome().map(|outcome| outcome.winners)
    }

    fn has_happened(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.play.events.iter().any(|event| matches!(event, TableEvent::Game(event) if wanted(event)))
    }
}

/// Anna has chosen this theme.
fn themed(key: &str) -> Event {
    let ThemeView { key, title, difficulty } = theme_view(key);
    Event::Themed { theme: key, title, difficulty, seat: Some(ANNA) }
}
