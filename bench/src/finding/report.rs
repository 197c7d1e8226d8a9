//! How long they waited.

use super::evening::{ALONE, Evening, Found};

/// Waiting times, in seconds, and how often a computer player filled in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Waits {
    /// So many have looked for somebody.
    pub looked: usize,
    /// So many of 100 have met somebody.
    pub met_percent: f64,
    /// Of those half waited no longer than this,
    pub half: u64,
    /// nine of ten no longer than this,
    pub nine_of_ten: u64,
    /// and nobody longer than this.
    pub longest: u64,
    /// For so many of 100 a computer player passed the time.
    pub filled_in_percent: f64,
    /// So often another was quicker.
    pub conflicts: u32,
    /// So often two opened a table at the same moment.
    pub crossed: u32,
}

/// What came of it.
pub fn waits(evening: &Evening) -> Waits {
    let mut met: Vec<u64> =
        evening.found.iter().filter(|found| found.met).map(|found| found.waited / 1_000).collect();
    met.sort_unstable();
    let at = |tenths: usize| met.get((met.len() * tenths / 10).min(met.len().saturating_sub(1))).copied();
    let looked = evening.found.len();
    let filled_in = evening.found.iter().filter(|Found { waited, .. }| *waited > ALONE).count();
    Waits {
        looked,
        met_percent: percent(met.len(), looked),
        half: at(5).unwrap_or(0),
        nine_of_ten: at(9).unwrap_or(0),
        longest: met.last().copied().unwrap_or(0),
        filled_in_percent: percent(filled_in, looked),
        conflicts: evening.conflicts,
        crossed: evening.crossed,
    }
}

#[expect(clippy::cast_precision_loss, reason = "some thousands")]
fn percent(some: usize, all: usize) -> f64 {
    (1000.0 * some as f64 / all.max(1) as f64).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::Plan;

    /// The short form of `cargo xtask bench finding`: that nobody sits with themselves, and no seat is taken twice, is
    /// asserted on the way.
    #[test]
    fn the_more_come_the_shorter_they_wait() {
        let of = |an_hour| waits(&Evening::pass(Plan { people: 300, an_hour, hours: 100, seed: 3 }));
        let (few, many) = (of(4), of(60));
        assert!(few.looked > 300 && many.looked > 4_000, "{few:?} {many:?}");
        assert!(many.met_percent > few.met_percent && many.met_percent > 90.0, "{few:?} {many:?}");
        assert!(many.nine_of_ten < few.nine_of_ten, "{few:?} {many:?}");
        assert!(few.filled_in_percent > many.filled_in_percent, "{few:?} {many:?}");
    }

    /// Where many come at the same time, two servers choose the same table, and one of them has to look again.
    #[test]
    fn two_servers_that_choose_the_same_table_are_told_apart() {
        let rush = waits(&Evening::pass(Plan { people: 3_000, an_hour: 60_000, hours: 1, seed: 4 }));
        assert!(rush.conflicts > 10 && rush.crossed > 10, "{rush:?}");
    }
}
