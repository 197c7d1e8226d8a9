//! All words in alphabetical order.

use super::edge::Edge;
use crate::letters::{Letter, MAX_LETTERS, Word};

/// The words of an automaton, A to Z; made by [`Automaton::iter`](super::Automaton::iter).
#[derive(Clone)]
pub struct Words<'a> {
    edges: &'a [Edge],
    /// The edges from the root to the word given last, as positions and as letters.
    path: [u32; MAX_LETTERS],
    letters: [Letter; MAX_LETTERS],
    depth: usize,
    /// The list below that path, 0 if there is none.
    below: u32,
}

impl<'a> Words<'a> {
    pub(super) fn new(edges: &'a [Edge], root: u32) -> Self {
        let letters = [Letter::default(); MAX_LETTERS];
        Self { edges, path: [0; MAX_LETTERS], letters, depth: 0, below: root }
    }

    /// Goes to the next edge: down if possible, else to the next sibling, else to one of an ancestor.
    fn advance(&mut self) -> Option<Edge> {
        if self.below != 0 {
            self.depth += 1;
            self.path[self.depth - 1] = self.below;
        } else {
            while self.edge_at(self.depth)?.is_last() {
                self.depth -= 1;
            }
            self.path[self.depth - 1] += 1;
        }
        let edge = self.edge_at(self.depth)?;
        self.letters[self.depth - 1] = edge.letter();
        self.below = edge.target();
        Some(edge)
    }

    /// The edge of the path at this depth; `None` above the first.
    fn edge_at(&self, depth: usize) -> Option<Edge> {
        self.edges.get(self.path[depth.checked_sub(1)?] as usize).copied()
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
