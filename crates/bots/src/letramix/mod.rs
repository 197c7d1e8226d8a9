//! Computer players of LetraMix: simple ones, which lay one or two words. The solver and its levels come later.

mod lay;

use crate::Bot;
use game::{Chance, Seat};
use games::letramix::{Action, LetraMix, PhaseView, View};
use lay::Vocabulary;
use words::entry::Zipf;

/// A simple player: the words it knows, and how many it lays.
pub struct Simple {
    name: &'static str,
    /// It knows words at least so common.
    rarest: f32,
    /// It lays words of at most so many letters.
    longest: usize,
    /// It lays a second word through the first.
    crosses: bool,
}

/// All levels, from the weakest.
pub const LEVELS: [Simple; 3] = [
    Simple { name: "neuling", rarest: 4.0, longest: 5, crosses: false },
    Simple { name: "gelegenheit", rarest: 3.0, longest: 7, crosses: false },
    Simple { name: "stammgast", rarest: 2.0, longest: 10, crosses: true },
];

/// The level with this name.
pub fn level(name: &str) -> Option<&'static Simple> {
    LEVELS.iter().find(|l| l.name == name)
}

impl Bot<LetraMix> for Simple {
    fn name(&self) -> &'static str {
        self.name
    }

    fn act(&self, seat: Seat, view: &View, _chance: &mut Chance) -> Option<Action> {
        match &view.phase {
            PhaseView::ToRoll { seat: turn, .. } if *turn == seat => Some(Action::Roll),
            PhaseView::Gathering { ready, .. } if !ready.contains(&seat) => Some(Action::Next),
            PhaseView::Laying { seat: turn, reroll, roll, .. } if turn.is_none_or(|turn| turn == seat) => {
                if is_done(view, seat) {
                    None
                } else if *reroll && turn.is_some() {
                    Some(Action::Reroll)
                } else {
                    let known = Vocabulary::new(Zipf::new(self.rarest), self.longest, &view.options);
                    Some(Action::Finish { layout: lay::layout(&roll.dice, &known, self.crosses) })
                }
            }
            _ => None,
        }
    }
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
    use games::letramix::Options;
    use words::Lexicon;
    use words::judge::HouseList;

    /// Plays a table of these levels to its end; returns the points.
    fn play(levels: &[&Simple], seed: u64) -> Vec<i32> {
        let seats = Seats::new(levels.iter().map(|l| Occupant::Bot { name: l.name.to_owned() }));
        let table: Table<LetraMix> = Table::begin(&Options::default(), seats, HouseList::default()).unwrap();
        let mut chance = Chance::from_seed(seed);
        let mut play = Play::begin(table, chance.fork(), Lexicon::german());
        while LetraMix::outcome(&play.table.state).is_none() {
            for (seat, level) in play.table.seats.iter().zip(levels) {
                let view = LetraMix::view(&play.table, Viewer::Seat(seat));
                if let Some(action) = level.act(seat, &view, &mut chance) {
                    play.act(seat, action).unwrap();
                }
            }
        }
        play.table.state.totals
    }

    #[test]
    fn bots_play_by_the_rules_and_the_better_one_scores_more() {
        let mut totals = [0; 3];
        for seed in 0..6 {
            for (sum, points) in totals.iter_mut().zip(play(&[&LEVELS[0], &LEVELS[1], &LEVELS[2]], seed)) {
                *sum += points;
            }
        }
        assert!(totals[0] < totals[1] && totals[1] < totals[2], "{totals:?}");
    }
}
