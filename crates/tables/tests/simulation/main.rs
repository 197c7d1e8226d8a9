//! The simulation: one server or three in virtual time, a log that fails and fails over, hints that are lost, servers that die at
//! random, clients that repeat, come late, change servers and vanish. Whatever happens: what was acknowledged is in the log once (unless
//! the log has lost rows, which clients are told), and everybody ends at one state.
//!
//! A few seeded runs here; thousands by `cargo xtask soak simulation`.

#![allow(clippy::unwrap_used, reason = "a broken promise ends the run")]

mod client;
mod known;
mod node;
mod run;
mod store;
mod together;

use run::simulate;

#[test]
fn seeded_runs_lose_nothing() {
    let mut sum = run::Report::default();
    for seed in 0..40 {
        sum.add(&simulate(seed));
    }
    println!("{sum:?}");
    // A run in which nothing goes wrong proves nothing.
    assert!(sum.crashes > 100 && sum.failures > 100 && sum.retries > 50, "{sum:?}");
    assert!(sum.acknowledged > 500 && sum.refused > 50 && sum.finished > 3, "{sum:?}");
}

#[test]
fn a_seed_repeats_exactly() {
    for seed in 10..20 {
        assert_eq!(simulate(seed), simulate(seed), "{seed}");
    }
}

/// A failover that loses the row in which somebody sat down.
#[test]
fn a_seed_that_found_something_finds_it_no_more() {
    simulate(4197);
}
