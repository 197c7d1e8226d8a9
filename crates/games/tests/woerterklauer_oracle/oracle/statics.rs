//! Static checks on the board after the turn (5.1.2).

use super::board::{Board, Cell, Direction, Position, Tile};
use super::check::Check;
use super::vocabulary::Vocabulary;
use std::collections::BTreeSet;

pub fn first_failing(position: &Position, after: &Board, words: &dyn Vocabulary) -> Option<Check> {
    let runs = position.runs(after);
    let in_a_run = |cell: &Cell| runs.iter().any(|r| r.cells.contains(cell));
    let checks = [
        (Check::S0, no_tile_twice(after)),
        (Check::S1, placed_is_from_pool(position, after)),
        (Check::S2, fits(position.size, after)),
        (Check::S3, after.keys().all(in_a_run)),
        (Check::S4, runs.iter().all(|r| words.has(&r.text))),
        (Check::S5, is_connected(after)),
    ];
    checks.into_iter().find(|(_, holds)| !holds).map(|(check, _)| check)
}

fn no_tile_twice(after: &Board) -> bool {
    after.values().collect::<BTreeSet<_>>().len() == after.len()
}

fn placed_is_from_pool(position: &Position, after: &Board) -> bool {
    let before: BTreeSet<&Tile> = position.before.values().collect();
    after.values().all(|t| before.contains(t) || position.pool.contains(t))
}

fn fits(size: i32, after: &Board) -> bool {
    let extent = |of: fn(&Cell) -> i32| {
        let (low, high) = (after.keys().map(of).min(), after.keys().map(of).max());
        low.zip(high).map_or(0, |(low, high)| high - low + 1)
    };
    extent(|c| c.x) <= size && extent(|c| c.y) <= size
}

fn is_connected(after: &Board) -> bool {
    let Some(first) = after.keys().next() else { return true };
    let mut reached = BTreeSet::from([*first]);
    loop {
        let near = |c: &Cell| {
            Direction::BOTH.into_iter().flat_map(|d| [c.step(d, 1), c.step(d, -1)]).collect::<Vec<_>>()
        };
        let more: BTreeSet<Cell> = reached.iter().flat_map(near).filter(|c| after.contains_key(c)).collect();
        let before = reached.len();
        reached.extend(more);
        if reached.len() == before {
            return before == after.len();
        }
    }
}
