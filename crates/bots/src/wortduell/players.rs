//! The eight levels: how each chooses letters, when it guesses, and how long that takes.

use crate::level;
use games::wortduell::solver::{Calling, Skill};
use std::ops::Range;

/// A player.
#[derive(Debug)]
pub(super) struct Player {
    pub name: &'static str,
    pub skill: Skill,
    /// Seconds for each step of a turn.
    pub thinks: Range<u64>,
}

/// Calls frequent letters, and guesses what lies open, letter by letter.
pub(super) static BOGENFAENGER: Player = Player {
    name: level::BOGENFAENGER,
    skill: Skill { calling: Calling::ByFrequency, certainty: 2.0, uncovered: 100, samples: 0 },
    thinks: 6..12,
};
/// Calls frequent letters, too, and guesses when hardly a letter is missing.
pub(super) static LEHRLING: Player = Player {
    name: level::LEHRLING,
    skill: Skill { calling: Calling::ByFrequency, certainty: 0.95, uncovered: 85, samples: 40 },
    thinks: 5..10,
};
/// Thinks of themes, and guesses when most of a word lies open.
pub(super) static GAUTSCHLING: Player = Player {
    name: level::GAUTSCHLING,
    skill: Skill { calling: Calling::ByFrequency, certainty: 0.9, uncovered: 70, samples: 60 },
    thinks: 5..10,
};
/// Needs somewhat less.
pub(super) static GESELLE: Player = Player {
    name: level::GESELLE,
    skill: Skill { calling: Calling::ByFrequency, certainty: 0.9, uncovered: 55, samples: 60 },
    thinks: 5..9,
};
/// Needs less to see a word.
pub(super) static SCHWEIZERDEGEN: Player = Player {
    name: level::SCHWEIZERDEGEN,
    skill: Skill { calling: Calling::ByFrequency, certainty: 0.8, uncovered: 40, samples: 80 },
    thinks: 5..9,
};
/// Sees words by a few letters.
pub(super) static ALTGESELLE: Player = Player {
    name: level::ALTGESELLE,
    skill: Skill { calling: Calling::ByFrequency, certainty: 0.7, uncovered: 25, samples: 80 },
    thinks: 5..9,
};
/// Calls what tells most, but wants to be sure of a word.
pub(super) static FAKTOR: Player = Player {
    name: level::FAKTOR,
    skill: Skill { calling: Calling::ByInformation, certainty: 0.9, uncovered: 40, samples: 80 },
    thinks: 4..8,
};
/// Calls what tells most, and guesses when that pays.
pub(super) static MEISTER: Player = Player { name: level::MEISTER, skill: Skill::GOOD, thinks: 4..8 };
