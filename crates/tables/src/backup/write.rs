//! Writes a backup, while servers may go on writing to the log.

use super::line::{
    Counts, End, FindingLine, Header, Line, NameLine, PlaceLine, ReportLine, RowLine, Sum, TableLine, VERSION,
};
use crate::log::persons::{Mine, Place, Played};
use crate::log::{Listed, Log, Report, Unavailable};
use desk::row::{Row, TableId};
use std::io::{self, Write};

/// Tables per query.
const PAGE: u32 = 500;
/// How often a table is read again if it changes in the meantime.
const TRIES: usize = 20;

/// Why no backup was written.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The log.
    #[error(transparent)]
    Log(#[from] Unavailable),
    /// The file.
    #[error("the file cannot be written: {0}")]
    File(#[from] io::Error),
    /// A table of a newer version.
    #[error("table {0} is of a newer version than this program; use the newer one")]
    Newer(TableId),
    /// A table that changed during every attempt to read it.
    #[error("table {0} changed whenever it was read; try again")]
    Restless(TableId),
}

/// Writes all tables. Each table is consistent; tables that are opened in the meantime may be missing.
pub async fn write(log: &dyn Log, out: &mut (dyn Write + Send)) -> Result<Counts, BackupError> {
    let mut writer = Writer { out, sum: Sum::default(), counts: Counts::default() };
    let program = env!("CARGO_PKG_VERSION").to_owned();
    writer.line(&Line::Backup(Header { version: VERSION, program }))?;
    let mut last = None;
    loop {
        let some = log.tables(last.clone(), PAGE).await?;
        let Some(newest) = some.last() else { break };
        last = Some(newest.clone());
        for table in some {
            let Some((listed, rows)) = read(log, &table).await? else { continue };
            let findings = log.findings(table).await?;
            writer.table(listed, &rows, findings)?;
        }
    }
    for Report { table, guest, at, times, .. } in log.reports().await? {
        writer.line(&Line::Report(ReportLine { table, guest, at, times }))?;
    }
    for muted in log.muted().await? {
        writer.line(&Line::Muted(muted))?;
    }
    for word in log.word_reports().await? {
        writer.line(&Line::Word(word))?;
    }
    persons(log, &mut writer).await?;
    let end = End { counts: writer.counts, sha256: writer.sum.shown() };
    writer.line(&Line::End(end))?;
    writer.out.flush()?;
    Ok(writer.counts)
}

/// Everybody, with all that is kept of them but codes that are open: those are good for minutes.
async fn persons(log: &dyn Log, writer: &mut Writer<'_>) -> Result<(), BackupError> {
    let mut after = None;
    loop {
        let some = log.persons(after, PAGE).await?;
        let Some(newest) = some.last() else { return Ok(()) };
        after = Some(newest.clone());
        for id in some {
            // Who was deleted meanwhile is not in it.
            let Some(known) = log.person(id.clone()).await? else { continue };
            writer.counts.persons += 1;
            writer.line(&Line::Person(known))?;
            let mut last = None;
            loop {
                let places = log.places_of(id.clone(), Mine::All(last), PAGE).await?;
                let Some(newest) = places.last() else { break };
                last = Some(newest.listed.table.clone());
                for Place { listed, guest, at } in places {
                    writer.line(&Line::Place(PlaceLine { table: listed.table, guest, at }))?;
                }
            }
            let mut last = 0;
            loop {
                let results = log.results(id.clone(), Played::After(last), PAGE).await?;
                let Some(newest) = results.last() else { break };
                last = newest.number;
                for result in results {
                    writer.counts.results += 1;
                    writer.line(&Line::Result(result))?;
                }
            }
            for block in log.blocks(id).await? {
                writer.line(&Line::Block(block))?;
            }
        }
    }
}

/// A table's entry in lists with its names, and the rows that belong to it. They are consistent if the entry is the same
/// before and after the rows are read.
/// `None` if the table was deleted meanwhile.
async fn read(log: &dyn Log, table: &TableId) -> Result<Option<(Listed, Vec<Row>)>, BackupError> {
    let mut before = log.find(table.clone()).await?;
    for _ in 0..TRIES {
        let rows = log.read(table.clone(), 0).await?;
        let after = log.find(table.clone()).await?;
        if before == after {
            return match after {
                Some(listed) => Ok(Some((listed, rows))),
                None if rows.is_empty() => Ok(None),
                None => Err(BackupError::Newer(table.clone())),
            };
        }
        before = after;
    }
    Err(BackupError::Restless(table.clone()))
}

struct Writer<'a> {
    out: &'a mut (dyn Write + Send),
    sum: Sum,
    counts: Counts,
}

impl Writer<'_> {
    fn table(&mut self, listed: Listed, rows: &[Row], findings: Vec<(String, String)>) -> io::Result<()> {
        let Listed { table, summary, names, .. } = listed;
        let (row_count, finding_count) = (rows.len() as u32, findings.len() as u32);
        let guests = names.iter().count() as u32;
        self.line(&Line::Table(TableLine::new(&table, summary, guests, row_count, finding_count)))?;
        for (guest, name) in names.iter() {
            self.line(&Line::Name(NameLine { guest, name: name.map(str::to_owned) }))?;
        }
        for row in rows {
            self.line(&Line::Row(RowLine::new(row, &names)))?;
        }
        for (name, text) in findings {
            self.line(&Line::Finding(FindingLine { name, text }))?;
        }
        self.counts.tables += 1;
        self.counts.rows += u64::from(row_count);
        self.counts.findings += u64::from(finding_count);
        Ok(())
    }

    fn line(&mut self, line: &Line) -> io::Result<()> {
        let mut bytes = serde_json::to_vec(line)?;
        bytes.push(b'\n');
        self.sum.add(&bytes);
        self.out.write_all(&bytes)
    }
}
