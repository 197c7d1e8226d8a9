//! `setzkasten simulate`: computer players play whole tables.

use crate::simulation::{Line, Report, Tally, simulate};
use bots::Bot;
use bots::letramix;
use clap::Args;
use games::letramix::{LetraMix, Options};
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::time::Instant;

/// What `setzkasten simulate` takes.
#[derive(Args)]
pub struct Arguments {
    /// The game: letramix
    #[arg(value_parser = ["letramix"])]
    game: String,
    /// Who sits at each table, in order; without, one of each level in any order
    #[arg(long, value_delimiter = ',', value_name = "A,B,…")]
    bots: Vec<String>,
    /// How many tables
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    tables: u64,
    /// The seed of all chance
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

/// Plays the tables and reports.
pub fn run(arguments: &Arguments) -> io::Result<ExitCode> {
    let line = match line(&arguments.bots) {
        Ok(line) => line,
        Err(why) => return Ok(complain(&why)),
    };
    let start = Instant::now();
    let progress = |done| show_progress(done, arguments.tables);
    let mut report =
        match simulate::<LetraMix>(&Options::default(), &line, arguments.tables, arguments.seed, progress) {
            Ok(report) => report,
            Err(error) => return Ok(complain(&error.to_string())),
        };
    report.cpu_ms = cpu_millis().unwrap_or_else(|| start.elapsed().as_millis() as u64);
    let text = if arguments.json { serde_json::to_string(&report)? } else { table(&report) };
    writeln!(io::stdout(), "{text}")?;
    Ok(ExitCode::SUCCESS)
}

fn complain(why: &str) -> ExitCode {
    eprintln!("setzkasten simulate: {why}");
    ExitCode::from(2)
}

fn line(names: &[String]) -> Result<Line<'static, LetraMix>, String> {
    if names.is_empty() {
        return Ok(Line::Mixed(letramix::LEVELS.iter().map(|l| l as &dyn Bot<LetraMix>).collect()));
    }
    let level = |name: &String| {
        letramix::level(name).map(|l| l as &dyn Bot<LetraMix>).ok_or_else(|| {
            let known: Vec<&str> = letramix::LEVELS.iter().map(Bot::name).collect();
            format!("there is no computer player {name:?}; there are {}", known.join(", "))
        })
    };
    names.iter().map(level).collect::<Result<_, _>>().map(Line::Fixed)
}

fn show_progress(done: u64, tables: u64) {
    if io::stderr().is_terminal() {
        eprint!("\r{done} of {tables} tables");
        if done == tables {
            eprintln!();
        }
    } else if done.is_multiple_of((tables / 10).max(1)) {
        eprintln!("{done} of {tables} tables");
    }
}

fn table(report: &Report) -> String {
    let Report { game, tables, finished, blocked, refused, events, digest, .. } = report;
    let mut out = format!(
        "{game}: {finished} of {tables} tables finished, {blocked} blocked, {refused} actions refused\n\
         {events} events, digest {digest}, {} ms CPU\n\n{:<14} {:>6} {:>6} {:>11}",
        report.cpu_ms, "bot", "seats", "wins", "mean score"
    );
    let row =
        |bot: &Tally| format!("\n{:<14} {:>6} {:>6} {:>11.2}", bot.name, bot.seats, bot.wins, bot.mean_score);
    out.extend(report.bots.iter().map(row));
    out
}

/// CPU time of this thread so far, where the system tells.
fn cpu_millis() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse::<u64>().ok().map(|nanos| nanos / 1_000_000)
}
