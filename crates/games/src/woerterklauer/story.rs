//! Events that follow from each other: draws, the end of a turn and the beginning of the next.

use super::Woerterklauer;
use super::decide::{dictionary, position};
use super::draft::{Draft, Judged};
use super::event::{Ending, Event};
use super::progress::opponent;
use super::state::State;
use super::tiles::{Tile, is_vowel, letters};
use super::turn::Verdict;
use super::turning::Turning;
use game::{Chance, Presence, Seat, Table, TableEvent, Time, World};

/// A.7: so many letters lie in the pool.
pub(super) const POOL: usize = 12;
/// A.8: so many are set aside when none is a vowel.
const SET_ASIDE: usize = 4;

/// Events that follow from each other: each is applied before the next is decided.
pub(super) struct Story<'a> {
    pub(super) table: Table<Woerterklauer>,
    pub(super) events: Vec<Event>,
    pub(super) now: Time,
    chance: &'a mut Chance,
}

impl<'a> Story<'a> {
    pub(super) fn new(table: &Table<Woerterklauer>, world: &'a mut World<'_>) -> Self {
        Self { table: table.clone(), events: Vec::new(), now: world.now, chance: world.chance }
    }

    pub(super) fn happen(&mut self, event: Event) {
        let event = TableEvent::Game(event);
        self.table.apply(&event);
        if let TableEvent::Game(event) = event {
            self.events.push(event);
        }
    }

    pub(super) fn begin(&mut self) {
        let seats: Vec<Seat> = self.table.seats.iter().collect();
        // W2: drawn; at a return game it is the other, and so the colours are swapped.
        let drawn = self.chance.pick(&seats).unwrap_or(Seat::new(0));
        let first = self.table.starter.unwrap_or(drawn);
        self.happen(Event::Began { first });
        self.begin_turn(first);
    }

    /// A.7, A.13: the pool is filled up to twelve, as far as the supply lasts (W6).
    fn begin_turn(&mut self, seat: Seat) {
        let state = &self.table.state;
        let drawn = self.drawn(POOL.saturating_sub(state.pool.len()));
        let (pool, supply) = self.after_swap(&[], &drawn);
        let aside = to_set_aside(&self.table.state, &pool, &supply);
        self.happen(Event::Turn { seat, drawn, aside, at: self.now });
        if self.table.seats.presence(seat) == Presence::Away {
            self.happen(Event::Away { at: self.now });
        }
    }

    /// So many tiles from the supply, or all there are.
    fn drawn(&mut self, count: usize) -> Vec<Tile> {
        let mut supply = self.table.state.supply.clone();
        self.chance.shuffle(&mut supply);
        supply.truncate(count);
        supply
    }

    /// Pool and supply when these tiles go back and those are drawn.
    fn after_swap(&self, back: &[Tile], drawn: &[Tile]) -> (Vec<Tile>, Vec<Tile>) {
        let state = &self.table.state;
        let kept = state.pool.iter().filter(|t| !back.contains(t));
        let left = state.supply.iter().filter(|t| !drawn.contains(t));
        (kept.chain(drawn).copied().collect(), left.chain(back).copied().collect())
    }

    /// What is drawn for these tiles, and how many have to be set aside then.
    fn swapped(&mut self, back: &[Tile]) -> (Vec<Tile>, u8) {
        let drawn = self.drawn(back.len());
        let (pool, supply) = self.after_swap(back, &drawn);
        let aside = to_set_aside(&self.table.state, &pool, &supply);
        (drawn, aside)
    }

    /// A.8: set aside, draw, put back.
    pub(super) fn redraw(&mut self, back: &[Tile]) {
        let Some(seat) = self.table.state.turning().map(|t| t.seat) else { return };
        let (drawn, aside) = self.swapped(back);
        self.happen(Event::Redrew { seat, back: back.to_vec(), drawn, aside, at: self.now });
    }

    /// A.16: the same by the Tausch-Joker.
    pub(super) fn swap(&mut self, seat: Seat, back: &[Tile]) {
        let (drawn, aside) = self.swapped(back);
        self.happen(Event::Swapped { seat, back: back.to_vec(), drawn, aside, at: self.now });
    }

    /// W4: chance chooses.
    pub(super) fn redraw_at_random(&mut self, count: u8) {
        let mut pool = self.table.state.pool.clone();
        self.chance.shuffle(&mut pool);
        pool.truncate(usize::from(count));
        self.redraw(&pool);
    }

    /// The turn ends with this draft, and the next begins.
    pub(super) fn end_turn(&mut self, draft: &Draft) {
        let state = &self.table.state;
        let Some(seat) = state.turning().map(|t| t.seat) else { return };
        if let (Some(verdict), Some(position)) = (draft.judged.verdict(), position(state, seat)) {
            let field = verdict.field(&position, &draft.field);
            let (mut lain, pattern) = Verdict::memory(&position, &field);
            lain.extend_from_slice(&verdict.moved);
            let pool = Verdict::pool(&position, &draft.field);
            let (changes, steps) = (verdict.changes.clone(), verdict.steps);
            self.happen(Event::Turned { seat, field, pool, changes, steps, lain, pattern });
            self.begin_turn(opponent(&self.table, seat));
        }
    }

    /// W16: the answer, and what the draft is worth now.
    pub(super) fn reply(&mut self, accepted: bool) {
        self.happen(Event::Replied { accepted, at: self.now });
        let state = &self.table.state;
        let Some(Turning { seat, draft: Some(draft), .. }) = state.turning().filter(|_| accepted) else {
            return;
        };
        if let Some(position) = position(state, *seat) {
            let judged = Judged::of(
                &position,
                &draft.field,
                &dictionary(&state.options, &state.agreed, &self.table.house),
            );
            let (seat, field) = (*seat, draft.field.clone());
            self.happen(Event::Laid { seat, field, judged, at: self.now });
        }
    }

    /// W17: the remembered draft is played; without one the mover has lost.
    pub(super) fn glass_is_out(&mut self, turning: &Turning) {
        match &turning.remembered {
            Some(draft) => self.end_turn(draft),
            None => self.lose(turning.seat, Ending::Glass),
        }
    }

    pub(super) fn lose(&mut self, seat: Seat, ending: Ending) {
        let winner = opponent(&self.table, seat);
        self.happen(Event::Over { winner, ending });
    }
}

/// A.8, W4, W5: how many letters have to be set aside. None if there is a vowel, or none to be drawn.
fn to_set_aside(state: &State, pool: &[Tile], supply: &[Tile]) -> u8 {
    let letters = letters(state.options.full_alphabet);
    let has_vowel = |tiles: &[Tile]| tiles.iter().any(|t| is_vowel(letters[t.index()]));
    if has_vowel(pool) || !has_vowel(supply) { 0 } else { SET_ASIDE.min(supply.len()).min(pool.len()) as u8 }
}
