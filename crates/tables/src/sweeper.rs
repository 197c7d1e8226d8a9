//! What happens although nobody is there: lobbies end, untouched tables close, what is over becomes results, grows old and is
//! deleted, and so is who does not come any more.
//!
//! Every server sweeps. It asks the log for a batch of what is due, and visits one table after the other like anybody else,
//! so that a table in memory is asked there. Two sweepers do no harm: a row is a compare-and-set, and only what is (still)
//! over is deleted.

use crate::figures::add;
use crate::persons::forget_person;
use crate::registry::Registry;
use crate::settling::settle;
use crate::shared::Shared;
use desk::message::Bye;
use desk::row::TableId;
use desk::{Input, Swept, Unavailable};
use game::{Span, Stamp};
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{fmt, str};
use tokio::sync::oneshot;

const HOUR: Span = Span::from_secs(60 * 60);
const DAY: Span = HOUR.times(24);
/// So many tables are visited at a time.
const BATCH: u32 = 500;
/// So many people are forgotten at a time.
const PERSONS_AT_ONCE: u32 = 50;
/// So many are deleted in one transaction: a few milliseconds, which is what a row of a player waits for it.
const DELETED_AT_ONCE: usize = 10;

/// How long tables that are over are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// For so many days.
    Days(u32),
    /// For ever.
    Forever,
}

impl Default for Keep {
    fn default() -> Self {
        Self::Days(365)
    }
}

impl Keep {
    /// What ended by then has been kept long enough.
    pub(crate) fn ended_by(self, now: Stamp) -> Option<Stamp> {
        match self {
            Self::Days(days) => {
                let kept = DAY.times(u64::from(days)).millis();
                Some(Stamp::from_millis(now.millis().saturating_sub(kept)))
            }
            Self::Forever => None,
        }
    }
}

/// It is neither a number of days nor `forever`.
#[derive(Debug, thiserror::Error)]
#[error("say for how many days, as in 60d, or forever")]
pub struct BadKeep;

impl str::FromStr for Keep {
    type Err = BadKeep;

    fn from_str(text: &str) -> Result<Self, BadKeep> {
        if text == "forever" {
            return Ok(Self::Forever);
        }
        let days = text.strip_suffix('d').and_then(|days| days.parse().ok());
        days.filter(|days| *days > 0).map(Self::Days).ok_or(BadKeep)
    }
}

impl fmt::Display for Keep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Days(days) => write!(f, "{days}d"),
            Self::Forever => f.write_str("forever"),
        }
    }
}

/// What one sweep has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sweep {
    /// Tables that were due.
    pub due: u64,
    /// Those that were closed.
    pub closed: u64,
    /// Those that were deleted.
    pub deleted: u64,
    /// Tables that were over and whose results nobody had kept yet.
    pub settled: u64,
    /// People who have not been here for too long, and are forgotten.
    pub persons: u64,
}

/// Visits one batch of what is due by now, and rests a little after each step.
pub(crate) async fn sweep(
    shared: &Arc<Shared>,
    registry: &Arc<Registry>,
    now: Stamp,
    rest: Duration,
) -> Result<Sweep, Unavailable> {
    let _one_at_a_time = registry.sweeping.lock().await;
    let (start, ended_by) = (Instant::now(), registry.keep().ended_by(now));
    let due = shared.log.due(now, ended_by, BATCH).await?;
    let mut sweep = Sweep { due: due.len() as u64, ..Sweep::default() };
    // Before anything is deleted: results are read from rows.
    for table in shared.log.unsettled(BATCH).await? {
        sweep.settled += u64::from(settle(&*shared.log, &table).await?);
        tokio::time::sleep(rest).await;
    }
    sweep.persons = sweep_persons(shared, registry, now, ended_by, rest).await?;
    let (old, open): (Vec<_>, Vec<_>) = due.into_iter().partition(|due| due.is_over);
    let old: Vec<TableId> = old.into_iter().map(|due| due.table).collect();
    for some in old.chunks(DELETED_AT_ONCE) {
        sweep.deleted += shared.log.delete(some.to_vec(), ended_by).await?;
        for table in some {
            tell_deleted(registry, table);
        }
        tokio::time::sleep(rest).await;
    }
    for due in open {
        sweep.closed += u64::from(visit(shared, registry, &due.table, now).await?);
        tokio::time::sleep(rest).await;
    }
    let figures = &shared.figures;
    add(&figures.swept, sweep.due);
    add(&figures.closed, sweep.closed);
    add(&figures.deleted, sweep.deleted);
    add(&figures.sweep_micros, start.elapsed().as_micros() as u64);
    Ok(sweep)
}

/// Forgets who has not been here for as long as tables are kept, and who waits no longer.
async fn sweep_persons(
    shared: &Arc<Shared>,
    registry: &Registry,
    now: Stamp,
    unseen_since: Option<Stamp>,
    rest: Duration,
) -> Result<u64, Unavailable> {
    let yesterday = Stamp::from_millis(now.millis().saturating_sub(DAY.millis()));
    shared.log.drop_seeks(yesterday).await?;
    let Some(since) = unseen_since else { return Ok(0) };
    let mut forgotten = 0;
    for id in shared.log.unseen_persons(since, PERSONS_AT_ONCE).await? {
        forget_person(shared, registry, &id).await?;
        forgotten += 1;
        tokio::time::sleep(rest).await;
    }
    Ok(forgotten)
}

/// Whoever still looks at a deleted table is told.
fn tell_deleted(registry: &Registry, table: &TableId) {
    if let Some(live) = registry.get(table) {
        live.give(Input::Look { head: None, dead: Vec::new() });
    }
}

/// Lets a table do what is due, or learns when to come again; was it closed?
async fn visit(
    shared: &Arc<Shared>,
    registry: &Arc<Registry>,
    table: &TableId,
    now: Stamp,
) -> Result<bool, Unavailable> {
    let (tomorrow, soon) = (now + DAY, now + HOUR);
    let again = match registry.enter(shared, table).await {
        Ok(live) => {
            let (reply, answer) = oneshot::channel();
            live.sweep(now, reply);
            match answer.await {
                Ok(Swept::Closed) => return Ok(true),
                Ok(Swept::Lives { due }) => due,
                // Lists do not know that it is over: that should not be, and is not to be looked at every minute.
                Ok(Swept::Over { .. }) => tomorrow,
                // It must not hold up the others. If the log is away, that shows when the new due is written.
                Ok(Swept::Failed) => soon,
                // It has just left memory: it is visited again in a minute.
                Err(_) => return Ok(false),
            }
        }
        Err(Bye::Damaged) => tomorrow,
        Err(Bye::Unavailable) => soon,
        // Deleted meanwhile, or there is no room in memory: next time.
        Err(_) => return Ok(false),
    };
    shared.log.set_due(table.clone(), again).await?;
    Ok(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_long_to_keep_is_read_as_it_is_written() {
        for text in ["60d", "365d", "1d", "forever"] {
            assert_eq!(text.parse::<Keep>().unwrap().to_string(), text);
        }
        for text in ["", "d", "0d", "60", "-1d", "1y", "Forever", "99999999999d"] {
            assert!(text.parse::<Keep>().is_err(), "{text}");
        }
        assert_eq!(Keep::default().to_string(), "365d");
    }

    #[test]
    fn what_is_kept_for_ever_never_ended_long_enough_ago() {
        let now = Stamp::from_millis(90 * DAY.millis());
        assert_eq!(Keep::Forever.ended_by(now), None);
        assert_eq!(Keep::Days(60).ended_by(now), Some(Stamp::from_millis(30 * DAY.millis())));
        assert_eq!(Keep::Days(u32::MAX).ended_by(now), Some(Stamp::default()));
    }
}
