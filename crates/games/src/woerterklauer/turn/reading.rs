//! How one old word may have become what lies there (§5.1.3).

use super::layout::SIDE;

const REMOVED: u8 = u8::MAX;

/// What has become of a slot: of a tile in one of its old words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slot {
    /// It holds the same tile, at this place of the heir.
    Kept(usize),
    /// It holds another tile, at this place of the heir.
    Exchanged(usize),
    /// It is gone.
    Removed,
    /// The whole word is.
    Dissolved,
}

/// One reading of one old word: its heir and what has become of its slots; without an heir the word is dissolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reading {
    pub heir: Option<u8>,
    /// Slot by slot, the place in the heir.
    places: [u8; SIDE],
    pub len: u8,
    /// By bits: the places of the heir that hold a slot,
    held: u16,
    /// the slots that are kept, exchanged, removed; the places of the heir that are inserted.
    pub kept: u16,
    pub exchanged: u16,
    pub removed: u16,
    pub inserted: u16,
}

/// What a reading costs: dissolved words, slots not kept, inserted, removed, in this order. Costs add up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cost(u64);

impl Cost {
    /// More than any.
    pub const MOST: Self = Self(u64::MAX);

    /// So many slots are not kept; nothing else.
    pub const fn of_lost(count: usize) -> Self {
        Self((count as u64) << 32)
    }
}

impl std::ops::Add for Cost {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Reading {
    /// Nothing is decided yet of a word with so many letters.
    pub const fn of(heir: usize, len: usize) -> Self {
        Self {
            heir: Some(heir as u8),
            places: [REMOVED; SIDE],
            len: len as u8,
            held: 0,
            kept: 0,
            exchanged: 0,
            removed: 0,
            inserted: 0,
        }
    }

    /// The word is dissolved (level IV).
    pub const fn dissolved(len: usize) -> Self {
        Self { heir: None, ..Self::of(0, len) }
    }

    /// All letters are kept, from this place of the heir on.
    pub fn unchanged(heir: usize, place: usize, len: usize) -> Self {
        let mut reading = Self::of(heir, len);
        (0..len).for_each(|slot| reading.keep(slot, place + slot));
        reading
    }

    pub fn keep(&mut self, slot: usize, place: usize) {
        self.places[slot] = place as u8;
        self.held |= 1 << place;
        self.kept |= 1 << slot;
    }

    pub fn exchange(&mut self, slot: usize, place: usize) {
        self.places[slot] = place as u8;
        self.held |= 1 << place;
        self.exchanged |= 1 << slot;
    }

    pub fn insert(&mut self, place: usize) {
        self.inserted |= 1 << place;
    }

    pub fn slot(&self, slot: usize) -> Slot {
        let place = usize::from(self.places[slot]);
        if self.heir.is_none() {
            Slot::Dissolved
        } else if self.kept & 1 << slot != 0 {
            Slot::Kept(place)
        } else if self.exchanged & 1 << slot != 0 {
            Slot::Exchanged(place)
        } else {
            Slot::Removed
        }
    }

    /// All slots.
    pub fn slots(&self) -> impl Iterator<Item = Slot> {
        (0..usize::from(self.len)).map(|slot| self.slot(slot))
    }

    /// The slots that the heir holds, each with its place.
    fn standing(&self) -> impl DoubleEndedIterator<Item = (usize, usize)> {
        let mask = self.kept | self.exchanged;
        (0..usize::from(self.len))
            .filter(move |slot| mask & 1 << slot != 0)
            .map(|slot| (slot, usize::from(self.places[slot])))
    }

    /// All places of the heir from the first to the last slot in it, by bits.
    pub fn covered(&self) -> u16 {
        if self.held == 0 {
            return 0;
        }
        let below = |bit: u32| (1_u32 << bit) - 1;
        (below(u16::BITS - self.held.leading_zeros()) & !below(self.held.trailing_zeros())) as u16
    }

    /// The first slot that is kept, and its place in the heir.
    pub fn first_kept(&self) -> Option<(usize, usize)> {
        self.standing().find(|(slot, _)| self.kept & 1 << slot != 0)
    }

    /// So many slots are not kept.
    pub fn lost(&self) -> usize {
        usize::from(self.len) - self.kept.count_ones() as usize
    }

    pub fn cost(&self) -> Cost {
        let inserted = u64::from(self.inserted.count_ones());
        let removed = u64::from(self.removed.count_ones());
        Cost(u64::from(self.heir.is_none()) << 48 | Cost::of_lost(self.lost()).0 | inserted << 16 | removed)
    }

    /// The place of a slot that is not removed.
    fn place(&self, slot: usize) -> Option<usize> {
        (self.places[slot] != REMOVED).then(|| usize::from(self.places[slot]))
    }

    /// Could this slot, exchanged or removed, be kept at this place of the heir, with all else equal? That is, with the
    /// other slots where they are, and no tile inserted that was not inserted before.
    pub fn could_keep(&self, slot: usize, place: usize) -> bool {
        let before = (0..slot).rev().find_map(|s| self.place(s));
        let after = (slot + 1..usize::from(self.len)).find_map(|s| self.place(s));
        let is_inserted = |p: usize| self.inserted & 1 << p != 0;
        match (before, after) {
            (Some(before), Some(after)) => {
                before < place && place < after && (before + 1..after).all(|p| p == place || is_inserted(p))
            }
            (Some(before), None) => before < place && (before + 1..place).all(is_inserted),
            (None, Some(after)) => place < after && (place + 1..after).all(is_inserted),
            (None, None) => false,
        }
    }
}
