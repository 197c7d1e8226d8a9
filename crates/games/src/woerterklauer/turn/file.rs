//! Positions as text files:
//!
//! ```text
//! # Remarks begin with a hash.
//! level: III
//! size: 12
//! mover: red
//! pool: FEAT
//! history: V 4,0 SAND
//! before:
//! SOCKE
//! after:
//! LOCKE
//! move: 2,0 > 1,0
//! ```
//!
//! A capital is black, a small letter red, a dot an empty cell; after the turn the case does not matter. Columns and rows
//! count from 0,0 at the top left, and both grids have the same frame. The same letter on the same cell is the same tile
//! unless it is moved; every other letter after the turn is from the pool.

use super::Level;
use super::bad_file::{BadFile, MOST_LINES, Problem};
use super::file_tiles::{Move, Tiles, Written};
use super::file_values::{read_colour, read_lain, read_letters, read_level, read_move, read_size};
use super::history::History;
use super::position::{Position, Setting};
use crate::woerterklauer::tiles::{Colour, Placed, Stone};
use game::grid::Cell;
use words::Letter;

/// A position from a file, and the field after the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadPosition {
    /// The position.
    pub position: Position,
    /// The field after the turn.
    pub after: Vec<Placed>,
    /// The lines of the grid after the turn, as written.
    pub lines: Vec<String>,
}

/// Reads a position.
pub fn read_position(text: &str) -> Result<ReadPosition, BadFile> {
    let mut file = File::default();
    for (number, line) in (1..).zip(text.lines()) {
        file.line(line).map_err(|problem| BadFile { line: number, problem })?;
        file.number = number;
    }
    file.finish()
}

/// Which grid the lines go to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Head,
    Before,
    After,
}

struct File {
    part: Part,
    number: usize,
    level: Option<Level>,
    size: Option<u8>,
    mover: Option<Colour>,
    pool: Option<Vec<Letter>>,
    history: History,
    before: Option<Vec<String>>,
    after: Option<Vec<String>>,
    moves: Vec<Move>,
}

impl Default for File {
    fn default() -> Self {
        Self {
            part: Part::Head,
            number: 0,
            level: None,
            size: None,
            mover: None,
            pool: None,
            history: History::default(),
            before: None,
            after: None,
            moves: Vec::new(),
        }
    }
}

impl File {
    fn line(&mut self, line: &str) -> Result<(), Problem> {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            return Ok(());
        }
        let Some((name, value)) = line.split_once(':') else { return self.grid_line(line) };
        let value = value.trim();
        match name.trim().to_ascii_lowercase().as_str() {
            "level" => set(&mut self.level, "level", read_level(value)?),
            "size" => set(&mut self.size, "size", read_size(value)?),
            "mover" => set(&mut self.mover, "mover", read_colour(value)?),
            "pool" => set(&mut self.pool, "pool", read_letters(value)?),
            "history" => {
                self.history.words.push(read_lain(value)?);
                Ok(())
            }
            "move" => {
                let (from, to) = read_move(value)?;
                self.moves.push((self.number + 1, from, to));
                Ok(())
            }
            "before" => self.begin(Part::Before, value),
            "after" => self.begin(Part::After, value),
            _ => Err(Problem::UnknownName(name.trim().chars().take(20).collect())),
        }
    }

    fn begin(&mut self, part: Part, value: &str) -> Result<(), Problem> {
        if !value.is_empty() {
            return Err(Problem::Wanted("a grid in the lines that follow"));
        }
        self.part = part;
        match part {
            Part::Before => set(&mut self.before, "before", Vec::new()),
            _ => set(&mut self.after, "after", Vec::new()),
        }
    }

    fn grid_line(&mut self, line: &str) -> Result<(), Problem> {
        let grid = match self.part {
            Part::Head => None,
            Part::Before => self.before.as_mut(),
            Part::After => self.after.as_mut(),
        };
        let row: String = line.chars().filter(|c| !c.is_whitespace()).collect();
        let is_cell = |c: char| c == '.' || c.is_ascii_alphabetic();
        let Some(grid) = grid.filter(|_| row.chars().all(is_cell)) else {
            return Err(Problem::NotUnderstood);
        };
        if grid.len() >= MOST_LINES || row.len() > MOST_LINES {
            return Err(Problem::TooLarge);
        }
        grid.push(row);
        Ok(())
    }

    fn finish(self) -> Result<ReadPosition, BadFile> {
        let bad = |problem| BadFile { line: 0, problem };
        let missing = |name| bad(Problem::Missing(name));
        let lines = self.after.ok_or_else(|| missing("after"))?;
        let before = cells(&self.before.ok_or_else(|| missing("before"))?);
        let pool = self.pool.ok_or_else(|| missing("pool"))?;
        let mut tiles = Tiles { letters: Vec::new(), before: Vec::new(), pool: Vec::new() };
        for (cell, byte) in before.iter().copied() {
            let colour = if byte.is_ascii_uppercase() { Colour::Black } else { Colour::Red };
            let tile = tiles.add(byte);
            tiles.before.push(Stone { tile, cell, colour });
        }
        for letter in pool {
            let tile = tiles.add(letter.ascii());
            tiles.pool.push(tile);
        }
        let after = tiles.after(&cells(&lines), &self.moves)?;
        let setting = Setting {
            level: self.level.ok_or_else(|| missing("level"))?,
            size: self.size.ok_or_else(|| missing("size"))?,
            mover: self.mover.ok_or_else(|| missing("mover"))?,
            letters: tiles.letters,
            field: tiles.before,
            pool: tiles.pool,
            history: self.history,
        };
        let position = Position::new(setting).map_err(|error| bad(Problem::Position(error)))?;
        Ok(ReadPosition { position, after, lines })
    }
}

fn set<T>(place: &mut Option<T>, name: &'static str, value: T) -> Result<(), Problem> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(Problem::Repeated(name)),
    }
}

/// The letters of a grid with their cells.
fn cells(lines: &[String]) -> Vec<Written> {
    let row = |(y, line): (i8, &String)| -> Vec<Written> {
        let row = (0..).zip(line.bytes()).map(|(x, byte)| (Cell::new(x, y), byte));
        row.filter(|(_, byte)| *byte != b'.').collect()
    };
    (0..).zip(lines).flat_map(row).collect()
}
