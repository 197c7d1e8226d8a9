//! What all tables of a server share.

use crate::clock::ServerClock;
use crate::figures::Figures;
use crate::hints::{Hint, Hints};
use crate::log::Log;
use crate::peers::Peers;
use crate::row::{Mark, Row};
use crate::secret::Signer;
use game::Chance;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use tokio::sync::Semaphore;

/// What all tables of a server share.
pub(crate) struct Shared {
    pub(crate) log: Arc<dyn Log>,
    pub(crate) hints: Arc<dyn Hints>,
    pub(crate) peers: Peers,
    pub(crate) clock: ServerClock,
    pub(crate) signer: Signer,
    /// This server, by a number it drew when it started.
    pub(crate) node: u32,
    pub(crate) figures: Figures,
    chance: Mutex<Chance>,
    sockets: AtomicU32,
    /// Bots and questions share so many workers.
    workers: Arc<Semaphore>,
    /// Searches are long: one at a time, so that at least one core is always the games'.
    pub(crate) searchers: Semaphore,
}

impl Shared {
    pub(crate) fn new(
        log: Arc<dyn Log>,
        hints: Arc<dyn Hints>,
        signer: Signer,
        clock: ServerClock,
        mut chance: Chance,
    ) -> Self {
        let workers = available_parallelism().map_or(2, usize::from);
        Self {
            log,
            hints,
            peers: Peers::default(),
            clock,
            signer,
            node: chance.below(u32::MAX as usize) as u32,
            figures: Figures::default(),
            chance: Mutex::new(chance),
            sockets: AtomicU32::new(1),
            workers: Arc::new(Semaphore::new(workers)),
            searchers: Semaphore::new(1),
        }
    }

    /// Tells other servers of a row, if there may be others.
    pub(crate) fn hint(&self, row: Row, mark: Mark) {
        if self.log.is_shared() {
            self.hints.tell(Hint { row, mark });
        }
    }

    /// A source of chance of one's own.
    pub(crate) fn chance(&self) -> Chance {
        self.chance.lock().unwrap_or_else(PoisonError::into_inner).fork()
    }

    /// A number for a new socket.
    pub(crate) fn next_socket(&self) -> u32 {
        self.sockets.fetch_add(1, Ordering::Relaxed)
    }

    /// Lets a worker do something when one is free, away from the tables' path.
    pub(crate) fn work(&self, work: impl FnOnce() + Send + 'static) {
        let workers = Arc::clone(&self.workers);
        tokio::spawn(async move {
            if let Ok(_permit) = workers.acquire_owned().await {
                // A worker that panics is reported by the panic hook and has done nothing.
                let _ = tokio::task::spawn_blocking(work).await;
            }
        });
    }
}
