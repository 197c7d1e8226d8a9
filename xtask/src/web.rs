//! The web client: installed, built and checked with npm.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::command::{program, root, run, say};
use crate::failure::Failure;
use crate::{engine, tools};

/// What a build of the client is made from, below `web/`.
const SOURCES: [&str; 8] = [
    "src",
    "build",
    "engine",
    "public",
    "index.html",
    "package-lock.json",
    "svelte.config.js",
    "vite.config.ts",
];

/// An npm script of the client.
pub(crate) fn script(name: &str) -> Command {
    let mut command = program("npm", &["run", "--silent", name]);
    command.current_dir(folder());
    command
}

/// Installs what the lock file pins, where that has not been done for this very lock file.
pub(crate) fn install() -> Command {
    let (lock, installed) = ("package-lock.json", "node_modules/.installed");
    let npm = "npm ci --no-audit --no-fund --loglevel=error";
    let script = format!("cmp -s {lock} {installed} || {{ {npm} && cp {lock} {installed}; }}");
    let mut command = program("sh", &["-c", &script]);
    command.current_dir(folder());
    command
}

/// Builds the client, where something of it has changed since the last build.
pub(crate) fn build() -> Result<(), Failure> {
    engine::build_if_possible()?;
    let built = page().metadata().and_then(|data| data.modified()).ok();
    if was_built() && built.is_some_and(|built| newest_source().is_some_and(|source| source < built)) {
        return Ok(());
    }
    tools::need_npm()?;
    run(&mut install())?;
    run(&mut script("build"))
}

/// Builds the client for a release, where Node is there: what browsers play with is packed as small as can be, which takes a
/// minute the first time.
pub(crate) fn build_packed_if_possible() -> Result<(), Failure> {
    build_if_possible()?;
    if tools::need_npm().is_err() {
        return Ok(());
    }
    run(script("build").env("BROTLI", "best"))
}

/// Has the client been built, whatever has changed since?
pub(crate) fn was_built() -> bool {
    fs::read_to_string(page()).is_ok_and(|html| html.contains("assets/"))
}

fn page() -> PathBuf {
    folder().join("dist/index.html")
}

/// Builds the client where Node is there; else the server shows a page that says so.
pub(crate) fn build_if_possible() -> Result<(), Failure> {
    match tools::need_npm() {
        Ok(()) => build(),
        Err(why) => {
            say(&format!("{why}; the server will have no web client"));
            Ok(())
        }
    }
}

fn folder() -> PathBuf {
    root().join("web")
}

fn newest_source() -> Option<SystemTime> {
    SOURCES.iter().filter_map(|source| newest(&folder().join(source))).max()
}

/// When the file, or the newest below the folder, was last changed.
fn newest(path: &Path) -> Option<SystemTime> {
    let own = path.metadata().ok()?.modified().ok()?;
    let below = fs::read_dir(path).into_iter().flatten().flatten().filter_map(|entry| newest(&entry.path()));
    below.chain([own]).max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_file_counts_wherever_it_lies() {
        let folder = std::env::temp_dir().join(format!("xtask-web-{}", std::process::id()));
        fs::create_dir_all(folder.join("deep/er")).unwrap();
        let old = newest(&folder).unwrap();
        fs::write(folder.join("deep/er/file"), "").unwrap();
        let new = newest(&folder).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        assert!(new >= old);
        assert_eq!(newest(&folder), None);
    }
}
