//! What a turn begins with (§5.1.1).

use super::Level;
use super::history::History;
use super::layout::{Layout, MOST_TILES, SIDE};
use crate::woerterklauer::tiles::{Colour, Placed, Stone, Tile};
use std::collections::BTreeSet;
use std::fmt;
use words::Letter;

/// What lies there before a turn, who is to move, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// Which techniques are allowed.
    pub level: Level,
    /// How wide and high the field may become, at most 12.
    pub size: u8,
    /// Whose turn it is.
    pub mover: Colour,
    /// The letter of each tile, by its number. Tiles that are neither on the field nor in the pool are somewhere else.
    pub letters: Vec<Letter>,
    /// The field.
    pub field: Vec<Stone>,
    /// The pool.
    pub pool: Vec<Tile>,
    /// What lay there before; what lies there now belongs to it without being listed.
    pub history: History,
}

/// Why something is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadPosition {
    /// A tile without a letter, or more than 255 tiles.
    NoSuchTile,
    /// A tile is in two places, or two lie on one cell.
    Twice,
    /// The field is larger than agreed, or more is agreed than 12.
    TooLarge,
    /// A tile of the field belongs to no word.
    LoneTile,
}

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSuchTile => "there is no such tile",
            Self::Twice => "a tile is in two places, or two lie on one cell",
            Self::TooLarge => "the field is too large",
            Self::LoneTile => "a letter of the field belongs to no word",
        })
    }
}

impl std::error::Error for BadPosition {}

/// A [`Setting`] that can be: every tile is in one place, and the field is no larger than agreed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position(Setting);

impl Position {
    /// Checks a setting.
    pub fn new(setting: Setting) -> Result<Self, BadPosition> {
        let field = || setting.field.iter();
        let tiles: Vec<Tile> = field().map(|s| s.tile).chain(setting.pool.iter().copied()).collect();
        if setting.letters.len() > MOST_TILES || tiles.iter().any(|t| t.index() >= setting.letters.len()) {
            return Err(BadPosition::NoSuchTile);
        }
        let cells: BTreeSet<_> = field().map(|s| s.cell).collect();
        if tiles.iter().collect::<BTreeSet<_>>().len() < tiles.len() || cells.len() < setting.field.len() {
            return Err(BadPosition::Twice);
        }
        let span = |values: Vec<i8>| match (values.iter().min(), values.iter().max()) {
            (Some(low), Some(high)) => high.abs_diff(*low) + 1,
            _ => 0,
        };
        let width = span(cells.iter().map(|c| c.x).collect());
        let height = span(cells.iter().map(|c| c.y).collect());
        if usize::from(setting.size) > SIDE || width.max(height) > setting.size {
            return Err(BadPosition::TooLarge);
        }
        let position = Self(setting);
        let layout = position.layout();
        if layout.tiles().any(|(_, spot)| spot.runs().next().is_none()) {
            return Err(BadPosition::LoneTile);
        }
        Ok(position)
    }

    pub(super) fn layout(&self) -> Layout {
        let placed: Vec<Placed> = self.field.iter().map(|s| Placed { tile: s.tile, cell: s.cell }).collect();
        Layout::new(&placed, &self.letters)
    }
}

impl std::ops::Deref for Position {
    type Target = Setting;
    fn deref(&self) -> &Setting {
        &self.0
    }
}
