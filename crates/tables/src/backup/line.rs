//! The lines of a backup.

use crate::log::persons::{Block, KeptResult, Known};
use crate::log::{Muted, WordReport};
use desk::Names;
use desk::row::{Row, Sitter, Summary, TableId};
use game::{Guest, Stamp};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt::{self, Write as _};

/// The version of the format. Version 1 had names in rows and lists, version 2 neither reports nor muted names, version 3
/// no words that were reported, version 4 no persons; their files can still be restored.
pub(super) const VERSION: u32 = 5;

/// One line.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Line {
    /// The first.
    Backup(Header),
    /// A table begins.
    Table(TableLine),
    /// How a guest is called.
    Name(NameLine),
    /// The table's next row.
    Row(RowLine),
    /// What was found out about it.
    Finding(FindingLine),
    /// After all tables: a name that was reported.
    Report(ReportLine),
    /// After all tables: a name that nobody may take.
    Muted(Muted),
    /// After all tables: a verdict that was reported.
    Word(WordReport),
    /// After all tables: somebody with their devices; what follows, up to the next one, is theirs.
    Person(Known),
    /// Where they sit.
    Place(PlaceLine),
    /// What they have played.
    Result(KeptResult),
    /// Whom they do not want to meet.
    Block(Block),
    /// The last.
    End(End),
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Header {
    pub(super) version: u32,
    /// The version of the program that wrote it, for information only.
    pub(super) program: String,
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct TableLine {
    pub(super) name: String,
    pub(super) game: String,
    pub(super) code: String,
    pub(super) public: bool,
    pub(super) stage: String,
    /// Who sits there. Files of version 1 tell it only by their rows.
    #[serde(default)]
    pub(super) seats: Option<Seats>,
    pub(super) here: u8,
    /// The number of names that follow,
    #[serde(default)]
    pub(super) guests: u32,
    /// of rows,
    pub(super) rows: u32,
    /// and of findings.
    pub(super) findings: u32,
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Seats {
    pub(super) host: Option<Guest>,
    pub(super) taken: Vec<Sitter>,
}

/// How a guest is called; without a name, it was forgotten.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct NameLine {
    pub(super) guest: Guest,
    pub(super) name: Option<String>,
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct RowLine {
    pub(super) seq: u32,
    pub(super) at: Stamp,
    pub(super) node: u32,
    pub(super) actor: Option<Guest>,
    pub(super) id: Option<u32>,
    /// JSON as a string, so that it is restored byte for byte.
    pub(super) events: String,
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct FindingLine {
    pub(super) name: String,
    pub(super) text: String,
}

/// A report; the name stands with the table.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct ReportLine {
    pub(super) table: TableId,
    pub(super) guest: Guest,
    pub(super) at: Stamp,
    pub(super) times: u32,
}

/// A seat of a person.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct PlaceLine {
    pub(super) table: TableId,
    pub(super) guest: Guest,
    pub(super) at: Stamp,
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct End {
    #[serde(flatten)]
    pub(super) counts: Counts,
    /// Of all bytes before this line.
    pub(super) sha256: String,
}

/// How much there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// Tables.
    pub tables: u64,
    /// Rows of all tables.
    pub rows: u64,
    /// What was found out about them.
    pub findings: u64,
    /// Persons.
    #[serde(default)]
    pub persons: u64,
    /// What they have played.
    #[serde(default)]
    pub results: u64,
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} tables, {} rows, {} findings", self.tables, self.rows, self.findings)?;
        if self.persons > 0 {
            write!(f, ", {} persons, {} results", self.persons, self.results)?;
        }
        Ok(())
    }
}

impl TableLine {
    pub(super) fn new(table: &TableId, summary: Summary, guests: u32, rows: u32, findings: u32) -> Self {
        let Summary { game, code, public, stage, host, seats, here, due: _ } = summary;
        let (name, stage) = (table.as_str().to_owned(), stage.to_owned());
        let seats = Some(Seats { host, taken: seats });
        Self { name, game, code, public, stage, seats, here, guests, rows, findings }
    }

    /// `None` if a newer version of this program wrote it.
    pub(super) fn table(&self) -> Option<TableId> {
        TableId::parse(&self.name)
    }

    /// `None` if a newer version of this program wrote it. Its due follows from the rows, and so does who sits there, where
    /// the line does not say it.
    pub(super) fn summary(self) -> Option<Summary> {
        let Self { game, code, public, stage, seats, here, .. } = self;
        let stage = ["lobby", "playing", "over"].into_iter().find(|known| *known == stage)?;
        let (host, seats) = seats.map(|seats| (seats.host, seats.taken)).unwrap_or_default();
        Some(Summary { game, code, public, stage, host, seats, here, due: Stamp::default() })
    }
}

impl RowLine {
    /// Without names that were forgotten: old rows have some.
    pub(super) fn new(row: &Row, names: &Names) -> Self {
        let Row { seq, at, node, actor, id, ref events, .. } = *row;
        Self { seq, at, node, actor, id, events: names.cleared(events) }
    }

    pub(super) fn row(self, table: TableId) -> Row {
        let Self { seq, at, node, actor, id, events } = self;
        Row { table, seq, at, node, actor, id, events }
    }
}

/// The checksum of all lines so far.
#[derive(Clone, Default)]
pub(super) struct Sum(Sha256);

impl Sum {
    pub(super) fn add(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    pub(super) fn shown(&self) -> String {
        let mut text = String::new();
        for byte in self.0.clone().finalize() {
            let _ = write!(text, "{byte:02x}");
        }
        text
    }
}
