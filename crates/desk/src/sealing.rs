//! Where players race, nobody may learn of a press before it is decided who was first.
//!
//! While the table is sealed nothing is told to anybody: what others want waits, and what is written is told afterwards. And
//! silence must not tell either: a client that asks all the time would notice if no answers came. So questions and refusals
//! always wait for [`ANSWER_AFTER`] in a race, whether anybody has pressed or not. They cannot depend on what is hidden.

use crate::desk::{Desk, Job};
use crate::output::Output;
use game::{Race, Rules, Span, Stamp};
use std::collections::VecDeque;

/// In a race a question is answered after so long: a window that was open when it came is closed by then.
const ANSWER_AFTER: Span = Span::from_millis(250);
/// The log does not answer, and the seal cannot be lifted by a row: it is broken so much later.
const BREAK_AFTER: Span = Span::from_secs(1);

/// What waits because players race.
pub(crate) struct Seal<R: Rules> {
    /// What is to be done when the seal is lifted.
    pub(crate) held: VecDeque<Job<R>>,
    /// What is to be told then.
    withheld: Vec<Output<R>>,
    /// Answers, and when they are given.
    answers: VecDeque<(Stamp, Output<R>)>,
    /// Answers whose time has come.
    due: Vec<Output<R>>,
}

impl<R: Rules> Default for Seal<R> {
    fn default() -> Self {
        let (held, withheld, answers, due) = (VecDeque::new(), Vec::new(), VecDeque::new(), Vec::new());
        Self { held, withheld, answers, due }
    }
}

impl<R: Rules> Desk<R> {
    /// May nothing be told now?
    pub(crate) fn is_sealed(&self) -> bool {
        self.breaks_at().is_some_and(|at| self.now < at)
    }

    fn breaks_at(&self) -> Option<Stamp> {
        let table = &self.replica.table;
        let Race::Sealed { until } = table.race() else { return None };
        table.frame.clock.stamp_of(until).map(|until| until + BREAK_AFTER)
    }

    /// When what waits has to be looked at again even if the log does not answer.
    pub(crate) fn seal_breaks(&self) -> Option<Stamp> {
        let waits = !self.seal.held.is_empty() || !self.seal.withheld.is_empty();
        self.breaks_at().filter(|_| waits)
    }

    /// Does this wait until the seal is lifted? What races does not, nor what happens by itself: that is only told later.
    pub(crate) fn must_wait(&self, job: &Job<R>) -> bool {
        match job {
            Job::Connect(_) | Job::Sit(_) | Job::Disconnected { .. } => self.is_sealed(),
            Job::Command(command) => self.is_sealed() && !command.is_press::<R>(),
            _ => false,
        }
    }

    /// Answers somebody; in a race after a while.
    pub(crate) fn answer(&mut self, answer: Output<R>) {
        if self.replica.table.race() == Race::None {
            self.out.push(answer);
        } else {
            self.seal.answers.push_back((self.now + ANSWER_AFTER, answer));
        }
    }

    /// When the next answer is due.
    pub(crate) fn answer_due(&self) -> Option<Stamp> {
        self.seal.answers.front().map(|(at, _)| *at)
    }

    pub(crate) fn answer_if_due(&mut self) {
        while self.answer_due().is_some_and(|at| at <= self.now) {
            self.seal.due.extend(self.seal.answers.pop_front().map(|(_, answer)| answer));
        }
    }

    /// What is to be done now. What people are told waits while the table is sealed.
    pub(crate) fn outputs(&mut self) -> Vec<Output<R>> {
        let mut out = std::mem::take(&mut self.out);
        if self.has_ended() {
            self.seal.due.extend(self.seal.answers.drain(..).map(|(_, answer)| answer));
        } else if self.is_sealed() {
            self.seal.withheld.extend(out.extract_if(.., |output| output.is_told()));
            out.splice(..0, self.seal.due.drain(..));
            return out;
        }
        out.splice(..0, self.seal.due.drain(..).chain(self.seal.withheld.drain(..)));
        out
    }
}

impl<R: Rules> Output<R> {
    /// Does somebody learn of it?
    fn is_told(&self) -> bool {
        matches!(self, Self::Welcome { .. } | Self::Send { .. } | Self::Close { .. } | Self::Seated { .. })
    }
}
