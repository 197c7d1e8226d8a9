//! Whole tables of Wörterklauer, one at each level.

mod actor;
mod driver;
mod edits;
mod lines;
mod render;

use actor::Taste;
use driver::{Habit, Script, player};
use games::woerterklauer::{Level, Options, WordsBy};

#[test]
fn golden_woerterklauer_level_i() {
    let script = Script {
        title: "Level I: exchange and add (A.28–A.30); who finds no lead swaps letters, then gives up (A.16, A.17).",
        options: Options { size: 12, ..Options::default() },
        players: [player("Anna", Taste::Letters), player("Ben", Taste::Letters)],
        seed: 5,
        most_turns: 60,
    };
    super::check("woerterklauer-level-i", &driver::play(&script));
}

#[test]
fn golden_woerterklauer_level_ii() {
    let script = Script {
        title: "Level II: inserting (A.31), with the glass; Ben spoils his draft, the last one in the lead counts (W17).",
        options: Options { level: Level::II, glass: true, size: 12, ..Options::default() },
        players: [player("Anna", Taste::Technique), player("Ben", Taste::Technique).with(Habit::Dawdles)],
        seed: 1,
        most_turns: 10,
    };
    super::check("woerterklauer-level-ii", &driver::play(&script));
}

#[test]
fn golden_woerterklauer_level_iii() {
    let script = Script {
        title: "Level III: removing (A.32); the table decides about words (W16).",
        options: Options { level: Level::III, words: WordsBy::Table, size: 12, ..Options::default() },
        players: [
            player("Anna", Taste::Technique).with(Habit::Proposes(2, "GLIMM")),
            player("Ben", Taste::Technique).with(Habit::Proposes(3, "SOKKE")),
        ],
        seed: 3,
        most_turns: 10,
    };
    super::check("woerterklauer-level-iii", &driver::play(&script));
}

#[test]
fn golden_woerterklauer_level_iv() {
    let script = Script {
        title: "Level IV: dissolving (A.35), with the full alphabet; Ben leaves for good (5.1.9).",
        options: Options { level: Level::IV, full_alphabet: true, size: 12, ..Options::default() },
        players: [player("Anna", Taste::Technique), player("Ben", Taste::Technique).with(Habit::LeavesIn(9))],
        seed: 10,
        most_turns: 12,
    };
    super::check("woerterklauer-level-iv", &driver::play(&script));
}
