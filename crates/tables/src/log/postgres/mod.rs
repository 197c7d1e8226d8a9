//! The log on PostgreSQL: the same rows as on SQLite, for several servers at once.
//!
//! One connection writes, with one statement for all queued rows; a small pool of connections reads. Connections reconnect by
//! themselves, and every call returns within five seconds, if need be with an error.

mod address;
mod appender;
mod connection;
mod migration;
mod operator;
mod person_queries;
mod persons;
mod query;
mod schema;
mod tls;
mod trouble;

pub use address::{Address, BadAddress};
pub use trouble::{OpenError, Trouble};

use super::{Answer, Append, Done, Due, Listed, Log, Named, Unavailable};
use crate::tls::Trust;
use appender::Appender;
use connection::{Connection, Connector, Pool, Value};
use desk::Names;
use desk::row::{Head, Mark, Row, Seq, Sitter, Summary, TableId};
use game::{Guest, Stamp};
use query::Query;
use std::sync::Arc;
use std::time::Duration;
use tls::Tls;
use tokio::time::timeout;
use tokio_postgres::Client;
use tokio_postgres::types::FromSqlOwned;

/// The oldest supported version of PostgreSQL.
const OLDEST: u32 = 14;
/// For migrations, including the wait while another server runs them.
const MIGRATION_TIMEOUT: Duration = Duration::from_secs(90);
/// Connections in the pool that reads.
const READERS: usize = 4;

type SqlRow = tokio_postgres::Row;

/// Rows in a PostgreSQL database.
pub struct PostgresLog {
    appender: Appender,
    readers: Pool,
    connector: Arc<Connector>,
}

impl PostgresLog {
    /// The version of the schema that this program writes; it brings older ones up to it.
    pub const SCHEMA: i32 = schema::NEWEST;

    /// Connects and runs the migrations that are missing. Must be called within a tokio runtime.
    pub async fn open(address: &Address, trust: &Trust) -> Result<Self, OpenError> {
        let opened = Self::try_open(address, trust, async |client| schema::migrate(client).await).await;
        opened.map_err(|trouble| OpenError::new(address, trouble))
    }

    /// Connects without running migrations; the schema must be of this program's version.
    pub async fn open_to_read(address: &Address, trust: &Trust) -> Result<Self, OpenError> {
        let opened = Self::try_open(address, trust, async |client| schema::check(client).await).await;
        opened.map_err(|trouble| OpenError::new(address, trouble))
    }

    async fn try_open(
        address: &Address,
        trust: &Trust,
        prepare: impl AsyncFnOnce(&Client) -> Result<(), Trouble>,
    ) -> Result<Self, Trouble> {
        let mut tls = trust.client(address.check(trust)?).map_err(|error| Trouble::Tls(error.to_string()))?;
        tls.alpn_protocols = vec![b"postgresql".to_vec()];
        let connector = Arc::new(Connector::new(address.clone(), Tls(Arc::new(tls))));
        let client = connector.connect_at_start().await?;
        let prepared = timeout(MIGRATION_TIMEOUT, async {
            check(&client).await?;
            prepare(&client).await
        });
        let timed_out = |_| Trouble::Away(format!("silence for {} s", MIGRATION_TIMEOUT.as_secs()));
        prepared.await.map_err(timed_out)??;
        let appender = Appender::start(Connection::new(Arc::clone(&connector)));
        Ok(Self { appender, readers: Pool::new(&connector, READERS), connector })
    }

    /// Notes the fingerprint of the key that signs seats, unless there are tables and another one was noted before that may
    /// not be replaced. The fingerprint that counts.
    pub async fn note_key(&self, fingerprint: &str, may_replace: bool) -> Result<String, Unavailable> {
        let rows = self.query(Query::NoteKey, &[&fingerprint, &may_replace]).await?;
        let noted = rows.first().and_then(|row| row.try_get(0).ok());
        noted.ok_or_else(|| Unavailable("the database has no version".to_owned()))
    }

    /// How many connections have been opened so far; a number that keeps growing means that they break.
    pub fn connections(&self) -> u64 {
        self.connector.connections()
    }

    async fn query(&self, query: Query, values: &[Value<'_>]) -> Result<Vec<SqlRow>, Unavailable> {
        self.readers.query(query, values).await
    }
}

/// Checks the server's version and encoding; warns if it does not write durably.
async fn check(client: &Client) -> Result<(), Trouble> {
    let sql = "SELECT current_setting('server_version_num')::int, current_setting('server_version'),
                      current_setting('server_encoding'), current_setting('fsync')";
    let row = client.query_one(sql, &[]).await.map_err(|error| Trouble::Other(trouble::why(&error)))?;
    let (number, version, encoding, fsync): (i32, String, String, String) =
        (row.get(0), row.get(1), row.get(2), row.get(3));
    check_version(number, version)?;
    if encoding != "UTF8" {
        return Err(Trouble::Encoding(encoding));
    }
    if fsync != "on" {
        tracing::warn!("the database has fsync switched off: it forgets games if its machine falls");
    }
    Ok(())
}

/// `server_version_num` is the major version times 10,000 plus the minor version.
fn check_version(number: i32, version: String) -> Result<(), Trouble> {
    let is_new_enough = number / 10_000 >= OLDEST.cast_signed();
    if is_new_enough { Ok(()) } else { Err(Trouble::TooOld(version)) }
}

impl Log for PostgresLog {
    fn append(&self, append: Append, done: Done) {
        self.appender.append(append, done);
    }

    fn read(&self, table: TableId, after: Seq) -> Answer<'_, Result<Vec<Row>, Unavailable>> {
        self.read_some(table, after, u32::MAX)
    }

    fn read_some(&self, table: TableId, after: Seq, most: u32) -> Answer<'_, Result<Vec<Row>, Unavailable>> {
        Box::pin(async move {
            let wanted: [Value<'_>; 3] = [&table.as_str(), &number(after), &number(most)];
            let rows = self.query(Query::Read, &wanted).await?;
            rows.iter().map(|row| read_row(&table, row)).collect()
        })
    }

    fn names(&self, table: TableId) -> Answer<'_, Result<Names, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::Names, &[&table.as_str()]).await?;
            rows.iter().map(|row| Ok((Guest::new(get_number(row, 0)?), get(row, 1)?))).collect()
        })
    }

    fn forget(&self, table: TableId, guest: Guest) -> Answer<'_, Result<bool, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::Forget, &[&table.as_str(), &number(guest.number())]).await?;
            Ok(!rows.is_empty())
        })
    }

    fn people(
        &self,
        after: Option<(TableId, Guest)>,
        most: u32,
    ) -> Answer<'_, Result<Vec<Named>, Unavailable>> {
        Box::pin(async move {
            let (table, guest) = after.as_ref().map_or(("", -1), |(t, g)| (t.as_str(), number(g.number())));
            let rows = self.query(Query::People, &[&table, &guest, &number(most)]).await?;
            let named = |row: &SqlRow| {
                let (guest, name) = (Guest::new(get_number(row, 1)?), get(row, 2)?);
                Ok(TableId::parse(&get::<String>(row, 0)?).map(|table| Named { table, guest, name }))
            };
            rows.iter().filter_map(|row| named(row).transpose()).collect()
        })
    }

    fn find(&self, table: TableId) -> Answer<'_, Result<Option<Listed>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::Find, &[&table.as_str()]).await?;
            Ok(rows.first().map(read_listed).transpose()?.flatten())
        })
    }

    fn find_code(&self, code: String) -> Answer<'_, Result<Option<TableId>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::FindCode, &[&code]).await?;
            Ok(rows.first().map(|row| get::<String>(row, 0)).transpose()?.as_deref().and_then(TableId::parse))
        })
    }

    fn list(&self, since: Stamp, most: u32) -> Answer<'_, Result<Vec<Listed>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::List, &[&to_sql(since), &number(most)]).await?;
            rows.iter().filter_map(|row| read_listed(row).transpose()).collect()
        })
    }

    fn keep(&self, table: TableId, name: String, finding: String) -> Answer<'_, Result<(), Unavailable>> {
        Box::pin(async move { self.query(Query::Keep, &[&table.as_str(), &name, &finding]).await.map(drop) })
    }

    fn kept(&self, table: TableId, name: String) -> Answer<'_, Result<Option<String>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::Kept, &[&table.as_str(), &name]).await?;
            rows.first().map(|row| get(row, 0)).transpose()
        })
    }

    fn beat(&self, node: u32, at: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        Box::pin(async move { self.query(Query::Beat, &[&number(node), &to_sql(at)]).await.map(drop) })
    }

    fn beats(&self, nodes: Vec<u32>) -> Answer<'_, Result<Vec<(u32, Stamp)>, Unavailable>> {
        Box::pin(async move {
            let nodes: Vec<i64> = nodes.into_iter().map(number).collect();
            let rows = self.query(Query::Beats, &[&nodes]).await?;
            rows.iter().map(|row| Ok((get_number(row, 0)?, stamp(get(row, 1)?)))).collect()
        })
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn heads(&self, tables: Vec<TableId>) -> Answer<'_, Result<Vec<(TableId, Head)>, Unavailable>> {
        Box::pin(async move {
            let names: Vec<&str> = tables.iter().map(TableId::as_str).collect();
            let rows = self.query(Query::Heads, &[&names]).await?;
            let head = |row: &SqlRow| {
                let forgotten = get_number(row, 3)?;
                let head = Head { seq: get_number(row, 1)?, mark: mark(get(row, 2)?), forgotten };
                Ok(TableId::parse(&get::<String>(row, 0)?).map(|table| (table, head)))
            };
            rows.iter().filter_map(|row| head(row).transpose()).collect()
        })
    }

    fn time(&self) -> Answer<'_, Result<Option<Duration>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::Time, &[]).await?;
            let micros: Option<i64> = rows.first().map(|row| get(row, 0)).transpose()?;
            Ok(micros.and_then(|micros| u64::try_from(micros).ok()).map(Duration::from_micros))
        })
    }

    fn newest(&self) -> Answer<'_, Result<Option<Stamp>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::Newest, &[]).await?;
            let newest: Option<i64> = rows.first().map(|row| get(row, 0)).transpose()?.flatten();
            Ok(newest.map(stamp))
        })
    }

    fn tables(&self, after: Option<TableId>, most: u32) -> Answer<'_, Result<Vec<TableId>, Unavailable>> {
        Box::pin(async move {
            let after = after.as_ref().map_or("", TableId::as_str);
            let rows = self.query(Query::Tables, &[&after, &number(most)]).await?;
            let names: Result<Vec<String>, Unavailable> = rows.iter().map(|row| get(row, 0)).collect();
            Ok(names?.iter().filter_map(|name| TableId::parse(name)).collect())
        })
    }

    fn findings(&self, table: TableId) -> Answer<'_, Result<Vec<(String, String)>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::Findings, &[&table.as_str()]).await?;
            rows.iter().map(|row| Ok((get(row, 0)?, get(row, 1)?))).collect()
        })
    }

    fn listed(&self, after: Option<TableId>, most: u32) -> Answer<'_, Result<Vec<Listed>, Unavailable>> {
        Box::pin(async move {
            let after = after.as_ref().map_or("", TableId::as_str);
            let rows = self.query(Query::Listed, &[&after, &number(most)]).await?;
            rows.iter().filter_map(|row| read_listed(row).transpose()).collect()
        })
    }

    fn due(
        &self,
        now: Stamp,
        ended_by: Option<Stamp>,
        most: u32,
    ) -> Answer<'_, Result<Vec<Due>, Unavailable>> {
        Box::pin(async move {
            let values: [Value<'_>; 3] = [&to_sql(now), &ended_by.map(to_sql), &number(most)];
            let rows = self.query(Query::Due, &values).await?;
            let due = |row: &SqlRow| {
                let (name, is_over): (String, bool) = (get(row, 0)?, get(row, 1)?);
                Ok(TableId::parse(&name).map(|table| Due { table, is_over }))
            };
            rows.iter().filter_map(|row| due(row).transpose()).collect()
        })
    }

    fn set_due(&self, table: TableId, due: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        Box::pin(async move { self.query(Query::SetDue, &[&table.as_str(), &to_sql(due)]).await.map(drop) })
    }

    fn delete(&self, tables: Vec<TableId>, ended_by: Option<Stamp>) -> Answer<'_, Result<u64, Unavailable>> {
        Box::pin(async move {
            let names: Vec<&str> = tables.iter().map(TableId::as_str).collect();
            let rows = self.query(Query::Delete, &[&names, &ended_by.map(to_sql)]).await?;
            let deleted: Result<Vec<i64>, Unavailable> = rows.iter().map(|row| get(row, 0)).collect();
            let deleted = deleted?;
            // A row that was committed while the deletion waited for its table is not in the deletion's snapshot.
            self.query(Query::DeleteLate, &[&deleted]).await?;
            Ok(deleted.len() as u64)
        })
    }

    fn lobbies(&self, most: u32) -> Answer<'_, Result<u32, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::Lobbies, &[&number(most)]).await?;
            Ok(rows.first().map(|row| get_number(row, 0)).transpose()?.unwrap_or(0))
        })
    }

    fn free_codes(&self, mut codes: Vec<String>) -> Answer<'_, Result<Vec<String>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::TakenCodes, &[&codes]).await?;
            let taken: Result<Vec<String>, Unavailable> = rows.iter().map(|row| get(row, 0)).collect();
            let taken = taken?;
            codes.retain(|code| !taken.contains(code));
            Ok(codes)
        })
    }

    fn others_wrote(&self) -> Answer<'_, Result<bool, Unavailable>> {
        Box::pin(std::future::ready(Ok(true)))
    }
}

fn read_row(table: &TableId, row: &SqlRow) -> Result<Row, Unavailable> {
    Ok(Row {
        table: table.clone(),
        seq: get_number(row, 0)?,
        at: stamp(get(row, 1)?),
        node: get_number(row, 2)?,
        actor: get_optional(row, 3)?.map(Guest::new),
        id: get_optional(row, 4)?,
        events: get(row, 5)?,
    })
}

/// `None` if a newer version of this program wrote the row.
fn read_listed(row: &SqlRow) -> Result<Option<Listed>, Unavailable> {
    let (name, stage): (String, String) = (get(row, 0)?, get(row, 4)?);
    let stage = ["lobby", "playing", "over"].into_iter().find(|s| *s == stage);
    let (Some(table), Some(stage)) = (TableId::parse(&name), stage) else { return Ok(None) };
    let (seats, names): (String, Option<String>) = (get(row, 6)?, get(row, 10)?);
    let summary = Summary {
        game: get(row, 1)?,
        code: get(row, 2)?,
        public: get(row, 3)?,
        stage,
        host: get_optional(row, 5)?.map(Guest::new),
        seats: serde_json::from_str(&seats).unwrap_or_default(),
        here: u8::try_from(get::<i64>(row, 7)?).unwrap_or(u8::MAX),
        due: stamp(get(row, 9)?),
    };
    let names = names.and_then(|names| serde_json::from_str(&names).ok()).unwrap_or_default();
    Ok(Some(Listed { table, summary, names, opened: stamp(get(row, 8)?) }))
}

fn get<T: FromSqlOwned>(row: &SqlRow, column: usize) -> Result<T, Unavailable> {
    row.try_get(column).map_err(|error| Unavailable(trouble::why(&error)))
}

fn get_number(row: &SqlRow, column: usize) -> Result<u32, Unavailable> {
    as_number(get(row, column)?)
}

fn get_optional(row: &SqlRow, column: usize) -> Result<Option<u32>, Unavailable> {
    get::<Option<i64>>(row, column)?.map(as_number).transpose()
}

fn as_number(value: i64) -> Result<u32, Unavailable> {
    u32::try_from(value).map_err(|_| Unavailable("a number is too large".to_owned()))
}

/// PostgreSQL's integers are signed.
fn number(number: u32) -> i64 {
    i64::from(number)
}

fn to_sql(stamp: Stamp) -> i64 {
    i64::try_from(stamp.millis()).unwrap_or(i64::MAX)
}

fn stamp(millis: i64) -> Stamp {
    Stamp::from_millis(u64::try_from(millis).unwrap_or(0))
}

fn mark_to_sql(mark: Mark) -> i64 {
    mark.number().cast_signed()
}

fn mark(number: i64) -> Mark {
    Mark::new(number.cast_unsigned())
}

/// Numbers of guests and levels of bots, as JSON.
fn seats_to_sql(seats: &[Sitter]) -> String {
    serde_json::to_string(seats).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_that_are_too_old_are_refused() {
        assert!(check_version(140_000, "14.0".to_owned()).is_ok());
        assert!(check_version(180_001, "18.1".to_owned()).is_ok());
        let refused = check_version(130_014, "13.14".to_owned()).unwrap_err().to_string();
        assert_eq!(refused, "it is PostgreSQL 13.14; this program needs 14 or newer");
    }
}
