//! The server as its clients see it: a real process, real sockets, a real file.

mod admin;
mod backup;
mod cards;
mod crash;
mod door;
mod files;
mod fuzz;
mod harness;
mod hindsight;
mod hostile;
mod limits;
mod me;
mod moved;
mod operating;
mod people;
mod play;
mod refusals;
mod shared;
mod start;
mod syllables;
mod tables;
mod trouble;

use harness::Server;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use tempfile::TempDir;

fn binary() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_setzkasten"))
}

fn folder() -> TempDir {
    let private = std::fs::Permissions::from_mode(0o700);
    tempfile::Builder::new().permissions(private).tempdir().expect("a temporary folder")
}

/// A server with a folder of its own and without limits.
fn server(arguments: &[&str]) -> (Server, TempDir) {
    let folder = folder();
    let arguments = [&["--limits", "off"], arguments].concat();
    (Server::start(binary(), folder.path(), &arguments), folder)
}
