//! Restoring a backup into an empty log.

use super::check::{BadBackup, Lines, check};
use super::line::{Counts, FindingLine, Line, NameLine, PlaceLine, ReportLine, RowLine, TableLine};
use crate::log::{Append, AppendError, Log, Muted, PersonId, Unavailable, WordReport};
use desk::Seating;
use desk::row::{Mark, Summary, TableId};
use game::Guest;
use std::collections::HashSet;
use std::fs::File;
use std::io::{BufReader, Seek};
use std::sync::Arc;
use tokio::task::JoinSet;

/// Tables that are written concurrently, so that the log can commit their rows in batches.
const AT_ONCE: usize = 512;

/// Why a backup was not restored.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    /// The file is bad; nothing was written.
    #[error(transparent)]
    File(#[from] BadBackup),
    /// The log is not empty; nothing was written.
    #[error("there are tables already; a backup is restored only where there are none")]
    NotEmpty,
    /// Writing failed after some tables were restored.
    #[error(
        "table {table} could not be restored: {why}; some tables were: empty the database before you try again"
    )]
    HalfWay {
        /// Which.
        table: TableId,
        /// Why.
        why: AppendError,
    },
    /// The log.
    #[error(transparent)]
    Log(#[from] Unavailable),
}

/// Checks the whole file, then writes all of it to an empty log.
pub async fn restore(log: Arc<dyn Log>, mut file: File) -> Result<Counts, RestoreError> {
    let from_start = |file: &mut File| file.rewind().map_err(BadBackup::from);
    from_start(&mut file)?;
    let checked = check(BufReader::new(&file))?;
    if !log.tables(None, 1).await?.is_empty() {
        return Err(RestoreError::NotEmpty);
    }
    from_start(&mut file)?;
    let again = file.try_clone().map_err(BadBackup::from)?;
    let lines = Lines::new(BufReader::new(file));
    let mut tables = Tables {
        lines,
        overtaken: checked.overtaken,
        next: None,
        reports: vec![],
        muted: vec![],
        words: vec![],
    };
    let mut under_way = JoinSet::new();
    while let Some(table) = tables.next()? {
        if under_way.len() >= AT_ONCE {
            finish(&mut under_way).await?;
        }
        under_way.spawn(write(Arc::clone(&log), table));
    }
    while !under_way.is_empty() {
        finish(&mut under_way).await?;
    }
    for ReportLine { table, guest, at, times } in tables.reports {
        log.report(table, guest, at, times).await?;
    }
    for muted in tables.muted {
        log.mute(muted).await?;
    }
    for word in tables.words {
        log.report_word(word).await?;
    }
    if checked.counts.persons > 0 {
        restore_persons(&log, again).await?;
    }
    Ok(checked.counts)
}

/// Reads the file once more: whatever is a person's needs the tables, and whom they block needs everybody.
async fn restore_persons(log: &Arc<dyn Log>, mut file: File) -> Result<(), RestoreError> {
    for pass in [Pass::Persons, Pass::Theirs] {
        file.rewind().map_err(BadBackup::from)?;
        let mut lines = Lines::new(BufReader::new(&mut file));
        let (mut person, mut under_way) = (None, JoinSet::new());
        while let Some(line) = lines.next()? {
            if under_way.len() >= AT_ONCE {
                finish(&mut under_way).await?;
            }
            if let Line::Person(known) = &line {
                person = Some(known.person.id.clone());
            }
            if let Some(id) = person.clone() {
                let log = Arc::clone(log);
                under_way.spawn(async move { Ok(write_of_person(&*log, id, line, pass).await?) });
            }
        }
        while !under_way.is_empty() {
            finish(&mut under_way).await?;
        }
    }
    Ok(())
}

/// What is restored at a time.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pass {
    Persons,
    Theirs,
}

async fn write_of_person(log: &dyn Log, id: PersonId, line: Line, pass: Pass) -> Result<(), Unavailable> {
    match (line, pass) {
        (Line::Person(known), Pass::Persons) => log.keep_person(known).await,
        (Line::Place(PlaceLine { table, guest, at }), Pass::Theirs) => {
            log.add_place(id, table, guest, at).await.map(drop)
        }
        (Line::Result(result), Pass::Theirs) => log.restore_result(id, result).await,
        (Line::Block(block), Pass::Theirs) => log.block(id, block).await,
        _ => Ok(()),
    }
}

async fn finish(under_way: &mut JoinSet<Result<(), RestoreError>>) -> Result<(), RestoreError> {
    match under_way.join_next().await {
        None => Ok(()),
        Some(written) => written.map_err(|error| Unavailable(error.to_string()))?,
    }
}

/// All of one table.
struct Whole {
    table: TableId,
    summary: Summary,
    /// Does its line say who sits there? Not in files of version 1.
    tells_seats: bool,
    names: Vec<NameLine>,
    rows: Vec<RowLine>,
    findings: Vec<FindingLine>,
}

/// Reads table after table from a file that has been checked.
struct Tables {
    lines: Lines<BufReader<File>>,
    overtaken: HashSet<TableId>,
    next: Option<TableLine>,
    /// What comes after all tables.
    reports: Vec<ReportLine>,
    muted: Vec<Muted>,
    words: Vec<WordReport>,
}

impl Tables {
    fn next(&mut self) -> Result<Option<Whole>, BadBackup> {
        let mut whole = match self.next.take() {
            Some(line) => Some(self.begin(line)?),
            None => None,
        };
        while let Some(line) = self.lines.next()? {
            match (line, &mut whole) {
                (Line::Table(line), None) => whole = Some(self.begin(line)?),
                (Line::Table(line), Some(_)) => {
                    self.next = Some(line);
                    break;
                }
                (Line::Name(name), Some(whole)) => whole.names.push(name),
                (Line::Row(row), Some(whole)) => whole.rows.push(row),
                (Line::Finding(finding), Some(whole)) => whole.findings.push(finding),
                (Line::Report(report), _) => self.reports.push(report),
                (Line::Muted(muted), _) => self.muted.push(muted),
                (Line::Word(word), _) => self.words.push(word),
                _ => {}
            }
        }
        Ok(whole)
    }

    fn begin(&self, line: TableLine) -> Result<Whole, BadBackup> {
        // The check before has accepted this line.
        let changed = || BadBackup::Damaged { line: 0, why: "it changes while it is read" };
        let table = line.table().ok_or_else(changed)?;
        let tells_seats = line.seats.is_some();
        let mut summary = line.summary().ok_or_else(changed)?;
        if self.overtaken.contains(&table) {
            summary.stage = "playing";
        }
        let (names, rows, findings) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Whole { table, summary, tells_seats, names, rows, findings })
    }
}

impl Whole {
    /// In files of version 1 names and seats are in the rows only.
    fn with_seats(mut self) -> Self {
        if !self.tells_seats {
            let Seating { host, seats, names } = Seating::of(self.rows.iter().map(|row| row.events.as_str()));
            let line = |(guest, name)| NameLine { guest, name: Some(name) };
            self.names = names.into_iter().map(line).collect();
            self.summary = Summary { host, seats, ..self.summary };
        }
        self
    }
}

/// Writes the entry in lists with the first row, as it was at the end. Otherwise a code that another table had in the meantime
/// would conflict.
async fn write(log: Arc<dyn Log>, whole: Whole) -> Result<(), RestoreError> {
    let whole = whole.with_seats();
    let Whole { table, summary, names, rows, findings, .. } = whole;
    let failed = |why: AppendError| RestoreError::HalfWay { table: table.clone(), why };
    // Its newest row is a lower bound: the sweeper finds the exact time.
    let due = rows.last().map(|row| row.at).unwrap_or_default();
    let mut summary = Some(Summary { due, ..summary });
    let mut past = Mark::START;
    let (known, forgotten): (Vec<_>, Vec<_>) = names.into_iter().partition(|line| line.name.is_some());
    let known = known.into_iter().filter_map(|line| Some((line.guest, line.name?)));
    let mut known: Vec<(Guest, String)> = known.collect();
    for row in rows {
        let row = row.row(table.clone());
        let mark = past.after(&row);
        let names = std::mem::take(&mut known);
        let append = Append { names, ..Append::new(row, past, summary.take()) };
        log.append_and_wait(append).await.map_err(failed)?;
        past = mark;
    }
    for NameLine { guest, .. } in forgotten {
        log.forget(table.clone(), guest).await.map_err(|why| failed(why.into()))?;
    }
    for FindingLine { name, text } in findings {
        log.keep(table.clone(), name, text).await.map_err(|why| failed(why.into()))?;
    }
    Ok(())
}
