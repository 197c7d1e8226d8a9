//! Measures the latency of a client's messages by its pongs.

use game::Span;
use std::collections::VecDeque;

/// Measurements kept: those of the last 45 s where players race.
const SAMPLES: usize = 15;

/// The last measurements: one-way latency in milliseconds.
#[derive(Debug, Default)]
pub struct LagMeter(VecDeque<u64>);

impl LagMeter {
    /// Adds the round trip of a ping; half of it is the one-way latency.
    pub fn note(&mut self, round_trip: Span) {
        if self.0.len() == SAMPLES {
            self.0.pop_front();
        }
        self.0.push_back(round_trip.millis() / 2);
    }

    /// The typical latency: the median, so that a single delayed message does not matter.
    pub fn typical(&self) -> Option<Span> {
        median(self.0.iter().copied()).map(Span::from_millis)
    }

    /// How much earlier than its arrival a button may have been pressed: the typical latency and twice its jitter.
    pub fn allowance(&self) -> Span {
        let Some(typical) = self.typical().map(Span::millis) else { return Span::default() };
        let jitter = median(self.0.iter().map(|lag| lag.abs_diff(typical))).unwrap_or(0);
        Span::from_millis(typical + 2 * jitter)
    }
}

fn median(numbers: impl Iterator<Item = u64>) -> Option<u64> {
    let mut sorted: Vec<u64> = numbers.collect();
    sorted.sort_unstable();
    sorted.get(sorted.len().saturating_sub(1) / 2).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meter(rounds: &[u64]) -> LagMeter {
        let mut meter = LagMeter::default();
        for round in rounds {
            meter.note(Span::from_millis(*round));
        }
        meter
    }

    #[test]
    fn a_single_delayed_message_does_not_matter() {
        let meter = meter(&[40, 42, 38, 900, 40]);
        assert_eq!(meter.typical(), Some(Span::from_millis(20)));
        assert_eq!(meter.allowance(), Span::from_millis(22));
    }

    #[test]
    fn an_uneven_connection_gets_twice_its_jitter() {
        assert_eq!(meter(&[200, 240, 200, 160, 240]).allowance(), Span::from_millis(140));
        assert_eq!(meter(&[420, 420, 420]).allowance(), Span::from_millis(210));
        assert_eq!(meter(&[]).allowance(), Span::default());
    }

    #[test]
    fn old_measurements_are_forgotten() {
        let mut rounds = vec![1_000; 20];
        rounds.extend([50; 15]);
        assert_eq!(meter(&rounds).typical(), Some(Span::from_millis(25)));
    }
}
