//! All words in alphabetical order.

use super::cells::{Cells, Place};
use super::edge::Edge;
use crate::letters::{Letter, MAX_LETTERS, Word};

/// The words of an automaton, A to Z; made by [`Automaton::iter`](super::Automaton::iter).
#[derive(Clone)]
pub struct Words<'a> {
    cells: Cells<'a>,
    /// The edges from the root to the word given last, as places and as letters.
    path: [Place; MAX_LETTERS],
    letters: [Letter; MAX_LETTERS],
    depth: usize,
    /// The list below that path, 0 if there is none.
    below: u32,
}

impl<'a> Words<'a> {
    pub(super) fn new(cells: Cells<'a>, root: u32) -> Self {
        let (path, letters) = ([Place::NONE; MAX_LETTERS], [Letter::default(); MAX_LETTERS]);
        Self { cells, path, letters, depth: 0, below: root }
    }

    /// Goes to the next edge: down if possible, else to the next sibling, else to one of an ancestor.
    fn advance(&mut self) -> Option<Edge> {
        let place = if self.below == 0 { self.next_sibling()? } else { Place::first_of(self.below) };
        let edge = self.cells.edge(place)?;
        self.path[self.depth] = place;
        self.letters[self.depth] = edge.letter();
        self.depth += 1;
        self.below = edge.target();
        Some(edge)
    }

    /// Goes up until there is a next sibling, and gives its place.
    fn next_sibling(&mut self) -> Option<Place> {
        loop {
            self.depth = self.depth.checked_sub(1)?;
            let place = self.path[self.depth];
            let edge = self.cells.marks(place.at)?;
            if !edge.is_last() {
                return Some(place.after(edge));
            }
        }
    }
}

impl Iterator for Words<'_> {
    type Item = Word;

    fn next(&mut self) -> Option<Word> {
        while let Some(edge) = self.advance() {
            if edge.is_end() {
                return Word::from_letters(&self.letters[..self.depth]);
            }
        }
        None
    }
}

impl std::iter::FusedIterator for Words<'_> {}
