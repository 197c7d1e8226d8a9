//! Chance: dice, draws and shuffles from a seed. The stream and everything drawn from it is frozen, so that a seed
//! gives the same table in every release.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// A source of chance.
#[derive(Clone, Debug)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The chance of this seed.
    pub fn from_seed(seed: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        Self(ChaCha8Rng::from_seed(bytes))
    }

    /// The chance of these bytes, drawn by who has true chance to give.
    pub fn from_bytes(seed: [u8; 32]) -> Self {
        Self(ChaCha8Rng::from_seed(seed))
    }

    /// A new source that does not depend on how much is drawn from this one later.
    #[must_use]
    pub fn fork(&mut self) -> Self {
        let mut seed = [0; 32];
        self.0.fill_bytes(&mut seed);
        Self(ChaCha8Rng::from_seed(seed))
    }

    /// A number below `limit`, all equally likely; 0 if `limit` is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        self.below_u64(limit as u64) as usize
    }

    /// The same where `usize` may have 32 bits.
    fn below_u64(&mut self, limit: u64) -> u64 {
        if limit < 2 {
            return 0;
        }
        // Numbers above the last full multiple are drawn again, else small ones would be likelier.
        let fair = u64::MAX - u64::MAX % limit;
        loop {
            let number = self.0.next_u64();
            if number < fair {
                return number % limit;
            }
        }
    }

    /// A number from 0 to below 1, in steps that are fine enough for weighing.
    #[expect(clippy::cast_precision_loss, reason = "a float has 53 bits")]
    pub fn fraction(&mut self) -> f64 {
        const STEPS: u64 = 1 << 40;
        self.below_u64(STEPS) as f64 / STEPS as f64
    }

    /// One of these, all equally likely; `None` of none.
    pub fn pick<T>(&mut self, choices: &[T]) -> Option<T>
    where
        T: Clone,
    {
        choices.get(self.below(choices.len())).cloned()
    }

    /// True in so many of a hundred cases.
    pub fn percent(&mut self, share: usize) -> bool {
        self.below(100) < share
    }

    /// Brings the items into any order, all equally likely (Fisher–Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The stream is part of every recorded table: this test may never change.
    #[test]
    fn the_stream_is_frozen() {
        let mut chance = Chance::from_seed(1975);
        let drawn: Vec<usize> = (0..8).map(|_| chance.below(100)).collect();
        let mut items: Vec<u8> = (0..8).collect();
        chance.shuffle(&mut items);
        assert_eq!(drawn, [12, 71, 17, 43, 91, 63, 56, 59]);
        assert_eq!(items, [3, 0, 6, 2, 7, 4, 1, 5]);
    }

    #[test]
    fn all_numbers_are_about_equally_likely() {
        let mut chance = Chance::from_seed(7);
        let mut counts = [0; 6];
        (0..60_000).for_each(|_| counts[chance.below(6)] += 1);
        assert!(counts.iter().all(|n| (9_500..10_500).contains(n)), "{counts:?}");
    }
}
