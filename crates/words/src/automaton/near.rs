//! The words that are a slip or two away from a given one.

use super::Automaton;
use super::walk::{Guide, walk};
use crate::letters::{Letter, MAX_LETTERS, Word};
use std::ops::ControlFlow;

/// Distances of the letters followed so far to each beginning of the target word.
type Row = [u8; MAX_LETTERS + 1];

/// Too far to matter, and adding to it does not overflow.
const FAR: u8 = u8::MAX / 2;

/// The usual table of distances, one row per letter followed. Only cells at most `max` off the diagonal are
/// computed, the others are further than `max` anyway.
struct Table<'a> {
    target: &'a [Letter],
    max: u8,
    /// The letters followed so far, and one row for each beginning of them.
    letters: [Letter; MAX_LETTERS],
    rows: [Row; MAX_LETTERS + 1],
    depth: usize,
}

impl<'a> Table<'a> {
    fn new(target: &'a [Letter], max: u8) -> Self {
        let mut rows = [[FAR; MAX_LETTERS + 1]; MAX_LETTERS + 1];
        let max = max.min(MAX_LETTERS as u8);
        for (cell, distance) in rows[0].iter_mut().zip(0..=max) {
            *cell = distance;
        }
        Self { target, max, letters: [Letter::default(); MAX_LETTERS], rows, depth: 0 }
    }

    /// Fills the row below the current one for another letter, and gives its least distance.
    fn fill_row_below(&mut self, letter: Letter) -> u8 {
        let (depth, max) = (self.depth + 1, usize::from(self.max));
        let mut row = [FAR; MAX_LETTERS + 1];
        if depth <= max {
            row[0] = depth as u8;
        }
        let mut least = row[0];
        for j in depth.saturating_sub(max).max(1)..=(depth + max).min(self.target.len()) {
            row[j] = self.cell_below(letter, j, row[j - 1]);
            least = least.min(row[j]);
        }
        self.rows[depth] = row;
        least
    }

    /// The distance to the first `j` letters of the target once `letter` is appended, `left` being the one to
    /// the first `j - 1`.
    fn cell_below(&self, letter: Letter, j: usize, left: u8) -> u8 {
        let row = &self.rows[self.depth];
        let changed = row[j - 1] + u8::from(self.target[j - 1] != letter);
        let inserted_or_deleted = row[j].min(left) + 1;
        let swapped = if self.swaps_into(letter, j) { self.rows[self.depth - 1][j - 2] + 1 } else { FAR };
        changed.min(inserted_or_deleted).min(swapped)
    }

    /// The last letter followed and this one are those of the target before `j`, but exchanged.
    fn swaps_into(&self, letter: Letter, j: usize) -> bool {
        self.depth > 0
            && j > 1
            && self.target[j - 2] == letter
            && self.target[j - 1] == self.letters[self.depth - 1]
    }
}

impl Guide for Table<'_> {
    type Step = ();
    type Note = u8;

    /// A row whose least distance is too great has no better row below it: each cell is at least the least of
    /// the row above, a swap included.
    fn enter(&mut self, letter: Letter) -> Option<()> {
        if self.fill_row_below(letter) > self.max {
            return None;
        }
        self.letters[self.depth] = letter;
        self.depth += 1;
        Some(())
    }

    fn leave(&mut self, (): ()) {
        self.depth -= 1;
    }

    fn note(&self) -> Option<u8> {
        let distance = self.rows[self.depth][self.target.len()];
        (1..=self.max).contains(&distance).then_some(distance)
    }
}

impl Automaton {
    /// Visits each word at distance 1 to `max` of `word`, A to Z, with its number and distance. Breaking off
    /// ends the walk and is returned. A `max` of 1 or 2 takes milliseconds at most; 3 and more go through much
    /// of the automaton.
    ///
    /// The distance is the least number of slips where no letter is touched twice (*optimal string alignment*,
    /// the restricted Damerau–Levenshtein distance): a letter too much, a letter missing, another letter, or
    /// two neighbours exchanged. So GNIG is 1 from GING, and CA is 3 from ABC, although AC would be one
    /// exchange from CA and one insertion from ABC.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use words::{Word, automaton::Automaton};
    /// let automaton = Automaton::from_sorted(["FANG", "GANG", "GING"].map(|w| Word::fold(w).unwrap()));
    /// let mut found = Vec::new();
    /// let _ = automaton.for_each_near(&Word::fold("GNAG")?, 2, |letters, _, distance| {
    ///     found.push((Word::from_letters(letters).unwrap().to_string(), distance));
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!(found, [("FANG".into(), 2), ("GANG".into(), 1), ("GING".into(), 2)]);
    /// # Ok::<(), words::BadWord>(())
    /// ```
    pub fn for_each_near(
        &self,
        word: &Word,
        max: u8,
        visit: impl FnMut(&[Letter], u32, u8) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        walk(self.numbered_root(), Table::new(word, max), visit)
    }
}
