//! The log: every table is its rows, appended one after the other and never changed.
//!
//! Appending succeeds only if the table's past is the one the row was decided on. That one rule carries all
//! concurrency: no holes, no half decisions, one truth.

mod memory;
pub mod postgres;
mod sqlite;

pub use memory::MemoryLog;
pub use postgres::PostgresLog;
pub use sqlite::SqliteLog;

use desk::row::{Head, Row, Seq, Summary, TableId};
pub use desk::{Append, AppendError, Unavailable};
use game::Stamp;
use std::pin::Pin;
use std::time::Duration;
use tokio::sync::oneshot;

/// What the log answers later.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Learns what became of a row. Called on a thread of the runtime, or at once.
pub type Done = Box<dyn FnOnce(Result<(), AppendError>) + Send>;

/// A table as lists tell of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its address.
    pub table: TableId,
    /// What is told.
    pub summary: Summary,
    /// When it was opened.
    pub opened: Stamp,
}

/// Where rows are kept.
pub trait Log: Send + Sync + 'static {
    /// Appends a row; when `done` learns `Ok`, the row is durable.
    fn append(&self, append: Append, done: Done);

    /// Appends a row and waits until it is durable.
    fn append_and_wait(&self, append: Append) -> Answer<'_, Result<(), AppendError>> {
        let (sender, outcome) = oneshot::channel();
        self.append(append, Box::new(|outcome| drop(sender.send(outcome))));
        Box::pin(async {
            outcome.await.unwrap_or_else(|_| Err(Unavailable("the writer has stopped".to_owned()).into()))
        })
    }

    /// All rows of a table after this one, in order.
    fn read(&self, table: TableId, after: Seq) -> Answer<'_, Result<Vec<Row>, Unavailable>>;

    /// What lists tell of a table.
    fn find(&self, table: TableId) -> Answer<'_, Result<Option<Listed>, Unavailable>>;

    /// The table with this code: in its lobby or else, of those that are played, the newest.
    fn find_code(&self, code: String) -> Answer<'_, Result<Option<TableId>, Unavailable>>;

    /// Public tables in their lobby that somebody is at, opened since then, the newest first.
    fn list(&self, since: Stamp, most: u32) -> Answer<'_, Result<Vec<Listed>, Unavailable>>;

    /// Keeps what was found out about a table, under a name. Nothing depends on it but who asks again.
    fn keep(&self, table: TableId, name: String, finding: String) -> Answer<'_, Result<(), Unavailable>>;

    /// What was kept under this name.
    fn kept(&self, table: TableId, name: String) -> Answer<'_, Result<Option<String>, Unavailable>>;

    /// Notes that a server lives.
    fn beat(&self, node: u32, at: Stamp) -> Answer<'_, Result<(), Unavailable>>;

    /// When these servers last said that they live; one that never did is not in the answer.
    fn beats(&self, nodes: Vec<u32>) -> Answer<'_, Result<Vec<(u32, Stamp)>, Unavailable>>;

    /// May other servers write to it, too? If not, every other server is a dead one.
    fn is_shared(&self) -> bool;

    /// The newest rows of these tables; a table that is not there is not in the answer.
    fn heads(&self, tables: Vec<TableId>) -> Answer<'_, Result<Vec<(TableId, Head)>, Unavailable>>;

    /// What the log's own clock shows, since 1970, if it has one that all its servers should go by.
    fn time(&self) -> Answer<'_, Result<Option<Duration>, Unavailable>>;

    /// The addresses of all tables after this one, in their order, at most so many: for taking a copy of everything.
    fn tables(&self, after: Option<TableId>, most: u32) -> Answer<'_, Result<Vec<TableId>, Unavailable>>;

    /// All that was kept about a table, by name.
    fn findings(&self, table: TableId) -> Answer<'_, Result<Vec<(String, String)>, Unavailable>>;
}
