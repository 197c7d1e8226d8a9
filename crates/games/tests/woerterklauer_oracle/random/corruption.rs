//! What no player should do.

use super::draft::Draft;
use crate::oracle::board::{Cell, Direction, Tile};

impl Draft<'_> {
    /// One of many small wrongs.
    pub fn corrupt(&mut self) {
        let cells: Vec<Cell> = self.board.keys().copied().collect();
        let (Some(a), Some(b)) = (self.pick(&cells), self.pick(&cells)) else { return };
        match self.chance.below(8) {
            0 => self.swap(a, b),
            1 => drop(self.board.remove(&a)),
            2 => {
                let tile = self.board[&a];
                self.board.insert(b, tile);
            }
            3 => self.strange_tile(a),
            4 => self.twin(a),
            5 => {
                let to = a.step(Direction::BOTH[self.chance.below(2)], 1);
                let tile = self.board[&b];
                if !self.board.contains_key(&to) {
                    self.board.remove(&b);
                    self.board.insert(to, tile);
                }
            }
            6 => {
                let tiles: Vec<Tile> = self.hand.clone();
                if let Some(tile) = self.pick(&tiles) {
                    self.board.insert(a, tile);
                }
            }
            _ => drop(self.drift()),
        }
    }

    /// Two tiles change places.
    pub fn swap(&mut self, a: Cell, b: Cell) {
        let (of_a, of_b) = (self.board[&a], self.board[&b]);
        self.board.insert(a, of_b);
        self.board.insert(b, of_a);
    }

    /// A tile that is neither on the board nor in the pool.
    fn strange_tile(&mut self, cell: Cell) {
        let known = |t: &&Tile| self.position.pool.contains(t) || self.position.colours.contains_key(t);
        let strange = self.position.letters.keys().find(|t| !known(t)).copied();
        self.board.extend(strange.map(|tile| (cell, tile)));
    }

    /// The same letter, another tile (W12).
    pub fn twin(&mut self, cell: Cell) {
        let letter = |t: &Tile| self.position.letters[t];
        let twin = self.hand.iter().find(|t| letter(t) == letter(&self.board[&cell])).copied();
        self.board.extend(twin.map(|tile| (cell, tile)));
    }
}
