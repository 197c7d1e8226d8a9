//! Tiles on cells, and the words they make (§5.1.1).

use crate::woerterklauer::tiles::{Placed, Tile};
use game::grid::{Cell, Direction};
use words::{Letter, Word};

/// No field is wider or higher (A.4).
pub const SIDE: usize = 12;
/// There are never more tiles than this in a position.
pub(super) const MOST_TILES: usize = 255;
const EMPTY: u8 = u8::MAX;

/// How a word lies, as an index.
pub(super) const fn side(direction: Direction) -> usize {
    match direction {
        Direction::Across => 0,
        Direction::Down => 1,
    }
}

/// A word: a longest line of two or more tiles.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    pub direction: Direction,
    pub first: Cell,
    pub word: Word,
    tiles: [Tile; SIDE],
}

impl Run {
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles[..self.word.len()]
    }

    pub fn len(&self) -> usize {
        self.word.len()
    }

    pub fn cell(&self, place: usize) -> Cell {
        let by = place as i8;
        match self.direction {
            Direction::Across => Cell::new(self.first.x + by, self.first.y),
            Direction::Down => Cell::new(self.first.x, self.first.y + by),
        }
    }
}

/// Where a tile lies: its cell, and its run and place there in each direction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub cell: Cell,
    runs: [u8; 2],
    places: [u8; 2],
}

impl Spot {
    /// The run through the tile, and the tile's place in it.
    pub fn run(self, direction: Direction) -> Option<(usize, usize)> {
        let side = side(direction);
        (self.runs[side] != EMPTY).then(|| (usize::from(self.runs[side]), usize::from(self.places[side])))
    }

    /// Do two runs cross here?
    pub fn is_crossing(self) -> bool {
        self.runs.iter().all(|run| *run != EMPTY)
    }

    /// The runs through the tile, with its place in each.
    pub fn runs(self) -> impl Iterator<Item = (usize, usize)> {
        let lies = move |side: &usize| self.runs[*side] != EMPTY;
        (0..2).filter(lies).map(move |side| (usize::from(self.runs[side]), usize::from(self.places[side])))
    }
}

/// All tiles of a field.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub runs: Vec<Run>,
    spots: Vec<Option<Spot>>,
    left: i8,
    top: i8,
    cells: [[u8; SIDE]; SIDE],
}

impl Layout {
    /// The field of these tiles, whose letters are given; they must fit into [`SIDE`] × [`SIDE`] and lie on different
    /// cells.
    pub fn new(placed: &[Placed], letters: &[Letter]) -> Self {
        let left = placed.iter().map(|p| p.cell.x).min().unwrap_or(0);
        let top = placed.iter().map(|p| p.cell.y).min().unwrap_or(0);
        let mut layout = Self {
            runs: Vec::with_capacity(placed.len()),
            spots: vec![None; letters.len()],
            left,
            top,
            cells: [[EMPTY; SIDE]; SIDE],
        };
        for p in placed {
            layout.spots[p.tile.index()] = Some(Spot { cell: p.cell, runs: [EMPTY; 2], places: [EMPTY; 2] });
            layout.cells[usize::from(p.cell.y.abs_diff(top))][usize::from(p.cell.x.abs_diff(left))] =
                p.tile.index() as u8;
        }
        for line in 0..SIDE {
            layout.find_runs(Direction::Across, line, letters);
            layout.find_runs(Direction::Down, line, letters);
        }
        layout
    }

    /// Where a tile lies, if it lies here.
    pub fn spot(&self, tile: Tile) -> Option<Spot> {
        self.spots.get(tile.index()).copied().flatten()
    }

    pub fn has(&self, tile: Tile) -> bool {
        self.spot(tile).is_some()
    }

    /// All tiles that lie here.
    pub fn tiles(&self) -> impl Iterator<Item = (Tile, Spot)> {
        (0..).map(Tile::new).zip(&self.spots).filter_map(|(tile, spot)| Some((tile, (*spot)?)))
    }

    /// The tile on a cell.
    pub fn at(&self, cell: Cell) -> Option<Tile> {
        let x = usize::try_from(i16::from(cell.x) - i16::from(self.left)).ok()?;
        let y = usize::try_from(i16::from(cell.y) - i16::from(self.top)).ok()?;
        let tile = *self.cells.get(y)?.get(x)?;
        (tile != EMPTY).then(|| Tile::new(tile))
    }

    /// The tiles from the top left, line by line, `EMPTY` where none lies.
    pub fn rows(&self) -> impl Iterator<Item = impl Iterator<Item = Option<Tile>>> {
        let tile = |number: &u8| (*number != EMPTY).then(|| Tile::new(*number));
        self.cells.iter().map(move |row| row.iter().map(tile))
    }

    fn find_runs(&mut self, direction: Direction, line: usize, letters: &[Letter]) {
        let mut tiles = [Tile::new(EMPTY); SIDE];
        let mut len = 0;
        for place in 0..=SIDE {
            let number = match direction {
                _ if place == SIDE => EMPTY,
                Direction::Across => self.cells[line][place],
                Direction::Down => self.cells[place][line],
            };
            if number != EMPTY {
                tiles[len] = Tile::new(number);
                len += 1;
                continue;
            }
            if len >= 2 {
                self.add_run(direction, tiles, len, letters);
            }
            len = 0;
        }
    }

    fn add_run(&mut self, direction: Direction, tiles: [Tile; SIDE], len: usize, letters: &[Letter]) {
        let mut text = [Letter::default(); SIDE];
        let number = self.runs.len() as u8;
        for (place, tile) in tiles[..len].iter().enumerate() {
            text[place] = letters[tile.index()];
            if let Some(spot) = &mut self.spots[tile.index()] {
                spot.runs[side(direction)] = number;
                spot.places[side(direction)] = place as u8;
            }
        }
        let first = self.spots[tiles[0].index()].map(|spot| spot.cell);
        if let (Some(first), Some(word)) = (first, Word::from_letters(&text[..len])) {
            self.runs.push(Run { direction, first, word, tiles });
        }
    }
}
