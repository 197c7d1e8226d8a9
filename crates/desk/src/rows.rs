//! Writing rows: decide, append, apply, tell.

use crate::append::{Append, AppendError, Unavailable};
use crate::commands::unavailable;
use crate::desk::{Desk, Job};
use crate::message::Bye;
use crate::names::{Names, names_in};
use crate::output::{End, Output, Report};
use crate::replica::{Origin, summary};
use crate::row::{Mark, Row, Seq, Stored};
use game::{Decided, Guest, Refusal, Rules, Span, Stamp, State, Story, Time, World};
use std::sync::Arc;
use words::Lexicon;

/// After the log has failed the table does nothing by itself for so long.
const RETRY_AFTER: Span = Span::from_secs(1);
/// So many conflicts in a row without a new row: the log contradicts itself.
const MOST_CONFLICTS: u32 = 8;

/// What the desk waits for.
pub(crate) enum Waiting<R: Rules> {
    /// A row is being appended.
    Append(Box<Pending<R>>),
    /// Rows are being read.
    Rows(Reading),
    /// The table of a rematch is being opened.
    Rematch,
}

/// A row that is being appended, and the table with it.
pub(crate) struct Pending<R: Rules> {
    decided: Decided<R>,
    row: Arc<Row>,
    mark: Mark,
    names: Vec<(Guest, String)>,
    then: Then,
}

/// What follows when a row is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    /// The job goes on.
    GoOn,
    /// The job is done.
    Finish,
}

/// What rows are read for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// What other servers have written.
    CatchUp,
    /// The same, as an append found another row: there must be one.
    Conflict,
    /// All that is left, as the past has become another.
    StartAfresh,
    /// What a client has missed.
    Missed,
}

/// Why a row was not written.
#[derive(Debug)]
pub(crate) enum NotWritten {
    /// The rules, or the frame, say no.
    Refused(Refusal),
    /// The log cannot be reached.
    Unavailable,
}

impl NotWritten {
    pub(crate) fn refusal(self) -> Refusal {
        match self {
            Self::Refused(refusal) => refusal,
            Self::Unavailable => unavailable(),
        }
    }
}

impl<R: Rules> Desk<R> {
    /// A decision at this table time.
    pub(crate) fn story(&mut self, now: Time, lag: Span) -> Story<'_, R> {
        let world = World { now, lag, chance: &mut self.chance, lexicon: Lexicon::german() };
        Story::new(&self.replica.table, world, &self.listeners)
    }

    /// Table time at a stamp, never before the last row.
    pub(crate) fn table_time(&self, at: Stamp) -> Time {
        self.replica.table.frame.clock.time_at(at.max(self.replica.at))
    }

    pub(crate) fn by_nobody(at: Stamp) -> Origin {
        Origin { at, actor: None, id: None }
    }

    pub(crate) fn by(guest: Guest, id: Option<u32>, at: Stamp) -> Origin {
        Origin { at, actor: Some(guest), id }
    }

    /// Appends what was decided; the job waits for it.
    pub(crate) fn append(&mut self, job: Job<R>, decided: Decided<R>, origin: Origin, then: Then) {
        let row = self.replica.next_row(&decided.events, origin, self.setup.node);
        let (trace, stage) = (self.replica.trace(&row, &decided.events), decided.after.stage());
        let (life, tells_lists) = self.replica.life.after(&row, trace, stage);
        let summary = tells_lists.then(|| summary(&decided.after, life.told));
        let names = names_in(&decided.events);
        let append = Append { names: names.clone(), ..Append::new(row, self.replica.mark, summary) };
        let (row, mark) = (Arc::clone(&append.row), append.mark);
        self.waiting = Some(Waiting::Append(Box::new(Pending { decided, row, mark, names, then })));
        self.current = Some(job);
        self.out.push(Output::Append(Box::new(append)));
    }

    /// Reads rows; the job waits for them.
    pub(crate) fn read(&mut self, job: Job<R>, reading: Reading) {
        self.current = Some(job);
        self.start_reading(reading);
    }

    fn start_reading(&mut self, reading: Reading) {
        // To catch up the last known row is read again: it tells whether the past is the same.
        let catches_up = matches!(reading, Reading::CatchUp | Reading::Conflict);
        let after = if catches_up { self.replica.seq.saturating_sub(1) } else { 0 };
        self.waiting = Some(Waiting::Rows(reading));
        self.out.push(Output::Read { after });
    }

    /// The log has answered.
    pub(crate) fn appended(&mut self, outcome: Result<(), AppendError>) {
        let Some(Waiting::Append(pending)) = self.waiting.take() else { return };
        match outcome {
            Ok(()) => {
                (self.retry, self.in_doubt, self.conflicts) = (None, false, 0);
                let then = pending.then;
                self.accept(*pending);
                if then == Then::Finish
                    && let Some(job) = self.current.take()
                {
                    self.finished(job);
                }
            }
            Err(AppendError::Conflict) => self.conflicted(),
            Err(AppendError::CodeTaken) => self.fail(NotWritten::Refused(Refusal::not_now())),
            Err(AppendError::Unavailable(error)) => {
                self.report(Report::NotWritten { seq: self.replica.seq + 1, error });
                self.back_off();
                self.in_doubt = !self.setup.shared;
                self.fail(NotWritten::Unavailable);
            }
        }
    }

    /// Another row came first: the job is decided again on what it brought.
    fn conflicted(&mut self) {
        self.report(Report::Conflict);
        if let Some(Job::Command(command)) = &mut self.current {
            command.contended = true;
        }
        self.start_reading(Reading::Conflict);
    }

    /// A conflict that brought nothing new. After some of them the log contradicts itself, and nothing can be written.
    fn conflicted_in_vain(&mut self) {
        self.conflicts += 1;
        if self.conflicts > MOST_CONFLICTS {
            self.end_with(Bye::Damaged, End::Damaged);
        }
    }

    /// The job under way ends without its row.
    pub(crate) fn fail(&mut self, why: NotWritten) {
        if let Some(job) = self.current.take() {
            self.failed(job, why);
        }
    }

    /// The row is durable: the table becomes what was decided, and everybody is told.
    fn accept(&mut self, pending: Pending<R>) {
        let Pending { decided, row, mark, names, .. } = pending;
        let Decided { events, after, news } = decided;
        if after.state.moment() != self.moment() {
            self.out.push(Output::EndSearches);
        }
        let trace = self.replica.trace(&row, &events);
        let kicked = self.replica.table.frame.kicked.len();
        self.replica.table = after;
        self.replica.note(&row, mark, trace);
        self.replica.learn(names.iter().map(|(guest, name)| (*guest, Some(name.clone()))));
        self.report_kicked(kicked);
        if let Some((guest, id)) = row.actor.zip(row.id) {
            self.acknowledge(guest, id, row.seq);
        }
        self.hurry_bots_if_asked(&events);
        self.tell(&events, &news, row.actor);
        if self.setup.shared {
            self.out.push(Output::Hint(crate::append::Hint::Row { row, mark, names }));
        }
    }

    /// A command has counted; the view that shows it follows at once.
    fn acknowledge(&mut self, guest: Guest, id: u32, seq: Seq) {
        if let Some(connection) = self.connection_of(guest) {
            self.send_done(connection, id, seq);
        }
    }

    /// Those whom the host has sent away, besides so many before.
    pub(crate) fn report_kicked(&mut self, before: usize) {
        let new = self.replica.table.frame.kicked.iter().skip(before);
        self.out.extend(new.map(|guest| Output::Kicked { guest: *guest }));
    }

    /// The rows that were asked for have come, or not.
    pub(crate) fn rows_read(&mut self, stored: Result<Stored, Unavailable>) {
        let Some(Waiting::Rows(reading)) = self.waiting.take() else { return };
        if let Ok(Stored { names, .. }) = &stored {
            self.in_doubt = false;
            self.replica.forgotten = names.forgotten();
            self.learn(names);
        }
        match (reading, stored) {
            (Reading::Missed, stored) => self.missed_read(stored),
            (_, Err(_)) => {
                self.back_off();
                self.fail(NotWritten::Unavailable);
            }
            (Reading::CatchUp, Ok(stored)) => self.catch_up(&stored.rows, false),
            (Reading::Conflict, Ok(stored)) => self.catch_up(&stored.rows, true),
            (Reading::StartAfresh, Ok(stored)) => self.start_afresh(&stored),
        }
    }

    /// Takes in what the log says of names; everybody sees at once what was forgotten.
    pub(crate) fn learn(&mut self, names: &Names) {
        let names = names.iter().map(|(guest, name)| (guest, name.map(str::to_owned)));
        if self.replica.learn(names) {
            self.show_all();
        }
    }

    /// Applies what other servers have written; where the past has become another, starts afresh.
    fn catch_up(&mut self, rows: &[Row], after_conflict: bool) {
        match rows.split_first() {
            Some((last, new)) if self.replica.ends_with(last) => {
                if !new.iter().all(|row| self.follow(row)) {
                    // A newer program may have written it: this one can only wait.
                    self.back_off();
                    self.fail(NotWritten::Unavailable);
                    self.conflicted_in_vain();
                } else if !new.is_empty() {
                    self.conflicts = 0;
                } else if after_conflict {
                    self.conflicted_in_vain();
                }
            }
            _ => self.start_reading(Reading::StartAfresh),
        }
    }

    /// The log is left alone for a while by everything that happens by itself.
    fn back_off(&mut self) {
        self.retry = Some(self.now + RETRY_AFTER);
    }
}
