//! `setzkasten backup`: all tables in one file.

use crate::forgotten::Forgotten;
use crate::place::Place;
use crate::serve::{StartError, log_of, open_database_to_read};
use clap::Args;
use std::fs::{self, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use tables::backup::{self, BackupError, Counts};
use tables::log::{Log, SqliteLog};

/// What `setzkasten backup` takes.
#[derive(Args)]
pub struct Arguments {
    /// The file to write; must not be there yet
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

/// Why there is no backup.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Place(#[from] StartError),
    #[error(transparent)]
    Backup(#[from] BackupError),
    #[error("{} cannot be written: {why}", path.display())]
    File { path: PathBuf, why: io::Error },
    #[error("there are no tables in {}; choose a data folder with --data, or a database with --database", .0.display())]
    Nothing(PathBuf),
    #[error("{} is there already; choose another name", .0.display())]
    IsThere(PathBuf),
}

/// Writes a backup.
pub fn run(arguments: &Arguments) -> io::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    match runtime.block_on(back_up(arguments)) {
        Ok(counts) => {
            println!("{counts} written to {}", arguments.file.display());
            println!(
                "keep {} beside it: restore reads it",
                Forgotten::beside_file(&arguments.file).path().display()
            );
            if arguments.place.database().is_none() {
                let key = arguments.place.data.join("seat.key");
                println!("the key that signs seats is not in it; keep a copy of {}", key.display());
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(failure) => {
            eprintln!("setzkasten backup: {failure}");
            Ok(ExitCode::FAILURE)
        }
    }
}

async fn back_up(Arguments { file, place }: &Arguments) -> Result<Counts, Failure> {
    if file.exists() {
        return Err(Failure::IsThere(file.clone()));
    }
    let log: Arc<dyn Log> = match place.database() {
        Some(url) => Arc::new(open_database_to_read(place, url).await?),
        None if !log_of(&place.data).exists() => return Err(Failure::Nothing(place.data.clone())),
        // A server may be using it: only looked at, not locked.
        None => Arc::new(SqliteLog::open_to_read(&log_of(&place.data)).map_err(StartError::Log)?),
    };
    // Under another name until it is whole.
    let part = file.with_added_extension("part");
    let failed = |why| Failure::File { path: part.clone(), why };
    let counts = write(&*log, &part).await.inspect_err(|_| drop(fs::remove_file(&part)))?;
    fs::rename(&part, file).map_err(failed)?;
    note_forgotten(place, file).map_err(failed)?;
    Ok(counts)
}

/// What was forgotten is noted beside the backup, too: there may be older ones.
fn note_forgotten(place: &Place, file: &Path) -> io::Result<()> {
    let known = Forgotten::beside(&place.data).read()?.unwrap_or_default();
    Forgotten::beside_file(file).add(&known)
}

/// Rows hold what players must not know of each other: the file is its owner's only.
async fn write(log: &dyn Log, path: &Path) -> Result<Counts, Failure> {
    let failed = |why| Failure::File { path: path.to_owned(), why };
    let file =
        OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(path).map_err(failed)?;
    let mut out = BufWriter::new(file);
    let counts = backup::write(log, &mut out).await?;
    out.flush().map_err(failed)?;
    out.get_ref().sync_all().map_err(failed)?;
    Ok(counts)
}
