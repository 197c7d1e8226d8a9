//! What two threads gain over one.

use super::lists::Words;
use super::racks::shown;
use crate::cpu::{go_on_if, on_the_wall};
use crate::timing::median;
use bots::letramix::solver::{Found, Part, Puzzle, Rack, Shared, Solution, split};
use std::time::{Duration, Instant};

/// Medians of how many times two threads are faster than one.
#[derive(Debug, Clone, Copy)]
pub struct Gain {
    /// By the clock.
    pub wall: f64,
    /// By the nodes of the busier thread, which do not depend on what else the machine does.
    pub nodes: f64,
}

/// Solves these racks with one thread and with two.
pub fn gain(words: &Words, racks: &[Rack], patience: Duration) -> Gain {
    let (mut wall, mut nodes) = (Vec::new(), Vec::new());
    for rack in racks {
        let puzzle = words.puzzle(rack);
        let (one, time_of_one) = on_the_wall(|| in_threads(&puzzle, 1, patience));
        let (two, time_of_two) = on_the_wall(|| in_threads(&puzzle, 2, patience));
        wall.push(time_of_one / time_of_two);
        nodes.push(most_nodes(&one) / most_nodes(&two));
        let (one, two) = (Solution::of(&puzzle, one), Solution::of(&puzzle, two));
        assert!(!(one.proved && two.proved) || one.score == two.score, "{}", shown(rack));
        words.check(rack, &two);
    }
    Gain { wall: median(&wall), nodes: median(&nodes) }
}

fn in_threads(puzzle: &Puzzle, threads: usize, patience: Duration) -> Vec<Found> {
    let shared = Shared::new();
    let start = Instant::now();
    std::thread::scope(|scope| {
        let run = |part: Part<'_>| part.run(&shared, |_| go_on_if(start.elapsed() < patience));
        let running: Vec<_> =
            split(puzzle, threads).into_iter().map(|part| scope.spawn(move || run(part))).collect();
        running.into_iter().map(|thread| thread.join().expect("the search does not panic")).collect()
    })
}

#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]
fn most_nodes(parts: &[Found]) -> f64 {
    parts.iter().map(Found::nodes).max().unwrap_or(0) as f64
}
