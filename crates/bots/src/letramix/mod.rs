//! Computer players of LetraMix: simple ones, which lay one or two words. The solver and its levels come later.

mod lay;
pub mod solver;

use crate::{Bot, Levels, Step};
use game::{Chance, Seat, Span};
use games::letramix::{Action, Face, Layout, LetraMix, Options, PhaseView, View};
use lay::Vocabulary;
use std::ops::Range;
use words::entry::Zipf;

/// A simple player: the words it knows, and how many it lays.
struct Simple {
    name: &'static str,
    /// It knows words at least so common.
    rarest: f32,
    /// It lays words of at most so many letters.
    longest: usize,
    /// It lays a second word through the first.
    crosses: bool,
}

/// Lays one short word.
static NEULING: Simple = Simple { name: "neuling", rarest: 4.0, longest: 5, crosses: false };
/// Lays one longer word.
static GELEGENHEIT: Simple = Simple { name: "gelegenheit", rarest: 3.0, longest: 7, crosses: false };
/// Lays two words.
static STAMMGAST: Simple = Simple { name: "stammgast", rarest: 2.0, longest: 10, crosses: true };

impl Levels for LetraMix {
    fn levels() -> &'static [&'static dyn Bot<Self>] {
        static LEVELS: [&dyn Bot<LetraMix>; 3] = [&NEULING, &GELEGENHEIT, &STAMMGAST];
        &LEVELS
    }
}

impl Bot<LetraMix> for Simple {
    fn name(&self) -> &'static str {
        self.name
    }

    fn plan(&self, seat: Seat, view: &View, chance: &mut Chance) -> Vec<Step<Action>> {
        match &view.phase {
            PhaseView::ToRoll { seat: turn, .. } if *turn == seat => {
                vec![within(1..3, Action::Roll {}, chance)]
            }
            PhaseView::Gathering { ready, .. } if !ready.contains(&seat) => {
                vec![within(2..5, Action::Next {}, chance)]
            }
            PhaseView::Laying { seat: turn, reroll, roll, .. } if turn.is_none_or(|turn| turn == seat) => {
                if is_done(view, seat) {
                    vec![]
                } else if *reroll && turn.is_some() {
                    vec![within(2..5, Action::Reroll {}, chance)]
                } else {
                    self.lays(&roll.dice, &view.options, chance)
                }
            }
            _ => vec![],
        }
    }
}

impl Simple {
    /// Half of the layout for all to see, and then the whole.
    fn lays(&self, dice: &[Face], options: &Options, chance: &mut Chance) -> Vec<Step<Action>> {
        let known = Vocabulary::new(Zipf::new(self.rarest), self.longest, options);
        let layout = lay::layout(dice, &known, self.crosses);
        let half = Layout::new(layout.placed().iter().take(layout.placed().len() / 2).copied().collect());
        vec![
            within(4..9, Action::Lay { layout: half }, chance),
            within(4..12, Action::Finish { layout }, chance),
        ]
    }
}

/// A step that takes so many seconds, more or less.
fn within(seconds: Range<u64>, action: Action, chance: &mut Chance) -> Step<Action> {
    let spread = (seconds.end - seconds.start) as usize * 1000;
    Step { after: Span::from_millis(seconds.start * 1000 + chance.below(spread) as u64), action }
}

fn is_done(view: &View, seat: Seat) -> bool {
    use games::letramix::DeskView;
    let PhaseView::Laying { roll, .. } = &view.phase else { return false };
    matches!(roll.desks.get(seat.index()), Some(DeskView::Open { done: true, .. }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::play::Play;
    use game::{Occupant, Rules, Seats, Table, Viewer};
    use words::Lexicon;
    use words::judge::HouseList;

    /// Plays a table of these levels to its end; returns the points.
    fn play(levels: &[&dyn Bot<LetraMix>], seed: u64) -> Vec<i32> {
        let seats = Seats::new(levels.iter().map(|l| Occupant::Bot { name: l.name().to_owned() }));
        let table: Table<LetraMix> = Table::begin(&Options::default(), seats, HouseList::default()).unwrap();
        let mut chance = Chance::from_seed(seed);
        let mut play = Play::begin(table, chance.fork(), Lexicon::german());
        while LetraMix::outcome(&play.table.state).is_none() {
            for (seat, level) in play.table.seats.iter().zip(levels) {
                let view = LetraMix::view(&play.table, Viewer::Seat(seat));
                for step in level.plan(seat, &view, &mut chance) {
                    play.act(seat, step.action).unwrap();
                }
            }
        }
        play.table.state.totals
    }

    #[test]
    fn bots_play_by_the_rules_and_the_better_one_scores_more() {
        let mut totals = [0; 3];
        for seed in 0..6 {
            for (sum, points) in totals.iter_mut().zip(play(LetraMix::levels(), seed)) {
                *sum += points;
            }
        }
        assert!(totals[0] < totals[1] && totals[1] < totals[2], "{totals:?}");
    }
}
