//! How strong the levels are: measured once by the ladder (`cargo xtask bench ladder`), fixed, and embedded.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// By game and level.
type Strengths = BTreeMap<String, BTreeMap<String, i32>>;

static MEASURED: LazyLock<Strengths> = LazyLock::new(|| {
    let text = include_str!("../../../data/players/strengths.toml");
    toml::from_str(text).unwrap_or_else(|error| unreachable!("a test reads this file: {error}"))
});

/// How strong a level is in a game, on Elo's scale with the Lehrling at 1000: 191 points more win three games of four.
pub fn strength(game: &str, level: &str) -> Option<i32> {
    MEASURED.get(game)?.get(level).copied()
}

/// All strengths, by game and level.
pub fn strengths() -> &'static Strengths {
    &MEASURED
}
