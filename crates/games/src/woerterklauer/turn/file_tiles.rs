//! Which tile each letter of a position file is.

use super::bad_file::{BadFile, Problem};
use crate::woerterklauer::tiles::{Placed, Stone, Tile};
use game::grid::Cell;
use words::Letter;

/// A letter on a cell, as written.
pub(super) type Written = (Cell, u8);

/// `move: from > to`, with the number of its line.
pub(super) type Move = (usize, Cell, Cell);

/// All tiles of a file, numbered as they come.
pub(super) struct Tiles {
    pub letters: Vec<Letter>,
    pub before: Vec<Stone>,
    pub pool: Vec<Tile>,
}

impl Tiles {
    pub fn add(&mut self, byte: u8) -> Tile {
        self.letters.push(Letter::from_ascii(byte).unwrap_or_default());
        Tile::new((self.letters.len() - 1).min(usize::from(u8::MAX)) as u8)
    }

    /// Which tile each letter after the turn is.
    pub fn after(&mut self, after: &[Written], moves: &[Move]) -> Result<Vec<Placed>, BadFile> {
        self.check_moves(after, moves)?;
        let mut free = self.pool.clone();
        let mut placed = Vec::new();
        for &(cell, byte) in after {
            let letter = Letter::from_ascii(byte).unwrap_or_default();
            let from = moves.iter().find(|(_, _, to)| *to == cell).map(|(_, from, _)| *from);
            let has_left = moves.iter().any(|(_, from, _)| *from == cell);
            let stays = || self.tile_at(cell).filter(|tile| !has_left && self.letter(*tile) == letter);
            let arrived = from.and_then(|from| self.tile_at(from));
            let tile = arrived.or_else(stays).unwrap_or_else(|| {
                let place = free.iter().position(|tile| self.letters[tile.index()] == letter);
                // A letter from nowhere: S1 will tell.
                place.map_or_else(|| self.add(byte), |place| free.remove(place))
            });
            placed.push(Placed { tile, cell });
        }
        Ok(placed)
    }

    fn check_moves(&self, after: &[Written], moves: &[Move]) -> Result<(), BadFile> {
        for (number, (line, from, to)) in moves.iter().enumerate() {
            let bad = |problem| Err(BadFile { line: *line, problem });
            let Some(tile) = self.tile_at(*from) else { return bad(Problem::NothingToMove) };
            let lies =
                after.iter().find(|(cell, _)| cell == to).and_then(|(_, byte)| Letter::from_ascii(*byte));
            if lies != Some(self.letter(tile)) {
                return bad(Problem::OtherLetter);
            }
            if moves[..number].iter().any(|(_, f, t)| f == from || t == to) {
                return bad(Problem::MovedTwice);
            }
        }
        Ok(())
    }

    fn letter(&self, tile: Tile) -> Letter {
        self.letters[tile.index()]
    }

    fn tile_at(&self, cell: Cell) -> Option<Tile> {
        self.before.iter().find(|stone| stone.cell == cell).map(|stone| stone.tile)
    }
}
