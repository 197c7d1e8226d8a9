//! What is kept for whoever runs the server.

use super::{Kept, MemoryLog, now};
use crate::log::operator::{
    MOST_MUTED, MOST_REPORTS, MOST_WORDS, Muted, Note, OperatorStore, Report, WordReport,
};
use crate::log::{Answer, Unavailable};
use desk::row::TableId;
use game::{Guest, Stamp};

impl Kept {
    /// The name of a guest, if it is known.
    fn name(&self, table: &TableId, guest: Guest) -> Option<&str> {
        self.tables.get(table)?.names.get(guest)
    }

    fn reports(&self) -> Vec<Report> {
        let report = |((table, guest), (at, times)): (&(TableId, Guest), &(Stamp, u32))| {
            let name = self.name(table, *guest)?.to_owned();
            Some(Report { table: table.clone(), guest: *guest, name, at: *at, times: *times })
        };
        let mut reports: Vec<Report> = self.reports.iter().filter_map(report).collect();
        reports.sort_by(|a, b| b.at.cmp(&a.at).then_with(|| (&a.table, a.guest).cmp(&(&b.table, b.guest))));
        reports.truncate(MOST_REPORTS as usize);
        reports
    }
}

impl OperatorStore for MemoryLog {
    fn noted(&self, note: Note) -> Answer<'_, Result<Option<String>, Unavailable>> {
        now(Ok(self.lock().notes.get(&note).cloned()))
    }

    fn note(&self, note: Note, text: Option<String>) -> Answer<'_, Result<(), Unavailable>> {
        let mut kept = self.lock();
        match text {
            Some(text) => drop(kept.notes.insert(note, text)),
            None => drop(kept.notes.remove(&note)),
        }
        now(Ok(()))
    }

    fn note_first(&self, note: Note, text: String) -> Answer<'_, Result<bool, Unavailable>> {
        let mut kept = self.lock();
        let is_first = !kept.notes.contains_key(&note);
        kept.notes.entry(note).or_insert(text);
        now(Ok(is_first))
    }

    fn report(
        &self,
        table: TableId,
        guest: Guest,
        at: Stamp,
        times: u32,
    ) -> Answer<'_, Result<bool, Unavailable>> {
        let mut kept = self.lock();
        let has_name = kept.name(&table, guest).is_some();
        if has_name {
            let report = kept.reports.entry((table, guest)).or_default();
            *report = (report.0.max(at), report.1.saturating_add(times));
        }
        now(Ok(has_name))
    }

    fn reports(&self) -> Answer<'_, Result<Vec<Report>, Unavailable>> {
        now(Ok(self.lock().reports()))
    }

    fn drop_report(&self, table: TableId, guest: Guest) -> Answer<'_, Result<bool, Unavailable>> {
        now(Ok(self.lock().reports.remove(&(table, guest)).is_some()))
    }

    fn report_word(&self, report: WordReport) -> Answer<'_, Result<bool, Unavailable>> {
        let words = &mut self.lock().words;
        let is_same =
            |known: &&mut WordReport| WordReport { times: known.times, ..report.clone() } == **known;
        if let Some(known) = words.iter_mut().find(is_same) {
            known.times = known.times.saturating_add(report.times);
            return now(Ok(true));
        }
        let has_room = words.len() < MOST_WORDS as usize;
        if has_room {
            words.push(report);
        }
        now(Ok(has_room))
    }

    fn word_reports(&self) -> Answer<'_, Result<Vec<WordReport>, Unavailable>> {
        let mut words = self.lock().words.clone();
        words.sort_by(|a, b| a.order().cmp(&b.order()));
        now(Ok(words))
    }

    fn drop_word(&self, word: String) -> Answer<'_, Result<bool, Unavailable>> {
        let words = &mut self.lock().words;
        let before = words.len();
        words.retain(|known| known.word != word);
        now(Ok(words.len() < before))
    }

    fn mute(&self, muted: Muted) -> Answer<'_, Result<bool, Unavailable>> {
        let mut kept = self.lock();
        if kept.muted.iter().any(|known| known.pattern == muted.pattern) {
            return now(Ok(true));
        }
        let has_room = kept.muted.len() < MOST_MUTED as usize;
        if has_room {
            kept.muted.push(muted);
        }
        now(Ok(has_room))
    }

    fn unmute(&self, pattern: String) -> Answer<'_, Result<bool, Unavailable>> {
        let mut kept = self.lock();
        let before = kept.muted.len();
        kept.muted.retain(|known| known.pattern != pattern);
        now(Ok(kept.muted.len() < before))
    }

    fn muted(&self) -> Answer<'_, Result<Vec<Muted>, Unavailable>> {
        let mut muted = self.lock().muted.clone();
        muted.sort_by(|a, b| b.at.cmp(&a.at).then_with(|| a.pattern.cmp(&b.pattern)));
        now(Ok(muted))
    }
}
