//! The eight levels: which words each knows, how quickly they come to mind, how daring and how strict they are.

use super::mind::Band;
use crate::level;
use std::ops::Range;

/// A player, with a temperament.
#[derive(Debug)]
pub(super) struct Player {
    pub name: &'static str,
    /// The words they know.
    pub band: Band,
    /// Milliseconds until they have read card and dice.
    pub reading: Range<u64>,
    /// Milliseconds for one thought.
    pub thought: Range<u64>,
    /// For each word that would fit, a thought finds one in so many of a thousand cases.
    pub finds: usize,
    /// But never in more than so many of a hundred.
    pub finds_at_most: usize,
    /// Seconds until they give up.
    pub patience: Range<u64>,
    /// Milliseconds to type a word.
    pub typing: Range<u64>,
    /// In so many of a hundred cases they count syllables wrong.
    pub miscounts: usize,
    /// In so many of a hundred cases they dare a word that somebody may find unsuitable.
    pub dares: usize,
    /// How hard they are on the words of others: doubts count so much, in percent.
    pub strictness: usize,
}

/// Knows what everybody thinks of, and takes a long time to think of it.
pub(super) static BOGENFAENGER: Player = Player {
    name: level::BOGENFAENGER,
    band: Band::Common,
    reading: 1_200..2_800,
    thought: 3_200..7_000,
    finds: 20,
    finds_at_most: 18,
    patience: 16..30,
    typing: 3_000..6_500,
    miscounts: 18,
    dares: 3,
    strictness: 30,
};
/// Knows what everybody thinks of, takes time, miscounts now and then, and is kind.
pub(super) static LEHRLING: Player = Player {
    name: level::LEHRLING,
    band: Band::Common,
    reading: 1_000..2_400,
    thought: 2_900..6_300,
    finds: 27,
    finds_at_most: 24,
    patience: 18..34,
    typing: 2_500..6_000,
    miscounts: 16,
    dares: 6,
    strictness: 40,
};
/// Knows no more, but it comes to mind sooner.
pub(super) static GAUTSCHLING: Player = Player {
    name: level::GAUTSCHLING,
    band: Band::Common,
    reading: 1_000..2_200,
    thought: 2_700..5_800,
    finds: 44,
    finds_at_most: 30,
    patience: 19..35,
    typing: 2_200..5_500,
    miscounts: 12,
    dares: 8,
    strictness: 60,
};
/// Knows more, is quick on the buzzer, and dares more than is good.
pub(super) static GESELLE: Player = Player {
    name: level::GESELLE,
    band: Band::Everyday,
    reading: 900..2_000,
    thought: 2_500..5_500,
    finds: 22,
    finds_at_most: 32,
    patience: 20..36,
    typing: 2_000..5_000,
    miscounts: 9,
    dares: 12,
    strictness: 80,
};
/// Thinks of it sooner, and dares less.
pub(super) static SCHWEIZERDEGEN: Player = Player {
    name: level::SCHWEIZERDEGEN,
    band: Band::Everyday,
    reading: 900..1_900,
    thought: 2_400..5_300,
    finds: 32,
    finds_at_most: 38,
    patience: 21..37,
    typing: 1_900..4_500,
    miscounts: 7,
    dares: 8,
    strictness: 100,
};
/// Knows what fits, never dares anything, and is strict with those who do.
pub(super) static ALTGESELLE: Player = Player {
    name: level::ALTGESELLE,
    band: Band::WellRead,
    reading: 900..1_800,
    thought: 2_300..5_100,
    finds: 30,
    finds_at_most: 44,
    patience: 22..38,
    typing: 1_800..4_000,
    miscounts: 5,
    dares: 2,
    strictness: 130,
};
/// Knows all words of the theme base, and finds most of them.
pub(super) static FAKTOR: Player = Player {
    name: level::FAKTOR,
    band: Band::All,
    reading: 800..1_600,
    thought: 2_200..4_900,
    finds: 32,
    finds_at_most: 50,
    patience: 23..40,
    typing: 1_600..3_700,
    miscounts: 3,
    dares: 4,
    strictness: 115,
};
/// Knows all words of the theme base, finds them quickly, and hardly ever errs.
pub(super) static MEISTER: Player = Player {
    name: level::MEISTER,
    band: Band::All,
    reading: 800..1_500,
    thought: 1_800..5_200,
    finds: 50,
    finds_at_most: 46,
    patience: 24..42,
    typing: 1_500..3_500,
    miscounts: 1,
    dares: 4,
    strictness: 100,
};
