//! What a desk wants to be written, and what may become of it.

use crate::row::{Mark, Row, Summary, TableId};
use game::Guest;
use std::sync::Arc;

/// A row to be appended, the names it brings, and what lists tell of the table from then on, if that has changed. All of it
/// is written, or nothing.
#[derive(Clone, Debug)]
pub struct Append {
    /// The row.
    pub row: Arc<Row>,
    /// The past it was decided on.
    pub past: Mark,
    /// The past with it: `past.after(&row)`.
    pub mark: Mark,
    /// What lists tell.
    pub summary: Option<Summary>,
    /// Names of guests who are new in it. A name that is there already stays, and one that was forgotten stays forgotten.
    pub names: Vec<(Guest, String)>,
}

impl Append {
    /// This row, after this past. It brings no names.
    pub fn new(row: Row, past: Mark, summary: Option<Summary>) -> Self {
        let mark = past.after(&row);
        Self { row: Arc::new(row), past, mark, summary, names: Vec::new() }
    }
}

/// Why a row was not appended.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AppendError {
    /// Another row came first, or the past is another.
    #[error("another row came first")]
    Conflict,
    /// Another table in its lobby has this code.
    #[error("the code is taken")]
    CodeTaken,
    /// It could not be written.
    #[error(transparent)]
    Unavailable(#[from] Unavailable),
}

/// The log cannot be read or written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the log is not available: {0}")]
pub struct Unavailable(pub String);

/// What has been written, on its way to other servers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A row has been appended.
    Row {
        /// The row.
        row: Arc<Row>,
        /// The table's past with it.
        mark: Mark,
        /// The names it brought.
        names: Vec<(Guest, String)>,
    },
    /// A name has been forgotten.
    Forgotten {
        /// At which table.
        table: TableId,
        /// Whose.
        guest: Guest,
    },
}

impl Hint {
    /// Which table it is about.
    pub fn table(&self) -> &TableId {
        match self {
            Self::Row { row, .. } => &row.table,
            Self::Forgotten { table, .. } => table,
        }
    }
}
