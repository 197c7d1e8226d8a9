//! A field under a player's hands, with what they hold.

use super::ground::{AREA, Ground, NONE, SIDE, Tiles, bit, members};
use games::woerterklauer::turn::Position;

/// A field while somebody thinks: what lies, what is in hand, and what has been done so far.
#[derive(Clone)]
pub(super) struct Draft {
    pub cells: [u8; AREA],
    /// In hand, from the pool.
    pub free: Tiles,
    /// In hand, from the field: they have to be built in again.
    pub owed: Tiles,
    /// Tiles that show the mover's colour.
    pub mine: Tiles,
    /// Tiles that were exchanged.
    pub exchanged: Tiles,
    /// By bits: the old words into which a letter was inserted.
    pub inserted: u128,
    /// By bits: the old words that were dissolved, or lost letters.
    pub broken: u128,
    /// Own letters less the opponent's, as far as it is known.
    pub lead: i32,
}

impl Draft {
    /// The field before the turn.
    pub fn of(position: &Position, ground: &Ground) -> Self {
        let own = position.field.iter().filter(|stone| stone.colour == position.mover);
        let mine = own.fold(0, |set, stone| set | bit(stone.tile.index() as u8));
        let free = position.pool.iter().fold(0, |set, tile| set | bit(tile.index() as u8));
        let mut draft =
            Self { cells: ground.cells, free, owed: 0, mine, exchanged: 0, inserted: 0, broken: 0, lead: 0 };
        draft.lead = draft.counted_lead();
        draft
    }

    /// The lead by the colours.
    pub fn counted_lead(&self) -> i32 {
        let lying = self.cells.iter().filter(|tile| **tile != NONE);
        lying.map(|tile| if self.mine & bit(*tile) != 0 { 1 } else { -1 }).sum()
    }

    /// Takes a tile with this letter out of the hand; one that has to be built in first, if that may be.
    pub fn take(&mut self, letter: u8, only_free: bool, ground: &Ground) -> Option<u8> {
        let with_letter = |set: Tiles| members(set).find(|tile| ground.letters[usize::from(*tile)] == letter);
        if let Some(tile) = with_letter(self.owed).filter(|_| !only_free) {
            self.owed &= !bit(tile);
            return Some(tile);
        }
        let tile = with_letter(self.free)?;
        self.free &= !bit(tile);
        Some(tile)
    }

    /// A name for the letters as they lie, wherever that is.
    pub fn fingerprint(&self, ground: &Ground) -> u64 {
        let mut hash: u64 = 0xCBF2_9CE4_8422_2325;
        let mut before = 0;
        for (at, tile) in self.cells.iter().enumerate().filter(|(_, tile)| **tile != NONE) {
            let letter = u64::from(ground.letters[usize::from(*tile)]);
            let jump = if before == 0 { 0 } else { (at - before) as u64 };
            before = at;
            hash = (hash ^ (letter << 16 | jump)).wrapping_mul(0x0100_0000_01B3);
        }
        hash
    }

    /// The first and last line and column with tiles; `None` for an empty field.
    pub fn extent(&self) -> Option<Extent> {
        let mut extent: Option<Extent> = None;
        for at in (0..AREA).filter(|at| self.cells[*at] != NONE) {
            let (x, y) = (at % SIDE, at / SIDE);
            let e = extent.get_or_insert(Extent { low: [x, y], high: [x, y] });
            e.low = [e.low[0].min(x), e.low[1].min(y)];
            e.high = [e.high[0].max(x), e.high[1].max(y)];
        }
        extent
    }
}

/// How far a field reaches, by column and line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Extent {
    pub low: [usize; 2],
    pub high: [usize; 2],
}
