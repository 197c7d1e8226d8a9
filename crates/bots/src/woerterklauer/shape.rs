//! Whether a field can lie like that, and which of its tiles hang together.

use super::cells::{AREA, Cells, Extent, Run, SIDE};
use super::ground::{Ground, NONE, Tiles, bit};
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
pub(super) fn part(cells: &Cells, from: usize, cut: Option<(usize, usize)>) -> Tiles {
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
pub(super) fn moved(cells: &Cells, tiles: Tiles, by: isize) -> Option<Cells> {
    let mut after = cells.clone();
    let moving = || cells.tiles().filter(|(_, tile)| tiles & bit(*tile) != 0);
    moving().for_each(|(at, _)| after.clear(at));
    for (at, tile) in moving() {
        let to = at.checked_add_signed(by).filter(|to| *to < AREA && is_inside(*to) && after[*to] == NONE)?;
        after.put(to, tile);
    }
    Some(after)
}

/// The letters of a run.
pub(super) fn word(cells: &Cells, run: Run, ground: &Ground) -> Option<Word> {
    let mut letters = [Letter::default(); SIDE];
    for (letter, at) in letters.iter_mut().zip(run.cells()) {
        *letter = Letter::from_index(ground.letters[usize::from(cells[at])])?;
    }
    Word::from_letters(&letters[..run.len])
}

/// The old word with the very tiles of a run.
pub(super) fn old_word(cells: &Cells, run: Run, ground: &Ground) -> Option<usize> {
    let number = ground.words_of[usize::from(cells[run.first])][run.direction as usize];
    let old = ground.words.get(usize::from(number))?;
    old.tiles.iter().copied().eq(run.cells().map(|at| cells[at])).then_some(usize::from(number))
}

/// S2 to S5: is the field small enough and in one piece, and is every line of letters a word that lay there or is
/// known?
pub(super) fn is_sound(cells: &Cells, ground: &Ground, words: &Automaton) -> bool {
    let (Some(first), Some(Extent { low, high })) = (cells.lying().next(), cells.extent()) else {
        return false;
    };
    (0..2).all(|axis| low[axis] >= 1 && high[axis] < SIDE - 1 && high[axis] + 1 - low[axis] <= ground.size)
        && part(cells, first, None).count_ones() as usize == cells.lying().count()
        && Direction::BOTH.into_iter().flat_map(|direction| cells.runs(direction)).all(|run| {
            old_word(cells, run, ground).is_some()
                || word(cells, run, ground).is_some_and(|word| words.contains(&word))
        })
}
