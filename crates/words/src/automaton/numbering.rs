//! The number of each word: its place in the alphabetical list, from the words below each edge.

use super::edge::Edge;

/// For the first edge of each list, how many words there are at and below all edges of the list; for every other
/// edge, how many of them come before it. (Before the first there are none, so its place is free for the sum.)
#[derive(Clone)]
pub(super) struct Numbering(Vec<u32>);

impl Numbering {
    /// Counts in one pass: children lie before their parents. Counts stop at `u32::MAX`; a checked automaton
    /// has fewer words than that.
    pub(super) fn count(edges: &[Edge]) -> Self {
        let mut counts = vec![0u32; edges.len()];
        let mut first = 1;
        let mut in_list = 0u64;
        for (at, edge) in edges.iter().enumerate().skip(1) {
            counts[at] = capped(in_list);
            in_list += u64::from(counts[edge.target() as usize]) + u64::from(edge.is_end());
            counts[first] = capped(in_list);
            // Two selections instead of a branch: where lists end is not predictable.
            first = if edge.is_last() { at + 1 } else { first };
            in_list = if edge.is_last() { 0 } else { in_list };
        }
        Self(counts)
    }

    /// The words of the list that begins at `first`.
    #[inline]
    pub(super) fn words_in_list(&self, first: u32) -> u32 {
        self.0.get(first as usize).copied().unwrap_or_default()
    }

    /// The words of the list that begins at `first` which come before the edge `at` of it.
    #[inline]
    pub(super) fn words_before(&self, first: u32, at: usize) -> u32 {
        if at == first as usize { 0 } else { self.0.get(at).copied().unwrap_or_default() }
    }
}

fn capped(words: u64) -> u32 {
    words.min(u64::from(u32::MAX)) as u32
}
