//! Dice: faces as data, rolled by chance.

use crate::chance::Chance;

/// Rolls each die once.
pub fn roll<F: Copy, const FACES: usize>(dice: &[[F; FACES]], chance: &mut Chance) -> Vec<F> {
    dice.iter().map(|faces| faces[chance.below(FACES)]).collect()
}
