//! `cargo xtask run`: builds the product and starts it.

use std::ffi::OsString;
use std::os::unix::process::CommandExt;
use std::process::Command;

use crate::command::say;
use crate::failure::Failure;
use crate::product;

/// Builds the product and becomes it, so that keys, signals and the exit code are the product's own.
pub(crate) fn run(arguments: &[OsString]) -> Result<(), Failure> {
    let product = product::build(product::QUICK)?;
    let mut command = Command::new(&product);
    if arguments.is_empty() {
        say("setzkasten serve: open the address below in a browser, Ctrl+C to end");
        command.arg("serve");
    } else {
        say(&format!("starting {}", product.display()));
        command.args(arguments);
    }
    let error = command.exec();
    Err(Failure::Work(format!("{} could not be started: {error}", product.display())))
}
