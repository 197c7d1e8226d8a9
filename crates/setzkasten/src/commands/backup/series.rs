//! Backups that are named after the time, in a folder that keeps the newest of them.

use crate::commands::tables::when;
use game::Stamp;
use std::fs::{self, DirBuilder};
use std::io;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

const START: &str = "setzkasten-";
const END: &str = ".jsonl";

/// Makes the folder if it is missing, for its owner only.
pub fn make(folder: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

/// The name of a backup that is made now; names are in the order of their times.
pub fn name_now() -> String {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    name(Stamp::from_millis(u64::try_from(since_1970.as_millis()).unwrap_or(u64::MAX)))
}

fn name(stamp: Stamp) -> String {
    format!("{START}{}{END}", when::in_a_name(stamp))
}

/// Is this a name that we gave? Others are left alone.
fn is_ours(name: &str) -> bool {
    let inner = name.strip_prefix(START).and_then(|rest| rest.strip_suffix(END));
    let pattern = "0000-00-00T00-00-00Z";
    let fits = |(c, sign): (char, char)| if sign == '0' { c.is_ascii_digit() } else { c == sign };
    inner.is_some_and(|inner| inner.len() == pattern.len() && inner.chars().zip(pattern.chars()).all(fits))
}

/// Removes all backups but for the newest; how many were removed.
pub fn keep_newest(folder: &Path, count: usize) -> io::Result<usize> {
    let mut backups = backups(folder)?;
    backups.sort();
    let old = &backups[..backups.len().saturating_sub(count)];
    old.iter().try_for_each(fs::remove_file)?;
    Ok(old.len())
}

fn backups(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries: Vec<_> = folder.read_dir()?.collect::<Result<_, _>>()?;
    let ours = entries.iter().filter(|entry| entry.file_name().to_str().is_some_and(is_ours));
    Ok(ours.map(fs::DirEntry::path).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_oldest_of_our_own_files_are_removed() {
        let folder = tempfile::tempdir().unwrap();
        let of = |second: u64| name(Stamp::from_millis(1_795_041_599_000 + 1000 * second));
        assert_eq!(of(0), "setzkasten-2026-11-18T22-39-59Z.jsonl");
        let others =
            ["forgotten", "seat.key", "setzkasten-.jsonl", "setzkasten-2026-11-18T22-39-59Z.jsonl.part"];
        for name in (0..5).map(of).chain(others.map(str::to_owned)) {
            fs::write(folder.path().join(name), "").unwrap();
        }
        assert_eq!(keep_newest(folder.path(), 7).unwrap(), 0);
        assert_eq!(keep_newest(folder.path(), 2).unwrap(), 3);
        let left: Vec<_> =
            folder.path().read_dir().unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(left.len(), 2 + others.len());
        assert!(folder.path().join(of(3)).exists() && folder.path().join(of(4)).exists());
    }
}
