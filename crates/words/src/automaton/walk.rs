//! Visiting the words that a guide lets through.

use super::cursor::NumberedCursor;
use crate::letters::{Letter, MAX_LETTERS};
use std::ops::ControlFlow;

/// Says which letters may follow, and which words count. It goes along with the walk, a letter down or a letter
/// up at a time.
pub(super) trait Guide {
    /// What the guide must know to take a letter back.
    type Step;

    /// What is told about a word beside its letters and number.
    type Note;

    /// Goes down by a letter; `None`, and nothing changed, if no word wanted goes on like this.
    fn enter(&mut self, letter: Letter) -> Option<Self::Step>;

    /// Goes up again.
    fn leave(&mut self, step: Self::Step);

    /// What to tell if the letters so far are a word; `None` if that word is not wanted.
    fn note(&self) -> Option<Self::Note>;
}

/// Visits the words below `from` that the guide lets through, A to Z, until the visitor breaks off.
pub(super) fn walk<G: Guide>(
    from: NumberedCursor<'_>,
    guide: G,
    visit: impl FnMut(&[Letter], u32, G::Note) -> ControlFlow<()>,
) -> ControlFlow<()> {
    Walker { letters: [Letter::default(); MAX_LETTERS], guide, visit }.descend(from, 0)
}

struct Walker<G, V> {
    letters: [Letter; MAX_LETTERS],
    guide: G,
    visit: V,
}

impl<G: Guide, V: FnMut(&[Letter], u32, G::Note) -> ControlFlow<()>> Walker<G, V> {
    fn descend(&mut self, from: NumberedCursor<'_>, depth: usize) -> ControlFlow<()> {
        for (at, edge) in from.cursor().edges_below() {
            let Some(step) = self.guide.enter(edge.letter()) else { continue };
            let child = from.enter(at, edge);
            self.letters[depth] = edge.letter();
            if let Some(index) = child.index()
                && let Some(note) = self.guide.note()
            {
                (self.visit)(&self.letters[..=depth], index, note)?;
            }
            self.descend(child, depth + 1)?;
            self.guide.leave(step);
        }
        ControlFlow::Continue(())
    }
}
