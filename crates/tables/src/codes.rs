//! Codes of new tables: short while few lobbies are open, and never tried many times.

use crate::shared::Shared;
use desk::Unavailable;
use desk::row::{CodeLength, MANY_LOBBIES, draw_code};
use game::{Chance, Span, Stamp};
use std::sync::{Mutex, PoisonError};

/// So many codes are drawn at once where one may be taken: hardly ever are all of them.
const CANDIDATES: usize = 32;
/// How many lobbies are open is asked at most so often.
const COUNTED_FOR: Span = Span::from_secs(1);

/// How many lobbies were open, and when that was.
#[derive(Default)]
pub(crate) struct Lobbies(Mutex<Option<(Stamp, u32)>>);

impl Lobbies {
    fn known(&self, now: Stamp) -> Option<u32> {
        let counted = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        counted.filter(|(at, _)| now.since(*at) < COUNTED_FOR).map(|(_, lobbies)| lobbies)
    }

    fn note(&self, now: Stamp, lobbies: u32) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((now, lobbies));
    }
}

/// How long new codes are now.
pub(crate) async fn length(shared: &Shared) -> Result<CodeLength, Unavailable> {
    let now = shared.clock.now();
    if let Some(lobbies) = shared.lobbies.known(now) {
        return Ok(CodeLength::for_lobbies(lobbies));
    }
    let lobbies = shared.log.lobbies(MANY_LOBBIES).await?;
    shared.lobbies.note(now, lobbies);
    Ok(CodeLength::for_lobbies(lobbies))
}

/// A code that is free, most probably; `None` if none was found. The first try takes any short one, as nine of ten are free;
/// when that was taken after all, the log is asked; and when others open tables at the same time, codes get longer.
pub(crate) async fn draw(
    shared: &Shared,
    length: CodeLength,
    tried: usize,
    chance: &mut Chance,
) -> Result<Option<String>, Unavailable> {
    if length == CodeLength::Short && tried == 0 {
        return Ok(Some(draw_code(length, chance)));
    }
    let length = if tried > 1 { CodeLength::Long } else { length };
    let candidates = (0..CANDIDATES).map(|_| draw_code(length, chance)).collect();
    Ok(shared.log.free_codes(candidates).await?.into_iter().next())
}
