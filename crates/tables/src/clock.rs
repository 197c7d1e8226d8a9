//! The server's clock: the time of day at the start plus monotonic time since then, so that it does not follow a system clock
//! that is set while it runs. Servers that share a log synchronize with the log's clock, so that their stamps can be compared.
//! It never starts before the newest stamp in the log: a system clock that was set back must not stop the tables.

use crate::log::{Log, Unavailable};
use game::{Span, Stamp};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// Samples of the log's clock for each measurement; the one with the shortest round trip is the most exact.
const SAMPLES: usize = 5;
/// A running clock is adjusted by at most this much at a time, so that it never jumps.
const MAX_ADJUSTMENT: Duration = Duration::from_micros(500);
/// A clock that is further behind the newest stamp than this is reported.
const TOLERATED_LAG: Span = Span::from_secs(5);

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

    /// Sets it forward, for simulated days.
    pub fn advance(&self, by: Span) {
        let micros = i64::try_from(by.millis()).unwrap_or(i64::MAX / 1000).saturating_mul(1000);
        self.correction.fetch_add(micros, Ordering::Relaxed);
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

    /// Sets this clock to the log's clock, if it has one, but never to before the newest stamp in the log. May jump.
    pub async fn set_by(&self, log: &dyn Log) -> Result<(), Unavailable> {
        let offset = self.offset(log).await?;
        self.correction.fetch_add(offset, Ordering::Relaxed);
        if let Some(newest) = log.newest().await? {
            self.go_on_from(newest);
        }
        Ok(())
    }

    /// Moves this clock forward to a stamp that has been used already.
    fn go_on_from(&self, newest: Stamp) {
        let behind = newest.since(self.now());
        if behind > TOLERATED_LAG {
            let seconds = behind.millis() / 1000;
            tracing::warn!(
                seconds,
                "the clock is behind the newest row: it was set back, or was wrong before; tables go on from that row, and \
                 stamps stay ahead of the clock: set the clock right"
            );
        }
        self.correction.fetch_add(behind.millis().cast_signed().saturating_mul(1000), Ordering::Relaxed);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::MemoryLog;

    const DAY: u64 = 24 * 3600 * 1000;
    const BEFORE: Stamp = Stamp::from_millis(20_000 * DAY);

    /// A clock at the start of a server, on a log whose newest stamp is of `BEFORE`.
    async fn started_at(millis: u64) -> ServerClock {
        let log = MemoryLog::default();
        log.beat(1, BEFORE).await.unwrap();
        let clock = ServerClock::start_at(Stamp::from_millis(millis));
        clock.set_by(&log).await.unwrap();
        clock
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_was_set_back_goes_on_from_the_newest_stamp() {
        let clock = started_at(BEFORE.millis() - 2 * DAY).await;
        assert_eq!(clock.now(), BEFORE);
        tokio::time::advance(Duration::from_mins(1)).await;
        assert_eq!(clock.now(), Stamp::from_millis(BEFORE.millis() + 60_000));
        let soon = Stamp::from_millis(BEFORE.millis() + 90_000);
        assert_eq!(clock.instant(soon) - Instant::now(), Duration::from_secs(30));
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_is_ahead_stays_as_it_is() {
        let later = BEFORE.millis() + 3 * DAY;
        assert_eq!(started_at(later).await.now(), Stamp::from_millis(later));
    }
}
