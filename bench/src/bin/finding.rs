//! How long does somebody wait who looks for somebody to play with? 1, 10 and 100 arrivals an hour, two servers.
//!
//! ```text
//! cargo xtask bench finding [HOURS]
//! ```
//!
//! Nothing is measured in real time, so every machine finds the same. The last line is everything as JSON.

use bench::finding::{Evening, Plan, Waits, waits};
use serde_json::{Value, json};
use std::process::ExitCode;

/// Thirty days.
const HOURS: u64 = 720;
/// How many people there are, and how many of them come in an hour.
const RATES: [(usize, u32); 3] = [(100, 1), (500, 10), (2_000, 100)];
const SEED: u64 = 24;

fn main() -> ExitCode {
    let Some(hours) = std::env::args().nth(1).map_or(Some(HOURS), |hours| hours.parse().ok()) else {
        eprintln!("bench: usage: cargo xtask bench finding [HOURS]");
        return ExitCode::FAILURE;
    };
    println!(
        "{hours} hours, seed {SEED}; five games, two servers; nobody sat with themselves, no seat was taken twice"
    );
    println!(
        "an hour | looked | met somebody | half within | nine of ten | longest | computer player filled in"
    );
    let mut told = Vec::new();
    for (people, an_hour) in RATES {
        let found = waits(&Evening::pass(Plan { people, an_hour, hours, seed: SEED }));
        print(an_hour, &found);
        told.push(as_json(an_hour, people, &found));
    }
    println!("{}", json!({ "bench": "finding", "hours": hours, "seed": SEED, "runs": told }));
    ExitCode::SUCCESS
}

fn print(an_hour: u32, found: &Waits) {
    let minutes = |seconds: u64| format!("{}:{:02}", seconds / 60, seconds % 60);
    println!(
        "{an_hour:>7} | {:>6} | {:>10.1} % | {:>11} | {:>11} | {:>7} | {:.1} %",
        found.looked,
        found.met_percent,
        minutes(found.half),
        minutes(found.nine_of_ten),
        minutes(found.longest),
        found.filled_in_percent
    );
    println!(
        "        | looked again as another was quicker: {}; two opened a table at the same moment: {}",
        found.conflicts, found.crossed
    );
}

fn as_json(an_hour: u32, people: usize, found: &Waits) -> Value {
    json!({
        "an_hour": an_hour,
        "people": people,
        "looked": found.looked,
        "met_percent": found.met_percent,
        "half_s": found.half,
        "nine_of_ten_s": found.nine_of_ten,
        "longest_s": found.longest,
        "filled_in_percent": found.filled_in_percent,
        "conflicts": found.conflicts,
        "crossed": found.crossed,
    })
}
