//! Servers that die and come back, before one log.

use crate::store::{NodeLog, Store};
use game::{Chance, Stamp};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tables::hints::Hints;
use tables::log::Log;
use tables::{Limits, ServerClock, Signer, Tables};
use tokio::sync::watch;
use tokio::time::sleep;

/// All servers, and what they share.
pub struct Cluster {
    pub store: Arc<Store>,
    pub machines: Vec<Arc<Machine>>,
}

/// A machine: its server dies and comes back.
pub struct Machine {
    log: Arc<NodeLog>,
    clock: ServerClock,
    chance: Mutex<Chance>,
    server: Mutex<Option<Arc<Tables>>>,
    /// When it has died.
    pub died: Mutex<Vec<Stamp>>,
    /// How often it has died; who is connected sees this change.
    pub deaths: watch::Receiver<u64>,
}

impl Cluster {
    pub async fn new(nodes: usize, chance: &mut Chance) -> Self {
        let store = Arc::new(Store::new(chance));
        let mut machines = Vec::new();
        for _ in 0..nodes {
            machines.push(Machine::new(&store, nodes > 1, chance).await);
        }
        Self { store, machines }
    }

    /// A machine whose server is up, by chance; none if all are down.
    pub fn up(&self, chance: &mut Chance) -> Option<(Arc<Machine>, Arc<Tables>)> {
        let up: Vec<_> = self.machines.iter().filter_map(|m| Some((Arc::clone(m), m.server()?))).collect();
        (!up.is_empty()).then(|| up[chance.below(up.len())].clone())
    }

    pub fn crashes(&self) -> u64 {
        self.machines.iter().map(|machine| *machine.deaths.borrow()).sum()
    }
}

impl Machine {
    async fn new(store: &Arc<Store>, shared: bool, chance: &mut Chance) -> Arc<Self> {
        let (crash, deaths) = watch::channel(0);
        let log = Arc::new(NodeLog { store: Arc::clone(store), shared, crash });
        // Its own clock is wrong by up to four seconds.
        let wrong = chance.below(4_000) as u64;
        let clock = ServerClock::start_at(Stamp::from_millis(store.clock.now().millis() + wrong));
        clock.set_by(&*log).await.unwrap();
        let chance = Mutex::new(chance.fork());
        let (server, died) = (Mutex::new(None), Mutex::default());
        let machine = Arc::new(Self { log, clock, chance, server, died, deaths });
        machine.boot();
        machine
    }

    /// The server, if it is up.
    pub fn server(&self) -> Option<Arc<Tables>> {
        self.server.lock().unwrap().clone()
    }

    fn boot(&self) {
        let signer = Signer::new(&[1; 32]);
        let chance = self.chance.lock().unwrap().fork();
        let log: Arc<dyn Log> = Arc::clone(&self.log) as _;
        let hints: Arc<dyn Hints> = Arc::clone(&self.log.store) as _;
        let tables = Tables::new(log, hints, signer, self.clock.clone(), chance, Limits { tables: 10 });
        *self.server.lock().unwrap() = Some(Arc::new(tables));
    }

    /// Notices deaths, and starts the server again after a while.
    pub async fn supervise(self: Arc<Self>) {
        let mut deaths = self.deaths.clone();
        while deaths.changed().await.is_ok() {
            *self.server.lock().unwrap() = None;
            self.died.lock().unwrap().push(self.clock.now());
            let pause = self.chance.lock().unwrap().below(60_000);
            sleep(Duration::from_millis(pause as u64)).await;
            deaths.mark_unchanged();
            self.boot();
        }
    }
}
