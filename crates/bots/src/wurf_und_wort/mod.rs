//! Computer players of Wurf & Wort: they think, press, err, object and vote like people.

mod fitting;
mod mind;
mod opinion;
mod players;

pub use fitting::{Fitting, FittingQuestion, FittingWord};

use crate::timing::{in_time, millis, seconds, within_millis};
use crate::{Bot, Character, Levels, Sight, Step};
use game::{Chance, Span, Time};
use games::wurf_und_wort::{Action, Answer, Ground, PhaseView, View, WurfUndWort};
use mind::{Mind, any_answer};
use players::{
    ALTGESELLE, BOGENFAENGER, FAKTOR, GAUTSCHLING, GESELLE, LEHRLING, MEISTER, Player, SCHWEIZERDEGEN,
};
use std::ops::Range;
use words::themes::ThemeWord;

impl Levels for WurfUndWort {
    /// Who is first answers: without time there is no game.
    const RACES: bool = true;

    fn levels() -> &'static [&'static dyn Bot<Self>] {
        static LEVELS: [&dyn Bot<WurfUndWort>; 8] = [
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

/// Milliseconds for a glance: at answers, at points.
const GLANCE: Range<u64> = 1_500..4_000;
/// And at a word that the list calls typical (P19).
const QUICK_GLANCE: Range<u64> = 500..1_600;
/// So many words come to mind before one is named.
const THOUGHTS: usize = 4;

impl Bot<WurfUndWort> for Player {
    fn name(&self) -> &'static str {
        self.name
    }

    fn definition(&self) -> String {
        format!("{self:?}")
    }

    fn plan_as(
        &self,
        who: &Character,
        sight: &Sight<'_, WurfUndWort>,
        chance: &mut Chance,
    ) -> Vec<Step<Action>> {
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
                self.collects(who, view, chance)
            }
            PhaseView::Naming { seat: first, .. } if *first == seat => self.names(who, view, chance),
            PhaseView::Review { answers, passed, .. } if !passed.contains(&seat) => {
                self.reviews(who, sight, answers, chance)
            }
            PhaseView::Voting { answers, seat: whose, vote } => {
                let may_vote = vote.voters.contains(&seat) && !vote.voted.contains(&seat);
                let answer = answers.iter().find(|answer| answer.seat == *whose).filter(|_| may_vote);
                answer.map(|answer| self.votes(who, answer, chance)).into_iter().collect()
            }
            PhaseView::Settled { passed, .. } if !passed.contains(&seat) => {
                vec![within_millis(&in_time(&GLANCE, who.tempo.last), Action::Pass {}, chance)]
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

    fn collects(&self, who: &Character, view: &View, chance: &mut Chance) -> Vec<Step<Action>> {
        let thought = self.thinks(view, chance);
        let limit = Span::from_secs(u64::from(view.options.seconds).saturating_sub(8));
        let word = self.word(who, view, chance);
        if let Some((after, word)) = thought.filter(|after| *after < limit).zip(word) {
            return vec![Step { after, action: Action::Answer { word } }];
        }
        let Step { after, action } = self.gives_up(chance);
        vec![Step { after: after.min(limit), action }]
    }

    /// How long until a word comes to mind; `None` if none does before patience ends.
    fn thinks(&self, view: &View, chance: &mut Chance) -> Option<Span> {
        let mind = Mind::of(self.band, view)?;
        let finds = (mind.sure.len() * self.finds).min(10 * self.finds_at_most);
        let patience = millis(&seconds(&self.patience), chance);
        let mut after = millis(&self.reading, chance);
        while finds > 0 && after < patience {
            after += millis(&self.thought, chance);
            if chance.below(1000) < finds {
                return Some(Span::from_millis(after));
            }
        }
        None
    }

    /// B8: nobody is kept waiting by a bot that knows no word.
    fn gives_up(&self, chance: &mut Chance) -> Step<Action> {
        within_millis(&seconds(&self.patience), Action::Pass {}, chance)
    }

    fn names(&self, who: &Character, view: &View, chance: &mut Chance) -> Vec<Step<Action>> {
        let action = match self.word(who, view, chance) {
            Some(word) => Action::Answer { word },
            None => Action::BackOut {},
        };
        vec![within_millis(&in_time(&self.typing, who.tempo.next), action, chance)]
    }

    /// A right word, mostly; sometimes a daring one, or one with another number of syllables.
    fn word(&self, who: &Character, view: &View, chance: &mut Chance) -> Option<String> {
        let mind = Mind::of(self.band, view)?;
        let miscounted = chance.pick(&mind.miscounted).filter(|_| chance.percent(self.miscounts));
        let daring = chance.pick(&mind.daring).filter(|_| mind.sure.is_empty() || chance.percent(self.dares));
        let sure = favourite(who, &mind.sure, chance);
        let word = miscounted.or(daring).or(sure).or_else(|| any_answer(view))?;
        Some(word.text.clone())
    }

    /// Objects to what it doubts, and has nothing to say against the rest; a fault of its own it accepts.
    fn reviews(
        &self,
        who: &Character,
        sight: &Sight<'_, WurfUndWort>,
        answers: &[Answer],
        chance: &mut Chance,
    ) -> Vec<Step<Action>> {
        let Sight { seat, view, .. } = *sight;
        let glance = in_time(&GLANCE, who.tempo.last);
        let mut steps = Vec::new();
        for answer in answers.iter().filter(|answer| answer.may_object(seat, &view.dice)) {
            if chance.percent(self.objects(answer)) {
                let action = Action::Object { seat: answer.seat, ground: Ground::Unsuitable };
                steps.push(within_millis(&glance, action, chance));
            }
        }
        let has_only_one = answers.len() == 1 && !steps.is_empty();
        if !has_only_one {
            let are_clear = answers.iter().all(Answer::is_clear);
            let glance = if are_clear { in_time(&QUICK_GLANCE, who.tempo.last) } else { glance };
            steps.push(within_millis(&glance, Action::Pass {}, chance));
        }
        steps
    }

    fn votes(&self, who: &Character, answer: &Answer, chance: &mut Chance) -> Step<Action> {
        let glance = in_time(&GLANCE, who.tempo.last);
        within_millis(&glance, Action::Thumb { thumb: self.thumb(answer, chance) }, chance)
    }
}

/// Of some words that come to mind, the one they like best: every word that fits counts the same.
fn favourite(
    who: &Character,
    words: &[&'static ThemeWord],
    chance: &mut Chance,
) -> Option<&'static ThemeWord> {
    let thought: Vec<&ThemeWord> = (0..THOUGHTS).filter_map(|_| chance.pick(words)).collect();
    thought.into_iter().rev().max_by_key(|word| who.taste.likes(&word.letters))
}

#[cfg(test)]
mod tests;
