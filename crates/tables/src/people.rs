//! What an operator does for people, beside the servers: find them by name, and give them what is kept of them.

use crate::log::{Listed, Log, Named, Unavailable};
use crate::upkeep::{self, UpkeepError};
use desk::Own;
use desk::row::TableId;
use game::frame::name_key;
use game::{Guest, Stamp};
use local::with_rules;
use serde::Serialize;

/// People per question to the store.
const PAGE: u32 = 1_000;

/// Somebody who was found.
#[derive(Debug)]
pub struct Found {
    /// Who, and where.
    pub person: Named,
    /// The table.
    pub listed: Listed,
}

/// All whose name has this in it, in any case.
pub async fn find(log: &dyn Log, name: &str) -> Result<Vec<Found>, Unavailable> {
    let key = name_key(name.trim());
    let (mut last, mut found) = (None, Vec::new());
    loop {
        let page = log.people(last, PAGE).await?;
        let Some(Named { table, guest, .. }) = page.last() else { return Ok(found) };
        last = Some((table.clone(), *guest));
        for person in page.into_iter().filter(|person| name_key(&person.name).contains(&key)) {
            // A table that was deleted meanwhile has nobody.
            if let Some(listed) = log.find(person.table.clone()).await? {
                found.push(Found { person, listed });
            }
        }
    }
}

/// What is kept of a guest at a table, and nothing that they must not know of others.
#[derive(Debug, Serialize)]
pub struct Exported {
    table: TableId,
    game: String,
    stage: &'static str,
    opened: Stamp,
    guest: Guest,
    /// None if it was forgotten.
    name: Option<String>,
    #[serde(flatten)]
    own: Own,
}

/// What is kept of a guest. Of a table that is not over only what they were told themselves.
pub async fn export(log: &dyn Log, table: &TableId, guest: Guest) -> Result<Exported, UpkeepError> {
    let upkeep::Found { listed, game, rows } = upkeep::find(log, table).await?;
    let Listed { summary, names, opened, .. } = listed;
    let damaged = |why| UpkeepError::Damaged { table: table.clone(), why };
    let name = names.get(guest).map(str::to_owned);
    let own = with_rules!(game, Rules => desk::own::<Rules>(&rows, guest, name.clone())).map_err(damaged)?;
    let own = own.ok_or_else(|| UpkeepError::NoTable(table.clone()))?;
    Ok(Exported { table: table.clone(), game: summary.game, stage: summary.stage, opened, guest, name, own })
}
