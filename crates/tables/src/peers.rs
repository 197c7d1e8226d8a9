//! The other servers: when each was last alive, as the log knows it.

use crate::log::{Log, Unavailable};
use game::{Span, Stamp};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A server that has not said for so long that it lives is dead. Beats come once a second.
const DEAD_AFTER: Span = Span::from_secs(5);

/// What is known of the other servers.
#[derive(Default)]
pub(crate) struct Peers(Mutex<Known>);

#[derive(Default)]
struct Known {
    beats: HashMap<u32, Beat>,
    /// Since when the log has answered without a break: while it was away, nobody could say that they live.
    since: Option<Stamp>,
}

#[derive(Clone, Copy)]
struct Beat {
    /// When somebody first wanted to know.
    asked: Stamp,
    last: Option<Stamp>,
}

impl Beat {
    /// A server that never said so much was alive when it was first heard of.
    fn sign_of_life(self) -> Stamp {
        self.last.unwrap_or(self.asked)
    }
}

impl Peers {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Since when this server is dead; `None` if it lives, or if that is not known yet.
    pub(crate) fn dead_since(&self, node: u32, now: Stamp) -> Option<Stamp> {
        let mut known = self.known();
        let beat = *known.beats.entry(node).or_insert(Beat { asked: now, last: None });
        let had_time = known.since.is_some_and(|since| since + DEAD_AFTER <= now);
        let life = beat.sign_of_life();
        (had_time && beat.asked < now && life + DEAD_AFTER <= now).then_some(life)
    }

    /// Asks the log how all are who were asked after.
    pub(crate) async fn refresh(&self, log: &dyn Log, now: Stamp) -> Result<(), Unavailable> {
        let nodes: Vec<u32> = self.known().beats.keys().copied().collect();
        let beats = log.beats(nodes).await;
        let mut known = self.known();
        match &beats {
            Err(_) => known.since = None,
            Ok(beats) => {
                known.since = known.since.or(Some(now));
                for (node, at) in beats {
                    known.beats.entry(*node).and_modify(|beat| beat.last = Some(*at));
                }
            }
        }
        beats.map(drop)
    }
}

/// Is a server dead that was last alive then?
pub(crate) fn is_dead(last: Stamp, now: Stamp) -> bool {
    last + DEAD_AFTER <= now
}
