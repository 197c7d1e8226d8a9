//! A field under a player's hands, with what they hold.

use super::cells::Cells;
use super::ground::{Ground, Tiles, bit, members};
use games::woerterklauer::turn::Position;

/// A field while somebody thinks: what lies, what is in hand, and what has been done so far.
#[derive(Clone)]
pub(super) struct Draft {
    pub cells: Cells,
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
        let mut draft = Self {
            cells: ground.cells.clone(),
            free,
            owed: 0,
            mine,
            exchanged: 0,
            inserted: 0,
            broken: 0,
            lead: 0,
        };
        draft.lead = draft.counted_lead();
        draft
    }

    /// The lead by the colours.
    pub fn counted_lead(&self) -> i32 {
        let lying = self.cells.set();
        let mine = (lying & self.mine).count_ones().cast_signed();
        2 * mine - lying.count_ones().cast_signed()
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
        for (at, tile) in self.cells.tiles() {
            let letter = u64::from(ground.letters[usize::from(tile)]);
            let jump = if before == 0 { 0 } else { (at - before) as u64 };
            before = at;
            hash = (hash ^ (letter << 16 | jump)).wrapping_mul(0x0100_0000_01B3);
        }
        hash
    }
}
