//! Who comes to a table from where, and whom the host has sent away: in memory only, and only as long as the table is there.
//!
//! Whoever was sent away is known by the secret of the old seat, which the log knows (see the desk). A browser that has thrown
//! it away comes from the same address: so that address takes no more seats. An address that others at the table have come
//! from, too, is a school or a household: it stays open.

use game::Guest;
use std::collections::{HashMap, HashSet};
use std::net::{IpAddr, Ipv6Addr};

/// Addresses of guests.
#[derive(Debug, Default)]
pub(crate) struct Entrance {
    guests: HashMap<Guest, IpAddr>,
    barred: HashSet<IpAddr>,
}

impl Entrance {
    /// A guest comes from there.
    pub(crate) fn note(&mut self, guest: Guest, address: IpAddr) {
        self.guests.insert(guest, network(address));
    }

    /// The host has sent a guest away.
    pub(crate) fn bar(&mut self, guest: Guest) {
        let Some(address) = self.guests.remove(&guest) else { return };
        if !self.guests.values().any(|other| *other == address) {
            self.barred.insert(address);
        }
    }

    /// Does somebody from there get no seat?
    pub(crate) fn is_barred(&self, address: IpAddr) -> bool {
        self.barred.contains(&network(address))
    }
}

/// An IPv6 subscriber usually has a whole /64 network: it counts as one address.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_barred_unless_others_come_from_it() {
        let address = |text: &str| text.parse().unwrap();
        let mut entrance = Entrance::default();
        for (guest, from) in [(0, "192.0.2.1"), (1, "192.0.2.1"), (2, "192.0.2.2"), (3, "2001:db8::1")] {
            entrance.note(Guest::new(guest), address(from));
        }
        (1..=4).for_each(|guest| entrance.bar(Guest::new(guest)));
        assert!(!entrance.is_barred(address("192.0.2.1")), "the host's own household");
        assert!(entrance.is_barred(address("192.0.2.2")));
        assert!(entrance.is_barred(address("2001:db8::2:3")), "the same network");
        assert!(!entrance.is_barred(address("2001:db8:0:1::1")));
    }
}
