//! A table that is over becomes a result of each person who sat there: once, by the server that sees the end, or else by the
//! sweeper.

use crate::log::persons::NewResult;
use crate::log::{Log, PersonId, Unavailable};
use crate::shared::Shared;
use crate::standing::standing;
use crate::tables::Tables;
use desk::row::TableId;
use game::Guest;
use local::Ended;
use regulars::{Record, Strength};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A seat that comes meanwhile is looked at again so often; then the sweeper goes on.
const TRIES: usize = 5;

impl Tables {
    /// Settles a table aside.
    pub(crate) fn settle_soon(&self, table: &TableId) {
        settle_soon(&self.shared, table.clone());
    }
}

/// Settles a table aside. If that fails, the sweeper does it.
pub(crate) fn settle_soon(shared: &Arc<Shared>, table: TableId) {
    let shared = Arc::clone(shared);
    tokio::spawn(async move {
        if let Err(error) = settle(&*shared.log, &table).await {
            tracing::debug!(%table, %error, "a table is settled later");
        }
    });
}

/// Keeps the results of a table that is over, unless that was done; was it done now?
pub(crate) async fn settle(log: &dyn Log, table: &TableId) -> Result<bool, Unavailable> {
    for _ in 0..TRIES {
        let Some(seats) = log.to_settle(table.clone()).await? else { return Ok(false) };
        // A person has one result of a table, whichever of their seats it is.
        let mut persons = BTreeMap::new();
        let mut twice = BTreeSet::new();
        for (guest, person) in log.places(table.clone()).await? {
            if persons.insert(person.clone(), guest).is_some() {
                twice.insert(person);
            }
        }
        let results = match ended(log, table).await? {
            Some(ended) => results(log, ended, &persons, &twice).await?,
            None => Vec::new(),
        };
        if log.settle(table.clone(), seats, results).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// What became of a table; `None` if that is nothing, or nobody can read it.
pub(crate) async fn ended(log: &dyn Log, table: &TableId) -> Result<Option<Ended>, Unavailable> {
    let rows = log.read(table.clone(), 0).await?;
    let findings = log.findings(table.clone()).await?;
    // Long tables take a moment. A fold that panics is reported by the panic hook.
    let folded = tokio::task::spawn_blocking(move || local::ended(&rows, &findings)).await;
    match folded {
        Ok(Ok(ended)) => Ok(ended),
        Ok(Err(error)) => {
            tracing::warn!(%table, %error, "a table cannot be read: nobody has a result of it");
            Ok(None)
        }
        Err(_) => Ok(None),
    }
}

async fn results(
    log: &dyn Log,
    ended: Ended,
    persons: &BTreeMap<PersonId, Guest>,
    twice: &BTreeSet<PersonId>,
) -> Result<Vec<NewResult>, Unavailable> {
    let mut strengths: Vec<Option<Strength>> = Vec::with_capacity(ended.seats.len());
    for seat in &ended.seats {
        let guest = seat.occupant.guest();
        let person = persons.iter().find(|(_, known)| Some(**known) == guest);
        strengths.push(match person {
            Some((person, _)) => Some(standing(log, person).await?.strength(ended.game)),
            None => None,
        });
    }
    let result = |(person, guest): (&PersonId, &Guest)| {
        let (seat, _) = ended.people().find(|(_, sitting)| sitting == guest)?;
        let mut record: Record = ended.record(seat, &strengths)?;
        // S3: not against oneself.
        record.rated &= !twice.contains(person);
        let (person, guest, at, game) = (person.clone(), *guest, record.at, record.game.clone());
        let record = serde_json::to_string(&record).ok()?;
        Some(NewResult { person, guest, at, game, record })
    };
    Ok(persons.iter().filter_map(result).collect())
}
