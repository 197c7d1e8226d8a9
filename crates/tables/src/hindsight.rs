//! Looking back: what could have been done is found by a worker, away from the game, and kept.

use crate::figures::add;
use crate::outbox::Outbox;
use crate::shared::Shared;
use bots::Levels;
use desk::row::{Seq, TableId};
use desk::{Note, SearchAt, answered, bad_question, folded, found, unavailable};
use game::{Guest, Refusal};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::Mutex;
use words::judge::HouseList;

/// A search ends after so long with what it has.
const LONGEST: Duration = Duration::from_secs(20);
/// So often the asker is told how far it has come.
const EVERY: Duration = Duration::from_millis(400);

/// The searches of a table, one at a time. They end when the table goes on, or leaves memory.
#[derive(Default)]
pub(crate) struct Searches {
    over: Arc<AtomicBool>,
    turn: Arc<Mutex<()>>,
}

impl Searches {
    /// The table goes on.
    pub(crate) fn end(&mut self) {
        std::mem::take(&mut self.over).store(true, Ordering::Relaxed);
    }
}

impl Drop for Searches {
    fn drop(&mut self) {
        self.end();
    }
}

/// Lets somebody's question be answered when its turn comes.
pub(crate) fn search<R: Levels>(
    shared: &Arc<Shared>,
    table: &TableId,
    searches: &Searches,
    search: desk::Search<R>,
    outbox: Arc<Outbox>,
) {
    let desk::Search { id, about, at, house, .. } = search;
    let Ok(question) = serde_json::from_value::<R::Question>(about) else {
        return outbox.send(refused(id, &bad_question()));
    };
    let (shared, table) = (Arc::clone(shared), table.clone());
    let over = Arc::clone(&searches.over);
    let search = Search::<R> { shared, table, house, question, over, id, outbox };
    let turn = Arc::clone(&searches.turn);
    tokio::spawn(async move {
        let view = match at {
            SearchAt::Now(view) => Ok(view),
            SearchAt::Row { seq, guest } => search.view_at(guest, seq).await,
        };
        let _turn = turn.lock().await;
        let found = match view {
            Ok(view) => search.find(view).await,
            Err(refusal) => Err(refusal),
        };
        if let Err(refusal) = found {
            search.outbox.send(refused(search.id, &refusal));
        }
    });
}

fn refused(id: u32, refusal: &Refusal) -> Note {
    answered::<()>(id, Err(refusal))
}

/// A search for one who asks.
struct Search<R: Levels> {
    shared: Arc<Shared>,
    table: TableId,
    house: HouseList,
    question: R::Question,
    over: Arc<AtomicBool>,
    id: u32,
    outbox: Arc<Outbox>,
}

impl<R: Levels> Search<R> {
    /// What the asker saw after a row.
    async fn view_at(&self, guest: Option<Guest>, seq: Seq) -> Result<R::View, Refusal> {
        let mut rows = self.shared.log.read(self.table.clone(), 0).await.map_err(|_| unavailable())?;
        rows.truncate(seq as usize);
        let table = folded::<R>(&rows).ok().flatten().ok_or_else(bad_question)?;
        Ok(SearchAt::view_of(&table, guest))
    }

    /// Answers with what is kept, or looks for it and keeps it.
    async fn find(&self, view: R::View) -> Result<(), Refusal> {
        let subject = R::subject(&view, &self.question)?;
        if let Ok(Some(kept)) = self.shared.log.kept(self.table.clone(), subject.clone()).await {
            self.outbox.send(found(self.id, kept, false));
            return Ok(());
        }
        let finding = self.searched(view).await.ok_or_else(unavailable)?;
        if !self.over.load(Ordering::Relaxed) {
            // Who asks next would only have to wait for it again.
            let _ = self.shared.log.keep(self.table.clone(), subject, finding.clone()).await;
        }
        self.outbox.send(found(self.id, finding, false));
        Ok(())
    }

    /// Lets a worker search, and tells the asker now and then how far it is.
    async fn searched(&self, view: R::View) -> Option<String> {
        let _permit = self.shared.searchers.acquire().await.ok()?;
        add(&self.shared.figures.searches, 1);
        let (house, question) = (self.house.clone(), self.question.clone());
        let (id, outbox, over) = (self.id, Arc::clone(&self.outbox), Arc::clone(&self.over));
        let search = move || {
            let start = Instant::now();
            let mut told = start;
            let finding = R::look_back(&view, &house, &question, &mut |so_far| {
                if over.load(Ordering::Relaxed) || start.elapsed() > LONGEST {
                    return ControlFlow::Break(());
                }
                if told.elapsed() > EVERY {
                    told = Instant::now();
                    outbox.send(found(id, json(&so_far()), true));
                }
                ControlFlow::Continue(())
            });
            json(&finding)
        };
        // A search that panics is reported by the panic hook.
        tokio::task::spawn_blocking(search).await.ok()
    }
}

fn json(finding: &impl serde::Serialize) -> String {
    // All findings can be written: no map has keys other than strings.
    serde_json::to_string(finding).unwrap_or_default()
}
