//! `cargo xtask soak crash [KILLS] [TABLES]`: the crash test of `crates/setzkasten/tests/serve`, at length.

#[path = "../../../crates/setzkasten/tests/serve/crash.rs"]
mod crash;
#[path = "../../../crates/setzkasten/tests/serve/harness.rs"]
#[expect(dead_code, reason = "this run needs only some of it")]
mod harness;

use bench::numbers::Numbers;
use bench::startup::product;
use crash::{Report, crash};

fn main() {
    let mut numbers = Numbers::given();
    let kills = numbers.next_or(30);
    let tables = numbers.next_or(20) as usize;
    let Report { acknowledged, reconnects, glasses, least_glass_ms } = crash(&product(), kills, tables);
    println!("{kills} kills under load at {tables} tables: nothing acknowledged is lost");
    println!(
        "{acknowledged} commands acknowledged, {reconnects} reconnects, each to the table as last seen or further"
    );
    println!("{glasses} glasses ran over a restart; at worst {least_glass_ms} ms from last to first sight");
    println!(
        r#"{{"kills":{kills},"tables":{tables},"acknowledged":{acknowledged},"reconnects":{reconnects},"glasses":{glasses},"least_glass_ms":{least_glass_ms}}}"#
    );
}
