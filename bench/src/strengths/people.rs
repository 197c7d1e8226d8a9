//! Simulated people.

use crate::random::Random;
use regulars::Strength;
use std::f64::consts::TAU;

/// How strong people are: the middle and the spread. Not where newcomers begin, so that there is something to find out.
const MIDDLE: f64 = 1300.0;
const SPREAD: f64 = 280.0;
/// Nobody is weaker or stronger than computer players by much.
const RANGE: (f64, f64) = (600.0, 2400.0);
/// Some play more often than others: from this weight up to its inverse.
const LAZIEST: f64 = 0.6;

/// Somebody who plays.
#[derive(Clone, Debug)]
pub struct Person {
    /// How strong they are in truth.
    pub truth: f64,
    /// What is known of that.
    pub strength: Strength,
    /// How often they play.
    pub weight: f64,
    /// What was known after the games so far that are asked about.
    pub after_30: Option<f64>,
    /// After so many games they were no longer "vorläufig".
    pub certain_after: Option<u32>,
}

impl Person {
    /// Somebody by chance, who has not played yet.
    pub fn draw(random: &mut Random) -> Self {
        let truth = SPREAD.mul_add(normal(random), MIDDLE).clamp(RANGE.0, RANGE.1);
        let weight = (LAZIEST.ln() * (1.0 - 2.0 * fraction(random))).exp();
        Self { truth, strength: Strength::new(), weight, after_30: None, certain_after: None }
    }

    /// How far what is known is from the truth; above 0 if they are taken for stronger than they are.
    pub fn error(&self) -> f64 {
        self.strength.rating - self.truth
    }
}

/// A number from 0 to 1, without 1.
#[expect(clippy::cast_precision_loss, reason = "53 bits fit")]
pub fn fraction(random: &mut Random) -> f64 {
    (random.bits() >> 11) as f64 / (1_u64 << 53) as f64
}

fn normal(random: &mut Random) -> f64 {
    let (u, v) = (1.0 - fraction(random), fraction(random));
    (-2.0 * u.ln()).sqrt() * (TAU * v).cos()
}

/// How well somebody plays on a day. With this distribution two win against each other as Elo's formula says.
pub fn form(strength: f64, random: &mut Random) -> f64 {
    let noise = -(-(1.0 - fraction(random)).ln()).ln();
    (400.0 / std::f64::consts::LN_10).mul_add(noise, strength)
}
