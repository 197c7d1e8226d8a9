//! What a turn begins with: it is judged by that, and one can look back at it.

use super::options::Options;
use super::tiles::{Colour, Stone, Tile, letters};
use super::turn::{History, Position, Setting};
use serde::{Deserialize, Serialize};

/// What a turn begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beginning {
    /// So many turns were over.
    pub turn: u16,
    /// Whose turn it is.
    pub mover: Colour,
    /// The field.
    pub field: Vec<Stone>,
    /// The pool; where letters were swapped, with the new ones.
    pub pool: Vec<Tile>,
    /// What has lain where.
    pub history: History,
}

impl Beginning {
    /// The position that turns are judged by.
    pub fn position(self, options: &Options) -> Option<Position> {
        let setting = Setting {
            level: options.level,
            size: options.size,
            mover: self.mover,
            letters: letters(options.full_alphabet).to_vec(),
            field: self.field,
            pool: self.pool,
            history: self.history,
        };
        Position::new(setting).ok()
    }
}
