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

/// Somebody's favourite letters: they come first where others would tell as much.
pub type Favourites<'a> = &'a dyn Fn(Letter) -> bool;

/// What somebody does who knows this.
pub fn next_step(clues: &Clues, lore: &Lore, skill: Skill, chance: &mut Chance) -> Step {
    next_step_as(clues, lore, skill, &|_| false, chance)
}

/// The same for somebody who has favourite letters.
pub fn next_step_as(
    clues: &Clues,
    lore: &Lore,
    skill: Skill,
    favourites: Favourites<'_>,
    chance: &mut Chance,
) -> Step {
    let mut mind = Mind::new(lore, skill);
    let belief = mind.belief(clues);
    decide(clues, belief.as_ref(), skill, favourites, chance)
}

/// Somebody who learns more and more of one card, and remembers which themes it cannot be of.
#[derive(Clone)]
struct Mind<'a> {
    lore: &'a Lore,
    skill: Skill,
    themes: Vec<u16>,
}

impl<'a> Mind<'a> {
    fn new(lore: &'a Lore, skill: Skill) -> Self {
        Self { lore, skill, themes: lore.numbers() }
    }

    /// What they think of the card; nothing if they do not think about it, or do not know its words.
    fn belief<'b>(&mut self, clues: &'b Clues) -> Option<Belief<'b>>
    where
        'a: 'b,
    {
        if self.skill.certainty > 1.0 && self.skill.calling == Calling::ByFrequency {
            return None;
        }
        let belief = Belief::among(&self.themes, clues, self.lore);
        self.themes = belief.themes();
        Some(belief).filter(|belief| !belief.is_empty())
    }
}

fn decide(
    clues: &Clues,
    belief: Option<&Belief<'_>>,
    skill: Skill,
    favourites: Favourites<'_>,
    chance: &mut Chance,
) -> Step {
    // 5.4.11: a guess comes after a first call.
    let may_guess = !clues.called.is_empty();
    let choice = belief.map(|belief| Choice::new(belief, skill.samples, chance));
    let safest = |choice: &Choice<'_>| choice.safest(|place| clues.uncovered(place) >= skill.uncovered);
    let safe = choice.as_ref().and_then(safest).filter(|(_, chance)| *chance >= skill.certainty);
    // Who has no idea of the card, or does not think about it, takes what lies open.
    let open = || if choice.is_none() { obvious(clues) } else { None };
    let telling = || choice.as_ref().and_then(|choice| choice.telling_of(favourites));
    if let Some(place) = safe.map(|(place, _)| place).or_else(open).filter(|_| may_guess) {
        return Step::Guess(place);
    }
    let letter = match skill.calling {
        Calling::ByFrequency => by_frequency(clues, favourites),
        Calling::ByInformation => telling().or_else(|| by_frequency(clues, favourites)),
    };
    letter.map_or(Step::Pass, Step::Call)
}

/// A step, and the chances of those who take it.
pub type Way = (Step, Vec<Chance>);

/// The first steps of people with these chances: the same for every card.
pub fn openings(lore: &Lore, skill: Skill, chances: Vec<Chance>) -> Vec<Way> {
    ways(&mut Mind::new(lore, skill), &Clues::default(), chances)
}

/// What people with these chances do who know the same; they think only once.
fn ways(mind: &mut Mind<'_>, clues: &Clues, chances: Vec<Chance>) -> Vec<Way> {
    let skill = mind.skill;
    let belief = mind.belief(clues);
    let mut ways: Vec<Way> = Vec::new();
    for mut chance in chances {
        let step = decide(clues, belief.as_ref(), skill, &|_| false, &mut chance);
        match ways.iter_mut().find(|(other, _)| *other == step) {
            Some((_, chances)) => chances.push(chance),
            None => ways.push((step, vec![chance])),
        }
    }
    ways
}

/// A card that somebody is solving, step by step.
#[derive(Clone)]
pub struct Solving<'a> {
    card: &'a Card,
    mind: Mind<'a>,
    clues: Clues,
    /// What has been done so far.
    pub solved: Solved,
}

impl<'a> Solving<'a> {
    /// Nothing is known yet.
    pub fn new(card: &'a Card, lore: &'a Lore, skill: Skill) -> Self {
        Self { card, mind: Mind::new(lore, skill), clues: Clues::default(), solved: Solved::default() }
    }

    /// Are all words found?
    pub fn is_done(&self) -> bool {
        self.clues.found.len() == WORDS
    }

    fn is_over(&self) -> bool {
        self.is_done() || self.solved.steps.len() >= MOST_STEPS
    }

    /// Takes the next step; false if nothing is left to do.
    pub fn go_on(&mut self, chance: &mut Chance) -> bool {
        if self.is_over() {
            return false;
        }
        let belief = self.mind.belief(&self.clues);
        let step = decide(&self.clues, belief.as_ref(), self.mind.skill, &|_| false, chance);
        self.take(step)
    }

    /// Takes this step; false if it is none.
    pub fn take(&mut self, step: Step) -> bool {
        match step {
            Step::Guess(place) if self.card.words().contains(&place) => self.clues.find(place),
            Step::Guess(place) => {
                self.clues.refute(place);
                self.solved.wrong += 1;
            }
            Step::Call(letter) => self.clues.answer(letter, &self.card.squares_of(letter)),
            Step::Pass => return false,
        }
        self.solved.steps.push(step);
        true
    }

    /// The turns of all who go on from here with these chances, together; they part where they decide otherwise.
    pub fn turns(mut self, chances: Vec<Chance>) -> usize {
        if self.is_over() {
            return self.solved.turns() * chances.len();
        }
        let ways = ways(&mut self.mind, &self.clues, chances);
        let turns = ways.into_iter().map(|(step, chances)| {
            let mut next = self.clone();
            if next.take(step) { next.turns(chances) } else { next.solved.turns() * chances.len() }
        });
        turns.sum()
    }
}

/// Solves a card.
pub fn solve(card: &Card, lore: &Lore, skill: Skill, chance: &mut Chance) -> Solved {
    let mut solving = Solving::new(card, lore, skill);
    while solving.go_on(chance) {}
    solving.solved
}
