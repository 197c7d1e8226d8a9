//! "Meintest du …?": the words that a German may have meant by one that the lexicon lacks.
//!
//! Two things make a word likely: how small the slip is (`slips.rs`), and how common the word. Rare words are offered
//! only for a slip that everybody makes, and where nothing is likely nothing is said: no suggestion is better than a silly
//! one.

use super::Judge;
use crate::letters::Word;
use crate::slips::SLIP;
use std::ops::ControlFlow;

/// As many are offered.
const MOST: usize = 3;
/// So many steps of cost a word may be further away for each step on Zipf's scale that it is more common.
const WEIGHT: f32 = 2.0;
/// Words that are more common than this are all alike: who types a noun seldom means "und".
const COMMON_ENOUGH: f32 = 4.5;

/// The best few near words, in their spelling, best first.
pub(super) fn near_words(judge: &Judge, word: &Word) -> Vec<String> {
    let most = most_slips(word.len());
    let mut found = within(judge, word, most.min(SLIP + 1));
    // Two slips are looked for only where one explains nothing well: that is ten times as much work.
    if most > SLIP + 1 && !found.first().is_some_and(|best| best.zipf >= 3.0) {
        found = within(judge, word, most);
    }
    found.iter().take(MOST).filter_map(|found| spelling(judge, found.index)).collect()
}

/// What may have been meant.
struct Found {
    index: u32,
    zipf: f32,
    score: f32,
}

/// Short words have too many neighbours to guess by more than one small slip.
const fn most_slips(letters: usize) -> u8 {
    match letters {
        0..=1 => 0,
        2..=3 => SLIP - 2,
        4 => SLIP + 1,
        5 => SLIP + SLIP / 2,
        _ => 2 * SLIP,
    }
}

/// The likely words within a cost, the likeliest first.
fn within(judge: &Judge, word: &Word, most: u8) -> Vec<Found> {
    let lexicon = judge.lexicon();
    let mut found = Vec::new();
    let _ = lexicon.automaton().for_each_likely(word, most, |_, index, cost| {
        let zipf = lexicon.zipf(index).value();
        if is_likely(cost, zipf) && judge.proposes(index) {
            let score = f32::from(cost) - WEIGHT * zipf.min(COMMON_ENOUGH);
            found.push(Found { index, zipf, score });
        }
        ControlFlow::Continue(())
    });
    found.sort_by(|a, b| a.score.total_cmp(&b.score).then(a.index.cmp(&b.index)));
    found
}

/// The rarer a word, the smaller must the slip be.
fn is_likely(cost: u8, zipf: f32) -> bool {
    zipf >= 3.0 || f32::from(cost) <= 6.0 + 3.0 * zipf
}

fn spelling(judge: &Judge, index: u32) -> Option<String> {
    let word = judge.lexicon().automaton().word_at(index)?;
    judge.lexicon().entry(&word)?.spellings.first().map(|s| s.to_uppercase())
}
