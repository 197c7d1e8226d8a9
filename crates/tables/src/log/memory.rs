//! The log in memory, for tests: it outlives the server that uses it, as a disk would.

use super::{Answer, Append, AppendError, Done, Listed, Log, Unavailable};
use desk::row::{Head, Mark, Row, Seq, Summary, TableId};
use game::Stamp;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Rows in memory.
#[derive(Default)]
pub struct MemoryLog(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    tables: HashMap<TableId, KeptTable>,
    beats: HashMap<u32, Stamp>,
}

#[derive(Default)]
struct KeptTable {
    rows: Vec<Row>,
    mark: Mark,
    summary: Option<Summary>,
    findings: HashMap<String, String>,
}

impl KeptTable {
    fn head(&self) -> Head {
        Head { seq: self.rows.len() as Seq, mark: self.mark }
    }
}

impl MemoryLog {
    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Loses one row of a table, as a damaged disk may.
    pub fn lose_row(&self, table: &TableId, seq: Seq) {
        if let Some(table) = self.lock().tables.get_mut(table) {
            table.rows.retain(|row| row.seq != seq);
        }
    }
}

impl Kept {
    fn append(&mut self, Append { row, past, mark, summary }: Append) -> Result<(), AppendError> {
        let head = self.tables.get(&row.table).map(KeptTable::head).unwrap_or_default();
        if (Head { seq: row.seq.wrapping_sub(1), mark: past }) != head {
            return Err(AppendError::Conflict);
        }
        if let Some(new) = &summary {
            let clash = |(id, table): (&TableId, &KeptTable)| {
                *id != row.table
                    && table.summary.as_ref().is_some_and(|s| s.stage == "lobby" && s.code == new.code)
            };
            if new.stage == "lobby" && self.tables.iter().any(clash) {
                return Err(AppendError::CodeTaken);
            }
        }
        let table = self.tables.entry(row.table.clone()).or_default();
        table.mark = mark;
        table.rows.push((*row).clone());
        if summary.is_some() {
            table.summary = summary;
        }
        Ok(())
    }

    fn listed(&self, table: &TableId) -> Option<Listed> {
        let kept = self.tables.get(table)?;
        let (summary, first) = (kept.summary.clone()?, kept.rows.first()?);
        Some(Listed { table: table.clone(), summary, opened: first.at })
    }

    fn list(&self, since: Stamp, most: u32) -> Vec<Listed> {
        let mut listed: Vec<Listed> = self.tables.keys().filter_map(|id| self.listed(id)).collect();
        listed.retain(|t| {
            t.summary.public && t.summary.stage == "lobby" && t.summary.here > 0 && t.opened >= since
        });
        listed.sort_by(|a, b| b.opened.cmp(&a.opened).then_with(|| a.table.cmp(&b.table)));
        listed.truncate(most as usize);
        listed
    }
}

fn now<'a, T: Send + 'a>(answer: T) -> Answer<'a, T> {
    Box::pin(std::future::ready(answer))
}

impl Log for MemoryLog {
    fn append(&self, append: Append, done: Done) {
        let outcome = self.lock().append(append);
        done(outcome);
    }

    fn read(&self, table: TableId, after: Seq) -> Answer<'_, Result<Vec<Row>, Unavailable>> {
        let rows =
            self.lock().tables.get(&table).map(|t| t.rows.iter().skip(after as usize).cloned().collect());
        now(Ok(rows.unwrap_or_default()))
    }

    fn find(&self, table: TableId) -> Answer<'_, Result<Option<Listed>, Unavailable>> {
        now(Ok(self.lock().listed(&table)))
    }

    fn find_code(&self, code: String) -> Answer<'_, Result<Option<TableId>, Unavailable>> {
        let kept = self.lock();
        let has_code = |id: &TableId| kept.listed(id).filter(|listed| listed.summary.code == code);
        let open = kept.tables.keys().filter_map(has_code).filter(|listed| listed.summary.stage != "over");
        let found = open.max_by_key(|listed| (listed.summary.stage == "lobby", listed.opened));
        now(Ok(found.map(|listed| listed.table)))
    }

    fn list(&self, since: Stamp, most: u32) -> Answer<'_, Result<Vec<Listed>, Unavailable>> {
        now(Ok(self.lock().list(since, most)))
    }

    fn keep(&self, table: TableId, name: String, finding: String) -> Answer<'_, Result<(), Unavailable>> {
        if let Some(table) = self.lock().tables.get_mut(&table) {
            table.findings.insert(name, finding);
        }
        now(Ok(()))
    }

    fn kept(&self, table: TableId, name: String) -> Answer<'_, Result<Option<String>, Unavailable>> {
        let finding = self.lock().tables.get(&table).and_then(|t| t.findings.get(&name).cloned());
        now(Ok(finding))
    }

    fn beat(&self, node: u32, at: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        self.lock().beats.insert(node, at);
        now(Ok(()))
    }

    fn beats(&self, nodes: Vec<u32>) -> Answer<'_, Result<Vec<(u32, Stamp)>, Unavailable>> {
        let kept = self.lock();
        let beat = |node: u32| kept.beats.get(&node).map(|at| (node, *at));
        now(Ok(nodes.into_iter().filter_map(beat).collect()))
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn heads(&self, tables: Vec<TableId>) -> Answer<'_, Result<Vec<(TableId, Head)>, Unavailable>> {
        let kept = self.lock();
        let head = |id: TableId| kept.tables.get(&id).map(|table| (id, table.head()));
        now(Ok(tables.into_iter().filter_map(head).collect()))
    }

    fn time(&self) -> Answer<'_, Result<Option<Duration>, Unavailable>> {
        now(Ok(None))
    }

    fn tables(&self, after: Option<TableId>, most: u32) -> Answer<'_, Result<Vec<TableId>, Unavailable>> {
        let mut ids: Vec<TableId> = self.lock().tables.keys().cloned().collect();
        ids.retain(|id| after.as_ref().is_none_or(|after| id > after));
        ids.sort();
        ids.truncate(most as usize);
        now(Ok(ids))
    }

    fn findings(&self, table: TableId) -> Answer<'_, Result<Vec<(String, String)>, Unavailable>> {
        let kept = self.lock();
        let findings = kept.tables.get(&table).map(|t| t.findings.clone()).unwrap_or_default();
        let mut findings: Vec<_> = findings.into_iter().collect();
        findings.sort();
        now(Ok(findings))
    }
}
