//! The server's storage: its data folder, or a database that several servers share.

use super::config::Arguments;
use super::data::{DataFolder, OTHER_KEY, Seats, signer_of};
use super::error::StartError;
use crate::forgotten::{self, Forgotten};
use crate::place::Place;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tables::hints::nats::{NatsFigures, Servers};
use tables::hints::{Hints, InProcess, NatsHints};
use tables::log::postgres::Address;
use tables::log::{Log, PostgresLog, SqliteLog};
use tables::{Signer, Trust};

/// The log, with the hints and the signer that belong to it.
pub struct Store {
    pub log: Arc<dyn Log>,
    pub hints: Arc<dyn Hints>,
    pub signer: Signer,
    pub figures: StoreFigures,
    /// The data folder, locked until this is dropped.
    pub folder: Option<DataFolder>,
}

/// Counters of the database and NATS.
#[derive(Default)]
pub struct StoreFigures {
    database: Option<Arc<PostgresLog>>,
    nats: Option<Arc<NatsFigures>>,
}

impl Store {
    /// Opens the storage that the settings ask for.
    pub async fn open(arguments: &Arguments) -> Result<Self, StartError> {
        let store = match arguments.place.database() {
            None if arguments.nats().is_some() => return Err(StartError::NatsAlone),
            None => Self::in_folder(arguments).await?,
            Some(url) => Self::shared(arguments, url).await?,
        };
        forget_again(&arguments.place, &*store.log).await?;
        Ok(store)
    }

    async fn in_folder(arguments: &Arguments) -> Result<Self, StartError> {
        let folder = DataFolder::open(&arguments.place.data)?;
        if folder.has_lost_rows() {
            tracing::warn!(
                "the last server was killed, and setzkasten.db-wal with its newest rows is missing: moves that players saw may be \
                 lost; if you have that file, stop the server and put it back before anything else is played"
            );
        }
        let log = SqliteLog::open(&folder.log()).map_err(StartError::File)?;
        let exist = !log.tables(None, 1).await.map_err(StartError::Log)?.is_empty();
        let seats = Seats { exist, may_be_lost: arguments.new_key };
        let signer = folder.signer(arguments.secret(), seats)?;
        Ok(Self {
            log: Arc::new(log),
            hints: Arc::new(InProcess::default()),
            signer,
            figures: StoreFigures::default(),
            folder: Some(folder),
        })
    }

    async fn shared(arguments: &Arguments, url: &str) -> Result<Self, StartError> {
        let secret = arguments.secret().ok_or(StartError::SharedSecret)?;
        let signer = signer_of(secret)?;
        let servers = arguments.nats().map(Servers::parse).transpose().map_err(StartError::NatsAddress)?;
        let log = Arc::new(open_database(&arguments.place, url).await?);
        check_key(&log, &signer, arguments.new_key).await?;
        let mut figures = StoreFigures { database: Some(Arc::clone(&log)), nats: None };
        let hints: Arc<dyn Hints> = match servers {
            None => {
                tracing::info!("without --nats, rows of other servers are seen up to a second later");
                Arc::new(InProcess::default())
            }
            Some(servers) => {
                let hints = NatsHints::connect(&servers, &trust(&arguments.place)?)
                    .await
                    .map_err(StartError::Nats)?;
                figures.nats = Some(hints.figures());
                Arc::new(hints)
            }
        };
        Ok(Self { log, hints, signer, figures, folder: None })
    }
}

/// All servers of a database must have the same key: else players who change servers lose their seats.
async fn check_key(log: &PostgresLog, signer: &Signer, may_replace: bool) -> Result<(), StartError> {
    let fingerprint = signer.fingerprint();
    if log.note_key(&fingerprint, may_replace).await.map_err(StartError::Log)? == fingerprint {
        return Ok(());
    }
    let (place, what) = ("the database".to_owned(), OTHER_KEY);
    Err(StartError::NewKey { place, what, mend: "give the same --secret as its other servers" })
}

/// What was forgotten may have come back with an old copy of the store.
async fn forget_again(place: &Place, log: &dyn Log) -> Result<(), StartError> {
    let file = Forgotten::beside(&place.data);
    let failed = |why| StartError::Data { path: file.path().to_owned(), why };
    let forgotten = file.read().map_err(failed)?.unwrap_or_default();
    let again = forgotten::apply(log, &forgotten).await.map_err(StartError::Log)?;
    if again > 0 {
        tracing::warn!(
            again,
            "names, tables or persons that had been forgotten were back, and are forgotten again"
        );
    }
    Ok(())
}

/// Opens a database and runs the migrations that are missing.
pub async fn open_database(place: &Place, url: &str) -> Result<PostgresLog, StartError> {
    PostgresLog::open(&address(url)?, &trust(place)?).await.map_err(StartError::Database)
}

/// Opens a database without running migrations.
pub async fn open_database_to_read(place: &Place, url: &str) -> Result<PostgresLog, StartError> {
    PostgresLog::open_to_read(&address(url)?, &trust(place)?).await.map_err(StartError::Database)
}

fn address(url: &str) -> Result<Address, StartError> {
    Address::parse(url).map_err(StartError::DatabaseAddress)
}

/// The trusted authorities: the system's and those of `--ca-file`.
fn trust(place: &Place) -> Result<Trust, StartError> {
    let own = place.ca_file.as_deref().map(Trust::with_file).transpose();
    Ok(own.map_err(StartError::CaFile)?.unwrap_or_default())
}

impl StoreFigures {
    /// Name, help and value of each counter.
    pub fn counters(&self) -> Vec<(&'static str, &'static str, u64)> {
        let mut all = Vec::new();
        if let Some(database) = &self.database {
            let connections = database.connections();
            all.push((
                "setzkasten_database_connections_total",
                "Connections made to PostgreSQL",
                connections,
            ));
        }
        if let Some(nats) = &self.nats {
            let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
            all.push(("setzkasten_hints_lost_total", "Hints not sent or not taken", count(&nats.lost)));
            let breaks = count(&nats.breaks);
            all.push(("setzkasten_nats_breaks_total", "How often the connection to NATS broke", breaks));
        }
        all
    }

    /// Is there a connection to NATS, if it is used?
    pub fn has_nats(&self) -> Option<bool> {
        self.nats.as_ref().map(|nats| nats.is_connected.load(Ordering::Relaxed))
    }
}
