//! Computer players of LetraMix, from the apprentice to the master, and what they know of the best layout.

mod band;
mod best;
mod crossing;
mod growth;
mod players;
pub mod solver;

pub use band::Band;
pub use best::{Best, BestQuestion};

use crate::timing::eased;
use crate::{Bot, Character, Levels, Sight, Step};
use game::grid::Cell;
use game::{Chance, Seat};
use games::letramix::{Action, DeskView, Face, Layout, LetraMix, PhaseView, Placed, View};
use players::{
    ALTGESELLE, BOGENFAENGER, FAKTOR, GAUTSCHLING, GESELLE, LEHRLING, MEISTER, Player, SCHWEIZERDEGEN, Skill,
};
use solver::{Puzzle, Rack, Solution, Values, Vocabulary, solve};
use std::borrow::Cow;
use std::ops::ControlFlow;
use words::judge::HouseList;

impl Levels for LetraMix {
    fn levels() -> &'static [&'static dyn Bot<Self>] {
        static LEVELS: [&dyn Bot<LetraMix>; 8] = [
            &BOGENFAENGER,
            &LEHRLING,
            &GAUTSCHLING,
            &GESELLE,
            &SCHWEIZERDEGEN,
            &ALTGESELLE,
            &FAKTOR,
            &MEISTER,
        ];
        &LEVELS
    }
}

impl Bot<LetraMix> for Player {
    fn name(&self) -> &'static str {
        self.name
    }

    fn definition(&self) -> String {
        format!("{self:?}")
    }

    fn plan_as(
        &self,
        who: &Character,
        sight: &Sight<'_, LetraMix>,
        chance: &mut Chance,
    ) -> Vec<Step<Action>> {
        let Sight { seat, view, house } = *sight;
        match &view.phase {
            PhaseView::ToRoll { seat: turn, .. } if *turn == seat => {
                vec![eased(&(1..3), who.tempo.next, Action::Roll {}, chance)]
            }
            PhaseView::Gathering { ready, .. } if !ready.contains(&seat) => {
                vec![eased(&(2..5), who.tempo.last, Action::Next {}, chance)]
            }
            PhaseView::Laying { seat: turn, reroll, roll, .. } if turn.is_none_or(|turn| turn == seat) => {
                if is_done(view, seat) {
                    vec![]
                } else if *reroll && turn.is_some() {
                    vec![eased(&(2..5), who.tempo.first, Action::Reroll {}, chance)]
                } else {
                    let words = in_house(self.band.vocabulary(view.options.base_forms), house);
                    self.lays(who, &self.layout(who, &roll.dice, &words), chance)
                }
            }
            _ => vec![],
        }
    }
}

impl Player {
    fn layout(&self, who: &Character, dice: &[Face], words: &Vocabulary) -> Layout {
        let Ok(rack) = Rack::new(dice) else { return Layout::default() };
        let layout = match &self.skill {
            Skill::Cross(eye) => crossing::layout(dice, words, *eye, who.taste),
            Skill::Search(nodes) => searched(words, rack, *nodes).layout,
        };
        if who.upright { turned(&layout) } else { layout }
    }

    /// Word after word for all to see, and then a last look.
    fn lays(&self, who: &Character, layout: &Layout, chance: &mut Chance) -> Vec<Step<Action>> {
        let mut steps = Vec::new();
        let mut time = (&self.first, who.tempo.first);
        for part in growth::word_by_word(layout) {
            steps.push(eased(time.0, time.1, Action::Lay { layout: part }, chance));
            time = (&self.next, who.tempo.next);
        }
        steps.push(eased(time.0, who.tempo.last, Action::Finish { layout: layout.clone() }, chance));
        steps
    }
}

/// What lay across stands, and what stood lies: it is worth the same.
fn turned(layout: &Layout) -> Layout {
    let turn = |placed: &Placed| Placed { cell: Cell::new(placed.cell.y, placed.cell.x), ..*placed };
    Layout::new(layout.placed().iter().map(turn).collect())
}

/// The best layout that a search of so many nodes finds: counted, not timed, so that a seed repeats a game.
fn searched(words: &Vocabulary, rack: Rack, nodes: u64) -> Solution {
    solve(&Puzzle::new(words, rack, Values::letramix()), |progress| {
        if progress.nodes < nodes { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })
}

/// These words as the house has them.
fn in_house<'a>(words: &'a Vocabulary, house: &HouseList) -> Cow<'a, Vocabulary> {
    if house.is_empty() { Cow::Borrowed(words) } else { Cow::Owned(words.in_house(house)) }
}

fn is_done(view: &View, seat: Seat) -> bool {
    let PhaseView::Laying { roll, .. } = &view.phase else { return false };
    matches!(roll.desks.get(seat.index()), Some(DeskView::Open { done: true, .. }))
}

#[cfg(test)]
mod tests;
