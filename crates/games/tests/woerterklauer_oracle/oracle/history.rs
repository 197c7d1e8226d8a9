//! Same place (5.1.7).

use super::board::{Entry, Run, Way};
use super::colours::{Case, Colouring};
use super::combination::Combination;
use super::reading::Slot;
use super::turn::Turn;
use super::vocabulary::Vocabulary;

/// H1: no run of case 3 or 4 has lain here before, and of a run of case 4 no form of the same lemma.
pub fn nothing_returns(combination: &Combination<'_>, colouring: &Colouring, words: &dyn Vocabulary) -> bool {
    let history = moved_along(combination);
    let has_lain = |run: &Run, same: &dyn Fn(&str) -> bool| {
        history.iter().any(|entry| entry.overlaps(run) && same(&entry.text))
    };
    let returns = |(run, case): (&Run, &Case)| match case {
        Case::Intact | Case::Carried => false,
        Case::Inflected => has_lain(run, &|text| text == run.text),
        Case::Turned => has_lain(run, &|text| text == run.text || words.one_lemma(text, &run.text)),
    };
    !combination.turn.new.iter().zip(&colouring.cases).any(returns)
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
