//! Errors of the database: why it cannot be opened, and why a query failed.

use super::address::{Address, BadAddress};
use crate::log::Unavailable;
use std::error::Error as _;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

/// Why a database cannot be used: what, why, what to do.
#[derive(Debug, thiserror::Error)]
#[error("the database {address} cannot be used: {trouble}")]
pub struct OpenError {
    address: String,
    /// What is wrong.
    pub trouble: Trouble,
}

/// What is wrong with a database.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The address.
    #[error(transparent)]
    Address(#[from] BadAddress),
    /// It does not answer.
    #[error("it does not answer ({0}); start it, or mend host and port")]
    Away(String),
    /// It rejects the login.
    #[error("it does not let user {user} in ({why}); mend user and password, or the database's pg_hba.conf")]
    Login {
        /// Who.
        user: String,
        /// Why.
        why: String,
    },
    /// It has no such database.
    #[error("there is no database {0}; create it with `createdb {0}`, or mend the name")]
    Missing(String),
    /// It has no certificate, or one that is not trusted.
    #[error(
        "TLS fails ({0}); mend sslmode, or give the authority that signed its certificate with --ca-file"
    )]
    Tls(String),
    /// It is too old.
    #[error("it is PostgreSQL {0}; this program needs {oldest} or newer", oldest = super::OLDEST)]
    TooOld(String),
    /// Its encoding cannot store every character.
    #[error("its encoding is {0}, not UTF8; create the database with `createdb --encoding=UTF8`")]
    Encoding(String),
    /// A newer program has used it.
    #[error(
        "its tables are of version {found}, this program knows {known} at most; use the newer program that made them"
    )]
    Newer {
        /// The version of the tables.
        found: i32,
        /// The newest version this program knows.
        known: i32,
    },
    /// An older program has used it.
    #[error("its tables are of version {found}, older than {known}; start this program's server on it first")]
    Older {
        /// The version of the tables.
        found: i32,
        /// The version this program makes.
        known: i32,
    },
    /// It has no tables.
    #[error("there are no tables of Setzkasten in it; mend the name of the database")]
    Empty,
    /// Its tables cannot be made.
    #[error("its tables cannot be made ({0}); let its user create tables there, in a database of our own")]
    Tables(String),
    /// Something else.
    #[error("{0}")]
    Other(String),
}

impl OpenError {
    pub(super) fn new(address: &Address, trouble: Trouble) -> Self {
        Self { address: address.to_string(), trouble }
    }
}

/// Why a query failed.
#[derive(Debug)]
pub(super) enum Failure {
    /// The database rejects the values, e.g. because of a constraint. The connection is fine.
    Data { constraint: Option<String>, why: String },
    /// The connection broke or timed out: it is unknown whether the query took effect.
    Connection(String),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        let why = why(&error);
        // Classes of SQLSTATE: 22 data exception, 23 constraint violation, 40 transaction rollback.
        let is_data = |code: &SqlState| ["22", "23", "40"].iter().any(|class| code.code().starts_with(class));
        match error.as_db_error() {
            Some(told) if is_data(told.code()) => {
                Self::Data { constraint: told.constraint().map(str::to_owned), why }
            }
            _ => Self::Connection(why),
        }
    }
}

impl From<Failure> for Unavailable {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Data { why, .. } | Failure::Connection(why) => Self(why),
        }
    }
}

/// The error as a sentence. Leaves out the database's `DETAIL`, which may quote values.
pub(super) fn why(error: &Error) -> String {
    if let Some(told) = error.as_db_error() {
        return told.message().to_owned();
    }
    let mut why = error.to_string();
    let mut source = error.source();
    while let Some(error) = source {
        why = format!("{why}: {error}");
        source = error.source();
    }
    why
}

/// Why connecting failed.
pub(super) fn of_connecting(address: &Address, error: &Error) -> Trouble {
    let why = why(error);
    let user = || address.user().to_owned();
    match error.code() {
        Some(&SqlState::INVALID_PASSWORD | &SqlState::INVALID_AUTHORIZATION_SPECIFICATION) => {
            Trouble::Login { user: user(), why }
        }
        Some(&SqlState::INVALID_CATALOG_NAME) => Trouble::Missing(address.database().to_owned()),
        // The driver does not expose these kinds of errors; only the text tells them apart.
        None if why.starts_with("error performing TLS") => Trouble::Tls(why),
        None if why.starts_with("authentication") || why.starts_with("invalid configuration: password") => {
            Trouble::Login { user: user(), why }
        }
        _ => Trouble::Away(why),
    }
}
