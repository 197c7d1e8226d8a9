//! Watches the free space of the disk that the data folder lies on: the operator should know before it is full.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Less than this is low: the time to do something.
const LOW: u64 = 1 << 30;
/// Less than this is none: SQLite's write-ahead log needs so much.
const FULL: u64 = 8 << 20;
/// It is no longer low from here on, so that it is not said again and again around one value.
const ENOUGH: u64 = LOW + LOW / 4;

/// What is known of the disk.
pub struct Disk {
    folder: PathBuf,
    free: AtomicU64,
    is_low: AtomicBool,
}

/// What is worth a line in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    Low,
    Enough,
}

impl Disk {
    /// The disk of this folder.
    pub fn new(folder: &Path) -> Self {
        let (free, is_low) = (AtomicU64::new(u64::MAX), AtomicBool::new(false));
        let disk = Self { folder: folder.to_owned(), free, is_low };
        disk.look();
        disk
    }

    /// The free bytes, as last seen.
    pub fn free(&self) -> u64 {
        self.free.load(Ordering::Relaxed)
    }

    /// Is it nearly full?
    pub fn is_low(&self) -> bool {
        self.is_low.load(Ordering::Relaxed)
    }

    /// Looks how much is free, and says when it becomes low.
    pub fn look(&self) {
        // A disk that does not tell will fail on writing, and that is said.
        let Ok(free) = free_bytes(&self.folder) else { return };
        let (folder, megabytes) = (self.folder.display(), free >> 20);
        match self.note(free) {
            Some(Change::Low) => {
                tracing::warn!(%folder, megabytes, "the disk is nearly full: when it is full, games stand still; make room");
            }
            Some(Change::Enough) => tracing::info!(%folder, megabytes, "the disk has room again"),
            None => {}
        }
    }

    /// Is there no room for rows?
    pub fn is_full(&self) -> bool {
        self.free() < FULL
    }

    fn note(&self, free: u64) -> Option<Change> {
        self.free.store(free, Ordering::Relaxed);
        let was_low = self.is_low.load(Ordering::Relaxed);
        let is_low = if was_low { free < ENOUGH } else { free < LOW };
        self.is_low.store(is_low, Ordering::Relaxed);
        match (was_low, is_low) {
            (false, true) => Some(Change::Low),
            (true, false) => Some(Change::Enough),
            _ => None,
        }
    }
}

/// What the server's user may still write.
fn free_bytes(folder: &Path) -> io::Result<u64> {
    let disk = rustix::fs::statvfs(folder)?;
    Ok(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_said_once_when_the_disk_becomes_full_and_once_when_it_has_room() {
        let disk = Disk { folder: PathBuf::new(), free: AtomicU64::new(0), is_low: AtomicBool::new(false) };
        let changes =
            [5 * LOW, LOW - 1, LOW - 2, LOW + 1, LOW - 3, 0, ENOUGH, LOW + 1, 1].map(|free| disk.note(free));
        let (low, enough) = (Some(Change::Low), Some(Change::Enough));
        assert_eq!(changes, [None, low, None, None, None, None, enough, None, low]);
        assert_eq!(disk.free(), 1);
        assert!(disk.is_full());
        disk.note(FULL);
        assert!(!disk.is_full());
    }

    #[test]
    fn the_disk_of_a_folder_tells_what_is_free() {
        let folder = tempfile::tempdir().unwrap();
        assert!(Disk::new(folder.path()).free() > 0);
    }
}
