//! The simulation: one server or three, as desks in one thread and a time of their own; a log that fails and fails over,
//! hints that are lost or late, servers that die between any two steps, clients that repeat, come late, change servers and
//! vanish. Whatever happens: what was acknowledged is in the log once (unless the log has lost rows, which clients are
//! told), and everybody ends at one state.
//!
//! A few seeded runs here; thousands by `cargo xtask soak simulation`.

#![allow(clippy::unwrap_used, reason = "a broken promise ends the run")]

mod check;
mod client;
mod node;
mod run;
mod store;
mod together;
mod world;

use run::{Report, simulate};

#[test]
fn seeded_runs_lose_nothing() {
    let mut sum = Report::default();
    for seed in 0..200 {
        sum.add(&simulate(seed));
    }
    println!("{sum:?}");
    // A run in which nothing goes wrong proves nothing.
    assert!(sum.crashes > 500 && sum.failures > 500 && sum.retries > 250, "{sum:?}");
    assert!(sum.failovers > 100 && sum.lost > 100 && sum.resets > 50, "{sum:?}");
    assert!(sum.acknowledged > 2_500 && sum.refused > 250 && sum.finished > 15, "{sum:?}");
}

#[test]
fn a_seed_repeats_exactly() {
    for seed in 10..20 {
        assert_eq!(simulate(seed), simulate(seed), "{seed}");
    }
}
