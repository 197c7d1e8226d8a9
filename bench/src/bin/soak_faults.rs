//! `cargo xtask soak faults [FAULTS] [TABLES] [SEED]`: the fault harness of `crates/setzkasten/tests/cluster`, at length.

#[path = "../../../crates/setzkasten/tests/cluster/balancer.rs"]
mod balancer;
#[path = "../../../crates/setzkasten/tests/cluster/crowd.rs"]
mod crowd;
#[path = "../../../crates/setzkasten/tests/cluster/faults.rs"]
mod faults;
#[path = "../../../crates/setzkasten/tests/serve/harness.rs"]
#[expect(dead_code, reason = "this run needs only some of it")]
mod harness;
#[path = "../../../crates/setzkasten/tests/cluster/nodes.rs"]
mod nodes;
#[path = "../../../crates/setzkasten/tests/cluster/player.rs"]
mod player;

use bench::numbers::Numbers;
use bench::startup::product;
use faults::{Plan, Report, endure};
use std::time::Duration;

fn main() {
    let mut numbers = Numbers::given();
    let plan = Plan {
        faults: numbers.next_or(120) as usize,
        tables: numbers.next_or(200) as usize,
        between: Duration::from_millis(500),
        seed: numbers.next_or(1),
    };
    let report = endure(&product(), plan);
    println!("{report}");
    let Report { faults, tables, acknowledged, sessions, worst, p99, .. } = report;
    let (faults, worst, p99) = (faults.values().sum::<u64>(), worst.as_millis(), p99.as_millis());
    println!(
        r#"{{"soak":"faults","faults":{faults},"tables":{tables},"acknowledged":{acknowledged},"lost":0,"diverged":0,"sessions":{sessions},"worst_pause_ms":{worst},"p99_ms":{p99}}}"#
    );
}
