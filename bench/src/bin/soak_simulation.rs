//! `cargo xtask soak simulation [RUNS] [FIRST SEED]`: the simulation of `crates/tables/tests/simulation`, thousands of times.

#![allow(clippy::unwrap_used, reason = "what is a test there may panic here, too")]

use bench::numbers::Numbers;
use run::{Report, simulate};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{available_parallelism, scope};

#[path = "../../../crates/tables/tests/simulation/client.rs"]
mod client;
#[path = "../../../crates/tables/tests/simulation/known.rs"]
mod known;
#[path = "../../../crates/tables/tests/simulation/node.rs"]
mod node;
#[path = "../../../crates/tables/tests/simulation/run.rs"]
mod run;
#[path = "../../../crates/tables/tests/simulation/store.rs"]
mod store;

fn main() {
    let mut numbers = Numbers::given();
    let runs = numbers.next_or(10_000);
    let first = numbers.next_or(1_000);
    let sum = run_all(first, runs);
    let Report { rows, acknowledged, refused, retries, finished, largest, .. } = sum;
    let Report { failures, crashes, failovers, lost, resets, .. } = sum;
    println!("{runs} runs, {finished} tables finished, {rows} rows: nothing lost that was not told");
    println!("{acknowledged} commands acknowledged, {refused} refused, {retries} sent again");
    println!(
        "{crashes} crashes, {failures} failures of the log, {failovers} failovers with {lost} rows lost, {resets} clients started afresh"
    );
    println!(
        r#"{{"runs":{runs},"finished":{finished},"rows":{rows},"acknowledged":{acknowledged},"refused":{refused},"retries":{retries},"crashes":{crashes},"failures":{failures},"failovers":{failovers},"lost_rows":{lost},"resets":{resets},"largest_message":{largest}}}"#
    );
}

/// All seeds, on all cores. A broken promise ends it with the seed.
fn run_all(first: u64, runs: u64) -> Report {
    let (next, sum) = (AtomicU64::new(0), Mutex::new(Report::default()));
    let work = || {
        while let Some(run) = Some(next.fetch_add(1, Ordering::Relaxed)).filter(|run| *run < runs) {
            let report = simulate(first + run);
            sum.lock().unwrap().add(&report);
            if (run + 1).is_multiple_of((runs / 20).max(1)) {
                eprintln!("{} of {runs} runs", run + 1);
            }
        }
    };
    scope(|scope| {
        for _ in 0..available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    sum.into_inner().unwrap()
}
