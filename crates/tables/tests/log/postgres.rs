//! The log on PostgreSQL: with several servers, and while it goes away and comes back.

use crate::suite::{append, id, suite, summary};
use services::Postgres;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tables::Trust;
use tables::log::postgres::{Address, Trouble};
use tables::log::{AppendError, Log, PostgresLog};

pub async fn try_open(url: &str, trust: &Trust) -> Result<PostgresLog, Trouble> {
    let address = Address::parse(url).map_err(Trouble::Address)?;
    PostgresLog::open(&address, trust).await.map_err(|error| error.trouble)
}

async fn open(url: &str) -> Arc<dyn Log> {
    Arc::new(try_open(url, &Trust::default()).await.unwrap())
}

/// Tries an append until the log answers.
async fn insist(log: &Arc<dyn Log>, seed: u64, seq: u32) -> Result<(), AppendError> {
    let until = Instant::now() + Duration::from_mins(1);
    loop {
        let opening = (seq == 1).then(|| summary(&format!("S{seed}"), "playing"));
        match log.append_and_wait(append(&id(seed), seq, opening)).await {
            Err(AppendError::Unavailable(_)) if Instant::now() < until => {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            outcome => return outcome,
        }
    }
}

#[tokio::test]
async fn the_log_on_postgres_keeps_its_promises() {
    let postgres = Postgres::start();
    suite(open(&postgres.url()).await).await;
    let log = open(&postgres.url()).await;
    assert_eq!(log.read(id(1), 0).await.unwrap().len(), 50);
    assert!(log.is_shared());
    let off = log
        .time()
        .await
        .unwrap()
        .unwrap()
        .abs_diff(std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap());
    assert!(off < Duration::from_secs(5), "{off:?}");
}

/// Two servers write to the same tables in opposite order: one of two wins each row, and nobody waits for ever.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_share_a_database() {
    const TABLES: u64 = 60;
    const ROWS: u32 = 12;
    let postgres = Postgres::start();
    let (one, other) = (open(&postgres.url()).await, open(&postgres.url()).await);
    for table in 0..TABLES {
        one.append_and_wait(append(&id(table), 1, Some(summary(&format!("S{table}"), "playing"))))
            .await
            .unwrap();
    }
    for seq in 2..=ROWS {
        let try_all = |log: &Arc<dyn Log>, tables: Vec<u64>| {
            let log = Arc::clone(log);
            let tries = tables.into_iter().map(move |table| {
                let log = Arc::clone(&log);
                tokio::spawn(async move { (table, log.append_and_wait(append(&id(table), seq, None)).await) })
            });
            tries.collect::<Vec<_>>()
        };
        let mut won = vec![0; TABLES as usize];
        let tries = try_all(&one, (0..TABLES).collect()).into_iter();
        for tried in tries.chain(try_all(&other, (0..TABLES).rev().collect())) {
            match tried.await.unwrap() {
                (table, Ok(())) => won[table as usize] += 1,
                (_, Err(error)) => assert_eq!(error, AppendError::Conflict),
            }
        }
        assert!(won.iter().all(|won| *won == 1), "{won:?}");
    }
    for table in 0..TABLES {
        assert_eq!(other.read(id(table), 0).await.unwrap().len(), ROWS as usize);
    }
    assert_eq!(postgres.sql("SELECT deadlocks FROM pg_stat_database WHERE datname = 'postgres'"), "0");
}

/// Servers that start at once make the tables once; who may not make tables uses those that are there; tables of a newer
/// program are left alone, and so is what is not ours.
#[tokio::test]
async fn tables_are_made_once_and_by_whom_may() {
    let postgres = Postgres::start();
    let url = postgres.create_database("spiele");
    let starts: Vec<_> = (0..6)
        .map(|_| {
            let url = url.clone();
            tokio::spawn(async move { open(&url).await })
        })
        .collect();
    for start in starts {
        start.await.unwrap();
    }
    assert_eq!(postgres.sql_in("spiele", "SELECT count(*) FROM setzkasten"), "1");

    postgres.sql("CREATE USER guest");
    postgres.sql_in("spiele", "GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA public TO guest");
    let guest = url.replace("postgres@", "guest@");
    insist(&open(&guest).await, 1, 1).await.unwrap();
    let elsewhere = postgres.create_database("leer").replace("postgres@", "guest@");
    let refused = try_open(&elsewhere, &Trust::default()).await.err().unwrap();
    assert!(matches!(refused, Trouble::Tables(_)), "{refused}");

    let foreign = postgres.create_database("fremd");
    postgres.sql_in("fremd", "CREATE TABLE rows (number int)");
    let refused = try_open(&foreign, &Trust::default()).await.err().unwrap();
    assert!(matches!(refused, Trouble::Tables(_)), "{refused}");
    assert_eq!(postgres.sql_in("fremd", "SELECT to_regclass('setzkasten') IS NULL"), "t");

    postgres.sql_in("spiele", "UPDATE setzkasten SET version = 99");
    let refused = try_open(&url, &Trust::default()).await.err().unwrap();
    assert!(matches!(refused, Trouble::Newer { found: 99, .. }), "{refused}");
}

/// A database of the first version: its tables are due from their newest row on, which is a lower bound; names that were in
/// rows and lists are beside the log, and can be forgotten.
#[tokio::test]
async fn a_database_of_the_first_version_lives_on() {
    let postgres = Postgres::start();
    let log = open(&postgres.url()).await;
    insist(&log, 1, 1).await.unwrap();
    insist(&log, 1, 2).await.unwrap();
    for column in ["due", "forgotten", "host_guest", "seats", "unsettled"] {
        postgres.sql(&format!("ALTER TABLE tables DROP COLUMN {column}"));
    }
    postgres.sql("DROP TABLE names; ALTER TABLE setzkasten DROP COLUMN key_check");
    postgres.sql("DROP TABLE notes; DROP TABLE reports; DROP TABLE muted; DROP TABLE word_reports");
    postgres
        .sql("DROP TABLE persons, devices, links, places, results, folds, blocks, seeks, invitations, gone");
    postgres.sql(
        r#"UPDATE rows SET events = '[{"frame":"opened","game":"letramix"},{"frame":"sat","guest":0,"name":"Anna"},{"frame":"host","guest":0}]'
           WHERE seq = 1"#,
    );
    postgres.sql(r#"UPDATE rows SET events = '[{"frame":"sat","guest":1,"name":"Ben"}]' WHERE seq = 2"#);
    postgres.sql(r#"UPDATE tables SET host = 'Anna', names = '["Anna","Ben"]'"#);
    postgres.sql("UPDATE setzkasten SET version = 1");
    let log = open(&postgres.url()).await;
    let newest = log.read(id(1), 1).await.unwrap()[0].at;
    assert_eq!(log.find(id(1)).await.unwrap().unwrap().summary.due, newest);
    assert_eq!(log.due(newest, None, 5).await.unwrap().len(), 1);
    let listed = log.find(id(1)).await.unwrap().unwrap();
    assert_eq!(
        (listed.host().as_deref(), listed.seated()),
        (Some("Anna"), vec!["Anna".to_owned(), "Ben".to_owned()])
    );
    assert_eq!(postgres.sql("SELECT count(*) FROM tables WHERE names <> '[]' OR host IS NOT NULL"), "0");
    assert!(log.forget(id(1), game::Guest::new(1)).await.unwrap());
    assert_eq!(log.find(id(1)).await.unwrap().unwrap().seated(), ["Anna", "Gast"]);
    insist(&log, 1, 3).await.unwrap();
}

/// The database is killed and started again under load: nothing acknowledged is lost, nothing is written twice, and it goes on
/// by itself.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_falls_loses_nothing() {
    const TABLES: u64 = 20;
    let mut postgres = Postgres::start();
    let log = open(&postgres.url()).await;
    let stop = Arc::new(AtomicBool::new(false));
    let failures = Arc::new(AtomicU64::new(0));
    let players: Vec<_> = (0..TABLES)
        .map(|table| {
            let (log, stop, failures) = (Arc::clone(&log), Arc::clone(&stop), Arc::clone(&failures));
            tokio::spawn(async move { play(&log, table, &stop, &failures).await })
        })
        .collect();
    for _ in 0..3 {
        tokio::time::sleep(Duration::from_millis(700)).await;
        tokio::task::block_in_place(|| postgres.stop());
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert!(log.beats(vec![]).await.is_err());
        tokio::task::block_in_place(|| postgres.start_again());
    }
    tokio::time::sleep(Duration::from_millis(700)).await;
    stop.store(true, Ordering::Relaxed);
    let mut total = 0;
    for (table, player) in players.into_iter().enumerate() {
        let acknowledged = player.await.unwrap();
        let rows = log.read(id(table as u64), 0).await.unwrap();
        assert!(rows.iter().zip(1..).all(|(row, seq)| row.seq == seq), "table {table} has a hole");
        assert!(rows.len() >= acknowledged as usize, "table {table}: {} of {acknowledged}", rows.len());
        total += acknowledged;
    }
    let failures = failures.load(Ordering::Relaxed);
    println!("{total} rows acknowledged, {failures} failed");
    assert!(total > 10 * TABLES as u32 && failures > TABLES, "{total} rows, {failures} failures");
}

/// Appends row after row; the last acknowledged. A conflict after a failure means that the row was written after all.
async fn play(log: &Arc<dyn Log>, table: u64, stop: &AtomicBool, failures: &AtomicU64) -> u32 {
    let mut seq = 1;
    let mut in_doubt = false;
    while !stop.load(Ordering::Relaxed) {
        let opening = (seq == 1).then(|| summary(&format!("S{table}"), "playing"));
        match log.append_and_wait(append(&id(table), seq, opening)).await {
            Ok(()) => (seq, in_doubt) = (seq + 1, false),
            Err(AppendError::Conflict) if in_doubt => (seq, in_doubt) = (seq + 1, false),
            Err(AppendError::Unavailable(_)) => {
                failures.fetch_add(1, Ordering::Relaxed);
                in_doubt = true;
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            Err(error) => panic!("table {table}, row {seq}: {error}"),
        }
    }
    seq - 1
}

/// A database that hangs is as good as away, and nobody waits for it longer than five seconds.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_hangs_is_away() {
    let postgres = Postgres::start();
    let log = open(&postgres.url()).await;
    insist(&log, 1, 1).await.unwrap();
    postgres.freeze();
    let start = Instant::now();
    let (appended, read, beat) = tokio::join!(
        log.append_and_wait(append(&id(1), 2, None)),
        log.read(id(1), 0),
        log.beat(1, game::Stamp::from_millis(1))
    );
    assert!(matches!(appended, Err(AppendError::Unavailable(_))), "{appended:?}");
    assert!(read.is_err() && beat.is_err());
    assert!(start.elapsed() < Duration::from_secs(7), "{:?}", start.elapsed());
    // A new connection hangs, too.
    let again = log.append_and_wait(append(&id(1), 2, None)).await;
    assert!(matches!(again, Err(AppendError::Unavailable(_))), "{again:?}");
    assert!(start.elapsed() < Duration::from_secs(13), "{:?}", start.elapsed());
    postgres.thaw();
    // The first try may have been carried out by the database when it came to itself.
    let outcome = insist(&log, 1, 2).await;
    assert!(matches!(outcome, Ok(()) | Err(AppendError::Conflict)), "{outcome:?}");
    assert_eq!(log.read(id(1), 0).await.unwrap().len(), 2);
}

/// However the database is set up, a row is as durable as it can make it before anyone is told; and a database that only
/// reads, as one does after a failover, is left for one that writes.
#[tokio::test]
async fn rows_are_durable_and_standbys_are_left() {
    let postgres = Postgres::start();
    postgres.sql("ALTER DATABASE postgres SET synchronous_commit = off");
    let log = open(&postgres.url()).await;
    insist(&log, 1, 1).await.unwrap();
    let set = |what: &str| {
        postgres.sql(&format!("ALTER SYSTEM {what}"));
        postgres.sql("SELECT pg_reload_conf()");
    };
    set("SET default_transaction_read_only = on");
    tokio::time::sleep(Duration::from_millis(500)).await;
    for _ in 0..2 {
        let refused = log.append_and_wait(append(&id(1), 2, None)).await;
        assert!(matches!(refused, Err(AppendError::Unavailable(_))), "{refused:?}");
    }
    set("RESET default_transaction_read_only");
    insist(&log, 1, 2).await.unwrap();

    // No such standby will ever say that it has the row.
    set("SET synchronous_standby_names = 'nobody'");
    tokio::time::sleep(Duration::from_millis(500)).await;
    let unconfirmed = log.append_and_wait(append(&id(1), 3, None)).await;
    assert!(matches!(unconfirmed, Err(AppendError::Unavailable(_))), "{unconfirmed:?}");
}
