//! The four levels: how each chooses letters, when it guesses, and how long that takes.

use games::wortduell::solver::{Calling, Skill};
use std::ops::Range;

/// A player.
pub(super) struct Player {
    pub name: &'static str,
    pub skill: Skill,
    /// Seconds for each step of a turn.
    pub thinks: Range<u64>,
}

/// Calls frequent letters, and guesses late: what lies open, letter by letter.
pub(super) static LEHRLING: Player = Player {
    name: "lehrling",
    skill: Skill { calling: Calling::ByFrequency, certainty: 2.0, uncovered: 100, samples: 0 },
    thinks: 5..10,
};
/// Calls frequent letters, too, but thinks of themes, and guesses when most of a word lies open.
pub(super) static GESELLE: Player = Player {
    name: "geselle",
    skill: Skill { calling: Calling::ByFrequency, certainty: 0.9, uncovered: 60, samples: 60 },
    thinks: 5..9,
};
/// Needs less to see a word.
pub(super) static ALTGESELLE: Player = Player {
    name: "altgeselle",
    skill: Skill { calling: Calling::ByFrequency, certainty: 0.8, uncovered: 40, samples: 80 },
    thinks: 5..9,
};
/// Calls what tells most, and guesses when that pays.
pub(super) static MEISTER: Player = Player { name: "meister", skill: Skill::GOOD, thinks: 4..8 };
