//! How difficult a card is: the calls that a good solver needs on average.

#![allow(clippy::cast_precision_loss, reason = "counts are far below 2^23")]

use super::Card;
use crate::wortduell::solver::{Lore, Skill, Solving, Way, openings};
use game::Chance;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// So many times a card is solved to rate it: the more, the nearer to the truth, and the longer it takes to deal endless cards.
const RUNS: u64 = 8;
/// By so many tenths of a call the ratings of two cards may differ. That leaves room for their error: rated again by many more
/// runs, they hardly ever differ by more than one call (`cargo xtask bench cards`).
const FAIR: u16 = 5;

/// Calls on average, to a tenth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Calls(u16);

impl Calls {
    /// So many, to a tenth.
    #[allow(clippy::cast_sign_loss, reason = "clamped to 0..=1000")]
    pub fn new(calls: f64) -> Self {
        Self((calls * 10.0).round().clamp(0.0, 1000.0) as u16)
    }

    /// So many.
    pub fn calls(self) -> f64 {
        f64::from(self.0) / 10.0
    }

    /// May two cards be dealt against each other? They may differ by at most one call.
    pub const fn is_fair_against(self, other: Self) -> bool {
        self.0.abs_diff(other.0) <= FAIR
    }
}

/// The first step of each run: nothing is known before it, so it is the same for every card.
static OPENINGS: LazyLock<Vec<Way>> =
    LazyLock::new(|| openings(Lore::all(), Skill::GOOD, (0..RUNS).map(Chance::from_seed).collect()));

/// How many calls the solver needs for this card on average. A wrong guess counts as one: it costs a turn, too.
pub fn rate(card: &Card) -> Calls {
    let turns = |(step, chances): &Way| {
        let mut solving = Solving::new(card, Lore::all(), Skill::GOOD);
        solving.take(*step);
        solving.turns(chances.clone())
    };
    Calls::new(OPENINGS.iter().map(turns).sum::<usize>() as f64 / RUNS as f64)
}

/// The same from other draws, one run a seed: how far a rating is from the truth.
pub fn rate_again(card: &Card, seeds: std::ops::Range<u64>) -> f64 {
    let chances: Vec<Chance> = seeds.map(Chance::from_seed).collect();
    let runs = chances.len();
    Solving::new(card, Lore::all(), Skill::GOOD).turns(chances) as f64 / runs as f64
}
