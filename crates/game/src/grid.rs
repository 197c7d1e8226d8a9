//! A crossword without a board: letters by cell, and the words they make.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use words::Letter;

/// A place; x grows to the right, y downwards, without bounds of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Cell {
    /// To the right.
    pub x: i8,
    /// Downwards.
    pub y: i8,
}

impl Cell {
    /// The cell at these coordinates.
    pub const fn new(x: i8, y: i8) -> Self {
        Self { x, y }
    }

    /// The next cell in a direction; `None` at the edge of the world.
    pub fn next(self, direction: Direction) -> Option<Self> {
        self.moved(direction, 1)
    }

    /// The cell before this one in a direction.
    pub fn previous(self, direction: Direction) -> Option<Self> {
        self.moved(direction, -1)
    }

    fn moved(self, direction: Direction, by: i8) -> Option<Self> {
        Some(match direction {
            Direction::Across => Self { x: self.x.checked_add(by)?, ..self },
            Direction::Down => Self { y: self.y.checked_add(by)?, ..self },
        })
    }
}

/// How a word lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Waagrecht
    Across,
    /// Senkrecht
    Down,
}

impl Direction {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Across, Self::Down];
}

/// A longest line of two or more letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// How it lies.
    pub direction: Direction,
    /// Its cells, in reading order.
    pub cells: Vec<Cell>,
}

/// Things by cell.
pub type Grid<T> = BTreeMap<Cell, T>;

/// All runs, from the top left.
pub fn runs<T>(grid: &Grid<T>) -> Vec<Run> {
    let mut out = Vec::new();
    for (&cell, direction) in grid.keys().flat_map(|cell| Direction::BOTH.map(|d| (cell, d))) {
        if cell.previous(direction).is_some_and(|c| grid.contains_key(&c)) {
            continue;
        }
        let cells: Vec<Cell> = std::iter::successors(Some(cell), |c| c.next(direction))
            .take_while(|c| grid.contains_key(c))
            .collect();
        if cells.len() >= 2 {
            out.push(Run { direction, cells });
        }
    }
    out
}

/// Is everything connected, cell by cell? Nothing at all is not.
pub fn is_connected<T>(grid: &Grid<T>) -> bool {
    let Some(&first) = grid.keys().next() else { return false };
    let mut reached = std::collections::BTreeSet::from([first]);
    let mut open = vec![first];
    while let Some(cell) = open.pop() {
        for direction in Direction::BOTH {
            for near in [cell.next(direction), cell.previous(direction)].into_iter().flatten() {
                if grid.contains_key(&near) && reached.insert(near) {
                    open.push(near);
                }
            }
        }
    }
    reached.len() == grid.len()
}

/// Width and height of all that lies there.
pub fn extent<T>(grid: &Grid<T>) -> (usize, usize) {
    let span = |values: Vec<i8>| match (values.iter().min(), values.iter().max()) {
        (Some(&low), Some(&high)) => usize::from(high.abs_diff(low)) + 1,
        _ => 0,
    };
    (span(grid.keys().map(|c| c.x).collect()), span(grid.keys().map(|c| c.y).collect()))
}

/// The letters of a run.
pub fn letters(grid: &Grid<Letter>, run: &Run) -> Vec<Letter> {
    run.cells.iter().filter_map(|c| grid.get(c).copied()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A grid from lines of letters, `.` for nothing.
    fn grid(lines: &[&str]) -> Grid<Letter> {
        let mut out = Grid::new();
        for (y, line) in (0..).zip(lines) {
            for (x, byte) in (0..).zip(line.bytes()) {
                out.extend(Letter::from_ascii(byte).map(|l| (Cell::new(x, y), l)));
            }
        }
        out
    }

    #[test]
    fn runs_are_read_in_both_directions() {
        let grid = grid(&["HUND", "A...", "US.."]);
        let words: Vec<String> =
            runs(&grid).iter().map(|r| letters(&grid, r).iter().map(ToString::to_string).collect()).collect();
        assert_eq!(words, ["HUND", "HAU", "US"]);
    }

    #[test]
    fn connection_goes_by_sides_not_corners() {
        assert!(is_connected(&grid(&["AB", "C."])));
        assert!(!is_connected(&grid(&["A.", ".B"])));
        assert!(!is_connected(&grid(&[])));
    }

    #[test]
    fn the_edge_of_the_world_is_no_loop() {
        let mut grid = Grid::new();
        grid.insert(Cell::new(i8::MAX, 0), 'A');
        grid.insert(Cell::new(i8::MAX - 1, 0), 'B');
        assert_eq!(runs(&grid).len(), 1);
        assert_eq!(extent(&grid), (2, 1));
    }
}
