//! What an operator does with results: folding them anew, and comparing them with the logs that are still kept.

use crate::log::persons::{KeptResult, Played};
use crate::log::{Log, PersonId, Unavailable};
use crate::{settling, standing};
use desk::row::TableId;
use game::Guest;
use local::Ended;
use regulars::Record;

/// Persons, and results, at a time.
const PAGE: u32 = 500;
/// So many tables that are not settled are counted.
const MOST_UNSETTLED: u32 = 100_000;

/// How far it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// So many persons there are,
    pub persons: u64,
    /// of them so many are done,
    pub done: u64,
    /// with so many results.
    pub results: u64,
}

/// What a comparison has found.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// So many are as the logs say.
    pub same: u64,
    /// Of so many the table is not kept any more.
    pub gone: u64,
    /// These are not as the logs say.
    pub other: Vec<(TableId, Guest)>,
    /// So many tables have results that nobody has kept yet.
    pub unsettled: u64,
}

/// Folds everybody's results anew.
pub async fn rebuild(log: &dyn Log, mut tell: impl FnMut(Progress)) -> Result<Progress, Unavailable> {
    let ids = everybody(log).await?;
    let mut progress = Progress { persons: ids.len() as u64, ..Progress::default() };
    for id in ids {
        let before = progress.results;
        let count = |results: u64| tell(Progress { results: before + results, ..progress });
        progress.results += u64::from(standing::rebuild(log, &id, count).await?);
        progress.done += 1;
        tell(progress);
    }
    Ok(progress)
}

/// Compares all results with the logs that are still kept.
pub async fn check(log: &dyn Log, mut tell: impl FnMut(Progress)) -> Result<Compared, Unavailable> {
    let ids = everybody(log).await?;
    let mut progress = Progress { persons: ids.len() as u64, ..Progress::default() };
    let unsettled = log.unsettled(MOST_UNSETTLED).await?.len() as u64;
    let mut compared = Compared { unsettled, ..Compared::default() };
    for id in ids {
        let mut last = 0;
        loop {
            let results = log.results(id.clone(), Played::After(last), PAGE).await?;
            let Some(newest) = results.last() else { break };
            last = newest.number;
            for result in results {
                compare(log, &result, &mut compared).await?;
                progress.results += 1;
                tell(progress);
            }
        }
        progress.done += 1;
    }
    Ok(compared)
}

async fn everybody(log: &dyn Log) -> Result<Vec<PersonId>, Unavailable> {
    let mut all: Vec<PersonId> = Vec::new();
    loop {
        let some = log.persons(all.last().cloned(), PAGE).await?;
        if some.is_empty() {
            return Ok(all);
        }
        all.extend(some);
    }
}

async fn compare(log: &dyn Log, result: &KeptResult, compared: &mut Compared) -> Result<(), Unavailable> {
    if log.find(result.table.clone()).await?.is_none() {
        compared.gone += 1;
        return Ok(());
    }
    let ended = settling::ended(log, &result.table).await?;
    let again = ended.and_then(|ended| record_of(&ended, result.guest));
    let kept: Option<Record> = serde_json::from_str(&result.record).ok();
    if kept.is_some() && kept.map(comparable) == again.map(comparable) {
        compared.same += 1;
    } else {
        compared.other.push((result.table.clone(), result.guest));
    }
    Ok(())
}

fn record_of(ended: &Ended, guest: Guest) -> Option<Record> {
    let (seat, _) = ended.people().find(|(_, sitting)| *sitting == guest)?;
    ended.record(seat, &vec![None; ended.seats.len()])
}

/// What rows alone tell: not how strong others were then, nor what was looked back at afterwards.
fn comparable(mut record: Record) -> Record {
    record.rated = false;
    record.deeds.missed = None;
    record.rivals.iter_mut().for_each(|rival| rival.strength = None);
    record
}
