//! How a table goes on: what time brings, and somebody's coming and going.

use super::Wortduell;
use super::event::{Ending, Event};
use super::side::Side;
use super::state::{Phase, Turn};
use super::story::{self, Story};
use super::team::{has_left, is_here};
use game::pace::is_out;
use game::{GRACE, Presence, Seat, Span, Table, Time};
use std::collections::BTreeSet;

/// 5.4.6: after so long the match may be claimed from a side that is away.
const TIME_AWAY: Span = Span::from_secs(3 * 60);

/// What time, or somebody's coming and going, brings.
pub(super) fn tick(story: &mut Story<'_>) {
    match story.state().phase {
        Phase::New => story::begin(story),
        Phase::Over { .. } => {}
        _ => match Side::BOTH.map(|side| has_left(&story.table, side)) {
            // 5.4.9: who has left has lost; if both sides have, there is no result.
            [true, true] => story::end(story, None, Ending::Nobody),
            [true, false] => story::end(story, Some(Side::TWO), Ending::Left),
            [false, true] => story::end(story, Some(Side::ONE), Ending::Left),
            [false, false] => pass_time(story),
        },
    }
}

fn pass_time(story: &mut Story<'_>) {
    notice_absence(story);
    let (table, now) = (&story.table, story.now);
    match table.state.phase {
        Phase::Turn(Turn { seat, until, .. }) if is_out(until, now) => story::time_out(story, seat),
        Phase::Turn(Turn { seat, until, .. }) if is_to_be_skipped(table, seat) => {
            story::skip(story, seat, until);
        }
        Phase::Answer { seat, letter, until } if is_out(until, now) || answers_itself(table, seat) => {
            story::answer(story, None, seat, letter, &BTreeSet::new());
        }
        Phase::RoundOver { until, .. }
            if until.is_some_and(|until| now >= until) || everybody_is_ready(table) =>
        {
            story::begin_round(story);
        }
        _ => {}
    }
}

fn notice_absence(story: &mut Story<'_>) {
    for side in Side::BOTH {
        match (story.state().away[side.index()], is_here(&story.table, side)) {
            (None, false) => story.happen(Event::Away { side, at: story.now }),
            (Some(_), true) => story.happen(Event::Back { side }),
            _ => {}
        }
    }
}

/// Where nobody counts, the table does not wait for a side that is disconnected: it answers for it (5.4.6).
fn answers_itself(table: &Table<Wortduell>, caller: Seat) -> bool {
    table.state.options.pace.is_off() && !is_here(table, table.state.side(caller).other())
}

/// 5.4.7: who is not there is skipped, if another of the team is there; who has left is skipped in any case.
fn is_to_be_skipped(table: &Table<Wortduell>, seat: Seat) -> bool {
    match table.seats.presence(seat) {
        Presence::Here => false,
        Presence::Away => is_here(table, table.state.side(seat)),
        Presence::Gone => true,
    }
}

/// Is everybody who is here ready for the next round?
pub(super) fn everybody_is_ready(table: &Table<Wortduell>) -> bool {
    let Phase::RoundOver { ready, .. } = &table.state.phase else { return false };
    table.seats.everybody_here(|seat| ready.contains(&seat))
}

/// When the table wants to be ticked.
pub(super) fn deadline(table: &Table<Wortduell>) -> Option<Time> {
    match &table.state.phase {
        Phase::New => Some(Time::ZERO),
        Phase::Turn(turn) => turn.until.map(|until| until + GRACE),
        Phase::Answer { until, .. } => until.map(|until| until + GRACE),
        Phase::RoundOver { until, .. } => *until,
        Phase::Over { .. } => None,
    }
}

/// 5.4.6: from when on this side may claim the match, without a clock.
pub(super) fn claim_from(table: &Table<Wortduell>, side: Side) -> Option<Time> {
    let away = table.state.away[side.other().index()];
    away.filter(|_| table.state.options.pace.is_off()).map(|since| since + TIME_AWAY)
}
