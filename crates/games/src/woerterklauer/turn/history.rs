//! What has lain where (§5.1.7): no word comes back to its place, no field comes back at all.

use super::layout::{Layout, Run};
use crate::woerterklauer::tiles::{Placed, Stone};
use game::grid::{Cell, Direction};
use serde::{Deserialize, Serialize};
use words::{Letter, Word};

/// How far something has moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shift {
    /// To the right.
    pub x: i16,
    /// Downwards.
    pub y: i16,
}

impl Shift {
    /// From one cell to another.
    pub fn between(from: Cell, to: Cell) -> Self {
        Self { x: i16::from(to.x) - i16::from(from.x), y: i16::from(to.y) - i16::from(from.y) }
    }

    /// |dx| + |dy|
    pub const fn length(self) -> u32 {
        self.x.unsigned_abs() as u32 + self.y.unsigned_abs() as u32
    }

    /// This shift as one sees it from something that has moved itself.
    #[must_use]
    pub const fn relative_to(self, other: Self) -> Self {
        Self { x: self.x - other.x, y: self.y - other.y }
    }

    /// Has anything moved?
    pub const fn is_zero(self) -> bool {
        self.x == 0 && self.y == 0
    }

    /// The cell so far away; `None` at the edge of the world.
    pub fn apply(self, cell: Cell) -> Option<Cell> {
        let x = i8::try_from(i16::from(cell.x) + self.x).ok()?;
        let y = i8::try_from(i16::from(cell.y) + self.y).ok()?;
        Some(Cell::new(x, y))
    }
}

/// The commonest of these shifts; of equally common ones the shortest, then the one with smaller dy, then with
/// smaller dx (§5.1.1). No shift of none.
pub(super) fn commonest(shifts: impl Iterator<Item = Shift>) -> Shift {
    let mut counts: Vec<(Shift, usize)> = Vec::new();
    for shift in shifts {
        match counts.iter_mut().find(|(s, _)| *s == shift) {
            Some((_, count)) => *count += 1,
            None => counts.push((shift, 1)),
        }
    }
    let rank = |(shift, count): &(Shift, usize)| (usize::MAX - count, shift.length(), shift.y, shift.x);
    counts.into_iter().min_by_key(rank).map_or(Shift::default(), |(shift, _)| shift)
}

/// A word that has lain somewhere at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Lain {
    /// How it lay.
    pub direction: Direction,
    /// Where it began.
    pub first: Cell,
    /// Its letters.
    pub word: Word,
}

impl Lain {
    pub(super) fn of(run: &Run) -> Self {
        Self { direction: run.direction, first: run.first, word: run.word }
    }

    /// W15: the same direction, the same line, and at least one cell in common.
    pub fn overlaps(&self, other: &Self) -> bool {
        let (line, from) = self.line_and_start();
        let (other_line, other_from) = other.line_and_start();
        self.direction == other.direction
            && line == other_line
            && from < other_from + length(&other.word)
            && other_from < from + length(&self.word)
    }

    /// The same word at the same place.
    pub fn repeats(&self, other: &Self) -> bool {
        self.overlaps(other) && self.word == other.word
    }

    /// The same word somewhere else.
    pub(super) fn moved(&self, by: Shift) -> Option<Self> {
        Some(Self { first: by.apply(self.first)?, ..*self })
    }

    /// The line it lies on.
    fn line(&self) -> (Direction, i8) {
        (self.direction, self.line_and_start().0)
    }

    fn line_and_start(&self) -> (i8, i16) {
        match self.direction {
            Direction::Across => (self.first.y, i16::from(self.first.x)),
            Direction::Down => (self.first.x, i16::from(self.first.y)),
        }
    }
}

fn length(word: &Word) -> i16 {
    i16::from(word.len() as u8)
}

/// The letters of a whole field, wherever it lies: its lines, with `/` between them (W27).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pattern(String);

impl Pattern {
    /// The pattern of a field, with the letter of each tile.
    pub fn of_field(field: &[Stone], letters: &[Letter]) -> Self {
        let placed: Vec<Placed> = field.iter().map(|s| Placed { tile: s.tile, cell: s.cell }).collect();
        Self::of(&Layout::new(&placed, letters), letters)
    }

    pub(super) fn of(layout: &Layout, letters: &[Letter]) -> Self {
        let mut text = String::with_capacity(160);
        for row in layout.rows() {
            text.extend(row.map(|tile| tile.map_or('.', |t| char::from(letters[t.index()].ascii()))));
            text.truncate(text.trim_end_matches('.').len());
            text.push('/');
        }
        text.truncate(text.trim_end_matches('/').len());
        Self(text)
    }
}

/// Words that have lain, line by line.
pub(super) struct Memory(Vec<Lain>);

impl Memory {
    pub fn new(lain: impl Iterator<Item = Lain>) -> Self {
        let mut lain: Vec<Lain> = lain.collect();
        lain.sort_unstable_by_key(Lain::line);
        Self(lain)
    }

    /// What has lain on some of the cells of this one.
    pub fn where_lies(&self, here: &Lain) -> impl Iterator<Item = &Lain> {
        let first = self.0.partition_point(|old| old.line() < here.line());
        let on_line = self.0[first..].iter().take_while(|old| old.line() == here.line());
        on_line.filter(|old| old.overlaps(here))
    }

    /// Has this word lain here?
    pub fn repeats(&self, here: &Lain) -> bool {
        self.where_lies(here).any(|old| old.word == here.word)
    }
}

/// All that has lain at the end of earlier turns. The words that lie now belong to it without being listed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct History {
    /// The words.
    pub words: Vec<Lain>,
    /// The whole fields.
    pub fields: Vec<Pattern>,
}

impl History {
    /// A word is remembered once.
    pub fn note(&mut self, word: Lain) {
        if !self.words.contains(&word) {
            self.words.push(word);
        }
    }
}
