//! The budget of wrong codes. Codes are short, so that they can be said; who tries them one after the other must not get far.
//! A right code costs nothing.

use super::limits::network;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// In this time an address has its whole budget back.
const REFILL: Duration = Duration::from_hours(24);
/// So many wrong codes of all addresses together, and one more every [`REFILL_OF_ALL`]: beyond, somebody has many addresses.
const MOST_OF_ALL: u32 = 500;
const REFILL_OF_ALL: Duration = Duration::from_mins(3);
/// So many wrong codes an address has when those of all are used up.
const LEAST: u32 = 3;
/// So many addresses are remembered at most. Who has that many needs no second chance: then all are forgotten.
const MOST_ADDRESSES: usize = 100_000;

/// The budgets.
pub struct Guesses {
    /// Of each address; 0 for no limit.
    most: u32,
    spent: Mutex<Spent>,
}

#[derive(Default)]
struct Spent {
    /// When each has its whole budget back.
    by_address: HashMap<IpAddr, Instant>,
    by_all: Option<Instant>,
}

/// A guess that was paid for; it is given back if it was right.
pub struct Guess<'a> {
    guesses: &'a Guesses,
    address: IpAddr,
}

/// The budget is used up for so long.
#[derive(Debug, PartialEq, Eq)]
pub struct UsedUp(pub Duration);

impl Guesses {
    /// So many wrong codes for each address; 0 for as many as they like.
    pub fn new(most: u32) -> Self {
        Self { most, spent: Mutex::default() }
    }

    fn spent(&self) -> MutexGuard<'_, Spent> {
        self.spent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Pays for a guess, before it is known whether it is right.
    pub fn guess(&self, address: IpAddr) -> Result<Guess<'_>, UsedUp> {
        let address = network(address);
        if self.most > 0 {
            self.pay(&mut self.spent(), address)?;
        }
        Ok(Guess { guesses: self, address })
    }

    fn pay(&self, spent: &mut Spent, address: IpAddr) -> Result<(), UsedUp> {
        let now = Instant::now();
        if spent.by_address.len() >= MOST_ADDRESSES && !spent.by_address.contains_key(&address) {
            spent.by_address.clear();
        }
        let all = spent.by_all.unwrap_or(now).max(now);
        let is_scarce = all - now > REFILL_OF_ALL * (MOST_OF_ALL - 1);
        let most = if is_scarce { self.most.min(LEAST) } else { self.most };
        let own = spent.by_address.get(&address).copied().unwrap_or(now).max(now);
        let wait = (own - now).saturating_sub(self.each() * (most - 1));
        if !wait.is_zero() {
            return Err(UsedUp(wait));
        }
        spent.by_address.insert(address, own + self.each());
        if !is_scarce {
            spent.by_all = Some(all + REFILL_OF_ALL);
        }
        Ok(())
    }

    /// The time in which one guess comes back.
    fn each(&self) -> Duration {
        REFILL / self.most.max(1)
    }

    /// Forgets addresses that have their whole budget.
    pub fn sweep(&self) {
        let now = Instant::now();
        self.spent().by_address.retain(|_, full| *full > now);
    }
}

impl Guess<'_> {
    /// The guess was right: it costs nothing.
    pub fn was_right(self) {
        let mut spent = self.guesses.spent();
        if let Some(full) = spent.by_address.get_mut(&self.address) {
            *full -= self.guesses.each();
        }
        spent.by_all = spent.by_all.map(|all| all - REFILL_OF_ALL);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::time::advance;

    const MONTH: Duration = Duration::from_hours(30 * 24);

    fn ip(number: u32) -> IpAddr {
        IpAddr::V4(number.into())
    }

    /// So many wrong guesses before the budget is used up.
    fn wrong(guesses: &Guesses, address: IpAddr) -> usize {
        (0..10_000).take_while(|_| guesses.guess(address).is_ok()).count()
    }

    #[tokio::test(start_paused = true)]
    async fn trying_all_codes_from_one_address_takes_months() {
        let guesses = Guesses::new(20);
        let began = Instant::now();
        let mut tried = 0;
        while tried < 2916 {
            match guesses.guess(ip(1)) {
                Ok(_) => tried += 1,
                Err(UsedUp(wait)) => advance(wait).await,
            }
        }
        assert!(began.elapsed() > MONTH * 45 / 10, "{:?}", began.elapsed());
    }

    #[tokio::test(start_paused = true)]
    async fn a_right_code_costs_nothing_and_others_are_not_hindered() {
        let guesses = Guesses::new(20);
        for _ in 0..1000 {
            guesses.guess(ip(1)).unwrap_or_else(|_| panic!("it is free")).was_right();
        }
        assert_eq!(wrong(&guesses, ip(1)), 20);
        assert_eq!(wrong(&guesses, ip(2)), 20);
        advance(REFILL / 20).await;
        assert_eq!(wrong(&guesses, ip(1)), 1);
    }

    #[tokio::test(start_paused = true)]
    async fn many_addresses_together_get_fewer_each_but_nobody_is_shut_out() {
        let guesses = Guesses::new(20);
        let counts: Vec<usize> = (0..100).map(|address| wrong(&guesses, ip(address))).collect();
        assert_eq!((counts[0], counts[24], counts[30], counts[99]), (20, 20, 3, 3));
        assert_eq!(wrong(&guesses, ip(200)), 3, "somebody else can still mistype");
        advance(REFILL).await;
        assert_eq!(wrong(&guesses, ip(201)), 20);
    }

    #[tokio::test(start_paused = true)]
    async fn who_has_the_whole_budget_back_is_forgotten() {
        let guesses = Guesses::new(20);
        assert_eq!(wrong(&guesses, ip(1)), 20);
        guesses.sweep();
        assert_eq!(guesses.spent().by_address.len(), 1);
        advance(REFILL).await;
        guesses.sweep();
        assert_eq!(guesses.spent().by_address.len(), 0);
    }

    #[test]
    fn without_limits_every_guess_is_free() {
        let guesses = Guesses::new(0);
        assert_eq!(wrong(&guesses, ip(1)), 10_000);
    }
}
