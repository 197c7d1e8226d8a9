//! The eight levels: what comes to their mind, what they look at, how they vote, and how long that takes.

use crate::level;
use games::buecherwurm::Side;
use std::ops::Range;

/// A player.
#[derive(Debug)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Eye {
    /// The first term that comes to mind.
    First,
    /// The dots.
    Dots,
    /// Dots, what a theft costs the other, and what the end of the round would mean.
    Points,
}

/// How likely a thumb is up, in percent.
#[derive(Debug)]
pub(super) struct Temperament {
    /// For a word that speaks for itself: it holds the theme's name, or ends in a word of the theme.
    pub apt: usize,
    /// For another word of the list.
    pub known: usize,
    /// For a word that is in no list.
    pub unknown: usize,
}

/// Says the first thing there is to say, and believes almost everything.
pub(super) static BOGENFAENGER: Player = Player {
    name: level::BOGENFAENGER,
    mind: [20, 3, 0],
    eye: Eye::First,
    theme: 0,
    sides: &Side::AFTER_QUESTION,
    temperament: Temperament { apt: 100, known: 95, unknown: 60 },
    thinks: 5..12,
    despairs: 11..14,
};
/// Says what comes first, and believes much.
pub(super) static LEHRLING: Player = Player {
    name: level::LEHRLING,
    mind: [28, 6, 0],
    eye: Eye::First,
    theme: 0,
    sides: &Side::AFTER_QUESTION,
    temperament: Temperament { apt: 100, known: 90, unknown: 50 },
    thinks: 4..11,
    despairs: 10..14,
};
/// Says what comes first, but more comes.
pub(super) static GAUTSCHLING: Player = Player {
    name: level::GAUTSCHLING,
    mind: [42, 13, 2],
    eye: Eye::First,
    theme: 0,
    sides: &[Side::Bonus, Side::ThemeChange],
    temperament: Temperament { apt: 100, known: 80, unknown: 35 },
    thinks: 4..11,
    despairs: 10..14,
};
/// Knows the common words, and looks at the dots.
pub(super) static GESELLE: Player = Player {
    name: level::GESELLE,
    mind: [39, 12, 2],
    eye: Eye::Dots,
    theme: 0,
    sides: &[Side::Bonus, Side::ThemeChange],
    temperament: Temperament { apt: 100, known: 70, unknown: 20 },
    thinks: 3..10,
    despairs: 10..14,
};
/// Knows a few more.
pub(super) static SCHWEIZERDEGEN: Player = Player {
    name: level::SCHWEIZERDEGEN,
    mind: [52, 22, 7],
    eye: Eye::Dots,
    theme: 0,
    sides: &[Side::Bonus, Side::ThemeChange],
    temperament: Temperament { apt: 100, known: 60, unknown: 10 },
    thinks: 3..10,
    despairs: 10..14,
};
/// Knows more words, and thinks of the others' points as well.
pub(super) static ALTGESELLE: Player = Player {
    name: level::ALTGESELLE,
    mind: [60, 30, 11],
    eye: Eye::Points,
    theme: 1,
    sides: &[Side::Not, Side::Bonus],
    temperament: Temperament { apt: 95, known: 55, unknown: 5 },
    thinks: 3..9,
    despairs: 11..14,
};
/// Knows most words, and is strict.
pub(super) static FAKTOR: Player = Player {
    name: level::FAKTOR,
    mind: [74, 48, 24],
    eye: Eye::Points,
    theme: 1,
    sides: &[Side::Not, Side::Bonus],
    temperament: Temperament { apt: 95, known: 45, unknown: 2 },
    thinks: 3..8,
    despairs: 11..14,
};
/// Knows almost every word, likes hard themes, and is strict.
pub(super) static MEISTER: Player = Player {
    name: level::MEISTER,
    mind: [95, 82, 55],
    eye: Eye::Points,
    theme: 2,
    sides: &[Side::Not, Side::Bonus],
    temperament: Temperament { apt: 90, known: 40, unknown: 0 },
    thinks: 2..7,
    despairs: 11..14,
};
