//! The kernel's own measure of a connection: the smallest round trip that its packets took.
//!
//! A client that answers pings late looks far away; its kernel acknowledges packets at once all the same. The measure is
//! asked for by netlink (`sock_diag`), as there is no safe call for `TCP_INFO`. Where that is not allowed, or on another
//! system than Linux, there is none.

use game::Span;
use std::net::{IpAddr, SocketAddr};

/// A TCP connection of this server.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// This side.
    pub local: SocketAddr,
    /// The other side: a client, or a proxy.
    pub peer: SocketAddr,
}

impl Line {
    /// Does it lead to this client itself? A proxy that the server does not know of is most likely on the same machine.
    pub fn reaches(&self, client: IpAddr) -> bool {
        let peer = self.peer.ip().to_canonical();
        peer == client.to_canonical() && !peer.is_loopback()
    }

    /// The smallest round trip so far, rounded up to a millisecond.
    pub fn smallest_round_trip(&self) -> Option<Span> {
        linux::smallest_round_trip(self).map(|micros| Span::from_millis(u64::from(micros).div_ceil(1000)))
    }
}

#[cfg(not(target_os = "linux"))]
mod linux {
    pub(super) fn smallest_round_trip(_line: &super::Line) -> Option<u32> {
        None
    }
}

#[cfg(target_os = "linux")]
mod linux {
    use super::Line;
    use rustix::net::netlink::{SOCK_DIAG, SocketAddrNetlink};
    use rustix::net::{
        AddressFamily, RecvFlags, SendFlags, SocketFlags, SocketType, recv, sendto, socket_with,
    };
    use std::net::{IpAddr, SocketAddr};

    /// `SOCK_DIAG_BY_FAMILY`: the kind of a question and of its answer.
    const BY_FAMILY: u16 = 20;
    const REQUEST: u16 = 1;
    const TCP: u8 = 6;
    /// `INET_DIAG_INFO`: the attribute that holds a `struct tcp_info`.
    const INFO: u16 = 2;
    /// The lengths of `struct nlmsghdr` and `struct inet_diag_msg`: the attributes follow.
    const HEADER: usize = 16;
    const MESSAGE: usize = 72;
    /// `TCP_ESTABLISHED`: the state of a connection. Where there is none, the kernel tells of the socket that listens.
    const ESTABLISHED: u8 = 1;
    /// Where `tcpi_min_rtt` lies in a `struct tcp_info`.
    const MIN_RTT: usize = 148;

    pub(super) fn smallest_round_trip(line: &Line) -> Option<u32> {
        let flags = SocketFlags::CLOEXEC | SocketFlags::NONBLOCK;
        let socket = socket_with(AddressFamily::NETLINK, SocketType::DGRAM, flags, Some(SOCK_DIAG)).ok()?;
        sendto(&socket, &question(line), SendFlags::empty(), &SocketAddrNetlink::new(0, 0)).ok()?;
        let mut answer = [0; 2048];
        // The kernel has answered before `sendto` returns.
        let (length, _) = recv(&socket, &mut answer, RecvFlags::empty()).ok()?;
        min_rtt(answer.get(..length)?)
    }

    /// `struct nlmsghdr` and `struct inet_diag_req_v2` for one connection.
    fn question(line: &Line) -> Vec<u8> {
        let (local, peer) = (line.local, line.peer);
        let family: u8 = if local.is_ipv4() { 2 } else { 10 };
        let mut wanted = vec![family, TCP, 1 << (INFO - 1), 0];
        wanted.extend(u32::MAX.to_ne_bytes()); // In any state.
        wanted.extend(local.port().to_be_bytes());
        wanted.extend(peer.port().to_be_bytes());
        wanted.extend(address(local));
        wanted.extend(address(peer));
        wanted.extend(0_u32.to_ne_bytes()); // By any interface.
        wanted.extend([u8::MAX; 8]); // No cookie.
        let mut question = Vec::with_capacity(HEADER + wanted.len());
        question.extend(((HEADER + wanted.len()) as u32).to_ne_bytes());
        question.extend(BY_FAMILY.to_ne_bytes());
        question.extend(REQUEST.to_ne_bytes());
        question.extend([0; 8]); // No number, from anybody.
        question.extend(wanted);
        question
    }

    /// Sixteen bytes, also for IPv4.
    fn address(address: SocketAddr) -> [u8; 16] {
        match address.ip() {
            IpAddr::V6(ip) => ip.octets(),
            IpAddr::V4(ip) => {
                let mut bytes = [0; 16];
                bytes[..4].copy_from_slice(&ip.octets());
                bytes
            }
        }
    }

    fn min_rtt(answer: &[u8]) -> Option<u32> {
        let kind = u16::from_ne_bytes(answer.get(4..6)?.try_into().ok()?);
        if kind != BY_FAMILY || *answer.get(HEADER + 1)? != ESTABLISHED {
            return None;
        }
        let mut attributes = answer.get(HEADER + MESSAGE..)?;
        loop {
            let length = usize::from(u16::from_ne_bytes(attributes.get(..2)?.try_into().ok()?));
            let kind = u16::from_ne_bytes(attributes.get(2..4)?.try_into().ok()?);
            let value = attributes.get(4..length)?;
            if kind == INFO {
                let micros = u32::from_ne_bytes(value.get(MIN_RTT..MIN_RTT + 4)?.try_into().ok()?);
                return (micros != u32::MAX).then_some(micros); // Nothing was measured yet.
            }
            attributes = attributes.get(length.next_multiple_of(4)..)?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};
    use std::net::{TcpListener, TcpStream};

    #[test]
    fn a_proxy_is_not_the_client() {
        let line = |peer: &str| Line { local: "[::1]:80".parse().unwrap(), peer: peer.parse().unwrap() };
        let client = |ip: &str| ip.parse().unwrap();
        assert!(line("192.0.2.7:9000").reaches(client("192.0.2.7")));
        assert!(line("[::ffff:192.0.2.7]:9000").reaches(client("192.0.2.7")));
        assert!(!line("192.0.2.1:9000").reaches(client("192.0.2.7")), "it was forwarded");
        assert!(!line("127.0.0.1:9000").reaches(client("127.0.0.1")), "a proxy beside the server, perhaps");
    }

    /// A connection on this machine takes next to no time, as far as the kernel can be asked.
    #[test]
    #[cfg(target_os = "linux")]
    fn the_kernel_tells_the_smallest_round_trip() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let mut client = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let (mut server, peer) = listener.accept().unwrap();
        let mut byte = [0];
        for _ in 0..5 {
            server.write_all(b"x").unwrap();
            client.read_exact(&mut byte).unwrap();
        }
        let line = Line { local: server.local_addr().unwrap(), peer };
        let Some(round_trip) = line.smallest_round_trip() else {
            eprintln!("netlink is not allowed here");
            return;
        };
        assert!(round_trip < Span::from_secs(5), "{round_trip:?}");
        let nowhere = Line { peer: "127.0.0.1:1".parse().unwrap(), ..line };
        assert_eq!(nowhere.smallest_round_trip(), None, "there is no such connection");
    }
}
