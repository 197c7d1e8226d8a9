//! A server that can die, and a log that can fail.

use game::{Chance, Stamp};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tables::hints::InProcess;
use tables::log::{Answer, Append, AppendError, Listed, Log, MemoryLog, Unavailable};
use tables::row::{Head, Row, Seq, TableId};
use tables::{Limits, ServerClock, Signer, Tables};
use tokio::sync::watch;
use tokio::time::sleep;

/// A log that is slow, fails, and takes its server with it: before a row is durable, or just after.
pub struct FaultyLog {
    pub rows: Arc<MemoryLog>,
    chance: Mutex<Chance>,
    pub calm: AtomicBool,
    pub failures: AtomicU64,
    crash: watch::Sender<u64>,
}

enum Fault {
    None,
    Fails,
    CrashesBefore,
    CrashesAfter,
}

impl FaultyLog {
    fn fault(&self) -> (Duration, Fault) {
        let mut chance = self.chance.lock().unwrap();
        let wait = Duration::from_millis(chance.below(20) as u64);
        if self.calm.load(Ordering::Relaxed) {
            return (wait, Fault::None);
        }
        let fault = match chance.below(100) {
            0..4 => Fault::Fails,
            4..6 => Fault::CrashesBefore,
            6..8 => Fault::CrashesAfter,
            _ => Fault::None,
        };
        (wait, fault)
    }

    /// The server dies here: this never comes back.
    async fn die(&self) -> ! {
        self.crash.send_modify(|deaths| *deaths += 1);
        std::future::pending().await
    }
}

impl Log for FaultyLog {
    fn append(&self, append: Append) -> Answer<'_, Result<(), AppendError>> {
        Box::pin(async move {
            let (wait, fault) = self.fault();
            sleep(wait).await;
            match fault {
                Fault::None => self.rows.append(append).await,
                Fault::Fails => {
                    self.failures.fetch_add(1, Ordering::Relaxed);
                    Err(Unavailable("as the dice fell".to_owned()).into())
                }
                Fault::CrashesBefore => self.die().await,
                Fault::CrashesAfter => {
                    self.rows.append(append).await?;
                    self.die().await
                }
            }
        })
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

/// A machine: its disk stays, its server dies and comes back.
pub struct Machine {
    pub log: Arc<FaultyLog>,
    clock: ServerClock,
    chance: Mutex<Chance>,
    server: Mutex<Option<Arc<Tables>>>,
    /// When it has died.
    pub died: Mutex<Vec<Stamp>>,
    /// How often it has died; who is connected sees this change.
    pub deaths: watch::Receiver<u64>,
}

impl Machine {
    pub fn new(chance: &mut Chance) -> Arc<Self> {
        let (crash, deaths) = watch::channel(0);
        let log = Arc::new(FaultyLog {
            rows: Arc::default(),
            chance: Mutex::new(chance.fork()),
            calm: AtomicBool::new(false),
            failures: AtomicU64::new(0),
            crash,
        });
        let clock = ServerClock::start_at(Stamp::from_millis(1_800_000_000_000));
        let chance = Mutex::new(chance.fork());
        let machine =
            Arc::new(Self { log, clock, chance, server: Mutex::new(None), died: Mutex::default(), deaths });
        machine.boot();
        machine
    }

    /// The server, if it is up.
    pub fn server(&self) -> Option<Arc<Tables>> {
        self.server.lock().unwrap().clone()
    }

    fn boot(&self) {
        let signer = Signer::new(&[1; 32]);
        let chance = self.chance.lock().unwrap().fork();
        let log: Arc<dyn Log> = Arc::clone(&self.log) as _;
        let tables = Tables::new(
            log,
            Arc::new(InProcess::default()),
            signer,
            self.clock.clone(),
            chance,
            Limits { tables: 10 },
        );
        *self.server.lock().unwrap() = Some(Arc::new(tables));
    }

    /// Notices deaths, and starts the server again after a while.
    pub async fn supervise(self: Arc<Self>) {
        let mut deaths = self.deaths.clone();
        while deaths.changed().await.is_ok() {
            *self.server.lock().unwrap() = None;
            self.died.lock().unwrap().push(self.now());
            let pause = self.chance.lock().unwrap().below(60_000);
            sleep(Duration::from_millis(pause as u64)).await;
            deaths.mark_unchanged();
            self.boot();
        }
    }

    pub fn now(&self) -> Stamp {
        self.clock.now()
    }
}
