//! What the disk alone takes: a row's bytes written and synchronised, while nothing else runs.

use super::Result;
use super::latency::Latency;
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::time::Instant;

/// About what a row takes with its index entries.
pub const BYTES: usize = 700;
/// So often it is written.
const WRITES: usize = 300;

/// Appends to a file in this folder, with an fdatasync after every write.
pub fn measure(folder: &Path) -> Result<Latency> {
    fs::create_dir_all(folder)?;
    let mut file = File::create(folder.join("fsync"))?;
    let mut times = Vec::with_capacity(WRITES);
    for _ in 0..WRITES {
        let start = Instant::now();
        file.write_all(&[b'.'; BYTES])?;
        file.sync_data()?;
        times.push(start.elapsed());
    }
    Ok(Latency::of(&times))
}
