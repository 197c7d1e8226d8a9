//! The `forgotten` file: whose names were forgotten, which tables and persons were deleted, so that an older backup does not bring them
//! back. It lies beside the store and beside backups, and holds no names.

use desk::row::TableId;
use game::Guest;
use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, fchown};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use tables::log::{Log, PersonId, Unavailable};

/// What the file is called.
const NAME: &str = "forgotten";

/// What the line of a person begins with.
const PERSON: &str = "person";

/// Something that was forgotten. A line of the file: a table's address, and the guest's number if it is a name; or `person`
/// and the number of who was deleted, which leads to nobody any more.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Entry {
    /// The name of a guest at a table.
    Name(TableId, Guest),
    /// A whole table.
    Table(TableId),
    /// A person with all that was kept of them.
    Person(PersonId),
}

impl Entry {
    /// A guest's name.
    pub fn name(table: TableId, guest: Guest) -> Self {
        Self::Name(table, guest)
    }

    /// A whole table.
    pub fn table(table: TableId) -> Self {
        Self::Table(table)
    }

    /// A person.
    pub fn person(id: PersonId) -> Self {
        Self::Person(id)
    }

    fn line(&self) -> String {
        match self {
            Self::Name(table, guest) => format!("{table} {}\n", guest.number()),
            Self::Table(table) => format!("{table}\n"),
            Self::Person(id) => format!("{PERSON} {}\n", id.as_str()),
        }
    }
}

impl FromStr for Entry {
    type Err = ();

    fn from_str(line: &str) -> Result<Self, ()> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            [PERSON, id] => PersonId::parse(id).map(Self::Person).ok_or(()),
            [table] => TableId::parse(table).map(Self::Table).ok_or(()),
            [table, guest] => {
                let table = TableId::parse(table).ok_or(())?;
                Ok(Self::Name(table, Guest::new(guest.parse().map_err(|_| ())?)))
            }
            _ => Err(()),
        }
    }
}

/// A `forgotten` file, which need not be there.
pub struct Forgotten(PathBuf);

impl Forgotten {
    /// The file in this folder.
    pub fn beside(folder: &Path) -> Self {
        Self(folder.join(NAME))
    }

    /// The file beside a backup.
    pub fn beside_file(backup: &Path) -> Self {
        let folder = backup.parent().filter(|folder| !folder.as_os_str().is_empty());
        Self::beside(folder.unwrap_or(Path::new(".")))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// All entries; `None` if there is no such file. A line that was cut off by a crash is passed over.
    pub fn read(&self) -> io::Result<Option<BTreeSet<Entry>>> {
        match fs::read_to_string(&self.0) {
            Ok(text) => Ok(Some(text.lines().filter_map(|line| line.parse().ok()).collect())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Adds entries that are not in it yet; makes file and folder if they are missing. They are durable afterwards.
    pub fn add<'a>(&self, entries: impl IntoIterator<Item = &'a Entry>) -> io::Result<()> {
        let known = self.read()?.unwrap_or_default();
        let new: String =
            entries.into_iter().filter(|entry| !known.contains(entry)).map(Entry::line).collect();
        let folder = self.0.parent().unwrap_or(Path::new("."));
        fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
        let mut file = OpenOptions::new().append(true).create(true).mode(0o600).open(&self.0)?;
        // One write, on a line of its own, whatever a crash has left behind.
        let begin = if ends_line(&self.0)? { "" } else { "\n" };
        file.write_all(format!("{begin}{new}").as_bytes())?;
        give_to_owner(&file, folder)?;
        file.sync_all()
    }
}

/// What root notes in the folder of a server has to be read by the server's user.
fn give_to_owner(file: &File, folder: &Path) -> io::Result<()> {
    let (owner, ours) = (fs::metadata(folder)?, file.metadata()?);
    if ours.uid() == 0 && owner.uid() != 0 {
        fchown(file, Some(owner.uid()), Some(owner.gid()))?;
    }
    Ok(())
}

fn ends_line(path: &Path) -> io::Result<bool> {
    let bytes = fs::read(path)?;
    Ok(bytes.last().is_none_or(|last| *last == b'\n'))
}

/// Forgets all this again, wherever it has come back.
pub async fn apply(log: &dyn Log, entries: &BTreeSet<Entry>) -> Result<u64, Unavailable> {
    let mut done = 0;
    for entry in entries {
        done += match entry {
            Entry::Name(table, guest) => u64::from(log.forget(table.clone(), *guest).await?),
            Entry::Table(table) => log.delete(vec![table.clone()], None).await?,
            Entry::Person(id) => forget_person(log, id).await?,
        };
    }
    Ok(done)
}

async fn forget_person(log: &dyn Log, id: &PersonId) -> Result<u64, Unavailable> {
    let Some(known) = log.person(id.clone()).await? else { return Ok(0) };
    // Of when it was, the file tells nothing; who is deleted now was not seen later.
    log.delete_person(id.clone(), known.person.seen).await?;
    Ok(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_added_is_read_once() {
        let folder = tempfile::tempdir().unwrap();
        let file = Forgotten::beside(&folder.path().join("new"));
        assert_eq!(file.read().unwrap(), None);
        let table = |letter: &str| TableId::parse(&letter.repeat(12)).unwrap();
        let (name, whole) = (Entry::name(table("A"), Guest::new(7)), Entry::table(table("B")));
        file.add([&name]).unwrap();
        file.add([&name, &whole]).unwrap();
        assert_eq!(fs::read_to_string(file.path()).unwrap(), "AAAAAAAAAAAA 7\nBBBBBBBBBBBB\n");
        let person = "0123456789abcdef".repeat(2);
        let line: Entry = format!("person {person}").parse().unwrap();
        assert_eq!(line, Entry::person(PersonId::parse(&person).unwrap()));
        file.add([&line]).unwrap();
        assert!(file.read().unwrap().unwrap().contains(&line));
        // A crash in the middle of a line.
        fs::write(file.path(), "AAAAAAAAAAAA 7\nBBBB").unwrap();
        file.add([&whole]).unwrap();
        assert_eq!(file.read().unwrap(), Some(BTreeSet::from([name, whole])));
        for bad in ["", "A", "person", "person x", "AAAAAAAAAAAA x", "AAAAAAAAAAAA 1 2"] {
            assert_eq!(bad.parse::<Entry>(), Err(()), "{bad}");
        }
    }
}
