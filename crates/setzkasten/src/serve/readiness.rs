//! Readiness: can the server write? Found out by writing, at most once a second, however often it is asked.

use std::time::Duration;
use tables::Tables;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

/// An answer is good for so long: strangers may ask, too.
const GOOD_FOR: Duration = Duration::from_secs(1);
/// For the log to write.
const WRITE_TIMEOUT: Duration = Duration::from_secs(2);

/// The last answer, and when it was found out.
#[derive(Default)]
pub struct Readiness(Mutex<Option<(Instant, bool)>>);

impl Readiness {
    /// Can these tables be written?
    pub async fn check(&self, tables: &Tables) -> bool {
        self.check_by(async || timeout(WRITE_TIMEOUT, tables.is_ready()).await.unwrap_or(false)).await
    }

    /// Who asks while it is being found out waits for the same answer.
    async fn check_by(&self, find_out: impl AsyncFnOnce() -> bool) -> bool {
        let mut last = self.0.lock().await;
        if let Some((at, is_ready)) = *last
            && at.elapsed() < GOOD_FOR
        {
            return is_ready;
        }
        let is_ready = find_out().await;
        *last = Some((Instant::now(), is_ready));
        is_ready
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    #[tokio::test(start_paused = true)]
    async fn however_often_it_is_asked_it_writes_once_a_second() {
        let (readiness, writes) = (Readiness::default(), AtomicU32::new(0));
        let ask = async |is_ready| {
            readiness
                .check_by(async || {
                    writes.fetch_add(1, Ordering::Relaxed);
                    is_ready
                })
                .await
        };
        for _ in 0..100 {
            assert!(ask(true).await);
        }
        assert_eq!(writes.load(Ordering::Relaxed), 1);
        tokio::time::advance(GOOD_FOR).await;
        assert!(!ask(false).await && !ask(true).await);
        assert_eq!(writes.load(Ordering::Relaxed), 2);
    }
}
