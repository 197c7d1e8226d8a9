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
    /// Plans made by bots.
    pub plans: AtomicU64,
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
