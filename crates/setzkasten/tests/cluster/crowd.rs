//! Many players at tables of two, and the proof that nothing they were promised is lost.

use crate::nodes::Nodes;
use crate::player::{Habits, Promises, Seat, play};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::{Duration, Instant};

/// So long it may take until players go on, and until all servers have heard of everything.
const CALM: Duration = Duration::from_secs(20);

/// Players who play until they are stopped.
pub struct Crowd {
    lives: Vec<(String, u64, JoinHandle<Promises>)>,
    stop: Arc<AtomicBool>,
    /// Commands acknowledged so far.
    count: Arc<AtomicU64>,
}

/// What a player was promised, and where.
pub struct Played {
    pub table: String,
    pub guest: u64,
    pub promises: Promises,
}

impl Crowd {
    /// Opens so many tables and lets two play at each, by this address.
    pub fn sit_down(nodes: &Nodes, address: &str, tables: usize, habits: Habits) -> Self {
        let (stop, count) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
        let mut lives = Vec::new();
        for _ in 0..tables {
            let (table, secrets) = nodes.open();
            for secret in secrets {
                let (guest, _) = secret.split_once('.').expect("a number and its signature");
                let guest: u64 = guest.parse().expect("a number");
                let seat = Seat { address: address.to_owned(), table: table.clone(), secret };
                let (stop, count) = (Arc::clone(&stop), Arc::clone(&count));
                let life = spawn(move || play(&seat, habits, &stop, &count));
                lives.push((table.clone(), guest, life));
            }
        }
        Self { lives, stop, count }
    }

    /// Waits until so many more commands were acknowledged.
    pub fn wait_for(&self, more: u64) {
        let (before, until) = (self.count.load(Ordering::Relaxed), Instant::now() + CALM);
        while self.count.load(Ordering::Relaxed) < before + more {
            assert!(Instant::now() < until, "nobody can play any more");
            sleep(Duration::from_millis(20));
        }
    }

    /// Ends the games; what everybody was promised.
    pub fn stop(self) -> Vec<Played> {
        self.stop.store(true, Ordering::Relaxed);
        let end = |(table, guest, life): (String, u64, JoinHandle<Promises>)| {
            let promises = life.join().expect("a player ends well");
            Played { table, guest, promises }
        };
        self.lives.into_iter().map(end).collect()
    }
}

/// Panics if anything acknowledged is lost, has counted twice, or servers show different things.
pub fn check(nodes: &Nodes, played: &[Played]) {
    check_promises(nodes, played);
    check_shown(nodes, played);
}

/// Every acknowledged command is in the log, at its row or before, and no command is there twice.
fn check_promises(nodes: &Nodes, played: &[Played]) {
    let mut rows: HashMap<(String, u64, u64), u64> = HashMap::new();
    for (table, seq, guest, id) in nodes.commands() {
        let before = rows.insert((table.clone(), guest, id), seq);
        assert_eq!(before, None, "{table}: command {id} of guest {guest} has counted twice");
    }
    for Played { table, guest, promises } in played {
        for (id, seq) in &promises.done {
            let row = rows.get(&(table.clone(), *guest, *id));
            assert!(row.is_some_and(|row| row <= seq), "{table}: command {id} of guest {guest} is lost");
        }
    }
}

/// All servers show the same of every table, once they have heard of everything.
fn check_shown(nodes: &Nodes, played: &[Played]) {
    for Played { table, .. } in played.iter().step_by(2) {
        let until = Instant::now() + CALM;
        loop {
            let shown = nodes.shown(table);
            if shown.iter().all(|one| *one == shown[0]) {
                break;
            }
            assert!(Instant::now() < until, "{table}: servers show different things: {shown:?}");
            sleep(Duration::from_millis(200));
        }
    }
}

/// What all have in sum.
pub fn sum(played: &[Played], count: fn(&Promises) -> u64) -> u64 {
    played.iter().map(|one| count(&one.promises)).sum()
}

/// The longest of such times, and what 99 of 100 were quicker than.
pub fn longest(played: &[Played], times: fn(&Promises) -> &[Duration]) -> (Duration, Duration) {
    let mut all: Vec<Duration> = played.iter().flat_map(|one| times(&one.promises)).copied().collect();
    all.sort_unstable();
    let at = |i: usize| all.get(i).copied().unwrap_or_default();
    (at(all.len().saturating_sub(1)), at(all.len() * 99 / 100))
}
