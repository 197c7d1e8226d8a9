//! Solving a card: turn by turn, as at the table.

use super::belief::Belief;
use super::choice::{Choice, by_frequency};
use super::clues::Clues;
use super::hints::obvious;
use super::lore::Lore;
use crate::wortduell::cards::{Card, Place, WORDS};
use game::Chance;
use words::Letter;

/// Nobody needs more steps.
const MOST_STEPS: usize = 200;

/// How well somebody plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// How letters are chosen.
    pub calling: Calling,
    /// A word is guessed when it is as certain as this; above 1, only when it lies open.
    pub certainty: f64,
    /// And when so many of a hundred of its letters lie open.
    pub uncovered: usize,
    /// By so many possible cards they judge.
    pub samples: usize,
}

/// How letters are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Calling {
    /// The most frequent of German texts first.
    ByFrequency,
    /// The one that tells most.
    ByInformation,
}

impl Skill {
    /// The good solver that rates cards.
    pub const GOOD: Self =
        Self { calling: Calling::ByInformation, certainty: 0.6, uncovered: 0, samples: 160 };
}

/// What is done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A word is guessed.
    Guess(Place),
    /// A letter is called.
    Call(Letter),
    /// Nothing is left to do.
    Pass,
}

/// How a card was solved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solved {
    /// What was done.
    pub steps: Vec<Step>,
    /// Wrong guesses.
    pub wrong: usize,
}

impl Solved {
    /// Letters that were called.
    pub fn calls(&self) -> usize {
        self.steps.iter().filter(|step| matches!(step, Step::Call(_))).count()
    }

    /// The turns it took: calls and wrong guesses.
    pub fn turns(&self) -> usize {
        self.calls() + self.wrong
    }
}

/// What somebody does who knows this.
pub fn next_step(clues: &Clues, lore: &Lore, skill: Skill, chance: &mut Chance) -> Step {
    let needs_belief = skill.certainty <= 1.0 || skill.calling == Calling::ByInformation;
    let belief = needs_belief.then(|| Belief::new(clues, lore)).filter(|belief| !belief.is_empty());
    let choice = belief.map(|belief| Choice::new(&belief, skill.samples, chance));
    let safest = |choice: &Choice<'_>| choice.safest(|place| clues.uncovered(place) >= skill.uncovered);
    let safe = choice.as_ref().and_then(safest).filter(|(_, chance)| *chance >= skill.certainty);
    // Who has no idea of the card, or does not think about it, takes what lies open.
    let open = || if choice.is_none() { obvious(clues) } else { None };
    let telling = || choice.as_ref().and_then(Choice::telling);
    if let Some(place) = safe.map(|(place, _)| place).or_else(open) {
        return Step::Guess(place);
    }
    let letter = match skill.calling {
        Calling::ByFrequency => by_frequency(clues),
        Calling::ByInformation => telling().or_else(|| by_frequency(clues)),
    };
    letter.map_or(Step::Pass, Step::Call)
}

/// Solves a card.
pub fn solve(card: &Card, lore: &Lore, skill: Skill, chance: &mut Chance) -> Solved {
    let mut clues = Clues::default();
    let mut solved = Solved::default();
    while clues.found.len() < WORDS && solved.steps.len() < MOST_STEPS {
        let step = next_step(&clues, lore, skill, chance);
        match step {
            Step::Guess(place) if card.words().contains(&place) => clues.find(place),
            Step::Guess(place) => {
                clues.refute(place);
                solved.wrong += 1;
            }
            Step::Call(letter) => clues.answer(letter, &card.squares_of(letter)),
            Step::Pass => break,
        }
        solved.steps.push(step);
    }
    solved
}
