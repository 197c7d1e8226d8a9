//! A table of all beginnings of two letters, which spares look-ups the longest lists.

use super::cursor::Cursor;
use super::edge::Edge;
use crate::letters::Letter;

/// For each pair of letters, the edge of the second, or [`Edge::NONE`] if no word begins like this.
#[derive(Clone)]
pub(super) struct Prefixes(Box<[Edge]>);

impl Prefixes {
    const PAIRS: usize = Letter::COUNT * Letter::COUNT;

    pub(super) const SIZE_IN_BYTES: usize = Self::PAIRS * size_of::<Edge>();

    pub(super) fn new(root: Cursor<'_>) -> Self {
        let mut table = vec![Edge::NONE; Self::PAIRS].into_boxed_slice();
        for (first, below) in root.children() {
            for (second, place) in below.children() {
                table[pair(first, second)] = place.entered();
            }
        }
        Self(table)
    }

    #[inline]
    pub(super) fn get(&self, first: Letter, second: Letter) -> Edge {
        self.0.get(pair(first, second)).copied().unwrap_or(Edge::NONE)
    }
}

fn pair(first: Letter, second: Letter) -> usize {
    first.index() * Letter::COUNT + second.index()
}
