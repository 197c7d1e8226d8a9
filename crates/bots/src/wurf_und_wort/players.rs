//! The four levels: which words each knows, how quickly they come to mind, how daring and how strict they are.

use super::mind::Band;
use std::ops::Range;

/// A player, with a temperament.
pub(super) struct Player {
    pub name: &'static str,
    /// The words they know.
    pub band: Band,
    /// Milliseconds until they have read card and dice.
    pub reading: Range<u64>,
    /// Milliseconds for one thought.
    pub thought: Range<u64>,
    /// For each word that would fit, a thought finds one in so many of a hundred cases.
    pub finds: usize,
    /// But never in more than so many.
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

/// Knows what everybody thinks of, takes time, miscounts now and then, and is kind.
pub(super) static LEHRLING: Player = Player {
    name: "lehrling",
    band: Band::Common,
    reading: 1_000..2_400,
    thought: 2_800..6_000,
    finds: 3,
    finds_at_most: 26,
    patience: 18..34,
    typing: 2_500..6_000,
    miscounts: 16,
    dares: 6,
    strictness: 40,
};
/// Knows more, is quick on the buzzer, and dares more than is good.
pub(super) static GESELLE: Player = Player {
    name: "geselle",
    band: Band::Everyday,
    reading: 900..2_000,
    thought: 2_500..5_500,
    finds: 3,
    finds_at_most: 32,
    patience: 20..36,
    typing: 2_000..5_000,
    miscounts: 10,
    dares: 20,
    strictness: 80,
};
/// Knows what fits, never dares anything, and is strict with those who do.
pub(super) static ALTGESELLE: Player = Player {
    name: "altgeselle",
    band: Band::WellRead,
    reading: 900..1_800,
    thought: 2_400..5_200,
    finds: 3,
    finds_at_most: 40,
    patience: 22..38,
    typing: 1_800..4_000,
    miscounts: 5,
    dares: 2,
    strictness: 130,
};
/// Knows all words of the theme base, finds them quickly, and hardly ever errs.
pub(super) static MEISTER: Player = Player {
    name: "meister",
    band: Band::All,
    reading: 800..1_500,
    thought: 2_200..5_000,
    finds: 4,
    finds_at_most: 50,
    patience: 24..42,
    typing: 1_500..3_500,
    miscounts: 2,
    dares: 8,
    strictness: 100,
};
