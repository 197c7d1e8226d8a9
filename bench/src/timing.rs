//! Timing on a machine that has other things to do: many short rounds, taken in turn, and their medians.

use std::time::Instant;

/// The wall time of one call in nanoseconds.
pub fn nanoseconds(call: impl FnOnce()) -> f64 {
    let start = Instant::now();
    call();
    start.elapsed().as_secs_f64() * 1e9
}

/// The middle value, or the mean of the two in the middle; NaN of none.
pub fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    match sorted.len() {
        0 => f64::NAN,
        odd if odd % 2 == 1 => sorted[odd / 2],
        even => f64::midpoint(sorted[even / 2 - 1], sorted[even / 2]),
    }
}

/// The value that so many percent do not exceed, of sorted values; NaN of none.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts are far below 2^52, and positive"
)]
pub fn percentile(sorted: &[f64], percent: f64) -> f64 {
    let rank = (percent / 100.0 * sorted.len() as f64).ceil() as usize;
    sorted.get(rank.saturating_sub(1)).copied().unwrap_or(f64::NAN)
}

/// The mean; NaN of none.
#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]
pub fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

/// The greatest value.
pub fn most(values: &[f64]) -> f64 {
    values.iter().copied().fold(f64::NEG_INFINITY, f64::max)
}

/// The least value: what the work takes when nothing disturbs it.
pub fn least(values: &[f64]) -> f64 {
    values.iter().copied().fold(f64::INFINITY, f64::min)
}

/// To three digits after the point, to be printed.
pub fn rounded(value: f64) -> f64 {
    (value * 1e3).round() / 1e3
}

/// How many times longer `peer` took than `ours`: the median over rounds, each compared within itself.
pub fn ratio(peer: &[f64], ours: &[f64]) -> f64 {
    median(&peer.iter().zip(ours).map(|(peer, ours)| peer / ours).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_in_the_middle() {
        assert!((median(&[5.0, 1.0, 2.0]) - 2.0).abs() < 1e-9);
        assert!((median(&[5.0, 1.0, 2.0, 3.0]) - 2.5).abs() < 1e-9);
        assert!(median(&[]).is_nan());
    }

    #[test]
    fn the_mean_lies_between_the_least_and_the_most() {
        let values = [5.0, 1.0, 3.0];
        for (value, wanted) in [(least(&values), 1.0), (mean(&values), 3.0), (most(&values), 5.0)] {
            assert!((value - wanted).abs() < 1e-9, "{value}");
        }
        assert!(mean(&[]).is_nan());
    }

    #[test]
    fn percentiles_are_values_of_the_list() {
        let values: Vec<f64> = (1..=10).map(f64::from).collect();
        assert!((percentile(&values, 50.0) - 5.0).abs() < 1e-9);
        assert!((percentile(&values, 99.0) - 10.0).abs() < 1e-9);
        assert!(percentile(&[], 50.0).is_nan());
    }

    #[test]
    fn ratios_are_taken_within_rounds() {
        assert!((ratio(&[2.0, 20.0, 9.0], &[1.0, 10.0, 3.0]) - 2.0).abs() < 1e-9);
        assert!((least(&[2.0, 1.0, 3.0]) - 1.0).abs() < 1e-9);
    }
}
