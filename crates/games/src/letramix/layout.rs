//! A layout: dice on cells, always whole, never a step.

use super::dice::{DICE, Face};
use game::Refusal;
use game::grid::{Cell, Grid, extent};
use serde::{Deserialize, Serialize};
use words::Letter;

/// One die on the table. Written as `[die, x, y]`, or `[die, x, y, "A"]` for a joker that stands for A: views and logs
/// are full of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(
        rename = "PlacedDie",
        type = "[die: number, x: number, y: number] | [die: number, x: number, y: number, letter: string]"
    )
)]
#[serde(from = "Written", into = "Written")]
pub struct Placed {
    /// Which die, 0 to 12.
    pub die: u8,
    /// Where it lies.
    pub cell: Cell,
    /// What a joker stands for, if the player has said so (5.3.3).
    pub letter: Option<Letter>,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Written {
    Plain(u8, i8, i8),
    Named(u8, i8, i8, Letter),
}

impl From<Written> for Placed {
    fn from(written: Written) -> Self {
        match written {
            Written::Plain(die, x, y) => Self { die, cell: Cell::new(x, y), letter: None },
            Written::Named(die, x, y, letter) => Self { die, cell: Cell::new(x, y), letter: Some(letter) },
        }
    }
}

impl From<Placed> for Written {
    fn from(placed: Placed) -> Self {
        let Placed { die, cell: Cell { x, y }, letter } = placed;
        letter.map_or(Self::Plain(die, x, y), |letter| Self::Named(die, x, y, letter))
    }
}

/// All dice on the table; the others are unused.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Layout(Vec<Placed>);

impl Layout {
    /// These dice.
    pub const fn new(placed: Vec<Placed>) -> Self {
        Self(placed)
    }

    /// The dice that lie on the table.
    pub fn placed(&self) -> &[Placed] {
        &self.0
    }

    /// Is nothing laid?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Can these dice lie like this at all? Says nothing about words.
    pub fn check(&self, dice: &[Face]) -> Result<(), Refusal> {
        let mut used = [false; DICE];
        let mut cells: Grid<u8> = Grid::new();
        for placed in &self.0 {
            let (Some(used), Some(face)) =
                (used.get_mut(usize::from(placed.die)), dice.get(usize::from(placed.die)))
            else {
                return Err(Refusal::new(
                    "no_such_die",
                    "Diesen Würfel gibt es nicht.",
                    "There is no such die.",
                ));
            };
            if std::mem::replace(used, true) {
                return Err(Refusal::new(
                    "die_twice",
                    "Ein Würfel liegt doppelt.",
                    "A die lies in two places.",
                ));
            }
            if cells.insert(placed.cell, placed.die).is_some() {
                return Err(Refusal::new(
                    "cell_taken",
                    "Zwei Würfel liegen auf demselben Feld.",
                    "Two dice lie on the same cell.",
                ));
            }
            if placed.letter.is_some() && *face != Face::Joker {
                return Err(Refusal::new(
                    "no_joker",
                    "Nur ein Joker kann für einen anderen Buchstaben stehen.",
                    "Only a joker can stand for another letter.",
                ));
            }
        }
        let (width, height) = extent(&cells);
        if width.max(height) > 2 * DICE {
            return Err(Refusal::new(
                "too_wide",
                "Die Würfel liegen zu weit auseinander.",
                "The dice lie too far apart.",
            ));
        }
        Ok(())
    }

    /// The faces by cell.
    pub fn faces(&self, dice: &[Face]) -> Grid<Face> {
        self.0.iter().filter_map(|p| Some((p.cell, *dice.get(usize::from(p.die))?))).collect()
    }

    /// The letters by cell; jokers without a letter are missing.
    pub fn letters(&self, dice: &[Face]) -> Grid<Letter> {
        let letter = |p: &Placed| match dice.get(usize::from(p.die))? {
            Face::Letter(letter) => Some(*letter),
            Face::Joker => p.letter,
        };
        self.0.iter().filter_map(|p| Some((p.cell, letter(p)?))).collect()
    }

    /// The cells of jokers that the player has not named, as one reads.
    pub fn open_jokers(&self, dice: &[Face]) -> Vec<Cell> {
        let is_open = |p: &&Placed| p.letter.is_none() && dice.get(usize::from(p.die)) == Some(&Face::Joker);
        let mut cells: Vec<Cell> = self.0.iter().filter(is_open).map(|p| p.cell).collect();
        cells.sort_unstable_by_key(|c| (c.y, c.x));
        cells
    }

    /// What the unused dice are worth together (C.10; a joker nothing, C10).
    pub fn unused_value(&self, dice: &[Face]) -> i32 {
        let is_used = |die: usize| self.0.iter().any(|p| usize::from(p.die) == die);
        dice.iter().enumerate().filter(|(die, _)| !is_used(*die)).map(|(_, face)| face.value()).sum()
    }
}
