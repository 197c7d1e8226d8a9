//! Same place (5.1.7).

use super::board::{Entry, Way};
use super::colours::{Case, Colouring};
use super::combination::Combination;
use super::reading::Slot;
use super::turn::Turn;

/// H1: no run of case 3 or 4 has lain here before.
pub fn nothing_returns(combination: &Combination<'_>, colouring: &Colouring) -> bool {
    let history = moved_along(combination);
    let turn = combination.turn;
    let changed = turn.new.iter().zip(&colouring.cases);
    let mut changed = changed.filter(|(_, case)| matches!(case, Case::Inflected | Case::Turned));
    changed.all(|(run, _)| !history.iter().any(|e| e.text == run.text && e.overlaps(run)))
}

/// H2: the letters of the whole field are new.
pub fn field_is_new(turn: &Turn<'_>) -> bool {
    let pattern = turn.position.pattern(&turn.after);
    let before = turn.position.pattern(&turn.position.before);
    pattern != before && !turn.position.patterns.contains(&pattern)
}

/// The history with the words lying before, and its entries moved along with the words that moved.
pub fn moved_along(combination: &Combination<'_>) -> Vec<Entry> {
    let turn = combination.turn;
    let mut history = turn.position.history.clone();
    history.extend(turn.old.iter().map(Entry::of));
    let mut moved = Vec::new();
    for (word, reading) in turn.old.iter().zip(&combination.readings) {
        let first_kept = reading.slots().iter().position(|s| matches!(s, Slot::Kept(_)));
        let way = first_kept.map_or(Way::default(), |i| turn.way(word.tiles[i]));
        if way != Way::default() {
            let entries = history.iter().filter(|e| e.overlaps(word));
            moved.extend(entries.map(|e| Entry { first: e.first.plus(way), ..e.clone() }));
        }
    }
    history.extend(moved);
    history
}
