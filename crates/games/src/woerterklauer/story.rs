//! Events that follow from each other: draws, the end of a turn and the beginning of the next.

use super::Woerterklauer;
use super::decide::{position, words_of};
use super::draft::{Draft, Judged};
use super::event::{Ending, Event};
use super::progress::opponent;
use super::state::State;
use super::tiles::{Tile, is_vowel, letters};
use super::turn::Verdict;
use super::turning::Turning;
use game::{Presence, Seat};

/// A.7: so many letters lie in the pool.
pub(super) const POOL: usize = 12;
/// A.8: so many are set aside when none is a vowel.
const SET_ASIDE: usize = 4;

pub(super) type Story<'a> = game::Story<'a, Woerterklauer>;

/// Draws who begins, and the first letters.
pub(super) fn begin(story: &mut Story<'_>) {
    let seats: Vec<Seat> = story.table.seats.iter().collect();
    // W2: drawn; at a return game it is the other, and so the colours are swapped.
    let drawn = story.chance.pick(&seats).unwrap_or(Seat::new(0));
    let first = story.table.starter.unwrap_or(drawn);
    story.happen(Event::Began { first });
    begin_turn(story, first);
}

/// A.7, A.13: the pool is filled up to twelve, as far as the supply lasts (W6).
fn begin_turn(story: &mut Story<'_>, seat: Seat) {
    let missing = POOL.saturating_sub(story.state().pool.len());
    let drawn = draw(story, missing);
    let aside = aside_after(story.state(), &[], &drawn);
    story.happen(Event::Turn { seat, drawn, aside, at: story.now });
    if story.table.seats.presence(seat) == Presence::Away {
        story.happen(Event::Away { at: story.now });
    }
}

/// So many tiles from the supply, or all there are.
fn draw(story: &mut Story<'_>, count: usize) -> Vec<Tile> {
    let mut supply = story.state().supply.clone();
    story.chance.shuffle(&mut supply);
    supply.truncate(count);
    supply
}

/// A.8: set aside, draw, put back.
pub(super) fn set_aside(story: &mut Story<'_>, back: &[Tile]) {
    let Some(seat) = story.state().turning().map(|t| t.seat) else { return };
    let drawn = draw(story, back.len());
    let aside = aside_after(story.state(), back, &drawn);
    story.happen(Event::Redrew { seat, back: back.to_vec(), drawn, aside, at: story.now });
}

/// W4: chance chooses.
pub(super) fn set_aside_at_random(story: &mut Story<'_>, count: u8) {
    let mut pool = story.state().pool.clone();
    story.chance.shuffle(&mut pool);
    pool.truncate(usize::from(count));
    set_aside(story, &pool);
}

/// A.16: the same by the Tausch-Joker.
pub(super) fn swap(story: &mut Story<'_>, seat: Seat, back: &[Tile]) {
    let drawn = draw(story, back.len());
    let aside = aside_after(story.state(), back, &drawn);
    story.happen(Event::Swapped { seat, back: back.to_vec(), drawn, aside, at: story.now });
}

/// The turn ends with this draft, and the next begins.
pub(super) fn finish_turn(story: &mut Story<'_>, draft: &Draft) {
    let state = story.state();
    let Some(seat) = state.turning().map(|t| t.seat) else { return };
    if let (Some(verdict), Some(position)) = (draft.judged.verdict(), position(state, seat)) {
        let field = verdict.field(&position, &draft.field);
        let (mut lain, pattern) = Verdict::memory(&position, &field);
        lain.extend_from_slice(&verdict.moved);
        let pool = Verdict::pool(&position, &draft.field);
        let (changes, steps) = (verdict.changes.clone(), verdict.steps);
        story.happen(Event::Turned { seat, field, pool, changes, steps, lain, pattern });
        let next = opponent(&story.table, seat);
        begin_turn(story, next);
    }
}

/// W16: the answer, and what the draft is worth now.
pub(super) fn answer(story: &mut Story<'_>, accepted: bool) {
    story.happen(Event::Replied { accepted, at: story.now });
    let state = story.state();
    let Some(Turning { seat, draft: Some(draft), .. }) = state.turning().filter(|_| accepted) else {
        return;
    };
    if let Some(position) = position(state, *seat) {
        let judged = Judged::of(&position, &draft.field, &words_of(&story.table));
        let (seat, field) = (*seat, draft.field.clone());
        story.happen(Event::Laid { seat, field, judged, at: story.now });
    }
}

/// W17: the remembered draft is played; without one the mover has lost.
pub(super) fn glass_is_out(story: &mut Story<'_>) {
    let Some(turning) = story.state().turning() else { return };
    let (seat, remembered) = (turning.seat, turning.remembered.clone());
    match remembered {
        Some(draft) => finish_turn(story, &draft),
        None => lose(story, seat, Ending::Glass),
    }
}

/// A.17: the other has won.
pub(super) fn lose(story: &mut Story<'_>, seat: Seat, ending: Ending) {
    let winner = opponent(&story.table, seat);
    story.happen(Event::Over { winner, ending });
}

/// A.8, W4, W5: how many letters have to be set aside when these tiles have gone back and those were drawn. None if there
/// is a vowel, or none to be drawn.
fn aside_after(state: &State, back: &[Tile], drawn: &[Tile]) -> u8 {
    let kept = state.pool.iter().filter(|t| !back.contains(t));
    let left = state.supply.iter().filter(|t| !drawn.contains(t));
    let (pool, supply): (Vec<Tile>, Vec<Tile>) =
        (kept.chain(drawn).copied().collect(), left.chain(back).copied().collect());
    let letters = letters(state.options.full_alphabet);
    let has_vowel = |tiles: &[Tile]| tiles.iter().any(|t| is_vowel(letters[t.index()]));
    if has_vowel(&pool) || !has_vowel(&supply) {
        0
    } else {
        SET_ASIDE.min(supply.len()).min(pool.len()) as u8
    }
}
