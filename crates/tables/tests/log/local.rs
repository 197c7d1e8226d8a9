//! The log in memory and on SQLite.

use crate::suite::{
    append, id, past, row, rows_come_back_as_they_were_written, suite, summary, the_last_beat_is_known,
};
use game::Guest;
use std::os::unix::fs::PermissionsExt;
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

/// A server that was killed between two heartbeats has left rows only.
#[tokio::test]
async fn the_newest_row_is_the_newest_stamp_where_nothing_beats() {
    let folder = tempfile::tempdir().unwrap();
    for log in [open(&folder.path().join("log.db")), Arc::new(MemoryLog::default())] {
        assert_eq!(log.newest().await.unwrap(), None);
        rows_come_back_as_they_were_written(&*log).await;
        assert_eq!(log.newest().await.unwrap(), Some(row(&id(1), 50).at));
    }
}

#[tokio::test]
async fn files_are_for_their_owner_only_and_the_write_ahead_log_can_be_merged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.db");
    let log = open(&path);
    rows_come_back_as_they_were_written(&*log).await;
    let files = ["log.db", "log.db-wal", "log.db-shm"].map(|name| folder.path().join(name));
    for file in &files {
        let mode = std::fs::metadata(file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", file.display());
    }
    assert!(std::fs::metadata(&files[1]).unwrap().len() > 0);
    SqliteLog::merge(&path).unwrap();
    assert_eq!(std::fs::metadata(&files[1]).unwrap().len(), 0);
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

/// A command beside the server writes to the same file: the server's cache is not believed then, and it notices once.
#[tokio::test]
async fn somebody_else_may_write_to_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.db");
    let server = open(&path);
    let (one, other) = (id(1), id(2));
    server.append_and_wait(append(&one, 1, Some(summary("BABA", "lobby")))).await.unwrap();
    server.append_and_wait(append(&other, 1, Some(summary("BABE", "lobby")))).await.unwrap();
    assert_eq!(server.others_wrote().await, Ok(false), "it was the server itself");
    let beside = SqliteLog::open_beside(&path).unwrap();
    beside.append_and_wait(append(&one, 2, Some(summary("BABA", "over")))).await.unwrap();
    assert_eq!(beside.delete(vec![other.clone()], None).await, Ok(1));
    for table in [&one, &other] {
        let known = server.append_and_wait(append(table, 2, None)).await;
        assert_eq!(known, Err(AppendError::Conflict), "the cache was believed");
    }
    server.append_and_wait(append(&one, 3, None)).await.unwrap();
    assert_eq!(server.others_wrote().await, Ok(true));
    assert_eq!(server.others_wrote().await, Ok(false));
    // The other way round: the command sees what the server writes.
    assert_eq!(beside.append_and_wait(append(&one, 3, None)).await, Err(AppendError::Conflict));
    beside.append_and_wait(append(&one, 4, None)).await.unwrap();
    assert_eq!(server.read(one, 0).await.unwrap().len(), 4);
}

/// A command never makes or migrates a file.
#[test]
fn a_command_needs_a_file_of_its_own_version() {
    let folder = tempfile::tempdir().unwrap();
    assert!(SqliteLog::open_beside(&folder.path().join("none.db")).is_err());
    assert!(!folder.path().join("none.db").exists());
    let old = folder.path().join("log.db");
    std::fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files/version-1.db"), &old).unwrap();
    let refused = SqliteLog::open_beside(&old).err().unwrap().to_string();
    assert!(refused.contains("start this program's server on it first"), "{refused}");
}

/// A file of the first edition (schema 6) has names in its rows and lists: they are beside the log now, and can be forgotten.
#[tokio::test]
async fn names_are_taken_out_of_a_file_of_the_first_edition() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.db");
    std::fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files/version-6.db"), &path).unwrap();
    let log = open(&path);
    let tables = log.tables(None, 9).await.unwrap();
    assert_eq!(tables.len(), 2);
    for table in tables {
        let listed = log.find(table.clone()).await.unwrap().unwrap();
        assert_eq!(
            (listed.host().as_deref(), listed.seated()),
            (Some("Anna"), ["Anna", "Ben", "lehrling"].map(str::to_owned).into())
        );
        assert!(log.forget(table.clone(), Guest::new(1)).await.unwrap());
        let listed = log.find(table.clone()).await.unwrap().unwrap();
        assert_eq!(listed.seated(), ["Anna", "Gast", "lehrling"]);
    }
}

#[test]
fn what_is_no_log_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.db");
    std::fs::write(&path, "this is no database, however long one looks at it").unwrap();
    assert!(SqliteLog::open(&path).is_err());
}
