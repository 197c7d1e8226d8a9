//! `cargo xtask build`: the one binary, with the web client in it.

use std::ffi::OsString;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use crate::command::{capture, cargo, program, run, say, target_dir};
use crate::failure::{Failure, no_arguments};
use crate::{tools, web};

/// How the product is built: a cargo profile, by its name, which is also the name of its folder in `target/`.
pub(crate) const RELEASE: &str = "release";
/// Quick to build; for trying it out.
pub(crate) const QUICK: &str = "quick";

/// Builds the product and says where it is.
pub(crate) fn chore(arguments: &[OsString]) -> Result<(), Failure> {
    no_arguments("build", arguments)?;
    need()?;
    run(tell_commit(&mut building(RELEASE)))?;
    let product = built(&target_dir().join(RELEASE))?;
    say(&format!("the product is at {}", product.display()));
    Ok(())
}

/// Builds the web client and the product, and gives its path. It does not know its commit: a new one is no reason to build anew.
pub(crate) fn build(profile: &str) -> Result<PathBuf, Failure> {
    tools::need(&tools::COMPILER)?;
    if web::was_built() {
        web::build_if_possible()?;
    } else {
        beside_the_client(|| run(&mut building(profile)))?;
    }
    run(&mut building(profile))?;
    built(&target_dir().join(profile))
}

/// The first build of the client does not keep the Rust build waiting: that needs the client only at its very end. Should
/// it get there first, it takes a placeholder, and is done again.
fn beside_the_client(build: impl FnOnce() -> Result<(), Failure>) -> Result<(), Failure> {
    thread::scope(|scope| {
        let client = scope.spawn(web::build_if_possible);
        let product = build();
        client.join().unwrap_or_else(|panic| resume_unwind(panic))?;
        product
    })
}

/// Builds the product for a target of its own, and gives its path.
pub(crate) fn build_for(target: &str, profile: &str) -> Result<PathBuf, Failure> {
    need()?;
    run(tell_commit(&mut building(profile)).args(["--locked", "--target", target]))?;
    built(&target_dir().join(target).join(profile))
}

fn need() -> Result<(), Failure> {
    tools::need(&tools::COMPILER)?;
    web::build_packed_if_possible()
}

fn building(profile: &str) -> Command {
    cargo(&["build", "--profile", profile, "-p", "setzkasten"])
}

/// `setzkasten --version` names the commit, and whether anything was changed since; outside git it does not.
fn tell_commit(command: &mut Command) -> &mut Command {
    let mut describe =
        program("git", &["describe", "--always", "--dirty=-modified", "--abbrev=12", "--exclude=*"]);
    match capture(&mut describe) {
        Ok(commit) => command.env("BUILD_COMMIT", commit.trim()),
        Err(_) => command,
    }
}

fn built(folder: &Path) -> Result<PathBuf, Failure> {
    let product = folder.join("setzkasten");
    if product.is_file() {
        Ok(product)
    } else {
        Err(Failure::Work(format!("cargo built the product, but it is not at {}", product.display())))
    }
}
