//! One seeded run, and what must be true after it.

use crate::client::Client;
use crate::known::{events, folded};
use crate::node::Cluster;
use bots::Levels;
use game::contract::Sample;
use game::frame::StageView;
use game::{Chance, Clock, FrameEvent, Stamp, TableEvent, Viewer};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tables::log::Log;
use tables::row::{Row, TableId};
use tables::{Connected, Game, Opening, with_rules};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};

/// A run ends after so long in virtual time, over or not.
const LONGEST: Duration = Duration::from_mins(20);
/// Everybody is asked so often whether they have seen everything.
const PATIENCE: usize = 60;
/// At most so many persons play.
const MOST_PERSONS: usize = 4;

/// What has happened in one run, or in many.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    pub runs: u64,
    pub rows: u64,
    pub acknowledged: u64,
    pub refused: u64,
    pub retries: u64,
    pub failures: u64,
    pub crashes: u64,
    pub failovers: u64,
    pub lost: u64,
    pub resets: u64,
    pub finished: u64,
    pub largest: usize,
}

impl Report {
    pub fn add(&mut self, other: &Self) {
        self.runs += other.runs;
        self.rows += other.rows;
        self.acknowledged += other.acknowledged;
        self.refused += other.refused;
        self.retries += other.retries;
        self.failures += other.failures;
        self.crashes += other.crashes;
        self.failovers += other.failovers;
        self.lost += other.lost;
        self.resets += other.resets;
        self.finished += other.finished;
        self.largest = self.largest.max(other.largest);
    }
}

/// How a run is made hard.
#[derive(Clone, Copy, Debug)]
pub struct Trouble {
    pub nodes: usize,
    /// The log fails over now and then,
    pub failover: bool,
    /// and loses rows by that.
    pub loses: bool,
}

impl Trouble {
    /// One server; or three, with a log that stays, fails over, or loses rows by that.
    pub fn of(seed: u64) -> Self {
        let kind = seed / Game::ALL.len() as u64 % 4;
        Self { nodes: if kind == 0 { 1 } else { 3 }, failover: kind >= 2, loses: kind == 3 }
    }
}

/// Says which seed it was if a promise is broken.
struct Seed(u64);

impl Drop for Seed {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("seed {}: a promise was broken", self.0);
        }
    }
}

/// Plays one table through all kinds of trouble; panics if a promise is broken. The seed tells the game, too.
pub fn simulate(seed: u64) -> Report {
    let _seed = Seed(seed);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    let game = Game::ALL[(seed % Game::ALL.len() as u64) as usize];
    let run = async { with_rules!(game, Rules => run::<Rules>(seed, game).await) };
    runtime.unwrap().block_on(run)
}

async fn run<R: Levels + Sample>(seed: u64, game: Game) -> Report {
    let trouble = Trouble::of(seed);
    let mut chance = Chance::from_seed(seed);
    let cluster = Arc::new(Cluster::new(trouble.nodes, &mut chance).await);
    let (table, secrets) = open::<R>(&cluster, game, &mut chance).await;
    cluster.store.be_calm(false);
    let mut chores: Vec<_> =
        cluster.machines.iter().map(|machine| tokio::spawn(Arc::clone(machine).supervise())).collect();
    if trouble.failover {
        let store = Arc::clone(&cluster.store);
        chores.push(tokio::spawn(store.fail_over_often(table.clone(), trouble.loses)));
    }
    let mut clients = play::<R>(&cluster, &table, secrets, trouble, &mut chance).await;
    cluster.store.recover();
    if trouble.failover {
        chores.pop().unwrap().abort();
    }
    while cluster.machines.iter().any(|machine| machine.server().is_none()) {
        sleep(Duration::from_secs(1)).await;
    }
    // All stay until all have seen the end: who goes makes news.
    let mut connected = Vec::new();
    for client in &mut clients {
        connected.push(client.come_back().await);
    }
    let rows = settled(&cluster, &table, &mut clients, &connected).await;
    chores.iter().for_each(JoinHandle::abort);
    check_log(seed, &rows);
    check_promises(seed, &rows, &clients);
    check_views(seed, &rows, &clients);
    if let [machine] = cluster.machines.as_slice() {
        check_time::<R>(seed, &rows, &machine.died.lock().unwrap());
    }
    report(&cluster, &rows, &clients)
}

/// All rows, when everybody has seen them; computer players may still be playing.
async fn settled<R: Levels + Sample>(
    cluster: &Cluster,
    table: &TableId,
    clients: &mut [Client<R>],
    connected: &[Connected],
) -> Vec<Row> {
    for _ in 0..PATIENCE {
        for (client, connected) in clients.iter_mut().zip(connected) {
            client.settle(connected).await;
        }
        let rows = cluster.store.rows.read(table.clone(), 0).await.unwrap();
        if clients.iter().all(|client| client.seq() as usize == rows.len()) {
            return rows;
        }
    }
    panic!("some never see the last row");
}

/// Everybody plays, and two watch, until the table is over or time is up.
async fn play<R: Levels + Sample>(
    cluster: &Arc<Cluster>,
    table: &TableId,
    secrets: Vec<String>,
    trouble: Trouble,
    chance: &mut Chance,
) -> Vec<Client<R>> {
    let until = Instant::now() + LONGEST;
    let persons = secrets.len();
    let seats = secrets.into_iter().map(Some);
    let mut playing = Vec::new();
    for (i, secret) in seats.chain([None, None]).enumerate() {
        let mut client = Client::<R>::new(cluster, table, secret, chance);
        // One of those who watch never hangs up.
        client.patient = i == persons;
        client.forgiving = trouble.loses;
        playing.push(tokio::spawn(async move {
            client.play(until).await;
            client
        }));
    }
    let mut clients = Vec::new();
    for task in playing {
        clients.push(task.await.unwrap());
    }
    clients
}

async fn open<R: Levels + Sample>(
    cluster: &Cluster,
    game: Game,
    chance: &mut Chance,
) -> (TableId, Vec<String>) {
    let (options, seats) = R::options(chance);
    let options: Box<RawValue> = serde_json::value::to_raw_value(&options).unwrap();
    let server = cluster.machines[0].server().unwrap();
    let house = game::frame::HouseWords::default();
    let opening = Opening { game, name: "Anna", options: Some(&options), house, public: true };
    let seated = server.open(&opening).await.unwrap();
    let mut secrets = vec![seated.secret];
    for i in 1..seats.min(MOST_PERSONS) {
        secrets.push(server.sit(&seated.table, &format!("P{i}")).await.unwrap().secret);
    }
    (seated.table, secrets)
}

/// No holes, and time only grows.
fn check_log(seed: u64, rows: &[Row]) {
    for (row, seq) in rows.iter().zip(1..) {
        assert_eq!(row.seq, seq, "seed {seed}: a hole in the log");
    }
    assert!(rows.is_sorted_by_key(|row| row.at), "seed {seed}: time went back");
}

/// Every acknowledged command is in the log, every command at most once.
fn check_promises<R: Levels + Sample>(seed: u64, rows: &[Row], clients: &[Client<R>]) {
    let mut commands: HashMap<(u32, u32), u32> = HashMap::new();
    for row in rows {
        if let (Some(guest), Some(id)) = (row.actor, row.id) {
            let before = commands.insert((guest.number(), id), row.seq);
            assert_eq!(before, None, "seed {seed}: a command counted twice");
        }
    }
    for client in clients {
        for (id, seq) in &client.acknowledged {
            let guest = client.guest.unwrap();
            let row = commands.get(&(guest.number(), *id));
            assert!(
                row.is_some_and(|row| row <= seq),
                "seed {seed}: {id} of {guest:?} is lost, or later than told"
            );
        }
    }
}

/// Everybody sees what the log says, and those who watch were told the same, however often they were cut off.
fn check_views<R: Levels + Sample>(seed: u64, rows: &[Row], clients: &[Client<R>]) {
    let table = folded::<R>(rows);
    for client in clients {
        let guest = client.guest;
        let seat =
            guest.and_then(|guest| table.seats.seat_of(guest)).filter(|_| client.last["you"].is_object());
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        let expected = match table.stage() {
            StageView::Lobby => Value::Null,
            _ => serde_json::to_value(R::view(&table, viewer)).unwrap(),
        };
        assert_eq!(client.last["view"], expected, "seed {seed}: {guest:?} sees something else");
    }
    let [.., one, other] = clients else { panic!("nobody watches") };
    let common = one.news.len().min(other.news.len());
    let tail = |client: &Client<R>| client.news[client.news.len() - common..].to_vec();
    assert_eq!(tail(one), tail(other), "seed {seed}: two watchers were told different things");
}

/// A table that rests because its server died rests from a time when the server still lived.
fn check_time<R: Levels>(seed: u64, rows: &[Row], died: &[Stamp]) {
    let mut clock = Clock::NEW;
    for pair in rows.windows(2) {
        let death = died.iter().rev().find(|death| **death <= pair[1].at);
        let restarted = pair[0].node != pair[1].node;
        for event in events::<R>(&pair[1]) {
            match event {
                TableEvent::Frame(FrameEvent::Started { zero } | FrameEvent::Resumed { zero }) => {
                    clock = Clock::Running { zero };
                }
                TableEvent::Frame(FrameEvent::Paused { at, .. }) => {
                    if let Some(death) = death.filter(|_| restarted) {
                        assert!(at <= clock.time_at(*death), "seed {seed}: a restart took time");
                    }
                    assert!(at >= clock.time_at(pair[0].at), "seed {seed}: table time went back");
                    clock = Clock::Stopped { stopped: at, by: None };
                }
                _ => {}
            }
        }
    }
}

fn report<R: Levels + Sample>(cluster: &Cluster, rows: &[Row], clients: &[Client<R>]) -> Report {
    let sum = |count: fn(&Client<R>) -> u64| clients.iter().map(count).sum();
    let store = &cluster.store;
    Report {
        runs: 1,
        rows: rows.len() as u64,
        acknowledged: sum(|c| c.acknowledged.len() as u64),
        refused: sum(|c| c.refused),
        retries: sum(|c| c.retries),
        failures: store.failures.load(Ordering::Relaxed),
        crashes: cluster.crashes(),
        failovers: store.failovers.load(Ordering::Relaxed),
        lost: store.lost.load(Ordering::Relaxed),
        resets: sum(|c| c.resets),
        finished: u64::from(clients.iter().any(Client::is_over)),
        largest: clients.iter().map(|c| c.largest).max().unwrap_or(0),
    }
}
