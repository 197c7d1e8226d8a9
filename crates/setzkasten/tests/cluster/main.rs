//! Several servers as one: real processes, PostgreSQL, NATS and a balancer.

mod balancer;
mod faults;
#[path = "../serve/harness.rs"]
#[expect(dead_code, reason = "these tests need only some of it")]
mod harness;
mod nodes;
mod player;

use faults::{Plan, endure};
use std::path::Path;
use std::time::Duration;

/// Eight faults here, one of each kind at least; more than a hundred by `cargo xtask soak faults`.
#[test]
fn nothing_acknowledged_is_lost_whatever_fails() {
    let binary = Path::new(env!("CARGO_BIN_EXE_setzkasten"));
    let report = endure(binary, Plan { faults: 8, tables: 20, between: Duration::from_millis(100), seed: 1 });
    println!("{report}");
    assert!(report.acknowledged > 200 && report.sessions > 60, "{report}");
}
