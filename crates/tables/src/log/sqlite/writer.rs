//! The one writer: a thread that commits all queued jobs in one transaction. While a commit runs, the next batch queues up, so
//! no delay is needed to fill it.

use super::heads::Heads;
use super::{mark_to_sql, to_sql, unavailable};
use crate::log::{Append, AppendError, Done, Unavailable};
use desk::row::{Row, Summary, TableId};
use game::Stamp;
use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use std::thread::{self, JoinHandle};
use tokio::runtime::Handle;
use tokio::sync::{mpsc, oneshot};

/// The most jobs in a batch.
const MAX_BATCH: usize = 2048;
/// After this many callbacks, the task that calls them yields to other tasks.
const CALLBACKS_PER_YIELD: usize = 16;

/// Hands rows to the writing thread, which ends when this is dropped.
pub(super) struct Writer {
    /// Unbounded: every table has at most one append in flight.
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
        let (jobs, queue) = mpsc::unbounded_channel();
        let runtime = Handle::try_current().ok();
        let work = move || write(connection, queue, runtime.as_ref());
        let thread = thread::Builder::new().name("log".to_owned()).spawn(work);
        thread.map(|thread| Self { jobs, thread }).map_err(|error| Unavailable(error.to_string()))
    }

    /// Writes all queued jobs and waits until the file is closed.
    pub(super) fn close(self) {
        drop(self.jobs);
        // A thread that panicked has closed the file as well.
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

fn write(mut connection: Connection, mut queue: mpsc::UnboundedReceiver<Job>, runtime: Option<&Handle>) {
    let mut batch = Vec::new();
    let mut heads = Heads::default();
    while queue.blocking_recv_many(&mut batch, MAX_BATCH) > 0 {
        let outcome = commit(&mut connection, &mut heads, &batch).map_err(|error| unavailable(&error));
        if let Err(error) = &outcome {
            heads.clear();
            tracing::error!(%error, "rows could not be written");
        }
        let callbacks = answer(batch.drain(..), outcome);
        match runtime {
            // One task for the whole batch: waking a thread for each row would cost more than its callback.
            Some(runtime) => drop(runtime.spawn(call_all(callbacks))),
            None => callbacks.into_iter().for_each(|(done, outcome)| done(outcome)),
        }
    }
}

/// Calls all callbacks without blocking other tasks for long.
async fn call_all(callbacks: Vec<(Done, Result<(), AppendError>)>) {
    for (i, (done, outcome)) in callbacks.into_iter().enumerate() {
        if i > 0 && i.is_multiple_of(CALLBACKS_PER_YIELD) {
            tokio::task::yield_now().await;
        }
        done(outcome);
    }
}

/// Writes a batch in one transaction; returns the outcome of each job.
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

/// Answers heartbeats and findings; returns the callbacks of rows, which the caller has to run.
fn answer(
    batch: impl Iterator<Item = Job>,
    outcome: Result<Vec<Result<(), AppendError>>, Unavailable>,
) -> Vec<(Done, Result<(), AppendError>)> {
    let failed = outcome.as_ref().err().cloned();
    let mut outcomes = outcome.unwrap_or_default().into_iter();
    let mut callbacks = Vec::new();
    for job in batch {
        let one = outcomes.next().unwrap_or_else(|| {
            Err(failed.clone().unwrap_or_else(|| Unavailable("not written".to_owned())).into())
        });
        match job {
            Job::Append(_, done) => callbacks.push((done, one)),
            Job::Beat(_, _, reply) | Job::Keep(_, reply) => {
                drop(reply.send(failed.clone().map_or(Ok(()), Err)));
            }
        }
    }
    callbacks
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

/// Does another table in its lobby have this code? There is no other writer, so a code that is free now is still free when
/// the row is inserted.
fn is_code_taken(transaction: &Transaction<'_>, row: &Row, summary: &Summary) -> rusqlite::Result<bool> {
    if summary.stage != "lobby" {
        return Ok(false);
    }
    let sql = "SELECT 1 FROM tables WHERE code = ?1 AND stage = 'lobby' AND name <> ?2";
    transaction.prepare_cached(sql)?.exists(params![summary.code, row.table.as_str()])
}

/// Inserts a table and returns its number, or `None` if the name exists.
fn open_table(transaction: &Transaction<'_>, row: &Row, summary: &Summary) -> rusqlite::Result<Option<i64>> {
    let Summary { game, code, public, stage, host, names, here } = summary;
    let sql = "INSERT INTO tables (name, game, code, public, stage, host, names, here, opened)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT (name) DO NOTHING";
    let (names, opened) = (names_to_sql(names), to_sql(row.at));
    let values = params![row.table.as_str(), game, code, public, stage, host, names, here, opened];
    let inserted = transaction.prepare_cached(sql)?.execute(values)?;
    Ok((inserted > 0).then(|| transaction.last_insert_rowid()))
}

/// Updates the table's entry in lists.
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
