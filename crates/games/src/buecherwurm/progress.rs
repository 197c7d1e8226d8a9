//! How a table goes on by itself: clocks that run out, players who come and go.

use super::Buecherwurm;
use super::event::{Failure, Why};
use super::phase::Phase;
use super::story::{self, Story};
use game::pace::is_out;
use game::{GRACE, Presence, Seat, Span, Table, Time};

/// E18: so long the roller may choose a theme.
pub(super) const TIME_FOR_THEME: Span = Span::from_secs(15);
/// 5.5.8: so long after a theme change.
pub(super) const TIME_FOR_CHANGE: Span = Span::from_secs(10);
/// 5.5.7: so long the question mark may lie.
pub(super) const TIME_TO_TURN: Span = Span::from_secs(10);
/// 5.5.1: so long a vote is open.
pub(super) const TIME_TO_VOTE: Span = Span::from_secs(10);
/// 5.5.2: at least so much is given back when a term was voted down.
pub(super) const AT_LEAST_BACK: Span = Span::from_secs(3);
/// 5.5.14: so long a table waits for a second player.
pub(super) const TIME_TO_WAIT: Span = Span::from_secs(5 * 60);

/// What time, or somebody's coming and going, brings.
pub(super) fn tick(story: &mut Story<'_>) {
    if matches!(story.state().phase, Phase::New) && story.table.seats.playing().next().is_some() {
        story::begin(story);
    } else {
        story::look_around(story);
        match story.state().waiting {
            Some(since) if story.now >= since + TIME_TO_WAIT => story::end(story, true),
            Some(_) => {}
            None => go_on(story),
        }
    }
    // Who is still there decides whether it goes on.
    story::look_around(story);
}

fn go_on(story: &mut Story<'_>) {
    let is_due = |until: Option<Time>| is_out(until, story.now);
    let is_gone = |seat: Seat| story.table.seats.is_gone(seat);
    // Where nobody counts, nobody waits for who is away.
    let has_no_clock = story.state().options.pace.is_off();
    let is_missing = |seat: Seat| is_gone(seat) || has_no_clock && !story.table.seats.is_here(seat);
    match &story.state().phase {
        // E24
        Phase::Choosing { seat, why: Why::Round, .. } if is_gone(*seat) => story::hand_over(story),
        // E18: time is up, or who has changed the theme is gone.
        Phase::Choosing { seat, until, .. } if is_due(*until) || is_missing(*seat) => {
            story::choose(story, 0, None);
        }
        Phase::Turning { seat, until } if is_due(*until) || is_missing(*seat) => {
            story::turn_die_at_random(story);
        }
        Phase::Naming { seat, until } => {
            let (seat, is_late) = (*seat, is_due(*until));
            wait_for_term(story, seat, is_late);
        }
        Phase::Voting(ballot) if is_gone(ballot.seat) => {
            let seat = ballot.seat;
            story::next_turn(story, seat);
        }
        Phase::Voting(ballot) if is_due(ballot.vote.closes()) => story::close_vote(story),
        Phase::Voting(_) => story::close_if_complete(story),
        _ => {}
    }
}

/// Who is to name a term may be gone, away or too late.
fn wait_for_term(story: &mut Story<'_>, seat: Seat, is_late: bool) {
    let has_no_clock = story.state().options.pace.is_off();
    match story.table.seats.presence(seat) {
        Presence::Gone => story::next_turn(story, seat),
        Presence::Away if has_no_clock || is_late => story::lapse(story, seat),
        Presence::Here if is_late => story::fail(story, seat, Failure::Time),
        _ => {}
    }
}

/// When the table wants to be ticked.
pub(super) fn deadline(table: &Table<Buecherwurm>) -> Option<Time> {
    if let Some(since) = table.state.waiting {
        return Some(since + TIME_TO_WAIT);
    }
    match &table.state.phase {
        Phase::New => Some(Time::ZERO),
        Phase::Choosing { until, .. } | Phase::Turning { until, .. } => until.map(|until| until + GRACE),
        Phase::Naming { until, .. } => until.map(|until| until + GRACE),
        Phase::Voting(ballot) => ballot.vote.closes().map(|closes| closes + GRACE),
        Phase::Over { .. } => None,
    }
}
