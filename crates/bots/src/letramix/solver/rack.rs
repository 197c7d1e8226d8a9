//! What there is to lay: the dice, and what their letters are worth.

use games::letramix::{Face, value};
use std::fmt;
use words::Letter;

/// The fewest dice that can make a word.
pub const FEWEST_DICE: usize = 2;
/// The most dice the solver takes.
pub const MOST_DICE: usize = 16;
/// The most jokers the solver takes.
pub const MOST_JOKERS: usize = 2;

/// The dice to lay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rack {
    faces: Vec<Face>,
}

/// Why dice are no rack for the solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadRack {
    /// Fewer than [`FEWEST_DICE`].
    TooFew,
    /// More than [`MOST_DICE`].
    TooMany,
    /// More than [`MOST_JOKERS`].
    TooManyJokers,
}

impl fmt::Display for BadRack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooFew => write!(f, "at least {FEWEST_DICE} dice are needed"),
            Self::TooMany => write!(f, "at most {MOST_DICE} dice can be laid"),
            Self::TooManyJokers => write!(f, "at most {MOST_JOKERS} jokers are possible"),
        }
    }
}

impl std::error::Error for BadRack {}

impl Rack {
    /// These dice; their places are the dice's numbers in a layout.
    pub fn new(faces: &[Face]) -> Result<Self, BadRack> {
        let rack = Self { faces: faces.to_vec() };
        match faces.len() {
            ..FEWEST_DICE => Err(BadRack::TooFew),
            FEWEST_DICE..=MOST_DICE if usize::from(rack.jokers()) > MOST_JOKERS => {
                Err(BadRack::TooManyJokers)
            }
            FEWEST_DICE..=MOST_DICE => Ok(rack),
            _ => Err(BadRack::TooMany),
        }
    }

    /// The faces, by number of the die.
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// How many jokers there are.
    pub fn jokers(&self) -> u8 {
        self.faces.iter().filter(|face| **face == Face::Joker).count() as u8
    }

    /// How many dice show each letter, A first.
    pub fn counts(&self) -> [u8; Letter::COUNT] {
        let mut counts = [0; Letter::COUNT];
        for face in &self.faces {
            if let Face::Letter(letter) = face {
                counts[letter.index()] += 1;
            }
        }
        counts
    }
}

/// What each letter is worth. A joker is worth nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Values([u8; Letter::COUNT]);

impl Values {
    /// The most that a letter may be worth: costs are counted in small numbers.
    pub const MOST: u8 = 50;

    /// These values, A first; `None` if one is above [`MOST`](Self::MOST).
    pub fn new(values: [u8; Letter::COUNT]) -> Option<Self> {
        values.iter().all(|value| *value <= Self::MOST).then_some(Self(values))
    }

    /// The values of the game (rules 4.3).
    pub fn letramix() -> Self {
        let mut values = [0; Letter::COUNT];
        for letter in Letter::all() {
            values[letter.index()] = u8::try_from(value(letter)).unwrap_or(Self::MOST).min(Self::MOST);
        }
        Self(values)
    }

    /// What a letter is worth.
    pub const fn of(&self, letter: Letter) -> i32 {
        self.0[letter.index()] as i32
    }

    /// The same as a byte.
    pub(super) const fn byte(&self, letter: Letter) -> u8 {
        self.0[letter.index()]
    }

    /// What all dice of a rack are worth together.
    pub fn total(&self, rack: &Rack) -> i32 {
        let worth = |face: &Face| match face {
            Face::Letter(letter) => self.of(*letter),
            Face::Joker => 0,
        };
        rack.faces().iter().map(worth).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rack(text: &str) -> Result<Rack, BadRack> {
        Rack::new(
            &text
                .bytes()
                .map(|b| Letter::from_ascii(b).map_or(Face::Joker, Face::Letter))
                .collect::<Vec<_>>(),
        )
    }

    #[test]
    fn a_rack_has_two_to_sixteen_dice_and_at_most_two_jokers() {
        assert_eq!(rack("A"), Err(BadRack::TooFew));
        assert_eq!(rack("AAAAAAAAAAAAAAAAA"), Err(BadRack::TooMany));
        assert_eq!(rack("A***"), Err(BadRack::TooManyJokers));
        assert!(rack("AB").is_ok() && rack("AAAAAAAAAAAAAA**").is_ok());
    }

    #[test]
    fn letters_are_counted_and_worth_what_the_rules_say() {
        let rack = rack("ABA*Y").unwrap();
        assert_eq!((rack.counts()[0], rack.counts()[1], rack.jokers()), (2, 1, 1));
        assert_eq!(Values::letramix().total(&rack), 1 + 3 + 1 + 7);
        assert_eq!(Values::new([51; Letter::COUNT]), None);
    }
}
