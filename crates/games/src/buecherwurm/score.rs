//! What a round brings (E.1.10, 5.5.16).

use super::dice::{Die, Face, Side};
use super::event::RoundEnd;
use super::round::Round;
use game::Seat;
use serde::{Deserialize, Serialize};

/// E.1.9: for having no term.
pub(super) const FAILED: i32 = -2;
/// E.1.16: for taking the last die, where the special die shows the bonus side.
const BONUS: i32 = 2;
/// E.1.16: for the NOT die beside others, and off for it alone.
const NOT: i32 = 2;

/// What a round brings a player, in the order of 5.5.16.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmScore"))]
pub struct Score {
    /// −2 for having no term; booked at once (E.2.8).
    pub failed: i32,
    /// +2 by the bonus side.
    pub bonus: i32,
    /// 1 for each bookworm card.
    pub worms: i32,
    /// The dots on the dice.
    pub dots: i32,
    /// +2 or −2 for the NOT die.
    pub not: i32,
    /// All of it.
    pub sum: i32,
}

impl Score {
    /// What is booked when the round is over: the −2 has been already.
    pub const fn to_book(self) -> i32 {
        self.sum - self.failed
    }
}

/// What the round brings a seat if this one has ended it.
pub(super) fn score(round: &Round, seat: Seat, ended_by: Seat, how: RoundEnd) -> Score {
    let Some(desk) = round.desks.get(seat.index()) else { return Score::default() };
    let is_ender = seat == ended_by;
    let score = Score {
        failed: if is_ender && how == RoundEnd::Failed { FAILED } else { 0 },
        bonus: if is_ender && how == RoundEnd::LastDie && round.side == Some(Side::Bonus) {
            BONUS
        } else {
            0
        },
        worms: i32::from(desk.worms),
        dots: desk.pile.iter().filter_map(|&die| round.face(die)).map(Face::points).sum(),
        not: not_points(round.side, &desk.pile),
        sum: 0,
    };
    Score { sum: score.failed + score.bonus + score.worms + score.dots + score.not, ..score }
}

/// E.1.16, E.2.18, 5.5.10: "other dice" are letter dice; the present owner counts.
fn not_points(side: Option<Side>, pile: &[Die]) -> i32 {
    match (side, pile.contains(&Die::SPECIAL), pile.len()) {
        (Some(Side::Not), true, 1) => -NOT,
        (Some(Side::Not), true, _) => NOT,
        _ => 0,
    }
}
