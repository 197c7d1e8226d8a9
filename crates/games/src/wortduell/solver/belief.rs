//! How likely each theme, column and word down is, after all that is known.

use super::clues::Clues;
use super::lore::{HEIGHT, Lore, ThemeLore, WIDTH};
use super::rows::{Rows, Weights};
use words::Word;

/// 4.6: how often the word down stands in each column.
const COLUMN_WEIGHTS: [f64; WIDTH] = [0.025, 0.025, 0.18, 0.18, 0.18, 0.18, 0.18, 0.025, 0.025];

/// D.13: so many pairs of rows can be without a word.
const EMPTY_PAIRS: f64 = 21.0;

/// All that is still possible.
pub struct Belief<'a> {
    pub(super) clues: &'a Clues,
    pub(super) lore: &'a Lore,
    pub(super) hypotheses: Vec<Hypothesis>,
    /// What the rows of each theme can hold, for the themes that are possible, in order.
    pub(super) rows: Vec<(u16, Rows<'a>, Weights)>,
    total: f64,
}

/// A theme and the word down in its column; what lies across is open.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hypothesis {
    pub theme: u16,
    pub column: u8,
    pub down: u16,
    pub weight: f64,
}

impl<'a> Belief<'a> {
    /// What is believed after this.
    pub fn new(clues: &'a Clues, lore: &'a Lore) -> Self {
        Self::among(&lore.numbers(), clues, lore)
    }

    /// The same, where the card is known to be of one of these themes. Whoever learns more only rules out more of them.
    pub(super) fn among(themes: &[u16], clues: &'a Clues, lore: &'a Lore) -> Self {
        let mut belief = Self { clues, lore, hypotheses: Vec::new(), rows: Vec::new(), total: 0.0 };
        for number in themes {
            let theme = &lore.themes[usize::from(*number)];
            if clues.found.iter().all(|place| theme.has(&place.word)) {
                belief.weigh(*number, theme);
            }
        }
        belief.total = belief.hypotheses.iter().map(|hypothesis| hypothesis.weight).sum();
        belief
    }

    /// Is nothing possible any more? Then the card has words that are not known here.
    pub fn is_empty(&self) -> bool {
        self.total <= 0.0
    }

    /// Adds what is possible with one theme.
    fn weigh(&mut self, number: u16, theme: &'a ThemeLore) {
        let (clues, before) = (self.clues, self.hypotheses.len());
        let rows = Rows::new(clues, theme);
        let weights = rows.weights();
        let columns: Vec<usize> = (0..WIDTH).filter(|column| is_open(clues, *column)).collect();
        for down in &theme.down {
            let known = theme.words[usize::from(*down)];
            for &column in columns.iter().filter(|column| fits_down(clues, &known.word, **column)) {
                let (across, empty) = chances(clues, theme, &weights, &known.word, column);
                let prior = f64::from(known.weight) / theme.down_weight * COLUMN_WEIGHTS[column];
                let weight = prior * two_empty(&across, empty);
                if weight > 0.0 {
                    let column = column as u8;
                    self.hypotheses.push(Hypothesis { theme: number, column, down: *down, weight });
                }
            }
        }
        if self.hypotheses.len() > before {
            self.rows.push((number, rows, weights));
        }
    }

    /// The themes that are possible, in order.
    pub(super) fn themes(&self) -> Vec<u16> {
        self.rows.iter().map(|(theme, ..)| *theme).collect()
    }

    /// How likely all that is known was, where all themes and all pairs of empty rows are equally likely. The
    /// bits that were learned between two beliefs are the logarithm of their ratio.
    pub fn evidence(&self) -> f64 {
        self.total / (self.lore.themes.len() as f64 * EMPTY_PAIRS)
    }
}

/// Can the word down stand in this column? It meets every word that was found.
fn is_open(clues: &Clues, column: usize) -> bool {
    clues.found.iter().all(|place| (place.from.column()..=place.to.column()).contains(&column))
}

fn fits_down(clues: &Clues, word: &Word, column: usize) -> bool {
    let is_found = clues.found_down().map_or_else(|| !clues.has_word(word), |place| place.word == *word);
    let is_refuted = || {
        clues
            .wrong
            .iter()
            .any(|place| place.word == *word && place.from.column() == column && place.to.column() == column)
    };
    let fits = |row: usize| match clues.letters[row][column] {
        Some(letter) => letter == word[row],
        None => !clues.called.contains(word[row]),
    };
    is_found && (0..HEIGHT).all(fits) && !is_refuted()
}

/// By row, with this word down: how likely a word across fits what is known, and can there be none?
pub(super) fn chances(
    clues: &Clues,
    theme: &ThemeLore,
    weights: &Weights,
    down: &Word,
    column: usize,
) -> ([f64; HEIGHT], [bool; HEIGHT]) {
    let across = std::array::from_fn(|row| {
        let letter = down[row].index();
        let all = theme.ways[column][letter];
        if all > 0.0 { f64::from(weights[column][row][letter]) / f64::from(all) } else { 0.0 }
    });
    let empty = std::array::from_fn(|row| {
        (clues.answered[row] | clues.inferred[row]) & !(1 << column) == 0 && clues.found_in(row).is_none()
    });
    (across, empty)
}

/// The chance of all ways to leave two rows empty and fill the others.
fn two_empty(across: &[f64; HEIGHT], empty: [bool; HEIGHT]) -> f64 {
    let mut ways = [1.0, 0.0, 0.0];
    for (across, empty) in across.iter().zip(empty) {
        let left = f64::from(u8::from(empty));
        ways = [ways[0] * across, ways[1] * across + ways[0] * left, ways[2] * across + ways[1] * left];
    }
    ways[2]
}
