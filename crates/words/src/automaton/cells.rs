//! The edges in cells of 16 bits, as they lie in memory and in the file.

use super::edge::Edge;
use super::lists::{Lists, Siblings};
use crate::letters::Letter;

/// The highest number of a cell: what a long edge can name, with 8 bits in its own cell and 15 in the upper one.
pub(super) const MAX_CELL: u32 = (1 << 23) - 1;

/// A short edge can name the cells below this from anywhere, and lead back by at most so many cells.
pub(super) const REACH: u32 = 128;

/// The mark of an upper cell. It is that of a list's last edge: either ends the edges of the list before.
const UPPER: u16 = 1 << 15;

/// All cells. The place 0 holds [`Edge::NONE`], so that a search in the list 0 finds nothing.
#[derive(Clone, Copy)]
pub(super) struct Cells<'a>(&'a [u16]);

/// Where an edge lies: its own cell, and the upper one if it is long.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) at: usize,
    upper: usize,
}

impl Place {
    /// Where there is no edge.
    pub(super) const NONE: Self = Self { at: 0, upper: 0 };

    /// The first edge of a list, whose cell is what names the list.
    #[inline]
    pub(super) const fn first_of(list: u32) -> Self {
        Self { at: list as usize, upper: list as usize + 1 }
    }

    /// The next sibling of `edge`, which lies here.
    #[inline]
    pub(super) const fn after(self, edge: Edge) -> Self {
        Self { at: self.at.wrapping_sub(1), upper: self.upper + edge.is_long() as usize }
    }
}

impl<'a> Cells<'a> {
    /// `cells` must have the place 0 in front.
    pub(super) const fn new(cells: &'a [u16]) -> Self {
        Self(cells)
    }

    /// How many there are, with the place 0.
    pub(super) const fn len(self) -> usize {
        self.0.len()
    }

    /// The edge in a cell without its target.
    #[inline]
    pub(super) fn marks(self, at: usize) -> Option<Edge> {
        self.0.get(at).copied().map(Edge::from_cell)
    }

    /// The edge that lies here.
    #[inline]
    pub(super) fn edge(self, place: Place) -> Option<Edge> {
        let cell = *self.0.get(place.at)?;
        let edge = Edge::from_cell(cell);
        // Both targets and a choice without a branch: which it is cannot be predicted.
        let upper = self.0.get(place.upper).copied().unwrap_or_default();
        let [short, long] = [target_of_short(cell as u8, place.at), target_of_long(cell as u8, upper)];
        let if_long = u32::from(edge.is_long()).wrapping_neg();
        Some(edge.with_target(short ^ (short ^ long) & if_long))
    }

    /// The edge with this letter in a list, and its cell.
    #[inline]
    pub(super) fn find(self, list: u32, letter: Letter) -> Option<(usize, Edge)> {
        let code = letter.index() as u32;
        let mut place = Place::first_of(list);
        loop {
            let marks = self.marks(place.at)?;
            if marks.stops_search_for(code) {
                return if marks.code() == code { Some((place.at, self.edge(place)?)) } else { None };
            }
            place = place.after(marks);
        }
    }

    /// The edges of a list, A to Z, with their cells.
    #[inline]
    pub(super) fn siblings(self, list: u32) -> Siblings<'a> {
        Siblings::new(self, list)
    }

    /// All lists as they lie, children before their parents.
    pub(super) fn lists(self) -> Lists<'a> {
        Lists::new(self)
    }
}

/// The target of the short edge in the cell `at`. Its number has a sign: those below 0 lead back.
#[inline]
fn target_of_short(number: u8, at: usize) -> u32 {
    let number = i32::from(number.cast_signed());
    let base = (at as u32).cast_signed() & number >> 31;
    (base + number).cast_unsigned()
}

/// The number of a short edge in the cell `at` with this target; `None` if the edge has to be long.
pub(super) fn number_of_short(target: u32, at: usize) -> Option<u8> {
    if target < REACH {
        return Some(target as u8);
    }
    let back = at as u32 - target;
    (back <= REACH).then_some((back as u8).wrapping_neg())
}

/// The target of a long edge from its number and its upper cell.
#[inline]
fn target_of_long(number: u8, upper: u16) -> u32 {
    u32::from(number) | u32::from(upper & !UPPER) << 8
}

/// The number and the upper cell of a long edge with this target.
pub(super) fn parts_of_long(target: u32) -> (u8, u16) {
    (target as u8, UPPER | (target >> 8) as u16)
}
