//! How strong the levels are: measured once by the ladder (`cargo xtask bench ladder`), fixed, and embedded. Games whose
//! ladder has not been climbed yet have provisional strengths, so that people can be rated there, too.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// By game and level.
type Strengths = BTreeMap<String, BTreeMap<String, i32>>;

static MEASURED: LazyLock<Strengths> =
    LazyLock::new(|| read(include_str!("../../../data/players/strengths.toml")));
static PROVISIONAL: LazyLock<Strengths> =
    LazyLock::new(|| read(include_str!("../../../data/players/provisional.toml")));

fn read(text: &str) -> Strengths {
    toml::from_str(text).unwrap_or_else(|error| unreachable!("a test reads this file: {error}"))
}

/// How strong a level is in a game, on Elo's scale with the Lehrling at 1000: 191 points more win three games of four.
pub fn strength(game: &str, level: &str) -> Option<i32> {
    MEASURED.get(game)?.get(level).copied()
}

/// How strong it is taken to be where nothing was measured yet.
pub fn provisional_strength(game: &str, level: &str) -> Option<i32> {
    PROVISIONAL.get(game)?.get(level).copied()
}

/// All strengths that were measured, by game and level.
pub fn strengths() -> &'static Strengths {
    &MEASURED
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level;

    #[test]
    fn every_level_of_every_game_has_a_strength() {
        for game in ["buecherwurm", "letramix", "woerterklauer", "wortduell", "wurf-und-wort"] {
            let known = |level| strength(game, level).or_else(|| provisional_strength(game, level));
            let values = level::ALL.map(|level| known(level).unwrap());
            assert!(values.is_sorted_by(|a, b| a < b), "{game} {values:?}");
        }
    }

    #[test]
    fn provisional_ones_are_the_means_of_what_was_measured() {
        for (game, levels) in PROVISIONAL.iter() {
            for (level, value) in levels {
                let measured: Vec<i32> = MEASURED.keys().filter_map(|game| strength(game, level)).collect();
                let (sum, count) = measured.iter().fold((0, 0), |(sum, count), one| (sum + one, count + 1));
                assert_eq!(*value, (2 * sum + count) / (2 * count), "{game} {level}");
            }
        }
    }
}
