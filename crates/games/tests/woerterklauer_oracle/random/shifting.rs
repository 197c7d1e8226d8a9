//! Techniques that move parts of the field.

use super::draft::Draft;
use crate::oracle::board::{Board, Cell, Direction, Run};
use std::collections::BTreeSet;

impl Draft<'_> {
    /// A.31: room between two letters of a word, and a letter into it.
    pub fn insert(&mut self) -> bool {
        let Some(run) = self.some_run() else { return false };
        let gap = 1 + self.chance.below(run.cells.len() - 1);
        let start = (self.board.clone(), self.hand.clone(), self.owed.clone());
        let Some((cell, board)) = self.apart(&run, gap) else { return false };
        for _ in 0..15 {
            self.board.clone_from(&board);
            let from = if self.owed.is_empty() { &mut self.hand } else { &mut self.owed };
            if from.is_empty() {
                break;
            }
            let tile = from.swap_remove(self.chance.below(from.len()));
            self.board.insert(cell, tile);
            if self.makes_sense() {
                return true;
            }
            (self.board, self.hand, self.owed) = start.clone();
        }
        (self.board, self.hand, self.owed) = start;
        false
    }

    /// The board with one part of it a cell further, and the cell that fell empty.
    fn apart(&mut self, run: &Run, gap: usize) -> Option<(Cell, Board)> {
        let (before, behind) = (run.cells[gap - 1], run.cells[gap]);
        let moves = reach(&self.board, behind, before);
        let loose = self.chance.percent(10);
        if moves.contains(&before) && !loose {
            return None;
        }
        let moves = if loose { run.cells[gap..].iter().copied().collect() } else { moves };
        if self.chance.percent(50) || loose {
            Some((behind, shifted(&self.board, &moves, run.direction, 1)?))
        } else {
            let rest = self.board.keys().copied().filter(|c| !moves.contains(c)).collect();
            Some((before, shifted(&self.board, &rest, run.direction, -1)?))
        }
    }

    /// A.32: a letter out of a word, and the parts together again.
    pub fn remove(&mut self) -> bool {
        let Some(run) = self.some_run() else { return false };
        let at = self.chance.below(run.cells.len());
        let mut board = self.board.clone();
        let Some(tile) = board.remove(&run.cells[at]) else { return false };
        if at > 0 && at + 1 < run.cells.len() {
            let moves = reach(&board, run.cells[at + 1], run.cells[at]);
            if moves.contains(&run.cells[at - 1]) {
                return false;
            }
            let Some(closed) = shifted(&board, &moves, run.direction, -1) else { return false };
            board = closed;
        }
        self.board = board;
        self.owed.push(tile);
        true
    }

    /// The whole field elsewhere.
    pub fn drift(&mut self) -> bool {
        let (across, down) = (self.chance.below(5) as i32 - 2, self.chance.below(5) as i32 - 2);
        let moved = |cell: &Cell| cell.step(Direction::Across, across).step(Direction::Down, down);
        self.board = self.board.iter().map(|(c, t)| (moved(c), *t)).collect();
        true
    }
}

/// All cells that hang together with one, not counting the way over `barrier`.
fn reach(board: &Board, from: Cell, barrier: Cell) -> BTreeSet<Cell> {
    let mut reached = BTreeSet::from([from]);
    let mut open = vec![from];
    while let Some(cell) = open.pop() {
        for direction in Direction::BOTH {
            for near in [cell.step(direction, 1), cell.step(direction, -1)] {
                let over = cell == from && near == barrier;
                if !over && board.contains_key(&near) && reached.insert(near) {
                    open.push(near);
                }
            }
        }
    }
    reached
}

/// The board with these cells moved; `None` where two tiles meet.
fn shifted(board: &Board, cells: &BTreeSet<Cell>, direction: Direction, by: i32) -> Option<Board> {
    let place = |c: &Cell| if cells.contains(c) { c.step(direction, by) } else { *c };
    let moved: Board = board.iter().map(|(c, t)| (place(c), *t)).collect();
    (moved.len() == board.len()).then_some(moved)
}
