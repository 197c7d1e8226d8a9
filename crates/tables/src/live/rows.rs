//! Writing rows: append, then apply, then tell.

use super::Live;
use crate::figures::add;
use crate::log::{Append, AppendError, Unavailable};
use crate::replica::{Decision, changes_lists, parse, summary};
use crate::row::Row;
use ::bots::Levels;
use game::{FrameEvent, Guest, Outcome, Refusal, Span, Stamp, TableEvent, Time, World};
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
        let append = Append { row: row.clone(), summary: listed.then(|| summary(&after)) };
        let start = Instant::now();
        self.shared.log.append(append).await?;
        self.shared.figures.appended(start.elapsed());
        if R::moment(&after.state) != R::moment(&self.replica.table.state) {
            self.searches.end();
        }
        self.replica.table = after;
        self.replica.note(&row);
        self.retry = None;
        self.acknowledge(&row);
        self.tell(&news, events, decision.actor);
        Ok(())
    }

    /// The command of this row has counted; the view that shows it follows at once.
    fn acknowledge(&self, row: &Row) {
        let socket = self.sockets.iter().find(|socket| socket.guest.is_some() && socket.guest == row.actor);
        if let (Some(socket), Some(id)) = (socket, row.id) {
            socket.outbox.done(id, row.seq);
        }
    }

    /// Reads and applies what other servers have written.
    async fn catch_up(&mut self) -> Result<(), Unavailable> {
        let rows = self.shared.log.read(self.replica.id.clone(), self.replica.seq).await?;
        for row in rows {
            let events = parse(&row).map_err(|error| Unavailable(error.to_string()))?;
            let (after, news) = self.foreseen(&events);
            self.replica.table = after;
            self.replica.note(&row);
            self.tell(&news, &events, row.actor);
        }
        Ok(())
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
        use_it: impl FnOnce(&game::Table<R>, &mut World<'_>) -> T,
    ) -> T {
        let mut world = World { now, lag, chance: &mut self.chance, lexicon: Lexicon::german() };
        use_it(&self.replica.table, &mut world)
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
