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
    /// Taking seats, and asking for codes.
    Join,
    /// Everything else over HTTP.
    Read,
    /// Opening sockets.
    Socket,
    /// Opening connections, of whatever kind. A class that opens the page at once is far below.
    Connect,
    /// Reporting names and words: nobody meets many bad ones in a minute.
    Report,
    /// Moving a table here, which has to be decided again.
    Move,
    /// Becoming a person. A class that sits down at once is below.
    Person,
    /// Codes and sheets for other devices, and copies of all that is kept of somebody.
    Link,
}

/// The server's rate limits.
pub struct RateLimits {
    by_kind: Option<[DefaultKeyedRateLimiter<IpAddr>; 9]>,
    clock: DefaultClock,
}

/// The rate limit of one socket's frames.
pub struct FrameRate(Option<DefaultDirectRateLimiter>);

impl RateLimits {
    /// Without limits if they are switched off.
    pub fn new(switch: Switch) -> Self {
        let keyed = |minute, burst| RateLimiter::keyed(quota(Quota::per_minute, minute, burst));
        let all = || {
            [
                keyed(30, 30),
                keyed(120, 60),
                keyed(600, 200),
                keyed(240, 120),
                keyed(1200, 1000),
                keyed(6, 6),
                keyed(6, 12),
                keyed(30, 60),
                keyed(12, 12),
            ]
        };
        let by_kind = (switch == Switch::On).then(all);
        Self { by_kind, clock: DefaultClock::default() }
    }

    /// May this address do this now, or is it to be told to wait?
    pub fn check(&self, kind: Kind, address: IpAddr) -> Result<(), ApiError> {
        let Some(by_kind) = &self.by_kind else { return Ok(()) };
        by_kind[kind as usize].check_key(&network(address)).map_err(|until| {
            let wait = until.wait_time_from(self.clock.now());
            ApiError::too_fast(wait.as_secs() + 1)
        })
    }

    /// May this address do this now?
    pub fn allows(&self, kind: Kind, address: IpAddr) -> bool {
        let limiter = self.by_kind.as_ref().map(|by_kind| &by_kind[kind as usize]);
        limiter.is_none_or(|limiter| limiter.check_key(&network(address)).is_ok())
    }

    /// Forgets addresses that are no longer limited. Looks at all, so it is for a timer, not for requests.
    pub fn sweep(&self) {
        for limiter in self.by_kind.iter().flatten() {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }

    /// A limit for one socket: 20 frames a second, 60 at once. A message is one frame, unless the client cuts it.
    pub fn frames(&self) -> FrameRate {
        FrameRate(self.by_kind.is_some().then(|| RateLimiter::direct(quota(Quota::per_second, 20, 60))))
    }
}

impl FrameRate {
    /// May so many frames come now?
    pub fn allows(&self, frames: NonZeroU32) -> bool {
        self.0.as_ref().is_none_or(|limiter| matches!(limiter.check_n(frames), Ok(Ok(()))))
    }
}

fn quota(per: fn(NonZeroU32) -> Quota, count: u32, burst: u32) -> Quota {
    let least_one = |n| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
    per(least_one(count)).allow_burst(least_one(burst))
}

/// An IPv6 subscriber usually has a whole /64 network: it counts as one address.
pub fn network(address: IpAddr) -> IpAddr {
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
        let frames = limits.frames();
        assert_eq!((0..100).filter(|_| frames.allows(NonZeroU32::MIN)).count(), 60);
    }

    #[test]
    fn addresses_that_are_no_longer_limited_are_forgotten_by_the_sweep() {
        let limits = RateLimits::new(Switch::On);
        let known = || limits.by_kind.iter().flatten().map(RateLimiter::len).sum::<usize>();
        for number in 0..20_000 {
            limits.check(Kind::Read, IpAddr::V4(number.into())).unwrap();
        }
        assert_eq!(known(), 20_000, "a request forgets nobody");
        // One request of 600 a minute is made good after a tenth of a second.
        std::thread::sleep(std::time::Duration::from_millis(200));
        limits.sweep();
        assert_eq!(known(), 0);
    }

    #[test]
    fn without_limits_everything_is_allowed() {
        let limits = RateLimits::new(Switch::Off);
        let address: IpAddr = "192.0.2.1".parse().unwrap();
        let frames = limits.frames();
        let is_free = || limits.check(Kind::Open, address).is_ok() && frames.allows(NonZeroU32::MIN);
        assert!((0..1000).all(|_| is_free()));
    }
}
