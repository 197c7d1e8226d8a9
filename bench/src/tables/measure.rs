//! One server after the other goes through the same measurements.

use super::load::{self, Load, Pace};
use super::server::Server;
use super::{Peer, Result};
use crate::timing::median;
use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};
use std::slice::from_ref;
use std::time::Duration;
use tokio::runtime::{self, Runtime};
use tokio::task::LocalSet;
use tokio::time::sleep;

/// How many rooms there are, and how many moves a second they make together when paced.
pub const SIZES: [(usize, u32); 2] = [(100, 200), (1000, 1000)];

/// Before memory is measured, so many rooms make so many moves: what a server builds up once is no room's.
const WARM_UP_ROOMS: usize = 8;
const WARM_UP_MOVES: usize = 50;
/// Memory is measured when nothing has happened for so long.
const SETTLE: Duration = Duration::from_secs(1);

/// Where measurements run: one thread for all players, so that the server has the other cores.
pub struct Bench {
    runtime: Runtime,
    tasks: LocalSet,
    folder: PathBuf,
    folders: Cell<usize>,
    time: Duration,
}

impl Bench {
    /// Servers keep their data in folders of this one; each way of playing takes so long.
    pub fn new(folder: PathBuf, time: Duration) -> Result<Self> {
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        fs::create_dir_all(&folder)?;
        Ok(Self { runtime, tasks: LocalSet::new(), folder, folders: Cell::new(0), time })
    }

    /// Runs a measurement with a folder of its own.
    pub fn run<T>(&self, measurement: impl AsyncFnOnce(&Path) -> Result<T>) -> Result<T> {
        self.folders.update(|count| count + 1);
        let folder = self.folder.join(self.folders.get().to_string());
        let outcome = self.tasks.block_on(&self.runtime, measurement(&folder));
        if outcome.is_ok() {
            fs::remove_dir_all(&folder)?;
        }
        outcome
    }
}

impl Drop for Bench {
    fn drop(&mut self) {
        // After a failure a folder is left: what the server said may explain it.
        drop(fs::remove_dir(&self.folder));
    }
}

/// What was measured of one server.
#[derive(Debug)]
pub struct Figures {
    /// For people.
    pub name: &'static str,
    /// For the JSON.
    pub key: &'static str,
    /// Is every move on disk before anyone is told?
    pub is_durable: bool,
    /// From the start of the process to its first answer, in ms, once per start.
    pub starts: Vec<f64>,
    /// All that was played, round by round.
    pub runs: Vec<Run>,
}

impl Figures {
    /// The median start, in ms.
    pub fn startup(&self) -> f64 {
        median(&self.starts)
    }

    /// The medians over the rounds, by number of rooms, as in [`SIZES`].
    pub fn typical(&self) -> Vec<Run> {
        SIZES.iter().filter_map(|(rooms, _)| Run::typical(*rooms, &self.runs)).collect()
    }
}

/// What was measured with one number of rooms.
#[derive(Debug, Clone, Copy)]
pub struct Run {
    /// How many.
    pub rooms: usize,
    /// What each adds to the memory of the server, in KiB.
    pub memory: f64,
    /// Every room as fast as it can.
    pub closed: Load,
    /// All together at an even pace.
    pub paced: Load,
}

impl Run {
    /// The median of every figure over the runs with so many rooms.
    fn typical(rooms: usize, runs: &[Self]) -> Option<Self> {
        let runs: Vec<Self> = runs.iter().copied().filter(|run| run.rooms == rooms).collect();
        let over = |figure: &dyn Fn(&Self) -> f64| median(&runs.iter().map(figure).collect::<Vec<_>>());
        let load = |load: fn(&Self) -> &Load| Load {
            rate: over(&|run| load(run).rate),
            cpu: over(&|run| load(run).cpu),
            p50: over(&|run| load(run).p50),
            p99: over(&|run| load(run).p99),
        };
        (!runs.is_empty()).then(|| Self {
            rooms,
            memory: over(&|run| run.memory),
            closed: load(|run| &run.closed),
            paced: load(|run| &run.paced),
        })
    }
}

/// A server that goes through the measurements.
pub trait Contestant {
    /// Starts the server once and times it.
    fn start(&mut self, bench: &Bench) -> Result<()>;

    /// Measures once more with so many rooms, and when paced with so many moves a second.
    fn play(&mut self, bench: &Bench, size: (usize, u32)) -> Result<()>;

    /// What has been measured.
    fn figures(&self) -> &Figures;
}

/// A peer with its figures.
pub struct Contest<P> {
    peer: P,
    figures: Figures,
}

impl<P: Peer> Contest<P> {
    /// Nothing has been measured yet.
    pub fn new(peer: P) -> Self {
        let (starts, runs) = (Vec::new(), Vec::new());
        Self { peer, figures: Figures { name: P::NAME, key: P::KEY, is_durable: P::DURABLE, starts, runs } }
    }
}

impl<P: Peer> Contestant for Contest<P> {
    fn start(&mut self, bench: &Bench) -> Result<()> {
        let took = bench.run(async |folder| {
            let server = Server::start(&self.peer, folder).await?;
            let took = server.took;
            server.end().await?;
            Ok(took)
        })?;
        self.figures.starts.push(took.as_secs_f64() * 1e3);
        Ok(())
    }

    fn play(&mut self, bench: &Bench, (rooms, per_second): (usize, u32)) -> Result<()> {
        eprintln!("bench: {rooms} rooms at {}", P::NAME);
        let run = bench.run(async |folder| play(&self.peer, folder, rooms, per_second, bench.time).await);
        self.figures.runs.push(run.map_err(|error| format!("{rooms} rooms at {}: {error}", P::NAME))?);
        Ok(())
    }

    fn figures(&self) -> &Figures {
        &self.figures
    }
}

#[expect(clippy::cast_precision_loss, reason = "memory is far below 2^52")]
async fn play<P: Peer>(
    peer: &P,
    folder: &Path,
    count: usize,
    per_second: u32,
    time: Duration,
) -> Result<Run> {
    let server = Server::start(peer, folder).await?;
    warm_up(peer, &server).await?;
    let before = server.memory()?;
    let mut rooms = load::open(peer, server.address, count).await?;
    load::idle(&mut rooms, SETTLE).await?;
    let memory = (server.memory()? as f64 - before as f64) / count as f64;
    let (rooms, closed) = load::play(peer, from_ref(&server), rooms, Pace::Closed, time).await?;
    let (rooms, paced) = load::play(peer, from_ref(&server), rooms, Pace::Even(per_second), time).await?;
    server.end().await?;
    drop(rooms);
    Ok(Run { rooms: count, memory, closed, paced })
}

async fn warm_up<P: Peer>(peer: &P, server: &Server) -> Result<()> {
    for mut room in load::open(peer, server.address, WARM_UP_ROOMS).await? {
        for _ in 0..WARM_UP_MOVES {
            room.play().await?;
        }
    }
    sleep(SETTLE).await;
    Ok(())
}
