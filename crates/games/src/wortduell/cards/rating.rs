//! How difficult a card is: the calls that a good solver needs on average.

#![allow(clippy::cast_precision_loss, reason = "counts are far below 2^23")]

use super::Card;
use crate::wortduell::solver::{Lore, Skill, Solving, Way, openings};
use game::Chance;
use serde::{Deserialize, Serialize};
use std::ops::Range;
use std::sync::LazyLock;

/// So many times a card is solved to rate it: the more, the nearer to the truth, and the longer it takes to deal endless cards.
const RUNS: u64 = 24;
/// After so many of them it is known roughly.
const FIRST: u64 = 8;
/// A card of the box is rated once and for all.
const RUNS_FOR_BOX: u64 = 192;
/// By so many tenths of a call the ratings of two cards may differ. That leaves room for their error: rated again by many more
/// runs, they must not differ by more than one call (`cargo xtask bench cards`).
const FAIR: u16 = 2;

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

    /// May two cards be dealt against each other? They are to differ by at most one call, whatever error their ratings have.
    pub const fn is_fair_against(self, other: Self) -> bool {
        self.0.abs_diff(other.0) <= FAIR
    }
}

/// The first step of each run: nothing is known before it, so it is the same for every card.
static FIRST_WAYS: LazyLock<Vec<Way>> = LazyLock::new(|| ways(0..FIRST));
static OTHER_WAYS: LazyLock<Vec<Way>> = LazyLock::new(|| ways(FIRST..RUNS));

fn ways(seeds: Range<u64>) -> Vec<Way> {
    openings(Lore::all(), Skill::GOOD, seeds.map(Chance::from_seed).collect())
}

/// The turns that the solver needs if it begins like this, all runs together. A wrong guess counts as one: it costs a turn, too.
fn turns(card: &Card, ways: &[Way]) -> usize {
    let turns = |(step, chances): &Way| {
        let mut solving = Solving::new(card, Lore::all(), Skill::GOOD);
        solving.take(*step);
        solving.turns(chances.clone())
    };
    ways.iter().map(turns).sum()
}

/// The first runs of a card's rating.
#[derive(Clone, Copy, Debug)]
pub struct FirstRuns {
    turns: usize,
}

impl FirstRuns {
    /// Lets the solver solve a card a few times.
    pub fn of(card: &Card) -> Self {
        Self { turns: turns(card, &FIRST_WAYS) }
    }

    /// Its difficulty, roughly.
    pub fn calls(self) -> Calls {
        Calls::new(self.turns as f64 / FIRST as f64)
    }

    /// Its difficulty, after the other runs.
    pub fn go_on(self, card: &Card) -> Calls {
        Calls::new((self.turns + turns(card, &OTHER_WAYS)) as f64 / RUNS as f64)
    }
}

/// How many calls the solver needs for this card on average.
pub fn rate(card: &Card) -> Calls {
    FirstRuns::of(card).go_on(card)
}

/// How many calls it needs for a card of the box. There is all the time in the world for that.
pub fn rate_for_box(card: &Card) -> Calls {
    Calls::new(rate_by(card, 0..RUNS_FOR_BOX))
}

/// How many calls it needs on average in these runs, one a seed.
pub fn rate_by(card: &Card, seeds: Range<u64>) -> f64 {
    let chances: Vec<Chance> = seeds.map(Chance::from_seed).collect();
    let runs = chances.len();
    Solving::new(card, Lore::all(), Skill::GOOD).turns(chances) as f64 / runs as f64
}
