//! One server on SQLite beside one, two and three servers on PostgreSQL with NATS, all on this machine.
//!
//! ```text
//! cargo xtask bench cluster [ROOMS] [SECONDS]
//! ```
//!
//! Rooms of four as in `bench tables`; where there are several servers, the four sit at them in turn, so that every move has to go
//! from server to server. Every move is on disk before anyone is told. The last line is the result as JSON.

use bench::numbers::Numbers;
use bench::startup::{product, target};
use bench::tables::load::{self, Load, Pace};
use bench::tables::measure::Bench;
use bench::tables::peers::Ours;
use bench::tables::server::{Server, cpu_of};
use bench::tables::{Peer, Result};
use serde_json::{Value, json};
use services::{Nats, Postgres, PostgresSetup};
use std::path::Path;
use std::time::{Duration, Instant};

/// The key that all servers share.
const SECRET: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
/// Paced, all rooms together make so many moves a second.
const PER_SECOND: u32 = 200;

/// What was measured.
struct Run {
    name: String,
    nodes: usize,
    closed: Load,
    paced: Load,
    /// Processor time of PostgreSQL and of NATS per move, as fast as it goes, in µs.
    database: f64,
    hints: f64,
}

fn main() -> Result<()> {
    let mut numbers = Numbers::given();
    let rooms = numbers.next_or(100) as usize;
    let time = Duration::from_secs(numbers.next_or(8));
    let bench = Bench::new(target().join(format!("bench-cluster-{}", std::process::id())), time)?;
    let mut runs = vec![bench.run(async |folder| alone(folder, rooms, time).await)?];
    for nodes in 1..=3 {
        runs.push(bench.run(async |folder| together(folder, nodes, rooms, time).await)?);
    }
    print(rooms, &runs);
    Ok(())
}

/// One server on SQLite.
async fn alone(folder: &Path, rooms: usize, time: Duration) -> Result<Run> {
    eprintln!("bench: SQLite");
    let ours = Ours::new(product());
    let servers = [Server::start(&ours, folder).await?];
    let (closed, paced) = play(&ours, &servers, rooms, time).await?;
    Ok(Run { name: "SQLite, 1 server".to_owned(), nodes: 1, closed, paced, database: 0.0, hints: 0.0 })
}

/// So many servers on PostgreSQL.
async fn together(folder: &Path, nodes: usize, rooms: usize, time: Duration) -> Result<Run> {
    eprintln!("bench: PostgreSQL, {nodes} servers");
    let postgres = Postgres::start_as(&PostgresSetup { durable: true, ..PostgresSetup::default() });
    let nats = Nats::start();
    let (database, hints) = (postgres.url(), nats.url());
    let ours =
        Ours::new(product()).with_flags(&["--database", &database, "--nats", &hints, "--secret", SECRET]);
    let mut servers = Vec::new();
    for node in 0..nodes {
        servers.push(Server::start(&ours, &folder.join(node.to_string())).await?);
    }
    ours.spread(servers.iter().map(|server| server.address).collect());
    let open = load::open(&ours, servers[0].address, rooms).await?;
    let (used, from) = ((cpu_of(&postgres.processes())?, cpu_of(&nats.processes())?), Instant::now());
    let (open, closed) = load::play(&ours, &servers, open, Pace::Closed, time).await?;
    let moves = closed.rate * from.elapsed().as_secs_f64();
    let per_move =
        |after: Duration, before: Duration| after.saturating_sub(before).as_secs_f64() * 1e6 / moves;
    let database = per_move(cpu_of(&postgres.processes())?, used.0);
    let hints = per_move(cpu_of(&nats.processes())?, used.1);
    let (_, paced) = load::play(&ours, &servers, open, Pace::Even(PER_SECOND), time).await?;
    let plural = if nodes == 1 { "" } else { "s" };
    Ok(Run { name: format!("PostgreSQL, {nodes} server{plural}"), nodes, closed, paced, database, hints })
}

async fn play<P: Peer>(peer: &P, servers: &[Server], rooms: usize, time: Duration) -> Result<(Load, Load)> {
    let open = load::open(peer, servers[0].address, rooms).await?;
    let (open, closed) = load::play(peer, servers, open, Pace::Closed, time).await?;
    let (_, paced) = load::play(peer, servers, open, Pace::Even(PER_SECOND), time).await?;
    Ok((closed, paced))
}

fn print(rooms: usize, runs: &[Run]) {
    println!("{rooms} rooms of 4; CPU per move in µs\n");
    println!(
        "{:<24}{:>9}{:>9}{:>9}{:>9}{:>11}{:>7}   {:>9}{:>9}{:>9}",
        "", "moves/s", "p50 ms", "p99 ms", "servers", "PostgreSQL", "NATS", "paced p50", "p99 ms", "servers"
    );
    for Run { name, closed, paced, database, hints, .. } in runs {
        println!(
            "{name:<24}{:>9.0}{:>9.1}{:>9.1}{:>9.0}{database:>11.0}{hints:>7.0}   {:>9.1}{:>9.1}{:>9.0}",
            closed.rate, closed.p50, closed.p99, closed.cpu, paced.p50, paced.p99, paced.cpu
        );
    }
    let figures: Vec<Value> = runs.iter().map(figures).collect();
    println!("\n{}", json!({ "bench": "cluster", "rooms": rooms, "runs": figures }));
}

fn figures(run: &Run) -> Value {
    let load = |load: &Load| json!({ "moves_per_second": load.rate, "cpu_us_per_move": load.cpu, "p50_ms": load.p50, "p99_ms": load.p99 });
    json!({
        "name": run.name, "nodes": run.nodes, "closed": load(&run.closed), "paced": load(&run.paced),
        "postgres_us_per_move": run.database, "nats_us_per_move": run.hints,
    })
}
