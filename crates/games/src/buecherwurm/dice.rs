//! The seven letter dice with their dots, and the green special die (4.5, E.1.16); the facts are in `data/buecherwurm/`.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;
use words::Letter;
use words::automaton::LetterSet;

/// How many letter dice there are (E.1.1).
pub const WHITE: usize = 7;

/// A die by its number: 0 to 6 are the letter dice, 7 is the special die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmDieNumber"))]
#[serde(transparent)]
pub struct Die(u8);

impl Die {
    /// The green one.
    pub const SPECIAL: Self = Self(WHITE as u8);

    /// The die with this number.
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// Its place among the letter dice.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Is it a letter die?
    pub const fn is_white(self) -> bool {
        self.index() < WHITE
    }
}

/// What a letter die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmFace", type = "string"))]
#[serde(try_from = "String", into = "String")]
pub enum Face {
    /// A letter.
    One(Letter),
    /// C or K, as the player likes (E.1.8).
    Ck,
    /// X or Y.
    Xy,
    /// Q (E3).
    Qu,
}

impl Face {
    /// The letters that a term for it may begin with (E.1.8, E.2.7, E3).
    pub fn letters(self) -> LetterSet {
        match self {
            Self::One(letter) => LetterSet::only(letter),
            Self::Ck => letters("CK"),
            Self::Xy => letters("XY"),
            Self::Qu => letters("Q"),
        }
    }

    /// The dots under it (E.2.12).
    pub fn points(self) -> i32 {
        POINTS.iter().find(|(face, _)| *face == self).map_or(0, |(_, points)| *points)
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::One(letter) => write!(f, "{}", char::from(letter.ascii())),
            Self::Ck => f.write_str("CK"),
            Self::Xy => f.write_str("XY"),
            Self::Qu => f.write_str("Qu"),
        }
    }
}

impl FromStr for Face {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.as_bytes() {
            b"CK" => Ok(Self::Ck),
            b"XY" => Ok(Self::Xy),
            b"Qu" => Ok(Self::Qu),
            [byte] => Letter::from_ascii(*byte).map(Self::One).ok_or_else(|| format!("{text:?} is no face")),
            _ => Err(format!("{text:?} is no face")),
        }
    }
}

impl TryFrom<String> for Face {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Face> for String {
    fn from(face: Face) -> Self {
        face.to_string()
    }
}

/// A side of the special die: it rules the whole round (E.1.16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmSide"))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Change the theme instead of naming a term.
    ThemeChange,
    /// For terms with N, O or T; +2 with other dice, −2 alone.
    Not,
    /// +2 for who takes the last die.
    Bonus,
    /// A–Z: for any term, no points, not to be stolen.
    AnyLetter,
    /// Dice are stacked, and only the top one can be stolen.
    Stack,
    /// The roller turns it to another side.
    Question,
}

impl Side {
    /// All six.
    pub const ALL: [Self; 6] =
        [Self::ThemeChange, Self::Not, Self::Bonus, Self::AnyLetter, Self::Stack, Self::Question];

    /// E.2.22: what the question mark can be turned to.
    pub const AFTER_QUESTION: [Self; 5] =
        [Self::ThemeChange, Self::Not, Self::Bonus, Self::AnyLetter, Self::Stack];

    /// The letters of the terms that take it.
    pub fn letters(self) -> LetterSet {
        match self {
            Self::Not => letters("NOT"),
            Self::AnyLetter => LetterSet::ALL,
            Self::ThemeChange | Self::Bonus | Self::Stack | Self::Question => LetterSet::EMPTY,
        }
    }
}

fn letters(text: &str) -> LetterSet {
    text.bytes().filter_map(Letter::from_ascii).collect()
}

static FACES: LazyLock<Vec<[Face; 6]>> = LazyLock::new(|| {
    let lines = facts(include_str!("../../../../data/buecherwurm/dice.txt"));
    lines.filter_map(|line| read(line.split_whitespace()).try_into().ok()).collect()
});

static POINTS: LazyLock<Vec<(Face, i32)>> = LazyLock::new(|| {
    let lines = facts(include_str!("../../../../data/buecherwurm/points.txt"));
    let worth = |line: &'static str| {
        let (points, faces) = line.split_once(' ').unwrap_or_default();
        let points = points.parse().unwrap_or(0);
        read(faces.split_whitespace()).into_iter().map(move |face| (face, points))
    };
    lines.flat_map(worth).collect()
});

fn facts(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.lines().filter(|line| !line.starts_with('#'))
}

fn read<'a>(names: impl Iterator<Item = &'a str>) -> Vec<Face> {
    names.filter_map(|name| name.parse().ok()).collect()
}

/// The faces of the letter dice.
pub fn faces() -> &'static [[Face; 6]] {
    &FACES
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(name: &str) -> usize {
        let face: Face = name.parse().unwrap();
        faces().iter().flatten().filter(|f| **f == face).count()
    }

    #[test]
    fn rule_4_5_the_dice() {
        assert_eq!(faces().len(), WHITE);
        assert_eq!((count("S"), count("CK")), (3, 3));
        for letter in "A B D E F G H L M N P R T W".split(' ') {
            assert_eq!(count(letter), 2, "{letter}");
        }
        for rare in "I J O U V Z Qu XY".split(' ') {
            assert_eq!(count(rare), 1, "{rare}");
        }
    }

    #[test]
    fn rule_4_5_all_letters_can_be_reached() {
        let reached = faces().iter().flatten().fold(LetterSet::EMPTY, |set, face| set | face.letters());
        assert_eq!(reached, LetterSet::ALL);
    }

    /// The anchors that are known of the real dice.
    #[test]
    fn e1_the_dots() {
        let points = |name: &str| name.parse::<Face>().unwrap().points();
        assert_eq!(["S", "D", "M", "L", "H", "Qu"].map(points), [1, 1, 1, 2, 2, 3]);
        assert!(faces().iter().flatten().all(|face| (1..=3).contains(&face.points())));
    }

    /// E.2.12: the dots are printed under the letters, so a double letter has them once, whichever is chosen.
    #[test]
    fn row_12_double_letters_have_one_number_of_dots() {
        assert_eq!((Face::Ck.points(), Face::Xy.points()), (1, 3));
    }

    #[test]
    fn e3_qu_asks_for_q() {
        assert_eq!(Face::Qu.letters().to_string(), "Q");
        assert_eq!(Face::Xy.letters().to_string(), "XY");
    }

    #[test]
    fn faces_are_written_as_printed() {
        for face in faces().iter().flatten() {
            assert_eq!(face.to_string().parse(), Ok(*face));
        }
        assert!("ck".parse::<Face>().is_err() && "".parse::<Face>().is_err());
    }
}
