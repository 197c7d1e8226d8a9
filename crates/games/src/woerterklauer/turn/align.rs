//! All readings of one old word (§5.1.3).

use super::case::Case;
use super::layout::{Run, SIDE};
use super::reading::Reading;
use super::{Level, Vocabulary};
use crate::woerterklauer::tiles::Tile;

/// Which readings are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    /// Those that may be part of a legal turn.
    Legal,
    /// Also those that break a quota, to name it.
    Any,
}

/// Q1: in one word.
const MOST_EXCHANGED: u32 = 2;
/// Readings that break a quota are looked for so long in a run: enough to name what is wrong.
const MOST_STEPS: u32 = 20_000;

/// Looks for the readings of an old word.
pub(super) struct Reader<'a, V> {
    case: &'a Case<'a, V>,
    word: usize,
    wanted: Wanted,
    /// One for each run of the word's direction that holds one of its tiles.
    searches: Vec<Search<'a, V>>,
}

impl<'a, V: Vocabulary> Reader<'a, V> {
    pub fn new(case: &'a Case<'a, V>, word: usize, wanted: Wanted) -> Self {
        let heirs = heirs(case, &case.turn.old.runs[word]);
        let searches = heirs.into_iter().map(|run| Search::new(case, word, run, wanted)).collect();
        Self { case, word, wanted, searches }
    }

    pub fn len(&self) -> usize {
        self.case.turn.old.runs[self.word].len()
    }

    /// So many letters are lost at least.
    pub fn least_lost(&self) -> usize {
        self.searches.iter().map(|search| search.missing_from(0)).min().unwrap_or(self.len())
    }

    /// All readings with an heir in which at most so many letters are lost: exchanged or removed. The cheapest comes first.
    pub fn readings(&mut self, most_lost: usize) -> Vec<Reading> {
        let mut found = Vec::new();
        for search in &mut self.searches {
            search.run_through(most_lost, &mut found);
        }
        if most_lost >= self.len() {
            found.extend(self.own_cells());
        }
        found.sort_by_key(Reading::cost);
        found
    }

    /// Level IV: may the word be dissolved?
    pub fn dissolved(&self) -> Option<Reading> {
        let old = &self.case.turn.old.runs[self.word];
        let may_be = self.case.level() == Level::IV
            && (self.wanted == Wanted::Any || old.tiles().iter().all(|tile| self.case.new.has(*tile)));
        may_be.then(|| Reading::dissolved(old.len()))
    }

    /// A word that keeps no tile has to stay in its own cells.
    fn own_cells(&self) -> Option<Reading> {
        let old = &self.case.turn.old.runs[self.word];
        let (run, place) = self.case.run_on_cells_of(old)?;
        let heir = &self.case.new.runs[run];
        let search = Search::new(self.case, self.word, run, self.wanted);
        let mut reading = Reading::of(run, old.len());
        for slot in 0..old.len() {
            if heir.tiles()[place + slot] == old.tiles()[slot]
                || !search.can_exchange(slot, place + slot, &reading)
            {
                return None;
            }
            reading.exchange(slot, place + slot);
        }
        search.is_free(&reading).then_some(reading)
    }
}

/// The runs of the word's direction that hold one of its tiles.
fn heirs<V: Vocabulary>(case: &Case<'_, V>, old: &Run) -> Vec<usize> {
    let mut heirs: Vec<usize> = Vec::new();
    for tile in old.tiles() {
        if let Some((run, _)) = case.new.spot(*tile).and_then(|spot| spot.run(old.direction))
            && !heirs.contains(&run)
        {
            heirs.push(run);
        }
    }
    heirs
}

/// The search in one run. What it asks of a slot or a place again and again is answered beforehand, by bits.
struct Search<'a, V> {
    case: &'a Case<'a, V>,
    old: &'a Run,
    heir: &'a Run,
    run: usize,
    wanted: Wanted,
    /// Slot by slot, where its tile stands in the run.
    at: [Option<u8>; SIDE],
    /// The slots whose tiles are not in the run.
    missing: u16,
    /// Slot by slot, the places whose tile may stand for its own.
    substitutes: [u16; SIDE],
    /// The slots that may be removed.
    removable: u16,
    /// The places whose tile may be inserted.
    insertable: u16,
    /// The places of words that stand unchanged.
    taken: u16,
    steps: u32,
}

/// One run through a search: what it finds, and how many letters may be lost.
struct Quest<'a> {
    most_lost: usize,
    found: &'a mut Vec<Reading>,
}

impl<'a, V: Vocabulary> Search<'a, V> {
    fn new(case: &'a Case<'a, V>, word: usize, run: usize, wanted: Wanted) -> Self {
        let (old, heir) = (&case.turn.old.runs[word], &case.new.runs[run]);
        let mut at = [None; SIDE];
        for (at, tile) in at.iter_mut().zip(old.tiles()) {
            let spot = case.new.spot(*tile).and_then(|spot| spot.run(old.direction));
            *at = spot.filter(|(r, _)| *r == run).map(|(_, place)| place as u8);
        }
        let is_any = wanted == Wanted::Any;
        // Q5: a word that lost letters has a new meaning.
        let may_lose = case.level() >= Level::III && (is_any || !case.is_inflection(word, run));
        let may_remove = |tile| may_lose && (is_any || case.new.has(tile));
        let may_insert =
            |tile| case.is_loose(tile) && (is_any || case.level() != Level::II || !case.is_pinned(tile));
        Self {
            case,
            old,
            heir,
            run,
            wanted,
            at,
            missing: (0..old.len()).filter(|slot| at[*slot].is_none()).fold(0, |bits, slot| bits | 1 << slot),
            substitutes: substitutes(case, old, heir, wanted),
            removable: bits(old.tiles(), may_remove),
            insertable: bits(heir.tiles(), may_insert),
            taken: case.taken(run),
            steps: 0,
        }
    }

    /// So many slots from this one on cannot be kept.
    fn missing_from(&self, slot: usize) -> usize {
        (self.missing >> slot).count_ones() as usize
    }

    /// Tries every slot as the first that is not removed, at every place.
    fn run_through(&mut self, most_lost: usize, found: &mut Vec<Reading>) {
        self.steps = 0;
        let mut quest = Quest { most_lost, found };
        for slot in 0..self.old.len() {
            if slot + self.missing_from(slot) > most_lost {
                return;
            }
            for place in 0..self.heir.len() {
                if self.reaches_kept(slot, place) {
                    self.stand(slot, place, Reading::of(self.run, self.old.len()), &mut quest);
                }
            }
            if !self.can_remove(slot) {
                return;
            }
        }
    }

    /// Is there a tile to be kept soon enough after this place?
    fn reaches_kept(&self, slot: usize, place: usize) -> bool {
        let far = if self.wanted == Wanted::Legal { MOST_EXCHANGED as usize + 1 } else { SIDE };
        let is_near = |at: &Option<u8>| at.is_some_and(|at| (place..=place + far).contains(&usize::from(at)));
        self.at[slot..self.old.len()].iter().any(is_near)
    }

    /// A slot is kept or exchanged at this place, if it can be, and the search goes on behind it.
    fn stand(&mut self, slot: usize, place: usize, mut reading: Reading, quest: &mut Quest<'_>) {
        self.steps += 1;
        if self.wanted == Wanted::Any && self.steps > MOST_STEPS {
            return;
        }
        if self.at[slot] == Some(place as u8) {
            reading.keep(slot, place);
        } else if self.can_exchange(slot, place, &reading) {
            reading.exchange(slot, place);
        } else {
            return;
        }
        self.go_on(slot + 1, place + 1, &reading, quest);
    }

    /// Removes none, one or more of the next slots, inserts none or one letter, and goes on with the next slot.
    fn go_on(&mut self, slot: usize, place: usize, reading: &Reading, quest: &mut Quest<'_>) {
        let kept = reading.kept.count_ones() as usize;
        for next in slot..self.old.len() {
            if next - kept + self.missing_from(next) > quest.most_lost {
                return;
            }
            let mut filled = *reading;
            for next_place in place..self.heir.len() {
                self.stand(next, next_place, filled, quest);
                if !self.can_insert(next_place, &filled) {
                    break;
                }
                filled.insert(next_place);
            }
            if !self.can_remove(next) {
                return;
            }
        }
        if self.old.len() - kept <= quest.most_lost {
            quest.found.extend(self.finished(*reading));
        }
    }

    /// Whatever has no place is removed. `None` if this is no reading.
    fn finished(&self, mut reading: Reading) -> Option<Reading> {
        let all = (1u16 << self.old.len()) - 1;
        reading.removed = all & !(reading.kept | reading.exchanged);
        let enough = if reading.removed == 0 { 1 } else { 2 };
        let could_keep = |slot: usize| {
            // What a crossing word exchanges as well could not be kept (Q8): that shows only in company.
            let in_company =
                reading.exchanged & 1 << slot != 0 && self.case.is_crossing(self.old.tiles()[slot]);
            reading.kept & 1 << slot == 0
                && !in_company
                && self.at[slot].is_some_and(|at| reading.could_keep(slot, usize::from(at)))
        };
        let is_reading = reading.kept.count_ones() >= enough
            && !(0..self.old.len()).any(could_keep)
            && self.is_free(&reading);
        is_reading.then_some(reading)
    }

    /// Q9: the spans of unchanged words in the run are taken.
    fn is_free(&self, reading: &Reading) -> bool {
        self.wanted == Wanted::Any || reading.covered() & self.taken == 0
    }

    fn can_exchange(&self, slot: usize, place: usize, reading: &Reading) -> bool {
        self.substitutes[slot] & 1 << place != 0
            && (self.wanted == Wanted::Any || reading.exchanged.count_ones() < MOST_EXCHANGED)
    }

    fn can_insert(&self, place: usize, reading: &Reading) -> bool {
        self.insertable & 1 << place != 0 && (self.wanted == Wanted::Any || reading.inserted == 0)
    }

    fn can_remove(&self, slot: usize) -> bool {
        self.removable & 1 << slot != 0
    }
}

/// Which of these tiles are such, by bits.
fn bits(tiles: &[Tile], is_such: impl Fn(Tile) -> bool) -> u16 {
    tiles.iter().enumerate().filter(|(_, tile)| is_such(**tile)).fold(0, |bits, (place, _)| bits | 1 << place)
}

/// Slot by slot, the places whose tile may stand for its own.
fn substitutes<V: Vocabulary>(case: &Case<'_, V>, old: &Run, heir: &Run, wanted: Wanted) -> [u16; SIDE] {
    let mut places = [0; SIDE];
    let free = match wanted {
        Wanted::Any => bits(heir.tiles(), |tile| case.is_loose(tile)),
        Wanted::Legal => bits(heir.tiles(), |tile| !case.is_pinned(tile)),
    };
    for (places, out) in places.iter_mut().zip(old.tiles()) {
        *places = match wanted {
            Wanted::Any => free,
            Wanted::Legal if case.is_pinned(*out) => 0,
            Wanted::Legal => free & bits(heir.tiles(), |tile| case.letter(tile) != case.letter(*out)),
        };
    }
    places
}
