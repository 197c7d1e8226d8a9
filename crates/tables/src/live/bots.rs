//! Computer players at work: a worker thinks on the bot's view, the table carries out the plan in human time.

use super::Live;
use super::rows::NotCounted;
use crate::figures::add;
use ::bots::{Levels, Sight, Step};
use game::{Moment, Rules, Seat, Span, Stamp, TableEvent, Viewer};
use std::collections::VecDeque;
use tokio::sync::mpsc;

/// Plans that come back from the workers; boxed, as a channel keeps room for many.
pub(super) type Plans<R> = mpsc::UnboundedReceiver<Box<Planned<R>>>;

/// What the bots of a table are up to.
pub(super) struct Bots<R: Rules> {
    plans: Vec<Plan<R>>,
    back: mpsc::UnboundedSender<Box<Planned<R>>>,
}

/// What one bot is up to in this moment.
struct Plan<R: Rules> {
    seat: Seat,
    level: String,
    moment: Moment,
    /// What it will do, and when; empty while it thinks and when it is done.
    steps: VecDeque<(Stamp, R::Action)>,
}

/// A plan, and what it was made for.
pub(super) struct Planned<R: Rules> {
    seat: Seat,
    moment: Moment,
    steps: Vec<Step<R::Action>>,
}

impl<R: Rules> Bots<R> {
    pub(super) fn new() -> (Self, Plans<R>) {
        // At most one plan for each seat is under way.
        let (back, plans) = mpsc::unbounded_channel();
        (Self { plans: Vec::new(), back }, plans)
    }

    /// Drops all plans.
    pub(super) fn forget(&mut self) {
        self.plans.clear();
    }
}

impl<R: Levels> Live<R> {
    /// Asks every bot that has no plan for this moment; a plan for another moment is void.
    pub(super) fn consult_bots(&mut self) {
        let table = &self.replica.table;
        let rests =
            table.deadline().is_none() && (self.outcome().is_some() || !table.frame.clock.is_running());
        if rests || !self.is_keeper() {
            self.bots.forget();
            return;
        }
        let moment = R::moment(&table.state);
        let seats = &table.seats;
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
        let bot = R::level(&level);
        self.bots.plans.push(Plan { seat, level, moment, steps: VecDeque::new() });
        let Some(bot) = bot else { return };
        let view = R::view(&self.replica.table, Viewer::Seat(seat));
        let house = self.replica.table.house.clone();
        let mut chance = self.chance.fork();
        let back = self.bots.back.clone();
        add(&self.shared.figures.plans, 1);
        self.shared.work(move || {
            let steps = bot.plan(&Sight { seat, view: &view, house: &house }, &mut chance);
            // The table may have left memory meanwhile.
            let _ = back.send(Box::new(Planned { seat, moment, steps }));
        });
    }

    pub(super) fn take_plan(&mut self, planned: Planned<R>) {
        let Planned { seat, moment, steps } = planned;
        let mut at = self.shared.clock.now();
        if let Some(plan) = self.bots.plans.iter_mut().find(|p| p.seat == seat && p.moment == moment) {
            plan.steps = steps
                .into_iter()
                .map(|step| {
                    at = at + step.after;
                    (at, step.action)
                })
                .collect();
        }
    }

    /// When a bot does something next.
    pub(super) fn bot_due(&self) -> Option<Stamp> {
        self.bots.plans.iter().filter_map(|plan| plan.steps.front().map(|(at, _)| *at)).min()
    }

    pub(super) async fn bots_on_time(&mut self, now: Stamp) {
        while let Some((seat, moment, at, action)) = self.due_step(now) {
            if !self.settle(at).await {
                return;
            }
            let decision = self.by_nobody(at);
            let acted = self.write(decision, |live| {
                let now = live.table_time(at);
                let events = live.in_world(now, Span::default(), |table, world| {
                    table.decide(seat, moment, action.clone(), world)
                })?;
                Ok(events.into_iter().map(TableEvent::Game).collect())
            });
            match acted.await {
                Ok(()) => self.consult_bots(),
                // The rest of the plan is void; the bot waits for the next moment.
                Err(NotCounted::Refused(_)) => self.give_up(seat),
                // Not written: it is thought again when the log is back.
                Err(NotCounted::Unavailable) => return self.bots.plans.retain(|plan| plan.seat != seat),
            }
        }
    }

    fn give_up(&mut self, seat: Seat) {
        self.bots.plans.iter_mut().filter(|plan| plan.seat == seat).for_each(|plan| plan.steps.clear());
    }

    fn due_step(&mut self, now: Stamp) -> Option<(Seat, Moment, Stamp, R::Action)> {
        let is_due = |plan: &&mut Plan<R>| plan.steps.front().is_some_and(|(at, _)| *at <= now);
        let plan =
            self.bots.plans.iter_mut().filter(is_due).min_by_key(|plan| plan.steps.front().map(|s| s.0))?;
        let (at, action) = plan.steps.pop_front()?;
        Some((plan.seat, plan.moment, at, action))
    }
}
