//! Cards that are still possible, drawn as likely as they are.

use super::belief::{Belief, Hypothesis, chances};
use super::lore::{HEIGHT, WIDTH};
use super::rows::{Rows, Weights};
use crate::wortduell::cards::Place;
use crate::wortduell::square::Square;
use game::Chance;
use std::collections::HashMap;
use words::{Letter, Word};

/// Chance is drawn in steps of one in so many.
const GRAIN: usize = 1 << 40;

/// A card that is still possible: its words, and for each letter the squares as a mask.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    pub places: Vec<Place>,
    pub squares: [u64; Letter::COUNT],
}

/// What the rows of a theme can hold, for all samples of that theme.
struct Prepared<'a> {
    rows: Rows<'a>,
    weights: Weights,
}

impl Belief<'_> {
    /// So many cards that are still possible; none if nothing is.
    pub(super) fn samples(&self, count: usize, chance: &mut Chance) -> Vec<Sample> {
        let mut prepared = HashMap::new();
        (0..count).filter_map(|_| self.sample(&mut prepared, chance)).collect()
    }

    fn sample<'b>(
        &'b self,
        prepared: &mut HashMap<u16, Prepared<'b>>,
        chance: &mut Chance,
    ) -> Option<Sample> {
        let weight = |hypothesis: &Hypothesis| hypothesis.weight;
        let hypothesis = *drawn(&self.hypotheses, self.total(), weight, chance)?;
        let theme = &self.lore.themes[usize::from(hypothesis.theme)];
        let prepared = prepared.entry(hypothesis.theme).or_insert_with(|| {
            let rows = Rows::new(self.clues, theme);
            let weights = rows.weights();
            Prepared { rows, weights }
        });
        let down = theme.words[usize::from(hypothesis.down)].word;
        let column = usize::from(hypothesis.column);
        let (across, empty) = chances(self.clues, theme, &prepared.weights, &down, column);
        let left_out = empty_rows(&across, empty, chance)?;
        let mut sample = Sample { places: Vec::with_capacity(6), squares: [0; Letter::COUNT] };
        sample.add(&down, (column, 0), (column, HEIGHT - 1))?;
        for row in (0..HEIGHT).filter(|row| !left_out.contains(row)) {
            let (word, start) = prepared.across(row, column, down[row], chance)?;
            sample.add(&word, (start, row), (start + word.len() - 1, row))?;
        }
        Some(sample)
    }
}

impl Prepared<'_> {
    /// A word in this row with this letter in this column.
    fn across(
        &self,
        row: usize,
        column: usize,
        letter: Letter,
        chance: &mut Chance,
    ) -> Option<(Word, usize)> {
        let total = f64::from(self.weights[column][row][letter.index()]);
        let mut left = fraction(chance) * total;
        let mut taken = None;
        self.rows.for_each(row, |known, start| {
            let crosses = column.checked_sub(start).and_then(|at| known.word.get(at)) == Some(&letter);
            if crosses && left >= 0.0 {
                left -= f64::from(known.weight);
                taken = Some((known.word, start));
            }
        });
        taken
    }
}

impl Sample {
    fn add(&mut self, word: &Word, from: (usize, usize), to: (usize, usize)) -> Option<()> {
        let from = Square::new(from.0 as u8, from.1 as u8)?;
        let to = Square::new(to.0 as u8, to.1 as u8)?;
        let place = Place { word: *word, from, to };
        for (square, letter) in place.letters() {
            self.squares[letter.index()] |= 1 << (square.row() * WIDTH + square.column());
        }
        self.places.push(place);
        Some(())
    }
}

/// Which two rows are left empty.
fn empty_rows(across: &[f64; HEIGHT], empty: [bool; HEIGHT], chance: &mut Chance) -> Option<[usize; 2]> {
    let filled = |pair: &[usize; 2]| -> f64 {
        (0..HEIGHT).filter(|row| !pair.contains(row)).map(|row| across[row]).product()
    };
    let pairs = (0..HEIGHT).flat_map(|i| (0..i).map(move |j| [j, i]));
    let pairs: Vec<([usize; 2], f64)> =
        pairs.filter(|[j, i]| empty[*j] && empty[*i]).map(|pair| (pair, filled(&pair))).collect();
    let total = pairs.iter().map(|(_, weight)| weight).sum();
    drawn(&pairs, total, |(_, weight)| *weight, chance).map(|(pair, _)| *pair)
}

/// One of these by weight.
fn drawn<'a, T>(
    items: &'a [T],
    total: f64,
    weight: impl Fn(&T) -> f64,
    chance: &mut Chance,
) -> Option<&'a T> {
    let mut left = fraction(chance) * total;
    items.iter().filter(|item| weight(item) > 0.0).find(|item| {
        left -= weight(item);
        left < 0.0
    })
}

fn fraction(chance: &mut Chance) -> f64 {
    chance.below(GRAIN) as f64 / GRAIN as f64
}
