//! What somebody may try who wants to be taken for stronger than they are.

use super::people::Person;
use super::play::{Run, World};

/// A way to choose rivals, or to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trick {
    /// Plays only against the weakest of ten who are looking for somebody.
    Weakest,
    /// Only against the strongest of ten.
    Strongest,
    /// Only against who is known least.
    Newcomers,
    /// Only against the weakest computer player, of which there is always one.
    Bogenfaenger,
    /// Goes whenever it is not won.
    Leaves,
    /// Goes before the first turn when the others are taken for stronger, which does not count (S5).
    Avoids,
}

impl Trick {
    /// All.
    pub const ALL: [Self; 6] =
        [Self::Weakest, Self::Strongest, Self::Newcomers, Self::Bogenfaenger, Self::Leaves, Self::Avoids];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Weakest => "only the weakest of ten",
            Self::Strongest => "only the strongest of ten",
            Self::Newcomers => "only who is known least",
            Self::Bogenfaenger => "only the Bogenfänger",
            Self::Leaves => "goes when it is not won",
            Self::Avoids => "goes before the first turn when others are stronger",
        }
    }
}

/// So many of all people try it: every tenth.
pub const TRICKSTERS: usize = 10;

/// What a trick brought.
#[derive(Clone, Copy, Debug)]
pub struct Gain {
    /// Which.
    pub trick: Trick,
    /// How much stronger they are taken for on average than they are,
    pub above_truth: f64,
    /// and than they would have been taken for by playing as everybody does,
    pub above_honest: f64,
    /// and the half width of its 95 % interval.
    pub give_or_take: f64,
}

/// The same people once with the trick and once without.
pub fn gain(honest: &World, run: Run, trick: Trick) -> Gain {
    let tried = World::play(Run { trick: Some(trick), ..run });
    let errors: Vec<f64> = tried.people.iter().step_by(TRICKSTERS).map(Person::error).collect();
    let honest = honest.people.iter().step_by(TRICKSTERS).map(Person::error);
    let gains: Vec<f64> = errors.iter().zip(honest).map(|(tried, honest)| tried - honest).collect();
    let (above_truth, _) = mean(&errors);
    let (above_honest, give_or_take) = mean(&gains);
    Gain { trick, above_truth, above_honest, give_or_take }
}

/// With the half width of its 95 % interval.
#[expect(clippy::cast_precision_loss, reason = "a hundred people")]
fn mean(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, 1.96 * (variance / count).sqrt())
}

impl Gain {
    /// Less than this is no gain: nobody sees it in a number that is 50 off anyway.
    const NOTHING: f64 = 10.0;

    /// Are they taken for stronger than they are, and than they would have been? By more than chance explains.
    pub fn is_something(&self) -> bool {
        self.above_truth.min(self.above_honest) - self.give_or_take > Self::NOTHING
    }
}
