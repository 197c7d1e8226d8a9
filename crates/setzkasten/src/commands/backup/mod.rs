//! `setzkasten backup`: all tables in one file, or on standard output.

mod series;

use crate::forgotten::{Entry, Forgotten};
use crate::place::{Place, STANDARD};
use crate::serve::{StartError, key_of, log_of, open_database_to_read};
use clap::Args;
use std::fs::{self, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use tables::backup::{self, BackupError, Counts};
use tables::log::postgres::Trouble;
use tables::log::{Log, PersonId, SqliteLog};

/// How often a backup into a file is begun anew while the store does not answer, and how long after the last try.
const TRIES: usize = 4;
const BACKOFF: Duration = Duration::from_secs(5);

/// What `setzkasten backup` takes.
#[derive(Args)]
pub struct Arguments {
    /// The file to write, which must not be there yet; a folder, for a file named after the time; or - for standard output
    #[arg(value_name = "FILE")]
    target: PathBuf,
    /// FILE is a folder, made if missing: remove all backups named after the time but for the N newest, once this one is whole
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    newest: Option<u32>,
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
    #[error("older backups in {} cannot be removed: {why}; the new one is whole", path.display())]
    Series { path: PathBuf, why: io::Error },
    #[error("there are no tables in {}; choose a data folder with --data, or a database with --database", .0.display())]
    Nothing(PathBuf),
    #[error("{} is there already; choose another name", .0.display())]
    IsThere(PathBuf),
}

impl Failure {
    /// Is it the store that does not answer, so that another try may help?
    fn may_pass(&self) -> bool {
        match self {
            Self::Place(StartError::Database(error)) => matches!(error.trouble, Trouble::Away(_)),
            Self::Backup(error) => matches!(error, BackupError::Log(_) | BackupError::Restless(_)),
            _ => false,
        }
    }
}

/// Where a backup goes.
enum Target {
    Standard,
    File(PathBuf),
    /// A file in this folder, which keeps so many of them.
    Series(PathBuf, Option<u32>),
}

impl Arguments {
    fn target(&self) -> Target {
        let target = self.target.clone();
        match self.newest {
            _ if target == Path::new(STANDARD) => Target::Standard,
            None if !target.is_dir() => Target::File(target),
            newest => Target::Series(target, newest),
        }
    }
}

/// Writes a backup.
pub fn run(arguments: &Arguments) -> io::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    match runtime.block_on(back_up(arguments)) {
        Ok(said) => {
            match arguments.target() {
                // What is written there is the backup, and nothing else.
                Target::Standard => eprint!("{said}"),
                _ => print!("{said}"),
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(failure) => {
            eprintln!("setzkasten backup: {failure}");
            Ok(ExitCode::FAILURE)
        }
    }
}

/// Gives what is to be said about it.
async fn back_up(arguments: &Arguments) -> Result<String, Failure> {
    let place = &arguments.place;
    let said = match arguments.target() {
        Target::Standard => to_standard(place).await,
        Target::File(file) => to_file(place, &file).await,
        Target::Series(folder, newest) => to_folder(place, &folder, newest).await,
    }?;
    let key = key_of(&place.data);
    let has_key = place.database().is_none() && key.exists();
    let of_key = format!("the key that signs seats is not in it; keep a copy of {}\n", key.display());
    Ok(said + if has_key { &of_key } else { "" })
}

async fn to_standard(place: &Place) -> Result<String, Failure> {
    let log = open(place).await?;
    let failed = |why| Failure::File { path: "standard output".into(), why };
    let mut out = BufWriter::new(io::stdout());
    let counts = backup::write(&*log, &mut out).await?;
    out.flush().map_err(failed)?;
    let forgotten = Forgotten::beside(&place.data);
    let of_forgotten = match forgotten.read().map_err(failed)? {
        Some(_) => format!(
            "keep a copy of {}, too: restore looks for it in its data folder\n",
            forgotten.path().display()
        ),
        None => String::new(),
    };
    Ok(format!("{counts} written to standard output\n{of_forgotten}"))
}

async fn to_file(place: &Place, file: &Path) -> Result<String, Failure> {
    if file.exists() {
        return Err(Failure::IsThere(file.to_owned()));
    }
    // Under another name until it is whole.
    let part = file.with_added_extension("part");
    let failed = |why| Failure::File { path: part.clone(), why };
    let counts = write_patiently(place, &part).await?;
    fs::rename(&part, file).map_err(failed)?;
    let gone = open(place).await?.gone_persons().await.map_err(BackupError::from)?;
    note_forgotten(place, file, gone).map_err(failed)?;
    let (shown, forgotten) = (file.display(), Forgotten::beside_file(file));
    Ok(format!(
        "{counts} written to {shown}\nkeep {} beside it: restore reads it\n",
        forgotten.path().display()
    ))
}

/// A database that restarts or is busy for a moment must not cost a night's backup.
async fn write_patiently(place: &Place, part: &Path) -> Result<Counts, Failure> {
    let mut tries = 1;
    loop {
        let written = async { write(&*open(place).await?, part).await }.await;
        match written.inspect_err(|_| drop(fs::remove_file(part))) {
            Err(failure) if failure.may_pass() && tries < TRIES => {
                eprintln!("setzkasten backup: {failure}; trying again in {} s", BACKOFF.as_secs());
            }
            last => return last,
        }
        tries += 1;
        tokio::time::sleep(BACKOFF).await;
    }
}

async fn to_folder(place: &Place, folder: &Path, newest: Option<u32>) -> Result<String, Failure> {
    let failed = |why| Failure::File { path: folder.to_owned(), why };
    series::make(folder).map_err(failed)?;
    let said = to_file(place, &folder.join(series::name_now())).await?;
    let Some(newest) = newest else { return Ok(said) };
    let failed = |why| Failure::Series { path: folder.to_owned(), why };
    let removed = series::keep_newest(folder, newest as usize).map_err(failed)?;
    Ok(format!("{said}{removed} older backups removed, {newest} are kept\n"))
}

/// The log, to be read while servers go on.
async fn open(place: &Place) -> Result<Arc<dyn Log>, Failure> {
    match place.database() {
        Some(url) => Ok(Arc::new(open_database_to_read(place, url).await?)),
        None if !log_of(&place.data).exists() => Err(Failure::Nothing(place.data.clone())),
        // A server may be using it: only looked at, not locked.
        None => Ok(Arc::new(SqliteLog::open_to_read(&log_of(&place.data)).map_err(StartError::File)?)),
    }
}

/// What was forgotten is noted beside the backup, too: there may be older ones.
fn note_forgotten(place: &Place, file: &Path, gone: Vec<PersonId>) -> io::Result<()> {
    let mut known = Forgotten::beside(&place.data).read()?.unwrap_or_default();
    // Of persons the store knows it, too: each of several servers has a file of its own.
    known.extend(gone.into_iter().map(Entry::person));
    Forgotten::beside_file(file).add(&known)
}

/// Rows hold what players must not know of each other: the file is its owner's only.
async fn write(log: &dyn Log, path: &Path) -> Result<Counts, Failure> {
    let failed = |why| Failure::File { path: path.to_owned(), why };
    // One that was left behind may be open to others.
    match fs::remove_file(path) {
        Err(why) if why.kind() != ErrorKind::NotFound => return Err(failed(why)),
        _ => {}
    }
    let file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(path).map_err(failed)?;
    let mut out = BufWriter::new(file);
    let counts = backup::write(log, &mut out).await?;
    out.flush().map_err(failed)?;
    out.get_ref().sync_all().map_err(failed)?;
    Ok(counts)
}
