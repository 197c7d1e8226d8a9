//! Who asks: what is kept for them, and that their work ends when they go, or do not want to know any more.

use super::budget::{Held, weight};
use super::queue::AskerId;
use crate::shared::Shared;
use bots::Levels;
use desk::row::Seq;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

/// A connection that asks. When this is dropped, its questions are dropped, and its search ends.
pub(crate) struct Asking<R: Levels> {
    shared: Arc<Shared>,
    pub(super) asker: Arc<Asker<R>>,
}

/// What searches know of who asks.
pub(super) struct Asker<R: Levels> {
    pub(super) id: AskerId,
    has_gone: AtomicBool,
    /// Their questions that wait or are searched for: are they stopped?
    questions: Mutex<Vec<(u32, Weak<AtomicBool>)>>,
    /// What was folded last for them: who looks back asks several things of the same past.
    last: Mutex<Option<Folded<R>>>,
}

struct Folded<R: Levels> {
    seq: Seq,
    view: Arc<R::View>,
    _held: Held,
}

impl<R: Levels> Asking<R> {
    /// This connection may ask.
    pub(crate) fn new(shared: &Arc<Shared>, connection: u32) -> Self {
        let asker = Asker {
            id: connection,
            has_gone: AtomicBool::new(false),
            questions: Mutex::default(),
            last: Mutex::default(),
        };
        Self { shared: Arc::clone(shared), asker: Arc::new(asker) }
    }

    /// Nobody waits for the answer to this question any more.
    pub(crate) fn stop(&self, question: u32) {
        let asked =
            self.asker.questions().iter().find(|(id, _)| *id == question).map(|(_, stopped)| stopped.clone());
        if let Some(stopped) = asked.and_then(|stopped| stopped.upgrade()) {
            stopped.store(true, Ordering::Relaxed);
            self.shared.questions.forget_one(self.asker.id, question, &self.shared.figures);
        }
    }
}

impl<R: Levels> Drop for Asking<R> {
    fn drop(&mut self) {
        self.asker.has_gone.store(true, Ordering::Relaxed);
        self.shared.questions.forget(self.asker.id, &self.shared.figures);
    }
}

impl<R: Levels> Asker<R> {
    /// A question of theirs. What is returned is true once it is stopped.
    pub(super) fn asks(&self, question: u32) -> Arc<AtomicBool> {
        let stopped = Arc::new(AtomicBool::new(false));
        let mut questions = self.questions();
        questions.retain(|(id, stopped)| *id != question && stopped.strong_count() > 0);
        questions.push((question, Arc::downgrade(&stopped)));
        stopped
    }

    fn questions(&self) -> MutexGuard<'_, Vec<(u32, Weak<AtomicBool>)>> {
        self.questions.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn has_gone(&self) -> bool {
        self.has_gone.load(Ordering::Relaxed)
    }

    /// What they saw after this row, if it was folded last.
    pub(super) fn folded(&self, seq: Seq) -> Option<Arc<R::View>> {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        last.as_ref().filter(|folded| folded.seq == seq).map(|folded| Arc::clone(&folded.view))
    }

    /// Keeps what they saw after this row instead of what was kept before, if there is room for it.
    pub(super) fn keep(&self, shared: &Arc<Shared>, seq: Seq, view: &Arc<R::View>) {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        *last = None;
        let held = Held::take(shared, weight(&**view));
        *last = held.map(|held| Folded { seq, view: Arc::clone(view), _held: held });
    }
}
