//! The machine: inputs wait in order, one job is under way, and a job that waits for the log is looked at again when the
//! log has answered.

use crate::append::Hint;
use crate::bots::BotStep;
use crate::bots::Bots;
use crate::commands::{Commanding, Sitting};
use crate::connections::{Attached, Connecting};
use crate::input::{Ask, Input, Plan};
use crate::life::Room;
use crate::message::Bye;
use crate::others::Looking;
use crate::output::{End, Output, Report, Swept};
use crate::presence::Going;
use crate::replica::{Replica, Unreadable};
use crate::row::{Seq, Stored, TableId};
use crate::rows::{NotWritten, Waiting};
use crate::sealing::Seal;
use crate::secret::Signer;
use game::{Chance, Listener, Moment, Rules, Stamp, State, Table};
use std::collections::VecDeque;
use std::sync::Arc;

/// What a desk is told of its surroundings once and for all.
#[derive(Clone)]
pub struct Setup {
    /// This server, by a number it drew when it started.
    pub node: u32,
    /// May other servers write to the same log?
    pub shared: bool,
    /// Signs secrets and marks.
    pub signer: Signer,
    /// The levels of the game's computer players.
    pub levels: Arc<[&'static str]>,
    /// Who they can be.
    pub characters: Arc<[&'static str]>,
    /// Does the table's time stand still when no person has been there for a while? Not where only computers play.
    pub rests_alone: bool,
    /// How much it may hold.
    pub room: Room,
}

/// The life of one table.
pub struct Desk<R: Rules> {
    pub(crate) setup: Setup,
    pub(crate) replica: Replica<R>,
    /// The table's dice and draws.
    pub(crate) chance: Chance,
    /// The time of the input that is handled.
    pub(crate) now: Stamp,
    /// Who is connected here, and each of them once.
    pub(crate) connections: Vec<Attached>,
    pub(crate) listeners: Vec<Listener>,
    /// Guests whose connection has gone.
    pub(crate) going: Vec<Going>,
    /// Since when no person is there.
    pub(crate) lonely: Option<Stamp>,
    /// When it was last needed.
    pub(crate) needed: Stamp,
    /// When views were last sent to all, and whether newer ones wait.
    pub(crate) shown: Option<Stamp>,
    pub(crate) unseen: bool,
    /// After the log has failed: nothing by itself before then.
    pub(crate) retry: Option<Stamp>,
    /// The row of a failed append may be there all the same. A log that others write to is looked at every second anyway.
    pub(crate) in_doubt: bool,
    /// A deadline that brought nothing when it came, by the row before it: it is not waited for again.
    pub(crate) unanswered: Option<Seq>,
    /// Appends in a row that found another row, while there was nothing new to read.
    pub(crate) conflicts: u32,
    pub(crate) bots: Bots<R>,
    queue: VecDeque<Job<R>>,
    pub(crate) seal: Seal<R>,
    /// The job under way, while it waits for the log.
    pub(crate) current: Option<Job<R>>,
    pub(crate) waiting: Option<Waiting<R>>,
    pub(crate) out: Vec<Output<R>>,
    ended: bool,
}

/// Something to be done, one after the other.
pub(crate) enum Job<R: Rules> {
    Loaded {
        beats: Vec<(u32, Stamp)>,
    },
    Connect(Box<Connecting>),
    Disconnected {
        connection: u32,
    },
    Command(Box<Commanding>),
    Ask(Box<Ask>),
    EndSearch {
        connection: u32,
        id: u32,
    },
    Sit(Sitting),
    Hint(Arc<Hint>),
    Look(Looking),
    Plan(Plan<R>),
    /// A deadline has come.
    Tick,
    /// Somebody has been disconnected for a while.
    Away(Going),
    /// Nobody has been there for a while.
    Rest,
    /// A computer player does something.
    Bot(BotStep<R>),
    /// Something may be due although nobody is there.
    Sweep,
    Stop,
}

impl<R: Rules> Desk<R> {
    /// The table that a log has; `None` if it has no rows. `Loaded` should be its first input.
    pub fn load(
        setup: Setup,
        stored: &Stored,
        chance: Chance,
        now: Stamp,
    ) -> Result<Option<Self>, Unreadable> {
        let Some(replica) = Replica::of(stored)? else { return Ok(None) };
        // Forked from a copy: a seed deals the table the same, with bots or without.
        let bots = Bots::new(chance.clone().fork());
        Ok(Some(Self {
            setup,
            replica,
            chance,
            now,
            connections: Vec::new(),
            listeners: Vec::new(),
            going: Vec::new(),
            lonely: Some(now),
            needed: now,
            shown: None,
            unseen: false,
            retry: None,
            in_doubt: false,
            unanswered: None,
            conflicts: 0,
            bots,
            queue: VecDeque::new(),
            seal: Seal::default(),
            current: None,
            waiting: None,
            out: Vec::new(),
            ended: false,
        }))
    }

    /// Takes an input, and says what is to be done now. Time never goes back; a desk that has ended does nothing.
    pub fn handle(&mut self, input: Input, now: Stamp) -> Vec<Output<R>> {
        self.now = self.now.max(now);
        if self.ended {
            return Vec::new();
        }
        self.answer_if_due();
        self.uncover_if_due();
        self.show_if_due();
        match input {
            Input::Appended(outcome) => self.appended(outcome),
            Input::Rows(stored) => self.rows_read(stored),
            Input::Opened(table) => self.rematch_opened(table),
            Input::Lag { connection, lag } => self.note_lag(connection, lag),
            Input::Line { connection, line } => self.note_line(connection, line),
            Input::Time => {}
            input => self.enqueue(input),
        }
        self.go_on();
        self.outputs()
    }

    /// A computer player has thought of something; it begins now.
    pub fn plan(&mut self, plan: Plan<R>, now: Stamp) -> Vec<Output<R>> {
        self.now = self.now.max(now);
        if !self.ended {
            self.queue.push_back(Job::Plan(plan));
            self.go_on();
        }
        self.outputs()
    }

    fn enqueue(&mut self, input: Input) {
        let job = match input {
            Input::Loaded { beats } => Job::Loaded { beats },
            Input::Connect(connect) => Job::Connect(Box::new(Connecting::new(*connect))),
            Input::Disconnected { connection } => Job::Disconnected { connection },
            Input::Command(command) => Job::Command(Box::new(Commanding::new(*command))),
            Input::Ask(ask) => Job::Ask(ask),
            Input::EndSearch { connection, id } => Job::EndSearch { connection, id },
            Input::Sit { ticket, name, was } => Job::Sit(Sitting::new(ticket, name, was)),
            Input::Hint(hint) => Job::Hint(hint),
            Input::Look { head, dead } => Job::Look(Looking::new(head, dead)),
            Input::Sweep => Job::Sweep,
            Input::Stop => Job::Stop,
            Input::Appended(_)
            | Input::Rows(_)
            | Input::Opened(_)
            | Input::Lag { .. }
            | Input::Line { .. }
            | Input::Time => return,
        };
        if !matches!(job, Job::Hint(_) | Job::Look(_) | Job::Sweep) {
            self.needed = self.now;
        }
        self.queue.push_back(job);
    }

    /// Works until something has to be waited for: the log, or time.
    fn go_on(&mut self) {
        while !self.ended && self.waiting.is_none() {
            self.release();
            let next = self.current.take().or_else(|| self.queue.pop_front());
            let Some(job) = next.or_else(|| self.due_job()) else { break };
            if self.must_wait(&job) {
                self.seal.held.push_back(job);
            } else {
                self.step(job);
            }
        }
        if !self.ended && self.waiting.is_none() {
            self.consult_bots();
            if self.idle_at().is_some_and(|at| at <= self.now) {
                self.end(End::Idle);
            }
        }
    }

    /// What waited for a seal to be lifted comes next.
    fn release(&mut self) {
        if !self.seal.held.is_empty() && !self.is_sealed() {
            let later = std::mem::replace(&mut self.queue, std::mem::take(&mut self.seal.held));
            self.queue.extend(later);
        }
    }

    /// Does what can be done of a job without waiting. A job that waits is looked at again from the beginning: what it
    /// has done already shows at the table.
    fn step(&mut self, job: Job<R>) {
        match job {
            Job::Loaded { beats } => self.wake_up(beats),
            Job::Connect(connecting) => self.connect(connecting),
            Job::Disconnected { connection } => self.disconnected(connection),
            Job::Command(command) => self.command(command),
            Job::Ask(ask) => self.question(*ask),
            // It comes after the question, which may have waited for its time.
            Job::EndSearch { connection, id } => self.answer(Output::EndSearch { connection, id }),
            Job::Sit(sitting) => self.sit(sitting),
            Job::Hint(hint) => self.hinted(&hint),
            Job::Look(looking) => self.look(looking),
            Job::Plan(plan) => self.take_plan(plan),
            Job::Tick => self.tick(),
            Job::Away(going) => self.goes_away(going),
            Job::Rest => self.rest(),
            Job::Bot(step) => self.bot_acts(step),
            Job::Sweep => self.sweep(),
            Job::Stop => self.stop(),
        }
    }

    /// The last row of a job is written.
    pub(crate) fn finished(&mut self, job: Job<R>) {
        match job {
            Job::Sit(sitting) => self.seated(&sitting, Ok(sitting.guest)),
            Job::Away(going) => self.going.retain(|other| *other != going),
            Job::Sweep => self.swept(Swept::Closed),
            Job::Stop => self.stopped(),
            _ => {}
        }
    }

    /// A row of a job was not written, and will not be.
    pub(crate) fn failed(&mut self, job: Job<R>, why: NotWritten) {
        match job {
            Job::Connect(connecting) => self.not_connected(connecting),
            Job::Command(command) => self.refuse(command.connection(), command.id(), &why.refusal()),
            Job::Sit(sitting) => self.seated(&sitting, Err(why.refusal())),
            Job::Bot(step) => self.bot_failed(&step, &why),
            Job::Sweep => self.swept(Swept::Failed),
            Job::Stop => {
                self.report(Report::NotStopped);
                self.stopped();
            }
            // What time brings is still due when the log is back; hints and looks come again.
            _ => {}
        }
    }

    /// What is due by itself now.
    fn due_job(&mut self) -> Option<Job<R>> {
        let now = self.now;
        if self.retry.is_some_and(|retry| now < retry) {
            return None;
        }
        if self.in_doubt {
            return Some(Job::Look(Looking::new(None, Vec::new())));
        }
        if self.fire_at().is_some_and(|at| at <= now) {
            return Some(Job::Tick);
        }
        if let Some(going) = self.going.iter().find(|going| going.due <= now) {
            return Some(Job::Away(*going));
        }
        if self.rest_due().is_some_and(|due| due <= now) {
            return Some(Job::Rest);
        }
        self.due_step(now).map(Job::Bot)
    }

    /// When it wants to be called if nothing comes; `None` if it waits for nothing but inputs.
    pub fn wake(&self) -> Option<Stamp> {
        let told = [self.show_due(), self.uncover_due(), self.answer_due()].into_iter().flatten().min();
        if self.ended || self.waiting.is_some() {
            return told.filter(|_| !self.ended);
        }
        let away = self.going.iter().map(|going| going.due).min();
        let doubt = self.in_doubt.then_some(self.now);
        let due = [doubt, self.fire_at(), away, self.rest_due(), self.bot_due()].into_iter().flatten().min();
        let due = due.map(|due| self.retry.map_or(due, |retry| due.max(retry)));
        [due, self.idle_at(), told, self.seal_breaks()].into_iter().flatten().min()
    }

    /// So many inputs wait: who sends too much has to be held back.
    pub fn backlog(&self) -> usize {
        self.queue.len()
    }

    /// May the next input take long, a tenth of a second or more?
    pub fn is_slow(&self) -> bool {
        R::is_slow(&self.replica.table.state)
    }

    /// Has it left memory?
    pub fn has_ended(&self) -> bool {
        self.ended
    }

    /// The table as the log has it.
    pub fn table(&self) -> &Table<R> {
        &self.replica.table
    }

    /// Its address.
    pub fn id(&self) -> &TableId {
        &self.replica.id
    }

    /// Its last row.
    pub fn seq(&self) -> Seq {
        self.replica.seq
    }

    pub(crate) fn moment(&self) -> Moment {
        self.replica.table.state.moment()
    }

    pub(crate) fn report(&mut self, report: Report) {
        self.out.push(Output::Report(report));
    }

    /// Leaves memory.
    pub(crate) fn end(&mut self, end: End) {
        self.out.push(Output::EndSearches);
        self.out.push(Output::Ended(end));
        self.ended = true;
    }

    /// Leaves memory at once if nobody needs the table.
    pub(crate) fn let_go(&mut self) {
        if self.queue.is_empty() && self.idle_at().is_some() {
            self.end(End::Idle);
        }
    }

    /// The table cannot go on; everybody is told.
    pub(crate) fn end_with(&mut self, bye: Bye, end: End) {
        let current = self.current.take().into_iter().chain(std::mem::take(&mut self.seal.held));
        for job in current.chain(std::mem::take(&mut self.queue)) {
            match job {
                Job::Connect(connecting) => {
                    self.out.push(Output::Close { connection: connecting.connection(), reason: bye });
                }
                Job::Sit(sitting) => self.seated(&sitting, Err(crate::commands::unavailable())),
                _ => {}
            }
        }
        self.close(bye, |_| true);
        self.end(end);
    }
}
