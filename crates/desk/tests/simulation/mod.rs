//! The simulation: one server or three, as desks in one thread and a time of their own; a log that fails and fails over,
//! hints that are lost or late, servers that die between any two steps, clients that repeat, come late, change servers and
//! vanish. Whatever happens: what was acknowledged is in the log once (unless the log has lost rows, which clients are
//! told), and everybody ends at one state.
//!
//! A few seeded runs here; thousands by `cargo xtask soak simulation`.

mod check;
mod client;
mod late;
mod node;
mod run;
mod store;
mod together;
mod world;

use run::{Report, simulate};

#[test]
fn seeded_runs_lose_nothing() {
    let mut sum = Report::default();
    for seed in 0..28 {
        sum.add(&simulate(seed));
    }
    println!("{sum:?}");
    // A run in which nothing goes wrong proves nothing.
    assert!(sum.crashes > 100 && sum.failures > 100 && sum.retries > 50, "{sum:?}");
    assert!(sum.failovers > 20 && sum.lost > 20 && sum.resets > 10, "{sum:?}");
    assert!(sum.forgotten > 20, "{sum:?}");
    assert!(sum.closed > 5 && sum.closed < sum.runs, "{sum:?}");
    assert!(sum.acknowledged > 500 && sum.refused > 50 && sum.finished > 3, "{sum:?}");
}

#[test]
fn a_seed_repeats_exactly() {
    for seed in 10..13 {
        assert_eq!(simulate(seed), simulate(seed), "{seed}");
    }
}
