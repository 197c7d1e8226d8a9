//! What a server does once a second, besides its tables.

use crate::registry::Registry;
use crate::restart;
use crate::shared::Shared;
use crate::sweeper::{self, Sweep};
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
/// A server looks so often for what is due,
const SWEEP: Duration = Duration::from_mins(1);
/// and rests so long after each table, so that nobody who plays feels it.
const SWEEP_REST: Duration = Duration::from_millis(5);

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

/// Once a second: what others have written, as the last hint may have been lost; where servers share the log, also how the
/// others are and what time it is.
pub(crate) async fn look(shared: Arc<Shared>, registry: Arc<Registry>) {
    let mut every = tokio::time::interval(LOOK);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut beside = Beside::default();
    loop {
        every.tick().await;
        let looked = if shared.log.is_shared() {
            look_at_servers(&shared, &registry).await
        } else {
            beside.look(&shared, &registry).await
        };
        match looked {
            Ok(()) => shared.outage.works(None),
            Err(error) => shared.outage.failed(None, &error),
        }
    }
}

/// Once a second: does an outage of the log still last? By itself, as the other chores wait for the log.
pub(crate) async fn watch_log(shared: Arc<Shared>) {
    let mut every = tokio::time::interval(LOOK);
    loop {
        every.tick().await;
        shared.outage.look();
    }
}

async fn look_at_servers(shared: &Shared, registry: &Registry) -> Result<(), Unavailable> {
    let log = &*shared.log;
    let nodes = shared.peers().nodes();
    let beats = log.beats(nodes).await;
    shared.peers().refresh(beats.as_deref().ok(), shared.clock.now());
    beats?;
    shared.clock.follow(log).await?;
    restart::look(shared, registry).await?;
    look_at_tables(shared, registry).await
}

/// An operator's command may have closed or deleted tables, or forgotten names.
#[derive(Default)]
struct Beside {
    /// Somebody had written when it was looked last.
    others_wrote: bool,
}

impl Beside {
    /// Looks twice: at the first time a table may have been on its way into memory.
    async fn look(&mut self, shared: &Shared, registry: &Registry) -> Result<(), Unavailable> {
        let has_tables = shared.figures.tables.load(Ordering::Relaxed) > 0;
        let others_wrote = has_tables && shared.log.others_wrote().await?;
        if std::mem::replace(&mut self.others_wrote, others_wrote) || others_wrote {
            look_at_tables(shared, registry).await?;
        }
        Ok(())
    }
}

/// Tells every table in memory what its newest row is.
async fn look_at_tables(shared: &Shared, registry: &Registry) -> Result<(), Unavailable> {
    for some in registry.all().chunks(MOST_HEADS) {
        let ids: Vec<TableId> = some.iter().map(|(id, _)| id.clone()).collect();
        let heads: HashMap<TableId, Head> = shared.log.heads(ids).await?.into_iter().collect();
        for (id, table) in some {
            let now = shared.clock.now();
            let since = |node: u32| Some((node, shared.peers().dead_since(node, now)?));
            let others = if shared.log.is_shared() { table.other_nodes() } else { Vec::new() };
            let dead = others.into_iter().filter_map(since).collect();
            Arc::clone(table).give(Input::Look { head: heads.get(id).copied(), dead });
        }
    }
    Ok(())
}

/// Once a minute: what is due although nobody is there. Servers that were started together do not sweep together.
pub(crate) async fn sweep(shared: Arc<Shared>, registry: Arc<Registry>) {
    // By the server's number, which is drawn: dice that a seed fixes stay as they are.
    let first = Duration::from_millis(u64::from(shared.node) % SWEEP.as_millis() as u64);
    tokio::time::sleep(first).await;
    let mut every = tokio::time::interval(SWEEP);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        match sweeper::sweep(&shared, &registry, shared.clock.now(), SWEEP_REST).await {
            Ok(Sweep { closed: 0, deleted: 0, persons: 0, .. }) => {}
            Ok(Sweep { closed, deleted, settled, persons, .. }) => {
                tracing::info!(closed, deleted, settled, persons, "tables were swept");
            }
            Err(error) => tracing::warn!(%error, "tables could not be swept"),
        }
    }
}
