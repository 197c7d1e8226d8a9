//! Why a file cannot be opened.

use rusqlite::{Error, ErrorCode};
use std::path::{Path, PathBuf};

/// Why a file of SQLite cannot be used: what, why, what to do.
#[derive(Debug, thiserror::Error)]
#[error("the tables in {} cannot be used: {trouble}", path.display())]
pub struct OpenError {
    path: PathBuf,
    /// What is wrong.
    pub trouble: Trouble,
}

/// What is wrong with a file of SQLite.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// A newer program has used it.
    #[error(
        "the file is of version {found}, this program knows {known} at most; use the newer program that made it"
    )]
    Newer {
        /// The version of the file.
        found: u32,
        /// The newest version this program knows.
        known: u32,
    },
    /// An older program has used it.
    #[error("the file is of version {found}, older than {known}; start this program's server on it first")]
    Older {
        /// The version of the file.
        found: u32,
        /// The version this program makes.
        known: u32,
    },
    /// It is no database, or not a whole one.
    #[error("the file is damaged, or no database of SQLite ({0}); bring it back from your backup")]
    Damaged(String),
    /// The system refuses it.
    #[error("{0}; let the server's user read and write the file and its folder")]
    File(String),
}

impl OpenError {
    pub(super) fn new(path: &Path, trouble: Trouble) -> Self {
        Self { path: path.to_owned(), trouble }
    }
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => Self::Damaged(error.to_string()),
            _ => Self::File(error.to_string()),
        }
    }
}
