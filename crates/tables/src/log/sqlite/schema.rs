//! The schema of the file and its migrations.

use rusqlite::{Connection, TransactionBehavior};

/// Each migration upgrades the file by one version; `PRAGMA user_version` counts them. A migration that has been released is
/// never changed.
const MIGRATIONS: [&str; 6] = [
    // 1: `rows` is an ordinary rowid table: WITHOUT ROWID costs four times as much where tables interleave.
    "CREATE TABLE tables (
        number INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        head INTEGER NOT NULL,
        game TEXT NOT NULL,
        code TEXT NOT NULL,
        public INTEGER NOT NULL,
        stage TEXT NOT NULL,
        host TEXT,
        names TEXT NOT NULL,
        here INTEGER NOT NULL,
        opened INTEGER NOT NULL
    );
    CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE stage = 'lobby';
    CREATE TABLE rows (
        number INTEGER NOT NULL REFERENCES tables (number),
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        node INTEGER NOT NULL,
        actor INTEGER,
        id INTEGER,
        events TEXT NOT NULL,
        PRIMARY KEY (number, seq)
    );",
    // 2: the last heartbeat of each server; public lobbies by age.
    "CREATE TABLE beats (node INTEGER PRIMARY KEY, at INTEGER NOT NULL);
    CREATE INDEX tables_in_list ON tables (opened) WHERE public AND stage = 'lobby';",
    // 3: what was found out about a table afterwards.
    "CREATE TABLE findings (
        number INTEGER NOT NULL REFERENCES tables (number),
        name TEXT NOT NULL,
        finding TEXT NOT NULL,
        PRIMARY KEY (number, name)
    ) WITHOUT ROWID;",
    // 4: codes are looked up while a table is played, too.
    "CREATE INDEX tables_by_code_while_played ON tables (code, opened) WHERE stage = 'playing';",
    // 5: the mark of a table's head; tables from before have none until their next row.
    "ALTER TABLE tables ADD COLUMN mark INTEGER;",
    // 6: every row has its mark, so the newest row is a table's head, and `tables` changes only with the entries in lists.
    "ALTER TABLE rows ADD COLUMN mark INTEGER;
    UPDATE rows SET mark = tables.mark FROM tables WHERE rows.number = tables.number AND rows.seq = tables.head;
    ALTER TABLE tables DROP COLUMN head;
    ALTER TABLE tables DROP COLUMN mark;",
];

/// Runs all missing migrations; a file of a newer program is refused.
pub(super) fn migrate(connection: &mut Connection) -> rusqlite::Result<()> {
    let version = version(connection)?;
    for (migration, number) in MIGRATIONS.iter().zip(1u32..).skip(version as usize) {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute_batch(migration)?;
        transaction.pragma_update(None, "user_version", number)?;
        transaction.commit()?;
    }
    Ok(())
}

/// Checks that the file is of exactly this version, for readers that must not migrate.
pub(super) fn check(connection: &Connection) -> rusqlite::Result<()> {
    let (version, newest) = (version(connection)?, MIGRATIONS.len());
    if version as usize == newest {
        return Ok(());
    }
    let why = format!(
        "the file is of version {version}, older than {newest}: start this program's server on it first"
    );
    Err(rusqlite::Error::InvalidParameterName(why))
}

fn version(connection: &Connection) -> rusqlite::Result<u32> {
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let newest = MIGRATIONS.len() as u32;
    if version > newest {
        let why = format!(
            "the file is of version {version}, this program knows {newest} at most: use a newer program"
        );
        return Err(rusqlite::Error::InvalidParameterName(why));
    }
    Ok(version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_every_older_version_becomes_a_new_one() {
        for version in 0..MIGRATIONS.len() {
            let mut connection = Connection::open_in_memory().unwrap();
            for migration in &MIGRATIONS[..version] {
                connection.execute_batch(migration).unwrap();
            }
            connection.pragma_update(None, "user_version", version as u32).unwrap();
            migrate(&mut connection).unwrap();
            migrate(&mut connection).unwrap();
            let now: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
            assert_eq!(now as usize, MIGRATIONS.len());
            connection.execute("INSERT INTO beats VALUES (1, 2)", []).unwrap();
            connection.prepare("SELECT finding FROM findings").unwrap();
        }
    }

    #[test]
    fn the_newest_row_takes_over_the_mark_of_its_table() {
        let mut connection = Connection::open_in_memory().unwrap();
        MIGRATIONS[..5].iter().for_each(|migration| connection.execute_batch(migration).unwrap());
        connection.pragma_update(None, "user_version", 5).unwrap();
        let old = "INSERT INTO tables VALUES (1, 'ONE', 2, 'letramix', 'BABA', 0, 'over', NULL, '[]', 0, 0, 77);
                   INSERT INTO tables VALUES (2, 'TWO', 1, 'letramix', 'BABE', 0, 'over', NULL, '[]', 0, 0, NULL);
                   INSERT INTO rows VALUES (1, 1, 0, 0, NULL, NULL, '[]');
                   INSERT INTO rows VALUES (1, 2, 0, 0, NULL, NULL, '[]');
                   INSERT INTO rows VALUES (2, 1, 0, 0, NULL, NULL, '[]');";
        connection.execute_batch(old).unwrap();
        migrate(&mut connection).unwrap();
        let mut marks = connection.prepare("SELECT mark FROM rows ORDER BY number, seq").unwrap();
        let marks: Vec<Option<i64>> =
            marks.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
        assert_eq!(marks, [None, Some(77), None]);
    }

    #[test]
    fn a_file_from_the_future_is_refused() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.pragma_update(None, "user_version", MIGRATIONS.len() as u32 + 1).unwrap();
        assert!(migrate(&mut connection).unwrap_err().to_string().contains("newer program"));
    }
}
