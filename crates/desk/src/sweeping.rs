//! What happens although nobody is there: the sweeper asks, the table closes or says when to come again.

use crate::desk::{Desk, Job};
use crate::life::reason;
use crate::output::{Output, Swept};
use crate::rows::Then;
use game::Rules;
use game::frame::StageView;

impl<R: Rules> Desk<R> {
    /// Closes the table if nobody has touched it for too long. A live table rests while nobody is there, so there is nothing
    /// else to do.
    pub(crate) fn sweep(&mut self) {
        let (now, stage) = (self.now, self.replica.table.stage());
        let due = self.replica.due(now);
        if stage == StageView::Over {
            return self.swept(Swept::Over { ended: due });
        }
        if due > now {
            return self.swept(Swept::Lives { due });
        }
        let closed = self.replica.table.close(reason(stage)).into_iter().collect();
        match self.arranged(closed, now) {
            Some(decided) => self.append(Job::Sweep, decided, Self::by_nobody(now), Then::Finish),
            None => self.swept(Swept::Failed),
        }
    }

    /// Tells the sweeper, and leaves memory if it came only for this.
    pub(crate) fn swept(&mut self, swept: Swept) {
        self.out.push(Output::Swept(swept));
        self.let_go();
    }

    /// Has the table as much as it may hold? Then drafts are refused.
    pub(crate) fn is_full(&self) -> bool {
        let room = self.setup.room;
        self.replica.seq >= room.rows || self.replica.bytes >= room.bytes
    }
}
