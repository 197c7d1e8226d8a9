//! Which words can lie across in a row, as far as the row itself tells.

use super::clues::Clues;
use super::lore::{HEIGHT, Known, ThemeLore, WIDTH};
use std::cell::OnceCell;
use words::{Letter, Word};

/// By column, row and letter: the weight of all words across that are possible there with that letter in that column.
pub(super) type Weights = Vec<[[f32; Letter::COUNT]; HEIGHT]>;

/// The rows of a card, as a theme's words could fill them.
pub(super) struct Rows<'a> {
    clues: &'a Clues,
    theme: &'a ThemeLore,
    /// For each word of the theme: where it has called letters.
    called: Vec<u16>,
    /// By row: the words that are possible there and where they would begin, once somebody asks.
    possible: [OnceCell<Vec<(&'a Known, usize)>>; HEIGHT],
}

impl<'a> Rows<'a> {
    pub fn new(clues: &'a Clues, theme: &'a ThemeLore) -> Self {
        let called = theme.words.iter().map(|known| called_places(&known.word, clues)).collect();
        Self { clues, theme, called, possible: [const { OnceCell::new() }; HEIGHT] }
    }

    /// Calls `take` with each word and where it would begin in this row.
    fn for_each(&self, row: usize, mut take: impl FnMut(&'a Known, usize)) {
        let answered = self.clues.answered[row];
        let found = self.clues.found_in(row);
        // A word that was found elsewhere does not stand here, too.
        let words = self.theme.words.iter().zip(&self.called);
        for (known, called) in words.filter(|(known, _)| found.is_some() || !self.clues.has_word(&known.word))
        {
            let starts = possible_starts(&known.word, *called, answered);
            for start in starts {
                let is_it = match found {
                    Some(place) => place.word == known.word && place.from.column() == start,
                    None => self.fits(&known.word, start, row),
                };
                if is_it {
                    take(known, start);
                }
            }
        }
    }

    /// Do the letters agree with those that are known, and is it not refuted?
    fn fits(&self, word: &Word, start: usize, row: usize) -> bool {
        let known = self.clues.answered[row] | self.clues.inferred[row];
        let span = ((1 << word.len()) - 1) << start;
        let agrees =
            |column: usize| self.clues.letters[row][column].is_none_or(|l| l == word[column - start]);
        known & !span == 0
            && (known == 0 || (start..start + word.len()).all(agrees))
            && !self.clues.wrong.iter().any(|place| {
                place.from.row() == row
                    && place.to.row() == row
                    && place.from.column() == start
                    && place.word == *word
            })
    }

    /// A word in this row with this letter in this column: where all such words lie one after the other, as long as their weights,
    /// the one at `point`.
    pub fn drawn(&self, row: usize, column: usize, letter: Letter, point: f64) -> Option<(Word, usize)> {
        let possible = self.possible[row].get_or_init(|| {
            let mut possible = Vec::new();
            self.for_each(row, |known, start| possible.push((known, start)));
            possible
        });
        let crosses = |(known, start): &&(&Known, usize)| {
            column.checked_sub(*start).and_then(|at| known.word.get(at)) == Some(&letter)
        };
        let mut left = point;
        let mut last = None;
        for (known, start) in possible.iter().filter(crosses) {
            left -= f64::from(known.weight);
            last = Some((known.word, *start));
            if left < 0.0 {
                break;
            }
        }
        last
    }

    /// The weights of all rows. Rows of which nothing is known are alike.
    pub fn weights(&self) -> Weights {
        let mut weights = vec![[[0.0; Letter::COUNT]; HEIGHT]; WIDTH];
        let mut blank = None;
        for row in 0..HEIGHT {
            let is_blank = self.is_blank(row);
            if let Some(like) = blank.filter(|_| is_blank) {
                for column in &mut weights {
                    column[row] = column[like];
                }
                continue;
            }
            self.for_each(row, |known, start| {
                for (column, letter) in (start..).zip(known.word.iter()) {
                    weights[column][row][letter.index()] += known.weight;
                }
            });
            if is_blank {
                blank = Some(row);
            }
        }
        weights
    }

    fn is_blank(&self, row: usize) -> bool {
        self.clues.answered[row] | self.clues.inferred[row] == 0
            && !self.clues.wrong.iter().any(|place| place.from.row() == row && place.to.row() == row)
    }
}

/// Where a word has letters that were called.
fn called_places(word: &Word, clues: &Clues) -> u16 {
    (0..)
        .zip(word.iter())
        .filter(|(_, letter)| clues.called.contains(**letter))
        .map(|(i, _): (u16, _)| 1 << i)
        .sum()
}

/// Where a word can begin so that its called letters are where the row has them: all places if it has none and the row
/// has none, at most one otherwise.
fn possible_starts(word: &Word, called: u16, answered: u16) -> std::ops::Range<usize> {
    let all = WIDTH + 1 - word.len();
    if called == 0 {
        return if answered == 0 { 0..all } else { 0..0 };
    }
    let start = answered.trailing_zeros().wrapping_sub(called.trailing_zeros()) as usize;
    if start < all && called << start == answered { start..start + 1 } else { 0..0 }
}
