//! What somebody may try who wants to be taken for stronger than they are.

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
    /// How much higher they are taken on average than they would have been by playing as everybody does,
    pub points: f64,
    /// and the half width of its 95 % interval.
    pub give_or_take: f64,
}

/// The same people once with the trick and once without.
#[expect(clippy::cast_precision_loss, reason = "a hundred people")]
pub fn gain(honest: &World, run: Run, trick: Trick) -> Gain {
    let tried = World::play(Run { trick: Some(trick), ..run });
    let both = honest.people.iter().zip(&tried.people).step_by(TRICKSTERS);
    let gains: Vec<f64> = both.map(|(honest, tried)| tried.error() - honest.error()).collect();
    let count = gains.len() as f64;
    let points = gains.iter().sum::<f64>() / count;
    let variance = gains.iter().map(|gain| (gain - points).powi(2)).sum::<f64>() / (count - 1.0);
    Gain { trick, points, give_or_take: 1.96 * (variance / count).sqrt() }
}
