//! Whether a field can lie like that, and which of its tiles hang together.

use super::ground::{AREA, Ground, NONE, Run, SIDE, Tiles, bit, runs};
use game::grid::Direction;
use words::automaton::Automaton;
use words::{Letter, Word};

/// The cells beside a cell.
fn beside(at: usize) -> [usize; 4] {
    [at - 1, at + 1, at - SIDE, at + SIDE]
}

/// Is a cell so far from the edge that it has neighbours?
pub(super) fn is_inside(at: usize) -> bool {
    (1..SIDE - 1).contains(&(at % SIDE)) && (1..SIDE - 1).contains(&(at / SIDE))
}

/// The tiles that hang together with the one on a cell, where a step between two cells is cut.
pub(super) fn part(cells: &[u8; AREA], from: usize, cut: Option<(usize, usize)>) -> Tiles {
    let mut reached = bit(cells[from]);
    let mut open = vec![from];
    while let Some(at) = open.pop() {
        for next in beside(at) {
            let is_cut = cut.is_some_and(|(a, b)| (a, b) == (at, next) || (b, a) == (at, next));
            if !is_cut && cells[next] != NONE && reached & bit(cells[next]) == 0 {
                reached |= bit(cells[next]);
                open.push(next);
            }
        }
    }
    reached
}

/// The field with these tiles moved by so many cells; `None` if they do not fit there.
pub(super) fn moved(cells: &[u8; AREA], tiles: Tiles, by: isize) -> Option<[u8; AREA]> {
    let mut after = *cells;
    after.iter_mut().filter(|tile| **tile != NONE && tiles & bit(**tile) != 0).for_each(|tile| *tile = NONE);
    for (at, tile) in cells.iter().enumerate().filter(|(_, t)| **t != NONE && tiles & bit(**t) != 0) {
        let to = at.checked_add_signed(by).filter(|to| *to < AREA && is_inside(*to) && after[*to] == NONE)?;
        after[to] = *tile;
    }
    Some(after)
}

/// The letters of a run.
pub(super) fn word(cells: &[u8; AREA], run: Run, ground: &Ground) -> Option<Word> {
    let mut letters = [Letter::default(); SIDE];
    for (letter, at) in letters.iter_mut().zip(run.cells()) {
        *letter = Letter::from_index(ground.letters[usize::from(cells[at])])?;
    }
    Word::from_letters(&letters[..run.len])
}

/// The old word with the very tiles of a run.
pub(super) fn old_word(cells: &[u8; AREA], run: Run, ground: &Ground) -> Option<usize> {
    let number = ground.words_of[usize::from(cells[run.first])][run.direction as usize];
    let old = ground.words.get(usize::from(number))?;
    old.tiles.iter().copied().eq(run.cells().map(|at| cells[at])).then_some(usize::from(number))
}

/// S2 to S5: is the field small enough and in one piece, and is every line of letters a word that lay there or is
/// known?
pub(super) fn is_sound(cells: &[u8; AREA], ground: &Ground, words: &Automaton) -> bool {
    let Some(first) = cells.iter().position(|tile| *tile != NONE) else { return false };
    let lying = || (0..AREA).filter(|at| cells[*at] != NONE);
    let span = |axis: fn(usize) -> usize| {
        let (low, high) = lying().fold((SIDE, 0), |(l, h), at| (l.min(axis(at)), h.max(axis(at))));
        high + 1 - low
    };
    lying().all(is_inside)
        && span(|at| at % SIDE) <= ground.size
        && span(|at| at / SIDE) <= ground.size
        && part(cells, first, None).count_ones() as usize == lying().count()
        && Direction::BOTH.into_iter().flat_map(|direction| runs(cells, direction)).all(|run| {
            old_word(cells, run, ground).is_some()
                || word(cells, run, ground).is_some_and(|word| words.contains(&word))
        })
}
