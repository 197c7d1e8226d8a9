//! The peers' packages, as `bench/peers/package-lock.json` pins them.

use super::Result;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

/// The folder of the peers.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("peers")
}

/// Installs the packages if they are missing or older than the lock file.
pub fn install() -> Result<()> {
    let folder = folder();
    // npm leaves this file when it is done.
    let installed = changed(&folder.join("node_modules/.package-lock.json"));
    if installed.is_some() && installed >= changed(&folder.join("package-lock.json")) {
        return Ok(());
    }
    eprintln!("bench: npm ci in {}", folder.display());
    let status = Command::new("npm")
        .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"])
        .current_dir(&folder)
        .status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`npm ci` in {} failed: {status}", folder.display()).into()),
        Err(error) => Err(format!("`npm` could not be started: {error}; the peers need node and npm").into()),
    }
}

fn changed(file: &Path) -> Option<SystemTime> {
    file.metadata().and_then(|data| data.modified()).ok()
}
