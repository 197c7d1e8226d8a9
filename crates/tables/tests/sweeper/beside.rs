//! An operator's command beside a running server, on SQLite.

use crate::place::{DAY, Place, START, until};
use local::Game;
use std::path::PathBuf;
use std::sync::Arc;
use tables::log::SqliteLog;
use tables::upkeep::{self, UpkeepError};
use tables::{Keep, Seated};
use tempfile::TempDir;

fn place() -> (Place, PathBuf, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.db");
    let log = Arc::new(SqliteLog::open(&path).unwrap());
    (Place::new(log, Keep::default()), path, folder)
}

/// Whoever is at the table sees within seconds that it was closed, and that it was deleted.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_server_notices() {
    let (place, path, _folder) = place();
    let Seated { table, secret, .. } = place.open(Game::LetraMix).await;
    let anna = place.connect(&table, Some(&secret)).await;
    until(&anna, |message| message["type"] == "table").await;
    let beside = SqliteLog::open_beside(&path).unwrap();
    upkeep::close(&beside, &table, place.clock.now(), 1).await.unwrap();
    let seen = until(&anna, |message| message["frame"]["stage"] == "over").await;
    assert_eq!(seen["frame"]["closed"], "operator");
    let again = upkeep::close(&beside, &table, place.clock.now(), 1).await.unwrap_err();
    assert!(matches!(again, UpkeepError::Over(_)), "{again}");
    upkeep::delete(&beside, &table).await.unwrap();
    assert_eq!(until(&anna, |message| message["type"] == "bye").await["reason"], "deleted");
    let again = upkeep::delete(&beside, &table).await.unwrap_err();
    assert!(matches!(again, UpkeepError::NoTable(_)), "{again}");
}

/// An operator sees how large a table is and until when it lives.
#[tokio::test]
async fn a_table_is_examined() {
    let (place, _, _folder) = place();
    let Seated { table, .. } = place.open(Game::LetraMix).await;
    let (listed, examined) = upkeep::examine(&*place.log, &table, START).await.unwrap();
    assert_eq!((listed.summary.stage, examined.rows, examined.closed), ("lobby", 1, None));
    let rows = place.log.read(table.clone(), 0).await.unwrap();
    assert_eq!(examined.bytes, rows[0].events.len() as u64);
    assert_eq!((examined.touched, examined.due), (rows[0].at, rows[0].at + DAY));
}
