//! A draft: a board in the making, by the techniques of A.5, each tried a few times until the words make sense.

use crate::oracle::board::{Board, Cell, Direction, Position, Run, Tile};
use crate::oracle::vocabulary::Vocabulary;
use game::Chance;

pub struct Draft<'a> {
    pub position: &'a Position,
    pub words: &'a dyn Vocabulary,
    pub chance: &'a mut Chance,
    pub board: Board,
    /// What may be laid: the pool and what was exchanged.
    pub hand: Vec<Tile>,
    /// What must be laid: the removed and the dissolved.
    pub owed: Vec<Tile>,
}

/// So often a technique is tried.
const TRIES: usize = 25;

impl<'a> Draft<'a> {
    pub fn new(position: &'a Position, words: &'a dyn Vocabulary, chance: &'a mut Chance) -> Self {
        let hand = position.pool.iter().copied().collect();
        Self { position, words, chance, board: position.before.clone(), hand, owed: vec![] }
    }

    pub fn pick<T: Clone>(&mut self, from: &[T]) -> Option<T> {
        self.chance.pick(from)
    }

    pub fn runs(&self) -> Vec<Run> {
        self.position.runs(&self.board)
    }

    pub fn some_run(&mut self) -> Option<Run> {
        let runs = self.runs();
        self.pick(&runs)
    }

    fn some_cell(&mut self) -> Option<Cell> {
        let cells: Vec<Cell> = self.board.keys().copied().collect();
        self.pick(&cells)
    }

    /// Does each run of the board make sense?
    pub fn makes_sense(&self) -> bool {
        self.runs().iter().all(|r| self.words.has(&r.text))
    }

    /// Tiles for these cells, owed ones first in half of the cases, until the words make sense; what lay there before
    /// goes to the hand.
    fn fill(&mut self, cells: &[Cell]) -> bool {
        let start = (self.board.clone(), self.hand.clone(), self.owed.clone());
        for _ in 0..TRIES {
            let laid = cells.iter().all(|cell| self.lay(*cell));
            if laid && self.makes_sense() {
                return true;
            }
            (self.board, self.hand, self.owed) = start.clone();
        }
        false
    }

    fn lay(&mut self, cell: Cell) -> bool {
        let owed = !self.owed.is_empty() && (self.hand.is_empty() || self.chance.percent(60));
        let from = if owed { &mut self.owed } else { &mut self.hand };
        if from.is_empty() {
            return false;
        }
        let tile = from.swap_remove(self.chance.below(from.len()));
        let replaced = self.board.insert(cell, tile);
        self.hand.extend(replaced);
        let letter = |t: Tile| self.position.letters[&t];
        replaced.is_none_or(|r| letter(r) != letter(tile)) || self.chance.percent(1)
    }

    /// A.28: one letter for another.
    pub fn exchange(&mut self) -> bool {
        self.some_cell().is_some_and(|cell| self.fill(&[cell]))
    }

    /// A.29: a letter where two words cross, and one or two more of these.
    pub fn exchange_crossing(&mut self) -> bool {
        let Some(run) = self.some_run() else { return false };
        let crossing: Vec<Cell> =
            run.cells.iter().copied().filter(|c| self.crosses(*c, run.direction)).collect();
        let Some(cell) = self.pick(&crossing) else { return false };
        let mut cells = vec![cell];
        let near: Vec<Cell> =
            self.runs().into_iter().filter(|r| r.cells.contains(&cell)).flat_map(|r| r.cells).collect();
        for _ in 0..=usize::from(self.chance.percent(25)) {
            cells.extend(self.pick(&near).filter(|c| !cells.contains(c)));
        }
        self.fill(&cells)
    }

    fn crosses(&self, cell: Cell, direction: Direction) -> bool {
        let other = direction.other();
        [1, -1].into_iter().any(|by| self.board.contains_key(&cell.step(other, by)))
    }

    /// A.30, W22, W10: letters before or behind a word or both; what lies there already is joined.
    pub fn add(&mut self) -> bool {
        let Some(run) = self.some_run() else { return false };
        let (front, back) = match self.chance.below(3) {
            0 => (0, 1 + self.chance.below(3)),
            1 => (1 + self.chance.below(3), 0),
            _ => (1 + self.chance.below(2), 1 + self.chance.below(2)),
        };
        let (first, last) = (run.cells[0], run.cells[run.cells.len() - 1]);
        let before = (1..=front as i32).map(|i| first.step(run.direction, -i));
        let behind = (1..=back as i32).map(|i| last.step(run.direction, i));
        let empty: Vec<Cell> = before.chain(behind).filter(|c| !self.board.contains_key(c)).collect();
        !empty.is_empty() && self.fill(&empty)
    }

    /// A.10: a new word through a letter that lies there.
    pub fn lay_word(&mut self) -> bool {
        let anchor = self.some_cell().unwrap_or(Cell::new(0, 0));
        let direction = Direction::BOTH[self.chance.below(2)];
        let length = 2 + self.chance.below(3) as i32;
        let first = anchor.step(direction, -(self.chance.below(length as usize) as i32));
        let cells = (0..length).map(|i| first.step(direction, i));
        let empty: Vec<Cell> = cells.filter(|c| !self.board.contains_key(c)).collect();
        !empty.is_empty() && self.fill(&empty)
    }

    /// Lays what is owed, as well as it goes.
    pub fn settle(&mut self) {
        for _ in 0..12 {
            if self.owed.is_empty() {
                return;
            }
            if self.chance.percent(70) {
                self.lay_word();
            } else {
                self.add();
            }
        }
    }

    /// A.35: takes a word off the board, its crossing letters too in a third of the cases.
    pub fn dissolve(&mut self) -> bool {
        let Some(run) = self.some_run() else { return false };
        let all = self.chance.percent(33);
        for cell in run.cells {
            if all || !self.crosses(cell, run.direction) {
                self.owed.extend(self.board.remove(&cell));
            }
        }
        true
    }

    /// A.32, A.34: takes a letter off the board; nothing moves.
    pub fn take_out(&mut self) -> bool {
        let Some(cell) = self.some_cell() else { return false };
        self.owed.extend(self.board.remove(&cell));
        true
    }

    /// A word off the board and, tile by tile, back on it, across or down, through a letter of its own.
    pub fn carry(&mut self) -> bool {
        let Some(run) = self.some_run() else { return false };
        let board = self.board.clone();
        self.board.retain(|c, _| !run.cells.contains(c));
        let Some(anchor) = self.some_cell() else { return false };
        for _ in 0..TRIES {
            let direction = Direction::BOTH[self.chance.below(2)];
            let first = anchor
                .step(direction, self.chance.below(run.cells.len() + 2) as i32 - run.cells.len() as i32);
            let cells: Vec<Cell> = (0..run.cells.len() as i32).map(|i| first.step(direction, i)).collect();
            if cells.iter().any(|c| self.board.contains_key(c)) {
                continue;
            }
            let without = self.board.clone();
            self.board.extend(cells.into_iter().zip(run.tiles.iter().copied()));
            if self.makes_sense() {
                return true;
            }
            self.board = without;
        }
        self.board = board;
        false
    }
}
