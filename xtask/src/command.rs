//! Starting other programs, and saying so.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};

use crate::failure::Failure;

/// Says what happens, on standard error.
pub(crate) fn say(line: &str) {
    eprintln!("xtask: {line}");
}

/// The repository's root. Programs run there unless said otherwise.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the workspace")
}

/// Where cargo puts what it builds: `target/`, or what `CARGO_TARGET_DIR` says.
pub(crate) fn target_dir() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(dir) if !dir.is_empty() => root().join(dir),
        _ => root().join("target"),
    }
}

/// The cargo that started this program, with arguments.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()), arguments)
}

/// A program to be run in the root.
pub(crate) fn program(name: impl AsRef<OsStr>, arguments: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(arguments).current_dir(root());
    command
}

/// The command as one would type it.
pub(crate) fn shown(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    std::iter::once(name)
        .chain(command.get_args())
        .map(|part| part.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Runs a command on this terminal, and says so before.
pub(crate) fn run(command: &mut Command) -> Result<(), Failure> {
    say(&shown(command));
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failure::Work(format!("`{}` {}", shown(command), ended(status)))),
        Err(error) => Err(Failure::Work(not_started(command, &error))),
    }
}

/// Runs a command silently and gives its standard output, or else the gist of what it said.
pub(crate) fn capture(command: &mut Command) -> Result<String, String> {
    match command.output() {
        Ok(output) if output.status.success() => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr);
            Err(gist(&said)
                .map_or_else(|| format!("`{}` {}", shown(command), ended(output.status)), str::to_owned))
        }
        Err(error) => Err(not_started(command, &error)),
    }
}

/// The first line marked as an error (by apt, pip, npm and most others), else the last line.
fn gist(said: &str) -> Option<&str> {
    let marked =
        |line: &&str| ["E: ", "ERROR: ", "npm error ", "error: "].iter().any(|mark| line.starts_with(mark));
    said.lines().find(marked).or_else(|| said.lines().rev().find(|line| !line.trim().is_empty()))
}

pub(crate) fn ended(status: ExitStatus) -> String {
    match status.code() {
        Some(code) => format!("ended with exit code {code}"),
        None => "was ended by a signal".to_owned(),
    }
}

pub(crate) fn not_started(command: &Command, error: &std::io::Error) -> String {
    format!("`{}` could not be started: {error}", shown(command))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_root_holds_the_workspace() {
        assert!(root().join("Cargo.toml").is_file());
        assert!(root().join("xtask/Cargo.toml").is_file());
    }

    #[test]
    fn a_command_is_shown_as_typed() {
        assert_eq!(shown(&program("/usr/bin/npm", &["pack", "a@1"])), "npm pack a@1");
    }

    #[test]
    fn a_failing_command_is_named_with_its_exit_code() {
        let failure = run(&mut program("sh", &["-c", "exit 7"])).unwrap_err();
        assert_eq!(failure, Failure::Work("`sh -c exit 7` ended with exit code 7".to_owned()));
    }

    #[test]
    fn a_captured_command_gives_its_output_or_what_it_said() {
        assert_eq!(capture(&mut program("echo", &["a"])), Ok("a\n".to_owned()));
        assert_eq!(capture(&mut program("sh", &["-c", "echo why >&2; exit 1"])), Err("why".to_owned()));
        assert_eq!(capture(&mut program("false", &[])), Err("`false` ended with exit code 1".to_owned()));
    }

    #[test]
    fn the_gist_is_the_first_error_or_the_last_line() {
        assert_eq!(gist("W: hm\nE: not found\nE: so no\nbye\n"), Some("E: not found"));
        assert_eq!(gist("first\nlast\n\n"), Some("last"));
        assert_eq!(gist(" \n"), None);
    }

    #[test]
    fn a_missing_program_is_said_to_be_missing() {
        let said = capture(&mut program("no-such-program", &[])).unwrap_err();
        assert!(said.starts_with("`no-such-program` could not be started: "), "{said}");
    }
}
