//! The data folder: the log, the key that signs seats, the operator's texts. One server at a time.

use super::error::StartError;
use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::Write as _;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use tables::Signer;

/// A data folder, locked until this is dropped.
pub struct DataFolder {
    path: PathBuf,
    _lock: File,
}

impl DataFolder {
    /// Creates the folder if it is missing, and locks it.
    pub fn open(path: &Path) -> Result<Self, StartError> {
        let failed = |why| StartError::Data { path: path.to_owned(), why };
        fs::create_dir_all(path).map_err(failed)?;
        let lock = File::create(path.join("lock")).map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { path: path.to_owned(), _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(StartError::InUse(path.to_owned())),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }

    /// The log's file.
    pub fn log(&self) -> PathBuf {
        log_of(&self.path)
    }

    /// A signer with the given key, or with the key in the folder, which is generated at the first start.
    pub fn signer(&self, given: Option<&str>) -> Result<Signer, StartError> {
        if let Some(given) = given {
            return signer_of(given);
        }
        let path = self.path.join("seat.key");
        if let Ok(kept) = fs::read_to_string(&path) {
            return signer_of(kept.trim());
        }
        let key = random_bytes()?;
        let mut written = String::new();
        for byte in key {
            let _ = write!(written, "{byte:02x}");
        }
        let kept = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&path);
        kept.and_then(|mut file| file.write_all(written.as_bytes()).and_then(|()| file.sync_all()))
            .map_err(|why| StartError::Data { path, why })?;
        Ok(Signer::new(&key))
    }
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
