//! Teams: who of a side is on turn, who writes, who is there (D.17, 5.4.7).

use super::Wortduell;
use super::side::Side;
use super::state::State;
use game::{Seat, Table};

/// The members of a side who have not left, in their fixed order.
pub(super) fn members(table: &Table<Wortduell>, side: Side) -> impl Iterator<Item = Seat> + '_ {
    table.seats.playing().filter(move |seat| table.state.side(*seat) == side)
}

/// Has everybody of this side left?
pub(super) fn has_left(table: &Table<Wortduell>, side: Side) -> bool {
    members(table, side).next().is_none()
}

/// Is anybody of this side at the table?
pub(super) fn is_here(table: &Table<Wortduell>, side: Side) -> bool {
    members(table, side).any(|seat| table.seats.is_here(seat))
}

/// The next member after this one who is here; if nobody is, the next who may come back.
pub(super) fn next_member(table: &Table<Wortduell>, side: Side, after: Option<Seat>) -> Option<Seat> {
    let behind = |seat: &Seat| after.is_some_and(|after| *seat > after);
    let (later, earlier): (Vec<Seat>, Vec<Seat>) = members(table, side).partition(behind);
    let round: Vec<Seat> = later.into_iter().chain(earlier).collect();
    let here = round.iter().find(|seat| table.seats.is_here(**seat));
    here.or_else(|| round.first()).copied()
}

/// Who writes for a side: who was chosen, or the first member (D.17).
pub(super) fn writer(table: &Table<Wortduell>, side: Side) -> Option<Seat> {
    let chosen = table.state.writers[side.index()];
    chosen.filter(|seat| !table.seats.is_gone(*seat)).or_else(|| members(table, side).next())
}

/// D25: a return game is begun to the left of this seat, and there the other side sits.
pub(super) fn last_before_the_others(state: &State) -> Option<Seat> {
    let first = state.first?;
    let count = state.sides.len();
    let is_last = |i: &usize| state.sides[*i] == first && state.sides[(i + 1) % count] != first;
    (0..count).find(is_last).map(|i| Seat::new(i as u8))
}
