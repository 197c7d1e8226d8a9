//! The restart that whoever runs the server has announced: every connected player is told, and whoever connects later.

use crate::log::{Note, Unavailable};
use crate::registry::Registry;
use crate::shared::Shared;
use desk::message::{ServerMessage, json};
use game::{Span, Stamp};
use std::sync::{Arc, Mutex, PoisonError};

/// An announcement holds so long after its time: a restart may be late.
const GRACE: Span = Span::from_secs(10 * 60);

/// When the server restarts, if that was announced.
#[derive(Default)]
pub(crate) struct Restart(Mutex<Option<Stamp>>);

impl Restart {
    /// When it restarts.
    pub(crate) fn at(&self, now: Stamp) -> Option<Stamp> {
        let at = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        at.filter(|at| now <= *at + GRACE)
    }

    /// What those who connect now are told.
    pub(crate) fn message(&self, now: Stamp) -> Option<Arc<str>> {
        self.at(now).map(|at| message(Some(at)))
    }

    /// Notes when it restarts; has that changed?
    fn set(&self, at: Option<Stamp>) -> bool {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::replace(&mut *known, at) != at
    }
}

fn message(at: Option<Stamp>) -> Arc<str> {
    json(&ServerMessage::Restart { at }).into()
}

/// Announces a restart at this server, and at all that share its log; or calls it off.
pub(crate) async fn announce(
    shared: &Shared,
    registry: &Registry,
    at: Option<Stamp>,
) -> Result<(), Unavailable> {
    // A server that is alone has done it when it starts again, and announces nothing any more.
    if shared.log.is_shared() {
        shared.log.note(Note::Restart, at.map(|at| at.millis().to_string())).await?;
    }
    tell(shared, registry, at);
    Ok(())
}

/// Another server may have announced something, or called it off.
pub(crate) async fn look(shared: &Shared, registry: &Registry) -> Result<(), Unavailable> {
    let noted = shared.log.noted(Note::Restart).await?;
    let at = noted.and_then(|millis| millis.parse().ok()).map(Stamp::from_millis);
    tell(shared, registry, at.filter(|at| shared.clock.now() <= *at + GRACE));
    Ok(())
}

fn tell(shared: &Shared, registry: &Registry, at: Option<Stamp>) {
    if shared.restart.set(at) {
        let message = message(at);
        for (_, table) in registry.all() {
            table.tell(Arc::clone(&message));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_announcement_is_forgotten_a_while_after_its_time() {
        let (at, restart) = (Stamp::from_millis(1_000_000), Restart::default());
        assert_eq!(restart.at(at), None);
        assert!(restart.set(Some(at)) && !restart.set(Some(at)), "it has changed once");
        assert_eq!(restart.message(at + GRACE).as_deref(), Some(r#"{"type":"restart","at":1000000}"#));
        assert_eq!(restart.message(at + GRACE + Span::from_millis(1)), None);
        assert_eq!(&*message(None), r#"{"type":"restart"}"#);
    }
}
