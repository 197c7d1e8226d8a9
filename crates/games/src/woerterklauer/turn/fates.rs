//! What has become of the tiles when every old word has its reading (§5.1.3).

use super::case::Case;
use super::layout::Spot;
use super::reading::{Reading, Slot};
use super::{Level, Vocabulary};
use crate::woerterklauer::tiles::Tile;
use game::grid::Cell;

/// The fate of a tile that lay there before, or that it was laid from the pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// Laid from the pool, or lies in it.
    Pool,
    /// Kept in one of its words, removed from none.
    Kept,
    /// Exchanged.
    Exchanged,
    /// Removed from one of its words.
    Removed,
    /// Its words are dissolved.
    Dissolved,
}

/// All old words with a reading each, and the fates that follow.
pub(super) struct Combination<'a, V> {
    pub case: &'a Case<'a, V>,
    pub readings: Vec<Reading>,
    fates: [Fate; 256],
}

impl<'a, V: Vocabulary> Combination<'a, V> {
    pub fn new(case: &'a Case<'a, V>, readings: Vec<Reading>) -> Self {
        let mut combination = Self { case, readings, fates: [Fate::Pool; 256] };
        for (tile, _) in case.turn.old.tiles() {
            combination.fates[tile.index()] = combination.fate_of(tile);
        }
        combination
    }

    fn fate_of(&self, tile: Tile) -> Fate {
        let has = |wanted: fn(&Slot) -> bool| self.slots(tile).any(|(_, slot)| wanted(&slot));
        if has(|slot| *slot == Slot::Removed) {
            Fate::Removed
        } else if has(|slot| matches!(slot, Slot::Exchanged(_))) {
            Fate::Exchanged
        } else if has(|slot| matches!(slot, Slot::Kept(_))) {
            Fate::Kept
        } else {
            Fate::Dissolved
        }
    }

    /// The slots of an old tile in its one or two words.
    pub fn slots(&self, tile: Tile) -> impl Iterator<Item = (usize, Slot)> {
        let spot = self.case.turn.old.spot(tile);
        spot.into_iter().flat_map(Spot::runs).map(|(word, slot)| (word, self.readings[word].slot(slot)))
    }

    pub fn fate(&self, tile: Tile) -> Fate {
        self.fates[tile.index()]
    }

    /// Laid now, or exchanged and laid again (W11).
    pub fn is_from_pool(&self, tile: Tile) -> bool {
        matches!(self.fate(tile), Fate::Pool | Fate::Exchanged)
    }

    /// All tiles that have this fate.
    pub fn tiles_with(&self, fate: Fate) -> impl Iterator<Item = Tile> {
        self.case.turn.old.tiles().map(|(tile, _)| tile).filter(move |tile| self.fate(*tile) == fate)
    }

    /// The tile that stands at a place of a word's heir, and its cell.
    pub fn heir_tile(&self, word: usize, place: usize) -> Option<(Tile, Cell)> {
        let run = &self.case.new.runs[usize::from(self.readings[word].heir?)];
        Some((run.tiles()[place], run.cell(place)))
    }

    /// The tiles that took the places of an exchanged one, seen from each of its words.
    pub fn substitutes(&self, tile: Tile) -> impl Iterator<Item = (Tile, Cell)> {
        self.slots(tile).filter_map(|(word, slot)| match slot {
            Slot::Exchanged(place) => self.heir_tile(word, place),
            _ => None,
        })
    }

    /// The tiles inserted into a word.
    pub fn inserted(&self, word: usize) -> impl Iterator<Item = Tile> {
        let mask = self.readings[word].inserted;
        (0..16)
            .filter(move |place| mask & 1 << place != 0)
            .filter_map(move |p| Some(self.heir_tile(word, p)?.0))
    }

    /// Do substitutes and inserted tiles come from where they may (§5.1.3)? Otherwise this is no reading at all.
    pub fn is_reading(&self) -> bool {
        let is_exchanged = |tile: Tile| self.slots(tile).any(|(_, slot)| matches!(slot, Slot::Exchanged(_)));
        let is_substitute = |tile: Tile| !self.case.turn.old.has(tile) || is_exchanged(tile);
        let is_free = |tile: Tile| match self.fate(tile) {
            Fate::Removed | Fate::Dissolved => self.case.level() >= Level::III,
            _ => is_substitute(tile),
        };
        (0..self.readings.len()).all(|word| {
            let reading = &self.readings[word];
            reading.slots().all(|slot| match slot {
                Slot::Exchanged(place) => self.heir_tile(word, place).is_some_and(|(t, _)| is_substitute(t)),
                _ => true,
            }) && self.inserted(word).all(is_free)
        })
    }
}
