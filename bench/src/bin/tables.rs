//! Rooms of four over real WebSocket connections on loopback: our server beside boardgame.io and Colyseus.
//!
//! ```text
//! cargo xtask bench tables [--rounds N] [--seconds N] [--only NAME,NAME]
//! ```
//!
//! A room is a table of four players who take turns: who is on rolls, everybody gets the new state; then finishes with
//! a small layout, everybody gets the new state. 100 and 1,000 rooms play as fast as they can, then paced. The machine is
//! never the same for long, so the servers take turns for several rounds, and the medians count. Ours writes every move to disk before anyone is told; the peers keep theirs in memory.
//! The last line is the result as JSON.

use bench::startup::{product, target};
use bench::tables::measure::{Bench, Contest, Contestant, SIZES};
use bench::tables::peers::{Boardgame, Colyseus, Ours};
use bench::tables::report::{self, Extras};
use bench::tables::{Result, long, npm};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::process::ExitCode;
use std::time::Duration;

const USAGE: &str =
    "usage: cargo xtask bench tables [--rounds N] [--seconds N] [--only setzkasten,boardgame_io,colyseus]";
const STARTS: usize = 5;
/// For 1,000 rooms of four, and some more.
const FILES: u64 = 5000;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bench: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let Wanted { rounds, time, names } = Wanted::parse(std::env::args().skip(1))?;
    let is_wanted = |name: &str| names.is_empty() || names.iter().any(|wanted| wanted == name);
    allow_open_files()?;

    let ours = is_wanted("setzkasten").then(|| Ours::new(product()));
    let mut contestants: Vec<Box<dyn Contestant>> = Vec::new();
    contestants.extend(ours.clone().map(|ours| Box::new(Contest::new(ours)) as Box<dyn Contestant>));
    if is_wanted("boardgame_io") {
        contestants.push(Box::new(Contest::new(Boardgame)));
    }
    if is_wanted("colyseus") {
        contestants.push(Box::new(Contest::new(Colyseus)));
    }
    if is_wanted("boardgame_io") || is_wanted("colyseus") {
        npm::install()?;
    }

    let bench = Bench::new(target().join(format!("bench-tables-{}", std::process::id())), time)?;
    for _ in 0..STARTS {
        contestants.iter_mut().try_for_each(|contestant| contestant.start(&bench))?;
    }
    for round in 1..=rounds {
        eprintln!("bench: round {round} of {rounds}");
        for size in SIZES {
            contestants.iter_mut().try_for_each(|contestant| contestant.play(&bench, size))?;
        }
    }
    let extras = ours.map(|ours| extras(&ours, &bench)).transpose()?;
    let figures: Vec<_> = contestants.iter().map(|contestant| contestant.figures()).collect();
    report::print(&figures, extras);
    Ok(())
}

/// What only ours is asked for.
fn extras(ours: &Ours, bench: &Bench) -> Result<Extras> {
    eprintln!("bench: a table of {} rows", long::ROWS);
    let load = bench.run(async |folder| long::load(ours, folder).await)?;
    Ok(Extras { rows: long::ROWS, load: load.as_secs_f64() * 1e3, largest_view: ours.largest_view() })
}

/// What was asked for on the command line.
struct Wanted {
    rounds: usize,
    time: Duration,
    /// Only these servers; all if none is named.
    names: Vec<String>,
}

impl Wanted {
    fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Self> {
        let mut wanted = Self { rounds: 5, time: Duration::from_secs(5), names: Vec::new() };
        while let Some(argument) = arguments.next() {
            let value = arguments.next().ok_or(USAGE)?;
            match argument.as_str() {
                "--rounds" => wanted.rounds = value.parse()?,
                "--seconds" => wanted.time = Duration::try_from_secs_f64(value.parse()?)?,
                "--only" => wanted.names = value.split(',').map(str::to_owned).collect(),
                _ => return Err(USAGE.into()),
            }
        }
        Ok(wanted)
    }
}

/// Every socket is an open file, here and in the servers, which inherit the limit.
fn allow_open_files() -> Result<()> {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current.is_some_and(|current| current < FILES) {
        if maximum.is_some_and(|maximum| maximum < FILES) {
            return Err(format!("1,000 rooms need {FILES} open files; `ulimit -Hn` must allow them").into());
        }
        setrlimit(Resource::Nofile, Rlimit { current: Some(FILES), maximum })?;
    }
    Ok(())
}
