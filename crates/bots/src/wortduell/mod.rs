//! Computer players of Wortduell, from the apprentice to the master. They conclude from what was answered which words of
//! which theme may stand on the other card; no list of cards, and no seed, is known to them.

mod players;
mod solution;

pub use solution::{BetterCall, Solution, SolutionQuestion};

use crate::timing::eased;
use crate::{Bot, Character, Levels, Sight, Step};
use game::Chance;
use games::wortduell::solver::{self, Clues, Lore, Skill, next_step_as};
use games::wortduell::{Action, PhaseView, Side, View, Wortduell};
use players::{
    ALTGESELLE, BOGENFAENGER, FAKTOR, GAUTSCHLING, GESELLE, LEHRLING, MEISTER, Player, SCHWEIZERDEGEN,
};
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
        static LEVELS: [&dyn Bot<Wortduell>; 8] = [
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

impl Bot<Wortduell> for Player {
    fn name(&self) -> &'static str {
        self.name
    }

    fn definition(&self) -> String {
        format!("{self:?}")
    }

    fn plan_as(
        &self,
        who: &Character,
        sight: &Sight<'_, Wortduell>,
        chance: &mut Chance,
    ) -> Vec<Step<Action>> {
        let view = sight.view;
        let Some(own) = view.side else { return Vec::new() };
        match &view.phase {
            PhaseView::Turn { seat, .. } if *seat == sight.seat => {
                let action = self.turn(who, view, own, chance);
                let tempo =
                    if matches!(action, Action::Call { .. }) { who.tempo.next } else { who.tempo.first };
                vec![eased(&self.thinks, tempo, action, chance)]
            }
            PhaseView::Answer { side, letter, .. } if *side == own => {
                let writes = view.writers[own.index()] == Some(sight.seat);
                let time = if writes { ANSWER } else { ANSWER_FOR_OTHERS };
                vec![eased(&time, who.tempo.next.min(100), answer(view, own, *letter), chance)]
            }
            PhaseView::RoundOver { ready, .. } if !ready.contains(&sight.seat) => {
                vec![eased(&LOOK, who.tempo.last, Action::Next {}, chance)]
            }
            _ => Vec::new(),
        }
    }
}

impl Player {
    fn turn(&self, who: &Character, view: &View, own: Side, chance: &mut Chance) -> Action {
        let Some(card) = view.cards.get(own.other().index()) else { return Action::Pass {} };
        let clues = Clues::new(&card.called, &card.found, &card.wrong);
        match next_step_as(&clues, Lore::all(), self.skill, &|letter| who.has_letter(letter), chance) {
            solver::Step::Guess(place) => Action::Guess { word: place.word, from: place.from, to: place.to },
            solver::Step::Call(letter) => Action::Call { letter },
            solver::Step::Pass => Action::Pass {},
        }
    }
}

/// How well the player with this name plays, for measurements.
pub fn skill(name: &str) -> Option<Skill> {
    let players =
        [&BOGENFAENGER, &LEHRLING, &GAUTSCHLING, &GESELLE, &SCHWEIZERDEGEN, &ALTGESELLE, &FAKTOR, &MEISTER];
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
