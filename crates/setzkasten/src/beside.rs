//! The store as a command opens it: servers may be using it, and go on.

use crate::place::Place;
use crate::serve::{StartError, log_of, open_database_to_read};
use game::Stamp;
use std::path::PathBuf;
use std::sync::Arc;
use tables::ServerClock;
use tables::log::{Log, SqliteLog};

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

/// Opens the store for reading and writing. It must be of this program's version: commands migrate nothing.
pub async fn open(place: &Place) -> Result<Arc<dyn Log>, NoStore> {
    match place.database() {
        Some(url) => Ok(Arc::new(open_database_to_read(place, url).await?)),
        None if !log_of(&place.data).exists() => Err(NoStore::Nothing(place.data.clone())),
        None => Ok(Arc::new(SqliteLog::open_beside(&log_of(&place.data)).map_err(StartError::Log)?)),
    }
}

/// What time it is, by the store's clock if it has one.
pub async fn now(log: &dyn Log) -> Result<Stamp, NoStore> {
    let clock = ServerClock::start();
    clock.set_by(log).await.map_err(StartError::Clock)?;
    Ok(clock.now())
}
