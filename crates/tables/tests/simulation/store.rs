//! A log that all servers share, that is slow, fails, and may lose rows; and hints that come late, in any order, or not at all.

use game::{Chance, Stamp};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tables::ServerClock;
use tables::hints::{Following, Hint, Hints, InProcess};
use tables::log::{Answer, Append, AppendError, Listed, Log, MemoryLog, Unavailable};
use tables::row::{Head, Row, Seq, TableId};
use tokio::sync::watch;
use tokio::time::sleep;

/// What stays when servers die.
pub struct Store {
    pub rows: MemoryLog,
    pub clock: ServerClock,
    pub calm: AtomicBool,
    pub failures: AtomicU64,
    pub lost: AtomicU64,
    pub failovers: AtomicU64,
    down: AtomicBool,
    hints: Arc<InProcess>,
    chance: Mutex<Chance>,
}

impl Store {
    pub fn new(chance: &mut Chance) -> Self {
        Self {
            rows: MemoryLog::default(),
            clock: ServerClock::start_at(Stamp::from_millis(1_800_000_000_000)),
            calm: AtomicBool::new(true),
            failures: AtomicU64::new(0),
            lost: AtomicU64::new(0),
            failovers: AtomicU64::new(0),
            down: AtomicBool::new(false),
            hints: Arc::default(),
            chance: Mutex::new(chance.fork()),
        }
    }

    pub fn be_calm(&self, calm: bool) {
        self.calm.store(calm, Ordering::Relaxed);
    }

    fn is_calm(&self) -> bool {
        self.calm.load(Ordering::Relaxed)
    }

    fn below(&self, bound: usize) -> usize {
        self.chance.lock().unwrap().below(bound)
    }

    /// Nothing answers for a while; then a standby takes over, which may not have heard of the last rows.
    pub async fn fail_over(&self, table: &TableId, loses: bool) {
        self.down.store(true, Ordering::Relaxed);
        sleep(Duration::from_millis(500 + self.below(12_000) as u64)).await;
        if loses {
            let seq = self.rows.read(table.clone(), 0).await.unwrap().len();
            let lost = self.below(5).min(seq.saturating_sub(1));
            self.rows.fall_back(table, (seq - lost) as Seq);
            self.lost.fetch_add(lost as u64, Ordering::Relaxed);
        }
        self.down.store(false, Ordering::Relaxed);
        self.failovers.fetch_add(1, Ordering::Relaxed);
    }

    /// Fails over now and then, as long as it is let.
    pub async fn fail_over_often(self: Arc<Self>, table: TableId, loses: bool) {
        loop {
            sleep(Duration::from_secs(10 + self.below(500) as u64)).await;
            self.fail_over(&table, loses).await;
        }
    }

    /// From now on all is well.
    pub fn recover(&self) {
        self.be_calm(true);
        self.down.store(false, Ordering::Relaxed);
    }
}

/// The shared log as one server sees it; it takes its server with it: before a row is durable, or just after.
pub struct NodeLog {
    pub store: Arc<Store>,
    pub shared: bool,
    pub crash: watch::Sender<u64>,
}

enum Fault {
    None,
    /// It says no.
    Fails,
    /// It says no, but the row is there.
    FailsAfter,
    CrashesBefore,
    CrashesAfter,
}

impl NodeLog {
    fn fault(&self) -> Fault {
        if self.store.is_calm() {
            return Fault::None;
        }
        match self.store.below(100) {
            0..3 => Fault::Fails,
            3..4 => Fault::FailsAfter,
            4..6 => Fault::CrashesBefore,
            6..8 => Fault::CrashesAfter,
            _ => Fault::None,
        }
    }

    /// The server dies here: this never comes back.
    async fn die(&self) -> ! {
        self.crash.send_modify(|deaths| *deaths += 1);
        std::future::pending().await
    }

    fn failed(&self) -> Unavailable {
        self.store.failures.fetch_add(1, Ordering::Relaxed);
        Unavailable("as the dice fell".to_owned())
    }

    /// How long the network takes; nothing answers while the store is down.
    async fn wait(&self) -> Result<(), Unavailable> {
        sleep(Duration::from_millis(self.store.below(20) as u64)).await;
        if self.store.down.load(Ordering::Relaxed) { Err(self.failed()) } else { Ok(()) }
    }
}

impl Log for NodeLog {
    fn append(&self, append: Append) -> Answer<'_, Result<(), AppendError>> {
        Box::pin(async move {
            let fault = self.fault();
            self.wait().await?;
            match fault {
                Fault::Fails => return Err(self.failed().into()),
                Fault::CrashesBefore => self.die().await,
                Fault::None | Fault::FailsAfter | Fault::CrashesAfter => {}
            }
            let outcome = self.store.rows.append(append).await;
            match fault {
                Fault::FailsAfter => return Err(self.failed().into()),
                Fault::CrashesAfter => self.die().await,
                _ => {}
            }
            self.wait().await?;
            outcome
        })
    }

    fn read(&self, table: TableId, after: Seq) -> Answer<'_, Result<Vec<Row>, Unavailable>> {
        Box::pin(async move {
            self.wait().await?;
            self.store.rows.read(table, after).await
        })
    }

    fn find(&self, table: TableId) -> Answer<'_, Result<Option<Listed>, Unavailable>> {
        Box::pin(async move {
            self.wait().await?;
            self.store.rows.find(table).await
        })
    }

    fn find_code(&self, code: String) -> Answer<'_, Result<Option<TableId>, Unavailable>> {
        self.store.rows.find_code(code)
    }

    fn list(&self, since: Stamp, most: u32) -> Answer<'_, Result<Vec<Listed>, Unavailable>> {
        self.store.rows.list(since, most)
    }

    fn keep(&self, table: TableId, name: String, finding: String) -> Answer<'_, Result<(), Unavailable>> {
        self.store.rows.keep(table, name, finding)
    }

    fn kept(&self, table: TableId, name: String) -> Answer<'_, Result<Option<String>, Unavailable>> {
        self.store.rows.kept(table, name)
    }

    fn beat(&self, node: u32, at: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        Box::pin(async move {
            self.wait().await?;
            self.store.rows.beat(node, at).await
        })
    }

    fn beats(&self, nodes: Vec<u32>) -> Answer<'_, Result<Vec<(u32, Stamp)>, Unavailable>> {
        Box::pin(async move {
            self.wait().await?;
            self.store.rows.beats(nodes).await
        })
    }

    fn is_shared(&self) -> bool {
        self.shared
    }

    fn heads(&self, tables: Vec<TableId>) -> Answer<'_, Result<Vec<(TableId, Head)>, Unavailable>> {
        Box::pin(async move {
            self.wait().await?;
            let heads = self.store.rows.heads(tables).await;
            self.wait().await?;
            heads
        })
    }

    /// As far away as everything else: servers' clocks differ a little.
    fn time(&self) -> Answer<'_, Result<Option<Duration>, Unavailable>> {
        Box::pin(async move {
            self.wait().await?;
            let time = Duration::from_millis(self.store.clock.now().millis());
            self.wait().await?;
            Ok(self.shared.then_some(time))
        })
    }

    fn tables(&self, after: Option<TableId>, most: u32) -> Answer<'_, Result<Vec<TableId>, Unavailable>> {
        self.store.rows.tables(after, most)
    }

    fn findings(&self, table: TableId) -> Answer<'_, Result<Vec<(String, String)>, Unavailable>> {
        self.store.rows.findings(table)
    }
}

impl Hints for Store {
    fn tell(&self, hint: Hint) {
        let luck = if self.is_calm() { 0 } else { self.below(100) };
        match luck {
            0..50 => self.hints.tell(hint),
            50..80 => {
                // Others overtake it.
                let (hints, late) =
                    (Arc::clone(&self.hints), Duration::from_millis(self.below(3_000) as u64));
                tokio::spawn(async move {
                    sleep(late).await;
                    hints.tell(hint);
                });
            }
            _ => {}
        }
    }

    fn follow(&self, table: &TableId) -> Following {
        self.hints.follow(table)
    }
}
