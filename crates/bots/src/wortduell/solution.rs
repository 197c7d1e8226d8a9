//! How the master would have solved the cards of the round before, and which letter would have told most.

use super::players::MEISTER;
use crate::{Hindsight, Watch};
use game::{Chance, Refusal};
use games::wortduell::cards::{Calls, Card};
use games::wortduell::solver::{Belief, Choice, Clues, Lore, Solving, Step};
use games::wortduell::{Attempt, PastCard, PastView, Side, View, Wortduell};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use words::Letter;
use words::judge::HouseList;

/// A letter that would have told so many bits more is worth a word.
const WORTH_TELLING: f64 = 0.5;

/// How would a card of the round before be solved?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SolutionQuestion {
    /// Whose card.
    pub side: Side,
}

/// How the master solves a card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WortduellSolution"))]
pub struct Solution {
    /// What is done, step by step.
    pub steps: Vec<Attempt>,
    /// The turns it takes: calls and wrong guesses.
    pub turns: usize,
    /// Are all six words found in the end?
    pub solved: bool,
    /// Where another letter would have told much more than the one that was called.
    pub better: Option<BetterCall>,
}

/// The call of the round that gave away most, and what would have told more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WortduellBetterCall"))]
pub struct BetterCall {
    /// Which call it was, from 1.
    pub number: usize,
    /// What was called.
    pub called: Letter,
    /// What would have told most.
    pub better: Letter,
}

impl Hindsight for Wortduell {
    type Question = SolutionQuestion;
    type Finding = Solution;

    fn subject(view: &View, question: &SolutionQuestion) -> Result<String, Refusal> {
        let past = past(view)?;
        Ok(format!("solution {}", past.cards[question.side.index()].rows.join(" ")))
    }

    fn look_back(
        view: &View,
        _: &HouseList,
        question: &SolutionQuestion,
        watch: &mut Watch<'_, Solution>,
    ) -> Solution {
        let Ok(past) = past(view) else { return Solution::default() };
        let shown = &past.cards[question.side.index()];
        let Ok(card) = Card::read("", Calls::new(shown.difficulty), &shown.rows) else {
            return Solution::default();
        };
        let mut solution = solved(&card, watch);
        solution.better = better_call(shown, &card, watch);
        solution
    }
}

/// What the master does.
fn solved(card: &Card, watch: &mut Watch<'_, Solution>) -> Solution {
    let mut solving = Solving::new(card, Lore::all(), MEISTER.skill);
    let mut chance = Chance::from_seed(0);
    while may_go_on(watch) && solving.go_on(&mut chance) {}
    let attempt = |step: &Step| match *step {
        Step::Call(letter) => Some(Attempt::Call(letter)),
        Step::Guess(place) => Some(Attempt::Guess(place)),
        Step::Pass => None,
    };
    Solution {
        steps: solving.solved.steps.iter().filter_map(attempt).collect(),
        turns: solving.solved.turns(),
        solved: solving.is_done(),
        better: None,
    }
}

/// The call after which the most could have been known more, if that is much.
fn better_call(shown: &PastCard, card: &Card, watch: &mut Watch<'_, Solution>) -> Option<BetterCall> {
    let mut clues = Clues::default();
    let mut best: Option<(f64, BetterCall)> = None;
    let mut number = 0;
    for attempt in shown.attempts.iter().take_while(|_| may_go_on(watch)) {
        match *attempt {
            Attempt::Guess(place) if card.words().contains(&place) => clues.find(place),
            Attempt::Guess(place) => clues.refute(place),
            Attempt::Call(called) => {
                number += 1;
                if let Some((gain, better)) = gain_over(called, &clues)
                    && best.is_none_or(|(most, _)| gain > most)
                {
                    best = Some((gain, BetterCall { number, called, better }));
                }
                clues.answer(called, &card.squares_of(called));
            }
        }
    }
    best.map(|(_, better)| better)
}

/// The letter that tells most to who knows this, and how much more than the one that was called.
fn gain_over(called: Letter, clues: &Clues) -> Option<(f64, Letter)> {
    let belief = Belief::new(clues, Lore::all());
    let choice = Choice::new(&belief, MEISTER.skill.samples, &mut Chance::from_seed(0));
    let telling = choice.telling()?;
    let gain = choice.information(telling) - choice.information(called);
    (gain >= WORTH_TELLING).then_some((gain, telling))
}

/// Nothing is told before all is found: half a solution is none.
fn may_go_on(watch: &mut Watch<'_, Solution>) -> bool {
    watch(&Solution::default) == ControlFlow::Continue(())
}

/// The round before: its cards lie open for everybody.
fn past(view: &View) -> Result<&PastView, Refusal> {
    view.past.as_ref().ok_or_else(|| {
        Refusal::new(
            "nothing_past",
            "Danach kannst du fragen, wenn eine Runde vorbei ist.",
            "You can ask that when a round is over.",
        )
    })
}
