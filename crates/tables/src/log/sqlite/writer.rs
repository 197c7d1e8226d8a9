//! The one writer: a thread that commits all queued jobs in one transaction. While a commit runs, the next batch queues up, so
//! no delay is needed to fill it.

use super::heads::Heads;
use super::{mark_to_sql, to_sql, unavailable};
use crate::log::{Append, AppendError, Done, Unavailable};
use desk::row::{Row, Sitter, Summary, TableId};
use game::{Guest, Stamp};
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};
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
    Beat(u32, Stamp, Reply<()>),
    Keep(Box<Finding>, Reply<()>),
    SetDue(TableId, Stamp, Reply<()>),
    Delete(Vec<TableId>, Option<Stamp>, Reply<u64>),
    Forget(TableId, Guest, Reply<bool>),
    OthersWrote(Reply<bool>),
    Change(Change, Reply<u64>),
}

/// Changes something that is no row; so many entries were.
pub(super) type Change = Box<dyn Fn(&Transaction<'_>) -> rusqlite::Result<u64> + Send>;

/// Learns what became of a job.
type Reply<T> = oneshot::Sender<Result<T, Unavailable>>;

/// What a job came to.
enum Outcome {
    Appended(Result<(), AppendError>),
    Done,
    Count(u64),
    Forgot(bool),
    OthersWrote(bool),
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

    pub(super) async fn set_due(&self, table: TableId, due: Stamp) -> Result<(), Unavailable> {
        self.ask(|reply| Job::SetDue(table, due, reply)).await?
    }

    pub(super) async fn delete(
        &self,
        tables: Vec<TableId>,
        ended_by: Option<Stamp>,
    ) -> Result<u64, Unavailable> {
        self.ask(|reply| Job::Delete(tables, ended_by, reply)).await?
    }

    pub(super) async fn forget(&self, table: TableId, guest: Guest) -> Result<bool, Unavailable> {
        self.ask(|reply| Job::Forget(table, guest, reply)).await?
    }

    /// Makes a change, in one transaction with whatever else is written now.
    pub(super) async fn change(&self, change: Change) -> Result<u64, Unavailable> {
        self.ask(|reply| Job::Change(change, reply)).await?
    }

    /// Has somebody else written to the file since the last call?
    pub(super) async fn others_wrote(&self) -> Result<bool, Unavailable> {
        self.ask(Job::OthersWrote).await?
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

fn write(connection: Connection, mut queue: mpsc::UnboundedReceiver<Job>, runtime: Option<&Handle>) {
    let mut file = File { connection, heads: Heads::default(), version: None, others_wrote: false };
    let mut batch = Vec::new();
    while queue.blocking_recv_many(&mut batch, MAX_BATCH) > 0 {
        let outcome = file.commit(&batch).map_err(|error| unavailable(&error));
        if let Err(error) = &outcome {
            file.forget();
            tracing::debug!(%error, "rows could not be written");
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

/// The file, and what is known of it.
struct File {
    connection: Connection,
    heads: Heads,
    /// SQLite's count of what others have written, as last seen.
    version: Option<i64>,
    /// Somebody else has written since the last time that was asked.
    others_wrote: bool,
}

impl File {
    /// Writes a batch in one transaction; returns the outcome of each job.
    fn commit(&mut self, batch: &[Job]) -> rusqlite::Result<Vec<Outcome>> {
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        // From here on nobody else can write, so what the cache holds now holds until the end.
        let version = transaction.prepare_cached("PRAGMA data_version")?.query_row([], |row| row.get(0))?;
        let is_changed = self.version.replace(version).is_some_and(|known| known != version);
        if is_changed {
            self.heads.clear();
            self.others_wrote = true;
        }
        let mut outcomes = Vec::with_capacity(batch.len());
        for job in batch {
            outcomes.push(match job {
                Job::OthersWrote(_) => Outcome::OthersWrote(std::mem::take(&mut self.others_wrote)),
                job => run(&transaction, &mut self.heads, job)?,
            });
        }
        transaction.commit()?;
        Ok(outcomes)
    }

    /// After a transaction that was rolled back nothing is known.
    fn forget(&mut self) {
        self.heads.clear();
        self.others_wrote = true;
    }
}

/// Does what a job wants.
fn run(transaction: &Transaction<'_>, heads: &mut Heads, job: &Job) -> rusqlite::Result<Outcome> {
    match job {
        Job::Append(append, _) => return append_one(transaction, heads, append).map(Outcome::Appended),
        Job::Beat(node, at, _) => {
            let sql = "INSERT INTO beats VALUES (?1, ?2) ON CONFLICT (node) DO UPDATE SET at = ?2";
            transaction.prepare_cached(sql)?.execute(params![node, to_sql(*at)])?;
        }
        Job::Keep(finding, _) => {
            let sql = "INSERT OR REPLACE INTO findings SELECT number, ?2, ?3 FROM tables WHERE name = ?1";
            let Finding { table, name, text } = &**finding;
            transaction.prepare_cached(sql)?.execute(params![table.as_str(), name, text])?;
        }
        Job::SetDue(table, due, _) => {
            let sql = "UPDATE tables SET due = max(due, ?2) WHERE name = ?1 AND stage <> 'over'";
            transaction.prepare_cached(sql)?.execute(params![table.as_str(), to_sql(*due)])?;
        }
        Job::Delete(tables, ended_by, _) => {
            let mut deleted = 0;
            for table in tables {
                deleted += u64::from(delete_one(transaction, heads, table, *ended_by)?);
            }
            return Ok(Outcome::Count(deleted));
        }
        Job::Forget(table, guest, _) => return forget_one(transaction, table, *guest).map(Outcome::Forgot),
        Job::Change(change, _) => return change(transaction).map(Outcome::Count),
        Job::OthersWrote(_) => {}
    }
    Ok(Outcome::Done)
}

/// Answers all jobs but rows; returns the callbacks of those, which the caller has to run.
fn answer(
    batch: impl Iterator<Item = Job>,
    outcome: Result<Vec<Outcome>, Unavailable>,
) -> Vec<(Done, Result<(), AppendError>)> {
    let (mut outcomes, failed) = match outcome {
        Ok(outcomes) => (outcomes.into_iter(), Unavailable("not written".to_owned())),
        Err(error) => (Vec::new().into_iter(), error),
    };
    let mut callbacks = Vec::new();
    for job in batch {
        // Who has given up waiting needs no answer.
        match (job, outcomes.next()) {
            (Job::Append(_, done), Some(Outcome::Appended(outcome))) => callbacks.push((done, outcome)),
            (Job::Append(_, done), _) => callbacks.push((done, Err(failed.clone().into()))),
            (Job::Delete(_, _, reply) | Job::Change(_, reply), Some(Outcome::Count(count))) => {
                drop(reply.send(Ok(count)));
            }
            (Job::Delete(_, _, reply) | Job::Change(_, reply), _) => drop(reply.send(Err(failed.clone()))),
            (Job::Forget(_, _, reply), Some(Outcome::Forgot(is_new))) => drop(reply.send(Ok(is_new))),
            (Job::OthersWrote(reply), Some(Outcome::OthersWrote(wrote))) => drop(reply.send(Ok(wrote))),
            (Job::Forget(_, _, reply) | Job::OthersWrote(reply), _) => drop(reply.send(Err(failed.clone()))),
            (Job::Beat(_, _, reply) | Job::Keep(_, reply) | Job::SetDue(_, _, reply), outcome) => {
                drop(reply.send(outcome.map(|_| ()).ok_or_else(|| failed.clone())));
            }
        }
    }
    callbacks
}

/// Everything that is kept of a table.
const DELETE: [&str; 6] = [
    "DELETE FROM places WHERE number = ?1",
    "DELETE FROM reports WHERE number = ?1",
    "DELETE FROM names WHERE number = ?1",
    "DELETE FROM findings WHERE number = ?1",
    "DELETE FROM rows WHERE number = ?1",
    "DELETE FROM tables WHERE number = ?1",
];

/// Deletes a table, or does not if it was not over by then.
fn delete_one(
    transaction: &Transaction<'_>,
    heads: &mut Heads,
    table: &TableId,
    ended_by: Option<Stamp>,
) -> rusqlite::Result<bool> {
    let sql = "SELECT number FROM tables WHERE name = ?1 AND (?2 IS NULL OR stage = 'over' AND due <= ?2)";
    let found = params![table.as_str(), ended_by.map(to_sql)];
    let number: Option<i64> =
        transaction.prepare_cached(sql)?.query_row(found, |row| row.get(0)).optional()?;
    let Some(number) = number else { return Ok(false) };
    for sql in DELETE {
        transaction.prepare_cached(sql)?.execute([number])?;
    }
    heads.forget(table);
    Ok(true)
}

/// Forgets a name, unless that was done before.
pub(super) fn forget_one(
    transaction: &Transaction<'_>,
    table: &TableId,
    guest: Guest,
) -> rusqlite::Result<bool> {
    let forget = "INSERT INTO names SELECT number, ?2, NULL FROM tables WHERE name = ?1
                  ON CONFLICT (number, guest) DO UPDATE SET name = NULL WHERE name IS NOT NULL";
    let is_new = transaction.prepare_cached(forget)?.execute(params![table.as_str(), guest.number()])? > 0;
    let reports =
        "DELETE FROM reports WHERE guest = ?2 AND number = (SELECT number FROM tables WHERE name = ?1)";
    transaction.prepare_cached(reports)?.execute(params![table.as_str(), guest.number()])?;
    if is_new {
        let count = "UPDATE tables SET forgotten = forgotten + 1 WHERE name = ?1";
        transaction.prepare_cached(count)?.execute([table.as_str()])?;
    }
    Ok(is_new)
}

fn append_one(
    transaction: &Transaction<'_>,
    heads: &mut Heads,
    Append { row, past, mark, summary, names }: &Append,
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
    insert_names(transaction, number, names)?;
    heads.note(number, row, *mark);
    Ok(Ok(()))
}

/// Does another table in its lobby have this code? Nobody else writes during the transaction, so a code that is free now is
/// still free when the row is inserted.
fn is_code_taken(transaction: &Transaction<'_>, row: &Row, summary: &Summary) -> rusqlite::Result<bool> {
    if summary.stage != "lobby" {
        return Ok(false);
    }
    let sql = "SELECT 1 FROM tables WHERE code = ?1 AND stage = 'lobby' AND name <> ?2";
    transaction.prepare_cached(sql)?.exists(params![summary.code, row.table.as_str()])
}

/// Inserts a table and returns its number, or `None` if the name exists.
fn open_table(transaction: &Transaction<'_>, row: &Row, summary: &Summary) -> rusqlite::Result<Option<i64>> {
    let Summary { game, code, public, stage, host, seats, here, due } = summary;
    let sql = "INSERT INTO tables (name, game, code, public, stage, host, seats, here, opened, due)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) ON CONFLICT (name) DO NOTHING";
    let (host, seats) = (host.map(Guest::number), seats_to_sql(seats));
    let (opened, due) = (to_sql(row.at), to_sql(*due));
    let values = params![row.table.as_str(), game, code, public, stage, host, seats, here, opened, due];
    let inserted = transaction.prepare_cached(sql)?.execute(values)?;
    Ok((inserted > 0).then(|| transaction.last_insert_rowid()))
}

/// Updates the table's entry in lists.
fn change_lists(transaction: &Transaction<'_>, number: i64, summary: &Summary) -> rusqlite::Result<()> {
    let Summary { code, public, stage, host, seats, here, due, .. } = summary;
    let sql =
        "UPDATE tables SET code = ?2, public = ?3, stage = ?4, host = ?5, seats = ?6, here = ?7, due = ?8
               WHERE number = ?1";
    let host = host.map(Guest::number);
    let values = params![number, code, public, stage, host, seats_to_sql(seats), here, to_sql(*due)];
    transaction.prepare_cached(sql)?.execute(values)?;
    Ok(())
}

/// Writes names. One that is there stays, and one that was forgotten stays forgotten.
pub(super) fn insert_names(
    transaction: &Transaction<'_>,
    number: i64,
    names: &[(Guest, String)],
) -> rusqlite::Result<()> {
    for (guest, name) in names {
        let sql = "INSERT INTO names VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
        transaction.prepare_cached(sql)?.execute(params![number, guest.number(), name])?;
    }
    Ok(())
}

/// Numbers of guests and levels of bots, as JSON.
pub(super) fn seats_to_sql(seats: &[Sitter]) -> String {
    serde_json::to_string(seats).unwrap_or_default()
}
