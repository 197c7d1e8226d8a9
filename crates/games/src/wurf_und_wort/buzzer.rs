//! The fair buzzer (5.2.1): who was first, however long their messages take.

use super::phase::Phase;
use super::state::State;
use game::{Race, Seat, Span, Time};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// The dice are uncovered so long after they were sent, everywhere at the same time.
pub(super) const AHEAD: Span = Span::from_millis(400);
/// A press counts as made at most so long before it arrived.
pub const MOST_LAG: Span = Span::from_millis(200);
/// So long after the first press others are collected.
pub(super) const WINDOW: Span = Span::from_millis(250);
/// Who is at most so much later was as quick.
pub const TIE: Span = Span::from_millis(15);
/// Who presses before the dice are uncovered cannot press for so long.
pub(super) const LOCK: Span = Span::from_millis(1500);

/// A press.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Press {
    /// Whose.
    pub seat: Seat,
    /// When it counts as made.
    pub at: Time,
    /// When it arrived.
    pub arrived: Time,
    /// So much of the measured delay could be made good.
    pub lag: Span,
}

impl Press {
    /// A press that arrives now. The player's own time counts as far as the measured delay explains it: who forges
    /// it gains at most that.
    pub fn new(seat: Seat, pressed: Time, now: Time, lag: Span) -> Self {
        let lag = lag.min(MOST_LAG);
        Self { seat, at: pressed.clamp(now - lag, now), arrived: now, lag }
    }
}

/// Who pressed when, after the dice were uncovered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortPhoto"))]
pub struct Photo {
    /// Who was first.
    pub first: Seat,
    /// Was that decided by the tie rule?
    pub tie: bool,
    /// All presses, the earliest first.
    pub presses: Vec<PhotoPress>,
}

/// A press on the photo, in milliseconds after the dice were uncovered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortPress"))]
pub struct PhotoPress {
    /// Whose.
    pub seat: Seat,
    /// When it counts as made.
    pub at: u32,
    /// When it arrived.
    pub arrived: u32,
    /// So much of the measured delay could be made good.
    pub lag: u32,
}

/// From the card on it is a race; from the first press until others are collected it is sealed. While all clocks stand still
/// (5.2.4) the window does not close, and there is nobody to keep it from.
pub(super) fn race(state: &State) -> Race {
    match &state.phase {
        Phase::Searching(searching) if state.alone.is_none() => match searching.presses.first() {
            Some(first) => Race::Sealed { until: first.arrived + WINDOW },
            None => Race::Open,
        },
        _ => Race::None,
    }
}

/// What decides between those who were as quick: fewer points, then who lost the last tie, then the lower seat.
pub(super) struct TieRule<'a> {
    pub scores: &'a [i32],
    pub lost_tie: &'a [Seat],
}

impl TieRule<'_> {
    fn rank(&self, seat: Seat) -> impl Ord + use<> {
        let score = self.scores.get(seat.index()).copied().unwrap_or(0);
        (score, Reverse(self.lost_tie.contains(&seat)), seat)
    }
}

/// The photo finish, and who was as quick as the first but lost by the tie rule; nothing without a press.
pub(super) fn photo_finish(
    presses: &[Press],
    reveal: Time,
    rule: &TieRule<'_>,
) -> Option<(Photo, Vec<Seat>)> {
    let mut presses = presses.to_vec();
    presses.sort_by_key(|press| (press.at, press.seat));
    let earliest = presses.first()?.at;
    let mut tied: Vec<Seat> =
        presses.iter().filter(|press| press.at <= earliest + TIE).map(|press| press.seat).collect();
    tied.sort_by_key(|seat| rule.rank(*seat));
    let first = tied.remove(0);
    let after = |time: Time| time.since(reveal).millis() as u32;
    let shown = |press: &Press| PhotoPress {
        seat: press.seat,
        at: after(press.at),
        arrived: after(press.arrived),
        lag: press.lag.millis() as u32,
    };
    let photo = Photo { first, tie: !tied.is_empty(), presses: presses.iter().map(shown).collect() };
    Some((photo, tied))
}
