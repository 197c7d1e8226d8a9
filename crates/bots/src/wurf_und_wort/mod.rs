//! Computer players of Wurf & Wort: they think, press, err, object and vote like people.

mod fitting;
mod mind;
mod opinion;
mod players;

pub use fitting::{Fitting, FittingQuestion, FittingWord};

use crate::timing::{millis, within_millis};
use crate::{Bot, Levels, Sight, Step};
use game::{Chance, Seat, Span, Time};
use games::wurf_und_wort::{Action, Answer, Ground, PhaseView, View, WurfUndWort};
use mind::{Mind, any_answer};
use players::{ALTGESELLE, GESELLE, LEHRLING, MEISTER, Player};
use std::ops::Range;

impl Levels for WurfUndWort {
    /// Who is first answers: without time there is no game.
    const RACES: bool = true;

    fn levels() -> &'static [&'static dyn Bot<Self>] {
        static LEVELS: [&dyn Bot<WurfUndWort>; 4] = [&LEHRLING, &GESELLE, &ALTGESELLE, &MEISTER];
        &LEVELS
    }
}

/// Milliseconds for a glance: at answers, at points.
const GLANCE: Range<u64> = 1_500..4_000;
/// And at a word that the list calls typical (P19).
const QUICK_GLANCE: Range<u64> = 500..1_600;

impl Bot<WurfUndWort> for Player {
    fn name(&self) -> &'static str {
        self.name
    }

    fn plan(&self, sight: &Sight<'_, WurfUndWort>, chance: &mut Chance) -> Vec<Step<Action>> {
        let Sight { seat, view, .. } = *sight;
        if view.waiting.is_some() {
            return vec![];
        }
        match &view.phase {
            PhaseView::Searching { reveal, passed, pressed: false, .. } => {
                self.searches(view, *reveal, passed.contains(&seat), chance)
            }
            PhaseView::Collecting { passed, answered, .. }
                if !passed.contains(&seat) && !answered.contains(&seat) =>
            {
                self.collects(view, chance)
            }
            PhaseView::Naming { seat: first, .. } if *first == seat => self.names(view, chance),
            PhaseView::Review { answers, passed, .. } if !passed.contains(&seat) => {
                self.reviews(seat, answers, view, chance)
            }
            PhaseView::Voting { answers, seat: whose, vote } => {
                let may_vote = vote.voters.contains(&seat) && !vote.voted.contains(&seat);
                let answer = answers.iter().find(|answer| answer.seat == *whose).filter(|_| may_vote);
                answer.map(|answer| self.votes(answer, chance)).into_iter().collect()
            }
            PhaseView::Settled { passed, .. } if !passed.contains(&seat) => {
                vec![within_millis(&GLANCE, Action::Pass {}, chance)]
            }
            _ => vec![],
        }
    }
}

impl Player {
    /// Presses when a word comes to mind, and gives up when none does.
    fn searches(
        &self,
        view: &View,
        reveal: Time,
        has_passed: bool,
        chance: &mut Chance,
    ) -> Vec<Step<Action>> {
        match self.thinks(view, chance) {
            Some(after) => vec![Step { after, action: Action::Stop { pressed: reveal + after } }],
            None if has_passed => vec![],
            None => vec![self.gives_up(chance)],
        }
    }

    fn collects(&self, view: &View, chance: &mut Chance) -> Vec<Step<Action>> {
        let thought = self.thinks(view, chance);
        let limit = Span::from_secs(u64::from(view.options.seconds).saturating_sub(8));
        let word = self.word(view, chance);
        if let Some((after, word)) = thought.filter(|after| *after < limit).zip(word) {
            return vec![Step { after, action: Action::Answer { word } }];
        }
        let Step { after, action } = self.gives_up(chance);
        vec![Step { after: after.min(limit), action }]
    }

    /// How long until a word comes to mind; `None` if none does before patience ends.
    fn thinks(&self, view: &View, chance: &mut Chance) -> Option<Span> {
        let mind = Mind::of(self.band, view)?;
        let finds = (mind.sure.len() * self.finds).min(self.finds_at_most);
        let patience = millis(&in_millis(&self.patience), chance);
        let mut after = millis(&self.reading, chance);
        while finds > 0 && after < patience {
            after += millis(&self.thought, chance);
            if chance.percent(finds) {
                return Some(Span::from_millis(after));
            }
        }
        None
    }

    /// B8: nobody is kept waiting by a bot that knows no word.
    fn gives_up(&self, chance: &mut Chance) -> Step<Action> {
        within_millis(&in_millis(&self.patience), Action::Pass {}, chance)
    }

    fn names(&self, view: &View, chance: &mut Chance) -> Vec<Step<Action>> {
        let action = match self.word(view, chance) {
            Some(word) => Action::Answer { word },
            None => Action::BackOut {},
        };
        vec![within_millis(&self.typing, action, chance)]
    }

    /// A right word, mostly; sometimes a daring one, or one with another number of syllables.
    fn word(&self, view: &View, chance: &mut Chance) -> Option<String> {
        let mind = Mind::of(self.band, view)?;
        let miscounted = chance.pick(&mind.miscounted).filter(|_| chance.percent(self.miscounts));
        let daring = chance.pick(&mind.daring).filter(|_| mind.sure.is_empty() || chance.percent(self.dares));
        let sure = chance.pick(&mind.sure);
        let word = miscounted.or(daring).or(sure).or_else(|| any_answer(view))?;
        Some(word.text.clone())
    }

    /// Objects to what it doubts, and has nothing to say against the rest; a fault of its own it accepts.
    fn reviews(&self, seat: Seat, answers: &[Answer], view: &View, chance: &mut Chance) -> Vec<Step<Action>> {
        let mut steps = Vec::new();
        for answer in answers.iter().filter(|answer| answer.may_object(seat, &view.dice)) {
            if chance.percent(self.objects(answer)) {
                let action = Action::Object { seat: answer.seat, ground: Ground::Unsuitable };
                steps.push(within_millis(&GLANCE, action, chance));
            }
        }
        let has_only_one = answers.len() == 1 && !steps.is_empty();
        if !has_only_one {
            let are_clear = answers.iter().all(Answer::is_clear);
            let glance = if are_clear { QUICK_GLANCE } else { GLANCE };
            steps.push(within_millis(&glance, Action::Pass {}, chance));
        }
        steps
    }

    fn votes(&self, answer: &Answer, chance: &mut Chance) -> Step<Action> {
        within_millis(&GLANCE, Action::Thumb { thumb: self.thumb(answer, chance) }, chance)
    }
}

fn in_millis(seconds: &Range<u64>) -> Range<u64> {
    seconds.start * 1000..seconds.end * 1000
}

#[cfg(test)]
mod tests;
