//! The servers that are measured, each in its own wire protocol.

mod boardgame;
mod colyseus;
mod ours;

pub use boardgame::Boardgame;
pub use colyseus::Colyseus;
pub use ours::{Ours, Players};

use super::npm;
use tokio::process::Command;

/// A server of `bench/peers/`, as one runs it in earnest.
fn node(script: &str) -> Command {
    let mut command = Command::new("node");
    command.arg(npm::folder().join(script)).env("NODE_ENV", "production");
    command
}
