//! Writes rows in batches: one statement for all queued rows. While it runs, the next batch queues up, so no delay is needed
//! to fill it.

use super::connection::{Connection, Value};
use super::query::Query;
use super::schema::CODE_INDEX;
use super::trouble::Failure;
use super::{mark_to_sql, number, seats_to_sql, to_sql};
use crate::log::{Append, AppendError, Done, Unavailable};
use desk::row::{Mark, Summary};
use std::collections::HashSet;
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use tokio_postgres::Row;

/// The most rows in a batch.
const MAX_BATCH: usize = 512;
/// For an append, from the call to the answer.
const APPEND_TIMEOUT: Duration = Duration::from_secs(5);

/// Hands rows to the writing task, which ends when this is dropped.
pub(super) struct Appender {
    /// Unbounded: every table has at most one append in flight.
    jobs: mpsc::UnboundedSender<Job>,
    runtime: Handle,
}

struct Job {
    append: Box<Append>,
    reply: oneshot::Sender<Outcome>,
}

type Outcome = Result<(), AppendError>;

impl Appender {
    pub(super) fn start(connection: Connection) -> Self {
        let (jobs, queue) = mpsc::unbounded_channel();
        tokio::spawn(write(connection, queue));
        Self { jobs, runtime: Handle::current() }
    }

    pub(super) fn append(&self, append: Append, done: Done) {
        let (reply, answer) = oneshot::channel();
        let is_sent = self.jobs.send(Job { append: Box::new(append), reply }).is_ok();
        self.runtime.spawn(async move {
            let outcome = match timeout(APPEND_TIMEOUT, answer).await {
                Ok(Ok(outcome)) if is_sent => outcome,
                Ok(_) => Err(Unavailable("the writer has stopped".to_owned()).into()),
                Err(_) => Err(Unavailable(format!("not written for {} s", APPEND_TIMEOUT.as_secs())).into()),
            };
            done(outcome);
        });
    }
}

async fn write(connection: Connection, mut queue: mpsc::UnboundedReceiver<Job>) {
    let mut jobs = Vec::new();
    while !jobs.is_empty() || queue.recv_many(&mut jobs, MAX_BATCH).await > 0 {
        while jobs.len() < MAX_BATCH
            && let Ok(job) = queue.try_recv()
        {
            jobs.push(job);
        }
        // These have timed out; their callers will retry.
        jobs.retain(|job: &Job| !job.reply.is_closed());
        let batch = one_of_each_table(&mut jobs);
        write_batch(&connection, batch).await;
    }
}

/// Takes out the first row of each table; further rows of a table wait for the next batch.
fn one_of_each_table(jobs: &mut Vec<Job>) -> Vec<Job> {
    let mut seen = HashSet::new();
    jobs.extract_if(.., |job| seen.insert(job.append.row.table.clone())).collect()
}

async fn write_batch(connection: &Connection, batch: Vec<Job>) {
    let (openings, moves): (Vec<Job>, Vec<Job>) = batch.into_iter().partition(|job| is_opening(&job.append));
    // Two pipelined statements, each its own transaction: neither waits for the other's round trip.
    tokio::join!(write_all(connection, openings, open), write_all(connection, moves, advance));
}

fn is_opening(append: &Append) -> bool {
    append.row.seq == 1 && append.summary.is_some() && append.past == Mark::START
}

/// Writes rows in one statement. If the database rejects one of them, writes them one by one, so that the others succeed.
async fn write_all(
    connection: &Connection,
    jobs: Vec<Job>,
    write: impl AsyncFn(&Connection, &[&Append]) -> Result<Vec<Outcome>, Failure>,
) {
    if jobs.is_empty() {
        return;
    }
    let appends: Vec<&Append> = jobs.iter().map(|job| &*job.append).collect();
    let outcomes = match write(connection, &appends).await {
        Ok(outcomes) => outcomes,
        Err(Failure::Connection(why)) => vec![Err(Unavailable(why).into()); jobs.len()],
        Err(Failure::Data { .. }) => {
            let mut outcomes = Vec::with_capacity(appends.len());
            for append in appends {
                outcomes.push(single(write(connection, &[append]).await));
            }
            outcomes
        }
    };
    for (job, outcome) in jobs.into_iter().zip(outcomes) {
        // A closed channel means that the caller has timed out and will retry.
        let _ = job.reply.send(outcome);
    }
}

/// The outcome of a statement for a single row.
fn single(written: Result<Vec<Outcome>, Failure>) -> Outcome {
    match written {
        Ok(outcomes) => outcomes.into_iter().next().unwrap_or(Err(AppendError::Conflict)),
        Err(Failure::Data { constraint: Some(name), .. }) if name == CODE_INDEX => {
            Err(AppendError::CodeTaken)
        }
        Err(failure) => Err(Unavailable::from(failure).into()),
    }
}

/// Opens tables.
async fn open(connection: &Connection, appends: &[&Append]) -> Result<Vec<Outcome>, Failure> {
    let rows = RowColumns::of(appends);
    let lists = ListColumns::of(appends);
    let games: Vec<Option<&str>> = appends.iter().map(|a| Some(a.summary.as_ref()?.game.as_str())).collect();
    let mut values = rows.values().to_vec();
    let people = NameColumns::of(appends);
    values.push(&games);
    values.extend(lists.values());
    values.extend(people.values());
    let opened = names(connection.query(Query::Open, &values).await?)?;
    let taken: Vec<&str> = rows.names.iter().copied().filter(|name| !opened.contains(*name)).collect();
    let there = if taken.is_empty() {
        HashSet::new()
    } else {
        names(connection.query(Query::Heads, &[&taken]).await?)?
    };
    let outcome = |name: &&str| match (opened.contains(*name), there.contains(*name)) {
        (true, _) => Ok(()),
        (false, true) => Err(AppendError::Conflict),
        (false, false) => Err(AppendError::CodeTaken),
    };
    Ok(rows.names.iter().map(outcome).collect())
}

/// Writes the next rows of tables.
async fn advance(connection: &Connection, appends: &[&Append]) -> Result<Vec<Outcome>, Failure> {
    let rows = RowColumns::of(appends);
    let lists = ListColumns::of(appends);
    let seqs: Vec<i64> = appends.iter().map(|a| number(a.row.seq)).collect();
    let pasts: Vec<i64> = appends.iter().map(|a| mark_to_sql(a.past)).collect();
    let mut values = rows.values().to_vec();
    let people = NameColumns::of(appends);
    values.extend([&seqs as Value<'_>, &pasts]);
    values.extend(lists.values());
    values.extend(people.values());
    let moved = names(connection.query(Query::Move, &values).await?)?;
    let outcome = |name: &&str| if moved.contains(*name) { Ok(()) } else { Err(AppendError::Conflict) };
    Ok(rows.names.iter().map(outcome).collect())
}

fn names(rows: Vec<Row>) -> Result<HashSet<String>, Failure> {
    rows.into_iter().map(|row| row.try_get(0).map_err(Failure::from)).collect()
}

/// The rows, column by column.
struct RowColumns<'a> {
    names: Vec<&'a str>,
    marks: Vec<i64>,
    ats: Vec<i64>,
    nodes: Vec<i64>,
    actors: Vec<Option<i64>>,
    ids: Vec<Option<i64>>,
    events: Vec<&'a str>,
}

impl<'a> RowColumns<'a> {
    fn of(appends: &[&'a Append]) -> Self {
        Self {
            names: appends.iter().map(|a| a.row.table.as_str()).collect(),
            marks: appends.iter().map(|a| mark_to_sql(a.mark)).collect(),
            ats: appends.iter().map(|a| to_sql(a.row.at)).collect(),
            nodes: appends.iter().map(|a| number(a.row.node)).collect(),
            actors: appends.iter().map(|a| a.row.actor.map(|guest| number(guest.number()))).collect(),
            ids: appends.iter().map(|a| a.row.id.map(number)).collect(),
            events: appends.iter().map(|a| a.row.events.as_str()).collect(),
        }
    }

    fn values(&self) -> [Value<'_>; 7] {
        [&self.names, &self.marks, &self.ats, &self.nodes, &self.actors, &self.ids, &self.events]
    }
}

/// The new entries in lists of tables, column by column; NULL where an entry does not change.
struct ListColumns<'a> {
    codes: Vec<Option<&'a str>>,
    publics: Vec<Option<bool>>,
    stages: Vec<Option<&'a str>>,
    hosts: Vec<Option<i64>>,
    seats: Vec<Option<String>>,
    heres: Vec<Option<i64>>,
    dues: Vec<Option<i64>>,
}

impl<'a> ListColumns<'a> {
    fn of(appends: &[&'a Append]) -> Self {
        let summaries: Vec<Option<&'a Summary>> = appends.iter().map(|a| a.summary.as_ref()).collect();
        Self {
            codes: summaries.iter().map(|s| Some(s.as_ref()?.code.as_str())).collect(),
            publics: summaries.iter().map(|s| Some(s.as_ref()?.public)).collect(),
            stages: summaries.iter().map(|s| Some(s.as_ref()?.stage)).collect(),
            hosts: summaries.iter().map(|s| s.as_ref()?.host.map(|host| number(host.number()))).collect(),
            seats: summaries.iter().map(|s| Some(seats_to_sql(&s.as_ref()?.seats))).collect(),
            heres: summaries.iter().map(|s| Some(i64::from(s.as_ref()?.here))).collect(),
            dues: summaries.iter().map(|s| Some(to_sql(s.as_ref()?.due))).collect(),
        }
    }

    fn values(&self) -> [Value<'_>; 7] {
        [&self.codes, &self.publics, &self.stages, &self.hosts, &self.seats, &self.heres, &self.dues]
    }
}

/// The names that rows bring, column by column.
struct NameColumns<'a> {
    tables: Vec<&'a str>,
    guests: Vec<i64>,
    names: Vec<&'a str>,
}

impl<'a> NameColumns<'a> {
    fn of(appends: &[&'a Append]) -> Self {
        let all =
            || appends.iter().flat_map(|a| a.names.iter().map(|(guest, name)| (*a, *guest, name.as_str())));
        Self {
            tables: all().map(|(append, ..)| append.row.table.as_str()).collect(),
            guests: all().map(|(_, guest, _)| number(guest.number())).collect(),
            names: all().map(|(.., name)| name).collect(),
        }
    }

    fn values(&self) -> [Value<'_>; 3] {
        [&self.tables, &self.guests, &self.names]
    }
}
