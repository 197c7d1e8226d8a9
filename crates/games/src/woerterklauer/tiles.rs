//! The 96 tiles (A.1, 4.2) and how they lie; the facts are in `data/woerterklauer/`.

use game::grid::Cell;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use words::Letter;

/// How many tiles there are (A.1).
pub const TILES: usize = 96;

/// A tile by its number. In the game the numbers go from 0 to 95, and A comes before B.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TileNumber"))]
#[serde(transparent)]
pub struct Tile(u8);

impl Tile {
    /// The tile with this number.
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// Its place in a list of all tiles.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The two sides of a tile (A.1); each player has one for the whole game (A.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TileColour"))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Rot
    Red,
    /// Schwarz
    Black,
}

impl Colour {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }
}

/// A tile on a cell. Written as `[tile, x, y]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "PlacedTile", type = "[tile: number, x: number, y: number]")
)]
#[serde(from = "(Tile, i8, i8)", into = "(Tile, i8, i8)")]
pub struct Placed {
    /// Which tile.
    pub tile: Tile,
    /// Where it lies.
    pub cell: Cell,
}

impl From<(Tile, i8, i8)> for Placed {
    fn from((tile, x, y): (Tile, i8, i8)) -> Self {
        Self { tile, cell: Cell::new(x, y) }
    }
}

impl From<Placed> for (Tile, i8, i8) {
    fn from(placed: Placed) -> Self {
        (placed.tile, placed.cell.x, placed.cell.y)
    }
}

/// A tile on a cell, with the side it shows. Written as `[tile, x, y, "red"]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "TileOnField", type = "[tile: number, x: number, y: number, colour: 'red' | 'black']")
)]
#[serde(from = "(Tile, i8, i8, Colour)", into = "(Tile, i8, i8, Colour)")]
pub struct Stone {
    /// Which tile.
    pub tile: Tile,
    /// Where it lies.
    pub cell: Cell,
    /// Which side it shows.
    pub colour: Colour,
}

impl From<(Tile, i8, i8, Colour)> for Stone {
    fn from((tile, x, y, colour): (Tile, i8, i8, Colour)) -> Self {
        Self { tile, cell: Cell::new(x, y), colour }
    }
}

impl From<Stone> for (Tile, i8, i8, Colour) {
    fn from(stone: Stone) -> Self {
        (stone.tile, stone.cell.x, stone.cell.y, stone.colour)
    }
}

static PLAIN: LazyLock<Vec<Letter>> =
    LazyLock::new(|| read(include_str!("../../../../data/woerterklauer/tiles.txt")));
static FULL: LazyLock<Vec<Letter>> =
    LazyLock::new(|| read(include_str!("../../../../data/woerterklauer/tiles-full.txt")));

/// The letter of each tile, by its number; with Q, X and Y, or without.
pub fn letters(full_alphabet: bool) -> &'static [Letter] {
    if full_alphabet { &FULL } else { &PLAIN }
}

/// W3: A E I O U; Y is a consonant.
pub fn is_vowel(letter: Letter) -> bool {
    b"AEIOU".contains(&letter.ascii())
}

fn read(text: &str) -> Vec<Letter> {
    let mut letters = Vec::new();
    for line in text.lines().filter(|l| !l.starts_with('#')) {
        let mut columns = line.split_whitespace();
        let count = columns.next().and_then(|n| n.parse().ok()).unwrap_or(0);
        for letter in columns.filter_map(|l| l.bytes().next().and_then(Letter::from_ascii)) {
            letters.extend(std::iter::repeat_n(letter, count));
        }
    }
    letters.sort_unstable();
    letters
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(letters: &[Letter], letter: u8) -> usize {
        letters.iter().filter(|l| l.ascii() == letter).count()
    }

    /// A.1, W1 and 4.2: 96 tiles, 36 of them vowels, with the printed counts.
    #[test]
    fn rule_a_1_decision_w1_the_tiles() {
        let plain = letters(false);
        assert_eq!(plain.len(), TILES);
        assert_eq!(plain.iter().filter(|l| is_vowel(**l)).count(), 36);
        let printed = [
            ("A", 7),
            ("B", 3),
            ("C", 2),
            ("D", 3),
            ("E", 15),
            ("F", 2),
            ("G", 3),
            ("H", 4),
            ("I", 6),
            ("J", 1),
            ("K", 3),
            ("L", 5),
            ("M", 3),
            ("N", 7),
            ("O", 4),
            ("P", 2),
            ("R", 6),
            ("S", 6),
            ("T", 6),
            ("U", 4),
            ("V", 1),
            ("W", 2),
            ("Z", 1),
            ("Q", 0),
            ("X", 0),
            ("Y", 0),
        ];
        for (letter, number) in printed {
            assert_eq!(count(plain, letter.as_bytes()[0]), number, "{letter}");
        }
    }

    /// 4.2, "volles Alphabet": E14 N6 S5 plus Q1 X1 Y1.
    #[test]
    fn rule_4_2_the_full_alphabet() {
        let (plain, full) = (letters(false), letters(true));
        assert_eq!(full.len(), TILES);
        for letter in Letter::all() {
            let less = usize::from(b"ENS".contains(&letter.ascii()));
            let more = usize::from(b"QXY".contains(&letter.ascii()));
            assert_eq!(count(full, letter.ascii()) + less, count(plain, letter.ascii()) + more, "{letter}");
        }
    }

    /// W3: Y is a consonant.
    #[test]
    fn decision_w3_the_vowels() {
        let vowels: String = Letter::all().filter(|l| is_vowel(*l)).map(|l| l.to_string()).collect();
        assert_eq!(vowels, "AEIOU");
    }
}
