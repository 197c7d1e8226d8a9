//! The slow oracle: a turn of Wörterklauer judged straight from §5.1 of its rules, without cleverness.
//!
//! It enumerates all readings of all words, applies the conditions as they are written, and chooses as the text says.
//! Nothing here is taken from the real validation.

pub mod board;
pub mod check;
pub mod choice;
pub mod colours;
pub mod combination;
pub mod history;
pub mod reading;
pub mod search;
pub mod statics;
pub mod turn;
pub mod vocabulary;

use board::{Board, Cell, Colour, Position, Tile, places};
use check::Check;
use std::collections::{BTreeMap, BTreeSet};
use turn::Turn;
use vocabulary::Vocabulary;

/// What the oracle says of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Illegal; the checks that may be named. One, unless the text leaves it open.
    Illegal(BTreeSet<Check>),
    /// Legal; what may come of it. One, unless readings tie to the last.
    Legal(Vec<Outcome>),
    /// Too many combinations of readings for so slow a judge.
    TooWide,
}

/// What a legal turn brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub colours: BTreeMap<Tile, Colour>,
    /// Where each tile lies, in the coordinates of the board before.
    pub places: BTreeMap<Tile, Cell>,
    pub pool: BTreeSet<Tile>,
    pub leads: bool,
    /// Sorted, as are the next three.
    pub stolen: Vec<String>,
    /// The mover's own words, made new terms.
    pub changed: Vec<String>,
    pub inflected: Vec<String>,
    pub brand_new: Vec<String>,
    /// The history for the next turn, sorted.
    pub history: Vec<board::Entry>,
}

/// Judges the board after a turn, given as cells and tiles in any order, possibly with a tile twice.
pub fn judge(position: &Position, after: &Board, words: &dyn Vocabulary) -> Verdict {
    if let Some(check) = statics::first_failing(position, after, words) {
        return Verdict::Illegal(BTreeSet::from([check]));
    }
    if position.before.is_empty() {
        return Verdict::Legal(vec![first_turn(position, after)]);
    }
    choice::judge(&Turn::new(position, after), words)
}

/// First turn: every tile takes the mover's colour.
fn first_turn(position: &Position, after: &Board) -> Outcome {
    let tiles: BTreeSet<Tile> = after.values().copied().collect();
    let runs = position.runs(after);
    let mut brand_new: Vec<String> = runs.iter().map(|r| r.text.clone()).collect();
    brand_new.sort();
    let mut history = position.history.clone();
    history.extend(runs.iter().map(board::Entry::of));
    history.sort();
    history.dedup();
    Outcome {
        colours: tiles.iter().map(|t| (*t, position.mover)).collect(),
        places: places(after),
        pool: position.pool.difference(&tiles).copied().collect(),
        leads: !tiles.is_empty(),
        stolen: vec![],
        changed: vec![],
        inflected: vec![],
        brand_new,
        history,
    }
}
