//! `cargo xtask test`: all checks and tests, stage by stage.

use std::ffi::OsString;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::command::{cargo, program, run, say, target_dir};
use crate::failure::{Failure, no_arguments};
use crate::{tools, web};

/// One step of the tests. All of them build in the dev profile and share what is built.
struct Stage {
    name: &'static str,
    command: Command,
}

/// How a stage went: the time it took and whether it passed; nothing for one that was not reached.
struct Lap {
    name: &'static str,
    result: Option<(Duration, bool)>,
}

/// Runs the stages in order up to the first that fails, and prints how long each took.
pub(crate) fn test(arguments: &[OsString]) -> Result<(), Failure> {
    no_arguments("test", arguments)?;
    tools::need(&tools::COMPILER)?;
    tools::need_component("fmt", "rustfmt")?;
    tools::need_component("clippy", "clippy")?;
    tools::need(&tools::CHROMIUM)?;
    tools::need(&tools::VENV)?;
    tools::need_services()?;
    web::install()?;

    let stages = stages();
    let count = stages.len();
    let mut laps = Vec::new();
    let mut failure = None;
    for (index, mut stage) in stages.into_iter().enumerate() {
        if failure.is_some() {
            laps.push(Lap { name: stage.name, result: None });
            continue;
        }
        say(&format!("stage {} of {count}: {}", index + 1, stage.name));
        let start = Instant::now();
        let outcome = run(&mut stage.command);
        laps.push(Lap { name: stage.name, result: Some((start.elapsed(), outcome.is_ok())) });
        failure =
            outcome.err().map(|why| Failure::Work(format!("the stage \"{}\" failed: {why}", stage.name)));
    }
    print!("\n{}\n", summary(&laps));
    failure.map_or(Ok(()), Err)
}

fn stages() -> Vec<Stage> {
    let tests = if tools::has_nextest() {
        cargo(&["nextest", "run", "--workspace", "--no-fail-fast"])
    } else {
        cargo(&["test", "--workspace", "--all-targets", "--no-fail-fast"])
    };
    let mut docs = cargo(&["doc", "--workspace", "--no-deps"]);
    docs.env("RUSTDOCFLAGS", "-D warnings");
    vec![
        Stage { name: "format", command: cargo(&["fmt", "--all", "--check"]) },
        Stage {
            name: "lint",
            command: cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
        },
        // Before the tests of the server, which serves what is built here.
        Stage { name: "web types", command: web::script("check") },
        Stage { name: "web tests", command: web::script("test") },
        Stage { name: "web build", command: web::script("build") },
        Stage { name: "Rust tests", command: tests },
        Stage { name: "doc tests", command: cargo(&["test", "--workspace", "--doc"]) },
        Stage { name: "docs", command: docs },
        Stage { name: "Python client", command: python_client() },
        Stage { name: "browser", command: web::script("test:browser") },
        Stage { name: "browser, real", command: real_games() },
    ]
}

/// Chromium plays against the server that the Rust tests have built.
fn real_games() -> Command {
    let mut command = web::script("test:real");
    command.env("SETZKASTEN", target_dir().join("debug/setzkasten"));
    command
}

/// The example client plays against the server that the Rust tests have built, in an environment of its own.
fn python_client() -> Command {
    let target = target_dir();
    let mut command = program("sh", &["examples/python/selftest.sh"]);
    command.arg(target.join("debug/setzkasten")).arg(target.join("python-client"));
    command
}

/// A table of the stages with their times.
fn summary(laps: &[Lap]) -> String {
    let total: Duration = laps.iter().filter_map(|lap| lap.result).map(|(took, _)| took).sum();
    let rows = laps.iter().map(|lap| match lap.result {
        Some((took, true)) => row(lap.name, &seconds(took), "passed"),
        Some((took, false)) => row(lap.name, &seconds(took), "FAILED"),
        None => row(lap.name, "–", "not run"),
    });
    rows.chain([row("total", &seconds(total), "")]).collect()
}

fn row(name: &str, time: &str, result: &str) -> String {
    let row = format!("{name:<14} {time:>10}  {result}");
    format!("{}\n", row.trim_end())
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_shows_times_failure_and_what_was_not_run() {
        let laps = [
            Lap { name: "format", result: Some((Duration::from_millis(640), true)) },
            Lap { name: "Rust tests", result: Some((Duration::from_millis(83_160), false)) },
            Lap { name: "docs", result: None },
        ];
        let expected = "\
format              0.6 s  passed
Rust tests         83.2 s  FAILED
docs                    –  not run
total              83.8 s
";
        assert_eq!(summary(&laps), expected);
    }
}
