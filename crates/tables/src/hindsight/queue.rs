//! Who asks waits for their turn: askers take turns, and none has more than one search under way.

use crate::figures::Figures;
use std::collections::{HashMap, VecDeque};
use std::pin::Pin;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// So many questions of one asker wait.
const MOST_OF_ONE: usize = 8;
/// So many questions of all askers together wait.
const MOST_OF_ALL: usize = 256;

/// Who asks: a connection, by its number.
pub(super) type AskerId = u32;

/// Answers a question. It begins when it is called, not before.
pub(super) type Job = Box<dyn FnOnce() -> Work + Send>;
type Work = Pin<Box<dyn Future<Output = ()> + Send>>;

/// The questions that wait for a search, and the askers who have one under way.
pub(crate) struct Queue {
    /// So many searches run at a time.
    searchers: usize,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// Askers with questions that wait, in the order of their turns: nobody is passed.
    turns: VecDeque<AskerId>,
    waiting: HashMap<AskerId, VecDeque<(u32, Job)>>,
    running: Vec<AskerId>,
}

/// There are too many questions already.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct TooMany;

impl Queue {
    pub(crate) fn new(searchers: usize) -> Self {
        Self { searchers, state: Mutex::default() }
    }

    /// A question, by its number, waits for its turn.
    pub(super) fn push(
        &self,
        asker: AskerId,
        question: u32,
        job: Job,
        figures: &Figures,
    ) -> Result<(), TooMany> {
        let mut state = self.state();
        let own = state.waiting.get(&asker).map_or(0, VecDeque::len);
        if own >= MOST_OF_ONE || state.count() >= MOST_OF_ALL {
            return Err(TooMany);
        }
        if own == 0 {
            state.turns.push_back(asker);
        }
        state.waiting.entry(asker).or_default().push_back((question, job));
        state.show(figures);
        Ok(())
    }

    /// The next question, if a searcher is free. Its asker has it under way until [`done`](Self::done).
    pub(super) fn next(&self, figures: &Figures) -> Option<(AskerId, Job)> {
        let mut state = self.state();
        if state.running.len() >= self.searchers {
            return None;
        }
        let first = state.turns.iter().position(|asker| !state.running.contains(asker))?;
        let asker = state.turns.remove(first)?;
        let questions = state.waiting.get_mut(&asker)?;
        let (_, job) = questions.pop_front()?;
        if questions.is_empty() {
            state.waiting.remove(&asker);
        } else {
            state.turns.push_back(asker);
        }
        state.running.push(asker);
        state.show(figures);
        Some((asker, job))
    }

    /// A search has ended.
    pub(super) fn done(&self, asker: AskerId, figures: &Figures) {
        let mut state = self.state();
        state.running.retain(|other| *other != asker);
        state.show(figures);
    }

    /// An asker has gone; nobody waits for their answers.
    pub(super) fn forget(&self, asker: AskerId, figures: &Figures) {
        let mut state = self.state();
        let forgotten = state.waiting.remove(&asker);
        state.turns.retain(|other| *other != asker);
        state.show(figures);
        // What the questions held is freed when nobody waits for the lock.
        drop(state);
        drop(forgotten);
    }

    /// An asker does not wait for the answer to this question any more.
    pub(super) fn forget_one(&self, asker: AskerId, question: u32, figures: &Figures) {
        let mut state = self.state();
        let Some(questions) = state.waiting.get_mut(&asker) else { return };
        let forgotten =
            questions.iter().position(|(id, _)| *id == question).and_then(|at| questions.remove(at));
        if questions.is_empty() {
            state.waiting.remove(&asker);
            state.turns.retain(|other| *other != asker);
        }
        state.show(figures);
        // As above.
        drop(state);
        drop(forgotten);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn count(&self) -> usize {
        self.waiting.values().map(VecDeque::len).sum()
    }

    fn show(&self, figures: &Figures) {
        figures.questions_waiting.store(self.count() as u64, Ordering::Relaxed);
        figures.searches_running.store(self.running.len() as u64, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job() -> Job {
        Box::new(|| Box::pin(std::future::ready(())))
    }

    fn queue(searchers: usize) -> (Queue, Figures) {
        (Queue::new(searchers), Figures::default())
    }

    /// Takes the next question, and answers it at once.
    fn served(queue: &Queue, figures: &Figures) -> Option<AskerId> {
        let (asker, _) = queue.next(figures)?;
        queue.done(asker, figures);
        Some(asker)
    }

    #[test]
    fn askers_take_turns() {
        let (queue, figures) = queue(1);
        for asker in [1, 1, 1, 2, 3, 2] {
            queue.push(asker, 0, job(), &figures).unwrap();
        }
        let order: Vec<_> = std::iter::from_fn(|| served(&queue, &figures)).collect();
        assert_eq!(order, [1, 2, 3, 1, 2, 1]);
    }

    #[test]
    fn nobody_has_two_searches_under_way() {
        let (queue, figures) = queue(3);
        for asker in [1, 1, 2] {
            queue.push(asker, 0, job(), &figures).unwrap();
        }
        assert_eq!(queue.next(&figures).map(|(asker, _)| asker), Some(1));
        assert_eq!(queue.next(&figures).map(|(asker, _)| asker), Some(2));
        assert!(queue.next(&figures).is_none(), "1 has one under way");
        assert_eq!(figures.searches_running.load(Ordering::Relaxed), 2);
        queue.done(1, &figures);
        assert_eq!(queue.next(&figures).map(|(asker, _)| asker), Some(1));
    }

    #[test]
    fn too_many_questions_are_refused_and_hinder_nobody_else() {
        let (queue, figures) = queue(1);
        for _ in 0..MOST_OF_ONE {
            queue.push(1, 0, job(), &figures).unwrap();
        }
        assert_eq!(queue.push(1, 0, job(), &figures), Err(TooMany));
        let others = MOST_OF_ALL - MOST_OF_ONE;
        for asker in (2..).take(others) {
            queue.push(asker, 0, job(), &figures).unwrap();
        }
        assert_eq!(queue.push(9_999, 0, job(), &figures), Err(TooMany));
        assert_eq!(figures.questions_waiting.load(Ordering::Relaxed), MOST_OF_ALL as u64);
    }

    #[test]
    fn the_questions_of_who_goes_are_forgotten() {
        let (queue, figures) = queue(1);
        for asker in [1, 2, 1] {
            queue.push(asker, 0, job(), &figures).unwrap();
        }
        queue.forget(1, &figures);
        assert_eq!(figures.questions_waiting.load(Ordering::Relaxed), 1);
        let order: Vec<_> = std::iter::from_fn(|| served(&queue, &figures)).collect();
        assert_eq!(order, [2]);
    }
    #[test]
    fn a_question_that_is_stopped_is_forgotten_and_the_others_are_not() {
        let (queue, figures) = queue(1);
        for (asker, question) in [(1, 1), (1, 2), (2, 1)] {
            queue.push(asker, question, job(), &figures).unwrap();
        }
        queue.forget_one(1, 2, &figures);
        queue.forget_one(1, 7, &figures);
        queue.forget_one(2, 1, &figures);
        assert_eq!(figures.questions_waiting.load(Ordering::Relaxed), 1);
        let order: Vec<_> = std::iter::from_fn(|| served(&queue, &figures)).collect();
        assert_eq!(order, [1]);
    }
}
