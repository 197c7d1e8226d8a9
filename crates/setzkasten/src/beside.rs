//! The store as a command opens it: servers may be using it, and go on.

use crate::place::Place;
use crate::serve::{StartError, log_of, open_database_to_read};
use game::Stamp;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use tables::ServerClock;
use tables::log::{Log, SqliteLog, Unavailable};
use tables::upkeep::UpkeepError;

/// Why the store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum NoStore {
    /// It is there, but cannot be used.
    #[error(transparent)]
    Place(#[from] StartError),
    /// There is none.
    #[error("there are no tables in {}; choose a data folder with --data, or a database with --database", .0.display())]
    Nothing(PathBuf),
}

/// Why a command was not done.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] NoStore),
    /// The table is not there, or not as it should be.
    #[error(transparent)]
    Table(#[from] UpkeepError),
    /// The store does not answer.
    #[error(transparent)]
    Log(#[from] Unavailable),
    /// Nobody reads what it says.
    #[error(transparent)]
    Output(#[from] io::Error),
    /// It makes no sense as it was asked for.
    #[error("{0}")]
    Refused(String),
}

/// Runs a command of this name, and says why it was not done.
pub fn run(name: &str, command: impl Future<Output = Result<(), Failure>>) -> io::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    match runtime.block_on(command) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(Failure::Output(error)) => Err(error),
        Err(failure) => {
            eprintln!("setzkasten {name}: {failure}");
            Ok(ExitCode::FAILURE)
        }
    }
}

/// Opens the store for reading and writing. It must be of this program's version: commands migrate nothing.
pub async fn open(place: &Place) -> Result<Arc<dyn Log>, NoStore> {
    match place.database() {
        Some(url) => Ok(Arc::new(open_database_to_read(place, url).await?)),
        None if !log_of(&place.data).exists() => Err(NoStore::Nothing(place.data.clone())),
        None => Ok(Arc::new(SqliteLog::open_beside(&log_of(&place.data)).map_err(StartError::File)?)),
    }
}

/// What time it is, by the store's clock if it has one.
pub async fn now(log: &dyn Log) -> Result<Stamp, NoStore> {
    let clock = ServerClock::start();
    clock.set_by(log).await.map_err(StartError::Clock)?;
    Ok(clock.now())
}
