//! Several servers as one: real processes, PostgreSQL, NATS and a balancer.

mod balancer;
mod crowd;
mod faults;
#[path = "../serve/harness.rs"]
#[expect(dead_code, reason = "these tests need only some of it")]
mod harness;
mod nodes;
mod player;
mod rolling;
mod tunnel;

use faults::{Plan, endure};
use rolling::{hang, restart_all};
use std::path::Path;
use std::time::Duration;

fn binary() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_setzkasten"))
}

/// Eight faults here, one of each kind at least; more than a hundred by `cargo xtask soak faults`.
#[test]
fn nothing_acknowledged_is_lost_whatever_fails() {
    let report =
        endure(binary(), Plan { faults: 8, tables: 20, between: Duration::from_millis(100), seed: 1 });
    println!("{report}");
    assert!(report.acknowledged > 200 && report.sessions > 60, "{report}");
}

/// Ten tables here, where only errors and losses count; two hundred players and the pauses they see by `cargo xtask soak
/// rolling`.
#[test]
fn a_rolling_restart_behind_our_nginx_shows_nobody_an_error() {
    let plan = rolling::Plan { rounds: 1, tables: 10, between: Duration::from_millis(100) };
    let report = restart_all(binary(), plan);
    println!("{report}");
    assert_eq!(report.errors(), 0, "{report}");
    assert!(report.restarts == 3 && report.sessions > 20 && report.visits > 20, "{report}");
}

#[test]
fn a_server_that_hangs_does_not_hold_a_request_for_long() {
    let longest = hang(binary());
    assert!(longest > Duration::from_secs(1), "nobody was held: {longest:?}");
}
