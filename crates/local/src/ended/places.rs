//! Who ended where (S6 to S8).

use super::seats::{Past, SeatPast};
use bots::Levels;
use game::{Outcome, Presence, Seat, Span, Stamp};

/// S7: who has been away for so long when it ends has left.
const LONG_AWAY: Span = Span::from_secs(3 * 60);
/// S8: who goes within so long of each other has stopped together.
const TOGETHER: Span = Span::from_secs(2 * 60);

/// Where a seat ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rank {
    /// From 1; equal results share.
    pub(super) place: u8,
    /// Have they left the others?
    pub(super) left: bool,
}

/// What decides about a place: the smaller one is ahead of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    /// S9: sent away. So who sends them away is behind.
    SentAway,
    /// There to the end: first who has won, then by points.
    There(bool, i32),
    /// Gone: the later the better. Minutes are negative, so that the later is the smaller.
    Left(i64),
}

/// By seat.
pub(super) fn places<R: Levels>(past: &Past<'_, R>, outcome: Option<&Outcome>) -> Vec<Rank> {
    match outcome {
        Some(outcome) => with_outcome(past, outcome),
        None => without(past),
    }
}

fn with_outcome<R: Levels>(past: &Past<'_, R>, outcome: &Outcome) -> Vec<Rank> {
    let left: Vec<Option<Stamp>> = past.table.seats.iter().map(|seat| left_since(past, seat)).collect();
    let key = |(seat, left): (Seat, &Option<Stamp>)| match left {
        _ if of(past, seat).kicked => Key::SentAway,
        Some(since) => Key::Left(-i64::try_from(since.millis()).unwrap_or(i64::MAX)),
        None => {
            let points = outcome.points.get(seat.index()).copied().unwrap_or(0);
            Key::There(!outcome.winners.contains(&seat), points.saturating_neg())
        }
    };
    let keys: Vec<Key> = past.table.seats.iter().zip(&left).map(key).collect();
    // Who goes last of all has left nobody.
    let nobody_stays = keys.iter().all(|key| matches!(key, Key::Left(_)));
    let rank = |key: &Key| {
        let place = 1 + keys.iter().filter(|other| *other < key).count() as u8;
        Rank { place, left: matches!(key, Key::Left(_)) && !(nobody_stays && place == 1) }
    };
    keys.iter().map(rank).collect()
}

/// S7: since when somebody has left: for good, or away for long, or away when somebody else gave up waiting.
fn left_since<R: Levels>(past: &Past<'_, R>, seat: Seat) -> Option<Stamp> {
    let (end, _) = past.over?;
    let since = of(past, seat).away?.since;
    let is_gone = past.table.seats.is_gone(seat);
    let is_long = end.since(since) >= LONG_AWAY;
    let others_gave_up = || {
        let gave_up = |other: Seat| {
            past.table.seats.is_gone(other)
                && !past.table.seats.is_bot(other)
                && of(past, other).away.is_some_and(|away| away.since >= since)
        };
        past.table.seats.iter().any(|other| other != seat && gave_up(other))
    };
    (is_gone || is_long || others_gave_up()).then_some(since)
}

/// S8: nobody came any more. Who went in the middle of the play, while somebody else stayed, has left them; the
/// others have stopped together, and nothing becomes of it.
fn without<R: Levels>(past: &Past<'_, R>) -> Vec<Rank> {
    let since = |seat: Seat| of(past, seat).away.map(|away| away.since);
    let seats = || past.table.seats.iter();
    let stayed_longer = |seat: Seat, than: Stamp| since(seat).is_none_or(|since| since >= than + TOGETHER);
    let rank = |seat: Seat| {
        let behind = |since: Stamp| seats().filter(|other| stayed_longer(*other, since)).count() as u8;
        let ahead = since(seat).map_or(0, behind);
        let in_play = of(past, seat).away.is_some_and(|away| away.in_play);
        let is_person = past.table.seats.place(seat).is_some_and(|place| place.occupant.guest().is_some());
        let was_away = past.table.seats.presence(seat) != Presence::Here;
        Rank { place: 1 + ahead, left: ahead > 0 && in_play && is_person && was_away }
    };
    seats().map(rank).collect()
}

fn of<R: Levels>(past: &Past<'_, R>, seat: Seat) -> SeatPast {
    past.seats.get(seat.index()).copied().unwrap_or_default()
}
