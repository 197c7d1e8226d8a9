//! Which letters turn (§5.1.5).

use super::fates::{Combination, Fate};
use super::{Level, Vocabulary};
use crate::woerterklauer::tiles::Tile;
use game::grid::Direction;

/// What a run of the new field is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Case 1: an old word, perhaps shifted: nothing turns.
    Intact,
    /// Case 2: a dissolved word, carried elsewhere: only tiles from the pool take the mover's colour.
    Carried,
    /// Case 3: a mere inflection: only what was laid now takes the mover's colour.
    Inflected,
    /// Case 4: a new term: all its tiles take the mover's colour.
    Taken,
}

/// The kinds of all runs, and the colours that follow.
pub(super) struct Colouring {
    pub kinds: Vec<Kind>,
    /// By tile: does it show the mover's colour?
    pub mine: [bool; 256],
    /// How many do.
    pub count: usize,
}

impl<V: Vocabulary> Combination<'_, V> {
    pub fn colouring(&self) -> Colouring {
        let kinds = self.kinds();
        let mut mine = [false; 256];
        for stone in &self.case.turn.position.field {
            mine[stone.tile.index()] = stone.colour == self.case.turn.position.mover;
        }
        for (tile, _) in self.case.new.tiles() {
            mine[tile.index()] |= self.is_from_pool(tile);
        }
        for (run, kind) in self.case.new.runs.iter().zip(&kinds) {
            for tile in run.tiles() {
                mine[tile.index()] |= match kind {
                    Kind::Intact | Kind::Carried => false,
                    Kind::Inflected => self.fate(*tile) != Fate::Kept,
                    Kind::Taken => true,
                };
            }
        }
        let count = self.case.new.tiles().filter(|(tile, _)| mine[tile.index()]).count();
        Colouring { kinds, mine, count }
    }

    fn kinds(&self) -> Vec<Kind> {
        let mut kinds: Vec<Kind> = (0..self.case.new.runs.len())
            .map(|run| match () {
                () if self.case.is_intact(run) => Kind::Intact,
                () if self.stems(run).any(|stem| self.case.is_inflection(stem, run)) => Kind::Inflected,
                () => Kind::Taken,
            })
            .collect();
        for word in 0..self.readings.len() {
            if let Some(run) = self.carried(word, &kinds)
                && kinds[run] == Kind::Taken
            {
                kinds[run] = Kind::Carried;
            }
        }
        kinds
    }

    /// The old words of which a run is the heir.
    pub fn stems(&self, run: usize) -> impl Iterator<Item = usize> {
        let is_stem = move |heir: Option<u8>| heir.is_some_and(|heir| usize::from(heir) == run);
        (0..self.readings.len()).filter(move |word| is_stem(self.readings[*word].heir))
    }

    /// The run that carries a dissolved word: of those without a stem that repeat or inflect it, the one with most of
    /// its tiles (tie: upper, then left). A word that was only turned is carried by itself.
    fn carried(&self, word: usize, kinds: &[Kind]) -> Option<usize> {
        if self.readings[word].heir.is_some() {
            return None;
        }
        let old = &self.case.turn.old.runs[word];
        let shared = |run: usize| {
            let tiles = self.case.new.runs[run].tiles();
            old.tiles().iter().filter(|tile| tiles.contains(tile)).count()
        };
        let rank = |run: &usize| {
            let r = &self.case.new.runs[*run];
            (usize::MAX - shared(*run), r.first.y, r.first.x, r.direction)
        };
        (0..kinds.len())
            .filter(|run| matches!(kinds[*run], Kind::Taken | Kind::Carried) || self.case.is_turned(*run))
            .filter(|run| self.stems(*run).next().is_none() && self.case.is_inflection(word, *run))
            .min_by_key(rank)
    }
}

impl<V: Vocabulary> super::case::Case<'_, V> {
    /// Case 1: the very tiles of an old word of the same direction; at level IV also turned.
    pub fn is_intact(&self, run: usize) -> bool {
        self.turn.identical(&self.new.runs[run], self.new.runs[run].direction).is_some()
            || self.is_turned(run)
    }

    /// Level IV: an old word that lies in the other direction now.
    fn is_turned(&self, run: usize) -> bool {
        let run = &self.new.runs[run];
        let other = match run.direction {
            Direction::Across => Direction::Down,
            Direction::Down => Direction::Across,
        };
        self.level() == Level::IV && self.turn.identical(run, other).is_some()
    }
}

/// The tiles that show the mover's colour.
pub(super) fn tiles(mine: &[bool; 256]) -> impl Iterator<Item = Tile> {
    (0..=u8::MAX).map(Tile::new).filter(|tile| mine[tile.index()])
}
