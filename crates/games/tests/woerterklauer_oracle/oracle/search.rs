//! The cheapest combinations of readings, by looking at all that are not dearer than one already found.

use super::board::{Run, Tile};
use super::combination::Combination;
use super::reading::{Reading, Slot};
use super::turn::Turn;
use std::collections::BTreeMap;

/// So many steps, then it is too wide.
const WIDEST: usize = 60_000;

/// Fewest dissolved words, then slots not kept, inserted, removed: what each word adds for itself.
type Price = [usize; 4];

/// One reading of a word, and what must be known of it again and again.
struct Candidate<'a> {
    price: Price,
    reading: &'a Reading,
    /// Exchanged tiles and what stands in their place.
    substitutes: BTreeMap<Tile, Tile>,
    inserted: Vec<Tile>,
}

impl<'a> Candidate<'a> {
    fn new(turn: &Turn<'_>, word: &Run, reading: &'a Reading) -> Self {
        let not_kept = word.tiles.len() - reading.count(Slot::is_kept);
        let removed = reading.count(|s| s == Slot::Removed);
        let dissolved = usize::from(reading.heir().is_none());
        let in_heir = |place: usize| reading.heir().map(|run| turn.new[run].tiles[place]);
        let inserted: Vec<Tile> = reading.inserted().into_iter().filter_map(in_heir).collect();
        let exchanged = reading.slots().iter().zip(&word.tiles).filter(|(slot, _)| slot.is_exchanged());
        let substitutes =
            exchanged.filter_map(|(slot, tile)| Some((*tile, in_heir(slot.place()?)?))).collect();
        Self { price: [dissolved, not_kept, inserted.len(), removed], reading, substitutes, inserted }
    }
}

/// What `look` makes of the cheapest combinations it accepts; it also says how many letters the mover gets, which
/// decides last. With `agree`, a combination is dropped as soon as two words disagree about a shared tile.
/// `None` if there are too many to look at.
pub fn cheapest<T>(
    turn: &Turn<'_>,
    readings: &[Vec<Reading>],
    agree: bool,
    look: &dyn Fn(&Combination<'_>) -> Option<(usize, T)>,
) -> Option<Vec<T>> {
    let words: Vec<Vec<Candidate<'_>>> = turn
        .old
        .iter()
        .zip(readings)
        .map(|(word, of)| {
            let mut of: Vec<_> = of.iter().map(|r| Candidate::new(turn, word, r)).collect();
            of.sort_by_key(|c| c.price);
            of
        })
        .collect();
    let mut search = Search { turn, words: &words, agree, steps: 0, best: None, found: vec![], look };
    search.walk(&mut vec![], [0; 4]).then_some(search.found)
}

struct Search<'a, T> {
    turn: &'a Turn<'a>,
    words: &'a [Vec<Candidate<'a>>],
    agree: bool,
    steps: usize,
    /// Price, displacement, letters the mover does not get.
    best: Option<(Price, usize, usize)>,
    found: Vec<T>,
    look: &'a dyn Fn(&Combination<'_>) -> Option<(usize, T)>,
}

impl<'a, T> Search<'a, T> {
    /// False if there are too many.
    fn walk(&mut self, chosen: &mut Vec<&'a Candidate<'a>>, spent: Price) -> bool {
        self.steps += 1;
        let words = self.words;
        if chosen.len() == words.len() {
            let readings = chosen.iter().map(|c| c.reading).collect();
            self.take(&Combination::new(self.turn, readings), spent);
        }
        for candidate in words.get(chosen.len()).into_iter().flatten() {
            let spent = plus(spent, candidate.price);
            if self.is_too_dear(chosen.len() + 1, spent) {
                continue;
            }
            chosen.push(candidate);
            let done = !self.may_stand(chosen) || self.walk(chosen, spent);
            chosen.pop();
            if !done {
                return false;
            }
        }
        self.steps <= WIDEST
    }

    fn take(&mut self, combination: &Combination<'_>, spent: Price) {
        let moved = combination.displacement();
        if self.best.is_some_and(|(price, way, _)| (spent, moved) > (price, way)) {
            return;
        }
        let Some((letters, found)) = (self.look)(combination) else { return };
        let cost = (spent, moved, usize::MAX - letters);
        if self.best.is_none_or(|best| cost < best) {
            self.best = Some(cost);
            self.found.clear();
        }
        if self.best == Some(cost) {
            self.found.push(found);
        }
    }

    /// Even with the cheapest readings of the words to come.
    fn is_too_dear(&self, next: usize, spent: Price) -> bool {
        let rest = self.words[next..].iter().filter_map(|of| of.first()).map(|c| c.price);
        let least = rest.fold(spent, plus);
        self.best.is_some_and(|(price, ..)| least > price)
    }

    /// Could it become a combination, whatever the words to come?
    fn may_stand(&self, chosen: &[&Candidate<'_>]) -> bool {
        let last = chosen.len() - 1;
        (!self.agree || (0..last).all(|other| self.agrees(chosen, other, last)))
            && self.sources_may_be(chosen)
    }

    /// Q8 for two words: what one exchanges the other exchanges for the same.
    fn agrees(&self, chosen: &[&Candidate<'_>], a: usize, b: usize) -> bool {
        let mut shared = self.turn.old[a].tiles.iter().filter(|t| self.turn.old[b].tiles.contains(t));
        shared.all(|t| chosen[a].substitutes.get(t) == chosen[b].substitutes.get(t))
    }

    /// 5.1.3: a substitute is from the pool; an inserted tile is, or was removed or dissolved. What is still open may
    /// become so.
    fn sources_may_be(&self, chosen: &[&Candidate<'_>]) -> bool {
        let exchanged = |tile: &Tile| chosen.iter().any(|c| c.substitutes.contains_key(tile));
        let is_open = |tile: &Tile| {
            self.turn.placed.contains(tile)
                || self.turn.old[chosen.len()..].iter().any(|w| w.tiles.contains(tile))
        };
        let substitute_may = |tile: &Tile| is_open(tile) || exchanged(tile);
        let inserted_may = |tile: &Tile| is_open(tile) || exchanged(tile) || self.moved(chosen, *tile);
        chosen
            .iter()
            .all(|c| c.substitutes.values().all(substitute_may) && c.inserted.iter().all(inserted_may))
    }

    /// Removed from a word, or only in dissolved words?
    fn moved(&self, chosen: &[&Candidate<'_>], tile: Tile) -> bool {
        let slots: Vec<Option<Slot>> = chosen
            .iter()
            .zip(&self.turn.old)
            .filter_map(|(c, word)| {
                let i = word.tiles.iter().position(|t| *t == tile)?;
                Some(c.reading.slots().get(i).copied())
            })
            .collect();
        slots.contains(&Some(Slot::Removed)) || slots.iter().all(Option::is_none)
    }
}

fn plus(a: Price, b: Price) -> Price {
    std::array::from_fn(|i| a[i] + b[i])
}
