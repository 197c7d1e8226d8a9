//! Events that follow from each other: rolls, points, the next turn or round, the end.

use super::LetraMix;
use super::dice::{Face, faces};
use super::event::Event;
use super::options::{End, MOST_ROUNDS, Mode};
use super::state::{Laying, Phase};
use game::{Seat, Span, Table, Time, dice};

pub(super) type Story<'a> = game::Story<'a, LetraMix>;

/// Draws who starts, and begins.
pub(super) fn begin(story: &mut Story<'_>) {
    let playing: Vec<Seat> = story.table.seats.playing().collect();
    // C16: drawn; at a return game it is the next to the left.
    let drawn = story.chance.pick(&playing).unwrap_or(Seat::new(0));
    let first = story.table.starter.unwrap_or(drawn);
    story.happen(Event::Began { first });
    begin_round(story);
}

/// Empties the cup.
pub(super) fn empty_cup(story: &mut Story<'_>) {
    let dice = thrown(story);
    let out = match &story.table.state.phase {
        Phase::Gathering { ready, .. } => {
            story.table.seats.playing().filter(|s| !ready.contains(s)).collect()
        }
        _ => vec![],
    };
    story.happen(Event::Rolled { dice, at: story.now, out });
}

/// Takes all dice back and throws them again; the glass runs on (C.3).
pub(super) fn roll_again(story: &mut Story<'_>) {
    let dice = thrown(story);
    story.happen(Event::Rerolled { dice, at: story.now });
}

fn thrown(story: &mut Story<'_>) -> Vec<Face> {
    dice::roll(faces(), story.chance)
}

/// Scores the roll that lies on the table, and goes on.
pub(super) fn score(story: &mut Story<'_>) {
    let Some(laying) = story.table.state.laying().cloned() else { return };
    let seats: Vec<Seat> = match laying.seat {
        Some(seat) => vec![seat],
        None => story.table.seats.iter().filter(|s| counts(&story.table, &laying, *s)).collect(),
    };
    for seat in seats {
        let (points, full) = score_of(&story.table, &laying, seat);
        story.happen(Event::Scored { seat, points, full });
    }
    go_on(story, laying.seat);
}

/// Nothing for this seat in this round (5.3.7).
pub(super) fn pass_over(story: &mut Story<'_>, seat: Seat) {
    story.happen(Event::Scored { seat, points: 0, full: false });
    go_on(story, Some(seat));
}

/// Nobody was ready: nothing for anybody in this round (5.3.7).
pub(super) fn pass_over_all(story: &mut Story<'_>) {
    for seat in story.table.seats.playing().collect::<Vec<_>>() {
        story.happen(Event::Scored { seat, points: 0, full: false });
    }
    end_round(story);
}

/// The next turn, or the next round, or the end.
fn go_on(story: &mut Story<'_>, after: Option<Seat>) {
    match after.and_then(|seat| next_in_round(&story.table, seat)) {
        Some(seat) => story.happen(Event::Turn { seat, at: story.now }),
        None => end_round(story),
    }
}

fn end_round(story: &mut Story<'_>) {
    story.happen(Event::RoundOver);
    if is_over(&story.table, story.now) {
        end(story);
    } else {
        begin_round(story);
    }
}

fn begin_round(story: &mut Story<'_>) {
    let first = story.table.state.first.unwrap_or(Seat::new(0));
    let starter =
        if story.table.seats.is_gone(first) { next_in_round(&story.table, first) } else { Some(first) };
    match (story.table.state.options.mode, starter) {
        (_, None) => end(story),
        (Mode::Turns, Some(seat)) => story.happen(Event::Turn { seat, at: story.now }),
        (Mode::SameRoll, Some(_)) => story.happen(Event::Gather { at: story.now }),
    }
}

/// C12, 5.3.8: the highest total of those who still play wins; equal totals share.
pub(super) fn end(story: &mut Story<'_>) {
    let winners = story.table.seats.leaders(&story.table.state.totals);
    story.happen(Event::Over { winners });
}

/// Who still plays, or was done before leaving.
fn counts(table: &Table<LetraMix>, laying: &Laying, seat: Seat) -> bool {
    !table.seats.is_gone(seat) || laying.desks.get(seat.index()).is_some_and(|d| d.done)
}

/// The next seat to the left that plays and has not had its turn.
fn next_in_round(table: &Table<LetraMix>, after: Seat) -> Option<Seat> {
    table.seats.playing_after(after).find(|seat| !table.state.scored.contains(seat))
}

/// C6, 5.3.5: the last valid layout counts; without one all dice are subtracted. Who has left before "Fertig" gets
/// nothing, nor does who sits out (5.3.7).
fn score_of(table: &Table<LetraMix>, laying: &Laying, seat: Seat) -> (i32, bool) {
    if !counts(table, laying, seat) || laying.out.contains(&seat) {
        return (0, false);
    }
    match laying.desks.get(seat.index()).and_then(|d| d.valid.as_ref()) {
        Some((_, worth)) => (worth.points, worth.full),
        None => (-laying.dice.iter().map(|f| f.value()).sum::<i32>(), false),
    }
}

/// C.12, C.13, C18, 5.3.7: looked at only when a round is over.
fn is_over(table: &Table<LetraMix>, now: Time) -> bool {
    let state = &table.state;
    let left_alone = table.seats.count() > 1 && table.seats.playing().count() < 2;
    let reached = match state.options.end {
        End::Rounds(rounds) => state.rounds >= u16::from(rounds),
        End::Target(points) => table
            .seats
            .playing()
            .any(|s| state.totals.get(s.index()).is_some_and(|t| *t >= i32::from(points))),
        End::Minutes(minutes) => now >= Time::ZERO + Span::from_secs(60).times(u64::from(minutes)),
    };
    left_alone || reached || state.rounds >= u16::from(MOST_ROUNDS)
}
