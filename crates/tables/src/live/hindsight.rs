//! Looking back: what could have been done is found by a worker, away from the game, and kept.

use super::Live;
use super::questions::{answer, answer_raw};
use crate::figures::add;
use crate::message::written;
use crate::outbox::Outbox;
use crate::replica::Replica;
use crate::row::{Seq, TableId};
use crate::shared::Shared;
use ::bots::Levels;
use game::{Guest, Refusal, Table, Viewer};
use serde_json::Value;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::Mutex;
use words::judge::HouseList;

/// A search ends after so long with what it has.
const PATIENCE: Duration = Duration::from_secs(20);
/// So often the asker is told how far it has come.
const EVERY: Duration = Duration::from_millis(400);

/// The searches of a table, one at a time. They end when the table goes on, or leaves memory.
#[derive(Default)]
pub(super) struct Searches {
    over: Arc<AtomicBool>,
    turn: Arc<Mutex<()>>,
}

impl Searches {
    /// The table goes on.
    pub(super) fn end(&mut self) {
        std::mem::take(&mut self.over).store(true, Ordering::Relaxed);
    }
}

impl Drop for Searches {
    fn drop(&mut self) {
        self.end();
    }
}

/// What somebody asks to be looked back at.
pub(super) struct Asked {
    pub(super) id: u32,
    /// As it was after this row; otherwise as it is now.
    pub(super) seq: Option<Seq>,
    pub(super) about: Value,
    pub(super) guest: Option<Guest>,
    pub(super) outbox: Arc<Outbox>,
}

impl<R: Levels> Live<R> {
    pub(super) fn look_back(&self, asked: Asked) {
        let Asked { id, seq, about, guest, outbox } = asked;
        let Ok(question) = serde_json::from_value::<R::Question>(about) else {
            return answer::<()>(id, &outbox, Err(&bad_question()));
        };
        let view = seq.is_none().then(|| view_for(&self.replica.table, guest));
        let search = Search::<R> {
            shared: Arc::clone(&self.shared),
            table: self.replica.id.clone(),
            house: self.replica.table.house.clone(),
            question,
            over: Arc::clone(&self.searches.over),
            id,
            outbox,
        };
        let turn = Arc::clone(&self.searches.turn);
        tokio::spawn(async move {
            let view = match view {
                Some(view) => Ok(view),
                None => search.view_at(guest, seq.unwrap_or(0)).await,
            };
            let _turn = turn.lock().await;
            let found = match view {
                Ok(view) => search.find(view).await,
                Err(refusal) => Err(refusal),
            };
            if let Err(refusal) = found {
                answer::<()>(id, &search.outbox, Err(&refusal));
            }
        });
    }
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
        let unavailable = |_| super::commands::unavailable();
        let mut rows = self.shared.log.read(self.table.clone(), 0).await.map_err(unavailable)?;
        rows.truncate(seq as usize);
        let replica = Replica::<R>::of(&rows).ok().flatten().ok_or_else(bad_question)?;
        Ok(view_for(&replica.table, guest))
    }

    /// Answers with what is kept, or looks for it and keeps it.
    async fn find(&self, view: R::View) -> Result<(), Refusal> {
        let subject = R::subject(&view, &self.question)?;
        if let Ok(Some(kept)) = self.shared.log.kept(self.table.clone(), subject.clone()).await {
            answer_raw(self.id, &self.outbox, kept, false);
            return Ok(());
        }
        let finding = self.searched(view).await.ok_or_else(super::commands::unavailable)?;
        if !self.over.load(Ordering::Relaxed) {
            // Who asks next would only have to wait for it again.
            let _ = self.shared.log.keep(self.table.clone(), subject, finding.clone()).await;
        }
        answer_raw(self.id, &self.outbox, finding, false);
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
                if over.load(Ordering::Relaxed) || start.elapsed() > PATIENCE {
                    return ControlFlow::Break(());
                }
                if told.elapsed() > EVERY {
                    told = Instant::now();
                    answer_raw(id, &outbox, written(&so_far()), true);
                }
                ControlFlow::Continue(())
            });
            written(&finding)
        };
        // A search that panics is reported by the panic hook.
        tokio::task::spawn_blocking(search).await.ok()
    }
}

fn view_for<R: Levels>(table: &Table<R>, guest: Option<Guest>) -> R::View {
    let seat = guest.and_then(|guest| table.seats.seat_of(guest));
    R::view(table, seat.map_or(Viewer::Public, Viewer::Seat))
}

fn bad_question() -> Refusal {
    Refusal::new(
        "bad_question",
        "Diese Frage gibt es nicht, oder ihre Angaben stimmen nicht.",
        "There is no such question, or its fields are not as they should be.",
    )
}
