//! Codes: short while few lobbies are open, longer when many are, and free again when lobbies have ended.

use crate::place::{DAY, Place};
use local::Game;
use std::collections::HashSet;
use std::sync::Arc;
use tables::Keep;
use tables::log::{MemoryLog, SqliteLog};

/// The 291st lobby has a longer code; all codes differ; after a day all are free, and codes are short again.
#[tokio::test]
async fn codes_get_longer_and_come_free() {
    let folder = tempfile::tempdir().unwrap();
    let log = Arc::new(SqliteLog::open(&folder.path().join("log.db")).unwrap());
    let place = Place::new(log, Keep::default());
    let mut codes = HashSet::new();
    for number in 0..320 {
        let code = place.open(Game::LetraMix).await.code;
        assert_eq!(code.len(), if number < 291 { 4 } else { 6 }, "lobby {number}: {code}");
        assert!(codes.insert(code));
        // The count is asked for once a second.
        place.clock.advance(game::Span::from_secs(1));
    }
    assert_eq!(place.after(DAY).await.closed, 320);
    assert_eq!(place.open(Game::LetraMix).await.code.len(), 4);
}

/// However many are opened before they are counted again: no lobby is turned away because the short codes are used up.
#[tokio::test(start_paused = true)]
async fn when_short_codes_are_used_up_longer_ones_are_given() {
    let place = Place::new(Arc::new(MemoryLog::default()), Keep::default());
    let mut codes = HashSet::new();
    for _ in 0..3_200 {
        assert!(codes.insert(place.open(Game::LetraMix).await.code));
    }
    assert!(codes.iter().any(|code| code.len() == 6));
}
