//! The best combination of readings (§5.1.3), or what is wrong with the cheapest.

use super::align::Wanted;
use super::case::Case;
use super::colours::Colouring;
use super::combine::cheapest;
use super::fates::Combination;
use super::history::Lain;
use super::reading::Reading;
use super::{Check, Fault, Level, Vocabulary};
use std::cmp::Reverse;
use words::Word;

/// A combination that was looked at, and what it leads to.
pub(super) struct Found<'a, V> {
    pub combination: Combination<'a, V>,
    pub colouring: Colouring,
    pub moved: Vec<Lain>,
    /// What is wrong with it.
    pub fault: Option<Fault>,
}

impl<'a, V: Vocabulary> Found<'a, V> {
    pub fn new(combination: Combination<'a, V>, repeats_field: bool) -> Self {
        let colouring = combination.colouring();
        let mut found = Self { combination, colouring, moved: Vec::new(), fault: None };
        found.fault = found.check(repeats_field).err();
        found
    }

    fn check(&mut self, repeats_field: bool) -> Result<(), Fault> {
        self.combination.check_quotas(&self.colouring)?;
        self.moved = self.combination.moved_history();
        self.combination.check_words(&self.colouring, &self.moved)?;
        if repeats_field { Err(self.combination.case.turn.fault(Check::H2)) } else { Ok(()) }
    }

    /// Among combinations of one cost: least displacement of kept tiles, then most letters for the mover.
    pub fn rank(&self) -> (u32, Reverse<usize>) {
        (self.combination.displacement(), Reverse(self.colouring.count))
    }
}

/// The best legal combination, or the fault of the cheapest one.
pub(super) fn best<'a, V: Vocabulary>(
    case: &'a Case<'a, V>,
    repeats_field: bool,
) -> Result<Found<'a, V>, Fault> {
    if case.level() == Level::I {
        return judged(Found::new(Combination::new(case, in_place(case)?), repeats_field));
    }
    let hopeless = repeats_field || repeats_word(case);
    if !hopeless && let Ok(found) = cheapest(case, Wanted::Legal, repeats_field) {
        return judged(found);
    }
    let found = cheapest(case, Wanted::Any, repeats_field);
    match found.or_else(|lost| dissolved(case, repeats_field).ok_or(lost)) {
        Ok(found) => judged(found),
        Err(lost) => Err(no_reading(case, &lost)),
    }
}

/// Level IV: what has changed can always be read as dissolved, even where there was too much to look at.
fn dissolved<'a, V: Vocabulary>(case: &'a Case<'a, V>, repeats_field: bool) -> Option<Found<'a, V>> {
    let reading = |(word, unchanged): (usize, &Option<Reading>)| {
        unchanged.unwrap_or_else(|| Reading::dissolved(case.turn.old.runs[word].len()))
    };
    let readings = case.unchanged.iter().enumerate().map(reading).collect();
    (case.level() == Level::IV).then(|| Found::new(Combination::new(case, readings), repeats_field))
}

fn judged<V>(mut found: Found<'_, V>) -> Result<Found<'_, V>, Fault> {
    found.fault.take().map_or(Ok(found), Err)
}

fn no_reading<V: Vocabulary>(case: &Case<'_, V>, words: &[usize]) -> Fault {
    let words: Vec<Word> = words.iter().map(|word| case.turn.old.runs[*word].word).collect();
    Fault { words, ..case.turn.fault(Check::A1) }
}

/// Level I: each slot stays in its own cell.
fn in_place<V: Vocabulary>(case: &Case<'_, V>) -> Result<Vec<Reading>, Fault> {
    let reading = |word: usize| {
        let old = &case.turn.old.runs[word];
        let (run, place) = case.run_on_cells_of(old)?;
        let mut reading = Reading::of(run, old.len());
        for (slot, tile) in old.tiles().iter().enumerate() {
            if case.new.runs[run].tiles()[place + slot] == *tile {
                reading.keep(slot, place + slot);
            } else {
                reading.exchange(slot, place + slot);
            }
        }
        Some(reading)
    };
    let words = 0..case.turn.old.runs.len();
    let lost: Vec<usize> = words.clone().filter(|word| reading(*word).is_none()).collect();
    if lost.is_empty() { Ok(words.filter_map(reading).collect()) } else { Err(no_reading(case, &lost)) }
}

/// Is there a run that no reading can save from H1? At level IV a dissolved word may be carried to its place.
fn repeats_word<V: Vocabulary>(case: &Case<'_, V>) -> bool {
    case.level() < Level::IV
        && (0..case.new.runs.len())
            .any(|run| !case.is_intact(run) && case.turn.lain.repeats(&Lain::of(&case.new.runs[run])))
}
