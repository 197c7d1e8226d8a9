//! `cargo xtask build`: the one binary, with the web client in it.

use std::ffi::OsString;
use std::path::PathBuf;

use crate::command::{cargo, run, say, target_dir};
use crate::failure::{Failure, no_arguments};
use crate::{tools, web};

/// How the product is built: a cargo profile, by its name, which is also the name of its folder in `target/`.
pub(crate) const RELEASE: &str = "release";
/// Quick to build; for trying it out.
pub(crate) const QUICK: &str = "quick";

/// Builds the product and says where it is.
pub(crate) fn chore(arguments: &[OsString]) -> Result<(), Failure> {
    no_arguments("build", arguments)?;
    let product = build(RELEASE)?;
    say(&format!("the product is at {}", product.display()));
    Ok(())
}

/// Builds the web client and the product, and gives its path.
pub(crate) fn build(profile: &str) -> Result<PathBuf, Failure> {
    tools::need(&tools::COMPILER)?;
    web::build_if_possible()?;
    run(&mut cargo(&["build", "--profile", profile, "-p", "setzkasten"]))?;
    let product = target_dir().join(profile).join("setzkasten");
    if product.is_file() {
        Ok(product)
    } else {
        Err(Failure::Work(format!("cargo built the product, but it is not at {}", product.display())))
    }
}
