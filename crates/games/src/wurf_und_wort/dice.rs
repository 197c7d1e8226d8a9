//! The four dice (4.4); the facts are in `data/wurf-und-wort/dice.toml`.

use game::Chance;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use words::Letter;
use words::automaton::LetterSet;
use words::themes::Wanted;

/// Which die a card names (B.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Gebotswürfel
    Must,
    /// Verbotswürfel
    MustNot,
    /// Silbenwürfel
    Syllables,
}

/// What a die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortDie"))]
#[serde(rename_all = "snake_case", tag = "die")]
pub enum Die {
    /// This letter must occur (B.4).
    Must {
        /// The letter.
        letter: Letter,
        /// The small number.
        worth: u8,
    },
    /// This letter must not (B.5).
    MustNot {
        /// The letter.
        letter: Letter,
    },
    /// So many syllables (B.3).
    Syllables {
        /// How many.
        count: u8,
        /// The small number, which counts only without a must die (B2); there it is left out.
        #[serde(default, skip_serializing_if = "is_nothing")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u8>"))]
        worth: u8,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_nothing(worth: &u8) -> bool {
    *worth == 0
}

impl Die {
    /// The small number that counts.
    pub const fn worth(self) -> u8 {
        match self {
            Self::Must { worth, .. } | Self::Syllables { worth, .. } => worth,
            Self::MustNot { .. } => 0,
        }
    }

    /// Which die it is.
    pub const fn kind(self) -> Kind {
        match self {
            Self::Must { .. } => Kind::Must,
            Self::MustNot { .. } => Kind::MustNot,
            Self::Syllables { .. } => Kind::Syllables,
        }
    }

    /// The die of a card without a must die, or with one: then only the must dice count (B2).
    const fn beside_must(self) -> Self {
        match self {
            Self::Syllables { count, .. } => Self::Syllables { count, worth: 0 },
            other => other,
        }
    }
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    must: Vec<String>,
    must_not: String,
    syllables: String,
}

/// All faces of all dice.
struct Faces {
    must: Vec<Vec<Die>>,
    must_not: Vec<Die>,
    syllables: Vec<Die>,
}

/// # Panics
/// If the file in the program cannot be read; a test reads it.
static FACES: LazyLock<Faces> = LazyLock::new(|| {
    let text = include_str!("../../../../data/wurf-und-wort/dice.toml");
    let written: Written = toml::from_str(text).unwrap_or_else(|error| panic!("dice.toml: {error}"));
    Faces {
        must: written.must.iter().map(|die| faces(die, must)).collect(),
        must_not: faces(&written.must_not, must_not),
        syllables: faces(&written.syllables, syllables),
    }
});

fn faces(text: &str, face: fn(&str) -> Option<Die>) -> Vec<Die> {
    text.split_whitespace().filter_map(face).collect()
}

fn letter(text: &str) -> Option<Letter> {
    text.bytes().next().and_then(Letter::from_ascii)
}

/// "R1"
fn must(text: &str) -> Option<Die> {
    Some(Die::Must { letter: letter(text)?, worth: text.get(1..)?.parse().ok()? })
}

/// "A"
fn must_not(text: &str) -> Option<Die> {
    Some(Die::MustNot { letter: letter(text)? })
}

/// "4:2"
fn syllables(text: &str) -> Option<Die> {
    let (count, worth) = text.split_once(':')?;
    Some(Die::Syllables { count: count.parse().ok()?, worth: worth.parse().ok()? })
}

/// The faces of each die that a card names, in its order. One must die on a card is either of the two (B21): it
/// has the faces of both.
fn named(kinds: &[Kind]) -> Vec<Vec<Die>> {
    let musts = kinds.iter().filter(|kind| **kind == Kind::Must).count();
    let mut both = FACES.must.iter();
    let faces = |kind: &Kind| match kind {
        Kind::Must if musts == 1 => FACES.must.concat(),
        Kind::Must => both.next().cloned().unwrap_or_default(),
        Kind::MustNot => FACES.must_not.clone(),
        Kind::Syllables => FACES.syllables.clone(),
    };
    let beside = |die: Die| if musts > 0 { die.beside_must() } else { die };
    kinds.iter().map(faces).map(|faces| faces.into_iter().map(beside).collect()).collect()
}

/// Rolls the dice that a card names (B.8, 5.2.6).
pub fn roll(kinds: &[Kind], chance: &mut Chance) -> Vec<Die> {
    named(kinds).iter().filter_map(|faces| chance.pick(faces)).collect()
}

/// All rolls of the dice that a card names, each as often as it is likely.
pub fn all_rolls(kinds: &[Kind]) -> Vec<Vec<Die>> {
    named(kinds).iter().fold(vec![vec![]], |rolls, faces| {
        let longer = |roll: &Vec<Die>, die: &Die| roll.iter().chain([die]).copied().collect();
        rolls.iter().flat_map(|roll| faces.iter().map(move |die| longer(roll, die))).collect()
    })
}

/// B.17: with a must die the answer may not be a plural.
pub fn has_must(dice: &[Die]) -> bool {
    dice.iter().any(|die| die.kind() == Kind::Must)
}

/// What a roll asks for.
pub fn wanted(dice: &[Die]) -> Wanted {
    let mut wanted = Wanted { no_plural: has_must(dice), ..Wanted::default() };
    for die in dice {
        match die {
            Die::Must { letter, .. } => wanted.must = wanted.must | LetterSet::only(*letter),
            Die::MustNot { letter } => wanted.must_not = wanted.must_not | LetterSet::only(*letter),
            Die::Syllables { count, .. } => wanted.syllables = Some(*count),
        }
    }
    wanted
}

/// B.11: what a right word brings.
pub fn points(dice: &[Die], factor: u8) -> i32 {
    dice.iter().map(|die| i32::from(die.worth())).sum::<i32>() * i32::from(factor)
}
