//! The log in memory and on SQLite.

use crate::suite::{append, id, past, rows_come_back_as_they_were_written, suite, the_last_beat_is_known};
use std::path::Path;
use std::sync::Arc;
use tables::log::{Append, AppendError, Log, MemoryLog, SqliteLog};
use tables::row::TableId;

fn open(path: &Path) -> Arc<dyn Log> {
    Arc::new(SqliteLog::open(path).unwrap())
}

#[tokio::test]
async fn the_log_in_memory_keeps_its_promises() {
    suite(Arc::new(MemoryLog::default())).await;
}

#[tokio::test]
async fn the_log_on_sqlite_keeps_its_promises() {
    let folder = tempfile::tempdir().unwrap();
    suite(open(&folder.path().join("log.db"))).await;
}

#[tokio::test]
async fn the_log_on_sqlite_is_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.db");
    rows_come_back_as_they_were_written(&*open(&path)).await;
    let log = open(&path);
    assert_eq!(log.read(id(1), 0).await.unwrap().len(), 50);
    let elsewhere = Append { past: past(&id(1), 49), ..append(&id(1), 51, None) };
    assert_eq!(log.append_and_wait(elsewhere).await, Err(AppendError::Conflict));
    log.append_and_wait(append(&id(1), 51, None)).await.unwrap();
}

/// A file that an earlier release wrote (schema 1, no beats) is read and written on.
#[tokio::test]
async fn a_file_of_the_first_version_lives_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.db");
    std::fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files/version-1.db"), &path).unwrap();
    let log = open(&path);
    let table = TableId::parse("ABCDEFGHJKLM").unwrap();
    let rows = log.read(table.clone(), 0).await.unwrap();
    assert_eq!(rows.len(), 3);
    assert_eq!(log.find_code("BABA".to_owned()).await.unwrap(), Some(table.clone()));
    log.append_and_wait(append(&table, 4, None)).await.unwrap();
    the_last_beat_is_known(&*log).await;
}

#[test]
fn what_is_no_log_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.db");
    std::fs::write(&path, "this is no database, however long one looks at it").unwrap();
    assert!(SqliteLog::open(&path).is_err());
}
