//! The one writer: a thread that commits all that waits at once. While a commit is under way the next batch gathers by
//! itself.

use super::heads::Heads;
use super::{mark_to_sql, to_sql, unavailable};
use crate::log::{Append, AppendError, Done, Unavailable};
use desk::row::{Row, Summary, TableId};
use game::Stamp;
use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use std::thread::{self, JoinHandle};
use tokio::runtime::Handle;
use tokio::sync::{mpsc, oneshot};

/// At most so much is committed at once.
const BATCH: usize = 2048;
/// So many rows are told of before other tasks have a turn.
const TOLD_AT_ONCE: usize = 16;

/// Hands rows to the writing thread, which ends when this is dropped.
pub(super) struct Writer {
    /// Without a limit: a table has one row under way at most.
    jobs: mpsc::UnboundedSender<Job>,
    thread: JoinHandle<()>,
}

enum Job {
    Append(Box<Append>, Done),
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
    pub(super) fn start(connection: Connection) -> Result<Self, Unavailable> {
        let (jobs, waiting) = mpsc::unbounded_channel();
        let runtime = Handle::try_current().ok();
        let work = move || write(connection, waiting, runtime.as_ref());
        let thread = thread::Builder::new().name("log".to_owned()).spawn(work);
        thread.map(|thread| Self { jobs, thread }).map_err(|error| Unavailable(error.to_string()))
    }

    /// Writes what waits, and waits until the file is closed.
    pub(super) fn close(self) {
        drop(self.jobs);
        // A thread that has panicked has closed the file, too.
        let _ = self.thread.join();
    }

    pub(super) fn append(&self, append: Append, done: Done) {
        if let Err(mpsc::error::SendError(Job::Append(_, done))) =
            self.jobs.send(Job::Append(Box::new(append), done))
        {
            done(Err(stopped().into()));
        }
    }

    pub(super) async fn beat(&self, node: u32, at: Stamp) -> Result<(), Unavailable> {
        self.ask(|reply| Job::Beat(node, at, reply)).await?
    }

    pub(super) async fn keep(&self, table: TableId, name: String, text: String) -> Result<(), Unavailable> {
        self.ask(|reply| Job::Keep(Box::new(Finding { table, name, text }), reply)).await?
    }

    async fn ask<T>(&self, job: impl FnOnce(oneshot::Sender<T>) -> Job) -> Result<T, Unavailable> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(job(reply)).map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())
    }
}

fn stopped() -> Unavailable {
    Unavailable("the writer has stopped".to_owned())
}

fn write(mut connection: Connection, mut jobs: mpsc::UnboundedReceiver<Job>, runtime: Option<&Handle>) {
    let mut batch = Vec::new();
    let mut heads = Heads::default();
    while jobs.blocking_recv_many(&mut batch, BATCH) > 0 {
        let outcome = commit(&mut connection, &mut heads, &batch).map_err(|error| unavailable(&error));
        if let Err(error) = &outcome {
            heads.forget();
            tracing::error!(%error, "rows could not be written");
        }
        let told = answers(batch.drain(..), outcome);
        match runtime {
            // One task for the whole batch: to wake a thread for each row would cost more than to tell it.
            Some(runtime) => drop(runtime.spawn(tell(told))),
            None => told.into_iter().for_each(|(done, outcome)| done(outcome)),
        }
    }
}

/// Everybody learns what became of their row.
async fn tell(told: Vec<(Done, Result<(), AppendError>)>) {
    for (i, (done, outcome)) in told.into_iter().enumerate() {
        if i > 0 && i.is_multiple_of(TOLD_AT_ONCE) {
            tokio::task::yield_now().await;
        }
        done(outcome);
    }
}

/// Writes a batch in one transaction; the answer is what became of each job.
fn commit(
    connection: &mut Connection,
    heads: &mut Heads,
    batch: &[Job],
) -> rusqlite::Result<Vec<Result<(), AppendError>>> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut outcomes = Vec::with_capacity(batch.len());
    for job in batch {
        outcomes.push(match job {
            Job::Append(append, _) => append_one(&transaction, heads, append)?,
            Job::Beat(node, at, _) => {
                let sql = "INSERT INTO beats VALUES (?1, ?2) ON CONFLICT (node) DO UPDATE SET at = ?2";
                transaction.prepare_cached(sql)?.execute(params![node, to_sql(*at)])?;
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

/// What became of each row; beats and findings are answered at once.
fn answers(
    batch: impl Iterator<Item = Job>,
    outcome: Result<Vec<Result<(), AppendError>>, Unavailable>,
) -> Vec<(Done, Result<(), AppendError>)> {
    let failed = outcome.as_ref().err().cloned();
    let mut outcomes = outcome.unwrap_or_default().into_iter();
    let mut told = Vec::new();
    for job in batch {
        let one = outcomes.next().unwrap_or_else(|| {
            Err(failed.clone().unwrap_or_else(|| Unavailable("not written".to_owned())).into())
        });
        match job {
            Job::Append(_, done) => told.push((done, one)),
            Job::Beat(_, _, reply) | Job::Keep(_, reply) => {
                drop(reply.send(failed.clone().map_or(Ok(()), Err)));
            }
        }
    }
    told
}

fn append_one(
    transaction: &Transaction<'_>,
    heads: &mut Heads,
    Append { row, past, mark, summary }: &Append,
) -> rusqlite::Result<Result<(), AppendError>> {
    if let Some(summary) = summary
        && is_code_taken(transaction, row, summary)?
    {
        return Ok(Err(AppendError::CodeTaken));
    }
    let number = match summary {
        Some(summary) if row.seq == 1 => open_table(transaction, row, summary)?,
        _ => heads.before(transaction, row, *past)?,
    };
    let Some(number) = number else { return Ok(Err(AppendError::Conflict)) };
    if let Some(summary) = summary.as_ref().filter(|_| row.seq > 1) {
        change_lists(transaction, number, summary)?;
    }
    let sql = "INSERT INTO rows VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    let actor = row.actor.map(game::Guest::number);
    let (at, kept) = (to_sql(row.at), mark_to_sql(*mark));
    let values = params![number, row.seq, at, row.node, actor, row.id, row.events, kept];
    transaction.prepare_cached(sql)?.execute(values)?;
    heads.note(number, row, *mark);
    Ok(Ok(()))
}

/// Has another table in its lobby this code? Nobody else writes to the file, so what is free now stays free until the row
/// is there.
fn is_code_taken(transaction: &Transaction<'_>, row: &Row, summary: &Summary) -> rusqlite::Result<bool> {
    if summary.stage != "lobby" {
        return Ok(false);
    }
    let sql = "SELECT 1 FROM tables WHERE code = ?1 AND stage = 'lobby' AND name <> ?2";
    transaction.prepare_cached(sql)?.exists(params![summary.code, row.table.as_str()])
}

/// A new table; gives its number, or nothing if there is one of this name.
fn open_table(transaction: &Transaction<'_>, row: &Row, summary: &Summary) -> rusqlite::Result<Option<i64>> {
    let Summary { game, code, public, stage, host, names, here } = summary;
    let sql = "INSERT INTO tables (name, game, code, public, stage, host, names, here, opened)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT (name) DO NOTHING";
    let (names, opened) = (names_to_sql(names), to_sql(row.at));
    let values = params![row.table.as_str(), game, code, public, stage, host, names, here, opened];
    let inserted = transaction.prepare_cached(sql)?.execute(values)?;
    Ok((inserted > 0).then(|| transaction.last_insert_rowid()))
}

/// What lists tell of a table from now on.
fn change_lists(transaction: &Transaction<'_>, number: i64, summary: &Summary) -> rusqlite::Result<()> {
    let Summary { code, public, stage, host, names, here, .. } = summary;
    let sql = "UPDATE tables SET code = ?2, public = ?3, stage = ?4, host = ?5, names = ?6, here = ?7 WHERE number = ?1";
    let values = params![number, code, public, stage, host, names_to_sql(names), here];
    transaction.prepare_cached(sql)?.execute(values)?;
    Ok(())
}

fn names_to_sql(names: &[String]) -> String {
    serde_json::to_string(names).unwrap_or_default()
}
