//! A table with a long log: how long it takes to come back after a restart.

use super::peers::{Ours, Players};
use super::room::Room;
use super::server::Server;
use super::{Result, Table};
use serde_json::{Value, json};
use std::path::Path;
use std::time::{Duration, Instant};

/// So many rows the log of the table has.
pub const ROWS: u64 = 10_000;
/// All dice of a roll.
const DICE: u64 = 13;

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
    let layout = layout(room.table.rows());
    let lay = room.table.act_as(0, &json!({ "do": "lay", "layout": layout }));
    room.send(0, lay).await?;
    room.listen(Players::is_settled).await
}

/// All dice but the last in a row, and the last somewhere below, always elsewhere.
fn layout(row: u64) -> Value {
    let last = DICE - 1;
    (0..DICE).map(|die| if die < last { json!([die, die, 0]) } else { json!([die, row % last, 1]) }).collect()
}
