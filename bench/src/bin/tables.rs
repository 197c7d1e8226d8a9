//! Rooms of four over real WebSocket connections on loopback: our server beside boardgame.io and Colyseus.
//!
//! ```text
//! cargo xtask bench tables [--rounds N] [--seconds N] [--only setzkasten,boardgame_io,colyseus,quiet,long]
//! ```
//!
//! A room is a table of four players who take turns: who is on rolls, everybody gets the new state; then finishes with
//! a small layout, everybody gets the new state. 100 and 1,000 rooms play as fast as they can, then paced. Ours writes
//! every move to disk before anyone is told; the peers keep theirs in memory.
//!
//! Besides, at our server: how soon a row and a question are answered at 1, 20 and 200 quiet tables, beside the bare
//! fsync of the same file system; and how soon a table with a long log is back after a restart.
//!
//! The machine is never the same for long, so the servers take turns for several rounds, and the medians count. The
//! last line is the result as JSON, with what is wanted and whether it is met.

use bench::startup::{product, target};
use bench::tables::latency::Latency;
use bench::tables::measure::{Bench, Contest, Contestant, SIZES};
use bench::tables::peers::{Boardgame, Colyseus, Ours};
use bench::tables::quiet::{self, Quiet};
use bench::tables::report::{self, Extras, Long};
use bench::tables::wanted::{Part, Wanted};
use bench::tables::{Result, fsync, long, npm};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::process::ExitCode;

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
    let wanted = Wanted::parse(std::env::args().skip(1))?;
    allow_open_files()?;
    let ours = Ours::new(product());
    let mut contestants = contestants(&wanted, &ours)?;
    let bench = Bench::new(target().join(format!("bench-tables-{}", std::process::id())), wanted.time)?;
    for _ in 0..STARTS {
        contestants.iter_mut().try_for_each(|contestant| contestant.start(&bench))?;
    }
    let (mut fsyncs, mut quiet) = (Vec::new(), Vec::new());
    for round in 1..=wanted.rounds {
        eprintln!("bench: round {round} of {}", wanted.rounds);
        fsyncs.push(bench.run(async |folder| fsync::measure(folder))?);
        if wanted.has(Part::Quiet) {
            quiet.extend(quiet_tables(&ours, &bench, &wanted)?);
        }
        for size in SIZES {
            contestants.iter_mut().try_for_each(|contestant| contestant.play(&bench, size))?;
        }
    }
    let long = if wanted.has(Part::Long) { Some(long_table(&ours, &bench)?) } else { None };
    let figures: Vec<_> = contestants.iter().map(|contestant| contestant.figures()).collect();
    report::print(
        &figures,
        &Extras { quiet: Quiet::typical(&quiet), fsync: Latency::typical(&fsyncs), long },
    );
    Ok(())
}

/// The servers whose rooms are measured, ours first.
fn contestants(wanted: &Wanted, ours: &Ours) -> Result<Vec<Box<dyn Contestant>>> {
    let mut contestants: Vec<Box<dyn Contestant>> = Vec::new();
    if wanted.has(Part::Setzkasten) {
        contestants.push(Box::new(Contest::new(ours.clone())));
    }
    if wanted.has(Part::Boardgame) {
        contestants.push(Box::new(Contest::new(Boardgame)));
    }
    if wanted.has(Part::Colyseus) {
        contestants.push(Box::new(Contest::new(Colyseus)));
    }
    if wanted.has(Part::Boardgame) || wanted.has(Part::Colyseus) {
        npm::install()?;
    }
    Ok(contestants)
}

/// One round with each number of quiet tables.
fn quiet_tables(ours: &Ours, bench: &Bench, wanted: &Wanted) -> Result<Vec<Quiet>> {
    let measured = quiet::SIZES.into_iter().map(|tables| {
        eprintln!("bench: quiet, tables: {tables}");
        bench.run(async |folder| quiet::measure(ours, folder, tables, wanted.time * 2).await)
    });
    measured.collect()
}

fn long_table(ours: &Ours, bench: &Bench) -> Result<Long> {
    eprintln!("bench: a table of {} rows", long::ROWS);
    let load = bench.run(async |folder| long::load(ours, folder).await)?;
    Ok(Long { rows: long::ROWS, load: load.as_secs_f64() * 1e3, largest_view: ours.largest_view() })
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
