//! The log on SQLite: one file, one server that writes, group commit. Rows are durable before they are acknowledged.
//! Commands may write beside the server: SQLite's lock lets them take turns, and the server notices.

mod heads;
mod migration;
mod operator;
mod persons;
mod schema;
mod trouble;
mod writer;

pub use trouble::{OpenError, Trouble};

use super::{Answer, Append, Done, Due, Listed, Log, Named, Unavailable};
use desk::Names;
use desk::row::{Head, Mark, Row, Seq, Summary, TableId};
use game::{Guest, Stamp};
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row as SqlRow, params};
use std::fs::OpenOptions;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use writer::Writer;

/// Who finds the file locked by somebody else waits so long.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
/// For others to let go of the file while its write-ahead log is merged.
const MERGE_TIMEOUT: Duration = Duration::from_secs(2);

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
    /// The version of the file's schema that this program writes; it brings older ones up to it.
    pub const SCHEMA: usize = schema::NEWEST;

    /// Opens the file, creates it if it is missing, and runs the migrations that are missing.
    pub fn open(path: &Path) -> Result<Self, OpenError> {
        let open = || -> Result<Self, Trouble> {
            create_private(path).map_err(|error| Trouble::File(error.to_string()))?;
            let connection = connection(path)?;
            Ok(Self { writer: Some(start_writer(connection)?), reader: reader(path)? })
        };
        open().map_err(|trouble| OpenError::new(path, trouble))
    }

    /// Opens a file that is there for a command, even while a server is using it. Its schema must be of this program's version.
    pub fn open_beside(path: &Path) -> Result<Self, OpenError> {
        let reading = Self::open_to_read(path)?;
        let writer = prepared(path).map_err(Trouble::from).and_then(start_writer);
        Ok(Self { writer: Some(writer.map_err(|trouble| OpenError::new(path, trouble))?), ..reading })
    }

    /// Opens a file for reading only, even while a server is using it. Its schema must be of this program's version.
    pub fn open_to_read(path: &Path) -> Result<Self, OpenError> {
        let open = || -> Result<Self, Trouble> {
            let reader = reader(path)?;
            schema::check(&reader.lock().unwrap_or_else(PoisonError::into_inner))?;
            Ok(Self { writer: None, reader })
        };
        open().map_err(|trouble| OpenError::new(path, trouble))
    }

    /// Merges the write-ahead log of a file into it, so that nothing is in it any more; others may still have the file open.
    pub fn merge(path: &Path) -> Result<(), Unavailable> {
        let merged = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE).and_then(|file| {
            file.busy_timeout(MERGE_TIMEOUT)?;
            let is_busy: i64 = file.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
            Ok(is_busy == 0)
        });
        match merged {
            Ok(true) => Ok(()),
            Ok(false) => Err(Unavailable("the file is busy".to_owned())),
            Err(error) => Err(unavailable(&error)),
        }
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
        self.read_some(table, after, u32::MAX)
    }

    fn read_some(&self, table: TableId, after: Seq, most: u32) -> Answer<'_, Result<Vec<Row>, Unavailable>> {
        self.query(move |connection| {
            let mut statement = connection.prepare_cached(
                "SELECT seq, at, node, actor, id, events FROM rows JOIN tables ON tables.number = rows.number
                 WHERE tables.name = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3",
            )?;
            let wanted = params![table.as_str(), after, most];
            let rows = statement.query_map(wanted, |row| read_row(&table, row))?;
            rows.collect()
        })
    }

    fn names(&self, table: TableId) -> Answer<'_, Result<Names, Unavailable>> {
        self.query(move |connection| {
            let sql = "SELECT guest, names.name FROM names JOIN tables ON tables.number = names.number
                       WHERE tables.name = ?1";
            let mut statement = connection.prepare_cached(sql)?;
            let names =
                statement.query_map([table.as_str()], |row| Ok((Guest::new(row.get(0)?), row.get(1)?)))?;
            names.collect()
        })
    }

    fn forget(&self, table: TableId, guest: Guest) -> Answer<'_, Result<bool, Unavailable>> {
        Box::pin(async move { self.writer()?.forget(table, guest).await })
    }

    fn people(
        &self,
        after: Option<(TableId, Guest)>,
        most: u32,
    ) -> Answer<'_, Result<Vec<Named>, Unavailable>> {
        self.query(move |connection| {
            let sql =
                "SELECT tables.name, guest, names.name FROM names JOIN tables ON tables.number = names.number
                       WHERE names.name IS NOT NULL AND (tables.name, guest) > (?1, ?2)
                       ORDER BY tables.name, guest LIMIT ?3";
            let mut statement = connection.prepare_cached(sql)?;
            let (table, guest) =
                after.as_ref().map_or(("", -1), |(t, g)| (t.as_str(), i64::from(g.number())));
            let named = |row: &SqlRow<'_>| {
                let (guest, name) = (Guest::new(row.get(1)?), row.get(2)?);
                Ok(TableId::parse(&row.get::<_, String>(0)?).map(|table| Named { table, guest, name }))
            };
            let people = statement.query_map(params![table, guest, most], named)?;
            people.filter_map(Result::transpose).collect()
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
                let head = |row: &SqlRow<'_>| {
                    Ok((row.get(1)?, row.get::<_, Option<i64>>(2)?.map(mark), row.get(3)?))
                };
                let found = statement.query_row([table.as_str()], head).optional()?;
                if let Some((seq, Some(mark), forgotten)) = found {
                    heads.push((table, Head { seq, mark, forgotten }));
                }
            }
            Ok(heads)
        })
    }

    fn time(&self) -> Answer<'_, Result<Option<Duration>, Unavailable>> {
        Box::pin(std::future::ready(Ok(None)))
    }

    fn newest(&self) -> Answer<'_, Result<Option<Stamp>, Unavailable>> {
        self.query(|connection| {
            // By rowid: the rows written last, without a look at all the others.
            let sql = "SELECT max(at) FROM (SELECT at FROM beats UNION ALL
                       SELECT at FROM (SELECT at FROM rows ORDER BY rowid DESC LIMIT 1000))";
            let newest: Option<i64> = connection.query_row(sql, [], |row| row.get(0))?;
            Ok(newest.map(stamp))
        })
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

    fn listed(&self, after: Option<TableId>, most: u32) -> Answer<'_, Result<Vec<Listed>, Unavailable>> {
        self.query(move |connection| {
            let sql = format!("SELECT {LISTED} FROM tables WHERE name > ?1 ORDER BY name LIMIT ?2");
            let after = after.as_ref().map_or("", TableId::as_str);
            let mut statement = connection.prepare_cached(&sql)?;
            let listed = statement.query_map(params![after, most], read_listed)?;
            listed.filter_map(Result::transpose).collect()
        })
    }

    fn due(
        &self,
        now: Stamp,
        ended_by: Option<Stamp>,
        most: u32,
    ) -> Answer<'_, Result<Vec<Due>, Unavailable>> {
        self.query(move |connection| {
            let mut due = due_in(connection, &["lobby", "playing"], now, most)?;
            if let Some(ended_by) = ended_by {
                due.extend(due_in(connection, &["over"], ended_by, most)?);
            }
            Ok(due)
        })
    }

    fn set_due(&self, table: TableId, due: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        Box::pin(async move { self.writer()?.set_due(table, due).await })
    }

    fn delete(&self, tables: Vec<TableId>, ended_by: Option<Stamp>) -> Answer<'_, Result<u64, Unavailable>> {
        Box::pin(async move { self.writer()?.delete(tables, ended_by).await })
    }

    fn lobbies(&self, most: u32) -> Answer<'_, Result<u32, Unavailable>> {
        self.query(move |connection| {
            let sql = "SELECT count(*) FROM (SELECT 1 FROM tables WHERE stage = 'lobby' LIMIT ?1)";
            connection.prepare_cached(sql)?.query_row([most], |row| row.get(0))
        })
    }

    fn free_codes(&self, codes: Vec<String>) -> Answer<'_, Result<Vec<String>, Unavailable>> {
        self.query(move |connection| {
            let sql = "SELECT 1 FROM tables WHERE code = ?1 AND stage = 'lobby'";
            let mut statement = connection.prepare_cached(sql)?;
            let mut free = Vec::new();
            for code in codes {
                if !statement.exists([&code])? {
                    free.push(code);
                }
            }
            Ok(free)
        })
    }

    fn others_wrote(&self) -> Answer<'_, Result<bool, Unavailable>> {
        Box::pin(async move { self.writer()?.others_wrote().await })
    }
}

/// Tables in these stages that are due by then, the longest due first.
fn due_in(connection: &Connection, stages: &[&str], by: Stamp, most: u32) -> rusqlite::Result<Vec<Due>> {
    let sql = "SELECT name, due FROM tables WHERE stage = ?1 AND due <= ?2 ORDER BY due LIMIT ?3";
    let mut statement = connection.prepare_cached(sql)?;
    let mut found: Vec<(i64, Due)> = Vec::new();
    for stage in stages {
        let rows = statement.query_map(params![stage, to_sql(by), most], |row| {
            Ok((row.get::<_, String>(0)?, row.get::<_, i64>(1)?))
        })?;
        for row in rows {
            let (name, due) = row?;
            let is_over = *stage == "over";
            found.extend(TableId::parse(&name).map(|table| (due, Due { table, is_over })));
        }
    }
    found.sort_by_key(|(due, _)| *due);
    found.truncate(most as usize);
    Ok(found.into_iter().map(|(_, due)| due).collect())
}

/// Creates the file for its owner only. SQLite takes an empty file for a new one, and gives the files beside it the same
/// permissions.
fn create_private(path: &Path) -> std::io::Result<()> {
    OpenOptions::new().append(true).create(true).mode(0o600).open(path).map(drop)
}

fn start_writer(connection: Connection) -> Result<Writer, Trouble> {
    Writer::start(connection).map_err(|Unavailable(why)| Trouble::File(why))
}

/// The writer's connection, with all migrations.
fn connection(path: &Path) -> Result<Connection, Trouble> {
    let mut connection = prepared(path)?;
    schema::migrate(&mut connection)?;
    Ok(connection)
}

/// A connection that may write. A server and commands take turns, each for milliseconds.
fn prepared(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "wal_autocheckpoint", 4_000)?;
    // A name that is forgotten is overwritten in the file, too. Pages that become free are left as they are until they are
    // used again: to overwrite them would write a deleted table once more.
    connection.pragma_update(None, "secure_delete", "FAST")?;
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

const LISTED: &str = "name, game, code, public, stage, host, seats, here, opened, due,
    (SELECT json_group_object(guest, n.name) FROM names AS n WHERE n.number = tables.number)";

/// `None` if a newer version of this program wrote the row.
fn read_listed(row: &SqlRow<'_>) -> rusqlite::Result<Option<Listed>> {
    let name: String = row.get(0)?;
    let stage: String = row.get(4)?;
    let stage = ["lobby", "playing", "over"].into_iter().find(|s| *s == stage);
    let (Some(table), Some(stage)) = (TableId::parse(&name), stage) else { return Ok(None) };
    let (seats, names): (String, String) = (row.get(6)?, row.get(10)?);
    let summary = Summary {
        game: row.get(1)?,
        code: row.get(2)?,
        public: row.get(3)?,
        stage,
        host: row.get::<_, Option<u32>>(5)?.map(Guest::new),
        seats: serde_json::from_str(&seats).unwrap_or_default(),
        here: row.get(7)?,
        due: stamp(row.get(9)?),
    };
    let names = serde_json::from_str(&names).unwrap_or_default();
    Ok(Some(Listed { table, summary, names, opened: stamp(row.get(8)?) }))
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
