//! What was played already, kept in a file: a ladder that was broken off goes on where it was.

use super::contest::Tally;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// Stands in a file for a table that did not end.
const BLOCKED: &str = "blocked";

/// The results of one contest.
pub struct Kept {
    tables: BTreeMap<u64, Option<u8>>,
    file: File,
}

impl Kept {
    /// Those in this file, if they are of the same players and words; otherwise it begins anew.
    pub fn open(path: &Path, fingerprint: u64) -> io::Result<Self> {
        let head = format!("{fingerprint:016x}");
        let text = fs::read_to_string(path).unwrap_or_default();
        let mut lines = text.lines();
        let tables: BTreeMap<u64, Option<u8>> = if lines.next() == Some(head.as_str()) {
            lines.filter_map(read).collect()
        } else {
            BTreeMap::new()
        };
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        // Written anew: what was broken off may end in the middle of a line.
        let mut file = File::create(path)?;
        writeln!(file, "{head}")?;
        for (number, halves) in &tables {
            file.write_all(line(*number, *halves).as_bytes())?;
        }
        Ok(Self { tables, file })
    }

    /// Was this table played?
    pub fn has(&self, number: u64) -> bool {
        self.tables.contains_key(&number)
    }

    /// A table has been played.
    pub fn keep(&mut self, number: u64, halves: Option<u8>) {
        self.tables.insert(number, halves);
        // Without the file it is played again the next time.
        let _ = self.file.write_all(line(number, halves).as_bytes());
    }

    /// The first tables together.
    pub fn tally(&self, tables: u64) -> Tally {
        let mut tally = Tally::default();
        self.tables.range(..tables).for_each(|(_, halves)| tally.add(*halves));
        tally
    }
}

fn line(number: u64, halves: Option<u8>) -> String {
    format!("{number} {}\n", halves.map_or_else(|| BLOCKED.to_owned(), |halves| halves.to_string()))
}

fn read(line: &str) -> Option<(u64, Option<u8>)> {
    let (number, result) = line.split_once(' ')?;
    let halves = if result == BLOCKED { None } else { Some(result.parse().ok().filter(|h| *h <= 2)?) };
    Some((number.parse().ok()?, halves))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_goes_on_where_it_was_broken_off_and_forgets_other_players() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a").join("b.txt");
        let mut kept = Kept::open(&path, 7).unwrap();
        for (number, halves) in [(0, Some(2)), (1, Some(1)), (2, None), (3, Some(0))] {
            kept.keep(number, halves);
        }
        drop(kept);
        fs::write(&path, fs::read_to_string(&path).unwrap() + "4").unwrap();
        let kept = Kept::open(&path, 7).unwrap();
        assert!(kept.has(3) && !kept.has(4), "half a line is no table");
        assert_eq!(kept.tally(3), Tally { tables: 2, halves: 3, blocked: 1 });
        assert_eq!(kept.tally(9), Tally { tables: 3, halves: 3, blocked: 1 });
        drop(kept);
        assert!(!Kept::open(&path, 8).unwrap().has(0));
    }
}
