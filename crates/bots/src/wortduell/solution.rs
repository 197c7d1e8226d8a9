//! How the master would have solved the cards of the round before.

use super::players::MEISTER;
use crate::{Hindsight, Watch};
use game::{Chance, Refusal};
use games::wortduell::cards::{Calls, Card, Place};
use games::wortduell::solver::{self, Lore, solve};
use games::wortduell::{PastView, Side, View, Wortduell};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use words::Letter;
use words::judge::HouseList;

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
    pub steps: Vec<SolutionStep>,
    /// The turns it takes: calls and wrong guesses.
    pub turns: usize,
}

/// One step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WortduellSolutionStep"))]
#[serde(rename_all = "snake_case")]
pub enum SolutionStep {
    /// A letter is called.
    Call(Letter),
    /// A word is guessed.
    Guess(Place),
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
        if watch(&Solution::default) == ControlFlow::Break(()) {
            return Solution::default();
        }
        let solved = solve(&card, Lore::all(), MEISTER.skill, &mut Chance::from_seed(0));
        let step = |step: &solver::Step| match *step {
            solver::Step::Call(letter) => Some(SolutionStep::Call(letter)),
            solver::Step::Guess(place) => Some(SolutionStep::Guess(place)),
            solver::Step::Pass => None,
        };
        Solution { steps: solved.steps.iter().filter_map(step).collect(), turns: solved.turns() }
    }
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
