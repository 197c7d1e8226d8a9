//! Playing on from a row of a table that is over, at a new table: "Ab hier weiterspielen".

use crate::shared::Shared;
use crate::tables::{No, Seated, not_opened, open_table};
use bots::{Character, Levels};
use desk::Excerpt;
use desk::row::{Seq, TableId};
use game::frame::{Continuing, checked_name};
use game::{Guest, Refusal, Seat};
use local::Game;
use local::with_rules;

/// So many rows are in memory at a time.
const PIECE: Seq = 200;

/// Where to play on, and how.
#[derive(Debug)]
pub struct PlayOn<'a> {
    /// Which game the table is of.
    pub game: Game,
    /// The table, which is over.
    pub table: TableId,
    /// After this row.
    pub seq: Seq,
    /// The seat that who asks takes.
    pub seat: Seat,
    /// How they want to be called.
    pub name: &'a str,
    /// The level of the computer players at all other seats.
    pub level: &'a str,
}

/// Opens the table where it goes on.
pub(crate) async fn open_from(shared: &Shared, from: &PlayOn<'_>) -> Result<Seated, No> {
    let listed = shared.log.find(from.table.clone()).await?.ok_or(No::NoTable)?;
    if listed.summary.stage != "over" {
        return Err(not_over().into());
    }
    if Game::named(&listed.summary.game) != Some(from.game) {
        return Err(No::NoTable);
    }
    with_rules!(from.game, Rules => open_from_row::<Rules>(shared, from).await)
}

async fn open_from_row<R: Levels>(shared: &Shared, from: &PlayOn<'_>) -> Result<Seated, No> {
    let name = checked_name(from.name)?;
    let mut characters = Character::names();
    let home = R::level_names().iter().position(|level| *level == from.level);
    let count = characters.len();
    characters.rotate_left(home.unwrap_or(0) % count);
    let by = Continuing { seat: from.seat, name: &name, level: from.level, characters: &characters };
    let excerpt = excerpt::<R>(shared, from).await?;
    excerpt.check(by, &R::level_names())?;
    let opening = |code| excerpt.opening(by, code, shared.clock.now());
    let (table, code) = open_table(shared, opening).await.map_err(|error| not_opened(&error))?;
    let guest = Guest::new(0);
    let secret = shared.signer.secret(&table, guest);
    Ok(Seated { table, code, secret, guest })
}

/// The table up to this row, read and folded in pieces, and no more of it than a new table may begin with.
async fn excerpt<R: Levels>(shared: &Shared, from: &PlayOn<'_>) -> Result<Excerpt<R>, No> {
    let mut excerpt = Excerpt::<R>::default();
    while excerpt.seq() < from.seq && !excerpt.is_too_long() {
        let most = PIECE.min(from.seq - excerpt.seq());
        let rows = shared.log.read_some(from.table.clone(), excerpt.seq(), most).await?;
        if rows.is_empty() {
            return Err(no_such_row().into());
        }
        // Away from the threads that serve. A fold that panics is reported by the panic hook.
        let fold = move || excerpt.take(&rows).map(|()| excerpt);
        let folded = tokio::task::spawn_blocking(fold).await;
        excerpt = folded.map_err(|_| No::Damaged)?.map_err(|_| No::Damaged)?;
    }
    if excerpt.seq() == 0 { Err(no_such_row().into()) } else { Ok(excerpt) }
}

fn not_over() -> Refusal {
    Refusal::new(
        "not_over",
        "Dieser Tisch ist noch nicht zu Ende. Weiterspielen kann man von einer Stelle erst danach.",
        "This table is not over yet. One can play on from a point of it only then.",
    )
}

fn no_such_row() -> Refusal {
    Refusal::new("no_such_row", "Diese Stelle gibt es nicht.", "There is no such row.")
}
