//! `cargo xtask test`: all checks and tests, stage by stage, in three lanes.

use std::ffi::OsString;
use std::fs;
use std::num::NonZero;
use std::process::Command;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use crate::command::{cargo, program, say, target_dir};
use crate::failure::Failure;
use crate::fetch::io_failure;
use crate::lanes::{self, End, Lap, Stage};
use crate::{engine, tools, web};

/// A stage as it is planned. All of them build in the dev profile and share what is built.
struct Plan {
    name: &'static str,
    lane: Lane,
    needs: &'static [&'static str],
    /// Sees that the programs are there that it takes.
    prepare: fn() -> Result<(), Failure>,
    command: fn() -> Command,
}

/// Stages of different lanes run side by side.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lane {
    /// Cargo builds one thing at a time, so whatever it builds is in one lane. It takes the longest.
    Rust,
    /// The client by itself.
    Web,
    /// Games against the product, which mostly wait for computer players.
    Product,
}

impl Lane {
    const ALL: [Self; 3] = [Self::Rust, Self::Web, Self::Product];
}

/// The stages in the order of the summary; within a lane they run in this order, too.
const PLANS: [Plan; 15] = [
    Plan {
        name: "format",
        lane: Lane::Rust,
        needs: &[],
        prepare: || tools::need_component("fmt", "rustfmt"),
        command: || cargo(&["fmt", "--all", "--check"]),
    },
    // What the client plays with where it needs no server.
    Plan {
        name: "engine",
        lane: Lane::Rust,
        needs: &[],
        prepare: || tools::need(&tools::COMPILER).and_then(|()| engine::need()),
        command: engine_of_the_browser,
    },
    // All tests and the product, which has the client in it. Early, because the games against the product wait for it.
    Plan {
        name: "rust-build",
        lane: Lane::Rust,
        needs: &["web-build"],
        prepare: || tools::need(&tools::COMPILER),
        command: || rust_tests("--no-run"),
    },
    Plan {
        name: "rust-tests",
        lane: Lane::Rust,
        needs: &["rust-build"],
        prepare: tools::need_services,
        command: || rust_tests("--no-fail-fast"),
    },
    Plan {
        name: "lint",
        lane: Lane::Rust,
        needs: &[],
        prepare: || tools::need_component("clippy", "clippy").and_then(|()| tools::need(&tools::COMPILER)),
        command: || cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
    },
    Plan {
        name: "doc-tests",
        lane: Lane::Rust,
        needs: &["web-build"],
        prepare: || tools::need(&tools::COMPILER),
        command: || cargo(&["test", "--workspace", "--doc"]),
    },
    Plan {
        name: "docs",
        lane: Lane::Rust,
        needs: &["web-build"],
        prepare: || tools::need(&tools::COMPILER),
        command: docs,
    },
    Plan {
        name: "web-install",
        lane: Lane::Web,
        needs: &[],
        prepare: tools::need_npm,
        command: web::install,
    },
    Plan {
        name: "web-format",
        lane: Lane::Web,
        needs: &["web-install"],
        prepare: tools::need_npm,
        command: || web::script("format:check"),
    },
    Plan {
        name: "web-types",
        lane: Lane::Web,
        needs: &["web-install"],
        prepare: tools::need_npm,
        command: || web::script("check"),
    },
    Plan {
        name: "web-tests",
        lane: Lane::Web,
        needs: &["web-install"],
        prepare: tools::need_npm,
        command: || web::script("test"),
    },
    // Behind the others of its lane, as it waits for the engine.
    Plan {
        name: "web-build",
        lane: Lane::Web,
        needs: &["web-install", "engine"],
        prepare: tools::need_npm,
        command: || web::script("build"),
    },
    Plan {
        name: "browser",
        lane: Lane::Web,
        needs: &["web-build"],
        prepare: || tools::need(&tools::CHROMIUM),
        command: || in_background(&web::script("test:browser")),
    },
    Plan {
        name: "browser-real",
        lane: Lane::Product,
        needs: &["rust-build"],
        prepare: || tools::need(&tools::CHROMIUM),
        command: real_games,
    },
    Plan {
        name: "python-client",
        lane: Lane::Product,
        needs: &["rust-build"],
        prepare: || tools::need(&tools::VENV),
        command: python_client,
    },
];

/// Runs all stages, or those that are asked for, up to the first that fails, and prints how long each took.
pub(crate) fn test(arguments: &[OsString]) -> Result<(), Failure> {
    let asked = asked(arguments)?;
    let plans = with_needs(&asked);
    for plan in &plans {
        if !asked.contains(&plan.name) {
            say(&format!("{} comes along, because it is needed", plan.name));
        }
        (plan.prepare)()?;
    }
    let logs = target_dir().join("test-logs");
    fs::create_dir_all(&logs).map_err(|error| io_failure(&logs, &error))?;

    let stages = |lane| {
        let plans = plans.iter().filter(|plan| plan.lane == lane);
        plans.map(|plan| Stage { name: plan.name, needs: plan.needs, command: (plan.command)() }).collect()
    };
    let start = Instant::now();
    let (laps, failure) = lanes::run(Lane::ALL.map(stages).into(), &logs);
    print!("\n{}\n", summary(&plans, &laps, start.elapsed()));
    failure.map_or(Ok(()), Err)
}

/// The stages that the arguments ask for; without arguments, all of them.
fn asked(arguments: &[OsString]) -> Result<Vec<&'static str>, Failure> {
    let names = || PLANS.iter().map(|plan| plan.name);
    let usage = |what: String| {
        Failure::Usage(format!("{what}; the stages are: {}", names().collect::<Vec<_>>().join(", ")))
    };
    let mut asked = Vec::new();
    let mut words = arguments.iter().map(|word| word.to_string_lossy());
    while let Some(word) = words.next() {
        let list = match word.split_once('=') {
            Some(("--only", list)) => list.to_owned(),
            None if word == "--only" => words
                .next()
                .ok_or_else(|| usage("`--only` needs the name of a stage".to_owned()))?
                .into_owned(),
            _ => {
                return Err(usage(format!(
                    "`cargo xtask test` takes `--only STAGE`, but was given `{word}`"
                )));
            }
        };
        for wanted in list.split(',').map(str::trim) {
            let found = names().find(|name| *name == wanted);
            asked.push(found.ok_or_else(|| usage(format!("there is no stage `{wanted}`")))?);
        }
    }
    Ok(if arguments.is_empty() { names().collect() } else { asked })
}

/// The plans with these names and all that they need, in the order of the plans.
fn with_needs(names: &[&str]) -> Vec<&'static Plan> {
    let mut wanted = names.to_vec();
    // Some needs stand behind what needs them; each round adds at least one or is the last.
    loop {
        let before = wanted.len();
        for plan in PLANS.iter().filter(|plan| wanted.contains(&plan.name)).collect::<Vec<_>>() {
            for need in plan.needs {
                if !wanted.contains(need) {
                    wanted.push(need);
                }
            }
        }
        if wanted.len() == before {
            return PLANS.iter().filter(|plan| wanted.contains(&plan.name)).collect();
        }
    }
}

fn engine_of_the_browser() -> Command {
    let own = std::env::current_exe().unwrap_or_else(|_| "xtask".into());
    program(own, &["engine"])
}

/// The tests of all crates, with nextest where it is there; the option says whether to run them.
fn rust_tests(option: &str) -> Command {
    if tools::has_nextest() {
        // Many wait for clocks, databases and other processes.
        let threads = 2 * available_parallelism().map_or(1, NonZero::get);
        cargo(&["nextest", "run", "--workspace", "--test-threads", &threads.to_string(), option])
    } else {
        cargo(&["test", "--workspace", "--all-targets", option])
    }
}

/// The same command, at a lower priority: what the longer lane builds meanwhile goes first.
fn in_background(command: &Command) -> Command {
    let mut nice = Command::new("nice");
    nice.arg(command.get_program()).args(command.get_args());
    command.get_current_dir().map(|folder| nice.current_dir(folder));
    nice
}

fn docs() -> Command {
    let mut docs = cargo(&["doc", "--workspace", "--no-deps"]);
    docs.env("RUSTDOCFLAGS", "-D warnings");
    docs
}

/// Chromium plays against the server that was built for the tests.
fn real_games() -> Command {
    let mut command = web::script("test:real");
    command.env("SETZKASTEN", target_dir().join("debug/setzkasten"));
    command
}

/// The example client plays against the server that was built for the tests, in an environment of its own.
fn python_client() -> Command {
    let target = target_dir();
    let mut command = program("sh", &["examples/python/selftest.sh"]);
    command.arg(target.join("debug/setzkasten")).arg(target.join("python-client"));
    command
}

/// A table of the stages with their times. As lanes run side by side, the total is less than the sum.
fn summary(plans: &[&Plan], laps: &[Lap], total: Duration) -> String {
    let rows = plans.iter().map(|plan| match laps.iter().find(|lap| lap.name == plan.name) {
        None => row(plan.name, "–", "not run"),
        Some(lap) => {
            let end = match lap.end {
                End::Passed => "passed",
                End::Failed => "FAILED",
                End::Stopped => "stopped",
            };
            row(plan.name, &seconds(lap.took), end)
        }
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

    fn ask(words: &[&str]) -> Result<Vec<&'static str>, Failure> {
        asked(&words.iter().map(OsString::from).collect::<Vec<_>>())
    }

    fn names(plans: &[&Plan]) -> Vec<&'static str> {
        plans.iter().map(|plan| plan.name).collect()
    }

    #[test]
    fn without_arguments_all_stages_run() {
        assert_eq!(ask(&[]).unwrap().len(), PLANS.len());
    }

    #[test]
    fn stages_are_asked_for_by_name_as_often_as_one_likes() {
        let expected = Ok(vec!["lint", "docs", "browser"]);
        assert_eq!(ask(&["--only", "lint", "--only", "docs", "--only", "browser"]), expected);
        assert_eq!(ask(&["--only", "lint,docs, browser"]), expected);
        assert_eq!(ask(&["--only=lint", "--only=docs,browser"]), expected);
    }

    #[test]
    fn what_cannot_be_followed_is_refused_with_the_names() {
        let sentence = |words: &[&str]| match ask(words) {
            Err(Failure::Usage(sentence)) => sentence,
            other => panic!("{words:?}: {other:?}"),
        };
        assert!(
            sentence(&["--only"]).starts_with("`--only` needs the name of a stage; the stages are: format, ")
        );
        assert!(
            sentence(&["--only", "lint,limt"])
                .starts_with("there is no stage `limt`; the stages are: format, ")
        );
        assert!(sentence(&["--only="]).starts_with("there is no stage ``; the stages are: "));
        let fast = "`cargo xtask test` takes `--only STAGE`, but was given `--fast=1`; the stages are: format, engine, rust-build, ";
        assert!(sentence(&["--fast=1"]).starts_with(fast));
        assert!(sentence(&["lint"]).contains("but was given `lint`; "));
    }

    #[test]
    fn what_a_stage_needs_comes_along() {
        assert_eq!(names(&with_needs(&["lint"])), ["lint"]);
        assert_eq!(
            names(&with_needs(&["browser-real"])),
            ["engine", "rust-build", "web-install", "web-build", "browser-real"]
        );
    }

    /// Else a lane would wait for ever.
    #[test]
    fn the_stages_can_be_done_in_the_order_of_their_lanes() {
        let mut lanes = Lane::ALL.map(|lane| {
            PLANS.iter().filter(|plan| plan.lane == lane).collect::<std::collections::VecDeque<_>>()
        });
        let mut done = Vec::new();
        while done.len() < PLANS.len() {
            let is_ready = |plan: &Plan| plan.needs.iter().all(|need| done.contains(need));
            let next = lanes.iter_mut().find(|lane| lane.front().is_some_and(|plan| is_ready(plan)));
            let plan = next.and_then(std::collections::VecDeque::pop_front);
            done.push(plan.unwrap_or_else(|| panic!("after {done:?} nothing can be done")).name);
        }
    }

    #[test]
    fn the_summary_shows_times_failure_and_what_was_not_run() {
        let lap = |name, end, time| Lap { name, end, took: Duration::from_millis(time) };
        let laps = [
            lap("format", End::Passed, 640),
            lap("rust-tests", End::Failed, 83_160),
            lap("browser", End::Stopped, 90_000),
        ];
        let plans: Vec<&Plan> = PLANS
            .iter()
            .filter(|plan| ["format", "rust-tests", "docs", "browser"].contains(&plan.name))
            .collect();
        let expected = "\
format              0.6 s  passed
rust-tests         83.2 s  FAILED
docs                    –  not run
browser            90.0 s  stopped
total              91.2 s
";
        assert_eq!(summary(&plans, &laps, Duration::from_millis(91_200)), expected);
    }
}
