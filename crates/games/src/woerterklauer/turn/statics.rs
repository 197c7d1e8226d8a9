//! What every field has to be, whatever it was before (S0–S5, §5.1.2).

use super::history::{Shift, commonest};
use super::layout::{Layout, Run, SIDE, Spot};
use super::{Check, Fault, Turn, Vocabulary};
use crate::woerterklauer::tiles::{Placed, Tile};
use game::grid::{Cell, Direction};
use words::{Letter, Word};

/// Nobody lays so far out; the rules know no such limit, numbers do.
const WORLD: u8 = 60;

impl<V: Vocabulary> Turn<'_, V> {
    /// Checks S0 to S5. Gives the field, and by how much it was moved back (§5.1.1, drift).
    pub(super) fn check_statics(&self, after: &[Placed]) -> Result<(Layout, Shift), Fault> {
        self.check_tiles(after)?;
        self.check_extent(after)?;
        let drift = self.drift(after);
        let moved_back = Shift::default().relative_to(drift);
        let placed: Vec<Placed> =
            after.iter().filter_map(|p| Some(Placed { cell: moved_back.apply(p.cell)?, ..*p })).collect();
        let layout = Layout::new(&placed, &self.position.letters);
        self.check_lone_tiles(&layout)?;
        self.check_words(&layout)?;
        self.check_connection(&layout)?;
        Ok((layout, drift))
    }

    fn check_tiles(&self, after: &[Placed]) -> Result<(), Fault> {
        let mut cells: Vec<Cell> = after.iter().map(|p| p.cell).collect();
        cells.sort_unstable();
        let mut seen = [false; 256];
        let tile_twice = after.iter().any(|p| std::mem::replace(&mut seen[p.tile.index()], true));
        if tile_twice || cells.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(self.fault(Check::S0));
        }
        let foreign: Vec<Tile> =
            after.iter().map(|p| p.tile).filter(|t| !self.old.has(*t) && !self.is_in_pool(*t)).collect();
        if foreign.is_empty() {
            return Ok(());
        }
        let letter = |t: &Tile| self.position.letters.get(t.index()).copied();
        let letters: Vec<Letter> = foreign.iter().filter_map(letter).collect();
        Err(Fault { letters, ..self.fault(Check::S1) })
    }

    fn check_extent(&self, after: &[Placed]) -> Result<(), Fault> {
        let size = self.position.size.min(SIDE as u8);
        let fits = |coordinate: fn(&Placed) -> i8| {
            let values = || after.iter().map(coordinate);
            let (low, high) = (values().min().unwrap_or(0), values().max().unwrap_or(0));
            high.abs_diff(low) < size && low.unsigned_abs().max(high.unsigned_abs()) <= WORLD
        };
        if fits(|p| p.cell.x) && fits(|p| p.cell.y) { Ok(()) } else { Err(self.fault(Check::S2)) }
    }

    /// The commonest displacement of the tiles in both fields; at level I nothing moves.
    fn drift(&self, after: &[Placed]) -> Shift {
        if self.position.level == super::Level::I {
            return Shift::default();
        }
        let shift = |p: &Placed| self.old.spot(p.tile).map(|spot| Shift::between(spot.cell, p.cell));
        commonest(after.iter().filter_map(shift))
    }

    fn check_lone_tiles(&self, layout: &Layout) -> Result<(), Fault> {
        let lone = layout.tiles().filter(|(_, spot)| spot.runs().next().is_none());
        let letters: Vec<Letter> = lone.map(|(tile, _)| self.position.letters[tile.index()]).collect();
        if letters.is_empty() { Ok(()) } else { Err(Fault { letters, ..self.fault(Check::S3) }) }
    }

    fn check_words(&self, layout: &Layout) -> Result<(), Fault> {
        let is_known = |run: &Run| match self.identical(run, run.direction) {
            Some(old) => self.in_list[old],
            None => self.vocabulary.has(&run.word),
        };
        let mut words: Vec<Word> = layout.runs.iter().filter(|r| !is_known(r)).map(|r| r.word).collect();
        if words.is_empty() {
            return Ok(());
        }
        words.sort_unstable();
        words.dedup();
        Err(Fault { words, ..self.fault(Check::S4) })
    }

    fn check_connection(&self, layout: &Layout) -> Result<(), Fault> {
        let mut reached = [false; 256];
        let mut open: Vec<usize> = if layout.runs.is_empty() { vec![] } else { vec![0] };
        let mut done = vec![false; layout.runs.len()];
        while let Some(number) = open.pop() {
            if std::mem::replace(&mut done[number], true) {
                continue;
            }
            for tile in layout.runs[number].tiles() {
                reached[tile.index()] = true;
                open.extend(layout.spot(*tile).into_iter().flat_map(Spot::runs).map(|(run, _)| run));
            }
        }
        if done.iter().all(|d| *d) {
            return Ok(());
        }
        // The smaller part is the one that is cut off.
        let count = layout.tiles().filter(|(tile, _)| reached[tile.index()]).count();
        let cut_off = 2 * count < layout.tiles().count();
        let parts = layout.runs.iter().zip(&done).filter(|(_, d)| **d == cut_off);
        Err(Fault { words: parts.map(|(run, _)| run.word).collect(), ..self.fault(Check::S5) })
    }

    /// The old word with these very tiles, if it lay in this direction.
    pub(super) fn identical(&self, run: &Run, direction: Direction) -> Option<usize> {
        let (old, place) = self.old.spot(run.tiles()[0])?.run(direction)?;
        (place == 0 && self.old.runs[old].tiles() == run.tiles()).then_some(old)
    }
}
