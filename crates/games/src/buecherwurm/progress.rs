//! How a table goes on by itself: clocks that run out, players who come and go.

use super::Buecherwurm;
use super::event::{Event, Failure, Why};
use super::options::Thinking;
use super::phase::Phase;
use super::story::Story;
use game::{Presence, Seat, Span, Table, Time, World};

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
/// What arrives so late still counts.
pub(super) const GRACE: Span = Span::from_millis(500);

/// What time, or somebody's coming and going, brings.
pub(super) fn tick(table: &Table<Buecherwurm>, world: &mut World<'_>) -> Vec<Event> {
    let now = world.now;
    let mut story = Story::new(table, world);
    if matches!(table.state.phase, Phase::New) && table.seats.playing().next().is_some() {
        story.begin();
        return story.finish();
    }
    story.look_around();
    match story.table.state.waiting {
        Some(since) if now >= since + TIME_TO_WAIT => story.end(true),
        Some(_) => {}
        None => go_on(&mut story, now),
    }
    story.finish()
}

fn go_on(story: &mut Story<'_>, now: Time) {
    let is_due = |until: Time| now >= until + GRACE;
    let table = &story.table;
    match &table.state.phase {
        // E24
        Phase::Choosing { seat, why: Why::Round, .. } if is_gone(table, *seat) => story.hand_over(),
        // E18: time is up, or who has changed the theme is gone.
        Phase::Choosing { seat, until, .. } if is_due(*until) || is_gone(table, *seat) => {
            story.choose(0, None);
        }
        Phase::Turning { seat, until } if is_due(*until) || is_gone(table, *seat) => {
            story.turn_die_at_random();
        }
        Phase::Naming { seat, until } => {
            let (seat, until) = (*seat, *until);
            let presence = table.seats.presence(seat);
            let has_no_clock = table.state.options.thinking == Thinking::Off;
            match presence {
                Presence::Gone => story.next_turn(seat),
                Presence::Away if has_no_clock || until.is_some_and(is_due) => story.lapse(seat),
                Presence::Here if until.is_some_and(is_due) => story.fail(seat, Failure::Time),
                _ => {}
            }
        }
        Phase::Voting(ballot) if is_gone(table, ballot.seat) => {
            let seat = ballot.seat;
            story.next_turn(seat);
        }
        Phase::Voting(ballot) if is_due(ballot.vote.closes()) => story.close_vote(),
        Phase::Voting(_) => story.close_if_complete(),
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
        Phase::Choosing { until, .. } | Phase::Turning { until, .. } => Some(*until + GRACE),
        Phase::Naming { until, .. } => until.map(|until| until + GRACE),
        Phase::Voting(ballot) => Some(ballot.vote.closes() + GRACE),
        Phase::Over { .. } => None,
    }
}

fn is_gone(table: &Table<Buecherwurm>, seat: Seat) -> bool {
    table.seats.presence(seat) == Presence::Gone
}
