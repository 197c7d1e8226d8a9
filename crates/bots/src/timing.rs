//! How long computer players take. People mostly take a middling time, sometimes much less, now and then much more: the
//! logarithm of their times is about normally distributed. So nobody sees a least time (P19).

use crate::Step;
use game::{Chance, Span};
use std::ops::Range;

/// So often a time goes up or down by a quarter.
const STEPS: usize = 4;
/// And in the end by up to so many percent, so that there are no steps to be seen.
const JITTER: usize = 20;

/// A time that is mostly between these, may be much shorter, and is never longer: what has to be done in time is.
pub(crate) fn millis(mostly: &Range<u64>, chance: &mut Chance) -> u64 {
    let median = mostly.start + (mostly.end - mostly.start) * 2 / 5;
    let drawn = std::iter::repeat_with(|| around(median, chance)).take(8).find(|drawn| *drawn < mostly.end);
    drawn.unwrap_or(median)
}

fn around(median: u64, chance: &mut Chance) -> u64 {
    let walk = |millis: u64, _| if chance.percent(50) { millis * 5 / 4 } else { millis * 4 / 5 };
    let walked = (0..STEPS).fold(median, walk);
    walked * (100 - JITTER + chance.below(2 * JITTER + 1)) as u64 / 100
}

/// How somebody spends their time, in percent of what is usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tempo {
    /// Until they do something.
    pub first: u64,
    /// From step to step.
    pub next: u64,
    /// For a last look.
    pub last: u64,
}

/// So many percent of a time, where nobody waits with a clock in hand.
pub(crate) fn at_ease(mostly: &Range<u64>, percent: u64) -> Range<u64> {
    mostly.start * percent / 100..mostly.end * percent / 100
}

/// The same where a window closes: who is slow begins later, but nobody takes longer than anybody may.
pub(crate) fn in_time(mostly: &Range<u64>, percent: u64) -> Range<u64> {
    let Range { start, end } = at_ease(mostly, percent);
    let end = end.min(mostly.end);
    start.min(end * 9 / 10)..end
}

/// So many seconds in milliseconds.
pub(crate) fn seconds(mostly: &Range<u64>) -> Range<u64> {
    mostly.start * 1000..mostly.end * 1000
}

/// A step that takes mostly so many milliseconds.
pub(crate) fn within_millis<A>(mostly: &Range<u64>, action: A, chance: &mut Chance) -> Step<A> {
    Step { after: Span::from_millis(millis(mostly, chance)), action }
}

/// A step that takes mostly so many percent of these seconds.
pub(crate) fn eased<A>(mostly: &Range<u64>, percent: u64, action: A, chance: &mut Chance) -> Step<A> {
    within_millis(&at_ease(&seconds(mostly), percent), action, chance)
}

/// The same where a window closes.
pub(crate) fn timely<A>(mostly: &Range<u64>, percent: u64, action: A, chance: &mut Chance) -> Step<A> {
    within_millis(&in_time(&seconds(mostly), percent), action, chance)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(mostly: &Range<u64>) -> Vec<u64> {
        let mut chance = Chance::from_seed(19);
        let mut drawn: Vec<u64> = (0..4000).map(|_| millis(mostly, &mut chance)).collect();
        drawn.sort_unstable();
        drawn
    }

    #[test]
    fn p19_times_spread_like_peoples_and_have_no_visible_minimum() {
        let times = drawn(&(4_000..11_000));
        let share = |part: usize| times[times.len() * part / 100];
        assert!((5_500..7_500).contains(&share(50)), "{}", share(50));
        assert!(share(5) < 4_000 && share(0) < 3_000, "{} {}", share(0), share(5));
        assert!(times.iter().all(|time| *time < 11_000));
        // The longer half is spread more widely than the shorter.
        assert!(share(95) - share(50) > share(50) - share(5), "{} {} {}", share(5), share(50), share(95));
        // No second has more than a quarter of all.
        let densest =
            times.iter().map(|from| times.iter().filter(|t| (*from..from + 1000).contains(*t)).count());
        assert!(densest.max().unwrap() * 4 < times.len());
    }

    #[test]
    fn p19_who_thinks_longer_by_nature_does_so_mostly() {
        let medians = [5..10_u64, 5..9, 4..8].map(|r| drawn(&(r.start * 1000..r.end * 1000))[2000]);
        assert!(medians.is_sorted_by(|a, b| a > b), "{medians:?}");
    }

    /// A tempo is noticed, and still nobody is late where a window closes.
    #[test]
    fn a_tempo_moves_the_middle_and_keeps_the_end() {
        let middle = |range: &Range<u64>| drawn(range)[2000];
        let usual = 4_000..11_000;
        assert!(middle(&at_ease(&usual, 60)) * 4 < middle(&usual) * 3);
        assert!(middle(&at_ease(&usual, 150)) * 3 > middle(&usual) * 4);
        for percent in [40, 100, 130, 180, 400] {
            let times = drawn(&in_time(&usual, percent));
            assert!(times.iter().all(|time| *time < usual.end), "{percent}");
        }
        assert!(middle(&in_time(&usual, 150)) > middle(&usual));
    }
}
