//! The log: every table is its rows, appended one after the other and never changed.
//!
//! Appending succeeds only if the table's past is the one the row was decided on. That one rule carries all
//! concurrency: no holes, no half decisions, one truth.

mod memory;
mod operator;
pub mod persons;
pub mod postgres;
pub mod sqlite;

pub use memory::MemoryLog;
pub use operator::{
    Claim, MOST_MUTED, MOST_REPORTS, MOST_WORDS, Muted, Note, OperatorStore, Report, WordReport,
};
pub use persons::{PersonId, PersonStore};
pub use postgres::PostgresLog;
pub use sqlite::SqliteLog;

use desk::Names;
use desk::row::{Head, Row, Seq, Stored, Summary, TableId};
pub use desk::{Append, AppendError, Unavailable};
use game::{Guest, Stamp};
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
    /// How its guests are called, as of now.
    pub names: Names,
    /// When it was opened.
    pub opened: Stamp,
}

impl Listed {
    /// What those are called who sit there.
    pub fn seated(&self) -> Vec<String> {
        self.summary.names(&self.names)
    }

    /// What the host is called.
    pub fn host(&self) -> Option<String> {
        self.summary.host_name(&self.names)
    }
}

/// Somebody who has a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// At which table.
    pub table: TableId,
    /// Their number there.
    pub guest: Guest,
    /// Their name.
    pub name: String,
}

/// A table at which something may have to happen although nobody is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// Its address.
    pub table: TableId,
    /// Is it over, and kept long enough?
    pub is_over: bool,
}

/// Where rows are kept.
pub trait Log: OperatorStore + PersonStore + Send + Sync + 'static {
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

    /// The next rows of a table after this one, at most so many: for who does not want all in memory.
    fn read_some(&self, table: TableId, after: Seq, most: u32) -> Answer<'_, Result<Vec<Row>, Unavailable>>;

    /// How a table's guests are called, and whose names were forgotten.
    fn names(&self, table: TableId) -> Answer<'_, Result<Names, Unavailable>>;

    /// All rows of a table after this one, and all names. Names are read last, so none is missing; what they know besides
    /// does no harm.
    fn stored(&self, table: TableId, after: Seq) -> Answer<'_, Result<Stored, Unavailable>> {
        Box::pin(async move {
            let rows = self.read(table.clone(), after).await?;
            let names = if rows.is_empty() { Names::default() } else { self.names(table).await? };
            Ok(Stored { rows, names })
        })
    }

    /// Forgets a guest's name for good, also where rows of before have it; false if it was forgotten already, or if there is
    /// no such table.
    fn forget(&self, table: TableId, guest: Guest) -> Answer<'_, Result<bool, Unavailable>>;

    /// All who have a name, by table and guest, after this one, at most so many.
    fn people(
        &self,
        after: Option<(TableId, Guest)>,
        most: u32,
    ) -> Answer<'_, Result<Vec<Named>, Unavailable>>;

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

    /// The newest stamp that a server has left here: of a row or a heartbeat.
    fn newest(&self) -> Answer<'_, Result<Option<Stamp>, Unavailable>>;

    /// All that was kept about a table, by name.
    fn findings(&self, table: TableId) -> Answer<'_, Result<Vec<(String, String)>, Unavailable>>;

    /// What lists tell of the tables after this one, in the order of their addresses, at most so many.
    fn listed(&self, after: Option<TableId>, most: u32) -> Answer<'_, Result<Vec<Listed>, Unavailable>>;

    /// Tables that are due by now, and those that were over by then, each of both at most so many, the longest due first.
    fn due(
        &self,
        now: Stamp,
        ended_by: Option<Stamp>,
        most: u32,
    ) -> Answer<'_, Result<Vec<Due>, Unavailable>>;

    /// Corrects when a table that is not over is due. It is never made earlier: a newer row may have moved it.
    fn set_due(&self, table: TableId, due: Stamp) -> Answer<'_, Result<(), Unavailable>>;

    /// Deletes tables with all that is kept of them, all or (if a time is given) those that were over by then; how many it
    /// were. They are deleted in one transaction: give it a handful, so that nobody who plays has to wait for it.
    fn delete(&self, tables: Vec<TableId>, ended_by: Option<Stamp>) -> Answer<'_, Result<u64, Unavailable>>;

    /// How many tables are in their lobby, counted up to this number: so it is quick, however many there are.
    fn lobbies(&self, most: u32) -> Answer<'_, Result<u32, Unavailable>>;

    /// Those of these codes that no lobby has.
    fn free_codes(&self, codes: Vec<String>) -> Answer<'_, Result<Vec<String>, Unavailable>>;

    /// May somebody else have written since the last call? Other servers, or a command beside the only one.
    fn others_wrote(&self) -> Answer<'_, Result<bool, Unavailable>>;
}
