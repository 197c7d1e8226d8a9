//! Computer players of Wortduell, from the apprentice to the master. They conclude from what was answered which words of
//! which theme may stand on the other card; no list of cards, and no seed, is known to them.

mod players;
mod solution;

pub use solution::{BetterCall, Solution, SolutionQuestion};

use crate::timing::within;
use crate::{Bot, Levels, Sight, Step};
use game::Chance;
use games::wortduell::solver::{self, Clues, Lore, Skill, next_step};
use games::wortduell::{Action, PhaseView, Side, View, Wortduell};
use players::{ALTGESELLE, GESELLE, LEHRLING, MEISTER, Player};
use std::ops::Range;
use words::Letter;

/// Seconds until an answer, where the bot writes for its team.
const ANSWER: Range<u64> = 3..7;
/// And where another does, who may have forgotten it.
const ANSWER_FOR_OTHERS: Range<u64> = 14..20;
/// Seconds to look at the cards of a round that is over.
const LOOK: Range<u64> = 4..8;

impl Levels for Wortduell {
    fn levels() -> &'static [&'static dyn Bot<Self>] {
        static LEVELS: [&dyn Bot<Wortduell>; 4] = [&LEHRLING, &GESELLE, &ALTGESELLE, &MEISTER];
        &LEVELS
    }
}

impl Bot<Wortduell> for Player {
    fn name(&self) -> &'static str {
        self.name
    }

    fn plan(&self, sight: &Sight<'_, Wortduell>, chance: &mut Chance) -> Vec<Step<Action>> {
        let view = sight.view;
        let Some(own) = view.side else { return Vec::new() };
        match &view.phase {
            PhaseView::Turn { seat, .. } if *seat == sight.seat => {
                let action = self.turn(view, own, chance);
                vec![within(&self.thinks, action, chance)]
            }
            PhaseView::Answer { side, letter, .. } if *side == own => {
                let writes = view.writers[own.index()] == Some(sight.seat);
                let time = if writes { ANSWER } else { ANSWER_FOR_OTHERS };
                vec![within(&time, answer(view, own, *letter), chance)]
            }
            PhaseView::RoundOver { ready, .. } if !ready.contains(&sight.seat) => {
                vec![within(&LOOK, Action::Next {}, chance)]
            }
            _ => Vec::new(),
        }
    }
}

impl Player {
    fn turn(&self, view: &View, own: Side, chance: &mut Chance) -> Action {
        let Some(card) = view.cards.get(own.other().index()) else { return Action::Pass {} };
        let clues = Clues::new(&card.called, &card.found, &card.wrong);
        match next_step(&clues, Lore::all(), self.skill, chance) {
            solver::Step::Guess(place) => Action::Guess { word: place.word, from: place.from, to: place.to },
            solver::Step::Call(letter) => Action::Call { letter },
            solver::Step::Pass => Action::Pass {},
        }
    }
}

/// How well the player with this name plays, for measurements.
pub fn skill(name: &str) -> Option<Skill> {
    let players = [&LEHRLING, &GESELLE, &ALTGESELLE, &MEISTER];
    players.into_iter().find(|player| player.name == name).map(|player| player.skill)
}

/// Where the letter stands on the own card.
fn answer(view: &View, own: Side, letter: Letter) -> Action {
    let words = view.cards.get(own.index()).map_or(&[][..], |card| card.words.as_slice());
    let letters = words.iter().flat_map(games::wortduell::cards::Place::letters);
    Action::Mark { squares: letters.filter(|(_, own)| *own == letter).map(|(square, _)| square).collect() }
}

#[cfg(test)]
mod tests;
