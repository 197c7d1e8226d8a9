//! How long a client's messages take, by its pongs.

use game::Span;
use std::collections::VecDeque;

/// So many pongs are remembered: the last three quarters of a minute.
const KEPT: usize = 15;

/// The last measurements, one way, in milliseconds.
#[derive(Debug, Default)]
pub struct LagMeter(VecDeque<u64>);

impl LagMeter {
    /// A ping was answered after so long: half of it is one way.
    pub fn note(&mut self, round: Span) {
        if self.0.len() == KEPT {
            self.0.pop_front();
        }
        self.0.push_back(round.millis() / 2);
    }

    /// What a message typically takes: the median, so that one that was held up does not count for all.
    pub fn typical(&self) -> Option<Span> {
        median(self.0.iter().copied()).map(Span::from_millis)
    }

    /// So much earlier than it arrived a press may have been made: the typical time and twice its jitter.
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
    fn one_message_that_was_held_up_does_not_count_for_all() {
        let meter = meter(&[40, 42, 38, 900, 40]);
        assert_eq!(meter.typical(), Some(Span::from_millis(20)));
        assert_eq!(meter.allowance(), Span::from_millis(22));
    }

    #[test]
    fn an_uneven_line_gets_twice_its_jitter() {
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
