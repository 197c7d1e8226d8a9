//! The log on SQLite: one file, one writer, group commit. Rows are durable before they are acknowledged.

mod heads;
mod schema;
mod writer;

use super::{Answer, Append, Done, Listed, Log, Unavailable};
use desk::row::{Head, Mark, Row, Seq, Summary, TableId};
use game::{Guest, Stamp};
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row as SqlRow, params};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use writer::Writer;

/// Rows in a SQLite file.
pub struct SqliteLog {
    /// `None` if the file was opened for reading only.
    writer: Option<Writer>,
    reader: Arc<Mutex<Connection>>,
}

/// SQLite's error as the log's.
fn unavailable(error: &rusqlite::Error) -> Unavailable {
    Unavailable(error.to_string())
}

impl SqliteLog {
    /// Opens the file, creates it if it is missing, and runs the migrations that are missing.
    pub fn open(path: &Path) -> Result<Self, Unavailable> {
        let connection = connection(path).map_err(|error| unavailable(&error))?;
        let reader = reader(path).map_err(|error| unavailable(&error))?;
        Ok(Self { writer: Some(Writer::start(connection)?), reader })
    }

    /// Opens a file for reading only, even while a server is using it. Its schema must be of this program's version.
    pub fn open_to_read(path: &Path) -> Result<Self, Unavailable> {
        let reader = reader(path).map_err(|error| unavailable(&error))?;
        schema::check(&reader.lock().unwrap_or_else(PoisonError::into_inner))
            .map_err(|error| unavailable(&error))?;
        Ok(Self { writer: None, reader })
    }

    /// Writes all queued rows and waits until the write-ahead log is merged into the file.
    pub fn close(self) {
        // SQLite merges the write-ahead log when the last connection closes; only the writer may do that.
        drop(self.reader);
        if let Some(writer) = self.writer {
            writer.close();
        }
    }

    fn writer(&self) -> Result<&Writer, Unavailable> {
        self.writer.as_ref().ok_or_else(|| Unavailable("opened for reading only".to_owned()))
    }

    /// Runs a query on a blocking thread: async tasks must not wait for the disk.
    fn query<T, F>(&self, query: F) -> Answer<'_, Result<T, Unavailable>>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let reader = Arc::clone(&self.reader);
        let work = move || query(&reader.lock().unwrap_or_else(PoisonError::into_inner));
        Box::pin(async move {
            match tokio::task::spawn_blocking(work).await {
                Ok(result) => result.map_err(|error| unavailable(&error)),
                Err(error) => Err(Unavailable(error.to_string())),
            }
        })
    }
}

impl Log for SqliteLog {
    fn append(&self, append: Append, done: Done) {
        match self.writer() {
            Ok(writer) => writer.append(append, done),
            Err(error) => done(Err(error.into())),
        }
    }

    fn read(&self, table: TableId, after: Seq) -> Answer<'_, Result<Vec<Row>, Unavailable>> {
        self.query(move |connection| {
            let mut statement = connection.prepare_cached(
                "SELECT seq, at, node, actor, id, events FROM rows JOIN tables ON tables.number = rows.number
                 WHERE tables.name = ?1 AND seq > ?2 ORDER BY seq",
            )?;
            let rows = statement.query_map(params![table.as_str(), after], |row| read_row(&table, row))?;
            rows.collect()
        })
    }

    fn find(&self, table: TableId) -> Answer<'_, Result<Option<Listed>, Unavailable>> {
        self.query(move |connection| {
            let mut statement =
                connection.prepare_cached(&format!("SELECT {LISTED} FROM tables WHERE name = ?1"))?;
            statement.query_row([table.as_str()], read_listed).optional().map(Option::flatten)
        })
    }

    fn find_code(&self, code: String) -> Answer<'_, Result<Option<TableId>, Unavailable>> {
        self.query(move |connection| {
            let in_lobby = "SELECT name FROM tables WHERE code = ?1 AND stage = 'lobby'";
            let played =
                "SELECT name FROM tables WHERE code = ?1 AND stage = 'playing' ORDER BY opened DESC LIMIT 1";
            for sql in [in_lobby, played] {
                let mut statement = connection.prepare_cached(sql)?;
                let name: Option<String> = statement.query_row([&code], |row| row.get(0)).optional()?;
                if let Some(name) = name {
                    return Ok(TableId::parse(&name));
                }
            }
            Ok(None)
        })
    }

    fn list(&self, since: Stamp, most: u32) -> Answer<'_, Result<Vec<Listed>, Unavailable>> {
        self.query(move |connection| {
            let mut statement = connection.prepare_cached(&format!(
                "SELECT {LISTED} FROM tables WHERE public AND stage = 'lobby' AND here > 0 AND opened >= ?1
                 ORDER BY opened DESC, name LIMIT ?2"
            ))?;
            let listed = statement.query_map(params![to_sql(since), most], read_listed)?;
            listed.filter_map(Result::transpose).collect()
        })
    }

    fn keep(&self, table: TableId, name: String, finding: String) -> Answer<'_, Result<(), Unavailable>> {
        Box::pin(async { self.writer()?.keep(table, name, finding).await })
    }

    fn kept(&self, table: TableId, name: String) -> Answer<'_, Result<Option<String>, Unavailable>> {
        self.query(move |connection| {
            let mut statement = connection.prepare_cached(
                "SELECT finding FROM findings JOIN tables ON tables.number = findings.number
                 WHERE tables.name = ?1 AND findings.name = ?2",
            )?;
            statement.query_row([table.as_str(), &name], |row| row.get(0)).optional()
        })
    }

    fn beat(&self, node: u32, at: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        Box::pin(async move { self.writer()?.beat(node, at).await })
    }

    fn beats(&self, nodes: Vec<u32>) -> Answer<'_, Result<Vec<(u32, Stamp)>, Unavailable>> {
        self.query(move |connection| {
            let mut statement = connection.prepare_cached("SELECT at FROM beats WHERE node = ?1")?;
            let mut beats = Vec::with_capacity(nodes.len());
            for node in nodes {
                let at = statement.query_row([node], |row| Ok(stamp(row.get(0)?))).optional()?;
                beats.extend(at.map(|at| (node, at)));
            }
            Ok(beats)
        })
    }

    /// The data folder is locked, so there is only one server.
    fn is_shared(&self) -> bool {
        false
    }

    fn heads(&self, tables: Vec<TableId>) -> Answer<'_, Result<Vec<(TableId, Head)>, Unavailable>> {
        self.query(move |connection| {
            let mut statement = connection.prepare_cached(heads::HEAD)?;
            let mut heads = Vec::with_capacity(tables.len());
            for table in tables {
                let head = |row: &SqlRow<'_>| Ok((row.get(1)?, row.get::<_, Option<i64>>(2)?.map(mark)));
                if let Some((seq, Some(mark))) = statement.query_row([table.as_str()], head).optional()? {
                    heads.push((table, Head { seq, mark }));
                }
            }
            Ok(heads)
        })
    }

    fn time(&self) -> Answer<'_, Result<Option<Duration>, Unavailable>> {
        Box::pin(std::future::ready(Ok(None)))
    }

    fn tables(&self, after: Option<TableId>, most: u32) -> Answer<'_, Result<Vec<TableId>, Unavailable>> {
        self.query(move |connection| {
            let sql = "SELECT name FROM tables WHERE name > ?1 ORDER BY name LIMIT ?2";
            let mut statement = connection.prepare_cached(sql)?;
            let after = after.as_ref().map_or("", TableId::as_str);
            let names = statement.query_map(params![after, most], |row| row.get::<_, String>(0))?;
            names.map(|name| Ok(TableId::parse(&name?))).filter_map(Result::transpose).collect()
        })
    }

    fn findings(&self, table: TableId) -> Answer<'_, Result<Vec<(String, String)>, Unavailable>> {
        self.query(move |connection| {
            let sql =
                "SELECT findings.name, finding FROM findings JOIN tables ON tables.number = findings.number
                       WHERE tables.name = ?1 ORDER BY findings.name";
            let mut statement = connection.prepare_cached(sql)?;
            let findings = statement.query_map([table.as_str()], |row| Ok((row.get(0)?, row.get(1)?)))?;
            findings.collect()
        })
    }
}

/// The writer's connection.
fn connection(path: &Path) -> rusqlite::Result<Connection> {
    let mut connection = Connection::open(path)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "wal_autocheckpoint", 4_000)?;
    schema::migrate(&mut connection)?;
    Ok(connection)
}

fn reader(path: &Path) -> rusqlite::Result<Arc<Mutex<Connection>>> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Ok(Arc::new(Mutex::new(Connection::open_with_flags(path, flags)?)))
}

fn read_row(table: &TableId, row: &SqlRow<'_>) -> rusqlite::Result<Row> {
    Ok(Row {
        table: table.clone(),
        seq: row.get(0)?,
        at: stamp(row.get(1)?),
        node: row.get(2)?,
        actor: row.get::<_, Option<u32>>(3)?.map(Guest::new),
        id: row.get(4)?,
        events: row.get(5)?,
    })
}

const LISTED: &str = "name, game, code, public, stage, host, names, here, opened";

/// `None` if a newer version of this program wrote the row.
fn read_listed(row: &SqlRow<'_>) -> rusqlite::Result<Option<Listed>> {
    let name: String = row.get(0)?;
    let stage: String = row.get(4)?;
    let stage = ["lobby", "playing", "over"].into_iter().find(|s| *s == stage);
    let (Some(table), Some(stage)) = (TableId::parse(&name), stage) else { return Ok(None) };
    let names: String = row.get(6)?;
    let summary = Summary {
        game: row.get(1)?,
        code: row.get(2)?,
        public: row.get(3)?,
        stage,
        host: row.get(5)?,
        names: serde_json::from_str(&names).unwrap_or_default(),
        here: row.get(7)?,
    };
    Ok(Some(Listed { table, summary, opened: stamp(row.get(8)?) }))
}

/// SQLite's integers are signed.
fn to_sql(stamp: Stamp) -> i64 {
    i64::try_from(stamp.millis()).unwrap_or(i64::MAX)
}

fn mark_to_sql(mark: Mark) -> i64 {
    mark.number().cast_signed()
}

fn mark(number: i64) -> Mark {
    Mark::new(number.cast_unsigned())
}

fn stamp(millis: i64) -> Stamp {
    Stamp::from_millis(u64::try_from(millis).unwrap_or(0))
}
