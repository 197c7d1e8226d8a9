//! Racks with equally many jokers, solved one after the other on one core.

use super::lists::Words;
use crate::cpu::{go_on_if, now, since, timed};
use crate::timing::{median, percentile, rounded};
use bots::letramix::solver::{Rack, Solution, first_layout, solve};
use games::letramix::Layout;
use serde_json::{Value, json};
use std::time::Duration;

/// What solving took in milliseconds of CPU time, and what came out.
#[derive(Debug)]
pub struct Solved {
    /// With all that is done for a rack; the vocabulary has been prepared.
    pub ms: f64,
    /// What came out.
    pub solution: Solution,
}

/// Solves a rack within so much CPU time, and has the layout checked by the rules.
pub fn solved(words: &Words, rack: &Rack, patience: Duration) -> Solved {
    let start = now();
    let (solution, ms) = timed(|| solve(&words.puzzle(rack), |_| go_on_if(since(start) < patience)));
    words.check(rack, &solution);
    Solved { ms, solution }
}

/// Are all dice in it?
pub fn is_full(layout: &Layout, rack: &Rack) -> bool {
    layout.placed().len() == rack.faces().len()
}

/// The figures of a class.
#[derive(Debug, Default)]
pub struct Class {
    jokers: usize,
    racks: usize,
    /// Sorted, in milliseconds.
    times: Vec<f64>,
    first_times: Vec<f64>,
    /// How many words each rack forms.
    words: Vec<f64>,
    proved: usize,
    score: i32,
    /// How far the bounds of what is not proved are away.
    largest_gap: i32,
    first_full: usize,
    best_full: usize,
}

impl Class {
    /// Solves racks with so many jokers.
    pub fn measure(words: &Words, jokers: usize, racks: &[Rack], patience: Duration) -> Self {
        let mut class = Self { jokers, racks: racks.len(), ..Self::default() };
        for rack in racks {
            class.add(words, rack, patience);
        }
        class.times.sort_by(f64::total_cmp);
        class.first_times.sort_by(f64::total_cmp);
        class
    }

    fn add(&mut self, words: &Words, rack: &Rack, patience: Duration) {
        let (layout, first) = timed(|| first_layout(&words.vocabulary, rack));
        let Solved { ms, solution } = solved(words, rack, patience);
        self.first_times.push(first);
        self.first_full += usize::from(is_full(&layout, rack));
        self.times.push(ms);
        self.words.push(f64::from(words.puzzle(rack).word_count() as u32));
        self.proved += usize::from(solution.proved);
        self.score += solution.score;
        self.largest_gap = self.largest_gap.max(solution.bound - solution.score);
        self.best_full += usize::from(is_full(&solution.layout, rack));
    }

    fn mean_score(&self) -> f64 {
        f64::from(self.score) / f64::from(self.racks as u32)
    }

    /// What the columns of [`row`](Self::row) are.
    pub fn head() -> String {
        format!(
            "{:<10}{:>7}{:>7} {:>8}{:>9}{:>9}{:>10}{:>8} {:>10}{:>8}{:>8}",
            "words", "jokers", "forms", "proved", "median", "p90", "max", "score", "first", "p90", "full"
        )
    }

    /// A line for people.
    pub fn row(&self, name: &str) -> String {
        let times = |percent| percentile(&self.times, percent);
        format!(
            "{name:<10}{:>7}{:>7.0} {:>8}{:>9.1}{:>9.1}{:>10.1}{:>8.2} {:>10.3}{:>8.3}{:>8}",
            self.jokers,
            median(&self.words),
            format!("{}/{}", self.proved, self.racks),
            median(&self.times),
            times(90.0),
            times(100.0),
            self.mean_score(),
            median(&self.first_times),
            percentile(&self.first_times, 90.0),
            format!("{}/{}", self.first_full, self.best_full),
        )
    }

    /// The same for programs.
    pub fn json(&self) -> Value {
        json!({
            "racks": self.racks,
            "words_median": median(&self.words),
            "proved": self.proved,
            "median_ms": rounded(median(&self.times)),
            "p90_ms": rounded(percentile(&self.times, 90.0)),
            "max_ms": rounded(percentile(&self.times, 100.0)),
            "largest_gap": self.largest_gap,
            "mean_score": self.mean_score(),
            "first_median_ms": rounded(median(&self.first_times)),
            "first_p90_ms": rounded(percentile(&self.first_times, 90.0)),
            "first_max_ms": rounded(percentile(&self.first_times, 100.0)),
            "first_full": self.first_full,
            "best_full": self.best_full,
        })
    }
}
