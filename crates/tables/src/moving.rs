//! Moving a table here that a browser has played by itself: all of it is decided again, away from the threads that serve.

use crate::shared::Shared;
use crate::tables::{No, Seated, not_opened, open_table};
use bots::Levels;
use game::Guest;
use game::frame::checked_name;
use local::{Game, Moved, Moving, decide_again, with_rules};
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// To decide a table again takes a fraction of a second; one that takes longer is refused.
const LONGEST: Duration = Duration::from_secs(5);
/// One table is decided at a time. Who waits longer for it comes again.
const PATIENCE: Duration = Duration::from_secs(10);

/// Opens the table where a local one goes on.
pub(crate) async fn open_moved(shared: &Shared, game: Game, name: &str, moved: Moved) -> Result<Seated, No> {
    let name = checked_name(name)?;
    with_rules!(game, Rules => open_again::<Rules>(shared, name, moved).await)
}

async fn open_again<R: Levels>(shared: &Shared, name: String, moved: Moved) -> Result<Seated, No> {
    let moving = decided::<R>(shared, moved).await?;
    let opening = |code| moving.opening(&name, code, shared.clock.now());
    let (table, code) = open_table(shared, opening).await.map_err(|error| not_opened(&error))?;
    let guest = Guest::new(0);
    let secret = shared.signer.secret(&table, guest);
    Ok(Seated { table, code, secret, guest })
}

async fn decided<R: Levels>(shared: &Shared, moved: Moved) -> Result<Moving<R>, No> {
    let turn = timeout(PATIENCE, shared.moves.acquire()).await.map_err(|_| No::Unavailable)?;
    let _turn = turn.map_err(|_| No::Unavailable)?;
    let again = move || {
        let begun = Instant::now();
        decide_again::<R>(&moved, &|| begun.elapsed() < LONGEST)
    };
    // One that panics is reported by the panic hook.
    let decided = tokio::task::spawn_blocking(again).await.map_err(|_| No::Unavailable)?;
    Ok(decided?)
}
