//! Looking back: what could have been done is found by a worker, away from the game, and kept.
//!
//! Questions wait in one queue for the whole server (`queue`). Nothing is read, folded or searched before a question's
//! turn has come; what waits and what is kept is counted (`budget`); and work ends when its asker goes, or stops the
//! question (`asker`).

mod asker;
mod budget;
mod past;
mod queue;

pub(crate) use asker::Asking;
pub(crate) use queue::Queue;

use crate::figures::add;
use crate::outbox::Outbox;
use crate::shared::Shared;
use asker::Asker;
use bots::Levels;
use budget::{Held, weight};
use desk::row::TableId;
use desk::{Note, SearchAt, answered, bad_question, found, unavailable};
use game::Refusal;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use words::judge::HouseList;

/// A search ends after so long with what it has.
const LONGEST: Duration = Duration::from_secs(20);
/// So often the asker is told how far it has come.
const EVERY: Duration = Duration::from_millis(400);

/// The searches of a table. They end when the table goes on, or leaves memory.
#[derive(Default)]
pub(crate) struct Searches {
    over: Arc<AtomicBool>,
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
    table: &TableId,
    searches: &Searches,
    asking: &Asking<R>,
    shared: &Arc<Shared>,
    search: desk::Search<R>,
    outbox: &Arc<Outbox>,
) {
    let desk::Search { id, about, at, house, .. } = search;
    let bytes = weight(&about) + weight_of(&at);
    let Ok(question) = serde_json::from_value::<R::Question>(about) else {
        return outbox.send(refused(id, &bad_question()));
    };
    let (table, over) = (table.clone(), Arc::clone(&searches.over));
    let (asker, own) = (Arc::clone(&asking.asker), Arc::clone(outbox));
    let stopped = asker.asks(id);
    let shared_too = Arc::clone(shared);
    let search = Search { shared: shared_too, table, house, question, over, stopped, asker, id, outbox: own };
    let queued = Held::take(shared, bytes).is_some_and(|held| {
        let answer = move || async move {
            Arc::new(search).answer(at).await;
            drop(held);
        };
        shared.questions.push(asking.asker.id, id, Box::new(|| Box::pin(answer())), &shared.figures).is_ok()
    });
    if !queued {
        add(&shared.figures.questions_refused, 1);
        return outbox.send(refused(id, &too_many_questions()));
    }
    start_next(shared);
}

/// Begins what can begin now.
fn start_next(shared: &Arc<Shared>) {
    while let Some((asker, job)) = shared.questions.next(&shared.figures) {
        let shared = Arc::clone(shared);
        tokio::spawn(async move {
            // One that panics is reported by the panic hook.
            let _ = tokio::spawn(job()).await;
            shared.questions.done(asker, &shared.figures);
            start_next(&shared);
        });
    }
}

fn weight_of<R: Levels>(at: &SearchAt<R>) -> u64 {
    match at {
        SearchAt::Now(view) => weight(view),
        SearchAt::Row { .. } => 0,
    }
}

fn refused(id: u32, refusal: &Refusal) -> Note {
    answered::<()>(id, Err(refusal))
}

fn too_many_questions() -> Refusal {
    Refusal::new(
        "too_many_questions",
        "Gerade warten zu viele Fragen auf eine Antwort. Warte, bis deine früheren beantwortet sind, und frag dann noch einmal.",
        "Too many questions wait for an answer right now. Wait until your earlier ones are answered, then ask again.",
    )
}

/// A search for one who asks.
struct Search<R: Levels> {
    shared: Arc<Shared>,
    table: TableId,
    house: HouseList,
    question: R::Question,
    /// The table has gone on.
    over: Arc<AtomicBool>,
    /// Nobody waits for it any more.
    stopped: Arc<AtomicBool>,
    asker: Arc<Asker<R>>,
    id: u32,
    outbox: Arc<Outbox>,
}

impl<R: Levels> Search<R> {
    async fn answer(self: Arc<Self>, at: SearchAt<R>) {
        if self.is_unwanted() {
            return;
        }
        let view = match at {
            SearchAt::Now(view) => Ok(Arc::new(view)),
            SearchAt::Row { seq, guest } => self.view_at(guest, seq).await,
        };
        let answered = match view {
            Ok(view) => self.find(view).await,
            Err(refusal) => Err(refusal),
        };
        if let Err(refusal) = answered
            && !self.is_unwanted()
        {
            self.outbox.send(refused(self.id, &refusal));
        }
    }

    /// Does its asker not wait for it any more?
    fn is_unwanted(&self) -> bool {
        self.asker.has_gone() || self.stopped.load(Ordering::Relaxed)
    }

    /// Has it no more time?
    fn is_over(&self) -> bool {
        self.is_unwanted() || self.over.load(Ordering::Relaxed)
    }

    /// Answers with what is kept, or looks for it and keeps it.
    async fn find(self: &Arc<Self>, view: Arc<R::View>) -> Result<(), Refusal> {
        let subject = R::subject(&view, &self.question)?;
        if let Ok(Some(kept)) = self.shared.log.kept(self.table.clone(), subject.clone()).await {
            self.outbox.send(found(self.id, kept, false));
            return Ok(());
        }
        let finding = self.searched(view).await.ok_or_else(unavailable)?;
        if !self.is_over() {
            // Who asks next would only have to wait for it again.
            let _ = self.shared.log.keep(self.table.clone(), subject, finding.clone()).await;
        }
        if !self.is_unwanted() {
            self.outbox.send(found(self.id, finding, false));
        }
        Ok(())
    }

    /// Lets a worker search, and tells the asker now and then how far it is.
    async fn searched(self: &Arc<Self>, view: Arc<R::View>) -> Option<String> {
        add(&self.shared.figures.searches, 1);
        let of = Arc::clone(self);
        let search = move || {
            let start = Instant::now();
            let mut told = start;
            let finding = R::look_back(&view, &of.house, &of.question, &mut |so_far| {
                if of.is_over() || start.elapsed() > LONGEST {
                    return ControlFlow::Break(());
                }
                if told.elapsed() > EVERY {
                    told = Instant::now();
                    of.outbox.send(found(of.id, json(&so_far()), true));
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
