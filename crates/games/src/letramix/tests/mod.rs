//! The rules, each test by the number of its rule in `rules/letramix.md`.
//!
//! Not the engine's business, so without a test here:
//! - C3: the lost picture; only its numbers survive, and 5.3.9 tests them.
//! - C16, second half: who starts a return game is for the frame, which opens the new table.
//! - 5.3.2, first half: a die in the air goes back to its place; the client sends whole layouts.
//!
//! 4.3 and C2 (faces and values) are tested beside the data, in `dice.rs`; `coverage.rs` sees to it that no number is
//! missing.

mod absence;
mod check_aid;
mod coverage;
mod deeds;
mod ends;
mod jokers;
mod layouts;
mod rerolls;
mod same_roll;
mod turns;

use super::dice::faces;
use super::*;
use game::grid::Cell;
use game::play::Play;
use game::{
    Chance, Connection, FrameEvent, GRACE, Guest, Occupant, Presence, Seat, Seats, Span, TableEvent, Time,
    Viewer,
};
use words::judge::{HouseList, Judge, Profile};
use words::{Letter, Lexicon};

desk::contract_suite!(LetraMix);

const ANNA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const CLEO: Seat = Seat::new(2);

/// 25 points lie in these dice; four vowels.
const ROLL: &str = "BERUEHMTRPELM";
/// Of [`ROLL`]: BERÜHMT 14 + ERPEL 9 − M 3 = 20, the numbers of 5.3.9.
const TWENTY: &[&str] = &["BERUEHMT", ".R......", ".P......", ".E......", ".L......"];
/// Of [`ROLL`]: HM 5 more, and no die is left: 28.
const FULL: &[&str] = &["BERUEHMT", ".R...M..", ".P......", ".E......", ".L......"];
/// Of [`ROLL`]: BERÜHMT 14 − 11 = 3.
const THREE: &[&str] = &["BERUEHMT"];
/// Of [`ROLL`]: no word.
const NONSENSE: &[&str] = &["BRMTPL"];
/// Nothing on the table: with [`ROLL`] −25.
const NOTHING: &[&str] = &[];

/// How long the glass runs (C1).
const GLASS: Span = Span::from_millis(150_000);
const MILLI: Span = Span::from_millis(1);

/// A roll from its letters, `*` for the joker. The thirteen dice must be able to show it.
fn dice(text: &str) -> Vec<Face> {
    let face = |byte| Letter::from_ascii(byte).map_or(Face::Joker, Face::Letter);
    let roll: Vec<Face> = text.bytes().map(face).collect();
    assert_eq!(roll.len(), DICE, "{text}");
    assert!(can_show(&roll, &mut vec![false; DICE]), "no dice show {text}");
    roll
}

/// Is there a die for each face?
fn can_show(roll: &[Face], used: &mut Vec<bool>) -> bool {
    let Some((face, rest)) = roll.split_last() else { return true };
    (0..DICE).any(|die| {
        let fits = !used[die] && faces()[die].contains(face);
        if fits {
            used[die] = true;
            if can_show(rest, used) {
                return true;
            }
            used[die] = false;
        }
        false
    })
}

/// A layout as it is drawn: a capital is a die with that letter, `?` a joker that the player has not named, a small
/// letter a joker that stands for it.
fn drawn(roll: &[Face], lines: &[&str]) -> Layout {
    let mut free: Vec<usize> = (0..roll.len()).collect();
    let mut placed = Vec::new();
    for (y, line) in (0..).zip(lines) {
        for (x, byte) in (0..).zip(line.bytes()).filter(|(_, byte)| *byte != b'.') {
            let is_joker = byte == b'?' || byte.is_ascii_lowercase();
            let wanted = if is_joker { Face::Joker } else { Face::Letter(Letter::from_ascii(byte).unwrap()) };
            let place = free.iter().position(|die| roll[*die] == wanted);
            let die = free.remove(place.unwrap_or_else(|| panic!("no die for {}", char::from(byte)))) as u8;
            let letter = if is_joker { Letter::from_ascii(byte) } else { None };
            placed.push(Placed { die, cell: Cell::new(x, y), letter });
        }
    }
    Layout::new(placed)
}

/// What a layout of a roll is worth by the default rules.
fn worth_of(roll: &str, lines: &[&str]) -> Option<Worth> {
    let dice = dice(roll);
    worth(&drawn(&dice, lines), &dice, &Judge::new(Profile::LETRAMIX))
}

fn points_of(roll: &str, lines: &[&str]) -> Option<i32> {
    worth_of(roll, lines).map(|worth| worth.points)
}

fn turns(end: End) -> Options {
    Options { end, ..Options::default() }
}

fn same_roll(end: End) -> Options {
    Options { mode: Mode::SameRoll, end, ..Options::default() }
}

/// A table in simulated time with dice as the test wants them.
struct Trial {
    play: Play<LetraMix>,
}

impl Trial {
    /// A table that has begun, by this seed.
    fn seeded(options: &Options, players: u8, seed: u64) -> Self {
        let seats = Seats::new(
            (0..players).map(|i| Occupant::Person { name: format!("P{i}"), guest: Guest::new(u32::from(i)) }),
        );
        let table = Table::begin(options, seats, HouseList::default()).unwrap();
        Self { play: Play::begin(table, Chance::from_seed(seed), Lexicon::german()) }
    }

    /// A table that Anna begins.
    fn begin(options: &Options, players: u8) -> Self {
        let mut tables = (0..).map(|seed| Self::seeded(options, players, seed));
        tables.find(|trial| trial.state().first == Some(ANNA)).unwrap()
    }

    /// A table of the default rules at which Anna has just rolled.
    fn rolled(players: u8, roll: &str) -> Self {
        let mut trial = Self::begin(&Options::default(), players);
        trial.roll(roll);
        trial
    }

    fn state(&self) -> &State {
        &self.play.table.state
    }

    fn happen(&mut self, event: Event) {
        self.play.table.apply(&TableEvent::Game(event));
    }

    /// The cup is emptied, and the dice show this.
    fn roll(&mut self, roll: &str) {
        let at = self.play.now;
        self.happen(Event::Rolled { dice: dice(roll), at, out: vec![] });
    }

    /// All dice were rolled again, and show this.
    fn roll_again(&mut self, roll: &str) {
        let at = self.play.now;
        self.happen(Event::Rerolled { dice: dice(roll), at });
    }

    /// An action now; the code of the refusal if it is refused.
    fn act(&mut self, seat: Seat, action: Action) -> Result<(), &'static str> {
        self.play.act(seat, action).map_err(|refusal| refusal.code)
    }

    fn lay(&mut self, seat: Seat, lines: &[&str]) -> Result<(), &'static str> {
        let layout = drawn(self.dice(), lines);
        self.act(seat, Action::Lay { layout })
    }

    fn finish(&mut self, seat: Seat, lines: &[&str]) -> Result<(), &'static str> {
        let layout = drawn(self.dice(), lines);
        self.act(seat, Action::Finish { layout })
    }

    /// A whole turn with [`ROLL`].
    fn turn(&mut self, seat: Seat, lines: &[&str]) {
        assert_eq!(self.to_roll(), Some(seat));
        self.roll(ROLL);
        self.finish(seat, lines).unwrap();
    }

    /// The dice on the table; where none lie, the last ones.
    fn dice(&self) -> &[Face] {
        self.state().laying().or(self.state().past.as_ref()).map_or(&[], |laying| &laying.dice)
    }

    fn desk(&self, seat: Seat) -> &Desk {
        &self.state().laying().unwrap().desks[seat.index()]
    }

    /// Who is to roll.
    fn to_roll(&self) -> Option<Seat> {
        match self.state().phase {
            Phase::ToRoll { seat, .. } => Some(seat),
            _ => None,
        }
    }

    fn totals(&self) -> &[i32] {
        &self.state().totals
    }

    /// Who has won, if it is over.
    fn winners(&self) -> Option<Vec<Seat>> {
        self.play.table.outcome().map(|outcome| outcome.winners)
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

    fn leaves(&mut self, seat: Seat) {
        self.play.frame(FrameEvent::Left { seat, kicked: false });
    }

    fn view(&self, viewer: Viewer) -> View {
        self.play.table.view(viewer)
    }

    /// What a seat is told about its right to roll again, and when the glass is out.
    fn reroll_and_until(&self, seat: Seat) -> (bool, Option<Time>) {
        match self.view(Viewer::Seat(seat)).phase {
            PhaseView::Laying { reroll, until, .. } => (reroll, until),
            other => panic!("nobody lays: {other:?}"),
        }
    }

    fn offers_reroll(&self, seat: Seat) -> bool {
        self.reroll_and_until(seat).0
    }
}

/// The tests' own layouts are worth what their names say.
#[test]
fn the_examples_are_what_they_say() {
    assert_eq!(points_of(ROLL, TWENTY), Some(20));
    assert_eq!(points_of(ROLL, FULL), Some(28));
    assert_eq!(points_of(ROLL, THREE), Some(3));
    assert_eq!(points_of(ROLL, NONSENSE), None);
    assert_eq!(dice(ROLL).iter().map(|face| face.value()).sum::<i32>(), 25);
}
