//! Computer players at work: the shell lets them think on their view, the desk carries out the plan in human time.

use crate::desk::{Desk, Job};
use crate::input::Plan;
use crate::output::{Output, Report, Think};
use crate::rows::{NotWritten, Then};
use game::{Chance, FrameEvent, Moment, Rules, Seat, Span, Stamp, TableEvent, Viewer};
use std::collections::VecDeque;

/// What the bots of a table are up to.
pub(crate) struct Bots<R: Rules> {
    plans: Vec<Underway<R>>,
    /// Apart from the table's, so that its draws do not depend on who plays.
    chance: Chance,
}

/// What one bot is up to in this moment.
struct Underway<R: Rules> {
    seat: Seat,
    level: String,
    moment: Moment,
    /// What it will do, and when; empty while it thinks and when it is done.
    steps: VecDeque<(Stamp, R::Action)>,
    /// Somebody is impatient: it does everything at once.
    hurried: bool,
}

/// One step of a plan that is due.
pub(crate) struct BotStep<R: Rules> {
    seat: Seat,
    moment: Moment,
    at: Stamp,
    action: R::Action,
}

impl<R: Rules> Bots<R> {
    pub(crate) fn new(chance: Chance) -> Self {
        Self { plans: Vec::new(), chance }
    }

    /// Drops all plans.
    pub(crate) fn forget(&mut self) {
        self.plans.clear();
    }
}

impl<R: Rules> Desk<R> {
    /// Asks every bot that has no plan for this moment; a plan for another moment is void.
    pub(crate) fn consult_bots(&mut self) {
        let table = &self.replica.table;
        let has_bots = table.seats.playing().any(|seat| table.seats.bot_at(seat).is_some());
        let rests = table.deadline().is_none() && (table.is_over() || !table.frame.clock.is_running());
        if !has_bots || rests || !self.is_leader() {
            self.bots.forget();
            return;
        }
        let (moment, seats) = (self.moment(), &self.replica.table.seats);
        self.bots.plans.retain(|p| p.moment == moment && seats.bot_at(p.seat) == Some(&p.level));
        let has_plan = |seat| self.bots.plans.iter().any(|plan| plan.seat == seat);
        let bots = seats.playing().filter_map(|seat| Some((seat, seats.bot_at(seat)?)));
        let idle: Vec<(Seat, String)> =
            bots.filter(|(seat, _)| !has_plan(*seat)).map(|(seat, level)| (seat, level.to_owned())).collect();
        for (seat, level) in idle {
            self.consult(seat, level, moment);
        }
    }

    fn consult(&mut self, seat: Seat, level: String, moment: Moment) {
        let table = &self.replica.table;
        let (view, house) = (table.view(Viewer::Seat(seat)), table.house.clone());
        let character = table.seats.character_at(seat).map(str::to_owned);
        let chance = self.bots.chance.fork();
        let plan = Underway { seat, level: level.clone(), moment, steps: VecDeque::new(), hurried: false };
        self.bots.plans.push(plan);
        self.out.push(Output::Think(Box::new(Think { seat, level, character, moment, view, house, chance })));
    }

    /// What a bot has thought of; it begins now.
    pub(crate) fn take_plan(&mut self, plan: Plan<R>) {
        let Plan { seat, moment, steps } = plan;
        let mut at = self.now;
        if let Some(plan) = self.bots.plans.iter_mut().find(|p| p.seat == seat && p.moment == moment) {
            let hurried = plan.hurried;
            let timed = |(after, action)| {
                at = if hurried { at } else { at + after };
                (at, action)
            };
            plan.steps = steps.into_iter().map(timed).collect();
        }
    }

    /// Where somebody has asked for it, all bots do at once what they are about to do in this moment, and who still thinks
    /// as soon as the plan comes.
    pub(crate) fn hurry_bots_if_asked(&mut self, events: &[TableEvent<R>]) {
        if !events.iter().any(|event| matches!(event, TableEvent::Frame(FrameEvent::Hurried {}))) {
            return;
        }
        for plan in &mut self.bots.plans {
            plan.hurried = true;
            plan.steps.iter_mut().for_each(|(at, _)| *at = self.now.min(*at));
        }
    }

    /// When a bot does something next.
    pub(crate) fn bot_due(&self) -> Option<Stamp> {
        self.bots.plans.iter().filter_map(|plan| plan.steps.front().map(|(at, _)| *at)).min()
    }

    pub(crate) fn due_step(&mut self, now: Stamp) -> Option<BotStep<R>> {
        // What was planned for another moment is void: somebody else may just have acted.
        let moment = self.moment();
        let is_due = |plan: &&mut Underway<R>| {
            plan.moment == moment && plan.steps.front().is_some_and(|(at, _)| *at <= now)
        };
        let due = self.bots.plans.iter_mut().filter(is_due);
        let plan = due.min_by_key(|plan| plan.steps.front().map(|step| step.0))?;
        let (at, action) = plan.steps.pop_front()?;
        Some(BotStep { seat: plan.seat, moment: plan.moment, at, action })
    }

    pub(crate) fn bot_acts(&mut self, step: BotStep<R>) {
        if step.moment != self.moment() {
            return; // A deadline, or another server, came first.
        }
        if self.is_full() && R::is_draft(&step.action) {
            return; // The step that ends the turn carries the draft.
        }
        if let Some((decided, due)) = self.settle(step.at) {
            return self.append(Job::Bot(step), decided, Self::by_nobody(due), Then::GoOn);
        }
        let now = self.table_time(step.at);
        let mut story = self.story(now, Span::default());
        let acted = story.act(step.seat, step.moment, step.action.clone());
        match acted.map(|()| story.end()) {
            Ok(Some(decided)) => {
                let origin = Self::by_nobody(step.at);
                self.append(Job::Bot(step), decided, origin, Then::Finish);
            }
            Ok(None) => {}
            Err(refusal) => self.bot_failed(&step, &NotWritten::Refused(refusal)),
        }
    }

    pub(crate) fn bot_failed(&mut self, step: &BotStep<R>, why: &NotWritten) {
        match why {
            // The rest of the plan is void; the bot waits for the next moment.
            NotWritten::Refused(_) => {
                self.report(Report::PlanRefused);
                let own = self.bots.plans.iter_mut().filter(|plan| plan.seat == step.seat);
                own.for_each(|plan| plan.steps.clear());
            }
            // It is thought again when the log is back.
            NotWritten::Unavailable => self.bots.plans.retain(|plan| plan.seat != step.seat),
        }
    }
}
