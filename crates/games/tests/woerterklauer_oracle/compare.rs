//! The comparison: random turns, judged by the oracle and by the real validation.

use crate::oracle::board::{Board, Position, Tile};
use crate::oracle::check::Check;
use crate::oracle::vocabulary::Vocabulary;
use crate::oracle::{self, Outcome, Verdict};
use crate::random::RandomTable;
use crate::report::Report;
use crate::{real, text};
use game::Chance;
use std::collections::BTreeSet;

/// So many disagreements of a comparison are made as small as possible.
const SHRUNK: usize = 12;

/// Compares so many turns of a level.
pub fn compare(level: u8, turns: usize, seed: u64) -> Report {
    let mut chance = Chance::from_seed(seed);
    let mut table = RandomTable::new(level, chance.fork());
    let mut report = Report::default();
    while report.turns < turns {
        if table.is_full() || table.chance.percent(2) {
            table = RandomTable::new(level, chance.fork());
        }
        let after = table.propose();
        let verdict = oracle::judge(&table.position, &after, &table.words);
        let answer = real::judge(&table.position, &after, &table.words);
        report.letters += table.position.before.len();
        report.count(&verdict, answer.as_ref().err().copied());
        if !agree(&verdict, &answer) {
            let (position, after) = if report.disagreements.len() < SHRUNK {
                shrunk(table.position.clone(), after, &table.words)
            } else {
                (table.position.clone(), after)
            };
            report.disagreements.push(explained(&position, &after, &table.words));
        }
        if let Verdict::Legal(outcomes) = verdict
            && table.chance.percent(30)
        {
            table.go_on(&outcomes[0]);
        }
    }
    report
}

pub fn agree(verdict: &Verdict, answer: &Result<Outcome, Check>) -> bool {
    match (verdict, answer) {
        (Verdict::TooWide, _) => true,
        (Verdict::Illegal(names), Err(name)) => names.contains(name),
        (Verdict::Legal(outcomes), Ok(outcome)) => outcomes.contains(outcome),
        _ => false,
    }
}

/// How the two disagree: the names of the one and the name of the other; `None` if they agree.
fn disagreement(
    position: &Position,
    after: &Board,
    words: &dyn Vocabulary,
) -> Option<(BTreeSet<Check>, Option<Check>)> {
    let (verdict, answer) = (oracle::judge(position, after, words), real::judge(position, after, words));
    let names = if let Verdict::Illegal(names) = &verdict { names.clone() } else { BTreeSet::new() };
    (!agree(&verdict, &answer)).then(|| (names, answer.err()))
}

/// The position as text, and what both say of it.
fn explained(position: &Position, after: &Board, words: &dyn Vocabulary) -> String {
    let verdict = oracle::judge(position, after, words);
    let answer = real::judge(position, after, words);
    let mut runs = position.runs(&position.before);
    runs.extend(position.runs(after));
    let kin = runs.iter().flat_map(|a| runs.iter().map(move |b| (a, b)));
    let kin: Vec<String> = kin
        .filter(|(a, b)| a.text < b.text && words.inflection(&a.text, &b.text))
        .map(|(a, b)| format!("{}/{}", a.text, b.text))
        .collect();
    let position = text::print(position, after);
    format!("{position}# one family: {kin:?}\n# oracle: {verdict:?}\n# real: {answer:?}\n")
}

/// Without history, earlier fields, pool tiles and board tiles that the disagreement does not need.
fn shrunk(mut position: Position, mut after: Board, words: &dyn Vocabulary) -> (Position, Board) {
    let kind = disagreement(&position, &after, words);
    let mut smaller = true;
    while smaller {
        smaller = false;
        for (less, less_after) in lesser(&position, &after) {
            if is_field(&less) && disagreement(&less, &less_after, words) == kind {
                (position, after) = (less, less_after);
                smaller = true;
                break;
            }
        }
    }
    (position, after)
}

fn lesser(position: &Position, after: &Board) -> Vec<(Position, Board)> {
    let mut out = Vec::new();
    for i in 0..position.history.len() {
        let mut less = position.clone();
        less.history.remove(i);
        out.push((less, after.clone()));
    }
    for i in 0..position.patterns.len() {
        let mut less = position.clone();
        less.patterns.remove(i);
        out.push((less, after.clone()));
    }
    for tile in &position.pool {
        let mut less = position.clone();
        less.pool.remove(tile);
        out.push((less, without(after, *tile)));
    }
    for tile in position.before.values() {
        let mut less = position.clone();
        less.before = without(&position.before, *tile);
        less.colours.remove(tile);
        out.push((less, without(after, *tile)));
    }
    out
}

fn without(board: &Board, tile: Tile) -> Board {
    board.iter().filter(|(_, t)| **t != tile).map(|(c, t)| (*c, *t)).collect()
}

/// May it be a field before a turn: every tile in a word?
fn is_field(position: &Position) -> bool {
    let runs = position.runs(&position.before);
    position.before.keys().all(|c| runs.iter().any(|r| r.cells.contains(c)))
}
