//! The server as its clients see it: a real process, real sockets, a real file.

mod backup;
mod crash;
mod fuzz;
mod harness;
mod hindsight;
mod limits;
mod operating;
mod play;
mod shared;
mod start;
mod syllables;
mod trouble;

use harness::Server;
use std::path::Path;
use tempfile::TempDir;

fn binary() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_setzkasten"))
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

/// A server with a folder of its own and without limits.
fn server(arguments: &[&str]) -> (Server, TempDir) {
    let folder = folder();
    let arguments = [&["--limits", "off"], arguments].concat();
    (Server::start(binary(), folder.path(), &arguments), folder)
}
