//! A turn, laid out for reading: old and new words, what was placed and what returned (5.1.1).

use super::board::{Board, Cell, Position, Run, Tile, Way, places};
use std::collections::{BTreeMap, BTreeSet};

pub struct Turn<'a> {
    pub position: &'a Position,
    pub after: Board,
    pub old: Vec<Run>,
    pub new: Vec<Run>,
    pub place_before: BTreeMap<Tile, Cell>,
    pub place_after: BTreeMap<Tile, Cell>,
    pub placed: BTreeSet<Tile>,
    pub returned: BTreeSet<Tile>,
}

impl<'a> Turn<'a> {
    /// The board after must hold no tile twice (S0).
    pub fn new(position: &'a Position, after: &Board) -> Self {
        let drift = if position.level >= 2 { drift(&position.before, after) } else { Way::default() };
        let after: Board = after.iter().map(|(c, t)| (c.plus(drift.back()), *t)).collect();
        let (place_before, place_after) = (places(&position.before), places(&after));
        let placed = place_after.keys().filter(|t| !place_before.contains_key(t)).copied().collect();
        let returned = place_before.keys().filter(|t| !place_after.contains_key(t)).copied().collect();
        let (old, new) = (position.runs(&position.before), position.runs(&after));
        Self { position, after, old, new, place_before, place_after, placed, returned }
    }

    /// How far a tile that is on both boards moved.
    pub fn way(&self, tile: Tile) -> Way {
        self.place_before[&tile].way_to(self.place_after[&tile])
    }

    pub fn pool_after(&self) -> BTreeSet<Tile> {
        let kept = self.position.pool.difference(&self.placed).copied();
        kept.chain(self.returned.iter().copied()).collect()
    }
}

fn drift(before: &Board, after: &Board) -> Way {
    let (old, new) = (places(before), places(after));
    Way::commonest(old.iter().filter_map(|(tile, cell)| Some(cell.way_to(*new.get(tile)?))))
}
