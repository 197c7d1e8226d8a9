//! What somebody's results come to: their statistics, and their strength in each game.

use crate::log::persons::{Fold, Played};
use crate::log::{Log, PersonId, Unavailable};
use regulars::{Record, Statistics, Strength};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Results at a time.
const PAGE: u32 = 500;

/// The fold of somebody's results. It is kept beside them, and can be made anew from them at any time.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Standing {
    /// What their profile shows.
    pub statistics: Statistics,
    /// How strong they are, by game.
    pub strengths: BTreeMap<String, Strength>,
}

impl Standing {
    /// One result more.
    pub fn take(&mut self, record: &Record) {
        self.statistics.fold(record);
        if record.rated {
            let before = self.strength(&record.game);
            self.strengths.insert(record.game.clone(), regulars::fold(before, record));
        }
    }

    /// How strong they are in a game.
    pub fn strength(&self, game: &str) -> Strength {
        self.strengths.get(game).copied().unwrap_or_default()
    }
}

/// What somebody's results come to by now. Only what is new is folded.
pub async fn standing(log: &dyn Log, id: &PersonId) -> Result<Standing, Unavailable> {
    let kept = log.fold(id.clone()).await?;
    // One that cannot be read is of another version.
    let kept = kept.and_then(|fold| Some((fold.up_to, serde_json::from_str(&fold.text).ok()?)));
    let (up_to, standing) = kept.unwrap_or_default();
    let (last, standing) = go_on(log, id, up_to, standing, |_| {}).await?;
    if last > up_to {
        keep(log, id, last, &standing, false).await?;
    }
    Ok(standing)
}

/// Folds all of somebody's results anew, and keeps what they come to; how many they are.
pub(crate) async fn rebuild(log: &dyn Log, id: &PersonId, tell: impl FnMut(u64)) -> Result<u32, Unavailable> {
    let (last, standing) = go_on(log, id, 0, Standing::default(), tell).await?;
    keep(log, id, last, &standing, true).await?;
    Ok(standing.statistics.results)
}

async fn go_on(
    log: &dyn Log,
    id: &PersonId,
    mut last: u32,
    mut standing: Standing,
    mut tell: impl FnMut(u64),
) -> Result<(u32, Standing), Unavailable> {
    loop {
        let results = log.results(id.clone(), Played::After(last), PAGE).await?;
        let Some(newest) = results.last() else { return Ok((last, standing)) };
        last = newest.number;
        let records = results.iter().filter_map(|result| serde_json::from_str(&result.record).ok());
        records.for_each(|record: Record| standing.take(&record));
        tell(u64::from(standing.statistics.results));
    }
}

async fn keep(
    log: &dyn Log,
    id: &PersonId,
    up_to: u32,
    standing: &Standing,
    anew: bool,
) -> Result<(), Unavailable> {
    let text = serde_json::to_string(standing).map_err(|error| Unavailable(error.to_string()))?;
    log.keep_fold(id.clone(), Fold { up_to, text }, anew).await
}
