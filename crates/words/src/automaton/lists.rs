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

/// The edges of one list that have one of some letters.
pub(super) struct SomeSiblings<'a> {
    cells: Cells<'a>,
    next: Place,
    /// The letters, by bits; those that have come are left out.
    letters: u32,
}

impl<'a> SomeSiblings<'a> {
    #[inline]
    pub(super) fn new(cells: Cells<'a>, list: u32, letters: u32) -> Self {
        Self { cells, next: Place::first_of(list), letters }
    }
}

impl Iterator for SomeSiblings<'_> {
    type Item = Edge;

    /// Only the edges that are wanted are unpacked.
    #[inline]
    fn next(&mut self) -> Option<Edge> {
        while self.letters != 0 && self.next.at != 0 {
            let place = self.next;
            let marks = self.cells.marks(place.at)?;
            self.next = if marks.is_last() { Place::NONE } else { place.after(marks) };
            let is_wanted = self.letters >> marks.code() & 1 != 0;
            self.letters &= !1 << marks.code();
            if is_wanted {
                return self.cells.edge(place);
            }
        }
        None
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
