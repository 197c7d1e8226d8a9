//! How a table goes on: what time brings, and somebody's coming and going.

use super::LetraMix;
use super::options::GLASS;
use super::state::{Laying, Phase};
use super::story::{Story, begin, empty_cup, end, pass_over, pass_over_all, score};
use game::pace::is_out;
use game::{GRACE, Seat, Span, Table, Time};

/// Who does not roll for so long is passed over (5.3.7).
const TIME_TO_ROLL: Span = Span::from_secs(60);

/// What time, or somebody's coming and going, brings.
pub(super) fn tick(story: &mut Story<'_>) {
    let (table, now) = (&story.table, story.now);
    match table.state.phase {
        Phase::New => begin(story),
        _ if table.seats.playing().next().is_none() => end(story),
        Phase::ToRoll { seat, since }
            if table.seats.is_gone(seat) || roll_until(table, since).is_some_and(|until| now >= until) =>
        {
            pass_over(story, seat);
        }
        Phase::Gathering { .. } if everybody_is_ready(table) => empty_cup(story),
        Phase::Gathering { since, ref ready }
            if roll_until(table, since).is_some_and(|until| now >= until) =>
        {
            if ready.is_empty() {
                pass_over_all(story);
            } else {
                empty_cup(story);
            }
        }
        Phase::Laying(ref laying) if is_finished(table, laying) || sand_is_out(table, laying, now) => {
            score(story);
        }
        _ => {}
    }
}

/// When the table wants to be ticked.
pub(super) fn deadline(table: &Table<LetraMix>) -> Option<Time> {
    match &table.state.phase {
        Phase::New => Some(Time::ZERO),
        Phase::ToRoll { since, .. } | Phase::Gathering { since, .. } => roll_until(table, *since),
        Phase::Laying(laying) => glass_end(table, laying).map(|end| end + GRACE),
        Phase::Over { .. } => None,
    }
}

/// When the sand is out, as players see it.
pub(super) fn glass_end(table: &Table<LetraMix>, laying: &Laying) -> Option<Time> {
    table.state.options.pace.until(laying.rolled_at, GLASS)
}

/// Until when it is waited for who is to roll, or for who is not ready.
pub(super) fn roll_until(table: &Table<LetraMix>, since: Time) -> Option<Time> {
    table.seats.waits_until(table.state.options.pace, since, TIME_TO_ROLL)
}

fn sand_is_out(table: &Table<LetraMix>, laying: &Laying, now: Time) -> bool {
    is_out(glass_end(table, laying), now)
}

/// Has everybody who is waited for said "Fertig"? Without a glass nobody waits for who is away.
pub(super) fn is_finished(table: &Table<LetraMix>, laying: &Laying) -> bool {
    let desk = |seat: Seat| laying.desks.get(seat.index());
    let done = |seat: Seat| laying.out.contains(&seat) || desk(seat).is_some_and(|d| d.done);
    match laying.seat {
        Some(seat) => done(seat) || table.seats.is_gone(seat),
        None if !table.state.options.pace.is_off() => table.seats.playing().all(done),
        None => table.seats.everybody_here(done),
    }
}

/// Is everybody who is here ready for the next round?
pub(super) fn everybody_is_ready(table: &Table<LetraMix>) -> bool {
    let Phase::Gathering { ready, .. } = &table.state.phase else { return false };
    table.seats.everybody_here(|seat| ready.contains(&seat))
}
