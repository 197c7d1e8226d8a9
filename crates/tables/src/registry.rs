//! The tables in memory: where each is found, how it is loaded, and which cannot be.

use crate::live::{AnyTable, Live};
use crate::shared::Shared;
use crate::sweeper::Keep;
use crate::tables::Limits;
use desk::End;
use desk::message::Bye;
use desk::row::TableId;
use local::Game;
use local::with_rules;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex as StdMutex, MutexGuard, PoisonError};
use tokio::sync::{Mutex, OnceCell};

/// A table in memory, or on its way there.
type Entry = Arc<OnceCell<Arc<dyn AnyTable>>>;

/// The tables in memory.
pub(crate) struct Registry {
    known: StdMutex<Known>,
    limits: Limits,
    /// One sweep at a time: two would visit the same tables.
    pub(crate) sweeping: Mutex<()>,
    /// Nobody enters a table any more.
    is_stopping: AtomicBool,
}

#[derive(Default)]
struct Known {
    tables: HashMap<TableId, Entry>,
    /// Tables whose rows contradict each other. They are not loaded again before a restart.
    damaged: HashSet<TableId>,
}

impl Registry {
    pub(crate) fn new(limits: Limits) -> Arc<Self> {
        let (known, is_stopping) = (StdMutex::default(), AtomicBool::new(false));
        Arc::new(Self { known, limits, sweeping: Mutex::default(), is_stopping })
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn is_full(&self) -> bool {
        self.known().tables.len() >= self.limits.tables
    }

    /// How long tables that are over are kept.
    pub(crate) fn keep(&self) -> Keep {
        self.limits.keep
    }

    /// A table, if it is in memory.
    pub(crate) fn get(&self, table: &TableId) -> Option<Arc<dyn AnyTable>> {
        self.known().tables.get(table).and_then(|entry| entry.get().cloned())
    }

    /// A table, which is loaded if it is not in memory.
    pub(crate) async fn enter(
        self: &Arc<Self>,
        shared: &Arc<Shared>,
        table: &TableId,
    ) -> Result<Arc<dyn AnyTable>, Bye> {
        loop {
            let entry = self.entry(table)?;
            // Boxed: the future of a load is large, and would lie in that of every connection for as long as it lives.
            let loaded = entry.get_or_try_init(|| Box::pin(self.load(shared, table))).await;
            // Asked again after the load: what was loaded before the stop began is stopped with the others.
            self.check_open()?;
            match loaded {
                Ok(live) if !live.status().has_ended() => return Ok(Arc::clone(live)),
                // It has just left memory: it is loaded again.
                Ok(_) => self.remove_entry(table, &entry),
                Err(bye) => {
                    self.remove_entry(table, &entry);
                    return Err(bye);
                }
            }
        }
    }

    fn check_open(&self) -> Result<(), Bye> {
        if self.is_stopping.load(Ordering::SeqCst) { Err(Bye::Stopping) } else { Ok(()) }
    }

    fn entry(&self, table: &TableId) -> Result<Entry, Bye> {
        self.check_open()?;
        let mut known = self.known();
        if known.damaged.contains(table) {
            return Err(Bye::Damaged);
        }
        if let Some(entry) = known.tables.get(table) {
            return Ok(Arc::clone(entry));
        }
        if known.tables.len() >= self.limits.tables {
            return Err(Bye::Full);
        }
        Ok(Arc::clone(known.tables.entry(table.clone()).or_default()))
    }

    fn remove_entry(&self, table: &TableId, entry: &Entry) {
        let mut known = self.known();
        if known.tables.get(table).is_some_and(|other| Arc::ptr_eq(other, entry)) {
            known.tables.remove(table);
        }
    }

    /// Reads a table's log.
    async fn load(self: &Arc<Self>, shared: &Arc<Shared>, table: &TableId) -> Result<Arc<dyn AnyTable>, Bye> {
        // Followed before it is read: no row falls in between.
        let hints = if shared.log.is_shared() { Some(shared.hints.follow(table)) } else { None };
        let stored = shared.log.stored(table.clone(), 0).await.map_err(|error| {
            tracing::debug!(%table, %error, "a table cannot be read");
            shared.outage.failed(Some(table), &error);
            Bye::Unavailable
        })?;
        shared.outage.works(Some(table));
        let Some(first) = stored.rows.first() else { return Err(Bye::NoTable) };
        let registry = Arc::downgrade(self);
        let live = match Game::of(first) {
            Some(game) => {
                with_rules!(game, Rules => Live::<Rules>::load(shared, registry, &stored, hints).await)
            }
            None => Err(desk::Unreadable::Row(first.seq)),
        };
        match live {
            Ok(Some(live)) => Ok(live),
            Ok(None) => Err(Bye::NoTable),
            Err(error) => {
                self.is_damaged(shared, table, &error);
                Err(Bye::Damaged)
            }
        }
    }

    fn is_damaged(&self, shared: &Shared, table: &TableId, error: &dyn std::fmt::Display) {
        if self.known().damaged.insert(table.clone()) {
            crate::figures::add(&shared.figures.damaged, 1);
            tracing::error!(%table, %error, "a table is damaged and is not loaded again before a restart");
        }
    }

    /// Takes out a table that has left memory.
    pub(crate) fn remove(&self, shared: &Shared, table: &TableId, end: End) {
        if end == End::Damaged {
            self.is_damaged(shared, table, &"its log refuses every row, although there is no newer one");
        }
        let mut known = self.known();
        let has_ended = |entry: &Entry| entry.get().is_some_and(|live| live.status().has_ended());
        if known.tables.get(table).is_some_and(has_ended) {
            known.tables.remove(table);
        }
    }

    /// Lets nobody in any more; the tables in memory.
    pub(crate) fn close(&self) -> Vec<(TableId, Arc<dyn AnyTable>)> {
        self.is_stopping.store(true, Ordering::SeqCst);
        self.all()
    }

    /// All tables in memory.
    pub(crate) fn all(&self) -> Vec<(TableId, Arc<dyn AnyTable>)> {
        let known = self.known();
        known.tables.iter().filter_map(|(id, entry)| Some((id.clone(), Arc::clone(entry.get()?)))).collect()
    }

    /// Lets go of all tables.
    pub(crate) fn clear(&self) {
        self.known().tables.clear();
    }
}
