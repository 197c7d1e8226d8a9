//! What every log promises.

use crate::persons;
use game::{Chance, Guest, Stamp};
use std::sync::Arc;
use tables::log::{
    Append, AppendError, Claim, Due, Log, MOST_MUTED, MOST_REPORTS, MOST_WORDS, Muted, Note, Report,
    WordReport,
};
use tables::row::{Head, Mark, Row, Sitter, Summary, TableId};

pub fn id(seed: u64) -> TableId {
    TableId::draw(&mut Chance::from_seed(seed))
}

pub fn summary(code: &str, stage: &'static str) -> Summary {
    let seats = vec![Sitter::Guest(Guest::new(0)), Sitter::Bot("lehrling".to_owned())];
    Summary {
        game: "letramix".to_owned(),
        code: code.to_owned(),
        public: true,
        stage,
        host: Some(Guest::new(0)),
        seats,
        here: 1,
        due: Stamp::from_millis(5_000),
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
    let head = Head { seq: 2, mark: past(&table, 2), forgotten: 0 };
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
    let nobody = Summary { host: None, seats: vec![], public: false, here: 0, ..summary("HAHE", "playing") };
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

/// Clocks never start before it.
async fn the_newest_stamp_is_known(log: &dyn Log) {
    let newest = Stamp::from_millis(9_000_000);
    log.beat(4, newest).await.unwrap();
    log.beat(5, Stamp::from_millis(8_000_000)).await.unwrap();
    assert_eq!(log.newest().await.unwrap(), Some(newest));
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

pub fn at(millis: u64) -> Stamp {
    Stamp::from_millis(millis)
}

async fn open_due(log: &dyn Log, seed: u64, stage: &'static str, due: u64) -> TableId {
    let table = id(seed);
    let summary = Summary { due: at(due), ..summary(&format!("D{seed}"), stage) };
    log.append_and_wait(append(&table, 1, Some(summary))).await.unwrap();
    table
}

/// What is open and due, and what was over by then; the longest due first, and no more than one wants.
async fn what_is_due_is_found(log: &dyn Log) {
    let lobby = open_due(log, 200, "lobby", 30).await;
    let played = open_due(log, 201, "playing", 20).await;
    let over = open_due(log, 202, "over", 10).await;
    let due =
        async |now, ended_by: Option<u64>, most| log.due(at(now), ended_by.map(at), most).await.unwrap();
    let found = |table: &TableId, is_over| Due { table: table.clone(), is_over };
    let all = [found(&played, false), found(&lobby, false), found(&over, true)];
    assert_eq!(due(30, Some(10), 50).await, all);
    assert_eq!(due(30, Some(10), 1).await, [found(&played, false), found(&over, true)]);
    assert_eq!(due(29, Some(9), 50).await, [found(&played, false)]);
    assert_eq!(due(30, None, 50).await, all[..2]);
    // Never earlier, and not of a table that is over: that has ended when it has.
    for (table, later) in [(&played, 40), (&lobby, 25), (&over, 50)] {
        log.set_due(table.clone(), at(later)).await.unwrap();
    }
    assert_eq!(due(30, Some(10), 50).await, [found(&lobby, false), found(&over, true)]);
    assert_eq!(log.find(played.clone()).await.unwrap().unwrap().summary.due, at(40));
    // A row that changes lists says when the table is due from then on.
    let later = Summary { due: at(60), ..summary("D201", "playing") };
    log.append_and_wait(append(&played, 2, Some(later))).await.unwrap();
    assert_eq!(log.find(played.clone()).await.unwrap().unwrap().summary.due, at(60));
    log.delete(vec![lobby, played, over], None).await.unwrap();
}

/// A deleted table leaves nothing: no row, no finding, no code. What is not over by then is spared.
async fn what_is_deleted_is_gone(log: &dyn Log) {
    let (old, new) = (open_due(log, 210, "over", 10).await, open_due(log, 211, "over", 12).await);
    let lobby = open_due(log, 212, "lobby", 5).await;
    log.append_and_wait(append(&old, 2, None)).await.unwrap();
    log.keep(old.clone(), "best".to_owned(), "1".to_owned()).await.unwrap();
    let all = vec![old.clone(), new.clone(), lobby.clone(), id(219)];
    assert_eq!(log.delete(all.clone(), Some(at(10))).await, Ok(1));
    assert_eq!(log.find(old.clone()).await, Ok(None));
    assert_eq!(log.read(old.clone(), 0).await, Ok(vec![]));
    assert_eq!(log.findings(old.clone()).await, Ok(vec![]));
    assert_eq!(log.heads(vec![old.clone()]).await, Ok(vec![]));
    assert_eq!(log.append_and_wait(append(&old, 3, None)).await, Err(AppendError::Conflict));
    assert_eq!(log.read(new.clone(), 0).await.unwrap().len(), 1);
    assert_eq!(log.delete(all.clone(), None).await, Ok(2));
    assert_eq!(log.delete(all, None).await, Ok(0));
    // Another table may have the code, and even the address.
    open_due(log, 212, "lobby", 5).await;
    assert_eq!(log.read(lobby.clone(), 0).await.unwrap().len(), 1);
    log.delete(vec![lobby], None).await.unwrap();
}

/// Lobbies are counted up to a number, and codes that no lobby has are told.
async fn codes_in_use_are_known(log: &dyn Log) {
    let before = log.lobbies(1_000).await.unwrap();
    let lobbies = [open_due(log, 220, "lobby", 9).await, open_due(log, 221, "lobby", 9).await];
    assert_eq!(log.lobbies(1_000).await, Ok(before + 2));
    assert_eq!(log.lobbies(1).await, Ok(1));
    let codes = |codes: &[&str]| codes.iter().map(|code| (*code).to_owned()).collect::<Vec<_>>();
    let free = log.free_codes(codes(&["X1", "D220", "X2", "D221"])).await;
    assert_eq!(free, Ok(codes(&["X1", "X2"])));
    log.delete(lobbies.to_vec(), None).await.unwrap();
    assert_eq!(log.free_codes(codes(&["D220"])).await, Ok(codes(&["D220"])));
}

/// What lists tell can be gone through in pieces.
async fn all_tables_are_listed(log: &dyn Log) {
    let all = log.listed(None, 1_000).await.unwrap();
    let tables: Vec<TableId> = all.iter().map(|listed| listed.table.clone()).collect();
    assert_eq!(tables, log.tables(None, 1_000).await.unwrap());
    let rest = log.listed(Some(tables[2].clone()), 4).await.unwrap();
    assert_eq!(rest, all[3..7]);
    assert_eq!(log.find(tables[0].clone()).await.unwrap().as_ref(), all.first());
}

/// A row that brings names.
pub fn append_names(table: &TableId, seq: u32, summary: Option<Summary>, names: &[(u32, &str)]) -> Append {
    let names = names.iter().map(|(guest, name)| (Guest::new(*guest), (*name).to_owned())).collect();
    Append { names, ..append(table, seq, summary) }
}

async fn names_of(log: &dyn Log, table: &TableId) -> Vec<(u32, Option<String>)> {
    let names = log.names(table.clone()).await.unwrap();
    names.iter().map(|(guest, name)| (guest.number(), name.map(str::to_owned))).collect()
}

/// Names are written with their rows or not at all, are read with them and with lists, and are forgotten for good.
async fn names_are_kept_beside_the_rows(log: &dyn Log) {
    let (table, other) = (id(230), id(231));
    let named = |guest: u32, name: &str| (guest, Some(name.to_owned()));
    let opening = append_names(&table, 1, Some(summary("KAKA", "lobby")), &[(0, "Änne „A“")]);
    log.append_and_wait(opening.clone()).await.unwrap();
    log.append_and_wait(append_names(&other, 1, Some(summary("KAKE", "lobby")), &[(0, "Ben")]))
        .await
        .unwrap();
    let refused = [
        append_names(&table, 3, None, &[(9, "Nobody")]),
        append_names(&id(232), 1, Some(summary("KAKA", "lobby")), &[(9, "Nobody")]),
        Append { names: vec![(Guest::new(9), "Nobody".to_owned())], ..opening },
    ];
    for append in refused {
        log.append_and_wait(append).await.unwrap_err();
    }
    log.append_and_wait(append_names(&table, 2, None, &[(70_000, "Cleo"), (0, "Another")])).await.unwrap();
    assert_eq!(names_of(log, &table).await, [named(0, "Änne „A“"), named(70_000, "Cleo")]);
    assert_eq!(names_of(log, &other).await, [named(0, "Ben")]);
    assert_eq!(names_of(log, &id(232)).await, []);
    let stored = log.stored(table.clone(), 1).await.unwrap();
    assert_eq!((stored.rows.len(), stored.names.iter().count()), (1, 2));
    let found = log.find(table.clone()).await.unwrap().unwrap();
    assert_eq!(
        (found.host().as_deref(), found.seated()),
        (Some("Änne „A“"), strings(&["Änne „A“", "lehrling"]))
    );

    let forget = async |table: &TableId, guest| log.forget(table.clone(), Guest::new(guest)).await.unwrap();
    let forgotten = async || log.heads(vec![table.clone()]).await.unwrap()[0].1.forgotten;
    assert_eq!(forgotten().await, 0);
    assert!(forget(&table, 0).await, "it was known");
    assert!(!forget(&table, 0).await, "it was forgotten already");
    assert!(!forget(&id(239), 0).await, "there is no such table");
    assert_eq!(forgotten().await, 1);
    log.append_and_wait(append_names(&table, 3, Some(summary("KAKA", "lobby")), &[(0, "Änne „A“")]))
        .await
        .unwrap();
    assert_eq!(names_of(log, &table).await, [(0, None), named(70_000, "Cleo")]);
    let found = log.find(table.clone()).await.unwrap().unwrap();
    assert_eq!((found.host().as_deref(), found.seated()), (Some("Gast"), strings(&["Gast", "lehrling"])));
    let listed = log.list(Stamp::from_millis(0), 100).await.unwrap();
    assert_eq!(listed.iter().find(|l| l.table == table).unwrap().host().as_deref(), Some("Gast"));
    assert!(forget(&table, 5).await, "one who never had a name there is noted, too");
    assert_eq!(forgotten().await, 2);

    log.delete(vec![table.clone()], None).await.unwrap();
    assert_eq!(names_of(log, &table).await, []);
    log.delete(vec![other], None).await.unwrap();
}

/// All who have a name can be gone through in pieces.
async fn nobody_is_left_out(log: &dyn Log) {
    let tables = [id(240), id(241), id(242)];
    for (i, table) in tables.iter().enumerate() {
        let opening = append_names(
            table,
            1,
            Some(summary(&format!("P{i}"), "over")),
            &[(0, "P0"), (7, "P7"), (9, "P9")],
        );
        log.append_and_wait(opening).await.unwrap();
        log.forget(table.clone(), Guest::new(7)).await.unwrap();
    }
    let (mut last, mut seen) = (None, Vec::new());
    while let Some(newest) = {
        let page = log.people(last.clone(), 2).await.unwrap();
        seen.extend(page.iter().cloned());
        page.last().cloned()
    } {
        last = Some((newest.table, newest.guest));
    }
    let mut expected: Vec<(TableId, u32)> =
        tables.iter().flat_map(|t| [(t.clone(), 0), (t.clone(), 9)]).collect();
    expected.sort();
    let people: Vec<(TableId, u32)> =
        seen.iter().map(|one| (one.table.clone(), one.guest.number())).collect();
    assert_eq!(people, expected);
    assert!(seen.iter().all(|one| one.name == format!("P{}", one.guest.number())));
    log.delete(tables.to_vec(), None).await.unwrap();
}

/// One text under each name, until another takes its place; the first is told from a second.
async fn notes_are_kept(log: &dyn Log) {
    let noted = async || log.noted(Note::Token).await.unwrap();
    assert_eq!(noted().await, None);
    assert!(log.note_first(Note::Token, "one".to_owned()).await.unwrap());
    assert!(!log.note_first(Note::Token, "two".to_owned()).await.unwrap());
    assert_eq!(noted().await.as_deref(), Some("one"));
    log.note(Note::Token, Some("three".to_owned())).await.unwrap();
    assert_eq!((noted().await.as_deref(), log.noted(Note::Restart).await), (Some("three"), Ok(None)));
    log.note(Note::Token, None).await.unwrap();
    assert_eq!(noted().await, None);
}

/// Reports are of who has a name, are counted, and go with the name and with the table.
async fn names_are_reported(log: &dyn Log) {
    let (table, other) = (id(250), id(251));
    for (table, code) in [(&table, "MAMA"), (&other, "MAME")] {
        let opening = append_names(table, 1, Some(summary(code, "lobby")), &[(0, "Anna"), (7, "Ben")]);
        log.append_and_wait(opening).await.unwrap();
    }
    let report = async |table: &TableId, guest, millis, times| {
        log.report(table.clone(), Guest::new(guest), at(millis), times).await.unwrap()
    };
    let listed = async || {
        let one = |r: Report| (r.table, r.guest.number(), r.name, r.at.millis(), r.times);
        log.reports().await.unwrap().into_iter().map(one).collect::<Vec<_>>()
    };
    assert!(!report(&table, 1, 10, 1).await, "nobody has this number");
    assert!(!report(&id(259), 0, 10, 1).await, "there is no such table");
    assert!(
        report(&table, 7, 20, 1).await && report(&table, 0, 30, 1).await && report(&other, 7, 40, 3).await
    );
    assert!(report(&table, 7, 50, 2).await);
    let of_ben = (table.clone(), 7, "Ben".to_owned(), 50, 3);
    let (of_other, of_anna) =
        ((other.clone(), 7, "Ben".to_owned(), 40, 3), (table.clone(), 0, "Anna".to_owned(), 30, 1));
    assert_eq!(listed().await, [of_ben, of_other.clone(), of_anna.clone()]);
    log.forget(table.clone(), Guest::new(7)).await.unwrap();
    assert!(!report(&table, 7, 60, 1).await, "who is forgotten has no name");
    assert_eq!(listed().await, [of_other.clone(), of_anna]);
    assert!(log.drop_report(table.clone(), Guest::new(0)).await.unwrap());
    assert!(!log.drop_report(table.clone(), Guest::new(0)).await.unwrap());
    assert_eq!(listed().await, [of_other]);
    log.delete(vec![table, other], None).await.unwrap();
    assert_eq!(listed().await, []);
}

/// Whoever reports without end pushes out the oldest reports, and nothing grows.
async fn only_the_newest_reports_are_kept(log: &dyn Log) {
    let table = id(252);
    let people: Vec<(u32, String)> =
        (0..MOST_REPORTS + 10).map(|guest| (guest, format!("P{guest}"))).collect();
    let people: Vec<(u32, &str)> = people.iter().map(|(guest, name)| (*guest, name.as_str())).collect();
    log.append_and_wait(append_names(&table, 1, Some(summary("MAMU", "lobby")), &people)).await.unwrap();
    for (guest, _) in &people {
        log.report(table.clone(), Guest::new(*guest), at(u64::from(*guest)), 1).await.unwrap();
    }
    let kept = log.reports().await.unwrap();
    assert_eq!((kept.len() as u32, kept[0].guest.number()), (MOST_REPORTS, MOST_REPORTS + 9));
    assert_eq!(kept.last().unwrap().guest.number(), 10);
    log.delete(vec![table], None).await.unwrap();
}

async fn names_are_muted(log: &dyn Log) {
    let muted = |pattern: &str, millis| Muted {
        pattern: pattern.to_owned(),
        text: pattern.to_uppercase(),
        at: at(millis),
    };
    assert!(log.mute(muted("ben", 1)).await.unwrap() && log.mute(muted("an*a", 2)).await.unwrap());
    assert!(log.mute(muted("ben", 9)).await.unwrap(), "it is muted");
    assert_eq!(log.muted().await.unwrap(), [muted("an*a", 2), muted("ben", 1)]);
    assert!(log.unmute("ben".to_owned()).await.unwrap() && !log.unmute("ben".to_owned()).await.unwrap());
    for number in 1..MOST_MUTED {
        assert!(log.mute(muted(&format!("p{number}"), 3)).await.unwrap());
    }
    assert!(!log.mute(muted("ben", 4)).await.unwrap(), "there are too many");
    assert!(log.mute(muted("p7", 4)).await.unwrap(), "this one is there already");
    for one in log.muted().await.unwrap() {
        assert!(log.unmute(one.pattern).await.unwrap());
    }
    assert_eq!(log.muted().await.unwrap(), []);
}

/// Reported verdicts are counted, the most frequent come first, and when there are too many no new one is taken.
async fn words_are_reported(log: &dyn Log) {
    let report = |word: &str, profile: &str, claim, times| WordReport {
        word: word.to_owned(),
        profile: profile.to_owned(),
        verdict: "unknown".to_owned(),
        claim,
        times,
    };
    let add = async |one: WordReport| log.report_word(one).await.unwrap();
    assert_eq!(log.word_reports().await.unwrap(), []);
    assert!(add(report("ÄHM", "letramix", Claim::Missing, 1)).await);
    assert!(add(report("ZUB", "letramix", Claim::Missing, 1)).await);
    assert!(add(report("ZUB", "letramix", Claim::Missing, 2)).await);
    assert!(add(report("ZUB", "letramix", Claim::Why, 1)).await);
    assert!(add(report("ZUB", "woerterklauer", Claim::Missing, 1)).await);
    let counted = [
        report("ZUB", "letramix", Claim::Missing, 3),
        report("ZUB", "letramix", Claim::Why, 1),
        report("ZUB", "woerterklauer", Claim::Missing, 1),
        report("ÄHM", "letramix", Claim::Missing, 1),
    ];
    assert_eq!(log.word_reports().await.unwrap(), counted);
    assert!(
        log.drop_word("ZUB".to_owned()).await.unwrap() && !log.drop_word("ZUB".to_owned()).await.unwrap()
    );
    assert_eq!(log.word_reports().await.unwrap(), counted[3..]);
    for number in 1..MOST_WORDS {
        assert!(add(report(&format!("W{number}"), "letramix", Claim::Wrong, 1)).await);
    }
    assert!(!add(report("ZUB", "letramix", Claim::Missing, 1)).await, "there are too many");
    assert!(add(report("ÄHM", "letramix", Claim::Missing, 1)).await, "this one is there already");
    for one in log.word_reports().await.unwrap() {
        assert!(log.drop_word(one.word).await.unwrap());
    }
}

fn strings(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
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
    what_is_due_is_found(&*log).await;
    what_is_deleted_is_gone(&*log).await;
    codes_in_use_are_known(&*log).await;
    all_tables_are_listed(&*log).await;
    the_newest_stamp_is_known(&*log).await;
    names_are_kept_beside_the_rows(&*log).await;
    nobody_is_left_out(&*log).await;
    notes_are_kept(&*log).await;
    names_are_reported(&*log).await;
    only_the_newest_reports_are_kept(&*log).await;
    names_are_muted(&*log).await;
    words_are_reported(&*log).await;
    persons::suite(&log).await;
}
