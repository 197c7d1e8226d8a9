//! The words on a field, and what hangs together.

use game::grid::{Cell, Direction, runs};
use games::woerterklauer::turn::Position;
use games::woerterklauer::{Placed, Tile};
use std::collections::BTreeMap;

/// A word on the field.
#[derive(Clone)]
pub struct Line {
    pub direction: Direction,
    pub first: Cell,
    pub text: String,
    pub tiles: Vec<Tile>,
}

impl Line {
    /// The cell of a place, also before and behind the word.
    pub fn cell(&self, place: i8) -> Cell {
        match self.direction {
            Direction::Across => Cell::new(self.first.x + place, self.first.y),
            Direction::Down => Cell::new(self.first.x, self.first.y + place),
        }
    }
}

/// All words of a field.
pub fn all_lines(position: &Position, field: &[Placed]) -> Vec<Line> {
    let grid: BTreeMap<Cell, Tile> = field.iter().map(|p| (p.cell, p.tile)).collect();
    let line = |run: game::grid::Run| {
        let tiles: Vec<Tile> = run.cells.iter().map(|cell| grid[cell]).collect();
        let text = tiles.iter().map(|tile| char::from(position.letters[tile.index()].ascii())).collect();
        Line { direction: run.direction, first: run.cells[0], text, tiles }
    };
    runs(&grid).into_iter().map(line).collect()
}

/// The word through a cell, if there is one.
pub fn line_through(position: &Position, field: &[Placed], cell: Cell, direction: Direction) -> Option<Line> {
    let at = |cell: Cell| field.iter().find(|p| p.cell == cell).map(|p| p.tile);
    let back = std::iter::successors(Some(cell), |c| c.previous(direction).filter(|c| at(*c).is_some()));
    let first = back.last()?;
    let cells = std::iter::successors(Some(first), |c| c.next(direction).filter(|c| at(*c).is_some()));
    let tiles: Vec<Tile> = cells.map(at).collect::<Option<_>>()?;
    let text: String = tiles.iter().map(|tile| char::from(position.letters[tile.index()].ascii())).collect();
    (text.len() >= 2).then_some(Line { direction, first, text, tiles })
}

/// What hangs on a cell when it is cut from its neighbour; `None` if they hang together by other ways.
pub fn part(field: &[Placed], from: Cell, neighbour: Cell) -> Option<Vec<Cell>> {
    let mut reached = vec![from];
    let mut open = vec![from];
    while let Some(cell) = open.pop() {
        for near in Direction::BOTH.into_iter().flat_map(|d| [cell.next(d), cell.previous(d)]).flatten() {
            let is_cut = cell == from && near == neighbour;
            if !is_cut && !reached.contains(&near) && field.iter().any(|p| p.cell == near) {
                reached.push(near);
                open.push(near);
            }
        }
    }
    (!reached.contains(&neighbour)).then_some(reached)
}
