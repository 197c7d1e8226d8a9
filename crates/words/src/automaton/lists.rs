//! Going through the edges of a list, and through all lists.

use super::cells::{Cells, Place};
use super::edge::Edge;

/// The edges of one list with their cells.
pub(super) struct Siblings<'a> {
    cells: Cells<'a>,
    next: Place,
}

impl<'a> Siblings<'a> {
    #[inline]
    pub(super) fn new(cells: Cells<'a>, list: u32) -> Self {
        Self { cells, next: Place::first_of(list) }
    }
}

impl Iterator for Siblings<'_> {
    type Item = (usize, Edge);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let place = self.next;
        if place.at == 0 {
            return None;
        }
        let edge = self.cells.edge(place)?;
        self.next = if edge.is_last() { Place::NONE } else { place.after(edge) };
        Some((place.at, edge))
    }
}

/// The cells of a list.
pub(super) struct List {
    /// The lowest, which is its last edge.
    pub(super) last: usize,
    /// Its first edge, which is what names it.
    pub(super) first: usize,
    /// The end of its upper cells, which lie behind the first edge.
    pub(super) end: usize,
}

/// All lists from the first cell to the last.
pub(super) struct Lists<'a> {
    cells: Cells<'a>,
    next: usize,
}

impl<'a> Lists<'a> {
    pub(super) fn new(cells: Cells<'a>) -> Self {
        Self { cells, next: 1 }
    }
}

impl Iterator for Lists<'_> {
    type Item = List;

    /// The list goes on up to the next mark, be it that of an upper cell or of the next list's last edge.
    #[inline]
    fn next(&mut self) -> Option<List> {
        let last = self.next;
        let mut first = last;
        let mut long = usize::from(self.cells.marks(last)?.is_long());
        while let Some(marks) = self.cells.marks(first + 1)
            && !marks.is_last()
        {
            first += 1;
            long += usize::from(marks.is_long());
        }
        self.next = first + 1 + long;
        Some(List { last, first, end: self.next })
    }
}
