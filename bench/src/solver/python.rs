//! An environment of its own for the peer's packages, as `bench/peers/cpsat/requirements.txt` pins them.

use crate::startup::target;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder of the peer.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("peers/cpsat")
}

/// A Python with the packages; installs them if they are missing or others.
pub fn install() -> Result<PathBuf, String> {
    let wanted = folder().join("requirements.txt");
    let venv = target().join("bench-cpsat");
    let python = venv.join("bin/python");
    // Written when all is done.
    let installed = venv.join("requirements.txt");
    let content = |file: &Path| std::fs::read(file).ok();
    if content(&installed).is_some() && content(&installed) == content(&wanted) {
        return Ok(python);
    }
    eprintln!("bench: OR-Tools from PyPI into {}", venv.display());
    run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&venv))?;
    run(Command::new(&python)
        .args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"])
        .args(["--only-binary", ":all:", "-r"])
        .arg(&wanted))?;
    std::fs::copy(&wanted, &installed).map_err(|error| format!("{}: {error}", installed.display()))?;
    Ok(python)
}

fn run(command: &mut Command) -> Result<(), String> {
    let hint = "the peer needs python3 with venv, and PyPI; --no-peer does without";
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{command:?}` failed: {status}; {hint}")),
        Err(error) => Err(format!("`{command:?}` could not be started: {error}; {hint}")),
    }
}
