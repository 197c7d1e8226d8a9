//! What a desk wants to be written, and what may become of it.

use crate::row::{Mark, Row, Summary};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A row to be appended, and what lists tell of the table from then on, if that has changed.
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
}

impl Append {
    /// This row, after this past.
    pub fn new(row: Row, past: Mark, summary: Option<Summary>) -> Self {
        let mark = past.after(&row);
        Self { row: Arc::new(row), past, mark, summary }
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

/// A row that has been appended, on its way to other servers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// The row.
    pub row: Arc<Row>,
    /// The table's past with it.
    pub mark: Mark,
}
