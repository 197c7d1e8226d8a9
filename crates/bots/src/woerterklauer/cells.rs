//! Tiles on the cells of a square. Most cells are empty, and a search asks for the others all the time: so it is kept line
//! by line where something lies.

use super::ground::{NONE, Tiles, bit};
use game::grid::Direction;
use std::ops::Index;

/// Cells lie in a square of this side: wide enough for every field that can grow from the one that lies there.
pub(super) const SIDE: usize = 34;
pub(super) const AREA: usize = SIDE * SIDE;

/// From a cell to the next one of a word.
pub(super) const fn step(direction: Direction) -> usize {
    match direction {
        Direction::Across => 1,
        Direction::Down => SIDE,
    }
}

/// A tile or none on each cell.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Cells {
    tiles: [u8; AREA],
    /// Line by line, by bits: the columns where something lies.
    lines: [u64; SIDE],
}

impl Cells {
    pub const EMPTY: Self = Self { tiles: [NONE; AREA], lines: [0; SIDE] };

    /// The tile on a cell, or none; nothing lies outside.
    pub fn get(&self, at: usize) -> u8 {
        self.tiles.get(at).copied().unwrap_or(NONE)
    }

    /// Lays a tile.
    pub fn put(&mut self, at: usize, tile: u8) {
        self.tiles[at] = tile;
        self.lines[at / SIDE] |= 1 << (at % SIDE);
    }

    /// Takes off what lies there.
    pub fn clear(&mut self, at: usize) {
        self.tiles[at] = NONE;
        self.lines[at / SIDE] &= !(1 << (at % SIDE));
    }

    /// Line by line, the cells where something lies.
    pub fn lying(&self) -> impl Iterator<Item = usize> {
        self.lines
            .iter()
            .enumerate()
            .flat_map(|(number, line)| columns(*line).map(move |x| number * SIDE + x))
    }

    /// The same with the tiles.
    pub fn tiles(&self) -> impl Iterator<Item = (usize, u8)> {
        self.lying().map(|at| (at, self.tiles[at]))
    }

    /// The tiles that lie here.
    pub fn set(&self) -> Tiles {
        self.tiles().fold(0, |set, (_, tile)| set | bit(tile))
    }

    /// The lines and columns between which everything lies; `None` if nothing does.
    pub fn extent(&self) -> Option<Extent> {
        let top = self.lines.iter().position(|line| *line != 0)?;
        let bottom = self.lines.iter().rposition(|line| *line != 0)?;
        let all = self.lines.iter().fold(0, |all, line| all | line);
        let (left, right) = (all.trailing_zeros() as usize, all.ilog2() as usize);
        Some(Extent { low: [left, top], high: [right, bottom] })
    }

    /// All runs of a direction.
    pub fn runs(&self, direction: Direction) -> impl Iterator<Item = Run> {
        (1..SIDE).flat_map(move |number| {
            let (above, line, below) = (self.lines[number - 1], self.lines[number], self.line(number + 1));
            let begin = match direction {
                Direction::Across => line & !(line << 1) & (line >> 1),
                Direction::Down => line & !above & below,
            };
            columns(begin).map(move |x| self.run_from(number * SIDE + x, direction))
        })
    }

    fn line(&self, number: usize) -> u64 {
        self.lines.get(number).copied().unwrap_or(0)
    }

    /// The run that begins on this cell.
    fn run_from(&self, first: usize, direction: Direction) -> Run {
        let by = step(direction);
        let len = (0..SIDE).take_while(|place| self.get(first + place * by) != NONE).count();
        Run { first, len, direction }
    }
}

impl Index<usize> for Cells {
    type Output = u8;

    fn index(&self, at: usize) -> &u8 {
        &self.tiles[at]
    }
}

/// The columns of a line.
fn columns(mut line: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let column = line.trailing_zeros() as usize;
        line &= line.checked_sub(1)?;
        Some(column)
    })
}

/// How far a field reaches, by column and line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Extent {
    pub low: [usize; 2],
    pub high: [usize; 2],
}

/// A longest line of two or more tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub first: usize,
    pub len: usize,
    pub direction: Direction,
}

impl Run {
    pub fn cells(self) -> impl DoubleEndedIterator<Item = usize> {
        (0..self.len).map(move |place| self.first + place * step(self.direction))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_is_known_by_line_column_and_run() {
        let mut cells = Cells::EMPTY;
        let corner = 5 * SIDE + 7;
        let letters =
            [corner, corner + 1, corner + 2, corner + SIDE, corner + 2 * SIDE, corner + 2 * SIDE + 2];
        for (tile, at) in (0..).zip(letters) {
            cells.put(at, tile);
        }
        assert_eq!(cells.extent(), Some(Extent { low: [7, 5], high: [9, 7] }));
        let runs: Vec<Run> =
            Direction::BOTH.into_iter().flat_map(|direction| cells.runs(direction)).collect();
        let expected = [Direction::Across, Direction::Down];
        assert_eq!(runs, expected.map(|direction| Run { first: corner, len: 3, direction }));
        assert_eq!(cells.set(), 0b11_1111);
        cells.clear(corner);
        let runs: Vec<Run> =
            Direction::BOTH.into_iter().flat_map(|direction| cells.runs(direction)).collect();
        assert_eq!(
            runs.iter().map(|run| (run.first, run.len)).collect::<Vec<_>>(),
            [(corner + 1, 2), (corner + SIDE, 2)]
        );
        assert_eq!(cells.lying().count(), 5);
        assert_eq!((cells[corner], cells.get(AREA)), (NONE, NONE));
        assert!(Cells::EMPTY.extent().is_none() && Cells::EMPTY.lying().next().is_none());
    }
}
