//! What has become of the tiles when every old word has its reading (§5.1.3).

use super::case::Case;
use super::layout::Spot;
use super::reading::{Reading, Slot};
use super::{Level, Vocabulary};
use crate::woerterklauer::tiles::Tile;
use game::grid::Cell;

/// The fate of a tile that lay there before, or that it was laid from the pool.
///
/// Of two words through a tile the one decides that comes later here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fate {
    /// Laid from the pool, or lies in it.
    Pool,
    /// Its words are dissolved.
    Dissolved,
    /// Kept in one of its words.
    Kept,
    /// Exchanged in one of its words.
    Exchanged,
    /// Removed from one of its words.
    Removed,
}

impl From<Slot> for Fate {
    fn from(slot: Slot) -> Self {
        match slot {
            Slot::Kept(_) => Self::Kept,
            Slot::Exchanged(_) => Self::Exchanged,
            Slot::Removed => Self::Removed,
            Slot::Dissolved => Self::Dissolved,
        }
    }
}

/// All old words with a reading each, and the fates that follow.
pub(super) struct Combination<'a, V> {
    pub case: &'a Case<'a, V>,
    pub readings: Vec<Reading>,
    fates: [Fate; 256],
    /// The old tiles that are not kept.
    lost: Vec<Tile>,
}

impl<'a, V: Vocabulary> Combination<'a, V> {
    pub fn new(case: &'a Case<'a, V>, readings: Vec<Reading>) -> Self {
        let mut fates = [Fate::Pool; 256];
        for (old, reading) in case.turn.old.runs.iter().zip(&readings) {
            for (tile, slot) in old.tiles().iter().zip(reading.slots()) {
                let fate = &mut fates[tile.index()];
                *fate = (*fate).max(slot.into());
            }
        }
        let tiles = case.turn.old.tiles().map(|(tile, _)| tile);
        let lost = tiles.filter(|tile| fates[tile.index()] != Fate::Kept).collect();
        Self { case, readings, fates, lost }
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

    /// The old tiles that are not kept.
    pub fn lost(&self) -> impl Iterator<Item = Tile> {
        self.lost.iter().copied()
    }

    /// All of them that have this fate.
    pub fn lost_by(&self, fate: Fate) -> impl Iterator<Item = Tile> {
        self.lost().filter(move |tile| self.fate(*tile) == fate)
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
}

/// Some of the old words with a reading each.
pub(super) struct Partial<'a, V> {
    pub case: &'a Case<'a, V>,
    /// Old word by old word.
    pub decided: &'a [Option<Reading>],
}

impl<V: Vocabulary> Partial<'_, V> {
    /// May substitutes and inserted tiles of these words come from where they must (§5.1.3)? Otherwise this is no reading
    /// at all.
    pub fn may_be_reading(&self, words: &[usize]) -> bool {
        words.iter().all(|word| {
            let Some(reading) = &self.decided[*word] else { return true };
            let Some(heir) = reading.heir else { return true };
            let tiles = self.case.new.runs[usize::from(heir)].tiles();
            reading.slots().all(|slot| match slot {
                Slot::Exchanged(place) => self.may_stand_for_another(tiles[place]),
                _ => true,
            }) && (0..tiles.len())
                .all(|place| reading.inserted & 1 << place == 0 || self.may_be_inserted(tiles[place]))
                && self.keeps_what_it_can(*word, reading)
        })
    }

    /// Is no crossing letter exchanged here that could be kept, as the word that crosses does not exchange it?
    fn keeps_what_it_can(&self, word: usize, reading: &Reading) -> bool {
        let old = &self.case.turn.old.runs[word];
        let could_keep = |slot: usize, tile: Tile| {
            let at = self.case.new.spot(tile).and_then(|spot| spot.run(old.direction));
            at.is_some_and(|(run, place)| reading.heir == Some(run as u8) && reading.could_keep(slot, place))
        };
        let exchanged_there = |tile: Tile| {
            let spot = self.case.turn.old.spot(tile);
            let crossing = spot.and_then(|spot| spot.runs().find(|(other, _)| *other != word));
            crossing.and_then(|(other, place)| self.decided[other].map(|r| r.exchanged & 1 << place != 0))
        };
        old.tiles().iter().enumerate().all(|(slot, tile)| {
            reading.exchanged & 1 << slot == 0
                || exchanged_there(*tile) != Some(false)
                || !could_keep(slot, *tile)
        })
    }

    /// What has become of a tile in its words; `None` where that is not decided.
    fn slots(&self, tile: Tile) -> impl Iterator<Item = Option<Slot>> {
        let spot = self.case.turn.old.spot(tile);
        spot.into_iter().flat_map(Spot::runs).map(|(word, slot)| self.decided[word].map(|r| r.slot(slot)))
    }

    /// From the pool, or exchanged itself.
    fn may_stand_for_another(&self, tile: Tile) -> bool {
        !self.case.turn.old.has(tile)
            || self.slots(tile).any(|slot| matches!(slot, None | Some(Slot::Exchanged(_))))
    }

    /// The same, or removed or dissolved from level III on.
    fn may_be_inserted(&self, tile: Tile) -> bool {
        self.may_stand_for_another(tile)
            || self.case.level() >= Level::III
                && (self.slots(tile).any(|slot| slot == Some(Slot::Removed))
                    || self.slots(tile).all(|slot| slot == Some(Slot::Dissolved)))
    }

    /// Q8: is each letter of a word exchanged for the same tile in the word that crosses it, or in neither?
    pub fn agrees_about_crossings(&self, word: usize) -> bool {
        let old = &self.case.turn.old;
        let seen = |word: usize, slot: usize| match self.decided[word].map(|r| (r, r.slot(slot))) {
            None => None,
            Some((Reading { heir: Some(heir), .. }, Slot::Exchanged(place))) => {
                Some(Some(self.case.new.runs[usize::from(heir)].tiles()[place]))
            }
            Some(_) => Some(None),
        };
        old.runs[word].tiles().iter().enumerate().all(|(slot, tile)| {
            let crossing = old.spot(*tile).and_then(|spot| spot.runs().find(|(other, _)| *other != word));
            let theirs = crossing.and_then(|(other, place)| seen(other, place));
            theirs.is_none_or(|theirs| Some(theirs) == seen(word, slot))
        })
    }
}
