//! `setzkasten simulate`: computer players play whole tables.

use crate::cpu;
use crate::simulation::{Line, Report, Tally, simulate};
use bots::Levels;
use clap::Args;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use tables::{Game, with_rules};

/// What `setzkasten simulate` takes.
#[derive(Args)]
pub struct Arguments {
    /// The game
    #[arg(value_parser = game)]
    game: Game,
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
    let report = with_rules!(arguments.game, Rules => simulated::<Rules>(arguments));
    let mut report = match report {
        Ok(report) => report,
        Err(why) => return Ok(complain(&why)),
    };
    report.cpu_ms = cpu::of_this_thread().as_millis() as u64;
    let text = if arguments.json { serde_json::to_string(&report)? } else { table(&report) };
    writeln!(io::stdout(), "{text}")?;
    Ok(ExitCode::SUCCESS)
}

fn game(name: &str) -> Result<Game, String> {
    Game::named(name).ok_or_else(|| {
        let known: Vec<&str> = Game::ALL.iter().map(|game| game.name()).collect();
        format!("there are {}", known.join(", "))
    })
}

fn complain(why: &str) -> ExitCode {
    eprintln!("setzkasten simulate: {why}");
    ExitCode::from(2)
}

/// Plays tables of one game.
fn simulated<R: Levels>(arguments: &Arguments) -> Result<Report, String> {
    let line = line::<R>(&arguments.bots)?;
    let progress = |done| show_progress(done, arguments.tables);
    simulate::<R>(&R::Options::default(), &line, arguments.tables, arguments.seed, progress)
        .map_err(|error| error.to_string())
}

fn line<R: Levels>(names: &[String]) -> Result<Line<'static, R>, String> {
    if names.is_empty() {
        return Ok(Line::Mixed(R::levels().to_vec()));
    }
    let level = |name: &String| {
        R::level(name).ok_or_else(|| {
            let known = R::level_names().join(", ");
            format!("there is no computer player {name:?}; there are {known}")
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
