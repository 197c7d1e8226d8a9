//! A point in the life of a LetraMix table.

use super::dice::Face;
use super::event::Event;
use super::layout::Layout;
use super::options::{Mode, Options};
use super::score::Worth;
use game::{Moment, Outcome, Seat, Time};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The state: `apply` folded over the events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What the table has chosen.
    pub options: Options,
    /// Grows when what may be done changes.
    pub moment: Moment,
    /// Starts every round (C16).
    pub first: Option<Seat>,
    /// Rounds that are over.
    pub rounds: u16,
    /// What is going on.
    pub phase: Phase,
    /// Points by seat.
    pub totals: Vec<i32>,
    /// Points of the last turn by seat, `None` before it.
    pub last: Vec<Option<i32>>,
    /// How many full layouts in a row, by seat (C14).
    pub streaks: Vec<u16>,
    /// Who has had a turn in this round.
    pub scored: BTreeSet<Seat>,
    /// The roll before this one, with all layouts, to look at.
    pub past: Option<Laying>,
}

/// What is going on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nothing has happened yet.
    New,
    /// Somebody is to roll.
    ToRoll {
        /// Who.
        seat: Seat,
        /// Since when.
        since: Time,
    },
    /// All gather for the next round.
    Gathering {
        /// Since when.
        since: Time,
        /// Who is ready.
        ready: BTreeSet<Seat>,
    },
    /// The glass runs.
    Laying(Laying),
    /// It is over.
    Over {
        /// Who has won.
        winners: Vec<Seat>,
    },
}

/// A roll and what is laid with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laying {
    /// Whose turn it is; `None` where all lay at once.
    pub seat: Option<Seat>,
    /// What the dice show.
    pub dice: Vec<Face>,
    /// When the cup was emptied. A re-roll does not change it (C.3).
    pub rolled_at: Time,
    /// When the dice were thrown last.
    pub thrown_at: Time,
    /// Who was not ready when all were to lay at once, and sits this round out (5.3.7).
    pub out: BTreeSet<Seat>,
    /// What lies before each seat.
    pub desks: Vec<Desk>,
}

/// What lies before a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Desk {
    /// As it lies now.
    pub layout: Layout,
    /// The last valid layout and its worth: that counts (C6).
    pub valid: Option<(Layout, Worth)>,
    /// "Fertig"
    pub done: bool,
    /// Has anything been laid from this roll, valid or not?
    pub touched: bool,
}

impl game::State for State {
    type Options = Options;
    type Event = Event;

    fn new(options: &Options, seats: usize) -> Self {
        Self {
            options: options.clone(),
            moment: 0,
            first: None,
            rounds: 0,
            phase: Phase::New,
            totals: vec![0; seats],
            last: vec![None; seats],
            streaks: vec![0; seats],
            scored: BTreeSet::new(),
            past: None,
        }
    }

    fn apply(&mut self, event: &Event) {
        if !matches!(event, Event::Laid { .. } | Event::Ready { .. } | Event::Done { .. }) {
            self.moment += 1;
        }
        match event {
            Event::Began { first } => self.first = Some(*first),
            Event::Turn { seat, at } => self.enter(Phase::ToRoll { seat: *seat, since: *at }),
            Event::Gather { at } => self.enter(Phase::Gathering { since: *at, ready: BTreeSet::new() }),
            Event::Ready { seat } => {
                if let Phase::Gathering { ready, .. } = &mut self.phase {
                    ready.insert(*seat);
                }
            }
            Event::Rolled { dice, at, out } => self.apply_roll(dice, *at, out),
            Event::Rerolled { dice, at } => {
                if let Phase::Laying(laying) = &mut self.phase {
                    laying.dice.clone_from(dice);
                    laying.thrown_at = *at;
                    laying.desks.iter_mut().for_each(|desk| *desk = Desk::default());
                }
            }
            Event::Laid { seat, layout, worth } => self.apply_layout(*seat, layout, worth.as_ref()),
            Event::Done { seat } => {
                if let Some(desk) = self.desk_mut(*seat) {
                    desk.done = true;
                }
            }
            Event::Scored { seat, points, full } => self.apply_score(*seat, *points, *full),
            Event::RoundOver => {
                self.rounds += 1;
                self.scored.clear();
            }
            Event::Over { winners } => self.enter(Phase::Over { winners: winners.clone() }),
        }
    }

    fn moment(&self) -> Moment {
        self.moment
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { winners } = &self.phase else { return None };
        Some(Outcome { winners: winners.clone(), points: self.totals.clone() })
    }

    fn starter(&self) -> Option<Seat> {
        self.first
    }
}

impl State {
    /// The roll on the table.
    pub const fn laying(&self) -> Option<&Laying> {
        match &self.phase {
            Phase::Laying(laying) => Some(laying),
            _ => None,
        }
    }

    /// Goes on to what is next; a roll that was laid stays to be looked at.
    fn enter(&mut self, phase: Phase) {
        if let Phase::Laying(laying) = std::mem::replace(&mut self.phase, phase) {
            self.past = Some(laying);
        }
    }

    fn apply_roll(&mut self, dice: &[Face], at: Time, out: &[Seat]) {
        let seat = match (&self.phase, self.options.mode) {
            (Phase::ToRoll { seat, .. }, Mode::Turns) => Some(*seat),
            _ => None,
        };
        let desks = vec![Desk::default(); self.totals.len()];
        let out = out.iter().copied().collect();
        self.phase =
            Phase::Laying(Laying { seat, dice: dice.to_vec(), rolled_at: at, thrown_at: at, out, desks });
    }

    fn apply_layout(&mut self, seat: Seat, layout: &Layout, worth: Option<&Worth>) {
        if let Some(desk) = self.desk_mut(seat) {
            desk.layout = layout.clone();
            desk.touched |= !layout.is_empty();
            if let Some(worth) = worth {
                desk.valid = Some((layout.clone(), worth.clone()));
            }
        }
    }

    fn apply_score(&mut self, seat: Seat, points: i32, full: bool) {
        let i = seat.index();
        if let (Some(total), Some(last), Some(streak)) =
            (self.totals.get_mut(i), self.last.get_mut(i), self.streaks.get_mut(i))
        {
            *total += points;
            *last = Some(points);
            *streak = if full { *streak + 1 } else { 0 };
            self.scored.insert(seat);
        }
    }

    fn desk_mut(&mut self, seat: Seat) -> Option<&mut Desk> {
        match &mut self.phase {
            Phase::Laying(laying) => laying.desks.get_mut(seat.index()),
            _ => None,
        }
    }
}
