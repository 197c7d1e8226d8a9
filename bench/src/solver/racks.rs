//! Racks rolled with the game's dice from a seed.

use crate::random::Random;
use bots::letramix::solver::{MOST_JOKERS, Rack};
use games::letramix::Face;
use words::Letter;

const DICE: &str = include_str!("../../../data/letramix/dice.txt");

/// The dice of the game.
#[derive(Debug)]
pub struct Dice(Vec<Vec<Face>>);

impl Default for Dice {
    fn default() -> Self {
        let lines = DICE.lines().filter(|line| !line.starts_with('#'));
        Self(lines.map(|line| line.split_whitespace().filter_map(face).collect()).collect())
    }
}

fn face(text: &str) -> Option<Face> {
    let byte = text.bytes().next()?;
    Some(Letter::from_ascii(byte).map_or(Face::Joker, Face::Letter))
}

impl Dice {
    /// Rolls so many dice: as many whole sets as there are, and some of another.
    pub fn roll(&self, count: usize, random: &mut Random) -> Vec<Face> {
        let mut set: Vec<&Vec<Face>> = self.0.iter().collect();
        let mut dice = Vec::new();
        while dice.len() + set.len() <= count {
            dice.extend_from_slice(&set);
        }
        while dice.len() < count {
            dice.push(set.swap_remove(random.below(set.len())));
        }
        dice.iter().map(|die| die[random.below(die.len())]).collect()
    }

    /// Rolls so many dice until they show so many jokers.
    pub fn roll_with(&self, count: usize, jokers: usize, random: &mut Random) -> Rack {
        loop {
            let rolled = Rack::new(&self.roll(count, random));
            if let Some(rack) = rolled.ok().filter(|rack| usize::from(rack.jokers()) == jokers) {
                return rack;
            }
        }
    }
}

/// Racks by how many jokers they have.
#[derive(Debug)]
pub struct Racks {
    by_jokers: [Vec<Rack>; MOST_JOKERS + 1],
}

impl Racks {
    /// Rolls so many dice until there are so many racks with no joker, with one and with two.
    pub fn roll(count: usize, dice: usize, seed: u64) -> Self {
        let cup = Dice::default();
        let mut random = Random::from_seed(seed);
        let mut by_jokers: [Vec<Rack>; MOST_JOKERS + 1] = Default::default();
        while by_jokers.iter().any(|racks| racks.len() < count) {
            let Ok(rack) = Rack::new(&cup.roll(dice, &mut random)) else { continue };
            let racks = &mut by_jokers[usize::from(rack.jokers())];
            if racks.len() < count {
                racks.push(rack);
            }
        }
        Self { by_jokers }
    }

    /// The racks with so many jokers.
    pub fn with(&self, jokers: usize) -> &[Rack] {
        &self.by_jokers[jokers]
    }

    /// All of them, by how many jokers they have.
    pub fn classes(&self) -> impl Iterator<Item = (usize, &[Rack])> {
        self.by_jokers.iter().map(Vec::as_slice).enumerate()
    }
}

/// A rack as text, a joker as `?`.
pub fn shown(rack: &Rack) -> String {
    let shown = |face: &Face| match face {
        Face::Letter(letter) => char::from(letter.ascii()),
        Face::Joker => '?',
    };
    rack.faces().iter().map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_thirteen_dice_with_six_faces() {
        let dice = Dice::default().0;
        assert!(dice.len() == games::letramix::DICE && dice.iter().all(|die| die.len() == 6));
    }

    #[test]
    fn a_seed_gives_the_same_racks_again() {
        for dice in [5, 13, 16] {
            let [racks, again] = [(); 2].map(|()| Racks::roll(3, dice, 7));
            for (jokers, racks) in racks.classes() {
                assert_eq!(racks, again.with(jokers));
                assert_eq!(racks.len(), 3);
                assert!(racks.iter().all(|rack| usize::from(rack.jokers()) == jokers));
                assert!(racks.iter().all(|rack| rack.faces().len() == dice));
            }
        }
    }

    #[test]
    fn racks_of_few_dice_have_as_many_jokers_as_wanted() {
        let rack = Dice::default().roll_with(5, 2, &mut Random::from_seed(1));
        assert_eq!((rack.faces().len(), rack.jokers()), (5, 2));
        assert_eq!(shown(&rack).matches('?').count(), 2);
    }
}
