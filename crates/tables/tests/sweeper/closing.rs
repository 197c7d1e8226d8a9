//! When tables close, and when they are deleted.

use crate::place::{DAY, HOUR, Place, until};
use game::Span;
use local::Game;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tables::log::MemoryLog;
use tables::{Keep, No, Seated, Sitting, Sweep};

fn place(keep: Keep) -> Place {
    Place::new(Arc::new(MemoryLog::default()), keep)
}

fn sweep(due: u64, closed: u64, deleted: u64) -> Sweep {
    Sweep { due, closed, deleted, ..Sweep::default() }
}

const START_IT: &str = r#"{"type":"arrange","id":1,"action":{"do":"start"}}"#;

/// A lobby ends a day after its last sign of life, its code comes free, and nobody can sit down.
#[tokio::test(start_paused = true)]
async fn a_forgotten_lobby_ends_after_a_day() {
    let place = place(Keep::default());
    let Seated { table, code, secret, .. } = place.open(Game::LetraMix).await;
    assert_eq!(place.after(Span::from_secs(23 * 3600)).await, sweep(0, 0, 0));
    assert_eq!(place.tables.find_code(code.clone()).await.unwrap(), table);
    assert_eq!(place.after(HOUR).await.closed, 1);
    assert_eq!(place.stage(&table).await, Some("over"));
    assert!(matches!(place.tables.find_code(code).await, Err(No::NoTable)));
    let refused = place.tables.sit(&table, &Sitting::new("Ben")).await.unwrap_err();
    assert!(matches!(&refused, No::Refused(refusal) if refusal.code == "table_closed"), "{refused:?}");
    let anna = place.connect(&table, Some(&secret)).await;
    let seen = until(&anna, |message| message["type"] == "table").await;
    assert_eq!((&seen["frame"]["stage"], &seen["frame"]["closed"]), (&"over".into(), &"lobby".into()));
    place.send(&anna, START_IT).await;
    assert_eq!(until(&anna, |message| message["type"] == "refused").await["code"], "table_closed");
    assert_eq!(place.tables.figures().closed.load(Ordering::Relaxed), 1);
}

/// What the list says is a lower bound: whoever came meanwhile has moved it, and the sweeper finds that out.
#[tokio::test(start_paused = true)]
async fn a_sign_of_life_gives_a_lobby_another_day() {
    let place = place(Keep::default());
    let Seated { table, .. } = place.open(Game::LetraMix).await;
    place.clock.advance(Span::from_secs(20 * 3600));
    place.tables.sit(&table, &Sitting::new("Ben")).await.unwrap();
    assert_eq!(place.after(Span::from_secs(5 * 3600)).await, sweep(1, 0, 0), "its due is corrected");
    assert_eq!(place.after(Span::from_secs(18 * 3600)).await, sweep(0, 0, 0));
    assert_eq!(place.after(HOUR).await.closed, 1);
}

/// Who is connected lives, even if nothing is done; and from when they go it is a day.
#[tokio::test(start_paused = true)]
async fn nobody_is_thrown_out_of_a_lobby() {
    let place = place(Keep::default());
    let Seated { table, secret, .. } = place.open(Game::LetraMix).await;
    let anna = place.connect(&table, Some(&secret)).await;
    assert_eq!(place.after(DAY.times(3)).await, sweep(1, 0, 0));
    assert_eq!(place.stage(&table).await, Some("lobby"));
    assert_eq!(place.after(HOUR).await, sweep(0, 0, 0), "its due is corrected");
    anna.disconnect();
    place.clock.advance(Span::from_secs(10));
    tokio::time::sleep(std::time::Duration::from_mins(1)).await;
    assert_eq!(place.after(Span::from_secs(23 * 3600)).await.closed, 0);
    assert_eq!(place.after(HOUR).await.closed, 1);
}

/// 5.1.9: a table that nobody touches for 14 days is closed without a result, and kept from then on.
#[tokio::test(start_paused = true)]
async fn an_untouched_table_is_closed_and_later_deleted() {
    let place = place(Keep::Days(60));
    let Seated { table, secret, .. } = place.open(Game::LetraMix).await;
    let anna = place.connect(&table, Some(&secret)).await;
    place.send(&anna, START_IT).await;
    until(&anna, |message| message["frame"]["stage"] == "playing").await;
    anna.disconnect();
    tokio::time::sleep(std::time::Duration::from_mins(5)).await;
    assert_eq!(place.after(DAY.times(13)).await.closed, 0);
    let watching = place.connect(&table, None).await;
    assert_eq!(place.after(DAY).await.closed, 1);
    let seen = until(&watching, |message| message["frame"]["stage"] == "over").await;
    assert_eq!(seen["frame"]["closed"], "untouched");
    assert!(seen["news"].as_array().unwrap().iter().any(|news| news["news"] == "closed"), "{seen}");
    assert_eq!(place.after(DAY.times(59)).await.deleted, 0);
    assert_eq!(place.after(DAY).await.deleted, 1);
    let bye = until(&watching, |message| message["type"] == "bye").await;
    assert_eq!(bye["reason"], "deleted");
    assert_eq!(place.stage(&table).await, None);
    assert!(matches!(place.tables.find(&table).await, Err(No::NoTable)));
}

/// Nothing is deleted where everything is kept.
#[tokio::test(start_paused = true)]
async fn what_is_kept_for_ever_stays() {
    let place = place(Keep::Forever);
    let Seated { table, .. } = place.open(Game::Wortduell).await;
    assert_eq!(place.after(DAY.times(2)).await.closed, 1);
    assert_eq!(place.after(DAY.times(3_650)).await, sweep(0, 0, 0));
    assert_eq!(place.stage(&table).await, Some("over"));
}

/// A table that cannot be read does no harm, and does not hold up the others every minute.
#[tokio::test(start_paused = true)]
async fn a_damaged_table_is_passed_over() {
    let log = Arc::new(MemoryLog::default());
    let place = Place::new(log.clone(), Keep::default());
    let damaged = place.open(Game::LetraMix).await;
    place.connect(&damaged.table, Some(&damaged.secret)).await.disconnect();
    tokio::time::sleep(std::time::Duration::from_mins(1)).await;
    log.lose_row(&damaged.table, 2);
    place.open(Game::LetraMix).await;
    assert_eq!(place.after(DAY.times(2)).await.closed, 1);
    assert_eq!(place.after(HOUR).await, sweep(0, 0, 0));
    assert_eq!(place.after(DAY).await, sweep(1, 0, 0));
}
