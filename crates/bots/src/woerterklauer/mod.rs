//! Computer players of Wörterklauer, from the apprentice to the master.

mod ahead;
mod draft;
mod ground;
mod hand;
mod known;
mod lawful;
mod line;
mod missed;
mod players;
mod plays;
mod reply;
mod search;
mod shape;
mod stealable;
mod swaps;
mod techniques;

pub use missed::{Known, Missed, MissedQuestion, MissedTurn};
pub use stealable::Stealable;

use crate::timing::within;
use crate::{Bot, Levels, Sight, Step};
use draft::Draft;
use game::Chance;
use games::woerterklauer::turn::Position;
use games::woerterklauer::{Action, PhaseView, PlayView, Proposal, Woerterklauer};
use ground::Ground;
use known::Band;
use players::{ALTGESELLE, GESELLE, LEHRLING, MEISTER, MEISTER_2, Player};
use players::{QUICK_BUDGET, QUICK_MEISTER, QUICK_MEISTER_2};
use plays::for_each_play;
use search::{Found, Subject};

impl Levels for Woerterklauer {
    fn levels() -> &'static [&'static dyn Bot<Self>] {
        static LEVELS: [&dyn Bot<Woerterklauer>; 4] = [&LEHRLING, &GESELLE, &ALTGESELLE, &MEISTER];
        &LEVELS
    }

    fn quick_levels() -> &'static [&'static dyn Bot<Self>] {
        static LEVELS: [&dyn Bot<Woerterklauer>; 4] = [&LEHRLING, &GESELLE, &ALTGESELLE, &QUICK_MEISTER];
        &LEVELS
    }

    fn quick_budget() -> Option<&'static str> {
        Some(QUICK_BUDGET)
    }
}

impl Bot<Woerterklauer> for Player {
    fn name(&self) -> &'static str {
        self.name
    }

    fn plan(&self, sight: &Sight<'_, Woerterklauer>, chance: &mut Chance) -> Vec<Step<Action>> {
        match &sight.view.phase {
            PhaseView::Vowels { seat, aside, .. } if *seat == sight.seat => {
                let tiles = swaps::for_a_vowel(sight.view, usize::from(*aside));
                vec![within(&self.next, Action::Redraw { tiles }, chance)]
            }
            PhaseView::Play(play) => self.play(sight, play, chance),
            _ => vec![],
        }
    }
}

impl Player {
    fn play(
        &self,
        sight: &Sight<'_, Woerterklauer>,
        play: &PlayView,
        chance: &mut Chance,
    ) -> Vec<Step<Action>> {
        match &play.proposal {
            Some(asked) if play.seat != sight.seat => {
                let accept = self.agrees(&asked.proposal);
                vec![within(&self.next, Action::Reply { accept }, chance)]
            }
            None if play.seat == sight.seat => match self.turn(sight, chance) {
                Some(found) => self.lays(found, chance),
                None => self.last_rescue(sight, play, chance),
            },
            _ => vec![],
        }
    }

    /// W16: a word that it knows; about meanings it trusts the list.
    fn agrees(&self, proposal: &Proposal) -> bool {
        match proposal {
            Proposal::Word(word) => self.band.words(false).contains(word),
            Proposal::Different(..) => false,
        }
    }

    /// The turn it finds, if it finds one that takes the lead.
    fn turn(&self, sight: &Sight<'_, Woerterklauer>, chance: &mut Chance) -> Option<Found> {
        let view = sight.view;
        let words = self.band.in_house(view.options.base_forms, sight.house, &view.agreed.words);
        let subject =
            Subject { position: view.position.as_ref()?, vocabulary: &view.dictionary(), words: &words };
        match self.foresight {
            Some(foresight) => foresight.turn(&subject, self.effort, chance),
            None => subject.turns(self.effort, 1).pop(),
        }
    }

    /// Step by step for all to see, and then a last look.
    fn lays(&self, found: Found, chance: &mut Chance) -> Vec<Step<Action>> {
        let mut steps = Vec::new();
        let mut time = &self.first;
        let whole = found.steps.last().cloned().unwrap_or_default();
        for field in found.steps {
            steps.push(within(time, Action::Lay { field }, chance));
            time = &self.next;
        }
        steps.push(within(time, Action::EndTurn { field: whole }, chance));
        steps
    }

    /// A.16, A.17: other letters if there are any, and otherwise it is lost.
    fn last_rescue(
        &self,
        sight: &Sight<'_, Woerterklauer>,
        play: &PlayView,
        chance: &mut Chance,
    ) -> Vec<Step<Action>> {
        let view = sight.view;
        let tiles = swaps::for_better_ones(view, sight.seat);
        if tiles.is_empty() {
            return vec![within(&self.first, Action::Resign {}, chance)];
        }
        let mut steps = Vec::new();
        if play.draft.is_some() {
            let field = swaps::field_before(view);
            steps.push(within(&self.next, Action::Lay { field }, chance));
        }
        steps.push(within(&self.first, Action::Joker { tiles }, chance));
        steps
    }
}

/// The next edition of the Meister, to measure it against the present one; no table offers it yet.
pub fn next_meister(is_quick: bool) -> &'static dyn Bot<Woerterklauer> {
    if is_quick { &QUICK_MEISTER_2 } else { &MEISTER_2 }
}

/// How many plays there are in a position, for measurements.
pub fn count_plays(position: &Position) -> usize {
    let Some(ground) = Ground::new(position) else { return 0 };
    let mut count = 0;
    let draft = Draft::of(position, &ground);
    for_each_play(Band::All.words(false), &ground, &draft, |_| count += 1);
    count
}

#[cfg(test)]
mod tests;
