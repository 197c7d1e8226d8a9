//! The fault harness: tables under load while servers are killed and frozen, NATS and PostgreSQL stopped, lines cut. Nothing
//! acknowledged is lost, and all servers show the same.

use crate::nodes::Nodes;
use crate::player::{Promises, Seat, play};
use game::Chance;
use std::collections::HashMap;
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::{Duration, Instant};

/// So many servers.
const NODES: usize = 3;
/// After a fault so much has to happen before the next, or so long has to pass.
const CALM: Duration = Duration::from_secs(20);

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    Kill,
    Freeze,
    Stop,
    Cut,
    Nats,
    Postgres,
}

/// One after the other, and again; with chance in where and how long.
const FAULTS: [Fault; 8] = [
    Fault::Kill,
    Fault::Postgres,
    Fault::Freeze,
    Fault::Kill,
    Fault::Nats,
    Fault::Cut,
    Fault::Kill,
    Fault::Stop,
];

/// What happened.
#[derive(Debug, Default)]
pub struct Report {
    pub faults: HashMap<Fault, u64>,
    pub tables: usize,
    pub acknowledged: u64,
    pub refused: u64,
    pub sessions: u64,
    /// The longest that a command took, and what 99 of 100 were quicker than.
    pub worst: Duration,
    pub p99: Duration,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { faults, tables, acknowledged, refused, sessions, worst, p99 } = self;
        let total: u64 = faults.values().sum();
        let mut kinds: Vec<String> =
            faults.iter().map(|(fault, count)| format!("{fault:?} {count}")).collect();
        kinds.sort();
        writeln!(f, "{total} faults at {tables} tables of two on {NODES} servers: {}", kinds.join(", "))?;
        writeln!(f, "{acknowledged} commands acknowledged, 0 lost; {refused} refused; 0 tables diverged")?;
        write!(
            f,
            "{sessions} sessions; the worst pause a player saw {worst:.1?}, 99 of 100 commands within {p99:.0?}"
        )
    }
}

/// What to do.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub faults: usize,
    pub tables: usize,
    /// How long a player thinks.
    pub between: Duration,
    pub seed: u64,
}

/// Plays under load through all faults; panics if a promise is broken.
pub fn endure(binary: &Path, plan: Plan) -> Report {
    let mut nodes = Nodes::start(binary, NODES);
    let mut chance = Chance::from_seed(plan.seed);
    let (stop, count) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let players = players(&nodes, plan, &stop, &count);
    let mut faults = HashMap::new();
    for i in 0..plan.faults {
        let fault = FAULTS[i % FAULTS.len()];
        *faults.entry(fault).or_default() += 1;
        befall(&mut nodes, fault, &mut chance);
        wait_for(&count, 2 * plan.tables as u64);
    }
    stop.store(true, Ordering::Relaxed);
    let promises: Vec<(String, u64, Promises)> = players
        .into_iter()
        .map(|(table, guest, life)| (table, guest, life.join().expect("a player ends well")))
        .collect();
    check_promises(&nodes, &promises);
    check_shown(&nodes, &promises);
    report(plan, faults, &promises)
}

type Life = (String, u64, JoinHandle<Promises>);

fn players(nodes: &Nodes, plan: Plan, stop: &Arc<AtomicBool>, count: &Arc<AtomicU64>) -> Vec<Life> {
    let mut lives = Vec::new();
    for _ in 0..plan.tables {
        let (table, secrets) = nodes.open();
        for secret in secrets {
            let (guest, _) = secret.split_once('.').expect("a number and its signature");
            let guest: u64 = guest.parse().expect("a number");
            let seat = Seat { address: nodes.balancer.address.clone(), table: table.clone(), secret };
            let (stop, count) = (Arc::clone(stop), Arc::clone(count));
            let life = spawn(move || play(&seat, plan.between, &stop, &count));
            lives.push((table.clone(), guest, life));
        }
    }
    lives
}

fn befall(nodes: &mut Nodes, fault: Fault, chance: &mut Chance) {
    let node = chance.below(NODES);
    let while_it_lasts = Duration::from_millis(200 + chance.below(2_000) as u64);
    match fault {
        Fault::Kill | Fault::Stop => {
            let Some(server) = nodes.servers[node].take() else { return };
            if fault == Fault::Kill {
                server.kill();
            } else {
                server.stop();
            }
            sleep(while_it_lasts);
            nodes.boot(node);
        }
        Fault::Freeze => {
            let Some(server) = &nodes.servers[node] else { return };
            server.signal("-STOP");
            sleep(while_it_lasts * 3);
            server.signal("-CONT");
        }
        Fault::Cut => drop(nodes.balancer.cut(3)),
        Fault::Nats => {
            nodes.nats.stop();
            sleep(while_it_lasts);
            nodes.nats.start_again();
        }
        Fault::Postgres => {
            nodes.postgres.stop();
            sleep(while_it_lasts);
            nodes.postgres.start_again();
        }
    }
}

/// Until players go on again.
fn wait_for(count: &AtomicU64, more: u64) {
    let (before, until) = (count.load(Ordering::Relaxed), Instant::now() + CALM);
    while count.load(Ordering::Relaxed) < before + more {
        assert!(Instant::now() < until, "nobody can play any more");
        sleep(Duration::from_millis(20));
    }
}

/// Every acknowledged command is in the log, at its row or before, and no command is there twice.
fn check_promises(nodes: &Nodes, promises: &[(String, u64, Promises)]) {
    let mut rows: HashMap<(String, u64, u64), u64> = HashMap::new();
    for (table, seq, guest, id) in nodes.commands() {
        let before = rows.insert((table.clone(), guest, id), seq);
        assert_eq!(before, None, "{table}: command {id} of guest {guest} has counted twice");
    }
    for (table, guest, promises) in promises {
        for (id, seq) in &promises.done {
            let row = rows.get(&(table.clone(), *guest, *id));
            assert!(row.is_some_and(|row| row <= seq), "{table}: command {id} of guest {guest} is lost");
        }
    }
}

/// All servers show the same of every table, once they have heard of everything.
fn check_shown(nodes: &Nodes, promises: &[(String, u64, Promises)]) {
    for (table, ..) in promises.iter().step_by(2) {
        let until = Instant::now() + CALM;
        loop {
            let shown = nodes.shown(table);
            if shown.iter().all(|one| *one == shown[0]) {
                break;
            }
            assert!(Instant::now() < until, "{table}: servers show different things: {shown:?}");
            sleep(Duration::from_millis(200));
        }
    }
}

fn report(plan: Plan, faults: HashMap<Fault, u64>, promises: &[(String, u64, Promises)]) -> Report {
    let sum = |count: fn(&Promises) -> u64| promises.iter().map(|(_, _, one)| count(one)).sum();
    let mut pauses: Vec<Duration> = promises.iter().flat_map(|(_, _, one)| one.pauses.clone()).collect();
    pauses.sort_unstable();
    Report {
        faults,
        tables: plan.tables,
        acknowledged: sum(|one| one.done.len() as u64),
        refused: sum(|one| one.refused),
        sessions: sum(|one| one.sessions),
        worst: pauses.last().copied().unwrap_or_default(),
        p99: pauses.get(pauses.len() * 99 / 100).copied().unwrap_or_default(),
    }
}
