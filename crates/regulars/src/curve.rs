//! How somebody's results went over time, in few points however many there are.

use game::Stamp;
use serde::{Deserialize, Serialize};

/// A curve has at most so many points.
pub const MOST_POINTS: usize = 24;

/// Results in the order of their numbers, each point the same number of them but for the last one. When there are too
/// many points, each two become one: so a million results cost no more than fifty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Curve {
    /// So many results a full point has.
    pub each: u32,
    /// From the oldest.
    pub points: Vec<CurvePoint>,
}

/// Some results one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CurvePoint {
    /// When the first of them was.
    pub from: Stamp,
    /// How many there are.
    pub results: u32,
    /// How many were won; of what was missed, nothing.
    pub won: u32,
    /// All points together.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub points: i64,
}

impl Default for Curve {
    fn default() -> Self {
        Self { each: 1, points: Vec::new() }
    }
}

impl Curve {
    /// One result more; or several that belong together.
    pub fn add(&mut self, result: CurvePoint) {
        match self.points.last_mut() {
            Some(last) if last.results < self.each => last.take(result),
            _ => self.begin(result),
        }
    }

    fn begin(&mut self, result: CurvePoint) {
        if self.points.len() == MOST_POINTS {
            self.each = self.each.saturating_mul(2);
            let both = |two: &[CurvePoint]| {
                let mut point = two[0];
                two[1..].iter().for_each(|next| point.take(*next));
                point
            };
            self.points = self.points.chunks(2).map(both).collect();
        }
        self.points.push(result);
    }
}

impl CurvePoint {
    fn take(&mut self, next: Self) {
        self.results += next.results;
        self.won += next.won;
        self.points += next.points;
    }
}
