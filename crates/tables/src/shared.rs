//! What all tables of a server share.

use crate::clock::ServerClock;
use crate::codes::Lobbies;
use crate::figures::Figures;
use crate::hindsight::Queue;
use crate::hints::Hints;
use crate::log::Log;
use crate::muted::MutedNames;
use crate::outage::Outage;
use crate::restart::Restart;
use desk::{Peers, Signer};
use game::Chance;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;
use tokio::sync::Semaphore;

/// What all tables of a server share.
pub(crate) struct Shared {
    pub(crate) log: Arc<dyn Log>,
    pub(crate) hints: Arc<dyn Hints>,
    peers: Mutex<Peers>,
    pub(crate) clock: ServerClock,
    pub(crate) signer: Signer,
    /// This server's id, drawn at random at the start.
    pub(crate) node: u32,
    pub(crate) figures: Figures,
    pub(crate) outage: Outage,
    pub(crate) lobbies: Lobbies,
    pub(crate) muted: MutedNames,
    /// The restart that was announced.
    pub(crate) restart: Restart,
    chance: Mutex<Chance>,
    /// For what nobody may foresee, even where the dice of tests are fixed.
    secrets: Mutex<Chance>,
    connections: AtomicU32,
    /// Limits how many blocking jobs (bots, questions) run at the same time.
    workers: Arc<Semaphore>,
    /// Tables of browsers are decided again one at a time.
    pub(crate) moves: Semaphore,
    /// Questions that need a search. Searches take long: they never use all cores.
    pub(crate) questions: Queue,
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
            peers: Mutex::default(),
            clock,
            signer,
            node: chance.below(u32::MAX as usize) as u32,
            secrets: Mutex::new(unforeseeable(&chance)),
            figures: Figures::default(),
            outage: Outage::default(),
            lobbies: Lobbies::default(),
            muted: MutedNames::default(),
            restart: Restart::default(),
            chance: Mutex::new(chance),
            connections: AtomicU32::new(1),
            workers: Arc::new(Semaphore::new(workers)),
            moves: Semaphore::new(1),
            questions: Queue::new((workers / 2).max(1)),
        }
    }

    /// What is known of the other servers.
    pub(crate) fn peers(&self) -> MutexGuard<'_, Peers> {
        self.peers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A new random generator, seeded from the server's.
    pub(crate) fn chance(&self) -> Chance {
        self.chance.lock().unwrap_or_else(PoisonError::into_inner).fork()
    }

    /// One for keys, codes and numbers of people: the dice of tables do not depend on who is known.
    pub(crate) fn secrets(&self) -> Chance {
        self.secrets.lock().unwrap_or_else(PoisonError::into_inner).fork()
    }

    /// An id for a new connection.
    pub(crate) fn next_connection(&self) -> u32 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// Runs a job on a blocking thread as soon as a worker is free, so that tables do not wait for it.
    pub(crate) fn work(&self, work: impl FnOnce() + Send + 'static) {
        let workers = Arc::clone(&self.workers);
        tokio::spawn(async move {
            if let Ok(_permit) = workers.acquire_owned().await {
                // A panic is reported by the panic hook; the job then has no effect.
                let _ = tokio::task::spawn_blocking(work).await;
            }
        });
    }
}

/// Chance of the machine's own; the server's is as good where the machine has none.
fn unforeseeable(chance: &Chance) -> Chance {
    let mut seed = [0; 32];
    match getrandom::fill(&mut seed) {
        Ok(()) => Chance::from_bytes(seed),
        Err(_) => chance.clone().fork(),
    }
}
