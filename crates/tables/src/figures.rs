//! Counters and gauges for the server's metrics.

use game::Stamp;
use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// An append that takes so long is slow: people notice.
pub const SLOW_APPEND: Duration = Duration::from_millis(100);
/// So many of them are remembered.
const MOST_SLOW: usize = 20;

/// All counters and gauges.
#[derive(Default)]
pub struct Figures {
    /// Tables in memory.
    pub tables: AtomicU64,
    /// Open sockets.
    pub sockets: AtomicU64,
    /// Tables opened by this server since its start.
    pub opened: AtomicU64,
    /// Rows written.
    pub rows: AtomicU64,
    /// Appends that failed because the table already had another row.
    pub conflicts: AtomicU64,
    /// Tables whose rows contradict each other.
    pub damaged: AtomicU64,
    /// Appends that failed.
    pub failures: AtomicU64,
    /// How long appends took, whatever came of them.
    pub appends: Histogram,
    /// Appends that were slow,
    pub slow_appends: AtomicU64,
    /// and the last of them: when, and how many milliseconds they took.
    last_slow: Mutex<VecDeque<(Stamp, u64)>>,
    /// Commands refused, by the code of the refusal.
    pub refused: Counts<&'static str>,
    /// Questions answered.
    pub questions: AtomicU64,
    /// Searches for what could have been done.
    pub searches: AtomicU64,
    /// Questions that wait for a search.
    pub questions_waiting: AtomicU64,
    /// Searches that are under way.
    pub searches_running: AtomicU64,
    /// Bytes that questions hold: those that wait, rows that are folded, and views kept for who asks again.
    pub question_bytes: AtomicU64,
    /// Questions refused because too many waited.
    pub questions_refused: AtomicU64,
    /// Plans made by bots.
    pub plans: AtomicU64,
    /// Tables that were due although nobody was there.
    pub swept: AtomicU64,
    /// Those of them that were closed.
    pub closed: AtomicU64,
    /// Those of them that were deleted.
    pub deleted: AtomicU64,
    /// Microseconds spent sweeping.
    pub sweep_micros: AtomicU64,
}

impl Figures {
    /// Counts an append, whatever came of it.
    pub(crate) fn appended(&self, took: Duration, now: Stamp) {
        self.appends.observe(took);
        if took >= SLOW_APPEND {
            add(&self.slow_appends, 1);
            let mut last = self.last_slow.lock().unwrap_or_else(PoisonError::into_inner);
            last.truncate(MOST_SLOW - 1);
            last.push_front((now, took.as_millis() as u64));
        }
    }

    /// The last slow appends, the newest first: when each was, and how many milliseconds it took.
    pub fn last_slow(&self) -> Vec<(Stamp, u64)> {
        self.last_slow.lock().unwrap_or_else(PoisonError::into_inner).iter().copied().collect()
    }
}

/// How often something took how long.
#[derive(Default)]
pub struct Histogram {
    /// One for each bound, and one for what took longer.
    buckets: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

/// The bounds of a histogram's buckets, in microseconds: from a commit on a good disk to the longest that a log may take.
const BOUNDS: [u64; 12] =
    [1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000];

impl Histogram {
    /// Counts one that took so long.
    pub fn observe(&self, took: Duration) {
        let micros = took.as_micros() as u64;
        let bucket = BOUNDS.iter().position(|bound| micros <= *bound).unwrap_or(BOUNDS.len());
        add(&self.buckets[bucket], 1);
        add(&self.micros, micros);
    }

    /// How many took longer than the bound before, and not longer than this one; the last has no bound.
    pub fn buckets(&self) -> impl Iterator<Item = (Option<Duration>, u64)> {
        let bounds = BOUNDS.iter().map(|bound| Some(Duration::from_micros(*bound))).chain([None]);
        bounds.zip(self.buckets.iter().map(|bucket| bucket.load(Ordering::Relaxed)))
    }

    /// How long all together took.
    pub fn sum(&self) -> Duration {
        Duration::from_micros(self.micros.load(Ordering::Relaxed))
    }
}

/// How often each of a handful of things happened.
#[derive(Default)]
pub struct Counts<K>(Mutex<BTreeMap<K, u64>>);

impl<K: Ord + Copy> Counts<K> {
    /// Counts one.
    pub fn add(&self, what: K) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(what).or_default() += 1;
    }

    /// What has happened so far, and how often.
    pub fn all(&self) -> Vec<(K, u64)> {
        let counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        counts.iter().map(|(what, count)| (*what, *count)).collect()
    }
}

/// Counts up.
pub(crate) fn add(figure: &AtomicU64, by: u64) {
    figure.fetch_add(by, Ordering::Relaxed);
}

/// Counts down.
pub(crate) fn remove(figure: &AtomicU64, by: u64) {
    figure.fetch_sub(by, Ordering::Relaxed);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_slow_appends_are_remembered() {
        let figures = Figures::default();
        for millis in 0..150 {
            figures.appended(Duration::from_millis(millis), Stamp::from_millis(millis));
        }
        assert_eq!(figures.slow_appends.load(Ordering::Relaxed), 50);
        let last = figures.last_slow();
        assert_eq!((last.len(), last[0]), (MOST_SLOW, (Stamp::from_millis(149), 149)));
    }
}
