//! Computer players of Wörterklauer, from the apprentice to the master.

mod ahead;
mod cells;
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

use crate::timing::eased;
use crate::{Bot, Character, Levels, Sight, Step};
use draft::Draft;
use game::Chance;
use games::woerterklauer::turn::{Changes, Position};
use games::woerterklauer::{Action, PhaseView, PlayView, Proposal, Woerterklauer};
use ground::Ground;
use known::Band;
use players::{
    ALTGESELLE, BOGENFAENGER, FAKTOR, FORMER_MEISTER, GAUTSCHLING, GESELLE, LEHRLING, MEISTER, Player,
    QUICK_BUDGET, QUICK_FORMER_MEISTER, QUICK_MEISTER, SCHWEIZERDEGEN,
};
use plays::for_each_play;
use reply::Foresight;
use search::{Found, Subject};
use std::cmp::Reverse;

/// So many of the best turns are looked at when somebody chooses by taste.
const CHOICE: usize = 12;

impl Levels for Woerterklauer {
    fn levels() -> &'static [&'static dyn Bot<Self>] {
        static LEVELS: [&dyn Bot<Woerterklauer>; 8] = [
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

    fn quick_levels() -> &'static [&'static dyn Bot<Self>] {
        static LEVELS: [&dyn Bot<Woerterklauer>; 8] = [
            &BOGENFAENGER,
            &LEHRLING,
            &GAUTSCHLING,
            &GESELLE,
            &SCHWEIZERDEGEN,
            &ALTGESELLE,
            &FAKTOR,
            &QUICK_MEISTER,
        ];
        &LEVELS
    }

    fn levels_of_rules() -> &'static [&'static str] {
        &["I", "II", "III", "IV"]
    }

    fn quick_budget() -> Option<&'static str> {
        Some(QUICK_BUDGET)
    }
}

impl Bot<Woerterklauer> for Player {
    fn name(&self) -> &'static str {
        self.name
    }

    fn definition(&self) -> String {
        format!("{self:?}, words from {:?} on", self.band.rarest())
    }

    fn plan_as(
        &self,
        who: &Character,
        sight: &Sight<'_, Woerterklauer>,
        chance: &mut Chance,
    ) -> Vec<Step<Action>> {
        match &sight.view.phase {
            PhaseView::Vowels { seat, aside, .. } if *seat == sight.seat => {
                let tiles = swaps::for_a_vowel(sight.view, usize::from(*aside));
                vec![eased(&self.next, who.tempo.next, Action::Redraw { tiles }, chance)]
            }
            PhaseView::Play(play) => self.play(who, sight, play, chance),
            _ => vec![],
        }
    }
}

impl Player {
    fn play(
        &self,
        who: &Character,
        sight: &Sight<'_, Woerterklauer>,
        play: &PlayView,
        chance: &mut Chance,
    ) -> Vec<Step<Action>> {
        match &play.proposal {
            Some(asked) if play.seat != sight.seat => {
                let accept = self.agrees(&asked.proposal);
                vec![eased(&self.next, who.tempo.next, Action::Reply { accept }, chance)]
            }
            None if play.seat == sight.seat => match self.turn(who, sight, chance) {
                Some(found) => self.lays(who, found, chance),
                None => self.last_rescue(who, sight, play, chance),
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
    fn turn(&self, who: &Character, sight: &Sight<'_, Woerterklauer>, chance: &mut Chance) -> Option<Found> {
        let view = sight.view;
        let words = self.band.in_house(view.options.base_forms, sight.house, &view.agreed.words);
        let subject =
            Subject { position: view.position.as_ref()?, vocabulary: &view.dictionary(), words: &words };
        // Taste decides between turns with the same lead, and nothing else.
        let by_taste = |most: usize| {
            let mut found = subject.turns(self.effort, most.max(CHOICE));
            found.sort_by_key(|turn| (Reverse(turn.lead), Reverse(liking(who, turn))));
            found.truncate(most);
            found
        };
        match self.foresight {
            Some(Foresight::Answers(answers)) => answers.safest(by_taste(answers.turns), &subject, chance),
            Some(Foresight::Reply(ahead)) => {
                ahead.turn(&subject, self.effort, |turn| liking(who, turn), chance)
            }
            None => by_taste(1).pop(),
        }
    }

    /// Step by step for all to see, and then a last look.
    fn lays(&self, who: &Character, found: Found, chance: &mut Chance) -> Vec<Step<Action>> {
        let mut steps = Vec::new();
        let mut time = (&self.first, who.tempo.first);
        let whole = found.steps.last().cloned().unwrap_or_default();
        for field in found.steps {
            steps.push(eased(time.0, time.1, Action::Lay { field }, chance));
            time = (&self.next, who.tempo.next);
        }
        steps.push(eased(time.0, who.tempo.last, Action::EndTurn { field: whole }, chance));
        steps
    }

    /// A.16, A.17: other letters if there are any, and otherwise it is lost.
    fn last_rescue(
        &self,
        who: &Character,
        sight: &Sight<'_, Woerterklauer>,
        play: &PlayView,
        chance: &mut Chance,
    ) -> Vec<Step<Action>> {
        let view = sight.view;
        let tiles = swaps::for_better_ones(view, sight.seat);
        if tiles.is_empty() {
            return vec![eased(&self.first, who.tempo.first, Action::Resign {}, chance)];
        }
        let mut steps = Vec::new();
        if play.draft.is_some() {
            let field = swaps::field_before(view);
            steps.push(eased(&self.next, who.tempo.next, Action::Lay { field }, chance));
        }
        steps.push(eased(&self.first, who.tempo.first, Action::Joker { tiles }, chance));
        steps
    }
}

/// How much somebody likes a turn: by what it takes from the other, and by the word in it that they like best.
fn liking(who: &Character, turn: &Found) -> (usize, i32) {
    let Changes { stolen, changed, inflected, new } = &turn.verdict.changes;
    let thefts = if who.steals { stolen.len() } else { 0 };
    let words = [stolen, changed, inflected, new].into_iter().flatten();
    (thefts, words.map(|word| who.taste.likes(word)).max().unwrap_or(0))
}

/// The Meister of the edition before, to measure the present one against it; no table offers it any more.
pub fn former_meister(is_quick: bool) -> &'static dyn Bot<Woerterklauer> {
    if is_quick { &QUICK_FORMER_MEISTER } else { &FORMER_MEISTER }
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
