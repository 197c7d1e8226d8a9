//! What a server does once a second, besides its tables.

use crate::registry::Registry;
use crate::shared::Shared;
use desk::row::{Head, TableId};
use desk::{Input, Unavailable};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::time::MissedTickBehavior;

/// A server says so often that it lives.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// A server looks so often at what the others do,
const LOOK: Duration = Duration::from_secs(1);
/// and asks for so many tables at a time.
const MOST_HEADS: usize = 1_000;

/// Says once a second that this server lives, while it has tables.
pub(crate) async fn beat(shared: Arc<Shared>) {
    let mut every = tokio::time::interval(HEARTBEAT);
    loop {
        every.tick().await;
        if shared.figures.tables.load(Ordering::Relaxed) > 0 {
            // A missed heartbeat only gives players a second more.
            let _ = shared.log.beat(shared.node, shared.clock.now()).await;
        }
    }
}

/// Once a second, where others write, too: how the other servers are, what time it is, and what the newest row of every
/// table is; the last hint may have been lost.
pub(crate) async fn look(shared: Arc<Shared>, registry: Arc<Registry>) {
    if !shared.log.is_shared() {
        return;
    }
    let mut every = tokio::time::interval(LOOK);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        if let Err(error) = look_once(&shared, &registry).await {
            tracing::warn!(%error, "the log does not answer");
        }
    }
}

async fn look_once(shared: &Shared, registry: &Registry) -> Result<(), Unavailable> {
    let log = &*shared.log;
    let nodes = shared.peers().nodes();
    let beats = log.beats(nodes).await;
    shared.peers().refresh(beats.as_deref().ok(), shared.clock.now());
    beats?;
    shared.clock.follow(log).await?;
    for some in registry.all().chunks(MOST_HEADS) {
        let ids: Vec<TableId> = some.iter().map(|(id, _)| id.clone()).collect();
        let heads: HashMap<TableId, Head> = log.heads(ids).await?.into_iter().collect();
        for (id, table) in some {
            let now = shared.clock.now();
            let since = |node: u32| Some((node, shared.peers().dead_since(node, now)?));
            let dead = table.other_nodes().into_iter().filter_map(since).collect();
            Arc::clone(table).give(Input::Look { head: heads.get(id).copied(), dead });
        }
    }
    Ok(())
}
