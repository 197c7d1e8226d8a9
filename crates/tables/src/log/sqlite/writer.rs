//! The one writer: a thread that commits all that waits at once.

use super::heads::Heads;
use super::written;
use crate::Rest;
use crate::log::{Append, AppendError, Unavailable};
use crate::row::{Row, Summary, TableId};
use game::Stamp;
use rusqlite::{Connection, ErrorCode, Transaction, TransactionBehavior, params};
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// At most so much is committed at once.
const BATCH: usize = 2048;
/// At most so much waits; who comes then, waits before the door.
const QUEUE: usize = 4096;

/// If several tables have written within so short a time, there is much to do,
const BUSY: Duration = Duration::from_millis(60);
/// and the writer rests so long after a commit while rows come together: an fsync costs more than ten of them, and nobody feels
/// this. A table that writes alone does not wait for itself.
const REST: Duration = Duration::from_millis(48);

/// Hands rows to the writing thread, which ends when this is dropped.
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    thread: JoinHandle<()>,
}

enum Job {
    Append(Box<Append>, oneshot::Sender<Result<(), AppendError>>),
    Beat(u32, Stamp, oneshot::Sender<Result<(), Unavailable>>),
    Keep(Box<Finding>, oneshot::Sender<Result<(), Unavailable>>),
}

/// What was found out about a table.
struct Finding {
    table: TableId,
    name: String,
    text: String,
}

impl Writer {
    pub(super) fn start(connection: Connection, rest: Arc<Rest>) -> Result<Self, Unavailable> {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let work = move || write(connection, waiting, &rest);
        let thread = thread::Builder::new().name("log".to_owned()).spawn(work);
        thread.map(|thread| Self { jobs, thread }).map_err(|error| Unavailable(error.to_string()))
    }

    /// Writes what waits, and waits until the file is closed.
    pub(super) fn close(self) {
        drop(self.jobs);
        // A thread that has panicked has closed the file, too.
        let _ = self.thread.join();
    }

    pub(super) async fn append(&self, append: Append) -> Result<(), AppendError> {
        self.ask(|reply| Job::Append(Box::new(append), reply)).await?
    }

    pub(super) async fn beat(&self, node: u32, at: Stamp) -> Result<(), Unavailable> {
        self.ask(|reply| Job::Beat(node, at, reply)).await?
    }

    pub(super) async fn keep(&self, table: TableId, name: String, text: String) -> Result<(), Unavailable> {
        self.ask(|reply| Job::Keep(Box::new(Finding { table, name, text }), reply)).await?
    }

    async fn ask<T>(&self, job: impl FnOnce(oneshot::Sender<T>) -> Job) -> Result<T, Unavailable> {
        let stopped = || Unavailable("the writer has stopped".to_owned());
        let (reply, answer) = oneshot::channel();
        self.jobs.send(job(reply)).await.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())
    }
}

fn write(mut connection: Connection, mut jobs: mpsc::Receiver<Job>, rest: &Rest) {
    let mut batch = Vec::new();
    let mut heads = Heads::default();
    let mut pace = Pace::default();
    while jobs.blocking_recv_many(&mut batch, BATCH) > 0 {
        let is_busy = pace.is_busy(&batch, Instant::now());
        let outcome = commit(&mut connection, &mut heads, &batch);
        if let Err(error) = &outcome {
            heads.forget();
            tracing::error!(%error, "rows could not be written");
        }
        answer(batch.drain(..), outcome);
        if is_busy {
            rest.take(REST);
        }
    }
}

/// Which table wrote last, and when.
#[derive(Default)]
struct Pace(Option<(TableId, Instant)>);

impl Pace {
    /// Do several tables write, in this batch or shortly one after the other? Who beats or keeps a finding is no table.
    fn is_busy(&mut self, batch: &[Job], now: Instant) -> bool {
        let mut is_busy = false;
        for job in batch {
            let Job::Append(append, _) = job else { continue };
            let table = &append.row.table;
            is_busy |= self.0.as_ref().is_some_and(|(last, at)| last != table && now - *at < BUSY);
            self.0 = Some((table.clone(), now));
        }
        is_busy
    }
}

/// Writes a batch in one transaction; the answer is what became of each job.
fn commit(
    connection: &mut Connection,
    heads: &mut Heads,
    batch: &[Job],
) -> Result<Vec<Result<(), AppendError>>, Unavailable> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut outcomes = Vec::with_capacity(batch.len());
    for job in batch {
        outcomes.push(match job {
            Job::Append(append, _) => append_one(&transaction, heads, append)?,
            Job::Beat(node, at, _) => {
                let sql = "INSERT INTO beats VALUES (?1, ?2) ON CONFLICT (node) DO UPDATE SET at = ?2";
                transaction.prepare_cached(sql)?.execute(params![node, written(*at)])?;
                Ok(())
            }
            Job::Keep(finding, _) => {
                let sql = "INSERT OR REPLACE INTO findings SELECT number, ?2, ?3 FROM tables WHERE name = ?1";
                let Finding { table, name, text } = &**finding;
                transaction.prepare_cached(sql)?.execute(params![table.as_str(), name, text])?;
                Ok(())
            }
        });
    }
    transaction.commit()?;
    Ok(outcomes)
}

/// Everybody learns what became of their job, after it is durable.
fn answer(batch: impl Iterator<Item = Job>, outcome: Result<Vec<Result<(), AppendError>>, Unavailable>) {
    let failed = outcome.as_ref().err().cloned();
    let mut outcomes = outcome.unwrap_or_default().into_iter();
    for job in batch {
        let one = outcomes.next().unwrap_or_else(|| {
            Err(failed.clone().unwrap_or_else(|| Unavailable("not written".to_owned())).into())
        });
        match job {
            Job::Append(_, reply) => drop(reply.send(one)),
            Job::Beat(_, _, reply) | Job::Keep(_, reply) => {
                drop(reply.send(failed.clone().map_or(Ok(()), Err)));
            }
        }
    }
}

fn append_one(
    transaction: &Transaction<'_>,
    heads: &mut Heads,
    Append { row, past, summary }: &Append,
) -> Result<Result<(), AppendError>, Unavailable> {
    let number = match (row.seq, summary) {
        (1, Some(summary)) => open_table(transaction, row, summary).map(Some),
        _ => heads.before(transaction, row, *past).and_then(|number| {
            if let (Some(number), Some(summary)) = (number, summary) {
                change_lists(transaction, number, summary)?;
            }
            Ok(number)
        }),
    };
    let number = match number {
        Ok(Some(number)) => number,
        Ok(None) => return Ok(Err(AppendError::Conflict)),
        Err(error) if is_code_taken(&error) => return Ok(Err(AppendError::CodeTaken)),
        Err(error) if is_constraint(&error) => return Ok(Err(AppendError::Conflict)),
        Err(error) => return Err(error.into()),
    };
    let sql = "INSERT INTO rows VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    let actor = row.actor.map(game::Guest::number);
    transaction.prepare_cached(sql)?.execute(params![
        number,
        row.seq,
        written(row.at),
        row.node,
        actor,
        row.id,
        row.events,
        heads.now(number, row, *past)
    ])?;
    Ok(Ok(()))
}

/// A new table; gives its number.
fn open_table(transaction: &Transaction<'_>, row: &Row, summary: &Summary) -> rusqlite::Result<i64> {
    let Summary { game, code, public, stage, host, names, here } = summary;
    let sql = "INSERT INTO tables (name, game, code, public, stage, host, names, here, opened)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
    let (names, opened) = (written_names(names), written(row.at));
    let values = params![row.table.as_str(), game, code, public, stage, host, names, here, opened];
    transaction.prepare_cached(sql)?.execute(values)?;
    Ok(transaction.last_insert_rowid())
}

/// What lists tell of a table from now on.
fn change_lists(transaction: &Transaction<'_>, number: i64, summary: &Summary) -> rusqlite::Result<()> {
    let Summary { code, public, stage, host, names, here, .. } = summary;
    let sql = "UPDATE tables SET code = ?2, public = ?3, stage = ?4, host = ?5, names = ?6, here = ?7 WHERE number = ?1";
    let values = params![number, code, public, stage, host, written_names(names), here];
    transaction.prepare_cached(sql)?.execute(values)?;
    Ok(())
}

fn written_names(names: &[String]) -> String {
    serde_json::to_string(names).unwrap_or_default()
}

fn is_constraint(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation)
}

fn is_code_taken(error: &rusqlite::Error) -> bool {
    is_constraint(error) && error.to_string().contains("tables.code")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::row::Mark;

    fn row_of(table: &TableId) -> Job {
        let row = Row {
            table: table.clone(),
            seq: 2,
            at: Stamp::from_millis(0),
            node: 1,
            actor: None,
            id: None,
            events: "[]".to_owned(),
        };
        Job::Append(Box::new(Append { row, past: Mark::START, summary: None }), oneshot::channel().0)
    }

    #[test]
    fn a_table_that_writes_alone_waits_for_nobody() {
        let [one, other] = ["AAAAAAAAAAAA", "BBBBBBBBBBBB"].map(|name| TableId::parse(name).unwrap());
        let beat = || Job::Beat(1, Stamp::from_millis(0), oneshot::channel().0);
        let mut pace = Pace::default();
        let mut now = Instant::now();
        assert!(!pace.is_busy(&[row_of(&one), beat(), row_of(&one)], now));
        assert!(!pace.is_busy(&[beat()], now));
        assert!(!pace.is_busy(&[row_of(&one)], now));
        assert!(pace.is_busy(&[row_of(&other)], now), "shortly one after the other");
        assert!(pace.is_busy(&[row_of(&other), row_of(&one)], now), "both at once");
        now += BUSY;
        assert!(!pace.is_busy(&[row_of(&other)], now), "after a while");
    }
}
