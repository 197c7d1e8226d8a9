//! The server's clock: the time of day when it started, and what has passed since. Servers that share a log go by the log's
//! clock, so that their stamps can be compared.

use crate::log::{Log, Unavailable};
use game::Stamp;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// The log's clock is asked so often in a row; the quickest answer is the most exact.
const SAMPLES: usize = 5;
/// Once it is set, a clock is put right by at most so much at a time: nobody sees it jump.
const STEP: Duration = Duration::from_micros(500);

/// A clock; all its copies show the same. Where tests stop tokio's time, it stands still too.
#[derive(Clone, Debug)]
pub struct ServerClock {
    started: Instant,
    /// Since 1970.
    at: Duration,
    /// What has to be added, in microseconds.
    ahead: Arc<AtomicI64>,
}

impl ServerClock {
    /// A clock that shows the time of day.
    pub fn start() -> Self {
        Self::showing(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default())
    }

    /// A clock that shows this now.
    pub fn start_at(at: Stamp) -> Self {
        Self::showing(Duration::from_millis(at.millis()))
    }

    fn showing(at: Duration) -> Self {
        Self { started: Instant::now(), at, ahead: Arc::default() }
    }

    /// What it shows.
    pub fn now(&self) -> Stamp {
        Stamp::from_millis((self.micros() / 1000).cast_unsigned())
    }

    /// When it will show this, rounded up: who waits until then finds that it does.
    pub fn instant(&self, stamp: Stamp) -> Instant {
        let wanted = i64::try_from(stamp.millis()).unwrap_or(i64::MAX / 1000).saturating_mul(1000);
        let passed = wanted - self.at.as_micros() as i64 - self.ahead.load(Ordering::Relaxed);
        self.started + Duration::from_micros(u64::try_from(passed).unwrap_or(0))
    }

    fn micros(&self) -> i64 {
        (self.at + self.started.elapsed()).as_micros() as i64 + self.ahead.load(Ordering::Relaxed)
    }

    /// Takes over the time of the log's clock, if it has one.
    pub async fn set_by(&self, log: &dyn Log) -> Result<(), Unavailable> {
        let off = self.off(log).await?;
        self.ahead.fetch_add(off, Ordering::Relaxed);
        Ok(())
    }

    /// Goes a little towards the log's clock.
    pub(crate) async fn follow(&self, log: &dyn Log) -> Result<(), Unavailable> {
        let most = STEP.as_micros() as i64;
        let off = self.off(log).await?.clamp(-most, most);
        self.ahead.fetch_add(off, Ordering::Relaxed);
        Ok(())
    }

    /// How far the log's clock is ahead, in microseconds.
    async fn off(&self, log: &dyn Log) -> Result<i64, Unavailable> {
        let mut best: Option<(i64, i64)> = None;
        for _ in 0..SAMPLES {
            let asked = self.micros();
            let Some(time) = log.time().await? else { return Ok(0) };
            let answered = self.micros();
            let (took, between) = (answered - asked, asked.midpoint(answered));
            let off = time.as_micros() as i64 - between;
            best = best.filter(|(quickest, _)| *quickest <= took).or(Some((took, off)));
        }
        Ok(best.map_or(0, |(_, off)| off))
    }
}
