//! `cargo xtask soak simulation [RUNS] [FIRST SEED]`: the simulation of `crates/tables/tests/simulation`, thousands of times.

#![allow(clippy::unwrap_used, reason = "what is a test there may panic here, too")]

use bench::numbers::Numbers;
use run::{Report, simulate};

#[path = "../../../crates/tables/tests/simulation/client.rs"]
mod client;
#[path = "../../../crates/tables/tests/simulation/node.rs"]
mod node;
#[path = "../../../crates/tables/tests/simulation/run.rs"]
mod run;

fn main() {
    let mut numbers = Numbers::given();
    let runs: u64 = numbers.next_or(2_000);
    let first: u64 = numbers.next_or(1_000);
    let mut sum = Report::default();
    for seed in first..first + runs {
        sum.add(&simulate(seed));
        if (seed - first + 1).is_multiple_of((runs / 10).max(1)) {
            eprintln!("{} of {runs} runs", seed - first + 1);
        }
    }
    let Report { rows, acknowledged, refused, retries, failures, crashes, resets, finished, largest, .. } =
        sum;
    println!("{runs} runs, {finished} tables finished, {rows} rows: nothing lost");
    println!("{acknowledged} commands acknowledged, {refused} refused, {retries} sent again");
    println!("{crashes} crashes, {failures} failed appends, {resets} clients started afresh");
    println!(
        r#"{{"runs":{runs},"finished":{finished},"rows":{rows},"acknowledged":{acknowledged},"refused":{refused},"retries":{retries},"crashes":{crashes},"failures":{failures},"resets":{resets},"largest_message":{largest}}}"#
    );
}
