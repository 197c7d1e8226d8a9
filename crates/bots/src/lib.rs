//! Computer players. A bot gets the view of its seat and returns actions, like a person; it never sees the state.
//!
//! Levels are named and, once published, never change: they differ by what they know and find, not by blunders. Every
//! level is played by a [`Character`], who has a taste and a tempo of their own and adds nothing to its strength.

pub mod buecherwurm;
mod character;
mod hindsight;
pub mod letramix;
pub mod level;
mod strengths;
mod taste;
mod timing;
pub mod woerterklauer;
pub mod wortduell;
pub mod wurf_und_wort;

pub use character::Character;
pub use hindsight::{Hindsight, Watch};
pub use strengths::{provisional_strength, strength, strengths};

use game::{Chance, Rules, Seat, Span};
use words::judge::HouseList;

/// What a bot knows: what a person at its seat sees.
pub struct Sight<'a, R: Rules> {
    /// Where it sits.
    pub seat: Seat,
    /// What it sees.
    pub view: &'a R::View,
    /// The words that the house allows and refuses.
    pub house: &'a HouseList,
}

/// A computer player of a game.
pub trait Bot<R: Rules>: Send + Sync {
    /// Its name: the level.
    fn name(&self) -> &'static str;

    /// What it does in this moment, if anything, when this is who plays: step by step, in the time a person would take.
    /// The same sight, character and chance give the same plan.
    fn plan_as(&self, who: &Character, sight: &Sight<'_, R>, chance: &mut Chance) -> Vec<Step<R::Action>>;

    /// The same for nobody in particular.
    fn plan(&self, sight: &Sight<'_, R>, chance: &mut Chance) -> Vec<Step<R::Action>> {
        self.plan_as(Character::nobody(), sight, chance)
    }

    /// All that makes this level what it is, in one line.
    fn definition(&self) -> String;
}

/// One step of a plan.
#[derive(Clone, Debug, PartialEq)]
pub struct Step<A> {
    /// So long after the step before, or after the plan was made.
    pub after: Span,
    /// What is done.
    pub action: A,
}

/// A game that computer players play.
pub trait Levels: Hindsight {
    /// Is it a race, so that a simulation has to take the players' time into account?
    const RACES: bool = false;

    /// All of them, from the weakest.
    fn levels() -> &'static [&'static dyn Bot<Self>];

    /// The same players with less time to think, where theirs at the table would make simulations long.
    fn quick_levels() -> &'static [&'static dyn Bot<Self>] {
        Self::levels()
    }

    /// How much these think, in words, if it is less than at the table.
    fn quick_budget() -> Option<&'static str> {
        None
    }

    /// The levels of its rules, where the same game is played by harder and harder ones: values of the option "level".
    fn levels_of_rules() -> &'static [&'static str] {
        &[]
    }

    /// How many rounds have been played, in games that have some.
    fn rounds(_state: &Self::State) -> Option<u16> {
        None
    }

    /// The one with this name.
    fn level(name: &str) -> Option<&'static dyn Bot<Self>> {
        Self::levels().iter().copied().find(|bot| bot.name() == name)
    }

    /// Their names, from the weakest.
    fn level_names() -> Vec<&'static str> {
        Self::levels().iter().map(|bot| bot.name()).collect()
    }
}
