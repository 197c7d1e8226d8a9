//! The quotas of §5.1.4, in the order in which a refusal names them.

use super::colours::{Colouring, Kind};
use super::fates::{Combination, Fate};
use super::history::{Shift, commonest};
use super::reading::Slot;
use super::{Check, Fault, Level, Vocabulary};
use crate::woerterklauer::tiles::Tile;
use words::{Letter, Word};

impl<V: Vocabulary> Combination<'_, V> {
    /// The first check that fails.
    pub fn check_quotas(&self, colouring: &Colouring) -> Result<(), Fault> {
        self.check_crossings()?;
        self.check_exchanged_letters()?;
        self.check_spans()?;
        self.check_returned()?;
        self.check_removed(colouring)?;
        self.check_exchanges()?;
        self.check_insertions()?;
        self.check_shifts()?;
        self.check_meanings()
    }

    fn fault(&self, check: Check, words: impl IntoIterator<Item = usize>) -> Fault {
        let words = words.into_iter().map(|word| self.old_word(word)).collect();
        Fault { words, ..self.case.turn.fault(check) }
    }

    fn old_word(&self, word: usize) -> Word {
        self.case.turn.old.runs[word].word
    }

    /// A fault about tiles: their letters, and the old words through them.
    fn tile_fault(&self, check: Check, tiles: &[Tile]) -> Fault {
        let mut words: Vec<usize> = tiles.iter().flat_map(|tile| self.case.turn.words_of(*tile)).collect();
        words.sort_unstable();
        words.dedup();
        let letters: Vec<Letter> = tiles.iter().map(|tile| self.case.letter(*tile)).collect();
        Fault { letters, ..self.fault(check, words) }
    }

    /// Q8: a crossing letter that is exchanged is exchanged in both words, for the same tile.
    fn check_crossings(&self) -> Result<(), Fault> {
        for tile in self.lost() {
            let mut substitutes = self.substitutes(tile);
            let Some(first) = substitutes.next() else { continue };
            if self.case.is_crossing(tile) && substitutes.next() != Some(first) {
                return Err(self.tile_fault(Check::Q8, &[tile]));
            }
        }
        Ok(())
    }

    /// Q9: an exchange brings another letter (W12).
    fn check_exchanged_letters(&self) -> Result<(), Fault> {
        let is_same = |tile: &Tile| {
            self.substitutes(*tile).any(|(other, _)| self.case.letter(other) == self.case.letter(*tile))
        };
        let same: Vec<Tile> = self.lost().filter(is_same).collect();
        if same.is_empty() { Ok(()) } else { Err(self.tile_fault(Check::Q9, &same)) }
    }

    /// Q9: stems of one run do not overlap.
    fn check_spans(&self) -> Result<(), Fault> {
        for word in self.case.changed() {
            let overlaps = |other: &usize| {
                *other != word && super::case::overlap(&self.readings[word], &self.readings[*other])
            };
            if let Some(other) = (0..self.readings.len()).find(overlaps) {
                return Err(self.fault(Check::Q9, [word.min(other), word.max(other)]));
            }
        }
        Ok(())
    }

    /// Q4: only an exchanged letter goes to the pool.
    fn check_returned(&self) -> Result<(), Fault> {
        let gone = self.lost().filter(|tile| !self.case.new.has(*tile));
        let lost: Vec<Tile> = gone.filter(|tile| self.fate(*tile) != Fate::Exchanged).collect();
        if lost.is_empty() { Ok(()) } else { Err(self.tile_fault(Check::Q4, &lost)) }
    }

    /// Q4 at level III: a removed letter helps to form a new term (W25).
    fn check_removed(&self, colouring: &Colouring) -> Result<(), Fault> {
        if self.case.level() != Level::III {
            return Ok(());
        }
        let in_new_term = |tile: &Tile| {
            let spot = self.case.new.spot(*tile);
            spot.is_some_and(|s| s.runs().any(|(run, _)| colouring.kinds[run] == Kind::Taken))
        };
        let idle: Vec<Tile> = self.lost_by(Fate::Removed).filter(|t| !in_new_term(t)).collect();
        if idle.is_empty() { Ok(()) } else { Err(self.tile_fault(Check::Q4, &idle)) }
    }

    /// Q2: one inserted letter a word.
    fn check_insertions(&self) -> Result<(), Fault> {
        let too_many: Vec<usize> =
            (0..self.readings.len()).filter(|word| self.readings[*word].inserted.count_ones() > 1).collect();
        if too_many.is_empty() { Ok(()) } else { Err(self.fault(Check::Q2, too_many)) }
    }

    /// Q7 at levels II and III: nothing moves further than the inserted and removed letters demand.
    fn check_shifts(&self) -> Result<(), Fault> {
        if !matches!(self.case.level(), Level::II | Level::III) {
            return Ok(());
        }
        let common = commonest(self.kept_shifts().map(|(_, shift)| shift));
        let room = self.inserted_count() + self.lost_by(Fate::Removed).count();
        let is_far = |(_, shift): &(Tile, Shift)| shift.relative_to(common).length() as usize > room;
        let far: Vec<Tile> = self.kept_shifts().filter(is_far).map(|(tile, _)| tile).collect();
        if far.is_empty() { Ok(()) } else { Err(self.tile_fault(Check::Q7, &far)) }
    }

    /// How far each kept tile has moved.
    fn kept_shifts(&self) -> impl Iterator<Item = (Tile, Shift)> {
        let kept = self.case.turn.old.tiles().filter(|(tile, _)| self.fate(*tile) == Fate::Kept);
        kept.filter_map(|(tile, spot)| {
            Some((tile, Shift::between(spot.cell, self.case.new.spot(tile)?.cell)))
        })
    }

    /// How far all kept tiles have moved together.
    pub fn displacement(&self) -> u32 {
        self.kept_shifts().map(|(_, shift)| shift.length()).sum()
    }

    /// How many letters are inserted, each counted once.
    pub fn inserted_count(&self) -> usize {
        let mut tiles: Vec<Tile> = self.case.changed().flat_map(|word| self.inserted(word)).collect();
        tiles.sort_unstable();
        tiles.dedup();
        tiles.len()
    }

    /// Q5: a word that lost letters has a new meaning.
    fn check_meanings(&self) -> Result<(), Fault> {
        for word in self.case.changed() {
            let reading = &self.readings[word];
            if let Some(run) = reading.heir.map(usize::from)
                && reading.slots().any(|slot| slot == Slot::Removed)
                && self.case.is_inflection(word, run)
            {
                let words = vec![self.old_word(word), self.case.new.runs[run].word];
                return Err(Fault { words, ..self.case.turn.fault(Check::Q5) });
            }
        }
        Ok(())
    }
}
