//! The fault harness: tables under load while servers are killed and frozen, NATS and PostgreSQL stopped, lines cut. Nothing
//! acknowledged is lost, and all servers show the same.

use crate::balancer::Balancer;
use crate::crowd::{Crowd, Played, check, longest, sum};
use crate::nodes::Nodes;
use crate::player::Habits;
use game::Chance;
use std::collections::HashMap;
use std::fmt;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

/// So many servers.
const NODES: usize = 3;

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
    let balancer = Balancer::start(nodes.addresses.clone());
    let mut chance = Chance::from_seed(plan.seed);
    let habits = Habits { between: plan.between, comes_back: |_| Duration::from_millis(100) };
    let crowd = Crowd::sit_down(&nodes, &balancer.address, plan.tables, habits);
    let mut faults = HashMap::new();
    for i in 0..plan.faults {
        let fault = FAULTS[i % FAULTS.len()];
        *faults.entry(fault).or_default() += 1;
        befall(&mut nodes, &balancer, fault, &mut chance);
        crowd.wait_for(2 * plan.tables as u64);
    }
    let played = crowd.stop();
    check(&nodes, &played);
    report(plan, faults, &played)
}

fn befall(nodes: &mut Nodes, balancer: &Balancer, fault: Fault, chance: &mut Chance) {
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
        Fault::Cut => drop(balancer.cut(3)),
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

fn report(plan: Plan, faults: HashMap<Fault, u64>, played: &[Played]) -> Report {
    let (worst, p99) = longest(played, |one| &one.pauses);
    Report {
        faults,
        tables: plan.tables,
        acknowledged: sum(played, |one| one.done.len() as u64),
        refused: sum(played, |one| one.refused),
        sessions: sum(played, |one| one.sessions),
        worst,
        p99,
    }
}
