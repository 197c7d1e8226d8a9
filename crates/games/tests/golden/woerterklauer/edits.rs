//! What can be changed on a field with everyday words: exchange, add, insert, remove, dissolve, and new words.

use super::lines::{Line, all_lines, line_through, part};
use game::grid::{Cell, Direction};
use games::woerterklauer::turn::{Level, Position};
use games::woerterklauer::{Placed, Tile};
use std::collections::HashSet;
use std::sync::LazyLock;
use words::judge::{Judge, Profile};
use words::{Letter, Lexicon, Word};

/// Rarer words do not come to an actor's mind.
const EVERYDAY: f32 = 3.3;

static WORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let (judge, lexicon) = (Judge::new(Profile::WOERTERKLAUER), Lexicon::german());
    let everyday = |(index, word): (usize, Word)| {
        let index = index as u32;
        let fits =
            (2..=9).contains(&word.len()) && lexicon.zipf(index).value() >= EVERYDAY && judge.allows(index);
        fits.then(|| word.to_string())
    };
    lexicon.automaton().iter().enumerate().filter_map(everyday).collect()
});
static KNOWN: LazyLock<HashSet<&str>> = LazyLock::new(|| WORDS.iter().map(String::as_str).collect());

/// A change, and how promising it is.
#[derive(Clone)]
pub struct Edit {
    pub field: Vec<Placed>,
    /// Letters of words that may turn.
    letters: usize,
    /// Inserting, removing, dissolving.
    is_fine: bool,
}

impl Edit {
    pub fn promise(&self, fine: bool) -> usize {
        self.letters + if fine && self.is_fine { 10 } else { 0 }
    }
}

/// All changes of a field.
pub struct Edits<'a> {
    position: &'a Position,
    field: &'a [Placed],
    lines: Vec<Line>,
    free: Vec<Tile>,
    out: Vec<Edit>,
}

impl<'a> Edits<'a> {
    pub fn of(position: &'a Position, field: &'a [Placed]) -> Self {
        let is_free = |tile: &&Tile| !field.iter().any(|p| p.tile == **tile);
        let free = position.pool.iter().filter(is_free).copied().collect();
        Self { position, field, lines: all_lines(position, field), free, out: Vec::new() }
    }

    pub fn all(mut self) -> Vec<Edit> {
        if self.field.is_empty() {
            self.first_words();
            return self.out;
        }
        self.exchange();
        self.add(&[]);
        self.cross(&[]);
        if self.position.level >= Level::II {
            self.insert();
        }
        if self.position.level >= Level::III {
            self.remove();
        }
        if self.position.level == Level::IV {
            self.dissolve();
        }
        self.out
    }

    fn letter(&self, tile: Tile) -> Letter {
        self.position.letters[tile.index()]
    }

    fn push(&mut self, field: Vec<Placed>, letters: usize, is_fine: bool) {
        self.out.push(Edit { field, letters, is_fine });
    }

    /// One free tile for each of these letters, those first that have to be used.
    fn tiles_for(&self, letters: &str, first: &[Tile]) -> Option<Vec<Tile>> {
        let mut free: Vec<Tile> = first.iter().chain(&self.free).copied().collect();
        let take = |byte: u8| {
            let place = free.iter().position(|tile| self.letter(*tile).ascii() == byte)?;
            Some(free.remove(place))
        };
        let tiles: Vec<Tile> = letters.bytes().map(take).collect::<Option<_>>()?;
        first.iter().all(|tile| tiles.contains(tile)).then_some(tiles)
    }

    fn first_words(&mut self) {
        for word in WORDS.iter().filter(|w| w.len() <= usize::from(self.position.size)) {
            if let Some(tiles) = self.tiles_for(word, &[]) {
                let cells = (0..).map(|x| Cell::new(x, 0));
                let field = tiles.into_iter().zip(cells).map(|(tile, cell)| Placed { tile, cell }).collect();
                self.push(field, word.len(), false);
            }
        }
    }

    fn exchange(&mut self) {
        for at in 0..self.field.len() {
            for tile in self.free.clone() {
                let mut field = self.field.to_vec();
                field[at].tile = tile;
                let through = Direction::BOTH.map(|d| line_through(self.position, &field, field[at].cell, d));
                if through.iter().flatten().all(|line| KNOWN.contains(line.text.as_str())) {
                    let letters = through.iter().flatten().map(|line| line.text.len()).sum();
                    self.push(field, letters, false);
                }
            }
        }
    }

    /// Letters at the ends of a word; those in `must` have to be among them.
    fn add(&mut self, must: &[Tile]) {
        for line in self.lines.clone() {
            for word in WORDS.iter().filter(|w| w.len() > line.text.len()) {
                let Some(start) = word.find(&line.text) else { continue };
                let added = format!("{}{}", &word[..start], &word[start + line.text.len()..]);
                let Some(tiles) = self.tiles_for(&added, must) else { continue };
                let front = (0..start).map(|i| line.cell(i as i8 - start as i8));
                let back = (line.text.len()..word.len() - start).map(|i| line.cell(i as i8));
                self.lay(tiles, front.chain(back).collect(), word.len(), !must.is_empty());
            }
        }
    }

    /// A new word through a letter of the field; tiles in `must` have to be in it.
    fn cross(&mut self, must: &[Tile]) {
        let near = self.near(must);
        for (placed, direction) in self.field.iter().flat_map(|p| Direction::BOTH.map(|d| (*p, d))) {
            if line_through(self.position, self.field, placed.cell, direction).is_some() {
                continue;
            }
            let letter = char::from(self.letter(placed.tile).ascii());
            for (word, lacks) in &near {
                let Some(start) = word.find(letter).filter(|_| lacks.is_none_or(|l| l == letter)) else {
                    continue;
                };
                let others = format!("{}{}", &word[..start], &word[start + 1..]);
                let Some(tiles) = self.tiles_for(&others, must) else { continue };
                let line = Line { direction, first: placed.cell, text: String::new(), tiles: vec![] };
                let places =
                    (0..word.len()).filter(|i| *i != start).map(|i| line.cell(i as i8 - start as i8));
                self.lay(tiles, places.collect(), word.len(), !must.is_empty());
            }
        }
    }

    /// Words for which at most one letter is missing, and that letter.
    fn near(&self, must: &[Tile]) -> Vec<(&'static str, Option<char>)> {
        let free: String =
            must.iter().chain(&self.free).map(|tile| char::from(self.letter(*tile).ascii())).collect();
        let lacking = |word: &'static String| {
            let mut left = free.clone();
            let is_lacking = |letter: &char| left.find(*letter).map(|at| left.remove(at)).is_none();
            let lacks: Vec<char> = word.chars().filter(is_lacking).take(2).collect();
            (lacks.len() < 2).then(|| (word.as_str(), lacks.first().copied()))
        };
        WORDS.iter().filter(|word| word.len() > must.len()).filter_map(lacking).collect()
    }

    fn lay(&mut self, tiles: Vec<Tile>, cells: Vec<Cell>, letters: usize, is_fine: bool) {
        if cells.iter().any(|cell| self.field.iter().any(|p| p.cell == *cell)) {
            return;
        }
        let laid = tiles.into_iter().zip(cells).map(|(tile, cell)| Placed { tile, cell });
        self.push(self.field.iter().copied().chain(laid).collect(), letters, is_fine);
    }

    /// A letter inside a word; what hangs on the shorter part moves along.
    fn insert(&mut self) {
        for line in self.lines.clone() {
            for gap in 1..line.text.len() {
                for tile in self.free.clone() {
                    let letter = self.letter(tile);
                    let word = format!("{}{letter}{}", &line.text[..gap], &line.text[gap..]);
                    let Some(moving) = part(self.field, line.cell(gap as i8), line.cell(gap as i8 - 1))
                    else {
                        break;
                    };
                    if KNOWN.contains(word.as_str()) {
                        let mut field = shifted(self.field, &moving, line.direction, 1);
                        field.push(Placed { tile, cell: line.cell(gap as i8) });
                        self.push(field, word.len(), true);
                    }
                }
            }
        }
    }

    /// The last or first letter of a word is taken off and used in another one.
    fn remove(&mut self) {
        for line in self.lines.clone() {
            for (at, rest) in [(0, &line.text[1..]), (line.text.len() - 1, &line.text[..line.text.len() - 1])]
            {
                let cell = line.cell(at as i8);
                let stands_alone =
                    line_through(self.position, self.field, cell, other(line.direction)).is_none();
                if stands_alone && KNOWN.contains(rest) {
                    self.rebuild(&[line.tiles[at]]);
                }
            }
        }
    }

    /// A short word is taken off, but for the letters in which it crosses others.
    fn dissolve(&mut self) {
        for line in self.lines.clone().into_iter().filter(|line| line.text.len() <= 5) {
            let is_alone = |i: &usize| {
                line_through(self.position, self.field, line.cell(*i as i8), other(line.direction)).is_none()
            };
            let off: Vec<Tile> = (0..line.tiles.len()).filter(is_alone).map(|i| line.tiles[i]).collect();
            if !off.is_empty() && off.len() < line.tiles.len() {
                self.rebuild(&off);
            }
        }
    }

    /// These tiles are taken off and laid elsewhere, with others of the pool.
    fn rebuild(&mut self, off: &[Tile]) {
        let rest: Vec<Placed> = self.field.iter().copied().filter(|p| !off.contains(&p.tile)).collect();
        let mut edits = Edits::of(self.position, &rest);
        edits.add(off);
        edits.cross(off);
        let found = std::mem::take(&mut edits.out);
        self.out.extend(found);
    }
}

fn other(direction: Direction) -> Direction {
    match direction {
        Direction::Across => Direction::Down,
        Direction::Down => Direction::Across,
    }
}

fn shifted(field: &[Placed], moving: &[Cell], direction: Direction, by: i8) -> Vec<Placed> {
    let moved = |cell: Cell| match direction {
        Direction::Across => Cell::new(cell.x + by, cell.y),
        Direction::Down => Cell::new(cell.x, cell.y + by),
    };
    let place = |p: &Placed| if moving.contains(&p.cell) { Placed { cell: moved(p.cell), ..*p } } else { *p };
    field.iter().map(place).collect()
}
