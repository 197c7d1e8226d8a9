//! How strong the computer players are: every pair of neighbouring levels of every game at many tables, strengths on one
//! scale, and whether characters are as strong as their level.
//!
//! ```text
//! cargo xtask bench ladder [GAME[/RULES] …] [--tables N] [--characters N] [--pair N] [--table] [--write]
//! ```
//!
//! Sides are swapped from table to table, with the same draws; where three have to play, each side has two of four seats.
//! Wörterklauer is played at all levels of its rules (`woerterklauer/IV` for one), and all of them count the same.
//! Wortduell also tells how many bits each level learns by a call. Where players think less than at the table, the line
//! "budget" says so; with `--table` nobody does.
//!
//! Results are kept in `target/ladder` table by table: who breaks off goes on there, unless players or words have changed.
//! With at least 400 tables (or `--write`) the strengths are written to `data/players/strengths.toml`. The last line is
//! everything as JSON.

use bench::ladder::{GameReport, Wanted, bits_per_call, measure, write_strengths};
use bots::level;
use local::{Game, with_rules};
use serde_json::json;
use std::io;
use std::path::Path;
use std::process::ExitCode;

/// Where strengths are kept, from the root of the project.
const STRENGTHS: &str = "data/players/strengths.toml";
/// Where results are kept that are not complete.
const KEPT: &str = "target/ladder";

fn main() -> ExitCode {
    let wanted = match Wanted::parse(std::env::args().skip(1)) {
        Ok(wanted) => wanted,
        Err(usage) => {
            eprintln!("bench: {usage}");
            return ExitCode::FAILURE;
        }
    };
    match ladder(&wanted) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bench: {error}");
            ExitCode::FAILURE
        }
    }
}

fn ladder(wanted: &Wanted) -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
    let mut kept: Vec<GameReport> = Vec::new();
    let mut games = Vec::new();
    for (game, rules) in &wanted.games {
        let folder = root.join(KEPT);
        let mut report = with_rules!(*game, Rules => measure::<Rules>(wanted, rules.as_deref(), &folder))?;
        if *game == Game::Wortduell && wanted.pair.is_none() {
            report.json["bits_per_call"] = bits_per_call();
        }
        games.push(report.json.clone());
        if wanted.is_kept(rules.as_deref()) {
            kept.push(report);
            write_strengths(&root.join(STRENGTHS), &kept, wanted.tables)?;
        }
    }
    let result =
        json!({ "bench": "ladder", "edition": level::EDITION, "tables": wanted.tables, "games": games });
    println!("{result}");
    Ok(())
}
