//! The server's clock: the time of day when it started, and what has passed since. It never jumps.

use game::{Span, Stamp};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// A clock. Where tests stop tokio's time, it stands still too.
#[derive(Clone, Copy, Debug)]
pub struct ServerClock {
    started: Instant,
    at: Stamp,
}

impl ServerClock {
    /// A clock that shows the time of day.
    pub fn start() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self::start_at(Stamp::from_millis(since.as_millis() as u64))
    }

    /// A clock that shows this now.
    pub fn start_at(at: Stamp) -> Self {
        Self { started: Instant::now(), at }
    }

    /// What it shows.
    pub fn now(&self) -> Stamp {
        self.at + Span::from_millis(self.started.elapsed().as_millis() as u64)
    }

    /// When it will show this, rounded up: who waits until then finds that it does.
    pub fn instant(&self, stamp: Stamp) -> Instant {
        self.started + Duration::from_millis(stamp.since(self.at).millis())
    }
}
