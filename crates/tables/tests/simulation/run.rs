//! One seeded run, and what must be true after it.

use crate::client::Client;
use crate::node::Machine;
use game::frame::StageView;
use game::{Chance, Clock, FrameEvent, Guest, Rules, Stamp, Table, TableEvent, Viewer};
use games::letramix::LetraMix;
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tables::log::Log;
use tables::row::{Row, TableId};
use tables::{Game, Opening};
use tokio::time::{Instant, sleep};

/// A run ends after so long in virtual time, over or not.
const LONGEST: Duration = Duration::from_mins(50);

/// What has happened in one run, or in many.
#[derive(Clone, Debug, Default)]
pub struct Report {
    pub runs: u64,
    pub rows: u64,
    pub acknowledged: u64,
    pub refused: u64,
    pub retries: u64,
    pub failures: u64,
    pub crashes: u64,
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
        self.resets += other.resets;
        self.finished += other.finished;
        self.largest = self.largest.max(other.largest);
    }
}

/// Plays one table through all kinds of trouble; panics if a promise is broken.
pub fn simulate(seed: u64) -> Report {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    runtime.unwrap().block_on(run(seed))
}

async fn run(seed: u64) -> Report {
    let mut chance = Chance::from_seed(seed);
    let machine = Machine::new(&mut chance);
    machine.log.calm.store(true, Ordering::Relaxed);
    let (table, secrets) = open(&machine, &mut chance).await;
    machine.log.calm.store(false, Ordering::Relaxed);
    let supervisor = tokio::spawn(Arc::clone(&machine).supervise());
    let until = Instant::now() + LONGEST;
    let persons = secrets.len();
    let seats = secrets.into_iter().map(Some);
    let mut playing = Vec::new();
    for (i, secret) in seats.chain([None, None]).enumerate() {
        let mut client = Client::new(&machine, &table, secret, &mut chance);
        // One of those who watch never hangs up.
        client.patient = i == persons;
        playing.push(tokio::spawn(async move {
            client.play(until).await;
            client
        }));
    }
    let mut clients = Vec::new();
    for task in playing {
        clients.push(task.await.unwrap());
    }
    machine.log.calm.store(true, Ordering::Relaxed);
    while machine.server().is_none() {
        sleep(Duration::from_secs(1)).await;
    }
    // All stay until all have seen the end: who goes makes news.
    let mut connected = Vec::new();
    for client in &mut clients {
        connected.push(client.come_back().await);
    }
    for (client, connected) in clients.iter_mut().zip(&connected) {
        client.settle(connected).await;
    }
    let rows = machine.log.rows.read(table.clone(), 0).await.unwrap();
    supervisor.abort();
    check_log(seed, &rows);
    check_promises(seed, &rows, &clients);
    check_views(seed, &rows, &clients);
    check_time(seed, &rows, &machine.died.lock().unwrap());
    report(&machine, &rows, &clients)
}

async fn open(machine: &Machine, chance: &mut Chance) -> (TableId, Vec<String>) {
    let modes = ["turns", "same_roll"];
    let mode = modes[chance.below(2)];
    let text = format!(
        r#"{{"mode":"{mode}","end":{{"rounds":{}}},"check_aid":{}}}"#,
        2 + chance.below(5),
        chance.percent(50)
    );
    let options: Box<RawValue> = serde_json::from_str(&text).unwrap();
    let server = machine.server().unwrap();
    let opening = Opening {
        game: Game::LetraMix,
        name: "Anna",
        options: Some(&options),
        house: game::frame::HouseWords::default(),
        public: true,
    };
    let seated = server.open(&opening).await.unwrap();
    let mut secrets = vec![seated.secret];
    for i in 0..chance.below(3) {
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
fn check_promises(seed: u64, rows: &[Row], clients: &[Client]) {
    let mut commands: HashMap<(u32, u32), u32> = HashMap::new();
    for row in rows {
        if let (Some(guest), Some(id)) = (row.actor, row.id) {
            let before = commands.insert((guest.number(), id), row.seq);
            assert_eq!(before, None, "seed {seed}: a command counted twice");
        }
    }
    for (guest, client) in (0..).zip(clients) {
        for (id, seq) in &client.acknowledged {
            let row = commands.get(&(guest, *id));
            assert!(
                row.is_some_and(|row| row <= seq),
                "seed {seed}: {id} of guest {guest} is lost, or later than told"
            );
        }
    }
}

/// Everybody sees what the log says, and those who watch were told the same, however often they were cut off.
fn check_views(seed: u64, rows: &[Row], clients: &[Client]) {
    let table = folded(rows);
    for (guest, client) in (0..).map(Guest::new).zip(clients) {
        let seat = table.seats.seat_of(guest).filter(|_| client.last["you"].is_object());
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        let expected = match table.stage() {
            StageView::Lobby => Value::Null,
            _ => serde_json::to_value(LetraMix::view(&table, viewer)).unwrap(),
        };
        assert_eq!(client.last["view"], expected, "seed {seed}: guest {guest:?} sees something else");
    }
    let [.., one, other] = clients else { panic!("nobody watches") };
    let common = one.news.len().min(other.news.len());
    let tail = |client: &Client| client.news[client.news.len() - common..].to_vec();
    assert_eq!(tail(one), tail(other), "seed {seed}: two watchers were told different things");
}

fn folded(rows: &[Row]) -> Table<LetraMix> {
    let mut events = rows.iter().flat_map(events);
    let Some(TableEvent::Frame(opening)) = events.next() else { panic!("no opening") };
    let mut table = Table::from_opening(&opening).unwrap();
    events.for_each(|event| table.apply(&event));
    table
}

fn events(row: &Row) -> Vec<TableEvent<LetraMix>> {
    serde_json::from_str(&row.events).unwrap()
}

/// A table that rests because its server died rests from a time when the server still lived.
fn check_time(seed: u64, rows: &[Row], died: &[Stamp]) {
    let mut clock = Clock::NEW;
    for pair in rows.windows(2) {
        let death = died.iter().rev().find(|death| **death <= pair[1].at);
        let restarted = pair[0].node != pair[1].node;
        for event in events(&pair[1]) {
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

fn report(machine: &Machine, rows: &[Row], clients: &[Client]) -> Report {
    let sum = |count: fn(&Client) -> u64| clients.iter().map(count).sum();
    Report {
        runs: 1,
        rows: rows.len() as u64,
        acknowledged: sum(|c| c.acknowledged.len() as u64),
        refused: sum(|c| c.refused),
        retries: sum(|c| c.retries),
        failures: machine.log.failures.load(Ordering::Relaxed),
        crashes: *machine.deaths.borrow(),
        resets: sum(|c| c.resets),
        finished: u64::from(clients.iter().any(Client::is_over)),
        largest: clients.iter().map(|c| c.largest).max().unwrap_or(0),
    }
}
