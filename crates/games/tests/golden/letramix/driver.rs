//! Plays a table from a seed and writes down what happens.

use super::actor;
use super::render::Record;
use game::play::Play;
use game::{Chance, FrameEvent, Guest, Occupant, Seat, Seats, Span, Table, Time, Viewer};
use games::letramix::{Action, Layout, LetraMix, Options, Phase, PhaseView};
use words::Lexicon;
use words::judge::HouseList;

/// A table to be played.
pub struct Script {
    pub title: &'static str,
    pub options: Options,
    pub players: Vec<Player>,
    pub seed: u64,
}

/// Who sits there and how they play.
pub struct Player {
    pub name: &'static str,
    /// How many words they lay through the first one.
    pub teeth: usize,
    habit: Habit,
}

/// What is special about a player.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Habit {
    None,
    /// Spoils the layout at the end and never says "Fertig".
    Dawdles,
    /// Does not roll in this round (counted from 0).
    SleepsIn(u16),
    /// Leaves in this round, with dice on the table.
    LeavesIn(u16),
}

pub fn player(name: &'static str, teeth: usize) -> Player {
    Player { name, teeth, habit: Habit::None }
}

impl Player {
    pub fn with(self, habit: Habit) -> Self {
        Self { habit, ..self }
    }
}

/// Plays the table to its end; the text of all that happened.
pub fn play(script: &Script) -> String {
    let occupants = (0..)
        .zip(&script.players)
        .map(|(i, p)| Occupant::Person { name: p.name.to_owned(), guest: Guest::new(i) });
    let table = Table::begin(&script.options, Seats::new(occupants), HouseList::default()).unwrap();
    let mut chance = Chance::from_seed(script.seed);
    let record = Record::new(script, &table);
    let play = Play::begin(table, chance.fork(), Lexicon::german());
    let mut driver = Driver { script, play, chance, record };
    driver.note();
    while driver.play.table.outcome().is_none() {
        driver.step();
    }
    driver.record.finish(&driver.play.table)
}

struct Driver<'a> {
    script: &'a Script,
    play: Play<LetraMix>,
    chance: Chance,
    record: Record,
}

impl Driver<'_> {
    fn step(&mut self) {
        match self.play.table.state.phase.clone() {
            Phase::ToRoll { seat, .. } if self.habit(seat) == Habit::SleepsIn(self.round()) => {
                self.play.wait_for_deadline();
                self.note();
            }
            Phase::ToRoll { seat, .. } => self.act_after(2_000, seat, Action::Roll {}),
            Phase::Gathering { .. } => {
                let seats: Vec<Seat> = self.play.table.seats.here().collect();
                for seat in seats {
                    self.act_after(1_000, seat, Action::Next {});
                }
            }
            Phase::Laying(laying) => self.lay(laying.seat),
            Phase::New | Phase::Over { .. } => unreachable!("the table has begun and is not over"),
        }
    }

    fn habit(&self, seat: Seat) -> Habit {
        self.script.players[seat.index()].habit
    }

    fn round(&self) -> u16 {
        self.play.table.state.rounds
    }

    /// All who lay do so at their own pace.
    fn lay(&mut self, turn: Option<Seat>) {
        let seats: Vec<Seat> = turn.map_or_else(|| self.play.table.seats.playing().collect(), |s| vec![s]);
        if self.may_reroll(seats[0]) {
            return self.act_after(4_000, seats[0], Action::Reroll {});
        }
        let mut plan: Vec<(Time, Seat, Step)> = seats.into_iter().flat_map(|s| self.plan(s)).collect();
        plan.sort_by_key(|(at, seat, _)| (*at, *seat));
        let moment = self.play.table.state.moment;
        for (at, seat, step) in plan {
            if !self.wait_until(at, moment) {
                return;
            }
            match step {
                Step::Act(action) => self.play.act(seat, action).unwrap(),
                Step::Leave => self.play.frame(FrameEvent::Left { seat, kicked: false }),
            }
            self.note();
        }
        if self.play.table.state.moment == moment {
            self.play.wait_for_deadline();
            self.note();
        }
    }

    fn may_reroll(&self, seat: Seat) -> bool {
        let view = self.play.table.view(Viewer::Seat(seat));
        matches!(view.phase, PhaseView::Laying { reroll: true, .. })
    }

    /// What a player does with this roll, and when.
    fn plan(&mut self, seat: Seat) -> Vec<(Time, Seat, Step)> {
        let player = &self.script.players[seat.index()];
        let dice = self.play.table.state.laying().unwrap().dice.clone();
        let mut layouts = actor::layouts(&dice, player.teeth, 3 * seat.index());
        let last = layouts.last().cloned().unwrap_or_default();
        let mut steps: Vec<Step> = Vec::new();
        match self.habit(seat) {
            Habit::LeavesIn(round) if round == self.round() => {
                layouts.truncate(1);
                steps.extend(layouts.into_iter().map(lay));
                steps.push(Step::Leave);
            }
            Habit::Dawdles => {
                steps.extend(layouts.into_iter().map(lay));
                steps.push(lay(spoiled(&last)));
            }
            _ => {
                layouts.pop();
                steps.extend(layouts.into_iter().map(lay));
                steps.push(Step::Act(Action::Finish { layout: last }));
            }
        }
        let mut at = self.play.now;
        let mut timed = |step| {
            at = at + Span::from_millis(100 * (100 + self.chance.below(120) as u64));
            (at, seat, step)
        };
        steps.into_iter().map(&mut timed).collect()
    }

    fn act_after(&mut self, millis: u64, seat: Seat, action: Action) {
        let moment = self.play.table.state.moment;
        if self.wait_until(self.play.now + Span::from_millis(millis), moment) {
            self.play.act(seat, action).unwrap();
            self.note();
        }
    }

    /// Lets time pass, noting what happens; false if the moment is over before.
    fn wait_until(&mut self, until: Time, moment: u32) -> bool {
        while self.play.table.deadline().is_some_and(|due| due <= until) {
            self.play.wait_for_deadline();
            self.note();
            if self.play.table.state.moment != moment {
                return false;
            }
        }
        self.play.wait_until(until);
        self.play.table.state.moment == moment
    }

    fn note(&mut self) {
        self.record.note(self.play.now, &self.play.events);
    }
}

enum Step {
    Act(Action),
    Leave,
}

fn lay(layout: Layout) -> Step {
    Step::Act(Action::Lay { layout })
}

/// The layout without its first die: something is left lying about.
fn spoiled(layout: &Layout) -> Layout {
    Layout::new(layout.placed().iter().skip(1).copied().collect())
}
