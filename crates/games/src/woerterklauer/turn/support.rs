//! Readings that no other word supports are left out before the search: an old tile can stand for another one, or be
//! inserted, only if it leaves its own place in one of its words (§5.1.3), and words agree about shared tiles (Q8).

use super::align::Wanted;
use super::case::Case;
use super::reading::{Reading, Slot};
use super::{Level, Vocabulary};
use crate::woerterklauer::tiles::Tile;

/// What may become of the slots of a word, over all its readings; by bits.
#[derive(Clone, Copy, Default)]
struct Outlook {
    exchanged: u16,
    always_exchanged: u16,
    removed: u16,
    dissolved: bool,
}

/// The readings of the changed words.
pub(super) struct Support<'a, V> {
    pub case: &'a Case<'a, V>,
    pub words: &'a [usize],
    pub wanted: Wanted,
}

impl<V: Vocabulary> Support<'_, V> {
    /// Leaves out readings until all that are left have support.
    pub fn filter(&self, choices: &mut [Vec<Reading>]) {
        loop {
            let mut outlooks = vec![Outlook::default(); self.case.turn.old.runs.len()];
            for (word, readings) in self.words.iter().zip(choices.iter()) {
                outlooks[*word] = Outlook::of(readings);
            }
            let mut changed = false;
            for (word, readings) in self.words.iter().zip(choices.iter_mut()) {
                let count = readings.len();
                readings.retain(|reading| self.is_supported(*word, reading, &outlooks));
                changed |= readings.len() < count;
            }
            if !changed {
                return;
            }
        }
    }

    fn is_supported(&self, word: usize, reading: &Reading, outlooks: &[Outlook]) -> bool {
        let Some(heir) = reading.heir else { return true };
        let tiles = self.case.new.runs[usize::from(heir)].tiles();
        let exchanges =
            |tile: Tile| self.may_be(word, reading, outlooks, tile, |o| o.exchanged, |r| r.exchanged);
        let removes = |tile: Tile| self.may_be(word, reading, outlooks, tile, |o| o.removed, |r| r.removed);
        let may_stand = |tile: Tile| !self.case.turn.old.has(tile) || exchanges(tile);
        let may_be_free = |tile: Tile| {
            may_stand(tile)
                || self.case.level() >= Level::III && (removes(tile) || self.may_be_dissolved(tile, outlooks))
        };
        reading.slots().all(|slot| match slot {
            Slot::Exchanged(place) => may_stand(tiles[place]),
            _ => true,
        }) && (0..tiles.len()).all(|place| reading.inserted & 1 << place == 0 || may_be_free(tiles[place]))
            && (self.wanted == Wanted::Any || self.is_agreeable(word, reading, outlooks))
    }

    /// Is the tile exchanged or removed by this reading, or may it be in another word?
    fn may_be(
        &self,
        word: usize,
        reading: &Reading,
        outlooks: &[Outlook],
        tile: Tile,
        of_word: fn(&Outlook) -> u16,
        of_reading: fn(&Reading) -> u16,
    ) -> bool {
        self.case.turn.old.spot(tile).is_some_and(|spot| {
            spot.runs().any(|(other, slot)| {
                let mask = if other == word { of_reading(reading) } else { of_word(&outlooks[other]) };
                mask & 1 << slot != 0
            })
        })
    }

    fn may_be_dissolved(&self, tile: Tile, outlooks: &[Outlook]) -> bool {
        self.case.turn.words_of(tile).all(|word| outlooks[word].dissolved)
    }

    /// Q8: what is exchanged here can be exchanged there, and what is not, not.
    fn is_agreeable(&self, word: usize, reading: &Reading, outlooks: &[Outlook]) -> bool {
        self.case.turn.old.runs[word].tiles().iter().enumerate().all(|(slot, tile)| {
            let exchanged = reading.exchanged & 1 << slot != 0;
            let crossing = self.case.turn.old.spot(*tile).and_then(|s| s.runs().find(|(w, _)| *w != word));
            crossing.is_none_or(|(other, place)| match self.case.unchanged[other] {
                Some(_) => !exchanged,
                None if exchanged => outlooks[other].exchanged & 1 << place != 0,
                None => outlooks[other].always_exchanged & 1 << place == 0,
            })
        })
    }
}

impl Outlook {
    fn of(readings: &[Reading]) -> Self {
        let all = Self { always_exchanged: u16::MAX, ..Self::default() };
        readings.iter().fold(all, |outlook, reading| Self {
            exchanged: outlook.exchanged | reading.exchanged,
            always_exchanged: outlook.always_exchanged & reading.exchanged,
            removed: outlook.removed | reading.removed,
            dissolved: outlook.dissolved || reading.heir.is_none(),
        })
    }
}
