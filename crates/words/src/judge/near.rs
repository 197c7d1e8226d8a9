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
    let most = if word.len() < SHORTEST_FOR_TWO { 1 } else { 2 };
    let lexicon = judge.lexicon();
    let mut found = Vec::new();
    let _ = lexicon.automaton().for_each_near(word, most, |_, index, distance| {
        if judge.allows(index) {
            found.push((distance, std::cmp::Reverse(lexicon.zipf(index)), index));
        }
        ControlFlow::Continue(())
    });
    found.sort_unstable();
    found.truncate(MOST);
    found.iter().filter_map(|&(_, _, index)| spelling(judge, index)).collect()
}

fn spelling(judge: &Judge, index: u32) -> Option<String> {
    let word = judge.lexicon().automaton().word_at(index)?;
    judge.lexicon().entry(&word)?.spellings.first().map(|s| s.to_uppercase())
}
