//! Computer players of LetraMix, from the apprentice to the master, and what they know of the best layout.

mod band;
mod best;
mod crossing;
mod growth;
pub mod solver;

pub use band::Band;
pub use best::{Best, BestQuestion};

use crate::timing::within;
use crate::{Bot, Levels, Sight, Step};
use crossing::Eye;
use game::{Chance, Seat};
use games::letramix::{Action, DeskView, Face, Layout, LetraMix, PhaseView, View};
use solver::{Puzzle, Rack, Solution, Values, Vocabulary, solve};
use std::borrow::Cow;
use std::ops::{ControlFlow, Range};
use words::judge::HouseList;

/// A player: the words they know, what they find with them, and how long that takes.
struct Player {
    name: &'static str,
    band: Band,
    skill: Skill,
    /// Seconds until the first word lies.
    first: Range<u64>,
    /// Seconds from word to word, and for a last look.
    next: Range<u64>,
}

/// What somebody finds.
enum Skill {
    /// Some words, one after the other, the best one first.
    Cross(Eye),
    /// The best layout if a search of so many nodes finds it, else a place for as many dice as possible.
    Search(u64),
}

/// Knows common words, and lays two short ones.
static LEHRLING: Player = Player {
    name: "lehrling",
    band: Band::Common,
    skill: Skill::Cross(Eye { longest: 5, words: 2 }),
    first: 6..11,
    next: 4..8,
};
/// Knows everyday words, and goes on while a word fits.
static GESELLE: Player = Player {
    name: "geselle",
    band: Band::Everyday,
    skill: Skill::Cross(Eye { longest: 8, words: 5 }),
    first: 6..10,
    next: 4..7,
};
/// Knows no more words, but builds in all dice, and packs them closely where that is not too hard.
static ALTGESELLE: Player = Player {
    name: "altgeselle",
    band: Band::Everyday,
    skill: Skill::Search(20_000),
    first: 5..9,
    next: 3..6,
};
/// Reads much, and packs the dice as closely as they go.
static MEISTER: Player =
    Player { name: "meister", band: Band::WellRead, skill: Skill::Search(200_000), first: 5..9, next: 2..5 };

impl Levels for LetraMix {
    fn levels() -> &'static [&'static dyn Bot<Self>] {
        static LEVELS: [&dyn Bot<LetraMix>; 4] = [&LEHRLING, &GESELLE, &ALTGESELLE, &MEISTER];
        &LEVELS
    }
}

impl Bot<LetraMix> for Player {
    fn name(&self) -> &'static str {
        self.name
    }

    fn plan(&self, sight: &Sight<'_, LetraMix>, chance: &mut Chance) -> Vec<Step<Action>> {
        let Sight { seat, view, house } = *sight;
        match &view.phase {
            PhaseView::ToRoll { seat: turn, .. } if *turn == seat => {
                vec![within(&(1..3), Action::Roll {}, chance)]
            }
            PhaseView::Gathering { ready, .. } if !ready.contains(&seat) => {
                vec![within(&(2..5), Action::Next {}, chance)]
            }
            PhaseView::Laying { seat: turn, reroll, roll, .. } if turn.is_none_or(|turn| turn == seat) => {
                if is_done(view, seat) {
                    vec![]
                } else if *reroll && turn.is_some() {
                    vec![within(&(2..5), Action::Reroll {}, chance)]
                } else {
                    let words = in_house(self.band.vocabulary(view.options.base_forms), house);
                    self.lays(&self.layout(&roll.dice, &words), chance)
                }
            }
            _ => vec![],
        }
    }
}

impl Player {
    fn layout(&self, dice: &[Face], words: &Vocabulary) -> Layout {
        let Ok(rack) = Rack::new(dice) else { return Layout::default() };
        match &self.skill {
            Skill::Cross(eye) => crossing::layout(dice, words, *eye),
            Skill::Search(nodes) => searched(words, rack, *nodes).layout,
        }
    }

    /// Word after word for all to see, and then a last look.
    fn lays(&self, layout: &Layout, chance: &mut Chance) -> Vec<Step<Action>> {
        let mut steps = Vec::new();
        let mut time = &self.first;
        for part in growth::word_by_word(layout) {
            steps.push(within(time, Action::Lay { layout: part }, chance));
            time = &self.next;
        }
        steps.push(within(time, Action::Finish { layout: layout.clone() }, chance));
        steps
    }
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
