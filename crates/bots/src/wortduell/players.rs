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

/// Calls frequent letters, and guesses when a third of a word lies open and it is quite sure.
pub(super) static BOGENFAENGER: Player = Player {
    name: level::BOGENFAENGER,
    skill: Skill { calling: Calling::ByFrequency, certainty: 0.85, uncovered: 30, samples: 60 },
    thinks: 6..12,
};
/// Needs somewhat less to see a word.
pub(super) static LEHRLING: Player = Player {
    name: level::LEHRLING,
    skill: Skill { calling: Calling::ByFrequency, certainty: 0.8, uncovered: 25, samples: 60 },
    thinks: 5..10,
};
/// Needs a few letters.
pub(super) static GAUTSCHLING: Player = Player {
    name: level::GAUTSCHLING,
    skill: Skill { calling: Calling::ByFrequency, certainty: 0.75, uncovered: 20, samples: 80 },
    thinks: 5..10,
};
/// Concludes from what is not there, too, and does not wait until it is sure.
pub(super) static GESELLE: Player = Player {
    name: level::GESELLE,
    skill: Skill { calling: Calling::ByFrequency, certainty: 0.6, uncovered: 0, samples: 80 },
    thinks: 5..9,
};
/// Calls what tells most, but wants to see a third of a word.
pub(super) static SCHWEIZERDEGEN: Player = Player {
    name: level::SCHWEIZERDEGEN,
    skill: Skill { calling: Calling::ByInformation, certainty: 0.9, uncovered: 32, samples: 80 },
    thinks: 5..9,
};
/// Needs a few letters of a word.
pub(super) static ALTGESELLE: Player = Player {
    name: level::ALTGESELLE,
    skill: Skill { calling: Calling::ByInformation, certainty: 0.9, uncovered: 28, samples: 80 },
    thinks: 5..9,
};
/// Needs less of a word, and does not wait until it is sure.
pub(super) static FAKTOR: Player = Player {
    name: level::FAKTOR,
    skill: Skill { calling: Calling::ByInformation, certainty: 0.78, uncovered: 24, samples: 80 },
    thinks: 4..8,
};
/// Calls what tells most, and guesses when that pays.
pub(super) static MEISTER: Player = Player { name: level::MEISTER, skill: Skill::GOOD, thinks: 4..8 };
