//! `cargo xtask soak lobbies [LOBBIES] [A DAY]`: lobbies that are opened and forgotten, on SQLite in simulated time. The
//! next one opens at once, whether the sweeper has been there or not.

#![allow(clippy::unwrap_used, reason = "what is a test there may panic here, too")]

#[path = "../../../crates/tables/tests/sweeper/place.rs"]
#[expect(dead_code, reason = "this run needs only some of it")]
mod place;

use bench::numbers::Numbers;
use local::Game;
use place::{DAY, Place};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tables::Keep;
use tables::log::{Log, SqliteLog};
use tokio::task::JoinSet;

/// So many are opened one after the other to see how long it takes.
const TIMED: u32 = 200;
/// So many are opened at the same time, so that they share commits.
const AT_ONCE: u64 = 64;

#[tokio::main]
async fn main() {
    let mut numbers = Numbers::given();
    let lobbies = numbers.next_or(100_000);
    let a_day = numbers.next_or(lobbies).clamp(1, lobbies);
    let folder = tempfile::tempdir().unwrap();
    let log: Arc<dyn Log> = Arc::new(SqliteLog::open(&folder.path().join("log.db")).unwrap());
    let place = Arc::new(Place::new(log, Keep::default()));
    let (first, short) = timed(&place).await;
    let mut closed = 0;
    let mut opened = 0;
    while opened < lobbies {
        let some = a_day.min(lobbies - opened);
        open(&place, some).await;
        opened += some;
        if opened < lobbies {
            closed += place.after(DAY).await.closed;
        }
    }
    let (last, code) = timed(&place).await;
    closed += place.after(DAY).await.closed;
    let (after, free) = timed(&place).await;
    println!("{opened} lobbies, {a_day} a day; {closed} ended by themselves");
    println!("the first {TIMED} opened in {first:?} each (codes like {short})");
    println!("the last {TIMED} in {last:?} each (codes like {code})");
    println!("and when all had ended in {after:?} each (codes like {free})");
    println!(
        r#"{{"lobbies":{opened},"a_day":{a_day},"closed":{closed},"first_us":{},"last_us":{},"after_us":{}}}"#,
        first.as_micros(),
        last.as_micros(),
        after.as_micros()
    );
}

async fn open(place: &Arc<Place>, lobbies: u64) {
    let mut under_way = JoinSet::new();
    for worker in 0..AT_ONCE.min(lobbies) {
        let place = Arc::clone(place);
        let own = lobbies / AT_ONCE + u64::from(worker < lobbies % AT_ONCE);
        under_way.spawn(async move {
            for _ in 0..own {
                place.open(Game::LetraMix).await;
            }
        });
    }
    under_way.join_all().await;
}

/// How long a lobby takes to open, on average, and the code of the last one.
async fn timed(place: &Place) -> (Duration, String) {
    let start = Instant::now();
    let mut code = String::new();
    for _ in 0..TIMED {
        code = place.open(Game::LetraMix).await.code;
    }
    (start.elapsed() / TIMED, code)
}
