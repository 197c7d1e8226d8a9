//! A slow and obviously right solver: every connected shape, every die on every cell, every letter for every joker. It
//! shares nothing with the fast one; `cargo xtask soak solver` includes this file, too.

use games::letramix::Face;
use std::collections::BTreeSet;
use words::Letter;

type Point = (i8, i8);
/// What a letter is worth.
type Value<'a> = &'a dyn Fn(Letter) -> i32;
/// Is this a word?
type IsWord<'a> = &'a dyn Fn(&[Letter]) -> bool;

/// What the best layout of these dice is worth; without one, minus all dice.
pub(super) fn best_score(faces: &[Face], value: Value<'_>, is_word: IsWord<'_>) -> i32 {
    let total: i32 = faces.iter().map(|face| value_of(*face, value)).sum();
    let mut best = -total;
    for cells in 2..=faces.len() {
        for shape in shapes(cells) {
            let mut trial = Trial {
                faces,
                value,
                is_word,
                runs: runs(&shape),
                laid: Vec::new(),
                used: vec![false; faces.len()],
                best,
            };
            trial.fill(cells);
            best = trial.best;
        }
    }
    best
}

fn value_of(face: Face, value: Value<'_>) -> i32 {
    face.letter().map_or(0, value)
}

/// All connected shapes of so many cells, each once, in its place at the top left.
pub(super) fn shapes(cells: usize) -> BTreeSet<Vec<Point>> {
    let mut shapes = BTreeSet::from([vec![(0, 0)]]);
    for _ in 1..cells {
        let grown = shapes.iter().flat_map(|shape| {
            let beside = |(x, y): &Point| [(x - 1, *y), (x + 1, *y), (*x, y - 1), (*x, y + 1)];
            let free = shape.iter().flat_map(beside).filter(|point| !shape.contains(point));
            free.map(|point| moved_home(shape.iter().copied().chain([point]).collect())).collect::<Vec<_>>()
        });
        shapes = grown.collect();
    }
    shapes
}

fn moved_home(mut shape: Vec<Point>) -> Vec<Point> {
    let left = shape.iter().map(|p| p.0).min().unwrap_or(0);
    let top = shape.iter().map(|p| p.1).min().unwrap_or(0);
    for point in &mut shape {
        *point = (point.0 - left, point.1 - top);
    }
    shape.sort_unstable();
    shape
}

/// The runs of a shape, each as numbers of cells in reading order.
fn runs(shape: &[Point]) -> Vec<Vec<usize>> {
    let find = |point: Point| shape.iter().position(|p| *p == point);
    let mut runs = Vec::new();
    for &(x, y) in shape {
        for (dx, dy) in [(1, 0), (0, 1)] {
            if find((x - dx, y - dy)).is_none() {
                let cells: Vec<usize> = (0..).map_while(|i| find((x + i * dx, y + i * dy))).collect();
                runs.extend((cells.len() > 1).then_some(cells));
            }
        }
    }
    runs
}

struct Trial<'a> {
    faces: &'a [Face],
    value: Value<'a>,
    is_word: IsWord<'a>,
    runs: Vec<Vec<usize>>,
    /// By cell: the letter and what it counts.
    laid: Vec<(Letter, i32)>,
    used: Vec<bool>,
    best: i32,
}

impl Trial<'_> {
    /// Fills the cells one after the other in all ways.
    fn fill(&mut self, cells: usize) {
        if self.laid.len() == cells {
            let counted: i32 = self.runs.iter().flatten().map(|cell| self.laid[*cell].1).sum();
            let unused = self.faces.iter().zip(&self.used).filter(|(_, used)| !**used);
            let unused: i32 = unused.map(|(face, _)| value_of(*face, self.value)).sum();
            self.best = self.best.max(counted - unused);
            return;
        }
        for die in 0..self.faces.len() {
            // Of equal dice, the first that is free.
            let is_repeated = (0..die).any(|other| !self.used[other] && self.faces[other] == self.faces[die]);
            if self.used[die] || is_repeated {
                continue;
            }
            self.used[die] = true;
            match self.faces[die] {
                Face::Letter(letter) => self.lay(letter, (self.value)(letter), cells),
                Face::Joker => Letter::all().for_each(|letter| self.lay(letter, 0, cells)),
            }
            self.used[die] = false;
        }
    }

    fn lay(&mut self, letter: Letter, counts: i32, cells: usize) {
        self.laid.push((letter, counts));
        let complete = |run: &&Vec<usize>| run.iter().max() == Some(&(self.laid.len() - 1));
        let is_word = |run: &Vec<usize>| {
            let letters: Vec<Letter> = run.iter().map(|cell| self.laid[*cell].0).collect();
            (self.is_word)(&letters)
        };
        if self.runs.iter().filter(complete).all(is_word) {
            self.fill(cells);
        }
        self.laid.pop();
    }
}
