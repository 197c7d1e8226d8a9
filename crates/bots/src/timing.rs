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

/// A step that takes mostly so many milliseconds.
pub(crate) fn within_millis<A>(mostly: &Range<u64>, action: A, chance: &mut Chance) -> Step<A> {
    Step { after: Span::from_millis(millis(mostly, chance)), action }
}

/// A step that takes mostly so many seconds.
pub(crate) fn within<A>(seconds: &Range<u64>, action: A, chance: &mut Chance) -> Step<A> {
    within_millis(&(seconds.start * 1000..seconds.end * 1000), action, chance)
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
}
