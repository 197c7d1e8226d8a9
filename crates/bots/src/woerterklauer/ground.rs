//! What stays the same while a player thinks about one turn.

use super::cells::{Cells, Run, SIDE};
use game::grid::{Cell, Direction};
use games::woerterklauer::turn::Position;
use games::woerterklauer::{Placed, Tile};

/// The field begins here, so that it can grow to all sides.
const MARGIN: i16 = 12;
/// No tile, or no letter.
pub(super) const NONE: u8 = u8::MAX;
/// A set of tiles, a bit each.
pub(super) type Tiles = u128;
/// Bits of a set.
const MOST_TILES: usize = 128;

pub(super) const fn across(direction: Direction) -> Direction {
    match direction {
        Direction::Across => Direction::Down,
        Direction::Down => Direction::Across,
    }
}

pub(super) const fn bit(tile: u8) -> Tiles {
    1 << tile
}

/// The tiles of a set.
pub(super) fn members(mut set: Tiles) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let tile = set.trailing_zeros() as u8;
        set &= set.checked_sub(1)?;
        Some(tile)
    })
}

/// A word that lay there before the turn.
#[derive(Clone, Debug)]
pub(super) struct OldWord {
    pub tiles: Vec<u8>,
}

/// The turn as a search sees it.
pub(super) struct Ground {
    pub size: usize,
    /// By tile: its letter's number.
    pub letters: [u8; MOST_TILES],
    /// The tiles of the field.
    pub old: Tiles,
    pub words: Vec<OldWord>,
    /// By tile and direction: its old word.
    pub words_of: [[u8; 2]; MOST_TILES],
    pub cells: Cells,
    origin: (i16, i16),
}

impl Ground {
    /// `None` for more tiles than the game has.
    pub fn new(position: &Position) -> Option<Self> {
        if position.letters.len() > MOST_TILES {
            return None;
        }
        let low = |axis: fn(Cell) -> i8| position.field.iter().map(|s| axis(s.cell)).min().unwrap_or(0);
        let origin = (i16::from(low(|c| c.x)) - MARGIN, i16::from(low(|c| c.y)) - MARGIN);
        let mut ground = Self {
            size: usize::from(position.size),
            letters: [NONE; MOST_TILES],
            old: 0,
            words: Vec::new(),
            words_of: [[NONE; 2]; MOST_TILES],
            cells: Cells::EMPTY,
            origin,
        };
        for (place, letter) in ground.letters.iter_mut().zip(&position.letters) {
            *place = letter.index() as u8;
        }
        for stone in &position.field {
            let at = ground.index(stone.cell)?;
            ground.cells.put(at, stone.tile.index() as u8);
            ground.old |= bit(stone.tile.index() as u8);
        }
        ground.find_words();
        Some(ground)
    }

    fn index(&self, cell: Cell) -> Option<usize> {
        let x = usize::try_from(i16::from(cell.x) - self.origin.0).ok()?;
        let y = usize::try_from(i16::from(cell.y) - self.origin.1).ok()?;
        (x < SIDE && y < SIDE).then_some(y * SIDE + x)
    }

    fn find_words(&mut self) {
        for direction in Direction::BOTH {
            let runs: Vec<Run> = self.cells.runs(direction).collect();
            for run in runs {
                let number = self.words.len() as u8;
                let tiles: Vec<u8> = run.cells().map(|at| self.cells[at]).collect();
                for tile in &tiles {
                    self.words_of[usize::from(*tile)][direction as usize] = number;
                }
                self.words.push(OldWord { tiles });
            }
        }
    }

    /// Do two old words cross in this tile?
    pub fn is_crossing(&self, tile: u8) -> bool {
        self.words_of[usize::from(tile)].iter().all(|word| *word != NONE)
    }

    /// The old words through a tile.
    pub fn words_through(&self, tile: u8) -> impl Iterator<Item = u8> {
        self.words_of[usize::from(tile)].into_iter().filter(|word| *word != NONE)
    }

    /// The cell with this number, as the rules have it.
    pub fn cell(&self, at: usize) -> Option<Cell> {
        let x = i8::try_from(i16::try_from(at % SIDE).ok()? + self.origin.0).ok()?;
        let y = i8::try_from(i16::try_from(at / SIDE).ok()? + self.origin.1).ok()?;
        Some(Cell::new(x, y))
    }

    /// These cells as the rules want them.
    pub fn placed(&self, cells: &Cells) -> Vec<Placed> {
        let placed = |(at, tile)| Some(Placed { tile: Tile::new(tile), cell: self.cell(at)? });
        cells.tiles().filter_map(placed).collect()
    }
}
