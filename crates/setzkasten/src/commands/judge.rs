//! `setzkasten judge`: is a turn legal, and what does it bring?

use super::judging::Answering;
use clap::{Args, ValueEnum};
use games::woerterklauer::turn::{Dictionary, Report, read_position};
use serde::Serialize;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use words::judge::{Judge, Profile};

/// No position is longer.
const LONGEST_FILE: u64 = 100_000;
/// Exit code when a file is no position.
const BAD_INPUT: u8 = 2;

/// What `setzkasten judge` takes.
#[derive(Args)]
pub struct Arguments {
    /// The game
    #[arg(value_enum)]
    game: Judged,
    /// Files with one position each; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    answering: Answering,
}

#[derive(Clone, Copy, ValueEnum)]
enum Judged {
    /// Wörterklauer
    Woerterklauer,
}

/// A file that is no position, in JSON.
#[derive(Serialize)]
struct Bad {
    file: String,
    error: String,
}

/// Judges all positions.
pub fn run(arguments: &Arguments) -> io::Result<ExitCode> {
    let Judged::Woerterklauer = arguments.game;
    let dictionary = Dictionary::new(Judge::new(Profile::WOERTERKLAUER));
    let mut out = io::stdout().lock();
    let mut all_read = true;
    for file in &arguments.files {
        match report(file, &dictionary, &arguments.answering) {
            Ok(report) => writeln!(out, "{}", arguments.answering.printed(&report, shown))?,
            Err(error) => {
                all_read = false;
                let bad = Bad { file: file.display().to_string(), error };
                writeln!(
                    out,
                    "{}",
                    arguments.answering.printed(&bad, |b| format!("{}: {}", b.file, b.error))
                )?;
            }
        }
    }
    Ok(if all_read { ExitCode::SUCCESS } else { ExitCode::from(BAD_INPUT) })
}

fn report(file: &Path, dictionary: &Dictionary, answering: &Answering) -> Result<Report, String> {
    let text = read(file).map_err(|error| format!("cannot be read: {error}"))?;
    let position = read_position(&text).map_err(|bad| bad.to_string())?;
    Ok(position.report(dictionary, answering.language()))
}

fn read(file: &Path) -> io::Result<String> {
    let mut text = String::new();
    if file == Path::new("-") {
        io::stdin().take(LONGEST_FILE).read_to_string(&mut text)?;
    } else {
        File::open(file)?.take(LONGEST_FILE).read_to_string(&mut text)?;
    }
    Ok(text)
}

/// A report for people.
fn shown(report: &Report) -> String {
    let check = report.check.map_or_else(String::new, |check| format!("{check}: "));
    let mark = if report.legal { "✓" } else { "✗" };
    let board =
        report.result.as_ref().map_or_else(String::new, |result| format!("\n{}", result.board.join("\n")));
    format!("{mark} {check}{}{board}", report.sentence)
}
