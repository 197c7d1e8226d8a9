//! The server's clock: the time of day at the start plus monotonic time since then. Servers that share a log synchronize with
//! the log's clock, so that their stamps can be compared.

use crate::log::{Log, Unavailable};
use game::Stamp;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// Samples of the log's clock for each measurement; the one with the shortest round trip is the most exact.
const SAMPLES: usize = 5;
/// A running clock is adjusted by at most this much at a time, so that it never jumps.
const MAX_ADJUSTMENT: Duration = Duration::from_micros(500);

/// A clock; all its clones show the same time. It stands still while tests pause tokio's time.
#[derive(Clone, Debug)]
pub struct ServerClock {
    started: Instant,
    /// The time of day at the start, since 1970.
    at: Duration,
    /// The correction towards the log's clock, in microseconds.
    correction: Arc<AtomicI64>,
}

impl ServerClock {
    /// A clock that shows the time of day.
    pub fn start() -> Self {
        Self::showing(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default())
    }

    /// A clock that shows this stamp now.
    pub fn start_at(at: Stamp) -> Self {
        Self::showing(Duration::from_millis(at.millis()))
    }

    fn showing(at: Duration) -> Self {
        Self { started: Instant::now(), at, correction: Arc::default() }
    }

    /// The time it shows.
    pub fn now(&self) -> Stamp {
        Stamp::from_millis((self.micros() / 1000).cast_unsigned())
    }

    /// When it will show this stamp. Rounded up, so that after sleeping until then `now` is not before the stamp.
    pub fn instant(&self, stamp: Stamp) -> Instant {
        let wanted = i64::try_from(stamp.millis()).unwrap_or(i64::MAX / 1000).saturating_mul(1000);
        let passed = wanted - self.at.as_micros() as i64 - self.correction.load(Ordering::Relaxed);
        self.started + Duration::from_micros(u64::try_from(passed).unwrap_or(0))
    }

    fn micros(&self) -> i64 {
        (self.at + self.started.elapsed()).as_micros() as i64 + self.correction.load(Ordering::Relaxed)
    }

    /// Sets this clock to the log's clock, if it has one. May jump.
    pub async fn set_by(&self, log: &dyn Log) -> Result<(), Unavailable> {
        let offset = self.offset(log).await?;
        self.correction.fetch_add(offset, Ordering::Relaxed);
        Ok(())
    }

    /// Moves this clock by a small step towards the log's clock.
    pub(crate) async fn follow(&self, log: &dyn Log) -> Result<(), Unavailable> {
        let max = MAX_ADJUSTMENT.as_micros() as i64;
        let offset = self.offset(log).await?.clamp(-max, max);
        self.correction.fetch_add(offset, Ordering::Relaxed);
        Ok(())
    }

    /// How far the log's clock is ahead of this one, in microseconds. Assumes that the log reads its clock in the middle of
    /// the round trip.
    async fn offset(&self, log: &dyn Log) -> Result<i64, Unavailable> {
        let mut best: Option<(i64, i64)> = None;
        for _ in 0..SAMPLES {
            let asked = self.micros();
            let Some(time) = log.time().await? else { return Ok(0) };
            let answered = self.micros();
            let (round_trip, middle) = (answered - asked, asked.midpoint(answered));
            let offset = time.as_micros() as i64 - middle;
            best = best.filter(|(shortest, _)| *shortest <= round_trip).or(Some((round_trip, offset)));
        }
        Ok(best.map_or(0, |(_, offset)| offset))
    }
}
