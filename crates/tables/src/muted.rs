//! Names that nobody may take: what the operator has muted, and at public tables what is coarse or hurtful (W11).

use crate::shared::Shared;
use crate::tables::No;
use game::frame::is_muted;
use game::{Refusal, Span, Stamp};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use words::judge::{HouseList, Judge, Options, Profile};

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

/// Is a name too coarse for strangers? Digits that stand for letters, and dots between them, hide nothing.
pub(crate) fn check_manners(name: &str) -> Result<(), Refusal> {
    static DECENT: LazyLock<Judge> = LazyLock::new(|| {
        let options = Options { decent: true, ..Profile::LETRAMIX.options() };
        Judge::with(Profile::LETRAMIX, options, HouseList::default())
    });
    let spelled: String = name.chars().map(letter_meant).collect();
    let joined: String = spelled.chars().filter(|c| c.is_alphabetic()).collect();
    let is_coarse = [name, &spelled, &joined].iter().any(|name| DECENT.refuses_as_indecent(name));
    if is_coarse { Err(coarse()) } else { Ok(()) }
}

/// F1cken, N3ger.
const fn letter_meant(c: char) -> char {
    match c {
        '0' => 'o',
        '1' | '!' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        c => c,
    }
}

fn coarse() -> Refusal {
    Refusal::new(
        "name_indecent",
        "An öffentlichen Tischen gelten keine derben oder verletzenden Namen. Wähle einen anderen.",
        "Names at public tables are neither coarse nor hurtful. Choose another one.",
    )
}

fn muted() -> Refusal {
    Refusal::new(
        "name_muted",
        "Diesen Namen lässt dieser Server nicht zu. Wähle einen anderen.",
        "This server does not allow this name. Choose another one.",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// W11: names, too.
    #[test]
    fn coarse_names_are_not_for_public_tables() {
        for name in ["Fotze", "fotzen-otto", "N3ger", "F!cken", "Hurensohn 2", "F.I.C.K.E.N", "Nazi"] {
            assert_eq!(check_manners(name).map_err(|refusal| refusal.code), Err("name_indecent"), "{name}");
        }
        for name in ["Anna", "Ben 2", "Käpt’n Vogel", "Jo1", "Frau Brust", "Schwanz", "😀", "Regina Dick"]
        {
            assert_eq!(check_manners(name), Ok(()), "{name}");
        }
    }
}
