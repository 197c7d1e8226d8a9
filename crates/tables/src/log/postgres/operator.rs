//! What is kept for whoever runs the servers.

use super::query::Query;
use super::{PostgresLog, SqlRow, Value, get, get_number, number, stamp, to_sql};
use crate::log::operator::{
    Claim, MOST_MUTED, MOST_REPORTS, MOST_WORDS, Muted, Note, OperatorStore, Report, WordReport,
};
use crate::log::{Answer, Unavailable};
use desk::row::TableId;
use game::{Guest, Stamp};

impl PostgresLog {
    /// Does a query that returns what it has changed; was anything?
    pub(super) async fn changes(&self, query: Query, values: &[Value<'_>]) -> Result<bool, Unavailable> {
        self.query(query, values).await.map(|rows| !rows.is_empty())
    }
}

impl OperatorStore for PostgresLog {
    fn noted(&self, note: Note) -> Answer<'_, Result<Option<String>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::Noted, &[&note.name()]).await?;
            rows.first().map(|row| get(row, 0)).transpose()
        })
    }

    fn note(&self, note: Note, text: Option<String>) -> Answer<'_, Result<(), Unavailable>> {
        Box::pin(async move {
            match text {
                Some(text) => self.query(Query::Note, &[&note.name(), &text]).await.map(drop),
                None => self.query(Query::DropNote, &[&note.name()]).await.map(drop),
            }
        })
    }

    fn note_first(&self, note: Note, text: String) -> Answer<'_, Result<bool, Unavailable>> {
        Box::pin(async move { self.changes(Query::NoteFirst, &[&note.name(), &text]).await })
    }

    fn report(
        &self,
        table: TableId,
        guest: Guest,
        at: Stamp,
        times: u32,
    ) -> Answer<'_, Result<bool, Unavailable>> {
        Box::pin(async move {
            let (guest, at, times) = (number(guest.number()), to_sql(at), number(times));
            let is_new = self.changes(Query::Report, &[&table.as_str(), &guest, &at, &times]).await?;
            self.query(Query::OldReports, &[&number(MOST_REPORTS)]).await?;
            Ok(is_new)
        })
    }

    fn reports(&self) -> Answer<'_, Result<Vec<Report>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::Reports, &[]).await?;
            let report = |row: &SqlRow| {
                let (guest, name) = (Guest::new(get_number(row, 1)?), get(row, 2)?);
                let (at, times) = (stamp(get(row, 3)?), get_number(row, 4)?);
                let table = TableId::parse(&get::<String>(row, 0)?);
                Ok(table.map(|table| Report { table, guest, name, at, times }))
            };
            rows.iter().filter_map(|row| report(row).transpose()).collect()
        })
    }

    fn drop_report(&self, table: TableId, guest: Guest) -> Answer<'_, Result<bool, Unavailable>> {
        Box::pin(
            async move { self.changes(Query::DropReport, &[&table.as_str(), &number(guest.number())]).await },
        )
    }

    fn report_word(&self, report: WordReport) -> Answer<'_, Result<bool, Unavailable>> {
        Box::pin(async move {
            let WordReport { word, profile, verdict, claim, times } = report;
            let (claim, times, most) = (claim.name(), number(times), number(MOST_WORDS));
            self.changes(Query::ReportWord, &[&word, &profile, &verdict, &claim, &times, &most]).await
        })
    }

    fn word_reports(&self) -> Answer<'_, Result<Vec<WordReport>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::WordReports, &[]).await?;
            let report = |row: &SqlRow| {
                let (word, profile, verdict) = (get(row, 0)?, get(row, 1)?, get(row, 2)?);
                let (claim, times) = (Claim::named(&get::<String>(row, 3)?), get_number(row, 4)?);
                Ok(claim.map(|claim| WordReport { word, profile, verdict, claim, times }))
            };
            rows.iter().filter_map(|row| report(row).transpose()).collect()
        })
    }

    fn drop_word(&self, word: String) -> Answer<'_, Result<bool, Unavailable>> {
        Box::pin(async move { self.changes(Query::DropWord, &[&word]).await })
    }

    fn mute(&self, Muted { pattern, text, at }: Muted) -> Answer<'_, Result<bool, Unavailable>> {
        Box::pin(async move {
            self.changes(Query::Mute, &[&pattern, &text, &to_sql(at), &number(MOST_MUTED)]).await
        })
    }

    fn unmute(&self, pattern: String) -> Answer<'_, Result<bool, Unavailable>> {
        Box::pin(async move { self.changes(Query::Unmute, &[&pattern]).await })
    }

    fn muted(&self) -> Answer<'_, Result<Vec<Muted>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::Muted, &[]).await?;
            let muted = |row: &SqlRow| {
                Ok(Muted { pattern: get(row, 0)?, text: get(row, 1)?, at: stamp(get(row, 2)?) })
            };
            rows.iter().map(muted).collect()
        })
    }
}
