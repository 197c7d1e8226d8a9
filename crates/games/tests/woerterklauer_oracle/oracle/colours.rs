//! Colours (5.1.5): the case of each new run, and what colour each tile has afterwards.

use super::board::{Cell, Colour, Run, Tile};
use super::combination::Combination;
use super::vocabulary::Vocabulary;
use std::collections::BTreeMap;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// 1
    Intact,
    /// 2
    Carried,
    /// 3
    Inflected,
    /// 4
    Turned,
}

pub struct Colouring {
    /// By new run.
    pub cases: Vec<Case>,
    pub colours: BTreeMap<Tile, Colour>,
}

impl Colouring {
    pub fn of(combination: &Combination<'_>, words: &dyn Vocabulary) -> Self {
        let cases = cases(combination, words);
        let colours = colours(combination, &cases);
        Self { cases, colours }
    }

    pub fn count(&self, colour: Colour) -> usize {
        self.colours.values().filter(|c| **c == colour).count()
    }
}

fn cases(combination: &Combination<'_>, words: &dyn Vocabulary) -> Vec<Case> {
    let turn = combination.turn;
    let carried = carried(combination, words);
    let case = |(i, run): (usize, &Run)| {
        if is_intact(combination, run) {
            Case::Intact
        } else if carried.contains(&i) {
            Case::Carried
        } else if combination.stems(i).any(|stem| words.inflection(&stem.text, &run.text)) {
            Case::Inflected
        } else {
            Case::Turned
        }
    };
    turn.new.iter().enumerate().map(case).collect()
}

/// Case 1: the tiles of an old run of the same direction; at level IV also turned.
fn is_intact(combination: &Combination<'_>, run: &Run) -> bool {
    let turned = combination.turn.position.level == 4;
    let same = |old: &Run| old.tiles == run.tiles && (old.direction == run.direction || turned);
    combination.turn.old.iter().any(same)
}

/// Case 2: each dissolved word carries one run without stem that is its text or an inflection of it, the one with
/// most of its tiles, then the upper, then the left one.
fn carried(combination: &Combination<'_>, words: &dyn Vocabulary) -> Vec<usize> {
    let turn = combination.turn;
    let stemless = |run: usize| combination.stems(run).next().is_none();
    let dissolved = turn.old.iter().zip(&combination.readings).filter(|(_, r)| r.heir().is_none());
    let run_of = |word: &Run| {
        let may = |&run: &usize| stemless(run) && words.inflection(&word.text, &turn.new[run].text);
        (0..turn.new.len()).filter(may).min_by_key(|&run| {
            let tiles = turn.new[run].tiles.iter().filter(|t| word.tiles.contains(t)).count();
            let Cell { x, y } = turn.new[run].cells[0];
            (usize::MAX - tiles, y, x)
        })
    };
    dissolved.filter_map(|(word, _)| run_of(word)).collect()
}

fn colours(combination: &Combination<'_>, cases: &[Case]) -> BTreeMap<Tile, Colour> {
    let turn = combination.turn;
    let turns_in = |run: &Run, case: Case, tile: Tile| match case {
        _ if !run.tiles.contains(&tile) => false,
        Case::Intact | Case::Carried => false,
        Case::Inflected => combination.laid(tile),
        Case::Turned => true,
    };
    let colour = |tile: &Tile| {
        let turns = turn.new.iter().zip(cases).any(|(run, case)| turns_in(run, *case, *tile));
        let before = turn.position.colours.get(tile);
        match before {
            Some(colour) if !turns && !combination.is_from_pool(*tile) => *colour,
            _ => turn.position.mover,
        }
    };
    turn.place_after.keys().map(|tile| (*tile, colour(tile))).collect()
}
