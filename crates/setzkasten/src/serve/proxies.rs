//! The proxies that are trusted, and the address that a request comes from.

use axum::http::HeaderMap;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

/// Proxies that may say for whom they ask: addresses and networks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proxies(Vec<Network>);

/// All addresses that begin alike: `10.0.0.0/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Network {
    address: IpAddr,
    /// So many bits are the same.
    prefix: u8,
}

/// What is no list of addresses.
#[derive(Debug, thiserror::Error)]
#[error(
    "“{0}” is no address; name the proxies in front whose X-Forwarded-For is believed, e.g. 127.0.0.1,10.0.0.0/8, or leave it out \
     if there is none"
)]
pub struct BadProxies(String);

impl Proxies {
    /// May this peer say for whom it asks?
    pub fn trust(&self, peer: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(peer))
    }

    /// The address that a request comes from: outwards from the peer, the first that is no trusted proxy. What stands further
    /// left in the list can be forged.
    pub fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut nearest = peer.to_canonical();
        for hop in forwarded(headers) {
            if !self.trust(nearest) {
                break;
            }
            let Some(address) = address(hop) else { break };
            nearest = address;
        }
        nearest
    }
}

/// The entries of all `X-Forwarded-For` headers, the nearest first.
fn forwarded(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    let lists = headers.get_all("x-forwarded-for").iter().rev();
    lists.flat_map(|list| list.to_str().unwrap_or_default().rsplit(','))
}

/// `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]` or `[2001:db8::1]:80`.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse().or_else(|_| text.parse::<SocketAddr>().map(|socket| socket.ip()));
    address.ok().map(|address: IpAddr| address.to_canonical())
}

impl Network {
    fn contains(&self, other: IpAddr) -> bool {
        let other = other.to_canonical();
        let differing = bits(self.address) ^ bits(other);
        self.address.is_ipv4() == other.is_ipv4() && differing.leading_zeros() >= u32::from(self.prefix)
    }
}

/// The bits of an address, the first one highest.
fn bits(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(v4) => u128::from(u32::from(v4)) << 96,
        IpAddr::V6(v6) => u128::from(v6),
    }
}

impl FromStr for Network {
    type Err = BadProxies;

    fn from_str(text: &str) -> Result<Self, BadProxies> {
        let bad = || BadProxies(text.to_owned());
        let (address, prefix) = text.split_once('/').map_or((text, None), |(a, p)| (a, Some(p)));
        let address: IpAddr = address.parse().map_err(|_| bad())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let prefix: u8 = prefix.map_or(Ok(most), str::parse).map_err(|_| bad())?;
        if prefix > most {
            return Err(bad());
        }
        Ok(Self { address, prefix })
    }
}

impl FromStr for Proxies {
    type Err = BadProxies;

    /// A list with commas; an empty one is none, as of a variable that is set to nothing.
    fn from_str(text: &str) -> Result<Self, BadProxies> {
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        parts.map(str::parse).collect::<Result<_, _>>().map(Self)
    }
}

impl fmt::Display for Proxies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown: Vec<String> = self.0.iter().map(|n| format!("{}/{}", n.address, n.prefix)).collect();
        f.write_str(&shown.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn proxies(text: &str) -> Proxies {
        text.parse().unwrap()
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    /// Who asks, as this peer tells with these headers.
    fn client(trusted: &str, peer: &str, lists: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for list in lists {
            headers.append("x-forwarded-for", HeaderValue::from_str(list).unwrap());
        }
        proxies(trusted).client(ip(peer), &headers).to_string()
    }

    #[test]
    fn addresses_and_networks_are_trusted_and_no_others() {
        let some = proxies("127.0.0.1, 10.0.0.0/8,2001:db8::/32,::1");
        for peer in ["127.0.0.1", "10.255.0.7", "2001:db8:ffff::1", "::1", "::ffff:10.1.2.3"] {
            assert!(some.trust(ip(peer)), "{peer}");
        }
        for peer in ["127.0.0.2", "11.0.0.1", "2001:db9::1", "::2", "::ffff:11.0.0.1", "::7f00:1"] {
            assert!(!some.trust(ip(peer)), "{peer}");
        }
        assert!(proxies("0.0.0.0/0").trust(ip("192.0.2.1")) && !proxies("0.0.0.0/0").trust(ip("::1")));
        assert!(!proxies("").trust(ip("127.0.0.1")));
        assert_eq!(some.to_string(), "127.0.0.1/32,10.0.0.0/8,2001:db8::/32,::1/128");
    }

    #[test]
    fn what_is_no_address_is_refused_with_what_to_write() {
        for text in ["true", "false", "10.0.0.0/33", "::/129", "10.0.0.0/", "proxy.example", "1.2.3.4:80"] {
            let error = text.parse::<Proxies>().unwrap_err().to_string();
            assert!(error.contains(text) && error.contains("127.0.0.1,10.0.0.0/8"), "{error}");
        }
    }

    #[test]
    fn the_nearest_address_that_is_no_proxy_counts() {
        let trusted = "127.0.0.1,10.0.0.0/8";
        assert_eq!(client(trusted, "127.0.0.1", &["192.0.2.1"]), "192.0.2.1");
        assert_eq!(client(trusted, "127.0.0.1", &["198.51.100.7, 192.0.2.1"]), "192.0.2.1");
        assert_eq!(client(trusted, "127.0.0.1", &["192.0.2.1, 10.0.0.3"]), "192.0.2.1");
        assert_eq!(client(trusted, "127.0.0.1", &["198.51.100.7", "192.0.2.1,10.0.0.3"]), "192.0.2.1");
        assert_eq!(client(trusted, "127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(client(trusted, "::ffff:127.0.0.1", &["192.0.2.1"]), "192.0.2.1");
        assert_eq!(
            client(trusted, "127.0.0.1", &["10.0.0.9, 10.0.0.3"]),
            "10.0.0.9",
            "a proxy asks for itself"
        );
        assert_eq!(
            client(trusted, "127.0.0.1", &["192.0.2.1, unknown"]),
            "127.0.0.1",
            "nobody is believed further"
        );
    }

    #[test]
    fn a_peer_that_is_no_proxy_is_not_believed() {
        assert_eq!(client("10.0.0.0/8", "192.0.2.9", &["198.51.100.7"]), "192.0.2.9");
        assert_eq!(client("", "127.0.0.1", &["198.51.100.7"]), "127.0.0.1");
    }

    #[test]
    fn ports_are_understood() {
        for (text, wanted) in [
            ("192.0.2.1:4711", "192.0.2.1"),
            ("[2001:db8::1]:4711", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            (" 2001:db8::1 ", "2001:db8::1"),
            ("::ffff:192.0.2.1", "192.0.2.1"),
        ] {
            assert_eq!(client("127.0.0.1", "127.0.0.1", &[text]), wanted);
        }
    }
}
