//! Backups of all tables: a file of JSON lines that can be written from any log and restored into any.
//!
//! The first line has the version. Then, table by table, come its entry in lists, its names, its rows and its findings; after them
//! names that were reported or muted, words that were reported, and persons with their places and results. The last line has the counts and a checksum of all lines before it, so that a damaged or truncated file is recognized.

mod check;
mod line;
mod restore;
mod write;

pub use check::{BadBackup, Checked, check};
pub use line::Counts;
pub use restore::{RestoreError, restore};
pub use write::{BackupError, write};

/// The version of the format that this program writes; it restores older ones.
pub const FORMAT: u32 = line::VERSION;
