//! Checks that a file is a complete backup.

use super::line::{Counts, End, Header, Line, RowLine, Sum, TableLine, VERSION};
use desk::row::TableId;
use game::Stamp;
use std::collections::{HashMap, HashSet};
use std::io::{self, BufRead};

/// The most bytes in a line; bounds the memory a damaged file can take.
const LONGEST: u64 = 64 * 1024 * 1024;

/// Why a file cannot be restored.
#[derive(Debug, thiserror::Error)]
pub enum BadBackup {
    /// It cannot be read.
    #[error("it cannot be read: {0}")]
    File(#[from] io::Error),
    /// It is not a backup.
    #[error("it is no backup of Setzkasten")]
    Foreign,
    /// It is of a newer version.
    #[error("it is of version {0}, this program knows {VERSION} at most; use a newer program")]
    Newer(u32),
    /// It is truncated.
    #[error("it is cut off after line {0}")]
    CutOff(u64),
    /// Its content was changed.
    #[error("it is damaged in line {line}: {why}")]
    Damaged {
        /// Where.
        line: u64,
        /// Why.
        why: &'static str,
    },
}

/// What is in a file that has been checked.
#[derive(Debug)]
pub struct Checked {
    /// How much.
    pub counts: Counts,
    /// Tables that left their lobby while the backup was written: it still lists them there, but another table has their code
    /// by now.
    pub(super) overtaken: HashSet<TableId>,
}

/// Reads the whole file and checks that it is complete and unchanged.
pub fn check(file: impl BufRead) -> Result<Checked, BadBackup> {
    let mut lines = Lines::new(file);
    match lines.next() {
        Ok(Some(Line::Backup(Header { version: 1..=VERSION, .. }))) => {}
        Ok(Some(Line::Backup(Header { version, .. }))) => return Err(BadBackup::Newer(version)),
        Err(BadBackup::File(error)) => return Err(error.into()),
        _ => return Err(BadBackup::Foreign),
    }
    let mut tables = Tables::default();
    loop {
        let sum = lines.sum.clone();
        match lines.next()?.ok_or(BadBackup::CutOff(lines.number))? {
            Line::Table(table) => tables.begin(table),
            Line::Name(_) => tables.name(),
            Line::Row(row) => tables.row(&row),
            Line::Finding(_) => tables.finding(),
            // What they count for, the checksum tells.
            Line::Report(_) | Line::Muted(_) | Line::Word(_) => Ok(()),
            Line::Person(_) => {
                tables.counts.persons += 1;
                Ok(())
            }
            Line::Result(_) => {
                tables.counts.results += 1;
                tables.is_somebodys()
            }
            Line::Place(_) | Line::Block(_) => tables.is_somebodys(),
            Line::End(end) => {
                tables.end(&end, &sum).map_err(|why| lines.damaged(why))?;
                if lines.next()?.is_some() {
                    return Err(lines.damaged("something follows the last line"));
                }
                return Ok(tables.checked());
            }
            Line::Backup(_) => Err("a backup begins within another"),
        }
        .map_err(|why| lines.damaged(why))?;
    }
}

/// The lines of a file, and their checksum so far.
pub(super) struct Lines<F> {
    file: F,
    number: u64,
    sum: Sum,
}

impl<F: BufRead> Lines<F> {
    pub(super) fn new(file: F) -> Self {
        Self { file, number: 0, sum: Sum::default() }
    }

    pub(super) fn next(&mut self) -> Result<Option<Line>, BadBackup> {
        let mut bytes = Vec::new();
        io::Read::take(&mut self.file, LONGEST).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        self.number += 1;
        if !bytes.ends_with(b"\n") {
            return Err(BadBackup::CutOff(self.number - 1));
        }
        self.sum.add(&bytes);
        serde_json::from_slice(&bytes).map(Some).map_err(|_| self.damaged("it cannot be read"))
    }

    fn damaged(&self, why: &'static str) -> BadBackup {
        BadBackup::Damaged { line: self.number, why }
    }
}

/// What has been read so far.
#[derive(Default)]
struct Tables {
    counts: Counts,
    last: Option<TableId>,
    /// Rows of the last table: read and announced.
    rows: (u32, u32),
    findings: (u32, u32),
    names: (u32, u32),
    in_lobby: Option<String>,
    /// The tables in their lobby by code, with the time they were opened.
    lobbies: HashMap<String, Vec<(Stamp, TableId)>>,
}

impl Tables {
    fn begin(&mut self, line: TableLine) -> Result<(), &'static str> {
        self.is_whole()?;
        let table = line.table().ok_or("the table's name is none")?;
        if self.last.as_ref().is_some_and(|last| *last >= table) {
            return Err("tables are not in their order");
        }
        self.rows = (0, line.rows);
        self.findings = (0, line.findings);
        self.names = (0, line.guests);
        self.last = Some(table);
        self.counts.tables += 1;
        let summary = line.summary().ok_or("the table's stage is none")?;
        self.in_lobby = (summary.stage == "lobby").then_some(summary.code);
        Ok(())
    }

    fn row(&mut self, row: &RowLine) -> Result<(), &'static str> {
        self.rows.0 += 1;
        self.counts.rows += 1;
        if row.seq != self.rows.0 {
            return Err("a row is missing");
        }
        if row.seq == 1
            && let Some((code, table)) = self.in_lobby.take().zip(self.last.clone())
        {
            self.lobbies.entry(code).or_default().push((row.at, table));
        }
        Ok(())
    }

    fn name(&mut self) -> Result<(), &'static str> {
        self.names.0 += 1;
        if self.last.is_some() { Ok(()) } else { Err("a name is of no table") }
    }

    fn finding(&mut self) -> Result<(), &'static str> {
        self.findings.0 += 1;
        self.counts.findings += 1;
        if self.last.is_some() { Ok(()) } else { Err("a finding is about no table") }
    }

    fn is_somebodys(&self) -> Result<(), &'static str> {
        if self.counts.persons > 0 { Ok(()) } else { Err("it is about no person") }
    }

    /// Checks that the last table is complete.
    fn is_whole(&self) -> Result<(), &'static str> {
        let has_rows = self.last.is_none() || self.rows.0 > 0;
        let is_whole = has_rows
            && [self.rows, self.findings, self.names].iter().all(|(read, announced)| read == announced);
        if is_whole { Ok(()) } else { Err("the table before it is not whole") }
    }

    fn end(&self, end: &End, sum: &Sum) -> Result<(), &'static str> {
        self.is_whole()?;
        match (end.counts == self.counts, end.sha256 == sum.shown()) {
            (true, true) => Ok(()),
            (false, _) => Err("tables, rows or persons are missing"),
            (true, false) => Err("the checksum is another"),
        }
    }

    /// Of several lobbies with the same code, all but the newest are overtaken.
    fn checked(self) -> Checked {
        let mut overtaken = HashSet::new();
        for mut lobbies in self.lobbies.into_values() {
            lobbies.sort();
            lobbies.pop();
            overtaken.extend(lobbies.into_iter().map(|(_, table)| table));
        }
        Checked { counts: self.counts, overtaken }
    }
}
