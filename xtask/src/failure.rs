//! Why a chore was not done.

use std::ffi::OsString;
use std::fmt;
use std::process::ExitCode;

/// Why a chore was not done, with a sentence for people.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The command line asks for something that does not exist.
    Usage(String),
    /// It was tried and did not work.
    Work(String),
}

impl Failure {
    /// 2 for a command line that cannot be followed, 1 for everything else.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Failure::Usage(_) => ExitCode::from(2),
            Failure::Work(_) => ExitCode::from(1),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(sentence) | Failure::Work(sentence) => f.write_str(sentence),
        }
    }
}

/// Refuses arguments where a command takes none.
pub(crate) fn no_arguments(command: &str, arguments: &[OsString]) -> Result<(), Failure> {
    match arguments.first() {
        None => Ok(()),
        Some(first) => Err(Failure::Usage(format!(
            "`cargo xtask {command}` takes no arguments, but was given `{}`",
            first.to_string_lossy()
        ))),
    }
}
