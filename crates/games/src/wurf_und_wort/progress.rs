//! How a table goes on: what time brings, and somebody's coming and going.

use super::WurfUndWort;
use super::answer::Fate;
use super::buzzer::WINDOW;
use super::event::Event;
use super::phase::{Collecting, Naming, Phase, Searching, Settled};
use super::story::{self, Story};
use game::pace::is_out;
use game::{GRACE, Presence, Seat, Span, State as _, Table, Time};
use std::collections::BTreeSet;

/// 5.2.4: after so long without anybody else the table is over.
const TIME_ALONE: Span = Span::from_secs(5 * 60);

/// What time, or somebody's coming and going, brings.
pub(super) fn tick(story: &mut Story<'_>) {
    welcome(story);
    match story.state().phase {
        Phase::New => story::turn(story),
        Phase::Over { .. } => {}
        _ if story.table.seats.playing().count() < 2 => story::end(story),
        _ => {
            wait_or_resume(story);
            if story.state().alone.is_none() {
                go_on(story);
            }
        }
    }
}

/// 5.2.7: who joins late starts with 0.
fn welcome(story: &mut Story<'_>) {
    let seats = story.table.seats.count();
    if seats > story.state().scores.len() {
        story.happen(Event::Joined { seats });
    }
}

/// 5.2.4: two connected players suffice; with fewer all clocks stand still, and after five minutes it is over.
fn wait_or_resume(story: &mut Story<'_>) {
    let is_alone = story.table.seats.here().count() < 2;
    match story.state().alone {
        None if is_alone => story.happen(Event::Waiting { at: story.now }),
        Some(_) if !is_alone => story.happen(Event::Resumed { at: story.now }),
        Some(since) if story.now >= since + TIME_ALONE => story::end(story),
        _ => {}
    }
}

fn go_on(story: &mut Story<'_>) {
    let (now, pace) = (story.now, story.state().options.pace);
    match story.state().phase.clone() {
        Phase::New | Phase::Over { .. } => {}
        Phase::Searching(searching) => search(story, &searching),
        Phase::Collecting(collecting) => collect(story, &collecting),
        Phase::Naming(naming) => name(story, &naming),
        Phase::Review(review) if is_out(review.until(pace), now) => story::vote_or_settle(story),
        Phase::Review(_) => story::go_on_if_reviewed(story),
        Phase::Voting(voting) if is_out(voting.vote.closes(), now) => story::close_vote(story),
        Phase::Voting(_) => story::go_on_if_voted(story),
        Phase::Settled(settled) => {
            let is_due = looked_at_until(&story.table, &settled).is_some_and(|until| now >= until);
            if is_due || all_have_looked(&story.table, &settled.passed) {
                story::turn(story);
            }
        }
    }
}

pub(super) fn search(story: &mut Story<'_>, searching: &Searching) {
    let until = searching.until(story.state().options.pace);
    let is_over = is_out(until, story.now) || all_passed(&story.table, &searching.passed);
    match searching.presses.first() {
        Some(first) if story.now >= first.arrived + WINDOW => {
            story::stop(story, &searching.presses, searching.reveal);
        }
        None if is_over => story::settle_card(story, None, Fate::Nobody),
        _ => {}
    }
}

pub(super) fn collect(story: &mut Story<'_>, collecting: &Collecting) {
    let all_done = story.table.seats.here().all(|seat| collecting.is_done(seat));
    if is_out(collecting.until, story.now) || all_done {
        story::close(story);
    }
}

/// 5.2.2: nothing named is backing out; who is away then is excused once.
fn name(story: &mut Story<'_>, naming: &Naming) {
    let seat = naming.seat;
    let presence = story.table.seats.presence(seat);
    let pace = story.state().options.pace;
    let is_late = is_out(naming.until(pace), story.now);
    match presence {
        Presence::Gone => story::settle_card(story, Some(seat), Fate::Dropped),
        // Where nobody counts, nobody waits for who is away.
        Presence::Away if pace.is_off() => story::settle_card(story, Some(seat), Fate::Dropped),
        Presence::Away if !naming.lost => story.happen(Event::Lost),
        Presence::Away if is_late && !story.state().excused.contains(&seat) => {
            story::settle_card(story, Some(seat), Fate::Dropped);
        }
        _ if is_late => story::settle_card(story, Some(seat), Fate::BackedOut),
        _ => {}
    }
}

/// Has everybody said "Weiter" who is connected (B8)?
pub(super) fn all_passed(table: &Table<WurfUndWort>, passed: &BTreeSet<Seat>) -> bool {
    table.seats.here().all(|seat| passed.contains(&seat))
}

/// B22: how long a settled card lies there at the most. The only person at a table may look at it as long as they like
/// (P5).
pub(super) fn looked_at_until(table: &Table<WurfUndWort>, settled: &Settled) -> Option<Time> {
    table.seats.waits_until(table.state.options.pace, settled.since, settled.time_to_look())
}

/// Has everybody looked at the settled card (B22)? Nobody waits for a computer player, and the only person is waited for
/// even while they are away.
pub(super) fn all_have_looked(table: &Table<WurfUndWort>, passed: &BTreeSet<Seat>) -> bool {
    let seats = &table.seats;
    let is_only_one = seats.persons().count() == 1;
    let mut people = seats.persons().filter(|(seat, _)| is_only_one || seats.is_here(*seat)).peekable();
    match people.peek() {
        Some(_) => people.all(|(seat, _)| passed.contains(&seat)),
        None => all_passed(table, passed),
    }
}

/// When the table wants to be ticked.
pub(super) fn deadline(table: &Table<WurfUndWort>) -> Option<Time> {
    let state = &table.state;
    if let (Some(since), None) = (state.alone, state.outcome()) {
        return Some(since + TIME_ALONE);
    }
    let pace = state.options.pace;
    let until = match &state.phase {
        Phase::New => return Some(Time::ZERO),
        Phase::Searching(searching) => match searching.presses.first() {
            Some(first) => return Some(first.arrived + WINDOW),
            None => searching.until(pace),
        },
        Phase::Collecting(collecting) => collecting.until,
        Phase::Naming(naming) => naming.until(pace),
        Phase::Review(review) => review.until(pace),
        Phase::Voting(voting) => voting.vote.closes(),
        Phase::Settled(settled) => return looked_at_until(table, settled),
        Phase::Over { .. } => None,
    };
    until.map(|until| until + GRACE)
}

/// When the table ends unless somebody comes back (5.2.4).
pub(super) fn alone_until(table: &Table<WurfUndWort>) -> Option<Time> {
    table.state.alone.map(|since| since + TIME_ALONE)
}
