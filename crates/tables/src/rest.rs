//! When many tables are played, the server works in strokes: the log rests after a commit, and while it rests nothing that comes
//! in can be answered with a row. So the threads that serve rest, too, and then find all that has come in at once: to wake up for
//! every message would cost more than what is done for it.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The threads that serve get up so long before the log: what they find is to be decided when the log writes again.
const EARLIER: Duration = Duration::from_millis(4);

/// Whether the log rests, for the threads that serve.
#[derive(Debug, Default)]
pub struct Rest {
    until: Mutex<Option<Instant>>,
    watchers: AtomicUsize,
}

/// While there is one of these, nobody but the log rests.
#[derive(Debug)]
pub struct Watch(Arc<Rest>);

impl Rest {
    /// The log rests for so long.
    pub(crate) fn take(&self, time: Duration) {
        *self.until.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now() + time);
        thread::sleep(time);
    }

    /// A thread that serves has nothing to do.
    pub fn doze(&self) {
        let left = self.left();
        if !left.is_zero() {
            thread::sleep(left);
        }
    }

    /// So long a thread that serves may rest now.
    fn left(&self) -> Duration {
        let until = *self.until.lock().unwrap_or_else(PoisonError::into_inner);
        match until {
            Some(until) if self.watchers.load(Ordering::Relaxed) == 0 => {
                until.saturating_duration_since(Instant::now()).saturating_sub(EARLIER)
            }
            _ => Duration::ZERO,
        }
    }

    /// Somebody plays by the millisecond: from now on every message is to be read when it comes.
    pub fn watch(self: &Arc<Self>) -> Watch {
        self.watchers.fetch_add(1, Ordering::Relaxed);
        Watch(Arc::clone(self))
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.0.watchers.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_serves_rests_with_the_log_unless_somebody_watches() {
        let rest = Arc::new(Rest::default());
        assert_eq!(rest.left(), Duration::ZERO);
        *rest.until.lock().unwrap() = Some(Instant::now() + Duration::from_hours(1));
        assert!(rest.left() > Duration::from_mins(59));
        let watch = rest.watch();
        assert_eq!(rest.left(), Duration::ZERO);
        drop(watch);
        assert!(rest.left() > Duration::from_mins(59));
        *rest.until.lock().unwrap() = Some(Instant::now() + EARLIER);
        assert_eq!(rest.left(), Duration::ZERO);
    }
}
