//! The data of 5.1.1 in the plainest types: boards, runs, positions.

use std::collections::{BTreeMap, BTreeSet};

/// A tile's id.
pub type Tile = u8;

/// A cell; x to the right, y down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    pub y: i32,
    pub x: i32,
}

impl Cell {
    pub const fn new(x: i32, y: i32) -> Self {
        Self { y, x }
    }

    pub const fn step(self, direction: Direction, by: i32) -> Self {
        match direction {
            Direction::Across => Self { x: self.x + by, ..self },
            Direction::Down => Self { y: self.y + by, ..self },
        }
    }

    pub const fn plus(self, way: Way) -> Self {
        Self { x: self.x + way.dx, y: self.y + way.dy }
    }

    pub const fn way_to(self, to: Self) -> Way {
        Way { dx: to.x - self.x, dy: to.y - self.y }
    }
}

/// A displacement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Way {
    pub dy: i32,
    pub dx: i32,
}

impl Way {
    pub const fn length(self) -> i32 {
        self.dx.abs() + self.dy.abs()
    }

    pub const fn back(self) -> Self {
        Self { dx: -self.dx, dy: -self.dy }
    }

    pub const fn minus(self, other: Self) -> Self {
        Self { dx: self.dx - other.dx, dy: self.dy - other.dy }
    }

    /// The commonest; among equals the shortest, then the smaller dy, then the smaller dx (5.1.1).
    pub fn commonest(ways: impl Iterator<Item = Self>) -> Self {
        let mut count = BTreeMap::<Self, i32>::new();
        for way in ways {
            *count.entry(way).or_default() += 1;
        }
        let best = count.into_iter().min_by_key(|&(way, n)| (-n, way.length(), way.dy, way.dx));
        best.map_or(Self::default(), |(way, _)| way)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    Across,
    Down,
}

impl Direction {
    pub const BOTH: [Self; 2] = [Self::Across, Self::Down];

    pub const fn other(self) -> Self {
        match self {
            Self::Across => Self::Down,
            Self::Down => Self::Across,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Colour {
    Red,
    Black,
}

impl Colour {
    pub const fn other(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }
}

/// Tiles by cell.
pub type Board = BTreeMap<Cell, Tile>;

/// A maximal line of two or more tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    pub direction: Direction,
    pub cells: Vec<Cell>,
    pub tiles: Vec<Tile>,
    pub text: String,
}

/// A word that has lain somewhere at the end of a turn.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Entry {
    pub direction: Direction,
    pub first: Cell,
    pub text: String,
}

impl Entry {
    pub fn of(run: &Run) -> Self {
        Self { direction: run.direction, first: run.cells[0], text: run.text.clone() }
    }

    pub fn cells(&self) -> Vec<Cell> {
        (0..self.text.len() as i32).map(|i| self.first.step(self.direction, i)).collect()
    }

    /// Same direction, same line, at least one common cell (W15).
    pub fn overlaps(&self, run: &Run) -> bool {
        self.direction == run.direction && self.cells().iter().any(|c| run.cells.contains(c))
    }
}

/// The letters of a field, wherever it lies.
pub type Pattern = BTreeMap<Cell, char>;

/// All that is known before a turn.
#[derive(Clone, Debug)]
pub struct Position {
    pub level: u8,
    pub size: i32,
    pub mover: Colour,
    /// Of every tile on the board and in the pool, and of some others.
    pub letters: BTreeMap<Tile, char>,
    pub before: Board,
    pub colours: BTreeMap<Tile, Colour>,
    pub pool: BTreeSet<Tile>,
    /// Words of earlier turns; those lying now need not be among them.
    pub history: Vec<Entry>,
    /// Fields at the end of earlier turns; the one lying now need not be among them.
    pub patterns: Vec<Pattern>,
}

impl Position {
    pub fn runs(&self, board: &Board) -> Vec<Run> {
        let starts = board.keys().flat_map(|&cell| Direction::BOTH.map(|d| (cell, d)));
        let starts = starts.filter(|(cell, d)| !board.contains_key(&cell.step(*d, -1)));
        starts.map(|(cell, d)| self.run_from(board, cell, d)).filter(|run| run.cells.len() >= 2).collect()
    }

    fn run_from(&self, board: &Board, first: Cell, direction: Direction) -> Run {
        let line = (0..).map(|i| first.step(direction, i));
        let cells: Vec<Cell> = line.take_while(|c| board.contains_key(c)).collect();
        let tiles: Vec<Tile> = cells.iter().map(|c| board[c]).collect();
        let text = tiles.iter().map(|t| self.letters[t]).collect();
        Run { direction, cells, tiles, text }
    }

    pub fn pattern(&self, board: &Board) -> Pattern {
        let left = board.keys().map(|c| c.x).min().unwrap_or(0);
        let top = board.keys().map(|c| c.y).min().unwrap_or(0);
        board.iter().map(|(c, t)| (Cell::new(c.x - left, c.y - top), self.letters[t])).collect()
    }
}

/// Where each tile lies.
pub fn places(board: &Board) -> BTreeMap<Tile, Cell> {
    board.iter().map(|(c, t)| (*t, *c)).collect()
}
