//! Counts who is turned away at the door, and why.

use axum::response::Response;
use std::sync::atomic::{AtomicU64, Ordering};

/// Why somebody is turned away. Error responses carry it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Their address has too many connections, or has the most of all.
    Connections,
    /// Their address has too many sockets, or there are too many.
    Sockets,
    /// They ask too often.
    Rate,
    /// They have tried too many wrong codes.
    Codes,
    /// They have tried too many wrong tokens of the operator's.
    Tokens,
    /// Their page is a stranger's.
    Origin,
    /// Their request takes too long to arrive, or its answer to be read.
    Slow,
    /// They send too many frames on a socket.
    Frames,
}

/// The counters.
#[derive(Default)]
pub struct Rejections([AtomicU64; Reason::ALL.len()]);

impl Reason {
    const ALL: [(Self, &str); 8] = [
        (Self::Connections, "connections"),
        (Self::Sockets, "sockets"),
        (Self::Rate, "rate"),
        (Self::Codes, "codes"),
        (Self::Tokens, "tokens"),
        (Self::Origin, "origin"),
        (Self::Slow, "slow"),
        (Self::Frames, "frames"),
    ];
}

impl Rejections {
    /// Counts one.
    pub fn add(&self, reason: Reason) {
        self.0[reason as usize].fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a response that turns somebody away.
    pub fn count(&self, response: &Response) {
        if let Some(reason) = response.extensions().get::<Reason>() {
            self.add(*reason);
        }
    }

    /// The reasons and how often each was one.
    pub fn all(&self) -> impl Iterator<Item = (&'static str, u64)> {
        Reason::ALL.iter().map(|(reason, name)| (*name, self.0[*reason as usize].load(Ordering::Relaxed)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_its_counter() {
        let rejections = Rejections::default();
        for (number, (reason, _)) in Reason::ALL.iter().enumerate() {
            assert_eq!(*reason as usize, number);
            rejections.add(*reason);
        }
        assert!(rejections.all().all(|(_, count)| count == 1));
    }
}
