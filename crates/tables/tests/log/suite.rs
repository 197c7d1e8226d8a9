//! What every log promises.

use game::{Chance, Guest, Stamp};
use std::sync::Arc;
use tables::log::{Append, AppendError, Log};
use tables::row::{Head, Mark, Row, Summary, TableId};

pub fn id(seed: u64) -> TableId {
    TableId::draw(&mut Chance::from_seed(seed))
}

pub fn summary(code: &str, stage: &'static str) -> Summary {
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

pub fn row(table: &TableId, seq: u32) -> Row {
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
pub fn past(table: &TableId, seq: u32) -> Mark {
    (1..=seq).fold(Mark::START, |mark, seq| mark.after(&row(table, seq)))
}

pub fn append(table: &TableId, seq: u32, summary: Option<Summary>) -> Append {
    Append::new(row(table, seq), past(table, seq.saturating_sub(1)), summary)
}

pub async fn rows_come_back_as_they_were_written(log: &dyn Log) {
    let table = id(1);
    log.append_and_wait(append(&table, 1, Some(summary("BABA", "lobby")))).await.unwrap();
    for seq in 2..=50 {
        log.append_and_wait(append(&table, seq, None)).await.unwrap();
    }
    let rows = log.read(table.clone(), 0).await.unwrap();
    assert_eq!(rows.len(), 50);
    assert_eq!(rows[41], *append(&table, 42, None).row);
    assert_eq!(log.read(table.clone(), 48).await.unwrap().len(), 2);
    assert_eq!(log.read(id(99), 0).await.unwrap(), []);
}

async fn a_row_is_appended_only_after_the_one_before_and_only_once(log: &dyn Log) {
    let table = id(2);
    assert_eq!(log.append_and_wait(append(&table, 2, None)).await, Err(AppendError::Conflict));
    log.append_and_wait(append(&table, 1, Some(summary("BABE", "lobby")))).await.unwrap();
    for seq in [0, 1, 3] {
        assert_eq!(log.append_and_wait(append(&table, seq, None)).await, Err(AppendError::Conflict), "{seq}");
    }
    let again = append(&table, 1, Some(summary("BABU", "lobby")));
    assert_eq!(log.append_and_wait(again).await, Err(AppendError::Conflict));
    log.append_and_wait(append(&table, 2, None)).await.unwrap();
    assert_eq!(log.read(table, 0).await.unwrap().len(), 2);
}

async fn a_row_is_appended_only_to_the_past_it_was_decided_on(log: &dyn Log) {
    let table = id(6);
    log.append_and_wait(append(&table, 1, Some(summary("BIBA", "lobby")))).await.unwrap();
    let elsewhere = Append { past: past(&table, 3), ..append(&table, 2, None) };
    assert_eq!(log.append_and_wait(elsewhere).await, Err(AppendError::Conflict));
    log.append_and_wait(append(&table, 2, None)).await.unwrap();
    let head = Head { seq: 2, mark: past(&table, 2) };
    assert_eq!(log.heads(vec![id(98), table.clone()]).await.unwrap(), [(table, head)]);
}

/// Of many who append the same row at once, one gets through.
async fn one_of_many_wins(log: &Arc<dyn Log>) {
    let table = id(3);
    log.append_and_wait(append(&table, 1, Some(summary("BEBA", "lobby")))).await.unwrap();
    let tries: Vec<_> = (0..50)
        .map(|_| {
            let (log, table) = (Arc::clone(log), table.clone());
            tokio::spawn(async move { log.append_and_wait(append(&table, 2, None)).await })
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
    log.append_and_wait(append(&one, 1, Some(summary("CACA", "lobby")))).await.unwrap();
    let clash = append(&other, 1, Some(summary("CACA", "lobby")));
    assert_eq!(log.append_and_wait(clash.clone()).await, Err(AppendError::CodeTaken));
    assert_eq!(log.find_code("CACA".to_owned()).await.unwrap(), Some(one.clone()));
    log.append_and_wait(append(&one, 2, Some(summary("CACA", "playing")))).await.unwrap();
    assert_eq!(log.find_code("CACA".to_owned()).await.unwrap(), Some(one.clone()));
    log.append_and_wait(clash).await.unwrap();
    assert_eq!(log.find_code("CACA".to_owned()).await.unwrap(), Some(other.clone()));
    log.append_and_wait(append(&other, 2, Some(summary("CACA", "over")))).await.unwrap();
    assert_eq!(log.find_code("CACA".to_owned()).await.unwrap(), Some(one.clone()));
    log.append_and_wait(append(&one, 3, Some(summary("CACA", "over")))).await.unwrap();
    assert_eq!(log.find_code("CACA".to_owned()).await.unwrap(), None);
}

/// Of many rows that are written at once some clash: with the code of a lobby, with each other. The others do not suffer.
async fn a_clash_harms_no_neighbour(log: &Arc<dyn Log>) {
    let (host, guest) = (id(100), id(101));
    log.append_and_wait(append(&guest, 1, Some(summary("GAGA", "lobby")))).await.unwrap();
    log.append_and_wait(append(&guest, 2, Some(summary("GAGA", "playing")))).await.unwrap();
    log.append_and_wait(append(&host, 1, Some(summary("GAGA", "lobby")))).await.unwrap();
    let neighbours: Vec<TableId> = (110..140).map(id).collect();
    for (i, neighbour) in neighbours.iter().enumerate() {
        log.append_and_wait(append(neighbour, 1, Some(summary(&format!("N{i}"), "lobby")))).await.unwrap();
    }
    let mut wanted: Vec<(Append, Result<(), AppendError>)> =
        neighbours.iter().map(|neighbour| (append(neighbour, 2, None), Ok(()))).collect();
    wanted.insert(10, (append(&guest, 3, Some(summary("GAGA", "lobby"))), Err(AppendError::CodeTaken)));
    wanted.insert(15, (append(&id(102), 1, Some(summary("GAGA", "lobby"))), Err(AppendError::CodeTaken)));
    wanted.insert(20, (append(&host, 3, None), Err(AppendError::Conflict)));
    wanted.push((append(&id(103), 1, Some(summary("GAGE", "lobby"))), Ok(())));
    let appends: Vec<_> = wanted
        .into_iter()
        .map(|(append, outcome)| {
            let log = Arc::clone(log);
            (tokio::spawn(async move { log.append_and_wait(append).await }), outcome)
        })
        .collect();
    for (append, outcome) in appends {
        assert_eq!(append.await.unwrap(), outcome);
    }
    assert_eq!(log.read(guest.clone(), 0).await.unwrap().len(), 2);
    assert_eq!(log.find(guest).await.unwrap().unwrap().summary.stage, "playing");
    for neighbour in neighbours {
        assert_eq!(log.read(neighbour, 0).await.unwrap().len(), 2);
    }
}

/// What lists tell changes with the row that says so, and with no other.
async fn lists_change_only_with_what_is_told(log: &dyn Log) {
    let table = id(150);
    log.append_and_wait(append(&table, 1, Some(summary("HAHA", "lobby")))).await.unwrap();
    let nobody = Summary { host: None, names: vec![], public: false, here: 0, ..summary("HAHE", "playing") };
    log.append_and_wait(append(&table, 2, Some(nobody.clone()))).await.unwrap();
    log.append_and_wait(append(&table, 3, None)).await.unwrap();
    assert_eq!(log.find(table).await.unwrap().unwrap().summary, nobody);
}

async fn lists_tell_of_public_lobbies_that_somebody_is_at(log: &dyn Log) {
    let since = Stamp::from_millis(0);
    let hidden = Summary { public: false, ..summary("DADA", "lobby") };
    let empty = Summary { here: 0, ..summary("DADE", "lobby") };
    for (seed, summary) in (10..).zip([hidden, empty, summary("DADU", "over"), summary("DEDA", "lobby")]) {
        log.append_and_wait(append(&id(seed), 1, Some(summary))).await.unwrap();
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

pub async fn the_last_beat_is_known(log: &dyn Log) {
    assert_eq!(log.beats(vec![3]).await.unwrap(), []);
    for at in [5, 9] {
        log.beat(3, Stamp::from_millis(at)).await.unwrap();
    }
    assert_eq!(log.beats(vec![2, 3]).await.unwrap(), [(3, Stamp::from_millis(9))]);
}

async fn findings_are_kept_by_table_and_name(log: &dyn Log) {
    let (here, there) = (id(41), id(42));
    for table in [&here, &there] {
        log.append_and_wait(append(
            table,
            1,
            Some(summary(if table == &here { "FAFA" } else { "FAFE" }, "over")),
        ))
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

pub async fn suite(log: Arc<dyn Log>) {
    rows_come_back_as_they_were_written(&*log).await;
    a_row_is_appended_only_after_the_one_before_and_only_once(&*log).await;
    a_row_is_appended_only_to_the_past_it_was_decided_on(&*log).await;
    one_of_many_wins(&log).await;
    a_clash_harms_no_neighbour(&log).await;
    lists_change_only_with_what_is_told(&*log).await;
    a_code_belongs_to_one_lobby(&*log).await;
    lists_tell_of_public_lobbies_that_somebody_is_at(&*log).await;
    the_last_beat_is_known(&*log).await;
    findings_are_kept_by_table_and_name(&*log).await;
    no_table_is_left_out(&*log).await;
}
