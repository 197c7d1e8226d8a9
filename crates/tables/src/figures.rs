//! Counters and gauges for the server's metrics.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

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
    /// Microseconds spent waiting for appends.
    pub append_micros: AtomicU64,
    /// Commands refused.
    pub refused: AtomicU64,
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
    pub(crate) fn appended(&self, took: Duration) {
        add(&self.rows, 1);
        add(&self.append_micros, took.as_micros() as u64);
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
