//! Backups: what is copied comes back, from any log into any other; what is damaged does not.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use game::{Chance, Guest, Stamp};
use serde_json::{Value, json};
use services::Postgres;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tables::Trust;
use tables::backup::{BadBackup, Counts, RestoreError, check, write};
use tables::log::postgres::Address;
use tables::log::{Append, Claim, Log, MemoryLog, Muted, PostgresLog, SqliteLog, WordReport};
use tables::row::{Mark, Row, Sitter, Summary, TableId};

const STAGES: [&str; 3] = ["lobby", "playing", "over"];

fn names() -> Vec<(Guest, String)> {
    [(3, "Ännchen \"die Große\""), (70_000, "Bö\n")]
        .map(|(guest, name)| (Guest::new(guest), name.to_owned()))
        .into()
}

/// A table with rows, names and findings of all kinds.
async fn fill(log: &dyn Log, chance: &mut Chance, number: u32) {
    let table = TableId::draw(chance);
    let stage = STAGES[number as usize % 3];
    let summary = Summary {
        game: "wurf-und-wort".to_owned(),
        // Codes are used again when a table has left its lobby.
        code: if stage == "lobby" { format!("L{number}") } else { "AAAA".to_owned() },
        public: number.is_multiple_of(2),
        stage,
        host: (!number.is_multiple_of(5)).then_some(Guest::new(3)),
        seats: vec![
            Sitter::Guest(Guest::new(3)),
            Sitter::Bot("b\\n".to_owned()),
            Sitter::Guest(Guest::new(70_000)),
        ],
        here: number as u8,
        due: Stamp::from_millis(u64::from(number)),
    };
    let mut past = Mark::START;
    for seq in 1..=1 + chance.below(40) as u32 {
        let row = Row {
            table: table.clone(),
            seq,
            at: Stamp::from_millis(1_700_000_000_000 + u64::from(seq)),
            node: u32::MAX - seq,
            actor: seq.is_multiple_of(2).then_some(Guest::new(seq)),
            id: seq.is_multiple_of(4).then_some(seq),
            events: format!("[ {{\"event\":\"Zeile\\n{seq} „ä“\"}},\n{seq}]"),
        };
        let mark = past.after(&row);
        let append = Append::new(row, past, (seq == 1).then(|| summary.clone()));
        let names = if seq == 1 { names() } else { Vec::new() };
        log.append_and_wait(Append { names, ..append }).await.unwrap();
        past = mark;
    }
    if number.is_multiple_of(4) {
        let (guest, at) = (Guest::new(70_000), Stamp::from_millis(u64::from(number)));
        log.report(table.clone(), guest, at, number + 1).await.unwrap();
        let text = format!("Bö {number}*");
        let pattern = format!("bo{number}*");
        log.mute(Muted { pattern, text, at }).await.unwrap();
        let (word, profile) = (format!("BÖ{number}"), "letramix".to_owned());
        let (verdict, claim) = ("unknown".to_owned(), Claim::Missing);
        log.report_word(WordReport { word, profile, verdict, claim, times: number + 1 }).await.unwrap();
    }
    if number.is_multiple_of(7) {
        log.forget(table.clone(), Guest::new(70_000)).await.unwrap();
    }
    for name in 0..number % 3 {
        log.keep(table.clone(), format!("best {name}"), "{\"a\":\n[1]}".to_owned()).await.unwrap();
    }
}

async fn filled(log: &Arc<dyn Log>) -> Vec<u8> {
    let mut tables = tokio::task::JoinSet::new();
    for number in 0..60 {
        let log = Arc::clone(log);
        tables.spawn(async move { fill(&*log, &mut Chance::from_seed(u64::from(number)), number).await });
    }
    tables.join_all().await;
    copy(&**log).await
}

async fn copy(log: &dyn Log) -> Vec<u8> {
    let mut bytes = Vec::new();
    let counts = write(log, &mut bytes).await.unwrap();
    assert_eq!(check(&*bytes).unwrap().counts, counts);
    bytes
}

/// A file in a folder of its own.
struct Place(tempfile::TempDir);

impl Place {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn file(&self, bytes: &[u8]) -> PathBuf {
        let path = self.0.path().join("backup.jsonl");
        fs::write(&path, bytes).unwrap();
        path
    }

    fn sqlite(&self, name: &str) -> Arc<dyn Log> {
        Arc::new(SqliteLog::open(&self.0.path().join(name)).unwrap())
    }
}

/// The newest rows of all tables.
async fn heads(log: &dyn Log) -> Vec<(TableId, u32, u64)> {
    let tables = log.tables(None, 10_000).await.unwrap();
    let heads = log.heads(tables).await.unwrap();
    let mut heads: Vec<_> = heads.into_iter().map(|(id, head)| (id, head.seq, head.mark.number())).collect();
    heads.sort();
    heads
}

/// From SQLite to PostgreSQL and back, each copy has the very same bytes.
#[tokio::test]
async fn everything_comes_back_from_any_log_into_any_other() {
    let place = Place::new();
    let postgres = Postgres::start();
    let address = Address::parse(&postgres.url()).unwrap();
    let first = place.sqlite("first.db");
    let bytes = filled(&first).await;
    let other: [Arc<dyn Log>; 4] = [
        place.sqlite("second.db"),
        Arc::new(PostgresLog::open(&address, &Trust::default()).await.unwrap()),
        place.sqlite("third.db"),
        Arc::new(MemoryLog::default()),
    ];
    for log in other {
        let path = place.file(&bytes);
        let counts = restore(Arc::clone(&log), &path).await.unwrap();
        assert_eq!((counts.tables, counts.findings), (60, 60));
        assert_eq!(heads(&*log).await, heads(&*first).await);
        // Of those who were reported, every seventh was forgotten.
        assert_eq!((log.reports().await.unwrap().len(), log.muted().await.unwrap().len()), (12, 15));
        assert_eq!(log.word_reports().await.unwrap(), first.word_reports().await.unwrap());
        assert_eq!(log.word_reports().await.unwrap().len(), 15);
        assert_eq!(copy(&*log).await, bytes);
        let again = restore(log, &path).await.unwrap_err();
        assert!(matches!(again, RestoreError::NotEmpty), "{again}");
    }
}

#[tokio::test]
async fn an_empty_log_has_an_empty_backup() {
    let bytes = copy(&MemoryLog::default()).await;
    let log: Arc<dyn Log> = Arc::new(MemoryLog::default());
    let counts = restore(log, &Place::new().file(&bytes)).await.unwrap();
    assert_eq!(counts, Counts::default());
}

async fn restore(log: Arc<dyn Log>, path: &Path) -> Result<Counts, RestoreError> {
    tables::backup::restore(log, File::open(path).unwrap()).await
}

/// What a log restored from these bytes says; it must be empty if that is no.
async fn try_restore(path: &Path) -> Result<Counts, BadBackup> {
    let log = Arc::new(MemoryLog::default());
    let outcome = restore(Arc::clone(&log) as Arc<dyn Log>, path).await;
    outcome.map_err(|error| {
        assert!(futures_util::FutureExt::now_or_never(log.tables(None, 1)).unwrap().unwrap().is_empty());
        match error {
            RestoreError::File(why) => why,
            other => panic!("{other}"),
        }
    })
}

#[tokio::test]
async fn a_file_that_is_cut_off_or_damaged_is_refused_before_anything_is_written() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::default());
    let bytes = filled(&log).await;
    let place = Place::new();
    let mut chance = Chance::from_seed(2);
    let lines: Vec<usize> = (0..bytes.len()).filter(|i| bytes[*i] == b'\n').map(|i| i + 1).collect();
    for end in
        lines.iter().take(lines.len() - 1).copied().step_by(7).chain([bytes.len() - 1, bytes.len() - 2])
    {
        let refused = try_restore(&place.file(&bytes[..end])).await.unwrap_err();
        assert!(matches!(refused, BadBackup::CutOff(_)), "{end}: {refused}");
    }
    for _ in 0..200 {
        let mut damaged = bytes.clone();
        let at = chance.below(damaged.len());
        damaged[at] ^= 1 << chance.below(8);
        try_restore(&place.file(&damaged)).await.unwrap_err();
    }
    let (from, to) = (lines[10], lines[11]);
    let left_out = [&bytes[..from], &bytes[to..]].concat();
    try_restore(&place.file(&left_out)).await.unwrap_err();
    let twice = [&bytes[..], &bytes[..lines[0]]].concat();
    try_restore(&place.file(&twice)).await.unwrap_err();
    for foreign in [&b""[..], b"{}\n", b"SQLite format 3\0\n", b"\n"] {
        let refused = try_restore(&place.file(foreign)).await.unwrap_err();
        assert!(matches!(refused, BadBackup::Foreign), "{refused}");
    }
    let newer = b"{\"backup\":{\"version\":6,\"program\":\"9.0.0\"}}\n{\"what\":1}\n";
    let refused = try_restore(&place.file(newer)).await.unwrap_err();
    assert!(matches!(refused, BadBackup::Newer(6)), "{refused}");
}

/// A backup with these lines between the first and the last.
fn backup_of(tables: &[(&str, &str, u64)]) -> Vec<u8> {
    let line = |value: Value| format!("{value}\n");
    let mut text = line(json!({"backup": {"version": 1, "program": "0.1.0"}}));
    for (name, stage, at) in tables {
        text += &line(json!({"table": {
            "name": name, "game": "letramix", "code": "BABA", "public": true, "stage": stage, "host": null,
            "names": [], "here": 0, "rows": 1, "findings": 0,
        }}));
        text +=
            &line(json!({"row": {"seq": 1, "at": at, "node": 1, "actor": null, "id": null, "events": "[]"}}));
    }
    let mut sum = String::new();
    for byte in Sha256::digest(&text) {
        let _ = write!(sum, "{byte:02x}");
    }
    let count = tables.len();
    text += &line(json!({"end": {"tables": count, "rows": count, "findings": 0, "sha256": sum}}));
    text.into_bytes()
}

/// While a backup was written, a table left its lobby and another took its code: both are in the file as lobbies.
#[tokio::test]
async fn a_code_that_went_on_while_the_backup_was_written_belongs_to_the_newest() {
    let (old, new) = ("AAAAAAAAAAAA", "BBBBBBBBBBBB");
    let log: Arc<dyn Log> = Arc::new(MemoryLog::default());
    let path = Place::new();
    let file = path.file(&backup_of(&[(old, "lobby", 7), (new, "lobby", 9), ("CCCCCCCCCCCC", "over", 8)]));
    assert_eq!(restore(Arc::clone(&log), &file).await.unwrap().tables, 3);
    assert_eq!(log.find_code("BABA".to_owned()).await.unwrap(), TableId::parse(new));
    let stage = log.find(TableId::parse(old).unwrap()).await.unwrap().unwrap().summary.stage;
    assert_eq!(stage, "playing");
    // Its newest row is a lower bound for when something is due.
    let due = log.find(TableId::parse(new).unwrap()).await.unwrap().unwrap().summary.due;
    assert_eq!(due, Stamp::from_millis(9));
}

/// The sweeper deletes tables while they are copied: those that are gone are left out, and the others are whole.
#[tokio::test]
async fn a_table_that_is_deleted_meanwhile_is_left_out() {
    let place = Place::new();
    let log = place.sqlite("log.db");
    let mut chance = Chance::from_seed(4);
    for number in 0..60 {
        fill(&*log, &mut chance, number).await;
    }
    let deletes = async {
        for table in log.tables(None, 100).await.unwrap() {
            log.delete(vec![table], None).await.unwrap();
        }
    };
    let (bytes, ()) = tokio::join!(copy(&*log), deletes);
    assert!(check(&*bytes).unwrap().counts.tables <= 60);
    assert_eq!(check(&*copy(&*log).await).unwrap().counts.tables, 0);
}

#[tokio::test]
async fn a_file_that_is_being_used_can_be_read_but_not_written() {
    let place = Place::new();
    let log = place.sqlite("log.db");
    let mut chance = Chance::from_seed(3);
    fill(&*log, &mut chance, 1).await;
    let reader = SqliteLog::open_to_read(&place.0.path().join("log.db")).unwrap();
    let before = copy(&reader).await;
    fill(&*log, &mut chance, 2).await;
    assert_ne!(copy(&reader).await, before);
    assert_eq!(copy(&reader).await, copy(&*log).await);
    assert!(reader.beat(1, Stamp::from_millis(1)).await.is_err());
    assert!(SqliteLog::open_to_read(&place.0.path().join("nothing.db")).is_err());
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files/version-1.db");
    let refused = SqliteLog::open_to_read(&old).err().unwrap().to_string();
    assert!(refused.contains("older"), "{refused}");
}

/// A backup of the first edition has names in rows and lists: they come beside the log, seats by number.
#[tokio::test]
async fn a_backup_of_the_first_edition_is_restored() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files/backup-1.jsonl");
    let log: Arc<dyn Log> = Arc::new(MemoryLog::default());
    assert_eq!(restore(Arc::clone(&log), &file).await.unwrap().tables, 2);
    let tables = log.tables(None, 9).await.unwrap();
    for table in tables {
        let listed = log.find(table.clone()).await.unwrap().unwrap();
        assert_eq!(
            (listed.host().as_deref(), listed.seated()),
            (Some("Anna"), vec!["Anna".to_owned(), "Ben".to_owned(), "lehrling".to_owned()])
        );
        let rows = log.read(table.clone(), 0).await.unwrap();
        assert!(rows[0].events.contains("Anna"), "rows stay as they are");
        let ben = log
            .people(None, 9)
            .await
            .unwrap()
            .into_iter()
            .find(|one| one.name == "Ben" && one.table == table);
        log.forget(table.clone(), ben.unwrap().guest).await.unwrap();
    }
    // A new backup has the erased name nowhere, and neither has what is restored from it.
    let bytes = copy(&*log).await;
    let text = String::from_utf8(bytes.clone()).unwrap();
    assert!(text.contains("Anna") && !text.contains("Ben"), "{text}");
    let again: Arc<dyn Log> = Arc::new(MemoryLog::default());
    restore(Arc::clone(&again), &Place::new().file(&bytes)).await.unwrap();
    for listed in again.listed(None, 9).await.unwrap() {
        assert_eq!(listed.seated(), ["Anna", "Gast", "lehrling"]);
    }
}
