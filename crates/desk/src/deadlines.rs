//! Deadlines. A due tick comes before anything stamped after it, and is given the time it was due.

use crate::desk::{Desk, Job};
use crate::rows::Then;
use game::{Decided, Rules, Span, Stamp};

/// Timers fire so late, so that what was sent in time is decided in time.
const LATE: Span = Span::from_millis(100);
/// A table nobody needs stays in memory so long.
const LINGER: Span = Span::from_secs(10);

impl<R: Rules> Desk<R> {
    /// A deadline has come: all that was due happens.
    pub(crate) fn tick(&mut self) {
        if let Some((decided, due)) = self.settle(self.now) {
            self.append(Job::Tick, decided, Self::by_nobody(due), Then::GoOn);
        }
    }

    /// The next thing that was due by then, and when.
    pub(crate) fn settle(&mut self, until: Stamp) -> Option<(Decided<R>, Stamp)> {
        let due = self.due().filter(|due| *due <= until)?;
        let deadline = self.replica.table.deadline()?;
        let mut story = self.story(deadline, Span::default());
        story.tick();
        let decided = story.end();
        if decided.is_none() {
            // Rules that do not answer their own deadline would be asked for ever.
            self.unanswered = Some(self.replica.seq);
        }
        decided.map(|decided| (decided, due))
    }

    /// When this server fires the next deadline.
    pub(crate) fn fire_at(&self) -> Option<Stamp> {
        let late = match (self.is_sealed(), self.is_leader()) {
            // Everybody waits for it, and who is so late cannot have been first.
            (true, true) => Span::default(),
            (true, false) => LATE,
            (false, _) => LATE + self.help_after(),
        };
        self.due().map(|due| due + late)
    }

    /// When the rules want to be ticked.
    fn due(&self) -> Option<Stamp> {
        if self.unanswered == Some(self.replica.seq) {
            return None;
        }
        let table = &self.replica.table;
        table.deadline().and_then(|time| table.frame.clock.stamp_of(time))
    }

    /// When the table may leave memory, if things stay as they are.
    pub(crate) fn idle_at(&self) -> Option<Stamp> {
        let table = &self.replica.table;
        let rests = !table.frame.clock.is_running() || table.is_over();
        let is_alone = self.connections.is_empty() && self.going.is_empty();
        (rests && is_alone).then(|| self.needed + LINGER)
    }
}
