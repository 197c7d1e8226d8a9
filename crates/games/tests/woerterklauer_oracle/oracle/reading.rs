//! Readings of one old word (5.1.3): which run it became, and what became of each of its letters.

use super::board::{Run, Tile};

/// What became of one letter of an old word; the number is a place in the heir.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    Kept(usize),
    Exchanged(usize),
    Removed,
}

impl Slot {
    pub const fn place(self) -> Option<usize> {
        match self {
            Self::Kept(place) | Self::Exchanged(place) => Some(place),
            Self::Removed => None,
        }
    }

    pub const fn is_kept(self) -> bool {
        matches!(self, Self::Kept(_))
    }

    pub const fn is_exchanged(self) -> bool {
        matches!(self, Self::Exchanged(_))
    }
}

/// What became of one old word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// The heir, by its number among the new runs, and each letter's slot.
    Heir { run: usize, slots: Vec<Slot> },
    /// Level IV only.
    Dissolved,
}

impl Reading {
    pub fn slots(&self) -> &[Slot] {
        match self {
            Self::Heir { slots, .. } => slots,
            Self::Dissolved => &[],
        }
    }

    pub fn heir(&self) -> Option<usize> {
        match self {
            Self::Heir { run, .. } => Some(*run),
            Self::Dissolved => None,
        }
    }

    pub fn count(&self, wanted: impl Fn(Slot) -> bool) -> usize {
        self.slots().iter().filter(|s| wanted(**s)).count()
    }

    pub fn removes(&self) -> bool {
        self.slots().contains(&Slot::Removed)
    }

    /// From the first to the last slot.
    pub fn span(&self) -> Option<(usize, usize)> {
        span(self.slots())
    }

    /// The places of inserted tiles.
    pub fn inserted(&self) -> Vec<usize> {
        inserted(self.slots())
    }
}

fn span(slots: &[Slot]) -> Option<(usize, usize)> {
    let mut places = slots.iter().filter_map(|s| s.place());
    let first = places.next()?;
    Some((first, places.next_back().unwrap_or(first)))
}

/// Within the span, but no slot's.
fn inserted(slots: &[Slot]) -> Vec<usize> {
    let Some((first, last)) = span(slots) else { return vec![] };
    let taken = |place: &usize| slots.iter().any(|s| s.place() == Some(*place));
    (first..=last).filter(|place| !taken(place)).collect()
}

/// Level I: each slot stays in its own cell; `None` if one fell empty (A1).
pub fn in_its_cells(word: &Run, runs: &[Run]) -> Option<Reading> {
    let holds = |r: &Run| r.direction == word.direction && word.cells.iter().all(|c| r.cells.contains(c));
    let run = runs.iter().position(holds)?;
    let first = runs[run].cells.iter().position(|c| *c == word.cells[0])?;
    let slot = |(i, tile): (usize, &Tile)| {
        let place = first + i;
        if runs[run].tiles[place] == *tile { Slot::Kept(place) } else { Slot::Exchanged(place) }
    };
    Some(Reading::Heir { run, slots: word.tiles.iter().enumerate().map(slot).collect() })
}

/// A word whose tile sequence stands unchanged in a run of its direction has only that reading.
pub fn unchanged(word: &Run, runs: &[Run]) -> Option<Reading> {
    runs.iter().enumerate().filter(|(_, r)| r.direction == word.direction).find_map(|(run, r)| {
        let first = r.tiles.windows(word.tiles.len()).position(|w| w == word.tiles)?;
        let slots = (first..first + word.tiles.len()).map(Slot::Kept).collect();
        Some(Reading::Heir { run, slots })
    })
}

/// All readings of a changed word at level II or higher, dissolving last. With `gaps`, also those with more inserted
/// than one, which only serve to name a fault (Q2).
pub fn all(word: &Run, runs: &[Run], level: u8, gaps: Gaps) -> Vec<Reading> {
    let mut out = Vec::new();
    for (run, heir) in runs.iter().enumerate().filter(|(_, r)| r.direction == word.direction) {
        let mut slots = Vec::new();
        place_slots(word, heir, (level, gaps), &mut slots, &mut |slots| {
            out.push(Reading::Heir { run, slots: slots.to_vec() });
        });
    }
    out.extend((level == 4).then_some(Reading::Dissolved));
    out
}

fn place_slots(
    word: &Run,
    heir: &Run,
    (level, gaps): (u8, Gaps),
    slots: &mut Vec<Slot>,
    found: &mut impl FnMut(&[Slot]),
) {
    if slots.len() == word.tiles.len() {
        // A slot that could be kept is kept; for exchanged ones that depends on the other words, too.
        let removed = |i: &usize| slots[*i] == Slot::Removed;
        let could_keep_more = || (0..slots.len()).filter(removed).any(|i| could_keep(word, heir, slots, i));
        if is_reading(word, heir, level, gaps, slots) && !could_keep_more() {
            found(slots);
        }
        return;
    }
    let tile = word.tiles[slots.len()];
    let last = slots.iter().rev().find_map(|s| s.place());
    let places = match last {
        None => 0..heir.tiles.len(),
        // A neighbour, or with inserted tiles between.
        Some(last) => last + 1..heir.tiles.len(),
    };
    for place in places {
        slots.push(if heir.tiles[place] == tile { Slot::Kept(place) } else { Slot::Exchanged(place) });
        place_slots(word, heir, (level, gaps), slots, found);
        slots.pop();
    }
    if level >= 3 {
        slots.push(Slot::Removed);
        place_slots(word, heir, (level, gaps), slots, found);
        slots.pop();
    }
}

/// How many inserted tiles a reading may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gaps {
    /// One in a word (5.1.3, Q2).
    One,
    Any,
}

/// The conditions of 5.1.3 on one word's slots, whatever the other words do.
fn is_reading(word: &Run, heir: &Run, level: u8, gaps: Gaps, slots: &[Slot]) -> bool {
    let kept = slots.iter().filter(|s| s.is_kept()).count();
    let removes = slots.contains(&Slot::Removed);
    let holds_together = if removes { kept >= 2 } else { kept >= 1 || stays(word, heir, slots) };
    holds_together && (!removes || level >= 3) && (gaps == Gaps::Any || inserted(slots).len() <= 1)
}

/// Each slot in its own cell?
fn stays(word: &Run, heir: &Run, slots: &[Slot]) -> bool {
    slots.iter().zip(&word.cells).all(|(s, cell)| s.place().is_some_and(|place| heir.cells[place] == *cell))
}

/// Could this slot be kept with all else equal? Its tile stands in the heir, in its order, and keeping it makes no tile
/// an inserted one.
pub fn could_keep(word: &Run, heir: &Run, slots: &[Slot], slot: usize) -> bool {
    let Some(place) = heir.tiles.iter().position(|t| *t == word.tiles[slot]) else { return false };
    let mut kept = slots.to_vec();
    kept[slot] = Slot::Kept(place);
    let places: Vec<usize> = kept.iter().filter_map(|s| s.place()).collect();
    let before = inserted(slots);
    places.is_sorted_by(|a, b| a < b) && inserted(&kept).iter().all(|p| before.contains(p))
}
