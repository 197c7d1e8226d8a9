//! One turn to be judged: the field before, the field after, and which words stand unchanged.

use super::layout::{Layout, Run, Spot};
use super::reading::Reading;
use super::{Level, Turn, Vocabulary};
use crate::woerterklauer::tiles::Tile;
use words::Letter;

/// A field after the turn that has passed the static checks.
pub(super) struct Case<'a, V> {
    pub turn: &'a Turn<'a, V>,
    pub new: Layout,
    /// Old word by old word, its only reading if it stands unchanged in a run of its direction (§5.1.3).
    pub unchanged: Vec<Option<Reading>>,
    /// By tile: is it in an old word that stands unchanged, or in one that does not?
    pinned: [bool; 256],
    loosened: [bool; 256],
}

impl<'a, V: Vocabulary> Case<'a, V> {
    pub fn new(turn: &'a Turn<'a, V>, new: Layout) -> Self {
        let unchanged: Vec<Option<Reading>> = turn.old.runs.iter().map(|old| unchanged(old, &new)).collect();
        let (mut pinned, mut loosened) = ([false; 256], [false; 256]);
        for (old, reading) in turn.old.runs.iter().zip(&unchanged) {
            let tiles = if reading.is_some() { &mut pinned } else { &mut loosened };
            old.tiles().iter().for_each(|tile| tiles[tile.index()] = true);
        }
        Self { turn, new, unchanged, pinned, loosened }
    }

    pub fn level(&self) -> Level {
        self.turn.position.level
    }

    pub fn letter(&self, tile: Tile) -> Letter {
        self.turn.position.letters[tile.index()]
    }

    /// The old words that do not stand unchanged.
    pub fn changed(&self) -> impl Iterator<Item = usize> {
        self.unchanged.iter().enumerate().filter(|(_, reading)| reading.is_none()).map(|(word, _)| word)
    }

    /// Is the tile in an old word that stands unchanged?
    pub fn is_pinned(&self, tile: Tile) -> bool {
        self.pinned[tile.index()]
    }

    /// Is the tile in two old words?
    pub fn is_crossing(&self, tile: Tile) -> bool {
        self.turn.old.spot(tile).is_some_and(Spot::is_crossing)
    }

    /// Does the tile come from the pool, or out of an old word that has changed?
    pub fn is_loose(&self, tile: Tile) -> bool {
        self.loosened[tile.index()] || !self.turn.old.has(tile)
    }

    /// The places of a run that unchanged words take (Q9), by bits.
    pub fn taken(&self, run: usize) -> u16 {
        let there = self.unchanged.iter().flatten().filter(|reading| reading.heir == Some(run as u8));
        there.fold(0, |taken, reading| taken | reading.covered())
    }

    /// The run that covers all cells where an old word lay, and where the word begins in it.
    pub fn run_on_cells_of(&self, old: &Run) -> Option<(usize, usize)> {
        let tile = self.new.at(old.first)?;
        let (run, place) = self.new.spot(tile)?.run(old.direction)?;
        (place + old.len() <= self.new.runs[run].len()).then_some((run, place))
    }

    /// Is the run a mere inflection of the old word (§5.1.6)?
    pub fn is_inflection(&self, word: usize, run: usize) -> bool {
        self.turn.vocabulary.is_inflection(&self.turn.old.runs[word].word, &self.new.runs[run].word)
    }
}

/// Q9: do two old words claim the same part of a run?
pub(super) fn overlap(a: &Reading, b: &Reading) -> bool {
    a.heir == b.heir && a.covered() & b.covered() != 0
}

fn unchanged(old: &Run, new: &Layout) -> Option<Reading> {
    let (run, place) = new.spot(old.tiles()[0])?.run(old.direction)?;
    let stands = new.runs[run].tiles().get(place..place + old.len())? == old.tiles();
    stands.then(|| Reading::unchanged(run, place, old.len()))
}
