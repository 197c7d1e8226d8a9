//! How long answers take.

use crate::timing::{median, percentile};
use std::time::Duration;

/// Half of the answers, and 95 of 100, take no longer; in ms.
#[derive(Debug, Clone, Copy)]
pub struct Latency {
    /// The median.
    pub p50: f64,
    /// The 95th percentile.
    pub p95: f64,
}

impl Latency {
    /// Of these times; NaN of none.
    pub fn of(times: &[Duration]) -> Self {
        let mut times: Vec<f64> = times.iter().map(|time| time.as_secs_f64() * 1e3).collect();
        times.sort_by(f64::total_cmp);
        Self { p50: percentile(&times, 50.0), p95: percentile(&times, 95.0) }
    }

    /// The median of each figure over the rounds.
    pub fn typical<'a>(rounds: impl IntoIterator<Item = &'a Self>) -> Self {
        let (p50, p95): (Vec<f64>, Vec<f64>) = rounds.into_iter().map(|round| (round.p50, round.p95)).unzip();
        Self { p50: median(&p50), p95: median(&p95) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_within_a_round_and_medians_over_rounds() {
        let of = |from: u64| Latency::of(&(from..from + 100).map(Duration::from_millis).collect::<Vec<_>>());
        let typical = Latency::typical(&[of(1), of(901), of(11)]);
        assert!((typical.p50 - 60.0).abs() < 1e-9 && (typical.p95 - 105.0).abs() < 1e-9, "{typical:?}");
        assert!(Latency::of(&[]).p50.is_nan());
    }
}
