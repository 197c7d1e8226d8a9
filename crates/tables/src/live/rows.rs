//! Writing rows: append, then apply, then tell.

use super::Live;
use crate::figures::add;
use crate::log::{Append, AppendError, Unavailable};
use crate::replica::{Decision, changes_lists, summary};
use crate::row::{Row, Seq};
use ::bots::Levels;
use game::{FrameEvent, Guest, Outcome, Refusal, Span, Stamp, Table, TableEvent, Time, World};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::task::block_in_place;
use tokio::time::Instant;
use words::Lexicon;

/// After a failed append the table tries again so much later.
const PATIENCE: Span = Span::from_secs(1);

/// What a command brought.
pub(super) type Counted = Result<(), NotCounted>;

/// Why nothing was written.
#[derive(Debug)]
pub(super) enum NotCounted {
    /// The rules, or the frame, say no.
    Refused(Refusal),
    /// The log cannot be reached.
    Unavailable,
}

impl From<Refusal> for NotCounted {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl<R: Levels> Live<R> {
    /// Decides, appends, applies and tells; when another row came first, decides again on what it brought.
    pub(super) async fn write(
        &mut self,
        decision: Decision,
        mut decide: impl FnMut(&mut Self) -> Result<Vec<TableEvent<R>>, Refusal>,
    ) -> Counted {
        loop {
            let events = decide(self)?;
            if events.is_empty() {
                return Ok(());
            }
            match self.append(&events, decision).await {
                Ok(()) => return Ok(()),
                Err(AppendError::Conflict) => {
                    add(&self.shared.figures.conflicts, 1);
                    self.catch_up().await.map_err(|_| NotCounted::Unavailable)?;
                    if self.has_counted(decision) {
                        return Ok(());
                    }
                }
                Err(AppendError::CodeTaken) => {
                    return Err(Refusal::not_now().into());
                }
                Err(AppendError::Unavailable(error)) => {
                    self.is_unavailable(&error);
                    return Err(NotCounted::Unavailable);
                }
            }
        }
    }

    async fn append(&mut self, events: &[TableEvent<R>], decision: Decision) -> Result<(), AppendError> {
        let decision = Decision { at: decision.at.max(self.replica.at), ..decision };
        let row = self.replica.next_row(events, decision);
        let before = R::outcome(&self.replica.table.state).is_some();
        let (after, news) = self.foreseen(events);
        let is_over = !before && R::outcome(&after.state).is_some();
        let listed = is_over || events.iter().any(changes_lists);
        let past = self.replica.mark;
        let append = Append { row: row.clone(), past, summary: listed.then(|| summary(&after)) };
        let start = Instant::now();
        self.shared.log.append(append).await?;
        self.shared.figures.appended(start.elapsed());
        self.retry = None;
        self.becomes(after, &row);
        if let Some((guest, id)) = row.actor.zip(row.id) {
            self.acknowledge(guest, id, row.seq);
        }
        self.tell(&news, events, decision.actor);
        self.shared.hint(row, self.replica.mark);
        Ok(())
    }

    /// The table one row later.
    pub(super) fn becomes(&mut self, after: Table<R>, row: &Row) {
        if R::moment(&after.state) != R::moment(&self.replica.table.state) {
            self.searches.end();
        }
        self.replica.table = after;
        self.replica.note(row);
    }

    /// A command has counted; the view that shows it follows at once.
    fn acknowledge(&self, guest: Guest, id: u32, seq: Seq) {
        if let Some(socket) = self.sockets.iter().find(|socket| socket.guest == Some(guest)) {
            socket.outbox.done(id, seq);
        }
    }

    /// Has another server carried out this command already? A client that changed servers may have sent it to both.
    fn has_counted(&mut self, decision: Decision) -> bool {
        let Some((guest, id)) = decision.actor.zip(decision.id) else { return false };
        let (last, seq) = self.replica.last(guest);
        if last < id {
            return false;
        }
        self.acknowledge(guest, id, seq);
        self.show_to(Some(guest));
        true
    }

    fn is_unavailable(&mut self, error: &Unavailable) {
        add(&self.shared.figures.failures, 1);
        tracing::error!(table = %self.replica.id, seq = self.replica.seq + 1, %error, "a row was not written");
        self.retry = Some(self.shared.clock.now() + PATIENCE);
    }

    /// Writes events of the frame with what the rules make of them.
    pub(super) async fn write_frame(
        &mut self,
        decision: Decision,
        mut decide: impl FnMut(&mut Self) -> Result<Vec<FrameEvent<R::Options>>, Refusal>,
    ) -> Counted {
        self.write(decision, |table| {
            let events = decide(table)?;
            let now = table.table_time(decision.at);
            Ok(table.in_world(now, Span::default(), |table, world| table.with_consequences(events, world)))
        })
        .await
    }

    /// Table time at a stamp, never before the last row.
    pub(super) fn table_time(&self, at: Stamp) -> Time {
        self.replica.table.frame.clock.time_at(at.max(self.replica.at))
    }

    /// Lends the rules a world.
    pub(super) fn in_world<T>(
        &mut self,
        now: Time,
        lag: Span,
        use_it: impl FnOnce(&Table<R>, &mut World<'_>) -> T,
    ) -> T {
        let mut world = World { now, lag, chance: &mut self.chance, lexicon: Lexicon::german() };
        let table = &self.replica.table;
        if R::is_slow(&table.state) { aside(|| use_it(table, &mut world)) } else { use_it(table, &mut world) }
    }

    pub(super) fn by_nobody(&self, at: Stamp) -> Decision {
        Decision { at, node: self.shared.node, actor: None, id: None }
    }

    pub(super) fn by(&self, guest: Guest, id: Option<u32>, at: Stamp) -> Decision {
        Decision { at, node: self.shared.node, actor: Some(guest), id }
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        R::outcome(&self.replica.table.state)
    }
}

/// Does something that takes long; where there are several threads, another one goes on with the other tables.
fn aside<T>(work: impl FnOnce() -> T) -> T {
    match Handle::current().runtime_flavor() {
        RuntimeFlavor::MultiThread => block_in_place(work),
        _ => work(),
    }
}

#[cfg(test)]
mod tests {
    use super::aside;
    use std::sync::mpsc::channel;
    use std::time::Duration;

    /// The only worker waits for what another task of its own says: that is said, as somebody else goes on with it.
    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn others_go_on_meanwhile() {
        let waiting = tokio::spawn(async {
            let (tell, told) = channel();
            tokio::spawn(async move { tell.send("hello") });
            aside(|| told.recv_timeout(Duration::from_secs(20)))
        });
        assert_eq!(waiting.await.unwrap(), Ok("hello"));
    }

    #[tokio::test]
    async fn a_single_thread_does_it_itself() {
        assert_eq!(aside(|| 7), 7);
    }
}
