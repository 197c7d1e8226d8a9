//! A table with a long log: how long it takes to come back after a restart.

use super::peers::{Ours, Players};
use super::room::Room;
use super::server::Server;
use super::{Result, Table};
use std::path::Path;
use std::time::{Duration, Instant};

/// So many rows the log of the table has.
pub const ROWS: u64 = 10_000;

/// Plays a table with so many rows, restarts the server and asks for the table; gives the time from opening the socket
/// to the answer to `hello`.
pub async fn load(ours: &Ours, data: &Path) -> Result<Duration> {
    let server = Server::start(ours, data).await?;
    let mut room = ours.open_for(server.address, 1).await?;
    // The roll.
    room.play().await?;
    while room.table.rows() < ROWS {
        lay(&mut room).await?;
    }
    let keys = room.table.keys.clone();
    drop(room);
    server.end().await?;

    let server = Server::start(ours, data).await?;
    let start = Instant::now();
    let room = ours.enter(server.address, keys).await?;
    let took = start.elapsed();
    if room.table.rows() < ROWS {
        return Err(format!("after the restart the table has only {} rows", room.table.rows()).into());
    }
    server.end().await?;
    Ok(took)
}

/// The player lays a draft.
async fn lay(room: &mut Room<Players>) -> Result<()> {
    let draft = room.table.lay();
    room.send(0, draft).await?;
    room.listen(Players::is_settled).await
}
