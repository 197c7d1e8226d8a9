//! `setzkasten restore`: all tables of a backup, into an empty place.

use crate::forgotten::{self, Entry, Forgotten};
use crate::place::{Place, STANDARD};
use crate::serve::{DataFolder, StartError, open_database};
use clap::Args;
use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use tables::backup::{self, BadBackup, Counts, RestoreError};
use tables::log::{Log, SqliteLog};

/// What `setzkasten restore` takes.
#[derive(Args)]
pub struct Arguments {
    /// The file that `setzkasten backup` has written, or - for standard input
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
            println!("{counts} restored from {}", shown(&arguments.file).display());
            Ok(ExitCode::SUCCESS)
        }
        Err(failure) => {
            eprintln!("setzkasten restore: {failure}");
            Ok(ExitCode::FAILURE)
        }
    }
}

fn is_standard(file: &Path) -> bool {
    file == Path::new(STANDARD)
}

fn shown(file: &Path) -> &Path {
    if is_standard(file) { Path::new("standard input") } else { file }
}

async fn restore(Arguments { file, place }: &Arguments) -> Result<Counts, Failure> {
    let forgotten = find_forgotten(place, file).map_err(Failure::Forgotten)?;
    let failed =
        |why: io::Error| Failure::Restore { path: shown(file).to_owned(), why: BadBackup::from(why).into() };
    let backup = if is_standard(file) { spool() } else { File::open(file) };
    let backup = Backup { path: shown(file), file: backup.map_err(failed)? };
    let counts = match place.database() {
        Some(url) => fill(Arc::new(open_database(place, url).await?), backup, &forgotten).await,
        None => restore_into_folder(&DataFolder::open(&place.data)?, backup, &forgotten).await,
    }?;
    if !forgotten.is_empty() {
        Forgotten::beside(&place.data).add(&forgotten).map_err(Failure::Forgotten)?;
    }
    Ok(counts)
}

/// An open file with a backup.
struct Backup<'a> {
    path: &'a Path,
    file: File,
}

/// A file is checked to its end before anything is restored, so standard input is copied first: to a file for our eyes only,
/// which has no name any more.
fn spool() -> io::Result<File> {
    let path = std::env::temp_dir().join(format!("setzkasten-restore-{}", std::process::id()));
    let mut file = OpenOptions::new().read(true).write(true).create_new(true).mode(0o600).open(&path)?;
    fs::remove_file(&path)?;
    io::copy(&mut io::stdin().lock(), &mut file)?;
    Ok(file)
}

/// All that was ever forgotten, as far as files tell it.
fn find_forgotten(place: &Place, file: &Path) -> io::Result<BTreeSet<Entry>> {
    let beside = (!is_standard(file)).then(|| Forgotten::beside_file(file));
    let files: Vec<Forgotten> = beside.into_iter().chain([Forgotten::beside(&place.data)]).collect();
    let found: Vec<BTreeSet<Entry>> =
        files.iter().filter_map(|file| file.read().transpose()).collect::<Result<_, _>>()?;
    if found.is_empty() {
        let looked: Vec<_> = files.iter().map(|file| file.path().display().to_string()).collect();
        eprintln!(
            "warning: there is no {}: what was forgotten after this backup may be back",
            looked.join(" and no ")
        );
    }
    Ok(found.into_iter().flatten().collect())
}

/// Restores all tables, and forgets again what was forgotten since.
async fn fill(log: Arc<dyn Log>, backup: Backup<'_>, forgotten: &BTreeSet<Entry>) -> Result<Counts, Failure> {
    let failed = |why| Failure::Restore { path: backup.path.to_owned(), why };
    let counts = backup::restore(Arc::clone(&log), backup.file).await.map_err(failed)?;
    let again = forgotten::apply(&*log, forgotten).await.map_err(|why| failed(why.into()))?;
    if again > 0 {
        println!("{again} names, tables or persons of it had been forgotten, and are again");
    }
    Ok(counts)
}

/// Into a new file, which takes the place of an empty one when it is whole.
async fn restore_into_folder(
    folder: &DataFolder,
    backup: Backup<'_>,
    forgotten: &BTreeSet<Entry>,
) -> Result<Counts, Failure> {
    let (place, part) = (folder.log(), folder.log().with_added_extension("part"));
    let failed = |why| Failure::File { path: part.clone(), why };
    if place.exists() && !is_empty(&place).await? {
        return Err(Failure::Restore { path: backup.path.to_owned(), why: RestoreError::NotEmpty });
    }
    remove(&part).map_err(failed)?;
    let log = Arc::new(SqliteLog::open(&part).map_err(StartError::File)?);
    let restored = fill(Arc::clone(&log) as Arc<dyn Log>, backup, forgotten).await;
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
    let log = SqliteLog::open(path).map_err(StartError::File)?;
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
