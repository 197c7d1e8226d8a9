//! `cargo xtask soak faults [FAULTS] [TABLES] [SEED]`: the fault harness of `crates/setzkasten/tests/cluster`, at length.

#[path = "../../../crates/setzkasten/tests/cluster/balancer.rs"]
mod balancer;
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
    let Report { faults, tables, acknowledged, refused, sessions, worst, p99 } = endure(&product(), plan);
    let total: u64 = faults.values().sum();
    let mut kinds: Vec<String> = faults.iter().map(|(fault, count)| format!("{fault:?} {count}")).collect();
    kinds.sort();
    println!("{total} faults at {tables} tables of two on three servers: {}", kinds.join(", "));
    println!("{acknowledged} commands acknowledged, 0 lost; {refused} refused; 0 tables diverged");
    println!(
        "{sessions} sessions; the worst pause a player saw {worst:.1?}, 99 of 100 commands within {p99:.0?}"
    );
    let (worst, p99) = (worst.as_millis(), p99.as_millis());
    println!(
        r#"{{"soak":"faults","faults":{total},"tables":{tables},"acknowledged":{acknowledged},"lost":0,"diverged":0,"sessions":{sessions},"worst_pause_ms":{worst},"p99_ms":{p99}}}"#
    );
}
