//! `setzkasten simulate`: computer players play whole tables.

use crate::cpu;
use bots::{Bot, Levels};
use clap::Args;
use local::simulation::{Line, Report, Tally, simulate};
use local::{Game, with_rules};
use serde_json::Value;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

/// What `setzkasten simulate` takes.
#[derive(Args)]
pub struct Arguments {
    /// The game
    #[arg(value_parser = game)]
    game: Game,
    /// Who sits at each table, in order; without, one of each level in any order. Where two play, they swap seats from table
    /// to table, and without names neighbouring levels meet
    #[arg(long, value_delimiter = ',', value_name = "A,B,…")]
    bots: Vec<String>,
    /// How many tables
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    tables: u64,
    /// The level of the rules, for games that have some (the option "level")
    #[arg(long, value_name = "L")]
    level: Option<String>,
    /// The language of the words, for games that have several (the option "language"): de or en
    #[arg(long, value_name = "L")]
    lang: Option<String>,
    /// An option of the game, as in its tables
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Players think as long as at the table, where simulations have a smaller budget
    #[arg(long)]
    unhurried: bool,
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
    let (players, budget) =
        if arguments.unhurried { (R::levels(), None) } else { (R::quick_levels(), R::quick_budget()) };
    let line = line::<R>(&arguments.bots, players)?;
    let options = options::<R>(arguments)?;
    let progress = |done| show_progress(done, arguments.tables);
    let report = simulate::<R>(&options, &line, arguments.tables, arguments.seed, progress);
    report.map(|report| Report { budget, ..report }).map_err(|error| error.to_string())
}

/// What the tables choose: the defaults, but for what is asked for.
fn options<R: Levels>(arguments: &Arguments) -> Result<R::Options, String> {
    let mut chosen = serde_json::Map::new();
    chosen.extend(arguments.level.iter().map(|level| ("level".to_owned(), Value::from(level.as_str()))));
    chosen.extend(arguments.lang.iter().map(|lang| ("language".to_owned(), Value::from(lang.as_str()))));
    for option in &arguments.options {
        let (name, value) =
            option.split_once('=').ok_or_else(|| format!("{option:?} is not of the form NAME=VALUE"))?;
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        chosen.insert(name.to_owned(), value);
    }
    serde_json::from_value(Value::Object(chosen)).map_err(|error| format!("{}: {error}", R::NAME))
}

fn line<R: Levels>(names: &[String], players: &[&'static dyn Bot<R>]) -> Result<Line<'static, R>, String> {
    if names.is_empty() {
        return Ok(Line::Mixed(players.to_vec()));
    }
    let level = |name: &String| {
        players.iter().copied().find(|bot| bot.name() == name).ok_or_else(|| {
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
         {events} events, digest {digest}, {} ms CPU; at most {} rows and {} bytes a table\n",
        report.cpu_ms, report.most_rows, report.most_bytes
    );
    out.extend(report.mean_rounds.map(|rounds| format!("{rounds} rounds a table\n")));
    out.extend(report.budget.map(|budget| format!("budget: {budget}\n")));
    let head = format!(
        "\n{:<14} {:>6} {:>6} {:>11} {:>17} {:>29}",
        "bot", "seats", "wins", "mean score", "% won (95 %)", "scores: least, quarters, most"
    );
    out.push_str(&head);
    let row = |bot: &Tally| {
        let [low, high] = bot.win_percent_95;
        let share = format!("{low:.1} to {high:.1}");
        let scores = bot.scores.map(|score| format!("{score:>5}")).concat();
        let Tally { name, seats, wins, mean_score, .. } = bot;
        format!("\n{name:<14} {seats:>6} {wins:>6} {mean_score:>11.2} {share:>17} {scores:>29}")
    };
    out.extend(report.bots.iter().map(row));
    out
}
