//! Whole matches of Wortduell: two players, teams, manual answers with penalties.

#![allow(clippy::cast_precision_loss, reason = "counts are far below 2^23")]

mod driver;
mod render;

use driver::{Habit, Script, player};
use game::Pace;
use games::wortduell::{Answers, Options, Side};

#[test]
fn golden_wortduell_two_players() {
    let script = Script {
        title: "Two players with a clock; in the second round Ben sleeps through a turn (5.4.6).",
        options: Options::default(),
        players: vec![player("Anna"), player("Ben").with(Habit::SleepsIn(1))],
        seed: 1,
    };
    super::check("wortduell-two-players", &driver::play(&script));
}

#[test]
fn golden_wortduell_teams() {
    let script = Script {
        title: "One against a team (D24): Cleo suggests what Ben then does (5.4.7), and leaves in the second round (5.4.9).",
        options: Options {
            pace: Pace::Off,
            sides: vec![Side::ONE, Side::TWO, Side::TWO],
            ..Options::default()
        },
        players: vec![player("Anna"), player("Ben"), player("Cleo").with(Habit::SuggestsAndLeavesIn(1))],
        seed: 2,
    };
    super::check("wortduell-teams", &driver::play(&script));
}

#[test]
fn golden_wortduell_manual_answers() {
    let script = Script {
        title: "Manual answers (D12, D.16): Ben forgets the last square of each twentieth answer, Anna adds A1 to each eighteenth; \
                once Ben does not answer at all.",
        options: Options { answers: Answers::Manual, ..Options::default() },
        players: vec![player("Anna").with(Habit::AddsWrong(18)), player("Ben").with(Habit::Forgets(20))],
        seed: 3,
    };
    super::check("wortduell-manual-answers", &driver::play(&script));
}
