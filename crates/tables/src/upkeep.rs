//! What an operator does with single tables, beside the servers that serve them: look, close, delete.
//!
//! All of it goes by the log alone. A server that has the table in memory finds a newer row, or no table, within a second.

use crate::log::{AppendError, Listed, Log, Unavailable};
use desk::row::{Row, TableId};
use desk::{Examined, Unreadable};
use game::{Closing, Stamp};
use local::Game;
use local::with_rules;

/// A table that is played meanwhile is tried so often.
const TRIES: usize = 20;

/// Why something was not done with a table.
#[derive(Debug, thiserror::Error)]
pub enum UpkeepError {
    /// There is none.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// It is over, so there is nothing to close.
    #[error("table {0} is over already")]
    Over(TableId),
    /// Its rows cannot be read.
    #[error("table {table} is damaged, or of a newer program: {why}")]
    Damaged {
        /// Which.
        table: TableId,
        /// Why.
        why: Unreadable,
    },
    /// It is of a game that this program does not know.
    #[error("table {0} is of a game that this program does not know")]
    Unknown(TableId),
    /// Others were always quicker.
    #[error("table {0} changed whenever it was to be closed; try again")]
    Restless(TableId),
    /// The log.
    #[error(transparent)]
    Log(#[from] Unavailable),
}

/// A table with its game and all its rows.
pub(crate) struct Found {
    pub(crate) listed: Listed,
    pub(crate) game: Game,
    pub(crate) rows: Vec<Row>,
}

pub(crate) async fn find(log: &dyn Log, table: &TableId) -> Result<Found, UpkeepError> {
    let listed = log.find(table.clone()).await?.ok_or_else(|| UpkeepError::NoTable(table.clone()))?;
    let game = Game::named(&listed.summary.game).ok_or_else(|| UpkeepError::Unknown(table.clone()))?;
    let rows = log.read(table.clone(), 0).await?;
    Ok(Found { listed, game, rows })
}

/// What may be known of a table without playing at it.
pub async fn examine(log: &dyn Log, table: &TableId, now: Stamp) -> Result<(Listed, Examined), UpkeepError> {
    let Found { listed, game, rows } = find(log, table).await?;
    let examined = with_rules!(game, Rules => desk::examined::<Rules>(&rows, now));
    let damaged = |why| UpkeepError::Damaged { table: table.clone(), why };
    let examined = examined.map_err(damaged)?.ok_or_else(|| UpkeepError::NoTable(table.clone()))?;
    Ok((listed, examined))
}

/// Closes a table without a result, whoever plays there. `node` names who writes the row, as a server's number does.
pub async fn close(log: &dyn Log, table: &TableId, now: Stamp, node: u32) -> Result<(), UpkeepError> {
    for _ in 0..TRIES {
        let Found { game, rows, .. } = find(log, table).await?;
        let why = Closing::Operator;
        let closing = with_rules!(game, Rules => desk::closing::<Rules>(&rows, why, now, node));
        let damaged = |why| UpkeepError::Damaged { table: table.clone(), why };
        let append = closing.map_err(damaged)?.ok_or_else(|| UpkeepError::Over(table.clone()))?;
        match log.append_and_wait(append).await {
            Ok(()) => return Ok(()),
            Err(AppendError::Unavailable(error)) => return Err(error.into()),
            Err(AppendError::Conflict | AppendError::CodeTaken) => {}
        }
    }
    Err(UpkeepError::Restless(table.clone()))
}

/// Deletes a table with all that is kept of it.
pub async fn delete(log: &dyn Log, table: &TableId) -> Result<(), UpkeepError> {
    match log.delete(vec![table.clone()], None).await? {
        0 => Err(UpkeepError::NoTable(table.clone())),
        _ => Ok(()),
    }
}
