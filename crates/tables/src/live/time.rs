//! Deadlines. A due tick comes before anything stamped after it, and is given the time it was due.

use super::Live;
use ::bots::Levels;
use game::{Span, Stamp, TableEvent};
use tokio::time::Instant;

/// Timers fire so late, so that what was sent in time is decided in time.
const LATE: Span = Span::from_millis(100);
/// A table nobody needs stays in memory so long.
const LINGER: Span = Span::from_secs(10);

impl<R: Levels> Live<R> {
    /// When something has to be done next, if nobody asks before.
    pub(super) fn next_wake(&self) -> Instant {
        let due = self.fire_at();
        let stamps = [due, self.presence_due(), self.bot_due(), self.forgotten_at()];
        let earliest = stamps.into_iter().flatten().min();
        let earliest = match self.retry {
            Some(retry) => earliest.map(|stamp| stamp.max(retry)),
            None => earliest,
        };
        let wake = earliest.map(|stamp| self.shared.clock.instant(stamp));
        // Without anything to wait for it looks around once an hour.
        let wake = wake.unwrap_or_else(|| Instant::now() + std::time::Duration::from_hours(1));
        self.show_due().map_or(wake, |show| wake.min(show))
    }

    /// Does all that is due now.
    pub(super) async fn on_time(&mut self) {
        self.show_if_due();
        let now = self.shared.clock.now();
        if self.retry.is_some_and(|retry| now < retry) {
            return;
        }
        if self.fire_at().is_some_and(|at| at <= now) {
            self.settle(now).await;
        }
        self.presence_on_time(now).await;
        self.bots_on_time(now).await;
        self.consult_bots();
    }

    /// Lets everything happen that was due at this time; false if that could not be written.
    pub(super) async fn settle(&mut self, now: Stamp) -> bool {
        while let Some(due) = self.due().filter(|due| *due <= now) {
            let seq = self.replica.seq;
            let decision = self.by_nobody(due);
            let ticked = self.write(decision, |table| Ok(table.ticked(now))).await;
            if ticked.is_err() {
                return false;
            }
            if self.replica.seq == seq {
                break; // Rules that do not answer their own deadline would be asked for ever.
            }
        }
        true
    }

    /// What the deadline brings, if it has come.
    fn ticked(&mut self, now: Stamp) -> Vec<TableEvent<R>> {
        let is_due = self.due().is_some_and(|due| due <= now);
        let Some(deadline) = self.replica.table.deadline().filter(|_| is_due) else { return Vec::new() };
        let events = self.in_world(deadline, Span::default(), game::Table::tick);
        events.into_iter().map(TableEvent::Game).collect()
    }

    /// When this server fires the next deadline.
    fn fire_at(&self) -> Option<Stamp> {
        self.due().map(|due| due + LATE + self.help_after())
    }

    /// When the rules want to be ticked.
    fn due(&self) -> Option<Stamp> {
        let table = &self.replica.table;
        table.deadline().and_then(|time| table.frame.clock.stamp_of(time))
    }

    /// When the table may leave memory, if things stay as they are.
    fn forgotten_at(&self) -> Option<Stamp> {
        let rests = !self.replica.table.frame.clock.is_running() || self.outcome().is_some();
        let is_alone = self.sockets.is_empty() && self.going.is_empty();
        (rests && is_alone).then(|| self.needed + LINGER)
    }

    pub(super) fn is_forgotten(&self) -> bool {
        self.forgotten_at().is_some_and(|at| at <= self.shared.clock.now())
    }
}
