//! `cargo xtask soak simulation [RUNS] [FIRST SEED]`: the simulation of `crates/desk/tests/simulation`, thousands
//! of times.

#![allow(clippy::unwrap_used, reason = "what is a test there may panic here, too")]

use bench::numbers::Numbers;
use run::{Report, simulate};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{available_parallelism, scope};
use std::time::Instant;

#[path = "../../../crates/desk/tests/simulation/check.rs"]
mod check;
#[path = "../../../crates/desk/tests/simulation/client.rs"]
mod client;
#[path = "../../../crates/desk/tests/simulation/late.rs"]
mod late;
#[path = "../../../crates/desk/tests/simulation/node.rs"]
mod node;
#[path = "../../../crates/desk/tests/simulation/run.rs"]
mod run;
#[path = "../../../crates/desk/tests/simulation/store.rs"]
mod store;
#[path = "../../../crates/desk/tests/simulation/world.rs"]
mod world;

#[expect(clippy::cast_precision_loss, reason = "runs are far below 2^52")]
fn main() {
    let mut numbers = Numbers::given();
    let runs = numbers.next_or(10_000);
    let first = numbers.next_or(1_000);
    let start = Instant::now();
    let sum = run_all(first, runs);
    let seconds = start.elapsed().as_secs_f64();
    let rate = runs as f64 / seconds;
    let Report { rows, acknowledged, refused, retries, finished, largest, .. } = sum;
    let Report { failures, crashes, failovers, lost, resets, forgotten, closed, .. } = sum;
    println!("{runs} runs in {seconds:.0} s, {rate:.1} a second; {finished} tables finished, {rows} rows");
    println!("nothing was lost that was not told");
    println!("{acknowledged} commands acknowledged, {refused} refused, {retries} sent again");
    println!(
        "{crashes} crashes, {failures} failures of the log, {failovers} failovers with {lost} rows lost, {resets} clients started afresh"
    );
    println!("{forgotten} names forgotten, none came back; {closed} tables closed by sweepers");
    println!(
        r#"{{"runs":{runs},"finished":{finished},"rows":{rows},"acknowledged":{acknowledged},"refused":{refused},"retries":{retries},"crashes":{crashes},"failures":{failures},"failovers":{failovers},"lost_rows":{lost},"resets":{resets},"forgotten":{forgotten},"closed":{closed},"largest_message":{largest},"seconds":{seconds:.1},"runs_per_second":{rate:.2}}}"#
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
