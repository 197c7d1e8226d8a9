//! `setzkasten restore`: all tables of a backup, into an empty place.

use crate::forgotten::{self, Entry, Forgotten};
use crate::place::Place;
use crate::serve::{DataFolder, StartError, open_database};
use clap::Args;
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use tables::backup::{self, Counts, RestoreError};
use tables::log::{Log, SqliteLog};

/// What `setzkasten restore` takes.
#[derive(Args)]
pub struct Arguments {
    /// The file that `setzkasten backup` has written
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

/// Why nothing was restored.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Place(#[from] StartError),
    #[error("{}: {why}", path.display())]
    Restore { path: PathBuf, why: RestoreError },
    #[error("{} cannot be put in its place: {why}", path.display())]
    File { path: PathBuf, why: io::Error },
    #[error("what was forgotten cannot be read or noted: {0}")]
    Forgotten(io::Error),
}

/// Restores a backup.
pub fn run(arguments: &Arguments) -> io::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    match runtime.block_on(restore(arguments)) {
        Ok(counts) => {
            println!("{counts} restored from {}", arguments.file.display());
            Ok(ExitCode::SUCCESS)
        }
        Err(failure) => {
            eprintln!("setzkasten restore: {failure}");
            Ok(ExitCode::FAILURE)
        }
    }
}

async fn restore(Arguments { file, place }: &Arguments) -> Result<Counts, Failure> {
    let forgotten = find_forgotten(place, file).map_err(Failure::Forgotten)?;
    let counts = match place.database() {
        Some(url) => fill(Arc::new(open_database(place, url).await?), file, &forgotten).await,
        None => restore_into_folder(&DataFolder::open(&place.data)?, file, &forgotten).await,
    }?;
    if !forgotten.is_empty() {
        Forgotten::beside(&place.data).add(&forgotten).map_err(Failure::Forgotten)?;
    }
    Ok(counts)
}

/// All that was ever forgotten, as far as files tell it.
fn find_forgotten(place: &Place, file: &Path) -> io::Result<BTreeSet<Entry>> {
    let files = [Forgotten::beside_file(file), Forgotten::beside(&place.data)];
    let found: Vec<BTreeSet<Entry>> =
        files.iter().filter_map(|file| file.read().transpose()).collect::<Result<_, _>>()?;
    if found.is_empty() {
        let [beside, target] = files.map(|file| file.path().display().to_string());
        eprintln!(
            "warning: neither {beside} nor {target} is there: what was forgotten after this backup may be back"
        );
    }
    Ok(found.into_iter().flatten().collect())
}

/// Restores all tables, and forgets again what was forgotten since.
async fn fill(log: Arc<dyn Log>, file: &Path, forgotten: &BTreeSet<Entry>) -> Result<Counts, Failure> {
    let failed = |why| Failure::Restore { path: file.to_owned(), why };
    let counts = backup::restore(Arc::clone(&log), file).await.map_err(failed)?;
    let again = forgotten::apply(&*log, forgotten).await.map_err(|why| failed(why.into()))?;
    if again > 0 {
        println!("{again} names or tables of it had been forgotten, and are again");
    }
    Ok(counts)
}

/// Into a new file, which takes the place of an empty one when it is whole.
async fn restore_into_folder(
    folder: &DataFolder,
    file: &Path,
    forgotten: &BTreeSet<Entry>,
) -> Result<Counts, Failure> {
    let (place, part) = (folder.log(), folder.log().with_added_extension("part"));
    let failed = |why| Failure::File { path: part.clone(), why };
    if place.exists() && !is_empty(&place).await? {
        return Err(Failure::Restore { path: file.to_owned(), why: RestoreError::NotEmpty });
    }
    remove(&part).map_err(failed)?;
    let log = Arc::new(SqliteLog::open(&part).map_err(StartError::Log)?);
    let restored = fill(Arc::clone(&log) as Arc<dyn Log>, file, forgotten).await;
    if let Some(log) = Arc::into_inner(log) {
        log.close();
    }
    if restored.is_err() {
        remove(&part).map_err(failed)?;
        return restored;
    }
    folder.forget_server();
    remove(&place)
        .and_then(|()| fs::rename(&part, &place))
        .and_then(|()| sync_folder(&place))
        .map_err(failed)?;
    restored
}

async fn is_empty(path: &Path) -> Result<bool, StartError> {
    let log = SqliteLog::open(path).map_err(StartError::Log)?;
    let tables = log.tables(None, 1).await.map_err(StartError::Log)?;
    log.close();
    Ok(tables.is_empty())
}

/// Removes a file of SQLite, if it is there, with what belongs to it.
fn remove(path: &Path) -> io::Result<()> {
    for ending in ["", "-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        match fs::remove_file(name) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// The name is as durable as what it names.
fn sync_folder(path: &Path) -> io::Result<()> {
    path.parent().map_or(Ok(()), |folder| File::open(folder)?.sync_all())
}
