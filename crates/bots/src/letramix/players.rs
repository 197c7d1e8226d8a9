//! The eight levels: what each knows, what it finds with that, and how long that takes.

use super::Band;
use super::crossing::Eye;
use crate::level;
use std::ops::Range;

/// A player: the words they know, what they find with them, and how long that takes.
#[derive(Debug)]
pub(super) struct Player {
    pub name: &'static str,
    pub band: Band,
    pub skill: Skill,
    /// Seconds until the first word lies.
    pub first: Range<u64>,
    /// Seconds from word to word, and for a last look.
    pub next: Range<u64>,
}

/// What somebody finds.
#[derive(Debug)]
pub(super) enum Skill {
    /// Some words, one after the other, the best one first.
    Cross(Eye),
    /// The best layout if a search of so many nodes finds it, else a place for as many dice as possible.
    Search(u64),
}

/// Knows common words, and lays three.
pub(super) static BOGENFAENGER: Player = Player {
    name: level::BOGENFAENGER,
    band: Band::Common,
    skill: Skill::Cross(Eye { longest: 5, words: 3 }),
    first: 7..12,
    next: 5..9,
};
/// Lays four.
pub(super) static LEHRLING: Player = Player {
    name: level::LEHRLING,
    band: Band::Common,
    skill: Skill::Cross(Eye { longest: 5, words: 4 }),
    first: 6..11,
    next: 4..8,
};
/// Knows everyday words, sees long ones, and lays five.
pub(super) static GAUTSCHLING: Player = Player {
    name: level::GAUTSCHLING,
    band: Band::Everyday,
    skill: Skill::Cross(Eye { longest: 8, words: 5 }),
    first: 6..11,
    next: 4..8,
};
/// Knows no more words, but sees that short ones cross better.
pub(super) static GESELLE: Player = Player {
    name: level::GESELLE,
    band: Band::Everyday,
    skill: Skill::Cross(Eye { longest: 5, words: 4 }),
    first: 6..10,
    next: 4..7,
};
/// Tries to build in all dice, and succeeds where that is easy.
pub(super) static SCHWEIZERDEGEN: Player = Player {
    name: level::SCHWEIZERDEGEN,
    band: Band::Everyday,
    skill: Skill::Search(1_500),
    first: 6..10,
    next: 3..7,
};
/// Builds in all dice, and packs them closely where that is not too hard.
pub(super) static ALTGESELLE: Player = Player {
    name: level::ALTGESELLE,
    band: Band::Everyday,
    skill: Skill::Search(12_000),
    first: 5..9,
    next: 3..6,
};
/// Reads much, and packs them more closely.
pub(super) static FAKTOR: Player = Player {
    name: level::FAKTOR,
    band: Band::WellRead,
    skill: Skill::Search(24_000),
    first: 5..9,
    next: 3..6,
};
/// Packs the dice as closely as they go.
pub(super) static MEISTER: Player = Player {
    name: level::MEISTER,
    band: Band::WellRead,
    skill: Skill::Search(120_000),
    first: 5..9,
    next: 2..5,
};
