//! The words that somebody may have meant who typed a given one, by how likely the slips are.

use super::Automaton;
use super::walk::{Guide, walk};
use crate::letters::{Letter, MAX_LETTERS, Word};
use crate::slips::{FIRST_LETTER, RESPELLINGS, Respelling, changed, missing, swapped};
use std::ops::ControlFlow;

/// Costs of having typed each beginning of the word for the letters followed so far.
type Row = [u8; MAX_LETTERS + 1];

/// Too much to matter, and adding to it does not overflow.
const FAR: u8 = u8::MAX / 2;

/// A respelling that was begun: some of the letters meant were followed, the others must come.
#[derive(Clone, Copy)]
struct Begun {
    respelling: &'static Respelling,
    followed: usize,
    /// So many letters are typed when it is done,
    typed: usize,
    /// and so much it costs by then.
    cost: u8,
}

/// A table of costs, one row per letter followed; see [`Table` of `near.rs`](super::near), which counts slips.
struct Table<'a> {
    typed: &'a [Letter],
    max: u8,
    letters: [Letter; MAX_LETTERS],
    rows: [Row; MAX_LETTERS + 1],
    depth: usize,
    /// The respellings that can be typed from each place on.
    respelled: Vec<Vec<&'static Respelling>>,
    /// Those begun, of all letters followed; and where those of the last letter begin.
    begun: Vec<Begun>,
    newest: usize,
}

impl<'a> Table<'a> {
    fn new(typed: &'a [Letter], max: u8) -> Self {
        let mut rows = [[FAR; MAX_LETTERS + 1]; MAX_LETTERS + 1];
        rows[0][0] = 0;
        for j in 1..=typed.len() {
            rows[0][j] = (rows[0][j - 1] + too_many(typed, j)).min(FAR);
        }
        let from = |at: usize| RESPELLINGS.iter().filter(|r| typed[at..].starts_with(&r.typed)).collect();
        let respelled = (0..=typed.len()).map(from).collect();
        let letters = [Letter::default(); MAX_LETTERS];
        Self { typed, max, letters, rows, depth: 0, respelled, begun: vec![], newest: 0 }
    }

    /// Notes which respellings this letter begins or goes on with; gives where they are listed, and what those that it
    /// completes cost.
    fn follow_respellings(&mut self, letter: Letter) -> (usize, Row) {
        let (start, mut done) = (self.begun.len(), [FAR; MAX_LETTERS + 1]);
        for i in self.newest..start {
            let begun = self.begun[i];
            if begun.respelling.meant[begun.followed] == letter {
                self.go_on(Begun { followed: begun.followed + 1, ..begun }, &mut done);
            }
        }
        for at in 0..=self.typed.len() {
            let before = self.rows[self.depth][at];
            for i in 0..self.respelled[at].len() {
                let respelling = self.respelled[at][i];
                let cost = before.saturating_add(respelling.cost);
                if cost <= self.max && respelling.meant[0] == letter {
                    let typed = at + respelling.typed.len();
                    self.go_on(Begun { respelling, followed: 1, typed, cost }, &mut done);
                }
            }
        }
        (start, done)
    }

    fn go_on(&mut self, begun: Begun, done: &mut Row) {
        if begun.followed == begun.respelling.meant.len() {
            done[begun.typed] = done[begun.typed].min(begun.cost);
        } else {
            self.begun.push(begun);
        }
    }

    /// Fills the row below the current one for another letter, and gives its least cost.
    fn fill_row_below(&mut self, letter: Letter, done: &Row) -> u8 {
        let before = self.depth.checked_sub(1).map(|last| self.letters[last]);
        let first = if self.depth == 0 { FIRST_LETTER } else { 0 };
        let left_out = missing(letter, before) + first;
        let mut row = [FAR; MAX_LETTERS + 1];
        let above = &self.rows[self.depth];
        row[0] = (above[0] + left_out).min(FAR);
        let mut least = row[0];
        for j in 1..=self.typed.len() {
            let change = changed(letter, self.typed[j - 1]);
            let first = if change > 0 && j == 1 { first } else { 0 };
            let mut cost = (above[j - 1] + change + first).min(above[j] + left_out).min(done[j]);
            cost = cost.min(row[j - 1] + too_many(self.typed, j));
            if self.swaps_into(letter, j) {
                cost = cost.min(self.rows[self.depth - 1][j - 2] + swapped());
            }
            row[j] = cost.min(FAR);
            least = least.min(row[j]);
        }
        self.rows[self.depth + 1] = row;
        least
    }

    fn swaps_into(&self, letter: Letter, j: usize) -> bool {
        self.depth > 0
            && j > 1
            && self.typed[j - 2] == letter
            && self.typed[j - 1] == self.letters[self.depth - 1]
    }
}

/// What it costs that the letter before `j` was typed though nobody meant it.
fn too_many(typed: &[Letter], j: usize) -> u8 {
    match j.checked_sub(2) {
        None => missing(typed[j - 1], None) + FIRST_LETTER,
        Some(before) => missing(typed[j - 1], Some(typed[before])),
    }
}

impl Guide for Table<'_> {
    /// What was listed before, and where it began.
    type Step = (usize, usize);
    type Note = u8;

    /// No row is better than the best of those above it, but for respellings that are begun.
    fn enter(&mut self, letter: Letter) -> Option<(usize, usize)> {
        let (start, done) = self.follow_respellings(letter);
        if self.fill_row_below(letter, &done) > self.max && self.begun.len() == start {
            return None;
        }
        self.letters[self.depth] = letter;
        self.depth += 1;
        Some((start, std::mem::replace(&mut self.newest, start)))
    }

    fn leave(&mut self, (start, newest): (usize, usize)) {
        self.begun.truncate(start);
        self.newest = newest;
        self.depth -= 1;
    }

    fn note(&self) -> Option<u8> {
        let cost = self.rows[self.depth][self.typed.len()];
        (1..=self.max).contains(&cost).then_some(cost)
    }
}

impl Automaton {
    /// Visits each other word that may have been meant by `typed`, A to Z, with its number and what the slips cost
    /// between them, at most `max`: see [`slips`](crate::slips). Breaking off ends the walk and is returned.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use words::{Word, automaton::Automaton};
    /// let automaton = Automaton::from_sorted(["FATER", "KATER", "VATER"].map(|w| Word::fold(w).unwrap()));
    /// let mut found = Vec::new();
    /// let _ = automaton.for_each_likely(&Word::fold("FATTER")?, 10, |letters, _, cost| {
    ///     found.push((Word::from_letters(letters).unwrap().to_string(), cost));
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!(found, [("FATER".into(), 3), ("VATER".into(), 10)]);
    /// # Ok::<(), words::BadWord>(())
    /// ```
    pub fn for_each_likely(
        &self,
        typed: &Word,
        max: u8,
        visit: impl FnMut(&[Letter], u32, u8) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        walk(self.numbered_root(), Table::new(typed, max), visit)
    }
}
