//! Checks of one's own before the rules are asked, which take longer: nobody proposes what is surely refused.

use super::draft::Draft;
use super::ground::{Ground, Tiles, bit, members};
use super::shape::{old_word, word};
use game::grid::Direction;
use games::woerterklauer::turn::{Lain, Position};
use std::collections::HashMap;
use words::Word;

/// Q1: no word may have more exchanged letters.
const MOST_IN_A_WORD: u32 = 2;

/// What has lain where, by word.
pub(super) struct Memory(HashMap<Word, Vec<Lain>>);

impl Memory {
    /// Of a position: what lay at the end of earlier turns, and what lies now.
    pub fn of(position: &Position, ground: &Ground) -> Self {
        let mut memory: HashMap<Word, Vec<Lain>> = HashMap::new();
        let now = Direction::BOTH.into_iter().flat_map(|direction| ground.cells.runs(direction));
        let now = now.filter_map(|run| {
            let word = word(&ground.cells, run, ground)?;
            Some(Lain { direction: run.direction, first: ground.cell(run.first)?, word })
        });
        for lain in position.history.words.iter().copied().chain(now) {
            memory.entry(lain.word).or_default().push(lain);
        }
        Self(memory)
    }

    /// H1: does no changed word come back to its place?
    pub fn allows(&self, draft: &Draft, ground: &Ground) -> bool {
        Direction::BOTH.into_iter().flat_map(|direction| draft.cells.runs(direction)).all(|run| {
            if old_word(&draft.cells, run, ground).is_some() {
                return true;
            }
            let Some(word) = word(&draft.cells, run, ground) else { return false };
            let Some(lain) = self.0.get(&word) else { return true };
            let Some(first) = ground.cell(run.first) else { return false };
            let lies = Lain { direction: run.direction, first, word };
            !lain.iter().any(|lain| lain.repeats(&lies))
        })
    }
}

/// Q1: words that share exchanged letters have at most as many of these as they are words.
pub(super) fn exchanges_are_few(exchanged: Tiles, ground: &Ground) -> bool {
    let mut left = exchanged;
    while let Some(tile) = members(left).next() {
        let (mut tiles, mut words) = (bit(tile), 0_u128);
        let mut open = vec![tile];
        while let Some(tile) = open.pop() {
            for number in ground.words_through(tile) {
                if words & 1 << number != 0 {
                    continue;
                }
                words |= 1 << number;
                let old = &ground.words[usize::from(number)].tiles;
                let here = old.iter().fold(0, |set, tile| set | bit(*tile)) & exchanged;
                if here.count_ones() > MOST_IN_A_WORD {
                    return false;
                }
                open.extend(members(here & !tiles));
                tiles |= here;
            }
        }
        if tiles.count_ones() > words.count_ones() {
            return false;
        }
        left &= !tiles;
    }
    true
}
