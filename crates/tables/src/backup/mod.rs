//! Copies of everything: a file of JSON lines that any log can be written to and read back from.
//!
//! The first line tells the version. Then, table by table, come what lists tell of it, its rows and what was found out about
//! it. The last line counts them and has a checksum of all before it, so that a file that is damaged or cut off is known.

mod check;
mod line;
mod restore;
mod write;

pub use check::{BadBackup, Checked, check};
pub use line::Counts;
pub use restore::{RestoreError, restore};
pub use write::{BackupError, write};
