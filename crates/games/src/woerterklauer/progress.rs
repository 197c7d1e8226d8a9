//! How a table goes on: what time brings, and somebody's coming and going.

use super::Woerterklauer;
use super::event::{Ending, Event};
use super::state::Phase;
use super::story::{Story, answer, begin, glass_is_out, lose, set_aside_at_random};
use super::turning::{Glass, Turning};
use game::pace::is_out;
use game::{GRACE, Presence, Seat, Span, Table, Time};

/// W4: who does not choose for so long gets a random choice, in a timed game.
const TIME_TO_CHOOSE: Span = Span::from_secs(30);
/// W16: who does not answer for so long has refused.
const TIME_TO_REPLY: Span = Span::from_secs(30);
/// 5.1.9: after so long the opponent of who is away may claim the win.
const TIME_AWAY: Span = Span::from_secs(3 * 60);
/// 5.1.9: and after so long that of who is idle.
const TIME_IDLE: Span = Span::from_secs(72 * 60 * 60);

/// What time, or somebody's coming and going, brings.
pub(super) fn tick(story: &mut Story<'_>) {
    match &story.table.state.phase {
        Phase::New => begin(story),
        Phase::Over { .. } => {}
        Phase::Turn(turning) => match leaver(&story.table, turning) {
            Some(seat) => lose(story, seat, Ending::Left),
            None => pass(story),
        },
    }
}

fn pass(story: &mut Story<'_>) {
    note_absence(story);
    let (table, now) = (&story.table, story.now);
    let Some(turning) = table.state.turning() else { return };
    if let Some((_, since)) = &turning.proposal {
        let is_gone = !table.seats.is_here(opponent(table, turning.seat));
        if is_gone || reply_end(table, *since).is_some_and(|end| now >= end) {
            answer(story, false);
        }
    } else if is_out(glass_end(turning), now) {
        glass_is_out(story);
    } else if choice_end(table, turning).is_some_and(|end| now >= end) {
        let count = turning.aside;
        set_aside_at_random(story, count);
    }
}

/// Is the mover away, or back?
fn note_absence(story: &mut Story<'_>) {
    let Some(turning) = story.table.state.turning() else { return };
    let is_away = story.table.seats.presence(turning.seat) == Presence::Away;
    match turning.away {
        None if is_away => story.happen(Event::Away { at: story.now }),
        Some(_) if !is_away => story.happen(Event::Back),
        _ => {}
    }
}

/// 5.1.9: who has left for good has lost. If both are gone, a person has left the bots; otherwise it is the mover.
fn leaver(table: &Table<Woerterklauer>, turning: &Turning) -> Option<Seat> {
    let gone: Vec<Seat> = table.seats.iter().filter(|seat| table.seats.is_gone(*seat)).collect();
    match gone.as_slice() {
        [] => None,
        [only] => Some(*only),
        _ => gone
            .iter()
            .copied()
            .find(|seat| !table.seats.is_bot(*seat) && table.seats.is_bot(opponent(table, *seat)))
            .or(Some(turning.seat)),
    }
}

/// When the table wants to be ticked.
pub(super) fn deadline(table: &Table<Woerterklauer>) -> Option<Time> {
    match &table.state.phase {
        Phase::New => Some(Time::ZERO),
        Phase::Over { .. } => None,
        Phase::Turn(turning) => turn_deadline(table, turning),
    }
}

fn turn_deadline(table: &Table<Woerterklauer>, turning: &Turning) -> Option<Time> {
    if let Some((_, since)) = &turning.proposal {
        return reply_end(table, *since);
    }
    let glass = glass_end(turning).map(|end| end + GRACE);
    [glass, choice_end(table, turning)].into_iter().flatten().min()
}

/// When the sand is out, as players see it; `None` without a glass and while it stands still.
pub(super) fn glass_end(turning: &Turning) -> Option<Time> {
    match turning.glass? {
        Glass::Running { until } => Some(until),
        Glass::Stopped { .. } => None,
    }
}

/// W4: until when the mover chooses the letters to be set aside, in a timed game.
pub(super) fn choice_end(table: &Table<Woerterklauer>, turning: &Turning) -> Option<Time> {
    let options = &table.state.options;
    options.pace.until(turning.since, TIME_TO_CHOOSE).filter(|_| options.glass && turning.aside > 0)
}

/// W16: until when the opponent answers a proposal that was made then.
pub(super) fn reply_end(table: &Table<Woerterklauer>, since: Time) -> Option<Time> {
    table.state.options.pace.until(since, TIME_TO_REPLY)
}

/// 5.1.9: from when on the opponent may claim the win, without a glass.
pub(super) fn claim_from(table: &Table<Woerterklauer>, turning: &Turning) -> Option<Time> {
    let away = turning.away.map(|since| since + TIME_AWAY);
    let idle = turning.acted + TIME_IDLE;
    table.state.options.glass().is_none().then(|| away.map_or(idle, |away| away.min(idle)))
}

/// The other player.
pub(super) fn opponent(table: &Table<Woerterklauer>, seat: Seat) -> Seat {
    table.seats.left_of(seat)
}
