//! Slots that addresses hold: connections and sockets. No address holds more than its share, and when all slots are held, the
//! address that holds the most gives one up. So nobody can shut the door for others.

use super::limits::network;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// How many slots there are.
#[derive(Clone, Copy, Debug)]
pub struct Shares {
    /// In all.
    pub all: usize,
    /// For each address.
    pub address: usize,
}

/// The slots, and who holds them.
pub struct Slots {
    shares: Shares,
    held: Mutex<Held>,
}

#[derive(Default)]
struct Held {
    /// The number of the next slot: the smaller, the older.
    next: u64,
    all: usize,
    by_address: HashMap<IpAddr, BTreeMap<u64, Arc<Notify>>>,
    /// The addresses by how many they hold; of those that hold as many, the one with the oldest slot comes last.
    ranking: BTreeSet<(usize, Reverse<u64>, IpAddr)>,
}

/// A slot; free again when this is dropped.
pub struct Slot {
    slots: Arc<Slots>,
    address: IpAddr,
    number: u64,
    evicted: Arc<Notify>,
}

/// Why there is no slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Full {
    /// The address holds its share.
    Address,
    /// All are held.
    All,
}

impl Slots {
    /// So many slots.
    pub fn new(shares: Shares) -> Arc<Self> {
        Arc::new(Self { shares, held: Mutex::default() })
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many are held.
    pub fn count(&self) -> usize {
        self.held().all
    }

    /// Takes a slot. If none is left, the oldest of this address is evicted, or the oldest of the address that holds the most.
    pub fn take(self: &Arc<Self>, address: IpAddr) -> Slot {
        let address = network(address);
        let mut held = self.held();
        match self.full(&held, address) {
            None => {}
            Some(Full::Address) => held.evict(address),
            Some(Full::All) => held.evict_largest(),
        }
        self.slot(&mut held, address)
    }

    /// Takes a slot if one is left.
    pub fn take_free(self: &Arc<Self>, address: IpAddr) -> Result<Slot, Full> {
        let address = network(address);
        let mut held = self.held();
        self.full(&held, address).map_or_else(|| Ok(self.slot(&mut held, address)), Err)
    }

    /// Evicts a slot of the address that holds the most, as when the system has no more files.
    pub fn evict_largest(&self) {
        self.held().evict_largest();
    }

    fn full(&self, held: &Held, address: IpAddr) -> Option<Full> {
        let own = held.by_address.get(&address).map_or(0, BTreeMap::len);
        if own >= self.shares.address {
            return Some(Full::Address);
        }
        (held.all >= self.shares.all).then_some(Full::All)
    }

    fn slot(self: &Arc<Self>, held: &mut Held, address: IpAddr) -> Slot {
        let evicted = Arc::new(Notify::new());
        let number = held.add(address, Arc::clone(&evicted));
        Slot { slots: Arc::clone(self), address, number, evicted }
    }
}

impl Held {
    fn add(&mut self, address: IpAddr, evicted: Arc<Notify>) -> u64 {
        let number = self.next;
        self.next += 1;
        self.all += 1;
        self.change(address, |own| drop(own.insert(number, evicted)));
        number
    }

    fn remove(&mut self, address: IpAddr, number: u64) {
        let mut removed = None;
        self.change(address, |own| removed = own.remove(&number));
        self.all -= usize::from(removed.is_some());
    }

    /// Tells the oldest slot of an address to go.
    fn evict(&mut self, address: IpAddr) {
        let mut oldest = None;
        self.change(address, |own| oldest = own.pop_first());
        if let Some((_, evicted)) = oldest {
            self.all -= 1;
            evicted.notify_one();
        }
    }

    fn evict_largest(&mut self) {
        if let Some((_, _, address)) = self.ranking.last().copied() {
            self.evict(address);
        }
    }

    /// Changes what an address holds, and its place in the ranking.
    fn change(&mut self, address: IpAddr, change: impl FnOnce(&mut BTreeMap<u64, Arc<Notify>>)) {
        let own = self.by_address.entry(address).or_default();
        let rank = |own: &BTreeMap<u64, Arc<Notify>>| {
            own.first_key_value().map(|(oldest, _)| (own.len(), Reverse(*oldest), address))
        };
        if let Some(rank) = rank(own) {
            self.ranking.remove(&rank);
        }
        change(own);
        match rank(own) {
            Some(rank) => drop(self.ranking.insert(rank)),
            None => drop(self.by_address.remove(&address)),
        }
    }
}

/// Waits until a slot has to be given up; for ever where there is none.
pub async fn evicted(slot: Option<&Slot>) {
    match slot {
        Some(slot) => slot.evicted.notified().await,
        None => std::future::pending().await,
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.slots.held().remove(self.address, self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::time::timeout;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn slots(all: usize, address: usize) -> Arc<Slots> {
        Slots::new(Shares { all, address })
    }

    async fn is_evicted(slot: &Slot) -> bool {
        timeout(Duration::ZERO, evicted(Some(slot))).await.is_ok()
    }

    #[tokio::test]
    async fn an_address_that_takes_more_than_its_share_loses_its_oldest() {
        let slots = slots(100, 3);
        let many: Vec<Slot> = (0..5).map(|_| slots.take(ip("192.0.2.1"))).collect();
        assert_eq!(slots.count(), 3);
        for (number, slot) in many.iter().enumerate() {
            assert_eq!(is_evicted(slot).await, number < 2, "{number}");
        }
        drop(many);
        assert_eq!(slots.count(), 0);
    }

    #[tokio::test]
    async fn when_all_are_held_who_holds_the_most_gives_one_up() {
        let slots = slots(6, 4);
        let quiet = slots.take(ip("192.0.2.7"));
        let greedy: Vec<Slot> = (0..4).map(|_| slots.take(ip("192.0.2.1"))).collect();
        let other = slots.take(ip("192.0.2.8"));
        let newcomer = slots.take(ip("192.0.2.9"));
        assert!(is_evicted(&greedy[0]).await && !is_evicted(&greedy[1]).await);
        for slot in [&quiet, &other, &newcomer] {
            assert!(!is_evicted(slot).await);
        }
        assert_eq!(slots.count(), 6);
    }

    #[tokio::test]
    async fn of_those_that_hold_as_many_the_oldest_goes() {
        let slots = slots(3, 2);
        let held = ["192.0.2.9", "192.0.2.1", "192.0.2.5"].map(|address| slots.take(ip(address)));
        let _newcomer = slots.take(ip("192.0.2.200"));
        assert!(is_evicted(&held[0]).await && !is_evicted(&held[1]).await && !is_evicted(&held[2]).await);
    }

    #[test]
    fn a_network_of_ipv6_is_one_address_and_a_mapped_one_is_ipv4() {
        let slots = slots(10, 1);
        let _v6 = slots.take_free(ip("2001:db8::1")).ok();
        assert_eq!(slots.take_free(ip("2001:db8::ffff:1")).err(), Some(Full::Address));
        let _other = slots.take_free(ip("2001:db8:0:1::1")).ok();
        let _v4 = slots.take_free(ip("::ffff:192.0.2.1")).ok();
        assert_eq!(slots.take_free(ip("192.0.2.1")).err(), Some(Full::Address));
        assert_eq!(slots.count(), 3);
    }

    #[test]
    fn where_nobody_is_evicted_the_newcomer_is_refused() {
        let slots = slots(2, 2);
        let _held = [slots.take_free(ip("192.0.2.1")).ok(), slots.take_free(ip("192.0.2.2")).ok()];
        assert_eq!(slots.take_free(ip("192.0.2.1")).err(), Some(Full::All));
    }
}
