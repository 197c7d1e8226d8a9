//! `cargo xtask audit`: licences, bans and sources of all dependencies (`deny.toml`), and known vulnerabilities.

use std::ffi::OsString;

use crate::cargo_tools::DENY;
use crate::command::{capture, run, say};
use crate::failure::{Failure, no_arguments};

/// Checks what can be checked here. The database of vulnerabilities comes from outside, and may be out of reach.
pub(crate) fn audit(arguments: &[OsString]) -> Result<(), Failure> {
    no_arguments("audit", arguments)?;
    run(&mut DENY.command(&["check", "licenses", "bans", "sources"])?)?;
    match capture(&mut DENY.command(&["fetch", "db"])?) {
        Ok(_) => run(&mut DENY.command(&["check", "--disable-fetch", "advisories"])?),
        Err(why) => {
            say(&format!("advisories were not checked, as their database cannot be fetched: {why}"));
            Ok(())
        }
    }
}
