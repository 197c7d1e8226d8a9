//! Cards that are still possible, drawn as likely as they are.

use super::belief::{Belief, Hypothesis, chances};
use super::lore::{HEIGHT, WIDTH};
use crate::wortduell::cards::Place;
use crate::wortduell::square::Square;
use game::Chance;
use words::{Letter, Word};

/// A card that is still possible: its words, and for each letter the squares as a mask.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    pub places: Vec<Place>,
    pub squares: [u64; Letter::COUNT],
}

impl Belief<'_> {
    /// So many cards that are still possible; none if nothing is.
    pub(super) fn samples(&self, count: usize, chance: &mut Chance) -> Vec<Sample> {
        let sums = self.sums();
        let total = sums.last().copied().unwrap_or_default();
        let drawn = (0..count).filter_map(|_| {
            let point = chance.fraction() * total;
            let hypothesis = self.hypotheses.get(sums.partition_point(|sum| *sum <= point))?;
            self.sample(hypothesis, chance)
        });
        drawn.collect()
    }

    /// By hypothesis: its weight and those of all before it.
    fn sums(&self) -> Vec<f64> {
        let mut sum = 0.0;
        let added = |hypothesis: &Hypothesis| {
            sum += hypothesis.weight;
            sum
        };
        self.hypotheses.iter().map(added).collect()
    }

    fn sample(&self, hypothesis: &Hypothesis, chance: &mut Chance) -> Option<Sample> {
        let theme = &self.lore.themes[usize::from(hypothesis.theme)];
        let place = self.rows.binary_search_by_key(&hypothesis.theme, |(theme, ..)| *theme).ok()?;
        let (_, rows, weights) = &self.rows[place];
        let down = theme.words[usize::from(hypothesis.down)].word;
        let column = usize::from(hypothesis.column);
        let (across, empty) = chances(self.clues, theme, weights, &down, column);
        let left_out = empty_rows(&across, empty, chance)?;
        let mut sample = Sample { places: Vec::with_capacity(6), squares: [0; Letter::COUNT] };
        sample.add(&down, (column, 0), true)?;
        for row in (0..HEIGHT).filter(|row| !left_out.contains(row)) {
            let total = f64::from(weights[column][row][down[row].index()]);
            let (word, start) = rows.drawn(row, column, down[row], chance.fraction() * total)?;
            sample.add(&word, (start, row), false)?;
        }
        Some(sample)
    }
}

impl Sample {
    /// Adds a word that begins at this column and row.
    fn add(&mut self, word: &Word, (column, row): (usize, usize), is_down: bool) -> Option<()> {
        let along = |i: usize| if is_down { (column, row + i) } else { (column + i, row) };
        let square = |(column, row): (usize, usize)| Square::new(column as u8, row as u8);
        for (i, letter) in word.iter().enumerate() {
            let (column, row) = along(i);
            self.squares[letter.index()] |= 1 << (row * WIDTH + column);
        }
        let (from, to) = (square(along(0))?, square(along(word.len() - 1))?);
        self.places.push(Place { word: *word, from, to });
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
    let mut left = chance.fraction() * total;
    items.iter().filter(|item| weight(item) > 0.0).find(|item| {
        left -= weight(item);
        left < 0.0
    })
}
