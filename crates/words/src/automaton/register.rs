//! The sibling lists written so far, found by their contents: what makes the automaton minimal.

use super::edge::Edge;

/// A hash table of list starts. The lists themselves lie in the automaton's edges, so that nothing is stored
/// twice; a slot of 0 is free.
pub(super) struct Register {
    slots: Vec<u32>,
    used: usize,
}

impl Register {
    pub(super) fn new() -> Self {
        Self { slots: vec![0; 1 << 10], used: 0 }
    }

    /// Where `list` lies in `edges`. Appends it if it is not there yet.
    pub(super) fn intern(&mut self, edges: &mut Vec<Edge>, list: &[Edge]) -> u32 {
        let slot = self.slot_of(edges, list);
        if self.slots[slot] == 0 {
            self.slots[slot] = edges.len() as u32;
            self.used += 1;
            edges.extend_from_slice(list);
            let start = self.slots[slot];
            self.grow_if_crowded(edges);
            return start;
        }
        self.slots[slot]
    }

    /// The slot that holds an equal list, or else the free slot where it belongs.
    fn slot_of(&self, edges: &[Edge], list: &[Edge]) -> usize {
        let mut slot = self.home_of(list);
        while self.slots[slot] != 0 && !edges[self.slots[slot] as usize..].starts_with(list) {
            slot = (slot + 1) % self.slots.len();
        }
        slot
    }

    /// The slot where the search for a list begins. The table's size is a power of two, and the high bits of
    /// a product are its best mixed.
    fn home_of(&self, list: &[Edge]) -> usize {
        let hash = list.iter().fold(0u64, |hash, edge| {
            (hash.rotate_left(5) ^ u64::from(edge.bits())).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        });
        (hash >> (u64::BITS - self.slots.len().trailing_zeros())) as usize
    }

    fn grow_if_crowded(&mut self, edges: &[Edge]) {
        if self.used * 2 < self.slots.len() {
            return;
        }
        let bigger = vec![0; self.slots.len() * 2];
        let starts = std::mem::replace(&mut self.slots, bigger);
        for start in starts.into_iter().filter(|&start| start != 0) {
            let slot = self.slot_of(edges, list_at(edges, start));
            self.slots[slot] = start;
        }
    }
}

/// The list that begins at `start`, up to and including its last edge.
pub(super) fn list_at(edges: &[Edge], start: u32) -> &[Edge] {
    let tail = &edges[start as usize..];
    tail.split_inclusive(|edge| edge.is_last()).next().unwrap_or_default()
}
