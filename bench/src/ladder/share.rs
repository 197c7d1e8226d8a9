//! How often one player beats another, and how sure that is.

use std::fmt;

/// A share of games won, from 0 to 1, with its 95 % confidence interval (Wilson).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// The share itself.
    pub won: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Share {
    /// So many of so many games.
    #[expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]
    pub fn of(wins: u64, games: u64) -> Self {
        Self::of_points(wins as f64, games as f64, 1.96)
    }

    /// So many points of so many games, where a game that is shared counts half, with an interval of so many standard
    /// deviations.
    pub fn of_points(points: f64, games: f64, z: f64) -> Self {
        let (n, p) = (games, points / games);
        let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        Self { won: p, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |share: f64| 100.0 * share;
        write!(f, "{:.1} % ({:.1} to {:.1})", percent(self.won), percent(self.low), percent(self.high))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_lie_within_their_interval() {
        assert_eq!(Share::of(120, 200).to_string(), "60.0 % (53.1 to 66.5)");
        assert_eq!(Share::of(0, 10).to_string(), "0.0 % (0.0 to 27.8)");
        assert_eq!(Share::of(10, 10).to_string(), "100.0 % (72.2 to 100.0)");
    }
}
