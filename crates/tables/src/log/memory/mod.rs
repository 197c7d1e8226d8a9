//! The log in memory, for tests: it outlives the server that uses it, as a disk would.

mod operator;
mod persons;

use super::operator::{Muted, Note, WordReport};
use super::{Answer, Append, AppendError, Done, Due, Listed, Log, Named, Unavailable};
use desk::Names;
use desk::row::{Head, Mark, Row, Seq, Summary, TableId};
use game::{Guest, Stamp};
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
    notes: HashMap<Note, String>,
    /// When each was last reported, and how often.
    reports: HashMap<(TableId, Guest), (Stamp, u32)>,
    muted: Vec<Muted>,
    words: Vec<WordReport>,
    persons: persons::Persons,
}

#[derive(Default)]
struct KeptTable {
    rows: Vec<Row>,
    mark: Mark,
    summary: Option<Summary>,
    names: Names,
    findings: HashMap<String, String>,
}

impl KeptTable {
    fn head(&self) -> Head {
        Head { seq: self.rows.len() as Seq, mark: self.mark, forgotten: self.names.forgotten() }
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
    fn append(&mut self, Append { row, past, mark, summary, names }: Append) -> Result<(), AppendError> {
        let head = self.tables.get(&row.table).map(KeptTable::head).unwrap_or_default();
        if (row.seq.wrapping_sub(1), past) != (head.seq, head.mark) {
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
        for (guest, name) in names {
            table.names.learn(guest, Some(name));
        }
        if summary.is_some() {
            table.summary = summary;
        }
        Ok(())
    }

    fn listed(&self, table: &TableId) -> Option<Listed> {
        let kept = self.tables.get(table)?;
        let (summary, first) = (kept.summary.clone()?, kept.rows.first()?);
        Some(Listed { table: table.clone(), summary, names: kept.names.clone(), opened: first.at })
    }

    /// What lists tell of all tables, in the order of their addresses.
    fn all(&self) -> Vec<Listed> {
        let mut listed: Vec<Listed> = self.tables.keys().filter_map(|id| self.listed(id)).collect();
        listed.sort_by(|a, b| a.table.cmp(&b.table));
        listed
    }

    /// Those that are over, or those that are not, and due by then.
    fn due(&self, is_over: bool, by: Stamp, most: u32) -> impl Iterator<Item = Due> {
        let mut due = self.all();
        due.retain(|listed| (listed.summary.stage == "over") == is_over && listed.summary.due <= by);
        due.sort_by_key(|listed| listed.summary.due);
        due.truncate(most as usize);
        due.into_iter().map(move |listed| Due { table: listed.table, is_over })
    }

    fn has_lobby(&self, code: &str) -> bool {
        let is_lobby = |summary: &Summary| summary.stage == "lobby" && summary.code == code;
        self.tables.values().any(|table| table.summary.as_ref().is_some_and(is_lobby))
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

    fn read_some(&self, table: TableId, after: Seq, most: u32) -> Answer<'_, Result<Vec<Row>, Unavailable>> {
        let (after, most) = (after as usize, most as usize);
        let kept = self.lock();
        let rows = kept.tables.get(&table).map(|t| t.rows.iter().skip(after).take(most).cloned().collect());
        now(Ok(rows.unwrap_or_default()))
    }

    fn names(&self, table: TableId) -> Answer<'_, Result<Names, Unavailable>> {
        now(Ok(self.lock().tables.get(&table).map(|table| table.names.clone()).unwrap_or_default()))
    }

    fn forget(&self, table: TableId, guest: Guest) -> Answer<'_, Result<bool, Unavailable>> {
        let mut kept = self.lock();
        kept.reports.remove(&(table.clone(), guest));
        let table = kept.tables.get_mut(&table).filter(|table| !table.names.is_forgotten(guest));
        let is_new = table.map(|table| table.names.forget(guest)).is_some();
        now(Ok(is_new))
    }

    fn people(
        &self,
        after: Option<(TableId, Guest)>,
        most: u32,
    ) -> Answer<'_, Result<Vec<Named>, Unavailable>> {
        let kept = self.lock();
        let named = |(table, kept): (&TableId, &KeptTable)| {
            let named = |(guest, name): (Guest, Option<&str>)| {
                Some(Named { table: table.clone(), guest, name: name?.to_owned() })
            };
            kept.names.iter().filter_map(named).collect::<Vec<_>>()
        };
        let mut people: Vec<Named> = kept.tables.iter().flat_map(named).collect();
        people.sort_by(|a, b| (&a.table, a.guest).cmp(&(&b.table, b.guest)));
        people.retain(|one| {
            after.as_ref().is_none_or(|(table, guest)| (&one.table, one.guest) > (table, *guest))
        });
        people.truncate(most as usize);
        now(Ok(people))
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

    fn newest(&self) -> Answer<'_, Result<Option<Stamp>, Unavailable>> {
        let kept = self.lock();
        let rows = kept.tables.values().flat_map(|table| table.rows.iter().map(|row| row.at));
        now(Ok(rows.chain(kept.beats.values().copied()).max()))
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

    fn listed(&self, after: Option<TableId>, most: u32) -> Answer<'_, Result<Vec<Listed>, Unavailable>> {
        let mut all = self.lock().all();
        all.retain(|listed| after.as_ref().is_none_or(|after| listed.table > *after));
        all.truncate(most as usize);
        now(Ok(all))
    }

    fn due(
        &self,
        by: Stamp,
        ended_by: Option<Stamp>,
        most: u32,
    ) -> Answer<'_, Result<Vec<Due>, Unavailable>> {
        let kept = self.lock();
        let mut due: Vec<Due> = kept.due(false, by, most).collect();
        due.extend(ended_by.into_iter().flat_map(|ended_by| kept.due(true, ended_by, most)));
        now(Ok(due))
    }

    fn set_due(&self, table: TableId, due: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        let mut kept = self.lock();
        let summary = kept.tables.get_mut(&table).and_then(|table| table.summary.as_mut());
        if let Some(summary) = summary.filter(|summary| summary.stage != "over") {
            summary.due = summary.due.max(due);
        }
        now(Ok(()))
    }

    fn delete(&self, ids: Vec<TableId>, ended_by: Option<Stamp>) -> Answer<'_, Result<u64, Unavailable>> {
        let mut kept = self.lock();
        let before = kept.tables.len();
        let is_meant = |summary: &Summary| {
            ended_by.is_none_or(|ended_by| summary.stage == "over" && summary.due <= ended_by)
        };
        kept.tables.retain(|id, table| !(ids.contains(id) && table.summary.as_ref().is_some_and(is_meant)));
        let Kept { tables, reports, persons, .. } = &mut *kept;
        reports.retain(|(table, _), _| tables.contains_key(table));
        for table in &ids {
            if !tables.contains_key(table) {
                persons.drop_table(table);
            }
        }
        now(Ok((before - kept.tables.len()) as u64))
    }

    fn lobbies(&self, most: u32) -> Answer<'_, Result<u32, Unavailable>> {
        let in_lobby = |table: &&KeptTable| table.summary.as_ref().is_some_and(|s| s.stage == "lobby");
        let lobbies = self.lock().tables.values().filter(in_lobby).take(most as usize).count();
        now(Ok(lobbies as u32))
    }

    fn free_codes(&self, mut codes: Vec<String>) -> Answer<'_, Result<Vec<String>, Unavailable>> {
        let kept = self.lock();
        codes.retain(|code| !kept.has_lobby(code));
        now(Ok(codes))
    }

    fn others_wrote(&self) -> Answer<'_, Result<bool, Unavailable>> {
        now(Ok(false))
    }
}
