//! Is a layout valid, and what is it worth (C.9, C.10, C5, C6, 5.3.3–5.3.5)?

use super::dice::{DICE, Face};
use super::layout::Layout;
use game::grid::{Direction, Grid, is_connected, letters, runs};
use serde::{Deserialize, Serialize};
use words::Letter;
use words::judge::Judge;

/// A word of a layout.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LetramixWord"))]
pub struct Word {
    /// Its letters.
    pub word: words::Word,
    /// How it lies.
    pub direction: Direction,
    /// What its letters are worth together.
    pub points: i32,
}

/// What a valid layout is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LetramixWorth"))]
pub struct Worth {
    /// Across + down − unused.
    pub points: i32,
    /// All words.
    pub words: Vec<Word>,
    /// What the unused dice cost.
    pub unused: i32,
    /// Are all dice built in (C14)?
    pub full: bool,
    /// What the unnamed jokers stand for, as one reads.
    pub jokers: Vec<Letter>,
}

/// What a layout is worth; `None` if it is not valid: connected, and every run of two or more letters a word (C6).
pub fn worth(layout: &Layout, dice: &[Face], judge: &Judge) -> Option<Worth> {
    let faces = layout.faces(dice);
    if faces.len() < 2 || !is_connected(&faces) {
        return None;
    }
    let named = layout.letters(dice);
    let open = layout.open_jokers(dice);
    let (jokers, letters) = named_jokers(open.len(), |letters| {
        let mut grid = named.clone();
        grid.extend(open.iter().copied().zip(letters.iter().copied()));
        all_words(&grid, judge).then_some(grid)
    })?;
    let words = scored_words(&letters, &faces);
    let unused = layout.unused_value(dice);
    let points = words.iter().map(|w| w.points).sum::<i32>() - unused;
    Some(Worth { points, words, unused, full: faces.len() == DICE, jokers })
}

/// The first letters in the alphabet for so many unnamed jokers that make every run a word (5.3.3).
fn named_jokers(
    count: usize,
    fits: impl Fn(&[Letter]) -> Option<Grid<Letter>>,
) -> Option<(Vec<Letter>, Grid<Letter>)> {
    let mut chosen = vec![Letter::default(); count];
    for number in 0..Letter::COUNT.pow(count.min(2) as u32) {
        let mut rest = number;
        for letter in chosen.iter_mut().rev() {
            *letter = Letter::from_index((rest % Letter::COUNT) as u8).unwrap_or_default();
            rest /= Letter::COUNT;
        }
        if let Some(grid) = fits(&chosen) {
            return Some((chosen, grid));
        }
    }
    None
}

fn all_words(grid: &Grid<Letter>, judge: &Judge) -> bool {
    runs(grid).iter().all(|run| judge.allows_word(&letters(grid, run)))
}

/// All runs with what they are worth; a die in two runs counts twice, a joker nothing (C.9, 5.3.4).
fn scored_words(grid: &Grid<Letter>, faces: &Grid<Face>) -> Vec<Word> {
    runs(grid)
        .iter()
        .filter_map(|run| {
            let word = words::Word::from_letters(&letters(grid, run))?;
            let points = run.cells.iter().filter_map(|c| faces.get(c)).map(|f| f.value()).sum();
            Some(Word { word, direction: run.direction, points })
        })
        .collect()
}
