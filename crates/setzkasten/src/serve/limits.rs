//! Rate limits per IP address. A whole school may share one address: the limits stop machines, not people.

use super::config::Switch;
use super::error::ApiError;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;

/// What is limited, per address.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Opening tables.
    Open,
    /// Taking seats, and trying codes.
    Join,
    /// Everything else over HTTP.
    Read,
    /// Opening sockets.
    Socket,
}

/// The server's rate limits.
pub struct RateLimits {
    by_kind: Option<[DefaultKeyedRateLimiter<IpAddr>; 4]>,
    clock: DefaultClock,
}

/// The rate limit of one socket's messages.
pub struct MessageLimit(Option<DefaultDirectRateLimiter>);

impl RateLimits {
    /// Without limits if they are switched off.
    pub fn new(switch: Switch) -> Self {
        let keyed = |minute, burst| RateLimiter::keyed(quota(Quota::per_minute, minute, burst));
        let by_kind =
            (switch == Switch::On).then(|| [keyed(30, 30), keyed(120, 60), keyed(600, 200), keyed(240, 120)]);
        Self { by_kind, clock: DefaultClock::default() }
    }

    /// May this address do this now?
    pub fn check(&self, kind: Kind, address: IpAddr) -> Result<(), ApiError> {
        let Some(by_kind) = &self.by_kind else { return Ok(()) };
        let limiter = &by_kind[kind as usize];
        // Drops the entries of addresses that are no longer limited.
        if limiter.len() > 10_000 {
            limiter.retain_recent();
        }
        limiter.check_key(&network(address)).map_err(|until| {
            let wait = until.wait_time_from(self.clock.now());
            ApiError::too_fast(wait.as_secs() + 1)
        })
    }

    /// A limit for one socket: 20 messages a second, 60 at once.
    pub fn messages(&self) -> MessageLimit {
        MessageLimit(self.by_kind.is_some().then(|| RateLimiter::direct(quota(Quota::per_second, 20, 60))))
    }
}

impl MessageLimit {
    /// May another message come now?
    pub fn allows(&self) -> bool {
        self.0.as_ref().is_none_or(|limiter| limiter.check().is_ok())
    }
}

fn quota(per: fn(NonZeroU32) -> Quota, count: u32, burst: u32) -> Quota {
    let least_one = |n| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
    per(least_one(count)).allow_burst(least_one(burst))
}

/// An IPv6 subscriber usually has a whole /64 network: it counts as one address.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => IpAddr::V6(Ipv6Addr::from(u128::from(v6) >> 64 << 64)),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_it_is_too_fast() {
        let limits = RateLimits::new(Switch::On);
        let address: IpAddr = "2001:db8::1".parse().unwrap();
        let same_network: IpAddr = "2001:db8::2:3".parse().unwrap();
        assert!((0..30).all(|_| limits.check(Kind::Open, address).is_ok()));
        assert!(limits.check(Kind::Open, same_network).is_err());
        assert!(limits.check(Kind::Open, "192.0.2.1".parse().unwrap()).is_ok());
        assert!(limits.check(Kind::Join, address).is_ok());
        let messages = limits.messages();
        assert_eq!((0..100).filter(|_| messages.allows()).count(), 60);
    }

    #[test]
    fn without_limits_everything_is_allowed() {
        let limits = RateLimits::new(Switch::Off);
        let address: IpAddr = "192.0.2.1".parse().unwrap();
        assert!((0..1000).all(|_| limits.check(Kind::Open, address).is_ok() && limits.messages().allows()));
    }
}
