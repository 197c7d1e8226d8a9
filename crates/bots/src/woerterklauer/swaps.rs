//! Letters of the pool for others: which ones a player gives away.

use game::Seat;
use games::woerterklauer::{Placed, Tile, View, is_vowel};
use words::Letter;

/// A pool of letters that is complete (A.13).
const POOL: usize = 12;
/// A.16: at most so many.
const MOST: usize = 6;

/// Letters that build in easily, the best first.
const EASY: &[u8] = b"ENRSTIAHLDUGOMBKFZWPCVJYXQ";

/// A.8: so many letters to set aside, those first that are hardest to build in.
pub(super) fn for_a_vowel(view: &View, count: usize) -> Vec<Tile> {
    hardest(view, count)
}

/// A.16: the letters to swap by the Tausch-Joker; none if it is gone or the pool is not complete (W6).
pub(super) fn for_better_ones(view: &View, seat: Seat) -> Vec<Tile> {
    let is_there = view.jokers.get(seat.index()).copied().unwrap_or(false);
    if !is_there || view.pool.len() < POOL {
        return Vec::new();
    }
    hardest(view, MOST.min(view.supply))
}

/// The field as it was before the turn.
pub(super) fn field_before(view: &View) -> Vec<Placed> {
    view.field.iter().map(|stone| Placed { tile: stone.tile, cell: stone.cell }).collect()
}

/// The letters that are hardest to build in: rare ones, and those of which there are many.
fn hardest(view: &View, count: usize) -> Vec<Tile> {
    let letter = |tile: &Tile| view.tiles.as_bytes().get(tile.index()).copied().unwrap_or(b'Q');
    let mut tiles: Vec<(usize, Tile)> = view
        .pool
        .iter()
        .enumerate()
        .map(|(place, tile)| {
            let same = view.pool[..place].iter().filter(|other| letter(other) == letter(tile)).count();
            let ease = EASY.iter().position(|easy| *easy == letter(tile)).unwrap_or(EASY.len());
            let many = if Letter::from_ascii(letter(tile)).is_some_and(is_vowel) { 6 } else { 9 };
            (ease + many * same, *tile)
        })
        .collect();
    tiles.sort_unstable_by_key(|(hardness, tile)| (usize::MAX - hardness, *tile));
    tiles.into_iter().take(count).map(|(_, tile)| tile).collect()
}
