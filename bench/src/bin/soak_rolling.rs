//! `cargo xtask soak rolling [ROUNDS] [TABLES]`: the rolling restart of `crates/setzkasten/tests/cluster`, at length. Fails if a
//! player waits for more than two seconds. `SETZKASTEN` names another program than the release build.

#[path = "../../../crates/setzkasten/tests/cluster/crowd.rs"]
mod crowd;
#[path = "../../../crates/setzkasten/tests/serve/harness.rs"]
#[expect(dead_code, reason = "this run needs only some of it")]
mod harness;
#[path = "../../../crates/setzkasten/tests/cluster/nodes.rs"]
mod nodes;
#[path = "../../../crates/setzkasten/tests/cluster/player.rs"]
mod player;
#[path = "../../../crates/setzkasten/tests/cluster/rolling.rs"]
mod rolling;
#[path = "../../../crates/setzkasten/tests/cluster/tunnel.rs"]
mod tunnel;

use bench::numbers::Numbers;
use bench::startup::product;
use rolling::{Plan, hang, restart_all};
use std::time::Duration;

/// Nobody should wait longer.
const WORST_PAUSE: Duration = Duration::from_secs(2);

fn main() {
    let mut numbers = Numbers::given();
    let plan = Plan {
        rounds: numbers.next_or(3) as usize,
        tables: numbers.next_or(100) as usize,
        // As quick as people who lay word by word.
        between: Duration::from_secs(2),
    };
    let report = restart_all(&product(), plan);
    let held = hang(&product());
    println!("{report}");
    println!("a server that hangs holds a plain request for {held:.1?}");
    println!(
        r#"{{"soak":"rolling","restarts":{},"players":{},"errors":{},"acknowledged":{},"lost":0,"worst_absence_ms":{},"worst_pause_ms":{},"p99_ms":{},"held_ms":{}}}"#,
        report.restarts,
        2 * plan.tables,
        report.errors(),
        report.acknowledged,
        report.worst_absence.as_millis(),
        report.worst.as_millis(),
        report.p99.as_millis(),
        held.as_millis()
    );
    assert_eq!(report.errors(), 0, "nginx answered with errors");
    let worst = report.worst.max(report.worst_absence);
    assert!(worst <= WORST_PAUSE, "somebody waited for {worst:.2?}");
}
