//! Stages in lanes that run side by side.
//!
//! A lane is a list of stages that run one after the other; a stage waits for those it needs, whatever their lane.
//! What a stage writes goes into a file and is printed whole when the stage has ended, so that the lanes do not mix.
//! The first stage that fails stops all others.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::command::{ended, not_started, program, say, shown};
use crate::failure::Failure;

/// A stage with its command.
pub(crate) struct Stage {
    pub(crate) name: &'static str,
    /// The stages that have to pass before this one starts.
    pub(crate) needs: &'static [&'static str],
    pub(crate) command: Command,
}

/// A stage that was started: how it ended and how long it took.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Lap {
    pub(crate) name: &'static str,
    pub(crate) end: End,
    pub(crate) took: Duration,
}

/// How a stage ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    Passed,
    Failed,
    /// Because another one had failed.
    Stopped,
}

/// Runs the lanes; the output of each stage is kept in the folder. Gives the laps in the order of their ends, and why
/// it failed where it did.
pub(crate) fn run(lanes: Vec<Vec<Stage>>, logs: &Path) -> (Vec<Lap>, Option<Failure>) {
    let board = Board::default();
    thread::scope(|scope| {
        for lane in lanes {
            scope.spawn(|| {
                for stage in lane {
                    board.run(stage, logs);
                }
            });
        }
    });
    let progress = board.progress.into_inner().unwrap_or_else(PoisonError::into_inner);
    (progress.laps, progress.failure)
}

/// What the lanes know of each other.
#[derive(Default)]
struct Board {
    progress: Mutex<Progress>,
    changed: Condvar,
}

#[derive(Default)]
struct Progress {
    laps: Vec<Lap>,
    /// The processes of the stages that run.
    running: Vec<u32>,
    failure: Option<Failure>,
}

impl Board {
    /// Runs a stage as soon as those it needs have passed, unless something fails before.
    fn run(&self, mut stage: Stage, logs: &Path) {
        let log = logs.join(stage.name).with_extension("log");
        let mut progress = self.wait_for(stage.needs);
        if progress.failure.is_some() {
            return;
        }
        say(&format!("{}: `{}`, output in {}", stage.name, shown(&stage.command), log.display()));
        let start = Instant::now();
        let result = match spawn(&mut stage.command, &log) {
            Err(why) => Err(why),
            Ok(mut child) => {
                progress.running.push(child.id());
                drop(progress);
                let status = child.wait();
                progress = self.lock();
                progress.running.retain(|id| *id != child.id());
                match status {
                    Ok(status) if status.success() => Ok(()),
                    Ok(status) => Err(format!("`{}` {}", shown(&stage.command), ended(status))),
                    Err(error) => Err(error.to_string()),
                }
            }
        };
        progress.note(stage.name, start.elapsed(), result, &log);
        self.changed.notify_all();
    }

    /// Waits until the stages have passed or something has failed.
    fn wait_for(&self, needs: &[&str]) -> MutexGuard<'_, Progress> {
        let is_to_wait = |progress: &mut Progress| {
            progress.failure.is_none() && !needs.iter().all(|need| progress.has_passed(need))
        };
        self.changed.wait_while(self.lock(), is_to_wait).unwrap_or_else(PoisonError::into_inner)
    }

    fn lock(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Progress {
    fn has_passed(&self, name: &str) -> bool {
        self.laps.iter().any(|lap| lap.name == name && lap.end == End::Passed)
    }

    /// Notes how a stage ended and prints what it wrote; if it is the first that failed, stops the others.
    fn note(&mut self, name: &'static str, took: Duration, result: Result<(), String>, log: &Path) {
        let end = match (&result, &self.failure) {
            (Ok(()), _) => End::Passed,
            (Err(_), None) => End::Failed,
            (Err(_), Some(_)) => End::Stopped,
        };
        self.laps.push(Lap { name, end, took });
        if self.failure.is_some() {
            return;
        }
        print(log);
        let how = if end == End::Passed { "passed" } else { "FAILED" };
        say(&format!("{name}: {how} after {:.1} s\n", took.as_secs_f64()));
        if let Err(why) = result {
            self.failure = Some(Failure::Work(format!("the stage \"{name}\" failed: {why}")));
            stop(&self.running);
        }
    }
}

/// Starts a command that writes into the file.
fn spawn(command: &mut Command, log: &Path) -> Result<Child, String> {
    let file = File::create(log).and_then(|file| Ok((file.try_clone()?, file)));
    let (out, err) = file.map_err(|error| format!("{}: {error}", log.display()))?;
    command.stdin(Stdio::null()).stdout(out).stderr(err);
    command.spawn().map_err(|error| not_started(command, &error))
}

fn print(log: &Path) {
    let mut out = io::stdout().lock();
    // Output that cannot be shown is no reason to fail: the file is still there.
    let _ = fs::read(log).and_then(|text| out.write_all(&text)).and_then(|()| out.flush());
}

/// Asks processes and all that they have started to end.
fn stop(processes: &[u32]) {
    let all: Vec<String> = processes.iter().flat_map(|id| family(*id)).map(|id| id.to_string()).collect();
    if !all.is_empty() {
        // The shell's own `kill`: a small Debian has no other. Some of them may have ended by themselves.
        let _ = program("sh", &["-c", "kill -TERM \"$@\" 2>&-", "kill"]).args(all).status();
    }
}

/// A process and all below it, parents first.
fn family(process: u32) -> Vec<u32> {
    let mut all = vec![process];
    for thread in fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten() {
        let children = fs::read_to_string(thread.path().join("children")).unwrap_or_default();
        all.extend(children.split_whitespace().filter_map(|id| id.parse().ok()).flat_map(family));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    /// A folder for the logs of a test.
    fn logs(test: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("xtask-lanes-{test}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    fn stage(name: &'static str, needs: &'static [&'static str], script: &str) -> Stage {
        Stage { name, needs, command: program("sh", &["-c", script]) }
    }

    fn ends(laps: &[Lap]) -> Vec<(&str, End)> {
        laps.iter().map(|lap| (lap.name, lap.end)).collect()
    }

    #[test]
    fn lanes_run_side_by_side() {
        let logs = logs("side-by-side");
        // Each of the two waits for what the other one writes.
        let meet = |mine: &str, other: &str| {
            let folder = logs.display();
            format!("touch {folder}/{mine}; until [ -e {folder}/{other} ]; do sleep 0.01; done")
        };
        let lanes = vec![
            vec![stage("a", &[], &meet("mine", "other"))],
            vec![stage("b", &[], &meet("other", "mine"))],
        ];
        let (laps, failure) = run(lanes, &logs);
        fs::remove_dir_all(&logs).unwrap();
        assert_eq!(failure, None);
        assert!(laps.len() == 2 && laps.iter().all(|lap| lap.end == End::Passed), "{laps:?}");
    }

    #[test]
    fn a_stage_waits_for_those_it_needs() {
        let logs = logs("needs");
        let lanes = vec![
            vec![stage("first", &[], "sleep 0.1; echo said >&2"), stage("last", &["second"], "true")],
            vec![stage("second", &["first"], "true")],
        ];
        let (laps, failure) = run(lanes, &logs);
        let said = fs::read_to_string(logs.join("first.log"));
        fs::remove_dir_all(&logs).unwrap();
        assert_eq!(failure, None);
        assert_eq!(ends(&laps), [("first", End::Passed), ("second", End::Passed), ("last", End::Passed)]);
        assert_eq!(said.unwrap(), "said\n");
    }

    #[test]
    fn the_first_failure_stops_what_runs_and_what_waits() {
        let logs = logs("failure");
        let started = logs.join("started");
        // A process of a process, as npm starts them; nobody waits for its hour to pass.
        let long = format!("sh -c 'touch {}; sleep 3600; true'; true", started.display());
        let short = format!("until [ -e {} ]; do sleep 0.01; done; exit 3", started.display());
        let lanes = vec![
            vec![stage("long", &[], &long), stage("next", &[], "true")],
            vec![stage("short", &[], &short)],
            vec![stage("waits", &["long"], "true")],
        ];
        let (laps, failure) = run(lanes, &logs);
        fs::remove_dir_all(&logs).unwrap();
        assert_eq!(ends(&laps), [("short", End::Failed), ("long", End::Stopped)]);
        let sentence = failure.unwrap().to_string();
        assert!(sentence.starts_with("the stage \"short\" failed: `sh -c until "), "{sentence}");
        assert!(sentence.ends_with("` ended with exit code 3"), "{sentence}");
    }

    #[test]
    fn a_command_that_cannot_be_started_is_a_failure() {
        let logs = logs("missing");
        let command = program("no-such-program", &[]);
        let (laps, failure) = run(vec![vec![Stage { name: "a", needs: &[], command }]], &logs);
        fs::remove_dir_all(&logs).unwrap();
        assert_eq!(ends(&laps), [("a", End::Failed)]);
        let sentence = failure.unwrap().to_string();
        assert!(sentence.starts_with("the stage \"a\" failed: `no-such-program` could not be started: "));
    }
}
