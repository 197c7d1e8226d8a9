//! The other servers: when each was last alive, as the log knows it.

use game::{Span, Stamp};
use std::collections::HashMap;

/// A server without a heartbeat for so long is dead. Heartbeats come once a second.
const DEAD_AFTER: Span = Span::from_secs(5);

/// What a server knows of the others.
#[derive(Default)]
pub struct Peers {
    beats: HashMap<u32, Beat>,
    /// Since when the log has answered without a break: while it was away, nobody could write a heartbeat.
    since: Option<Stamp>,
}

#[derive(Clone, Copy)]
struct Beat {
    /// When somebody first asked.
    asked: Stamp,
    last: Option<Stamp>,
}

impl Beat {
    /// A server without any heartbeat was alive when it was first heard of.
    fn last_alive(self) -> Stamp {
        self.last.unwrap_or(self.asked)
    }
}

impl Peers {
    /// The servers that were asked about.
    pub fn nodes(&self) -> Vec<u32> {
        self.beats.keys().copied().collect()
    }

    /// Since when this server is dead; `None` if it lives, or if that is not known yet.
    pub fn dead_since(&mut self, node: u32, now: Stamp) -> Option<Stamp> {
        let beat = *self.beats.entry(node).or_insert(Beat { asked: now, last: None });
        let had_time = self.since.is_some_and(|since| since + DEAD_AFTER <= now);
        let last = beat.last_alive();
        (had_time && beat.asked < now && is_dead(last, now)).then_some(last)
    }

    /// What the log says of the servers that were asked about; `None` if it does not answer.
    pub fn refresh(&mut self, beats: Option<&[(u32, Stamp)]>, now: Stamp) {
        let Some(beats) = beats else {
            self.since = None;
            return;
        };
        self.since = self.since.or(Some(now));
        for (node, at) in beats {
            self.beats.entry(*node).and_modify(|beat| beat.last = Some(*at));
        }
    }
}

/// Is a server dead that was last alive then?
pub(crate) fn is_dead(last: Stamp, now: Stamp) -> bool {
    last + DEAD_AFTER <= now
}
