//! The four levels: what comes to their mind, what they look at, how they vote, and how long that takes.

use games::buecherwurm::Side;
use std::ops::Range;

/// A player.
pub(super) struct Player {
    pub name: &'static str,
    /// How likely a typical, a fitting, a debatable word of a theme comes to mind, in percent.
    pub mind: [usize; 3],
    /// What they look at when they choose a die.
    pub eye: Eye,
    /// The theme they choose, 0 for the green one.
    pub theme: u8,
    /// The sides they like to turn the question mark to.
    pub sides: &'static [Side],
    /// How they vote.
    pub temperament: Temperament,
    /// Seconds until a term is said.
    pub thinks: Range<u64>,
    /// Seconds until they see that they have none.
    pub despairs: Range<u64>,
}

/// What somebody looks at when several dice could be taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Eye {
    /// The first term that comes to mind.
    First,
    /// The dots.
    Dots,
    /// Dots, what a theft costs the other, and what the end of the round would mean.
    Points,
}

/// How likely a thumb is up, in percent.
pub(super) struct Temperament {
    /// For a word that speaks for itself: it holds the theme's name, or ends in a word of the theme.
    pub apt: usize,
    /// For another word of the list.
    pub known: usize,
    /// For a word that is in no list.
    pub unknown: usize,
}

/// Says what comes first, and believes almost everything.
pub(super) static LEHRLING: Player = Player {
    name: "lehrling",
    mind: [30, 6, 0],
    eye: Eye::First,
    theme: 0,
    sides: &Side::AFTER_QUESTION,
    temperament: Temperament { apt: 100, known: 90, unknown: 50 },
    thinks: 4..11,
    despairs: 10..14,
};
/// Knows the common words, and looks at the dots.
pub(super) static GESELLE: Player = Player {
    name: "geselle",
    mind: [45, 15, 4],
    eye: Eye::Dots,
    theme: 0,
    sides: &[Side::Bonus, Side::ThemeChange],
    temperament: Temperament { apt: 100, known: 70, unknown: 20 },
    thinks: 3..10,
    despairs: 10..14,
};
/// Knows more words, and thinks of the others' points as well.
pub(super) static ALTGESELLE: Player = Player {
    name: "altgeselle",
    mind: [60, 30, 10],
    eye: Eye::Points,
    theme: 1,
    sides: &[Side::Not, Side::Bonus],
    temperament: Temperament { apt: 95, known: 55, unknown: 5 },
    thinks: 3..9,
    despairs: 11..14,
};
/// Knows almost every word, likes hard themes, and is strict.
pub(super) static MEISTER: Player = Player {
    name: "meister",
    mind: [90, 70, 40],
    eye: Eye::Points,
    theme: 2,
    sides: &[Side::Not, Side::Bonus],
    temperament: Temperament { apt: 90, known: 40, unknown: 0 },
    thinks: 2..7,
    despairs: 11..14,
};
