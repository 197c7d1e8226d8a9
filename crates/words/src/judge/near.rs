//! "Meintest du …?": allowed words that differ little from an unknown one.

use super::Judge;
use crate::letters::Word;
use std::ops::ControlFlow;

/// Short words have too many neighbours at distance two.
const SHORTEST_FOR_TWO: usize = 5;
/// As many are offered.
const MOST: usize = 3;

/// The best few near words, in their spelling, best first: the closer, then the more common.
pub(super) fn near_words(judge: &Judge, word: &Word) -> Vec<String> {
    if word.len() < 2 {
        return vec![];
    }
    let mut found = within(judge, word, 1);
    // Two slips are looked for only where one explains nothing: that is ten times as much work.
    if found.is_empty() && word.len() >= SHORTEST_FOR_TWO {
        found = within(judge, word, 2);
    }
    found.iter().filter_map(|&index| spelling(judge, index)).collect()
}

/// The most common allowed words within a distance.
fn within(judge: &Judge, word: &Word, distance: u8) -> Vec<u32> {
    let lexicon = judge.lexicon();
    let mut found = Vec::new();
    let _ = lexicon.automaton().for_each_near(word, distance, |_, index, distance| {
        if judge.allows(index) {
            found.push((distance, std::cmp::Reverse(lexicon.zipf(index)), index));
        }
        ControlFlow::Continue(())
    });
    found.sort_unstable();
    found.truncate(MOST);
    found.into_iter().map(|(_, _, index)| index).collect()
}

fn spelling(judge: &Judge, index: u32) -> Option<String> {
    let word = judge.lexicon().automaton().word_at(index)?;
    judge.lexicon().entry(&word)?.spellings.first().map(|s| s.to_uppercase())
}
