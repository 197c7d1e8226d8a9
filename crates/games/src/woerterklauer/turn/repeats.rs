//! H1 and H2: nothing comes back (§5.1.7).

use super::colours::{Colouring, Kind};
use super::fates::Combination;
use super::history::{Lain, Shift};
use super::{Check, Fault, Vocabulary};
use words::Word;

impl<V: Vocabulary> Combination<'_, V> {
    /// H1: a new or inflected word has not lain at its place, and no form of a new term has.
    pub fn check_words(&self, colouring: &Colouring, moved: &[Lain]) -> Result<(), Fault> {
        let runs = || self.case.new.runs.iter().zip(&colouring.kinds);
        let changed = runs().filter(|(_, kind)| matches!(kind, Kind::Inflected | Kind::Taken));
        let repeated = changed
            .map(|(run, _)| Lain::of(run))
            .filter(|run| self.case.turn.lain.repeats(run) || moved.iter().any(|old| old.repeats(run)));
        let words: Vec<Word> = repeated.map(|run| run.word).collect();
        if !words.is_empty() {
            return Err(Fault { words, ..self.case.turn.fault(Check::H1) });
        }
        let mut taken = runs().filter(|(_, kind)| **kind == Kind::Taken).map(|(run, _)| Lain::of(run));
        let returned = taken.find_map(|run| Some((run.word, self.form_that_lay(&run, moved)?)));
        returned.map_or(Ok(()), |(word, lay)| {
            Err(Fault { words: vec![word], form_of: Some(lay), ..self.case.turn.fault(Check::H1) })
        })
    }

    /// The word of this one's lemma that has lain where it lies.
    fn form_that_lay(&self, run: &Lain, moved: &[Lain]) -> Option<Word> {
        let turn = self.case.turn;
        let here = turn.lain.where_lies(run).chain(moved.iter().filter(|old| old.overlaps(run)));
        here.map(|old| old.word).find(|old| turn.vocabulary.is_form(old, &run.word))
    }

    /// The history moves along: what lay where a shifted word was counts also where the word is now.
    pub fn moved_history(&self) -> Vec<Lain> {
        let mut moved = Vec::new();
        for (word, reading) in self.readings.iter().enumerate() {
            let old = &self.case.turn.old.runs[word];
            let Some((slot, place)) = reading.first_kept() else { continue };
            let Some((_, cell)) = self.heir_tile(word, place) else { continue };
            let shift = Shift::between(old.cell(slot), cell);
            if !shift.is_zero() {
                let place = Lain::of(old);
                let here = self.case.turn.lain.where_lies(&place);
                moved.extend(here.filter_map(|lain| lain.moved(shift)));
            }
        }
        moved.sort_unstable();
        moved.dedup();
        moved
    }
}
