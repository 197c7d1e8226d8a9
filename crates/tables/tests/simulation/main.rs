//! The simulation: one server in virtual time, a log that fails and a server that dies at random, clients that repeat, come late and
//! vanish. Whatever happens: what was acknowledged is in the log once, and everybody ends at one state.
//!
//! A few seeded runs here; thousands by `cargo xtask soak simulation`.

#![allow(clippy::unwrap_used, reason = "a broken promise ends the run")]

mod client;
mod node;
mod run;

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
