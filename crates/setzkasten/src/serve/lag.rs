//! Measures the latency of a client's messages by its pongs.

use game::{Span, Stamp};
use std::collections::VecDeque;

/// Measurements kept: those of the last 45 s where players race.
const SAMPLES: usize = 15;
/// The most that is made good of a lag that only the client's pongs tell. Who delays all of them looks like a slow line, and
/// gains no more than this.
const MOST_UNPROVED: Span = Span::from_millis(100);

/// The last measurements: one-way latency in milliseconds.
#[derive(Debug, Default)]
pub struct LagMeter {
    samples: VecDeque<u64>,
    /// Pings that were not answered yet.
    pings: VecDeque<Stamp>,
    /// The smallest round trip that the kernel has seen, where it reaches the client itself.
    round_trip: Option<Span>,
}

impl LagMeter {
    /// A ping is sent.
    pub fn ping(&mut self, at: Stamp) {
        self.pings.push_back(at);
    }

    /// Since when a ping waits for its pong.
    pub fn unanswered_since(&self) -> Option<Stamp> {
        self.pings.front().copied()
    }

    /// A pong has come. It counts only for a ping that was sent, and once; older pings will not be answered any more.
    pub fn pong(&mut self, pinged: Stamp, at: Stamp) -> bool {
        let Some(i) = self.pings.iter().position(|ping| *ping == pinged) else { return false };
        self.pings.drain(..=i);
        self.note(at.since(pinged));
        true
    }

    /// The kernel's smallest round trip, if it knows one.
    pub fn bound(&mut self, round_trip: Option<Span>) {
        self.round_trip = round_trip;
    }

    /// Adds the round trip of a ping; half of it is the one-way latency.
    fn note(&mut self, round_trip: Span) {
        if self.samples.len() == SAMPLES {
            self.samples.pop_front();
        }
        self.samples.push_back(round_trip.millis() / 2);
    }

    /// The typical latency: the median, so that a single delayed message does not matter.
    pub fn typical(&self) -> Option<Span> {
        median(self.samples.iter().copied()).map(Span::from_millis)
    }

    /// How long before everybody is to see something it is sent: the typical latency, as far as it is believed.
    pub fn ahead(&self) -> Span {
        let half = |round_trip: Span| Span::from_millis(round_trip.millis().div_ceil(2));
        self.typical().unwrap_or_default().min(self.round_trip.map_or(MOST_UNPROVED, half))
    }

    /// How much earlier than its arrival a button may have been pressed: the typical latency and twice its jitter, as far as
    /// that is believed.
    pub fn allowance(&self) -> Span {
        let Some(typical) = self.typical().map(Span::millis) else { return Span::default() };
        let jitter = median(self.samples.iter().map(|lag| lag.abs_diff(typical))).unwrap_or(0);
        Span::from_millis(typical + 2 * jitter).min(self.round_trip.unwrap_or(MOST_UNPROVED))
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

    const fn stamp(millis: u64) -> Stamp {
        Stamp::from_millis(1_800_000_000_000 + millis)
    }

    #[test]
    fn a_single_delayed_message_does_not_matter() {
        let meter = meter(&[40, 42, 38, 900, 40]);
        assert_eq!(meter.typical(), Some(Span::from_millis(20)));
        assert_eq!(meter.allowance(), Span::from_millis(22));
    }

    #[test]
    fn an_uneven_connection_gets_twice_its_jitter() {
        assert_eq!(meter(&[100, 140, 100, 60, 140]).allowance(), Span::from_millis(90));
        assert_eq!(meter(&[]).allowance(), Span::default());
    }

    #[test]
    fn old_measurements_are_forgotten() {
        let mut rounds = vec![1_000; 20];
        rounds.extend([50; 15]);
        assert_eq!(meter(&rounds).typical(), Some(Span::from_millis(25)));
    }

    #[test]
    fn a_pong_counts_only_for_a_ping_that_was_sent_and_once() {
        let mut meter = LagMeter::default();
        assert!(!meter.pong(stamp(0), stamp(400)), "none was sent");
        meter.ping(stamp(0));
        meter.ping(stamp(200));
        assert!(!meter.pong(stamp(1), stamp(400)), "none was sent then");
        assert!(meter.pong(stamp(0), stamp(30)));
        assert!(!meter.pong(stamp(0), stamp(400)), "it was answered already");
        assert_eq!(meter.typical(), Some(Span::from_millis(15)));
        assert_eq!(meter.unanswered_since(), Some(stamp(200)));
    }

    #[test]
    fn who_leaves_out_a_ping_cannot_answer_it_later() {
        let mut meter = LagMeter::default();
        for at in [0, 200, 400] {
            meter.ping(stamp(at));
        }
        assert!(meter.pong(stamp(200), stamp(210)));
        assert!(!meter.pong(stamp(0), stamp(500)));
        assert_eq!(meter.unanswered_since(), Some(stamp(400)));
    }

    /// Delaying all pongs evenly cannot be told from a slow line: without the kernel's word it gains at most 100 ms.
    #[test]
    fn a_delay_that_only_pongs_tell_is_believed_up_to_100_ms() {
        let meter = meter(&[420, 420, 420]);
        assert_eq!(meter.typical(), Some(Span::from_millis(210)), "what is shown is what was measured");
        assert_eq!(meter.allowance(), Span::from_millis(100));
        assert_eq!(meter.ahead(), Span::from_millis(100));
    }

    #[test]
    fn the_kernels_smallest_round_trip_is_the_bound_where_it_is_known() {
        let mut near = meter(&[400, 400, 400]);
        near.bound(Some(Span::from_millis(12)));
        assert_eq!((near.ahead(), near.allowance()), (Span::from_millis(6), Span::from_millis(12)));
        let mut far = meter(&[300, 310, 300]);
        far.bound(Some(Span::from_millis(290)));
        assert_eq!((far.ahead(), far.allowance()), (Span::from_millis(145), Span::from_millis(150)));
    }
}
