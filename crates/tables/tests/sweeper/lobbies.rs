//! Codes: short while few lobbies are open, longer when many are, and free again when lobbies have ended.

use crate::place::{DAY, Place};
use std::collections::HashSet;
use std::sync::Arc;
use tables::log::SqliteLog;
use tables::{Game, Keep};

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
