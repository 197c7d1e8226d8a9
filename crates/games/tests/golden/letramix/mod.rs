//! Whole tables of LetraMix.

mod actor;
mod driver;
mod render;

use driver::{Habit, Script, player};
use game::Pace;
use games::letramix::{End, Mode, Options};

#[test]
fn golden_letramix_solo() {
    let options = Options { pace: Pace::Off, end: End::Rounds(3), ..Options::default() };
    let script = Script {
        title: "Alone, without a glass: can all 13 dice be built in (C.14, C17)?",
        options,
        players: vec![player("Anna", 6)],
        seed: 1,
    };
    super::check("letramix-solo", &driver::play(&script));
}

#[test]
fn golden_letramix_two_in_turns() {
    let script = Script {
        title: "Two in turns; Ben lets the sand run out and spoils his layout, the last valid one counts (C6).",
        options: Options { end: End::Rounds(3), ..Options::default() },
        players: vec![player("Anna", 1), player("Ben", 2).with(Habit::Dawdles)],
        seed: 2,
    };
    super::check("letramix-two-in-turns", &driver::play(&script));
}

#[test]
fn golden_letramix_roll_again() {
    let script = Script {
        title: "Two in turns, without Prüfhilfe; somebody rolls again (C.3), and an idle player is skipped (5.3.7).",
        options: Options { end: End::Rounds(2), check_aid: false, ..Options::default() },
        players: vec![player("Anna", 1), player("Ben", 0).with(Habit::SleepsIn(1))],
        seed: 27,
    };
    super::check("letramix-roll-again", &driver::play(&script));
}

#[test]
fn golden_letramix_same_roll() {
    let script = Script {
        title: "Three with the same roll, everybody at once (C15).",
        options: Options { mode: Mode::SameRoll, end: End::Rounds(3), ..Options::default() },
        players: vec![player("Anna", 2), player("Ben", 1), player("Cleo", 0).with(Habit::Dawdles)],
        seed: 4,
    };
    super::check("letramix-same-roll", &driver::play(&script));
}

#[test]
fn golden_letramix_target_and_leaver() {
    let script = Script {
        title: "Three in turns to a target of 40; Cleo leaves for good (5.3.7), the last round is played to its end (C.13).",
        options: Options { end: End::Target(40), ..Options::default() },
        players: vec![player("Anna", 3), player("Ben", 3), player("Cleo", 1).with(Habit::LeavesIn(1))],
        seed: 5,
    };
    super::check("letramix-target-and-leaver", &driver::play(&script));
}
