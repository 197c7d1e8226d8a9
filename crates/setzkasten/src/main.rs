//! Setzkasten: German word games, one binary.

mod beside;
mod commands;
mod cpu;
mod forgotten;
mod lines;
#[cfg(test)]
mod operating;
mod place;
mod secret_file;
mod serve;
mod token;
#[cfg(test)]
mod typescript;
mod version;

use clap::{Parser, Subcommand};
use mimalloc::MiMalloc;
use std::process::ExitCode;

/// A move makes and frees a hundred small things, some on another thread than they were made on: the system's allocator takes a
/// fifth of a move's instructions for that, this one a tenth.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// German word games: the place where they are played.
#[derive(Parser)]
#[command(name = "setzkasten", version, long_version = version::LONG.as_str())]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve tables: the games in the browser
    Serve(Box<serve::Arguments>),
    /// Copy all tables into a file, from a data folder or a database, while servers may go on
    Backup(commands::backup::Arguments),
    /// Bring the tables of a file back, into an empty data folder or database
    Restore(commands::restore::Arguments),
    /// List, show, close or delete tables, while servers may go on
    Tables(commands::tables::Arguments),
    /// Find people by their names, forget them, or give them what is kept of them, while servers may go on
    People(commands::people::Arguments),
    /// Fold what people have played anew, or compare it with the logs, while servers may go on
    Results(commands::results::Arguments),
    /// The way into the operator's page, /verwaltung
    Admin(commands::admin::Arguments),
    /// Judge words: allowed or not, and why
    Word(commands::word::Arguments),
    /// Tell whether two words mean the same, so that one does not steal the other
    Family(commands::family::Arguments),
    /// List the words that a game allows
    Words(commands::words::Arguments),
    /// Show a theme, or how well words fit it
    Theme(commands::theme::Arguments),
    /// Make Wortduell cards, for playing on paper
    Card(commands::card::Arguments),
    /// Judge a turn: is it legal, and what does it bring?
    Judge(commands::judge::Arguments),
    /// Find the best layout of a rack, and prove it
    Solve(commands::solve::Arguments),
    /// Let computer players play whole tables against each other
    Simulate(commands::simulate::Arguments),
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Command::Serve(arguments) => serve::run(*arguments),
        Command::Backup(arguments) => commands::backup::run(&arguments),
        Command::Restore(arguments) => commands::restore::run(&arguments),
        Command::Tables(arguments) => commands::tables::run(&arguments),
        Command::People(arguments) => commands::people::run(&arguments),
        Command::Results(arguments) => commands::results::run(&arguments),
        Command::Admin(arguments) => commands::admin::run(&arguments),
        Command::Word(arguments) => commands::word::run(&arguments),
        Command::Family(arguments) => commands::family::run(&arguments),
        Command::Words(arguments) => commands::words::run(&arguments),
        Command::Theme(arguments) => commands::theme::run(&arguments),
        Command::Card(arguments) => commands::card::run(&arguments),
        Command::Judge(arguments) => commands::judge::run(&arguments),
        Command::Solve(arguments) => commands::solve::run(&arguments),
        Command::Simulate(arguments) => commands::simulate::run(&arguments),
    };
    match outcome {
        Ok(code) => code,
        // Whoever reads our output has seen enough (`| head`).
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("setzkasten: {error}");
            ExitCode::FAILURE
        }
    }
}
