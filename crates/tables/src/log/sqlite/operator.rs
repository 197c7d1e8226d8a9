//! What is kept for whoever runs the server.

use super::{SqlRow, SqliteLog, stamp, to_sql};
use crate::log::operator::{
    Claim, MOST_MUTED, MOST_REPORTS, MOST_WORDS, Muted, Note, OperatorStore, Report, WordReport,
};
use crate::log::{Answer, Unavailable};
use desk::row::TableId;
use game::{Guest, Stamp};
use rusqlite::{OptionalExtension, Transaction, params};

/// All reports but the newest.
const OLD_REPORTS: &str = "DELETE FROM reports WHERE (number, guest) NOT IN
    (SELECT number, guest FROM reports ORDER BY at DESC, number, guest LIMIT ?1)";

impl SqliteLog {
    /// Changes something in one transaction with whatever else is written now; so many rows were changed.
    pub(super) fn change(
        &self,
        change: impl Fn(&Transaction<'_>) -> rusqlite::Result<usize> + Send + 'static,
    ) -> Answer<'_, Result<u64, Unavailable>> {
        Box::pin(async move {
            self.writer()?.change(Box::new(move |file| change(file).map(|count| count as u64))).await
        })
    }

    /// The same, where one row is changed or none.
    pub(super) fn change_one(
        &self,
        change: impl Fn(&Transaction<'_>) -> rusqlite::Result<usize> + Send + 'static,
    ) -> Answer<'_, Result<bool, Unavailable>> {
        let changed = self.change(change);
        Box::pin(async move { Ok(changed.await? > 0) })
    }
}

impl OperatorStore for SqliteLog {
    fn noted(&self, note: Note) -> Answer<'_, Result<Option<String>, Unavailable>> {
        self.query(move |file| {
            let sql = "SELECT text FROM notes WHERE name = ?1";
            file.prepare_cached(sql)?.query_row([note.name()], |row| row.get(0)).optional()
        })
    }

    fn note(&self, note: Note, text: Option<String>) -> Answer<'_, Result<(), Unavailable>> {
        let changed = self.change(move |file| match &text {
            Some(text) => {
                file.execute("INSERT OR REPLACE INTO notes VALUES (?1, ?2)", params![note.name(), text])
            }
            None => file.execute("DELETE FROM notes WHERE name = ?1", [note.name()]),
        });
        Box::pin(async move { changed.await.map(drop) })
    }

    fn note_first(&self, note: Note, text: String) -> Answer<'_, Result<bool, Unavailable>> {
        self.change_one(move |file| {
            file.execute(
                "INSERT INTO notes VALUES (?1, ?2) ON CONFLICT DO NOTHING",
                params![note.name(), text],
            )
        })
    }

    fn report(
        &self,
        table: TableId,
        guest: Guest,
        at: Stamp,
        times: u32,
    ) -> Answer<'_, Result<bool, Unavailable>> {
        self.change_one(move |file| {
            let sql = "INSERT INTO reports SELECT tables.number, guest, ?3, ?4
                FROM tables JOIN names ON names.number = tables.number
                WHERE tables.name = ?1 AND guest = ?2 AND names.name IS NOT NULL
                ON CONFLICT (number, guest) DO UPDATE SET at = max(at, ?3), times = times + ?4";
            let reported = file.execute(sql, params![table.as_str(), guest.number(), to_sql(at), times])?;
            file.execute(OLD_REPORTS, [MOST_REPORTS])?;
            Ok(reported)
        })
    }

    fn reports(&self) -> Answer<'_, Result<Vec<Report>, Unavailable>> {
        self.query(|file| {
            let sql = "SELECT tables.name, reports.guest, names.name, at, times FROM reports
                JOIN tables ON tables.number = reports.number
                JOIN names ON names.number = reports.number AND names.guest = reports.guest
                WHERE names.name IS NOT NULL ORDER BY at DESC, tables.name, reports.guest";
            let report = |row: &SqlRow<'_>| {
                let (guest, name) = (Guest::new(row.get(1)?), row.get(2)?);
                let (at, times) = (stamp(row.get(3)?), row.get(4)?);
                let table = TableId::parse(&row.get::<_, String>(0)?);
                Ok(table.map(|table| Report { table, guest, name, at, times }))
            };
            let mut statement = file.prepare_cached(sql)?;
            statement.query_map([], report)?.filter_map(Result::transpose).collect()
        })
    }

    fn drop_report(&self, table: TableId, guest: Guest) -> Answer<'_, Result<bool, Unavailable>> {
        self.change_one(move |file| {
            let sql = "DELETE FROM reports WHERE guest = ?2
                AND number = (SELECT number FROM tables WHERE name = ?1)";
            file.execute(sql, params![table.as_str(), guest.number()])
        })
    }

    fn report_word(&self, report: WordReport) -> Answer<'_, Result<bool, Unavailable>> {
        self.change_one(move |file| {
            let WordReport { word, profile, verdict, claim, times } = &report;
            let sql = "INSERT INTO word_reports SELECT ?1, ?2, ?3, ?4, ?5
                WHERE (SELECT count(*) FROM word_reports) < ?6 OR EXISTS (SELECT 1 FROM word_reports
                    WHERE word = ?1 AND profile = ?2 AND verdict = ?3 AND claim = ?4)
                ON CONFLICT (word, profile, verdict, claim) DO UPDATE SET times = times + ?5";
            file.execute(sql, params![word, profile, verdict, claim.name(), times, MOST_WORDS])
        })
    }

    fn word_reports(&self) -> Answer<'_, Result<Vec<WordReport>, Unavailable>> {
        self.query(|file| {
            let sql = "SELECT word, profile, verdict, claim, times FROM word_reports
                ORDER BY times DESC, word, profile, verdict, claim";
            let report = |row: &SqlRow<'_>| {
                let (word, profile, verdict) = (row.get(0)?, row.get(1)?, row.get(2)?);
                let (claim, times) = (Claim::named(&row.get::<_, String>(3)?), row.get(4)?);
                Ok(claim.map(|claim| WordReport { word, profile, verdict, claim, times }))
            };
            let mut statement = file.prepare_cached(sql)?;
            statement.query_map([], report)?.filter_map(Result::transpose).collect()
        })
    }

    fn drop_word(&self, word: String) -> Answer<'_, Result<bool, Unavailable>> {
        self.change_one(move |file| file.execute("DELETE FROM word_reports WHERE word = ?1", [&word]))
    }

    fn mute(&self, Muted { pattern, text, at }: Muted) -> Answer<'_, Result<bool, Unavailable>> {
        self.change_one(move |file| {
            let sql = "INSERT INTO muted SELECT ?1, ?2, ?3
                WHERE (SELECT count(*) FROM muted) < ?4 OR EXISTS (SELECT 1 FROM muted WHERE pattern = ?1)
                ON CONFLICT (pattern) DO UPDATE SET pattern = ?1";
            file.execute(sql, params![pattern, text, to_sql(at), MOST_MUTED])
        })
    }

    fn unmute(&self, pattern: String) -> Answer<'_, Result<bool, Unavailable>> {
        self.change_one(move |file| file.execute("DELETE FROM muted WHERE pattern = ?1", [&pattern]))
    }

    fn muted(&self) -> Answer<'_, Result<Vec<Muted>, Unavailable>> {
        self.query(|file| {
            let mut statement =
                file.prepare_cached("SELECT pattern, text, at FROM muted ORDER BY at DESC, pattern")?;
            let muted = |row: &SqlRow<'_>| {
                Ok(Muted { pattern: row.get(0)?, text: row.get(1)?, at: stamp(row.get(2)?) })
            };
            statement.query_map([], muted)?.collect()
        })
    }
}
