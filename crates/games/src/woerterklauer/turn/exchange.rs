//! Q1: how much may be exchanged (A.28, A.29, W11, W24).

use super::fates::{Combination, Fate};
use super::{Check, Fault, Level, Vocabulary};
use crate::woerterklauer::tiles::Tile;

/// No word may have more exchanged letters.
const MOST_IN_A_WORD: usize = 2;

impl<V: Vocabulary> Combination<'_, V> {
    /// Q1: every exchanged tile is charged to a word of its own, and what replaces it comes from the pool.
    pub fn check_exchanges(&self) -> Result<(), Fault> {
        let exchanged: Vec<Tile> = self.lost_by(Fate::Exchanged).collect();
        if exchanged.is_empty() {
            return Ok(());
        }
        let faulty = self.overcharged(&exchanged).or_else(|| self.not_from_pool(&exchanged));
        match faulty {
            None => Ok(()),
            Some(words) => {
                let letters = self.pushed_aside(&exchanged).map(|tile| self.case.letter(tile)).collect();
                let words = words.into_iter().map(|word| self.case.turn.old.runs[word].word).collect();
                Err(Fault { words, letters, ..self.case.turn.fault(Check::Q1) })
            }
        }
    }

    /// At level I nothing is inserted: letters that seem exchanged but lie further on were pushed aside by another one.
    fn pushed_aside(&self, exchanged: &[Tile]) -> impl Iterator<Item = Tile> {
        let is_lying = |tile: &Tile| self.case.level() == Level::I && self.case.new.has(*tile);
        exchanged.iter().copied().filter(is_lying)
    }

    /// Words with more exchanged letters than can be charged. Words that share exchanged letters make a group, and each
    /// word can be charged once: so a group has at most as many exchanges as words.
    fn overcharged(&self, exchanged: &[Tile]) -> Option<Vec<usize>> {
        let mut groups = Groups::new(self.readings.len());
        for tile in exchanged {
            let words: Vec<usize> = self.case.turn.words_of(*tile).collect();
            groups.join(words[0], words[words.len() - 1]);
        }
        let through =
            |word: usize| exchanged.iter().filter(move |t| self.case.turn.words_of(**t).any(|w| w == word));
        let mut words: Vec<usize> =
            exchanged.iter().flat_map(|tile| self.case.turn.words_of(*tile)).collect();
        words.sort_unstable();
        words.dedup();
        let full: Vec<usize> =
            words.iter().copied().filter(|w| through(*w).count() > MOST_IN_A_WORD).collect();
        if !full.is_empty() {
            return Some(full);
        }
        let members =
            |group: usize| words.iter().copied().filter(|w| groups.of(*w) == group).collect::<Vec<_>>();
        let charges = |group: usize| {
            exchanged.iter().filter(|t| self.case.turn.words_of(**t).any(|w| groups.of(w) == group)).count()
        };
        words.iter().map(|w| groups.of(*w)).find(|g| charges(*g) > members(*g).len()).map(members)
    }

    /// Words whose substitutes do not lead to the pool: letters that only change places (W24), and two letters out for one
    /// in (§5.1.1: one for one).
    fn not_from_pool(&self, exchanged: &[Tile]) -> Option<Vec<usize>> {
        let substitute = |tile: Tile| self.substitutes(tile).next().map(|(other, _)| other);
        let leads_to_pool = |tile: &Tile| {
            let mut chain = std::iter::successors(Some(*tile), |t| substitute(*t));
            chain.by_ref().take(exchanged.len() + 1).any(|t| self.fate(t) == Fate::Pool)
        };
        let is_shared = |tile: &Tile| {
            exchanged.iter().any(|other| other != tile && substitute(*other) == substitute(*tile))
        };
        let tile = exchanged.iter().find(|t| !leads_to_pool(t) || is_shared(t))?;
        Some(self.case.turn.words_of(*tile).collect())
    }
}

/// Groups of words.
struct Groups(Vec<usize>);

impl Groups {
    fn new(count: usize) -> Self {
        Self((0..count).collect())
    }

    fn of(&self, word: usize) -> usize {
        self.0[word]
    }

    /// The smaller number names the joined group.
    fn join(&mut self, a: usize, b: usize) {
        let (low, high) = (self.of(a).min(self.of(b)), self.of(a).max(self.of(b)));
        self.0.iter_mut().filter(|group| **group == high).for_each(|group| *group = low);
    }
}
