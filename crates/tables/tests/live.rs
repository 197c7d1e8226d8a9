//! The shell of a table: what it does when the log behaves badly.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use game::frame::HouseWords;
use game::{Chance, Stamp};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use tables::hints::InProcess;
use tables::log::{Answer, Append, AppendError, Done, Listed, Log, MemoryLog, Unavailable};
use tables::message::{Bye, Hello};
use tables::row::{Head, Row, Seq, TableId};
use tables::{Game, Limits, Opening, Seated, ServerClock, Signer, Tables};
use tokio::time::{Instant, timeout};

/// A log in memory that can be told to misbehave.
#[derive(Default)]
struct BadLog {
    rows: MemoryLog,
    /// Refuses every row as if another had come first.
    contradicts: AtomicBool,
    /// Never answers.
    is_silent: AtomicBool,
    appends: AtomicUsize,
}

impl Log for BadLog {
    fn append(&self, append: Append, done: Done) {
        self.appends.fetch_add(1, Ordering::Relaxed);
        if self.is_silent.load(Ordering::Relaxed) {
            std::mem::forget(done);
        } else if self.contradicts.load(Ordering::Relaxed) {
            done(Err(AppendError::Conflict));
        } else {
            self.rows.append(append, done);
        }
    }

    fn read(&self, table: TableId, after: Seq) -> Answer<'_, Result<Vec<Row>, Unavailable>> {
        self.rows.read(table, after)
    }

    fn find(&self, table: TableId) -> Answer<'_, Result<Option<Listed>, Unavailable>> {
        self.rows.find(table)
    }

    fn find_code(&self, code: String) -> Answer<'_, Result<Option<TableId>, Unavailable>> {
        self.rows.find_code(code)
    }

    fn list(&self, since: Stamp, most: u32) -> Answer<'_, Result<Vec<Listed>, Unavailable>> {
        self.rows.list(since, most)
    }

    fn keep(&self, table: TableId, name: String, finding: String) -> Answer<'_, Result<(), Unavailable>> {
        self.rows.keep(table, name, finding)
    }

    fn kept(&self, table: TableId, name: String) -> Answer<'_, Result<Option<String>, Unavailable>> {
        self.rows.kept(table, name)
    }

    fn beat(&self, node: u32, at: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        self.rows.beat(node, at)
    }

    fn beats(&self, nodes: Vec<u32>) -> Answer<'_, Result<Vec<(u32, Stamp)>, Unavailable>> {
        self.rows.beats(nodes)
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn heads(&self, tables: Vec<TableId>) -> Answer<'_, Result<Vec<(TableId, Head)>, Unavailable>> {
        self.rows.heads(tables)
    }

    fn time(&self) -> Answer<'_, Result<Option<Duration>, Unavailable>> {
        self.rows.time()
    }

    fn tables(&self, after: Option<TableId>, most: u32) -> Answer<'_, Result<Vec<TableId>, Unavailable>> {
        self.rows.tables(after, most)
    }

    fn findings(&self, table: TableId) -> Answer<'_, Result<Vec<(String, String)>, Unavailable>> {
        self.rows.findings(table)
    }
}

fn server(log: &Arc<BadLog>) -> Tables {
    Tables::new(
        Arc::clone(log) as Arc<dyn Log>,
        Arc::new(InProcess::default()),
        Signer::new(&[1; 32]),
        ServerClock::start_at(Stamp::from_millis(1_800_000_000_000)),
        Chance::from_seed(1),
        Limits { tables: 10 },
    )
}

async fn opened(server: &Tables) -> Seated {
    let house = HouseWords::default();
    let opening = Opening { game: Game::LetraMix, name: "Anna", options: None, house, public: false };
    server.open(&opening).await.unwrap()
}

fn hello(secret: Option<&str>) -> Hello {
    Hello { secret: secret.map(str::to_owned), ..Hello::default() }
}

/// S5: a table whose log contradicts itself is given up after a few tries; everybody is told, and it is counted once.
#[tokio::test(start_paused = true)]
async fn a_damaged_table_says_so_and_spins_no_more() {
    let log = Arc::new(BadLog::default());
    let server = server(&log);
    let Seated { table, secret, .. } = opened(&server).await;
    let watching = server.connect(&table, hello(None)).await.unwrap();
    watching.outbox.take().await;
    log.contradicts.store(true, Ordering::Relaxed);
    let refused = server.connect(&table, hello(Some(&secret))).await;
    assert_eq!(refused.err(), Some(Bye::Damaged));
    let parcel = watching.outbox.take().await;
    assert!(parcel.closes && parcel.messages.last().unwrap().contains("damaged"), "{parcel:?}");
    let tries = log.appends.load(Ordering::Relaxed);
    assert!(tries < 20, "{tries} appends");
    for _ in 0..3 {
        assert_eq!(server.connect(&table, hello(None)).await.err(), Some(Bye::Damaged));
    }
    assert_eq!(server.figures().damaged.load(Ordering::Relaxed), 1);
    assert_eq!(log.appends.load(Ordering::Relaxed), tries, "it is left alone");
    timeout(Duration::from_secs(1), server.stop()).await.unwrap();
}

/// Rows are missing: the table cannot be loaded, and nobody tries for ever.
#[tokio::test(start_paused = true)]
async fn a_table_that_cannot_be_loaded_is_damaged() {
    let log = Arc::new(BadLog::default());
    let first = server(&log);
    let Seated { table, secret, .. } = opened(&first).await;
    first.connect(&table, hello(Some(&secret))).await.unwrap().disconnect();
    first.stop().await;
    assert_eq!(log.rows.read(table.clone(), 0).await.unwrap().len(), 3, "opened, came, went");
    log.rows.lose_row(&table, 2);
    let server = server(&log);
    for _ in 0..3 {
        assert_eq!(server.connect(&table, hello(None)).await.err(), Some(Bye::Damaged));
    }
    assert_eq!(server.figures().damaged.load(Ordering::Relaxed), 1);
}

/// A log that never answers does not hold up the end of the server.
#[tokio::test(start_paused = true)]
async fn stopping_has_a_deadline() {
    let log = Arc::new(BadLog::default());
    let server = server(&log);
    let Seated { table, secret, .. } = opened(&server).await;
    let _anna = server.connect(&table, hello(Some(&secret))).await.unwrap();
    log.is_silent.store(true, Ordering::Relaxed);
    let start = Instant::now();
    server.stop().await;
    assert!(start.elapsed() <= Duration::from_secs(11), "{:?}", start.elapsed());
}

/// A table nobody looks at leaves memory and comes back from the log.
#[tokio::test(start_paused = true)]
async fn a_table_nobody_needs_leaves_memory() {
    let log = Arc::new(BadLog::default());
    let server = server(&log);
    let Seated { table, secret, .. } = opened(&server).await;
    let anna = server.connect(&table, hello(Some(&secret))).await.unwrap();
    anna.outbox.take().await;
    assert_eq!(server.figures().tables.load(Ordering::Relaxed), 1);
    anna.disconnect();
    tokio::time::sleep(Duration::from_mins(1)).await;
    assert_eq!(server.figures().tables.load(Ordering::Relaxed), 0);
    assert_eq!(server.figures().sockets.load(Ordering::Relaxed), 0);
    let anna = server.connect(&table, hello(Some(&secret))).await.unwrap();
    assert!(anna.outbox.take().await.messages[0].contains(r#""stage":"lobby""#));
}
