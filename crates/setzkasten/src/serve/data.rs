//! The data folder: the log, the key that signs seats, the operator's texts. One server at a time; for its owner only.

use super::error::StartError;
use std::fmt::Write as _;
use std::fs::{self, DirBuilder, File, OpenOptions, Permissions, TryLockError};
use std::io::{self, ErrorKind, Write as _};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use tables::Signer;
use tables::log::SqliteLog;

/// The key that signs seats.
const KEY: &str = "seat.key";
/// By which a key is known again, without telling it.
const KEY_CHECK: &str = "seat.key.check";
/// What is said of a key that is not the one that signed the seats.
pub const OTHER_KEY: &str = "the key that signs seats is another one than before";
/// There while a server runs, and after one was killed: the newest rows are in the write-ahead log.
const RUNNING: &str = "running";
/// All files that are ours; the log's are named after it.
const FILES: [&str; 7] =
    ["lock", KEY, KEY_CHECK, RUNNING, "setzkasten.db", "setzkasten.db-wal", "setzkasten.db-shm"];

/// A data folder, locked until this is dropped.
pub struct DataFolder {
    path: PathBuf,
    _lock: File,
}

/// What is known of the tables that a key is for.
#[derive(Clone, Copy, Debug)]
pub struct Seats {
    /// There are tables, with seats that some key has signed.
    pub exist: bool,
    /// They may be lost.
    pub may_be_lost: bool,
}

impl DataFolder {
    /// Creates the folder if it is missing, and locks it.
    pub fn open(path: &Path) -> Result<Self, StartError> {
        let failed = |why| StartError::Data { path: path.to_owned(), why };
        DirBuilder::new().recursive(true).mode(0o700).create(path).map_err(failed)?;
        let lock = private().create(true).truncate(true).open(path.join("lock")).map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StartError::InUse(path.to_owned())),
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        let folder = Self { path: path.to_owned(), _lock: lock };
        folder.make_private();
        Ok(folder)
    }

    /// Takes from others the right to read our files, which earlier versions gave them. The folder may be the operator's: it
    /// is only warned of.
    fn make_private(&self) {
        for file in FILES.map(|name| self.path.join(name)) {
            // A file that is somebody else's stays as it is.
            let _ = mode(&file)
                .filter(|mode| mode & 0o077 != 0)
                .map(|_| fs::set_permissions(&file, Permissions::from_mode(0o600)));
        }
        if mode(&self.path).is_some_and(|mode| mode & 0o007 != 0) {
            let folder = self.path.display();
            tracing::warn!(%folder, "everybody on this machine can look into the data folder; `chmod 700` it");
        }
    }

    /// The log's file.
    pub fn log(&self) -> PathBuf {
        log_of(&self.path)
    }

    /// The folder's path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Was the last server killed, and the newest rows that it had written are gone? To be asked before the log is opened.
    pub fn has_lost_rows(&self) -> bool {
        self.path.join(RUNNING).exists() && self.log().exists() && !self.write_ahead_log().exists()
    }

    fn write_ahead_log(&self) -> PathBuf {
        self.path.join("setzkasten.db-wal")
    }

    /// Notes that a server runs, once the log is open.
    pub fn begin(&self) -> Result<(), StartError> {
        if !self.write_ahead_log().exists() {
            return Ok(());
        }
        let path = self.path.join(RUNNING);
        let written = private().create(true).truncate(true).open(&path).and_then(|file| file.sync_all());
        written.map_err(|why| StartError::Data { path, why })
    }

    /// Merges the write-ahead log into the file and notes that nobody runs.
    pub fn end(&self) {
        match SqliteLog::merge(&self.log()) {
            Ok(()) => self.forget_server(),
            Err(error) => {
                tracing::warn!(%error, "the newest rows stay in setzkasten.db-wal: leave that file alone");
            }
        }
    }

    /// Forgets that a server ran: its log was merged, or is replaced.
    pub fn forget_server(&self) {
        let _ = fs::remove_file(self.path.join(RUNNING));
    }

    /// A signer with the given key, or with the key in the folder, which is generated at the first start. It must be the one
    /// that signed the seats that there are, as far as that is known.
    pub fn signer(&self, given: Option<&str>, seats: Seats) -> Result<Signer, StartError> {
        let signer = match given {
            Some(given) => signer_of(given)?,
            None => self.own_signer(seats)?,
        };
        self.check_key(&signer, seats)?;
        Ok(signer)
    }

    /// With the key in the folder.
    fn own_signer(&self, seats: Seats) -> Result<Signer, StartError> {
        let path = key_of(&self.path);
        match fs::read_to_string(&path) {
            Ok(kept) => return signer_of(kept.trim()),
            Err(why) if why.kind() != ErrorKind::NotFound => return Err(StartError::Key { path, why }),
            Err(_) => {}
        }
        if seats.exist && !seats.may_be_lost {
            let what = "the key that signs their seats, seat.key, is missing";
            return Err(
                self.new_key(what, "bring that file back from your backup, or give the key with --secret")
            );
        }
        let key = random_bytes()?;
        let mut written = String::new();
        for byte in key {
            let _ = write!(written, "{byte:02x}");
        }
        let kept = private().create_new(true).open(&path);
        kept.and_then(|file| write(file, &written)).map_err(|why| StartError::Key { path, why })?;
        Ok(Signer::new(&key))
    }

    /// Compares the key with the one before, and notes it for the next start.
    fn check_key(&self, signer: &Signer, seats: Seats) -> Result<(), StartError> {
        let (path, check) = (self.path.join(KEY_CHECK), signer.fingerprint());
        let before = fs::read_to_string(&path).ok();
        if before.as_deref() == Some(&check) {
            return Ok(());
        }
        if before.is_some() && seats.exist && !seats.may_be_lost {
            return Err(self.new_key(OTHER_KEY, "give the old key, with --secret or as seat.key"));
        }
        let noted = private().create(true).truncate(true).open(&path).and_then(|file| write(file, &check));
        noted.map_err(|why| StartError::Key { path, why })
    }

    fn new_key(&self, what: &'static str, mend: &'static str) -> StartError {
        StartError::NewKey { place: self.path.display().to_string(), what, mend }
    }
}

/// For files that only their owner may read.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).mode(0o600);
    options
}

fn write(mut file: File, text: &str) -> io::Result<()> {
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

fn mode(path: &Path) -> Option<u32> {
    fs::metadata(path).ok().map(|found| found.permissions().mode())
}

/// The key's file in a data folder; not there where the key is a setting.
pub fn key_of(folder: &Path) -> PathBuf {
    folder.join(KEY)
}

/// The log's file in a data folder.
pub fn log_of(folder: &Path) -> PathBuf {
    folder.join("setzkasten.db")
}

/// A signer with this key.
pub fn signer_of(key: &str) -> Result<Signer, StartError> {
    read_key(key).map(|key| Signer::new(&key)).ok_or(StartError::Secret)
}

/// 256 random bits from the operating system.
pub fn random_bytes() -> Result<[u8; 32], StartError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| StartError::Chance(error.to_string()))?;
    Ok(bytes)
}

fn read_key(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    let mut key = [0; 32];
    for (i, byte) in key.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
    }
    Some(key)
}
