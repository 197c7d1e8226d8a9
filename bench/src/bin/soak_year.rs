//! `cargo xtask soak year [DAYS] [TABLES A DAY] [DAYS KEPT]`: a year of a busy server in simulated time, of
//! `crates/tables/tests/sweeper`. Prints how large the store is, which must not grow once as many tables go as come.

#![allow(clippy::unwrap_used, reason = "what is a test there may panic here, too")]

#[path = "../../../crates/tables/tests/sweeper/place.rs"]
#[expect(dead_code, reason = "this run needs only some of it")]
mod place;
#[path = "../../../crates/tables/tests/sweeper/year.rs"]
mod year;

use bench::numbers::Numbers;
use std::time::Instant;
use tables::{Keep, Sweep};
use year::{Day, pass};

/// Tables that were left are closed after so long, and kept from then on; a day more until the sweeper has come.
const UNTOUCHED: u64 = 14 + 2;

#[tokio::main]
async fn main() {
    let mut numbers = Numbers::given();
    let days = numbers.next_or(365);
    let tables = numbers.next_or(1_000);
    let kept = numbers.next_or(60);
    let folder = tempfile::tempdir().unwrap();
    let (start, mut settled): (Instant, Vec<Day>) = (Instant::now(), Vec::new());
    println!("{tables} tables a day, kept for {kept} days after their end");
    println!("day  tables in the store  MB on disk  closed and deleted on that day");
    let show = |day: Day| {
        let Day { number, tables, bytes, sweep: Sweep { closed, deleted, .. } } = day;
        if number == 1 || number.is_multiple_of(10) || number == days {
            println!("{number:>3}  {tables:>19}  {:>10}  {closed} and {deleted}", bytes / 1_000_000);
        }
        if number > kept + UNTOUCHED {
            settled.push(day);
        }
    };
    pass(folder.path(), days, tables, Keep::Days(kept as u32), show).await;
    let seconds = start.elapsed().as_secs();
    let least = settled.iter().map(|day| day.bytes).min().unwrap_or(0);
    let most = settled.iter().map(|day| day.bytes).max().unwrap_or(0);
    println!("{seconds} s; from day {} on between {least} and {most} bytes", kept + UNTOUCHED + 1);
    println!(
        r#"{{"days":{days},"tables_a_day":{tables},"kept_days":{kept},"least_bytes":{least},"most_bytes":{most},"seconds":{seconds}}}"#
    );
    assert!(most <= least + least / 20, "the store grows");
}
