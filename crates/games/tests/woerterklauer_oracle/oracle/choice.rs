//! Which combination of readings counts (5.1.3): the cheapest legal one; if none is legal, the first failing check of
//! the cheapest.

use super::board::{Entry, Run, Tile};
use super::check::Check;
use super::colours::{Case, Colouring};
use super::combination::{Combination, Fault};
use super::history::moved_along;
use super::reading::{self, Gaps, Reading, Slot};
use super::turn::Turn;
use super::vocabulary::Vocabulary;
use super::{Outcome, Verdict, search};
use std::collections::BTreeSet;

pub fn judge(turn: &Turn<'_>, words: &dyn Vocabulary) -> Verdict {
    match legal(turn, words, &readings(turn, Gaps::One)) {
        None => Verdict::TooWide,
        Some(outcomes) if !outcomes.is_empty() => Verdict::Legal(outcomes),
        Some(_) => Verdict::Illegal(names(turn, words).unwrap_or_else(|| Check::ALL.into())),
    }
}

/// The readings of each old word, one by one.
fn readings(turn: &Turn<'_>, gaps: Gaps) -> Vec<Vec<Reading>> {
    let level = turn.position.level;
    let of = |word: &Run| match reading::unchanged(word, &turn.new) {
        _ if level == 1 => reading::in_its_cells(word, &turn.new).into_iter().collect(),
        Some(only) => vec![only],
        None => reading::all(word, &turn.new, level, gaps),
    };
    turn.old.iter().map(of).collect()
}

/// What may come of the cheapest legal combinations; `None` if there are too many to look at.
fn legal(turn: &Turn<'_>, words: &dyn Vocabulary, readings: &[Vec<Reading>]) -> Option<Vec<Outcome>> {
    let may = |(word, of): (&Run, &Vec<Reading>)| -> Vec<Reading> {
        of.iter().filter(|r| stands_alone(turn, words, word, r)).cloned().collect()
    };
    let readings: Vec<Vec<Reading>> = turn.old.iter().zip(readings).map(may).collect();
    let mut outcomes = search::cheapest(turn, &readings, true, &|combination| {
        let colouring = Colouring::of(combination, words);
        if combination.first_fault(&colouring, words).is_some() {
            return None;
        }
        Some((letters_for_mover(combination, &colouring), outcome(combination, &colouring)))
    })?;
    outcomes.dedup();
    Some(outcomes)
}

fn letters_for_mover(combination: &Combination<'_>, colouring: &Colouring) -> usize {
    colouring.count(combination.turn.position.mover)
}

/// What fails in one word fails in every company.
fn stands_alone(turn: &Turn<'_>, words: &dyn Vocabulary, word: &Run, reading: &Reading) -> bool {
    let to_pool = |slot: &Slot, tile: &Tile| *slot == Slot::Removed && turn.returned.contains(tile);
    let mut slots = reading.slots().iter().zip(&word.tiles);
    let inflects = |run: usize| words.inflection(&word.text, &turn.new[run].text);
    has_other_letters(turn, word, reading)
        && reading.count(Slot::is_exchanged) <= 2
        && !slots.any(|(slot, tile)| to_pool(slot, tile))
        && !(reading.removes() && reading.heir().is_some_and(inflects))
}

fn has_other_letters(turn: &Turn<'_>, word: &Run, reading: &Reading) -> bool {
    let letter = |tile: Tile| turn.position.letters[&tile];
    let Some(run) = reading.heir() else { return true };
    reading.slots().iter().zip(&word.tiles).all(|(slot, tile)| match slot {
        Slot::Exchanged(place) => letter(turn.new[run].tiles[*place]) != letter(*tile),
        _ => true,
    })
}

/// The names a refusal may bear: the first failing check of the cheapest combinations, or A1 if there is none. To have
/// a failing check that is also a condition of a reading, the conditions of Q8, Q9 and Q2 are left to the checks here.
/// `None` if there are too many combinations to look at.
fn names(turn: &Turn<'_>, words: &dyn Vocabulary) -> Option<BTreeSet<Check>> {
    let found = search::cheapest(turn, &readings(turn, Gaps::Any), false, &|combination| {
        let colouring = Colouring::of(combination, words);
        match combination.first_fault(&colouring, words) {
            Some(Fault::Check(check)) => Some((letters_for_mover(combination, &colouring), check)),
            _ => None,
        }
    })?;
    Some(if found.is_empty() { [Check::A1].into() } else { found.into_iter().collect() })
}

fn outcome(combination: &Combination<'_>, colouring: &Colouring) -> Outcome {
    let turn = combination.turn;
    let mover = turn.position.mover;
    let held_opposing = |stem: &Run| stem.tiles.iter().any(|t| turn.position.colours[t] != mover);
    let texts = |wanted: &dyn Fn(usize, Case) -> bool| -> Vec<String> {
        let runs = turn.new.iter().zip(&colouring.cases).enumerate();
        let mut texts: Vec<String> =
            runs.filter(|(i, (_, case))| wanted(*i, **case)).map(|(_, (run, _))| run.text.clone()).collect();
        texts.sort();
        texts
    };
    let mut history: Vec<Entry> = moved_along(combination);
    history.extend(turn.new.iter().map(Entry::of));
    history.sort();
    history.dedup();
    Outcome {
        colours: colouring.colours.clone(),
        places: turn.place_after.clone(),
        pool: turn.pool_after(),
        leads: colouring.count(mover) > colouring.count(mover.other()),
        stolen: texts(&|i, case| case == Case::Turned && combination.stems(i).any(held_opposing)),
        inflected: texts(&|_, case| case == Case::Inflected),
        changed: texts(&|i, case| {
            case == Case::Turned
                && combination.stems(i).next().is_some()
                && !combination.stems(i).any(held_opposing)
        }),
        brand_new: texts(&|i, case| case == Case::Turned && combination.stems(i).next().is_none()),
        history,
    }
}
