//! Names that nobody may take, as the operator wants it.

use crate::shared::Shared;
use crate::tables::No;
use game::frame::is_muted;
use game::{Refusal, Span, Stamp};
use std::sync::{Arc, Mutex, PoisonError};

/// The log is asked at most so often: another server, or a command, may have muted a name.
const KNOWN_FOR: Span = Span::from_secs(1);

/// The patterns, and when they were read.
#[derive(Default)]
pub(crate) struct MutedNames(Mutex<Option<(Stamp, Arc<[String]>)>>);

impl MutedNames {
    fn known(&self, now: Stamp) -> Option<Arc<[String]>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.as_ref().filter(|(at, _)| now.since(*at) < KNOWN_FOR).map(|(_, patterns)| Arc::clone(patterns))
    }

    fn keep(&self, known: Option<(Stamp, Arc<[String]>)>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = known;
    }

    /// They have changed.
    pub(crate) fn forget(&self) {
        self.keep(None);
    }
}

/// May somebody call themselves like this?
pub(crate) async fn check_name(shared: &Shared, name: &str) -> Result<(), No> {
    let now = shared.clock.now();
    let patterns = patterns(shared, now).await?;
    if patterns.iter().any(|pattern| is_muted(name, pattern)) { Err(muted().into()) } else { Ok(()) }
}

async fn patterns(shared: &Shared, now: Stamp) -> Result<Arc<[String]>, No> {
    if let Some(patterns) = shared.muted.known(now) {
        return Ok(patterns);
    }
    let muted = shared.log.muted().await?;
    let patterns: Arc<[String]> = muted.into_iter().map(|muted| muted.pattern).collect();
    shared.muted.keep(Some((now, Arc::clone(&patterns))));
    Ok(patterns)
}

fn muted() -> Refusal {
    Refusal::new(
        "name_muted",
        "Diesen Namen lässt dieser Server nicht zu. Wähle einen anderen.",
        "This server does not allow this name. Choose another one.",
    )
}
