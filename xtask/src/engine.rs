//! The engine of the browser: the tables as WebAssembly, and the words they need, left in `web/engine` for the client's build.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{cargo, root, run, say, target_dir};
use crate::failure::{Failure, no_arguments};
use crate::fetch::io_failure;
use crate::tools;

/// What browsers run.
const TARGET: &str = "wasm32-unknown-unknown";
/// The cargo profile, and its folder.
const PROFILE: &str = "engine";
/// The files of the pack, in this order (`crates/words/src/files.rs`).
const WORDS: [&str; 4] = ["german.lex", "glosses.lex", "english.lex", "synonyms.lex"];

/// Builds the engine and says where it is.
pub(crate) fn chore(arguments: &[OsString]) -> Result<(), Failure> {
    no_arguments("engine", arguments)?;
    need()?;
    build()?;
    say(&format!("the engine is in {}", folder().display()));
    Ok(())
}

/// Builds the engine where the toolchain can; else the page does not offer what is not there.
pub(crate) fn build_if_possible() -> Result<(), Failure> {
    match need() {
        Ok(()) => build(),
        Err(why) => {
            say(&format!("{why}; nobody will be able to play without the server"));
            let folder = folder();
            if folder.is_dir() {
                fs::remove_dir_all(&folder).map_err(|error| io_failure(&folder, &error))
            } else {
                Ok(())
            }
        }
    }
}

/// Sees that Rust can build for browsers.
pub(crate) fn need() -> Result<(), Failure> {
    tools::need_target(TARGET)
}

fn build() -> Result<(), Failure> {
    run(&mut building())?;
    let code = target_dir().join(TARGET).join(PROFILE).join("browser.wasm");
    keep("engine.wasm", &read(&code)?)?;
    keep("words.pack", &pack()?)
}

fn building() -> Command {
    cargo(&["build", "--profile", PROFILE, "--target", TARGET, "-p", "browser", "--lib"])
}

/// The words in one file: each file with its length before it.
fn pack() -> Result<Vec<u8>, Failure> {
    let mut pack = Vec::new();
    for name in WORDS {
        let file = read(&root().join("data/lexicon").join(name))?;
        pack.extend((file.len() as u32).to_le_bytes());
        pack.extend(file);
    }
    Ok(pack)
}

fn folder() -> PathBuf {
    root().join("web/engine")
}

fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(|error| io_failure(path, &error))
}

/// A file that has not changed keeps its time, so that the client is not built again for it.
fn keep(name: &str, bytes: &[u8]) -> Result<(), Failure> {
    let path = folder().join(name);
    if fs::read(&path).is_ok_and(|kept| kept == bytes) {
        return Ok(());
    }
    fs::create_dir_all(folder())
        .and_then(|()| fs::write(&path, bytes))
        .map_err(|error| io_failure(&path, &error))
}
