//! The number of each word: its place in the alphabetical list, from the words below each edge.

use super::cells::Cells;

/// For the first edge of each list, how many words there are at and below all edges of the list; for every other
/// edge, how many of them come before it. (Before the first there are none, so its place is free for the sum.)
#[derive(Clone)]
pub(super) struct Numbering {
    /// By cell: the count if it is below [`MANY`], else `MANY` and the low 15 bits of its place in `many`.
    counts: Vec<u16>,
    /// The other counts with their cells. Only lists near the root have them.
    many: Vec<(usize, u32)>,
}

const MANY: u16 = 1 << 15;

impl Numbering {
    /// Counts in one pass: children lie before their parents. (Sums that do not fit can only be those of lists
    /// that the root does not lead to.)
    pub(super) fn count(cells: Cells<'_>) -> Self {
        let mut numbering = Self { counts: vec![0; cells.len()], many: Vec::new() };
        for list in cells.lists() {
            let mut words = 0u32;
            for (at, edge) in cells.siblings(list.first as u32) {
                numbering.set(at, words);
                let below = numbering.get(edge.target() as usize);
                words = words.saturating_add(below).saturating_add(edge.is_end().into());
            }
            numbering.set(list.first, words);
        }
        numbering
    }

    /// The words of a list.
    #[inline]
    pub(super) fn words_in_list(&self, list: u32) -> u32 {
        self.get(list as usize)
    }

    /// The words of a list which come before the edge `at` of it.
    #[inline]
    pub(super) fn words_before(&self, list: u32, at: usize) -> u32 {
        if at == list as usize { 0 } else { self.get(at) }
    }

    #[inline]
    fn get(&self, at: usize) -> u32 {
        match self.counts.get(at) {
            Some(&count) if count < MANY => count.into(),
            Some(&place) => self.get_many(at, place - MANY),
            None => 0,
        }
    }

    #[cold]
    fn get_many(&self, at: usize, place: u16) -> u32 {
        let mut candidates = self.many.iter().skip(place.into()).step_by(MANY.into());
        candidates.find(|&&(cell, _)| cell == at).map_or(0, |&(_, count)| count)
    }

    #[inline]
    fn set(&mut self, at: usize, count: u32) {
        if count < MANY.into() {
            self.counts[at] = count as u16;
        } else {
            self.counts[at] = MANY | self.many.len() as u16;
            self.many.push((at, count));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// More great counts than 15 bits can tell apart.
    #[test]
    fn finds_each_of_many_counts() {
        let mut numbering = Numbering { counts: vec![0; 100_000], many: Vec::new() };
        let count = |at: usize| u32::from(MANY) - 3 + at as u32;
        for at in 0..100_000 {
            numbering.set(at, count(at));
        }
        assert_eq!(numbering.many.len(), 100_000 - 3);
        assert!((0..100_000).all(|at| numbering.get(at) == count(at)));
        assert_eq!(numbering.get(100_000), 0);
    }
}
