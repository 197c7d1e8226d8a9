//! The schema of the file and its migrations.

use super::Trouble;
use super::migration::take_names_out;
use rusqlite::{Connection, TransactionBehavior};

/// Each migration upgrades the file by one version; `PRAGMA user_version` counts them. A migration that has been released is
/// never changed.
const MIGRATIONS: [&str; 11] = [
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
    // 7: when something has to happen although nobody is there. For older tables their newest row is a lower bound.
    "ALTER TABLE tables ADD COLUMN due INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET due = coalesce(
        (SELECT at FROM rows WHERE rows.number = tables.number ORDER BY seq DESC LIMIT 1), opened);
    CREATE INDEX tables_by_due ON tables (stage, due);",
    // 8: names lie beside the log, so that they can be forgotten: without a name, it was. Lists have the guests' numbers.
    "ALTER TABLE tables ADD COLUMN forgotten INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables DROP COLUMN host;
    ALTER TABLE tables DROP COLUMN names;
    ALTER TABLE tables ADD COLUMN host INTEGER;
    ALTER TABLE tables ADD COLUMN seats TEXT NOT NULL DEFAULT '[]';
    CREATE TABLE names (
        number INTEGER NOT NULL REFERENCES tables (number),
        guest INTEGER NOT NULL,
        name TEXT,
        PRIMARY KEY (number, guest)
    ) WITHOUT ROWID;",
    // 9: what is kept for whoever runs the server: the hash of their token and what else is noted, reported names, and names
    // that nobody may take.
    "CREATE TABLE notes (name TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE reports (
        number INTEGER NOT NULL REFERENCES tables (number),
        guest INTEGER NOT NULL,
        at INTEGER NOT NULL,
        times INTEGER NOT NULL,
        PRIMARY KEY (number, guest)
    ) WITHOUT ROWID;
    CREATE TABLE muted (pattern TEXT PRIMARY KEY, text TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;",
    // 10: verdicts on words that players have reported; nothing about who, where or when.
    "CREATE TABLE word_reports (
        word TEXT NOT NULL,
        profile TEXT NOT NULL,
        verdict TEXT NOT NULL,
        claim TEXT NOT NULL,
        times INTEGER NOT NULL,
        PRIMARY KEY (word, profile, verdict, claim)
    ) WITHOUT ROWID;",
    // 11: persons, their devices, where they sit and what they have played. `unsettled` counts the seats of a table that came
    // since its results were kept. `gone` has the numbers of who was deleted, and nothing else of them.
    "ALTER TABLE tables ADD COLUMN unsettled INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX tables_to_settle ON tables (due) WHERE stage = 'over' AND unsettled > 0;
    CREATE TABLE persons (
        id TEXT PRIMARY KEY,
        made INTEGER NOT NULL,
        seen INTEGER NOT NULL,
        name TEXT NOT NULL,
        sign INTEGER,
        public TEXT,
        strengths INTEGER NOT NULL,
        sheet TEXT,
        devices INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX persons_by_seen ON persons (seen);
    CREATE UNIQUE INDEX persons_by_public ON persons (public) WHERE public IS NOT NULL;
    CREATE UNIQUE INDEX persons_by_sheet ON persons (sheet) WHERE sheet IS NOT NULL;
    CREATE TABLE devices (
        person TEXT NOT NULL,
        number INTEGER NOT NULL,
        label TEXT NOT NULL,
        made INTEGER NOT NULL,
        seen INTEGER NOT NULL,
        news TEXT,
        PRIMARY KEY (person, number)
    ) WITHOUT ROWID;
    CREATE TABLE links (hash TEXT PRIMARY KEY, person TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX links_by_person ON links (person);
    CREATE TABLE places (
        number INTEGER NOT NULL REFERENCES tables (number),
        guest INTEGER NOT NULL,
        person TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (number, guest)
    ) WITHOUT ROWID;
    CREATE INDEX places_by_person ON places (person);
    CREATE TABLE results (
        person TEXT NOT NULL,
        number INTEGER NOT NULL,
        at_table TEXT NOT NULL,
        guest INTEGER NOT NULL,
        at INTEGER NOT NULL,
        game TEXT NOT NULL,
        record TEXT NOT NULL,
        PRIMARY KEY (person, number)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX results_by_table ON results (at_table, person);
    CREATE INDEX results_by_game ON results (person, game, number);
    CREATE TABLE folds (person TEXT PRIMARY KEY, up_to INTEGER NOT NULL, text TEXT NOT NULL);
    CREATE TABLE blocks (
        person TEXT NOT NULL,
        at_table TEXT NOT NULL,
        guest INTEGER NOT NULL,
        other TEXT,
        at INTEGER NOT NULL,
        PRIMARY KEY (person, at_table, guest)
    ) WITHOUT ROWID;
    CREATE INDEX blocks_by_other ON blocks (other) WHERE other IS NOT NULL;
    CREATE TABLE seeks (
        person TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        at_table TEXT NOT NULL,
        since INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX seeks_by_game ON seeks (game, since);
    CREATE TABLE invitations (
        person TEXT NOT NULL,
        at_table TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (person, at_table)
    ) WITHOUT ROWID;
    CREATE TABLE gone (person TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;",
];
/// The version after all migrations.
pub(super) const NEWEST: usize = MIGRATIONS.len();
/// The one after which names are taken out of rows and lists.
const NAMES: u32 = 8;

/// Runs all missing migrations; a file of a newer program is refused.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), Trouble> {
    let version = version(connection)?;
    for (migration, number) in MIGRATIONS.iter().zip(1u32..).skip(version as usize) {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute_batch(migration)?;
        if number == NAMES {
            take_names_out(&transaction)?;
        }
        transaction.pragma_update(None, "user_version", number)?;
        transaction.commit()?;
    }
    Ok(())
}

/// Checks that the file is of exactly this version, for readers that must not migrate.
pub(super) fn check(connection: &Connection) -> Result<(), Trouble> {
    let (found, known) = (version(connection)?, MIGRATIONS.len() as u32);
    if found == known { Ok(()) } else { Err(Trouble::Older { found, known }) }
}

/// The version of the file; a newer one than this program knows is refused.
fn version(connection: &Connection) -> Result<u32, Trouble> {
    let found: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let known = MIGRATIONS.len() as u32;
    if found > known { Err(Trouble::Newer { found, known }) } else { Ok(found) }
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
            for sql in [
                "SELECT finding FROM findings",
                "SELECT times FROM reports",
                "SELECT text FROM muted",
                "SELECT text FROM notes",
                "SELECT times FROM word_reports",
                "SELECT unsettled FROM tables",
                "SELECT record FROM results",
            ] {
                connection.prepare(sql).unwrap();
            }
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
    fn older_tables_are_due_from_their_newest_row_on() {
        let mut connection = Connection::open_in_memory().unwrap();
        MIGRATIONS[..6].iter().for_each(|migration| connection.execute_batch(migration).unwrap());
        connection.pragma_update(None, "user_version", 6).unwrap();
        let old = "INSERT INTO tables VALUES (1, 'ONE', 'letramix', 'BABA', 0, 'lobby', NULL, '[]', 0, 5);
                   INSERT INTO tables VALUES (2, 'TWO', 'letramix', 'BABE', 0, 'over', NULL, '[]', 0, 6);
                   INSERT INTO rows VALUES (2, 1, 6, 0, NULL, NULL, '[]', NULL);
                   INSERT INTO rows VALUES (2, 2, 9, 0, NULL, NULL, '[]', 77);";
        connection.execute_batch(old).unwrap();
        migrate(&mut connection).unwrap();
        let mut dues = connection.prepare("SELECT due FROM tables ORDER BY number").unwrap();
        let dues: Vec<i64> = dues.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
        assert_eq!(dues, [5, 9]);
    }

    #[test]
    fn names_are_taken_out_of_rows_and_lists() {
        let mut connection = Connection::open_in_memory().unwrap();
        MIGRATIONS[..7].iter().for_each(|migration| connection.execute_batch(migration).unwrap());
        connection.pragma_update(None, "user_version", 7).unwrap();
        let old = r#"INSERT INTO tables VALUES (1, 'ONE', 'letramix', 'BABA', 0, 'lobby', 'Anna', '["Anna","Ben","lehrling"]', 0, 0, 0);
                   INSERT INTO rows VALUES (1, 1, 0, 0, NULL, NULL,
                       '[{"frame":"opened","game":"letramix"},{"frame":"sat","guest":0,"name":"Anna"},{"frame":"host","guest":0}]', 1);
                   INSERT INTO rows VALUES (1, 2, 0, 0, NULL, NULL, '[{"frame":"sat","guest":1,"name":"Ben"}]', 2);
                   INSERT INTO rows VALUES (1, 3, 0, 0, NULL, NULL, '[{"frame":"bot_sat","level":"lehrling"}]', 3);"#;
        connection.execute_batch(old).unwrap();
        migrate(&mut connection).unwrap();
        let listed = "SELECT host, seats, (SELECT json_group_object(guest, name) FROM names) FROM tables";
        let listed: (u32, String, String) =
            connection.query_row(listed, [], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap();
        let expected = (0, r#"[0,1,"lehrling"]"#.to_owned(), r#"{"0":"Anna","1":"Ben"}"#.to_owned());
        assert_eq!(listed, expected);
    }

    #[test]
    fn a_file_from_the_future_is_refused() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.pragma_update(None, "user_version", MIGRATIONS.len() as u32 + 1).unwrap();
        assert!(migrate(&mut connection).unwrap_err().to_string().contains("newer program"));
    }
}
