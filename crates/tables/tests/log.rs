//! What every log promises: one suite, run on each of them.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use game::{Chance, Guest, Stamp};
use std::path::Path;
use std::sync::Arc;
use tables::log::{Append, AppendError, Log, MemoryLog, SqliteLog};
use tables::row::{Head, Mark, Row, Summary, TableId};

fn id(seed: u64) -> TableId {
    TableId::draw(&mut Chance::from_seed(seed))
}

fn summary(code: &str, stage: &'static str) -> Summary {
    let names = vec!["Anna".to_owned(), "lehrling".to_owned()];
    Summary {
        game: "letramix".to_owned(),
        code: code.to_owned(),
        public: true,
        stage,
        host: Some("Anna".to_owned()),
        names,
        here: 1,
    }
}

fn row(table: &TableId, seq: u32) -> Row {
    Row {
        table: table.clone(),
        seq,
        at: Stamp::from_millis(1_000 + u64::from(seq)),
        node: 7,
        actor: seq.is_multiple_of(2).then_some(Guest::new(seq)),
        id: seq.is_multiple_of(2).then_some(seq),
        events: format!(r#"[{{"event":"number {seq}"}}]"#),
    }
}

/// The past of a table that has all rows up to this one.
fn past(table: &TableId, seq: u32) -> Mark {
    (1..=seq).fold(Mark::START, |mark, seq| mark.after(&row(table, seq)))
}

fn append(table: &TableId, seq: u32, summary: Option<Summary>) -> Append {
    Append { row: row(table, seq), past: past(table, seq.saturating_sub(1)), summary }
}

async fn rows_come_back_as_they_were_written(log: &dyn Log) {
    let table = id(1);
    log.append(append(&table, 1, Some(summary("BABA", "lobby")))).await.unwrap();
    for seq in 2..=50 {
        log.append(append(&table, seq, None)).await.unwrap();
    }
    let rows = log.read(table.clone(), 0).await.unwrap();
    assert_eq!(rows.len(), 50);
    assert_eq!(rows[41], append(&table, 42, None).row);
    assert_eq!(log.read(table.clone(), 48).await.unwrap().len(), 2);
    assert_eq!(log.read(id(99), 0).await.unwrap(), []);
}

async fn a_row_is_appended_only_after_the_one_before_and_only_once(log: &dyn Log) {
    let table = id(2);
    assert_eq!(log.append(append(&table, 2, None)).await, Err(AppendError::Conflict));
    log.append(append(&table, 1, Some(summary("BABE", "lobby")))).await.unwrap();
    for seq in [0, 1, 3] {
        assert_eq!(log.append(append(&table, seq, None)).await, Err(AppendError::Conflict), "{seq}");
    }
    let again = append(&table, 1, Some(summary("BABU", "lobby")));
    assert_eq!(log.append(again).await, Err(AppendError::Conflict));
    log.append(append(&table, 2, None)).await.unwrap();
    assert_eq!(log.read(table, 0).await.unwrap().len(), 2);
}

async fn a_row_is_appended_only_to_the_past_it_was_decided_on(log: &dyn Log) {
    let table = id(6);
    log.append(append(&table, 1, Some(summary("BIBA", "lobby")))).await.unwrap();
    let elsewhere = Append { past: past(&table, 3), ..append(&table, 2, None) };
    assert_eq!(log.append(elsewhere).await, Err(AppendError::Conflict));
    log.append(append(&table, 2, None)).await.unwrap();
    let head = Head { seq: 2, mark: past(&table, 2) };
    assert_eq!(log.heads(vec![id(98), table.clone()]).await.unwrap(), [(table, head)]);
}

/// Of many who append the same row at once, one gets through.
async fn one_of_many_wins(log: &Arc<dyn Log>) {
    let table = id(3);
    log.append(append(&table, 1, Some(summary("BEBA", "lobby")))).await.unwrap();
    let tries: Vec<_> = (0..50)
        .map(|_| {
            let (log, table) = (Arc::clone(log), table.clone());
            tokio::spawn(async move { log.append(append(&table, 2, None)).await })
        })
        .collect();
    let mut won = 0;
    for one in tries {
        match one.await.unwrap() {
            Ok(()) => won += 1,
            Err(error) => assert_eq!(error, AppendError::Conflict),
        }
    }
    assert_eq!((won, log.read(table, 0).await.unwrap().len()), (1, 2));
}

async fn a_code_belongs_to_one_lobby(log: &dyn Log) {
    let (one, other) = (id(4), id(5));
    log.append(append(&one, 1, Some(summary("CACA", "lobby")))).await.unwrap();
    let clash = append(&other, 1, Some(summary("CACA", "lobby")));
    assert_eq!(log.append(clash.clone()).await, Err(AppendError::CodeTaken));
    assert_eq!(log.find_code("CACA".to_owned()).await.unwrap(), Some(one.clone()));
    log.append(append(&one, 2, Some(summary("CACA", "playing")))).await.unwrap();
    assert_eq!(log.find_code("CACA".to_owned()).await.unwrap(), Some(one.clone()));
    log.append(clash).await.unwrap();
    assert_eq!(log.find_code("CACA".to_owned()).await.unwrap(), Some(other.clone()));
    log.append(append(&other, 2, Some(summary("CACA", "over")))).await.unwrap();
    assert_eq!(log.find_code("CACA".to_owned()).await.unwrap(), Some(one.clone()));
    log.append(append(&one, 3, Some(summary("CACA", "over")))).await.unwrap();
    assert_eq!(log.find_code("CACA".to_owned()).await.unwrap(), None);
}

async fn lists_tell_of_public_lobbies_that_somebody_is_at(log: &dyn Log) {
    let since = Stamp::from_millis(0);
    let hidden = Summary { public: false, ..summary("DADA", "lobby") };
    let empty = Summary { here: 0, ..summary("DADE", "lobby") };
    for (seed, summary) in (10..).zip([hidden, empty, summary("DADU", "over"), summary("DEDA", "lobby")]) {
        log.append(append(&id(seed), 1, Some(summary))).await.unwrap();
    }
    let codes: Vec<String> =
        log.list(since, 50).await.unwrap().into_iter().map(|listed| listed.summary.code).collect();
    assert!(codes.contains(&"DEDA".to_owned()), "{codes:?}");
    assert!(["DADA", "DADE", "DADU"].iter().all(|code| !codes.contains(&(*code).to_owned())), "{codes:?}");
    assert_eq!(log.list(since, 1).await.unwrap().len(), 1);
    assert_eq!(log.list(Stamp::from_millis(5_000), 50).await.unwrap(), []);
    let found = log.find(id(13)).await.unwrap().unwrap();
    assert_eq!((found.summary, found.opened), (summary("DEDA", "lobby"), Stamp::from_millis(1_001)));
    assert_eq!(log.find(id(99)).await.unwrap(), None);
}

async fn the_last_beat_is_known(log: &dyn Log) {
    assert_eq!(log.beats(vec![3]).await.unwrap(), []);
    for at in [5, 9] {
        log.beat(3, Stamp::from_millis(at)).await.unwrap();
    }
    assert_eq!(log.beats(vec![2, 3]).await.unwrap(), [(3, Stamp::from_millis(9))]);
}

async fn findings_are_kept_by_table_and_name(log: &dyn Log) {
    let (here, there) = (id(41), id(42));
    for table in [&here, &there] {
        log.append(append(table, 1, Some(summary(if table == &here { "FAFA" } else { "FAFE" }, "over"))))
            .await
            .unwrap();
    }
    let name = || "best".to_owned();
    assert_eq!(log.kept(here.clone(), name()).await.unwrap(), None);
    for finding in ["1", "2"] {
        log.keep(here.clone(), name(), finding.to_owned()).await.unwrap();
    }
    assert_eq!(log.kept(here.clone(), name()).await.unwrap().as_deref(), Some("2"));
    assert_eq!(log.kept(here.clone(), "worst".to_owned()).await.unwrap(), None);
    assert_eq!(log.kept(there, name()).await.unwrap(), None);
    log.keep(id(43), name(), "of no table".to_owned()).await.unwrap();
    assert_eq!(log.kept(id(43), name()).await.unwrap(), None);
    log.keep(here.clone(), "a".to_owned(), "3".to_owned()).await.unwrap();
    let pair = |name: &str, finding: &str| (name.to_owned(), finding.to_owned());
    assert_eq!(log.findings(here).await.unwrap(), [pair("a", "3"), pair("best", "2")]);
}

/// All that is there can be gone through in pieces.
async fn no_table_is_left_out(log: &dyn Log) {
    let all = log.tables(None, 1_000).await.unwrap();
    assert!(all.len() > 5 && all.is_sorted() && all.contains(&id(1)), "{all:?}");
    let mut seen = Vec::new();
    loop {
        let some = log.tables(seen.last().cloned(), 3).await.unwrap();
        if some.is_empty() {
            break;
        }
        seen.extend(some);
    }
    assert_eq!(seen, all);
}

async fn suite(log: Arc<dyn Log>) {
    rows_come_back_as_they_were_written(&*log).await;
    a_row_is_appended_only_after_the_one_before_and_only_once(&*log).await;
    a_row_is_appended_only_to_the_past_it_was_decided_on(&*log).await;
    one_of_many_wins(&log).await;
    a_code_belongs_to_one_lobby(&*log).await;
    lists_tell_of_public_lobbies_that_somebody_is_at(&*log).await;
    the_last_beat_is_known(&*log).await;
    findings_are_kept_by_table_and_name(&*log).await;
    no_table_is_left_out(&*log).await;
}

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
    assert_eq!(open(&path).read(id(1), 0).await.unwrap().len(), 50);
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
    log.append(append(&table, 4, None)).await.unwrap();
    the_last_beat_is_known(&*log).await;
}

#[test]
fn what_is_no_log_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.db");
    std::fs::write(&path, "this is no database, however long one looks at it").unwrap();
    assert!(SqliteLog::open(&path).is_err());
}
