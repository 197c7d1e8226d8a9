//! The schema of the database and its migrations.

use super::migration::take_names_out;
use super::trouble::{Trouble, why};
use tokio_postgres::Client;

/// Each migration upgrades the schema by one version. A migration that has been released is never changed.
const MIGRATIONS: [&str; 6] = [
    // 1: as in SQLite. `rows` has no foreign key: rows and tables are written by one statement, and the check would cost as
    // much as the insert. `head` and `mark` change with every row and are in no index, so that updates stay in the same page
    // (HOT updates).
    r#"CREATE TABLE tables (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text COLLATE "C" NOT NULL UNIQUE,
        head bigint NOT NULL,
        mark bigint NOT NULL,
        game text NOT NULL,
        code text NOT NULL,
        public boolean NOT NULL,
        stage text NOT NULL,
        host text,
        names text NOT NULL,
        here bigint NOT NULL,
        opened bigint NOT NULL
    ) WITH (fillfactor = 70);
    CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE stage = 'lobby';
    CREATE INDEX tables_by_code_while_played ON tables (code, opened) WHERE stage = 'playing';
    CREATE INDEX tables_in_list ON tables (opened) WHERE public AND stage = 'lobby';
    CREATE TABLE rows (
        number bigint NOT NULL,
        seq bigint NOT NULL,
        at bigint NOT NULL,
        node bigint NOT NULL,
        actor bigint,
        id bigint,
        events text NOT NULL,
        PRIMARY KEY (number, seq)
    );
    CREATE TABLE beats (node bigint PRIMARY KEY, at bigint NOT NULL) WITH (fillfactor = 50);
    CREATE TABLE findings (
        number bigint NOT NULL,
        name text COLLATE "C" NOT NULL,
        finding text NOT NULL,
        PRIMARY KEY (number, name)
    );"#,
    // 2: when something has to happen although nobody is there. For older tables their newest row is a lower bound.
    "ALTER TABLE tables ADD COLUMN due bigint NOT NULL DEFAULT 0;
    UPDATE tables SET due = coalesce(
        (SELECT at FROM rows WHERE rows.number = tables.number AND rows.seq = tables.head), opened);
    CREATE INDEX tables_by_due ON tables (stage, due);",
    // 3: names lie beside the log, so that they can be forgotten: without a name, it was. Lists have the guests' numbers.
    // `key_check` is the fingerprint of the key that signs seats.
    // `host` and `names` stay only for servers of before, which write them until the upgrade is through.
    "ALTER TABLE tables ADD COLUMN forgotten bigint NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN host_guest bigint;
    ALTER TABLE tables ADD COLUMN seats text NOT NULL DEFAULT '[]';
    ALTER TABLE tables ALTER COLUMN names SET DEFAULT '[]';
    CREATE TABLE names (
        number bigint NOT NULL,
        guest bigint NOT NULL,
        name text,
        PRIMARY KEY (number, guest)
    );
    ALTER TABLE setzkasten ADD COLUMN key_check text;",
    // 4: what is kept for whoever runs the servers: the hash of their token and what else is noted, reported names, and names
    // that nobody may take.
    r#"CREATE TABLE notes (name text COLLATE "C" PRIMARY KEY, text text NOT NULL);
    CREATE TABLE reports (
        number bigint NOT NULL,
        guest bigint NOT NULL,
        at bigint NOT NULL,
        times bigint NOT NULL,
        PRIMARY KEY (number, guest)
    );
    CREATE TABLE muted (pattern text COLLATE "C" PRIMARY KEY, text text NOT NULL, at bigint NOT NULL);"#,
    // 5: verdicts on words that players have reported; nothing about who, where or when.
    r#"CREATE TABLE word_reports (
        word text COLLATE "C" NOT NULL,
        profile text COLLATE "C" NOT NULL,
        verdict text COLLATE "C" NOT NULL,
        claim text COLLATE "C" NOT NULL,
        times bigint NOT NULL,
        PRIMARY KEY (word, profile, verdict, claim)
    );"#,
    // 6: persons, their devices, where they sit and what they have played. `unsettled` counts the seats of a table that came
    // since its results were kept. `gone` has the numbers of who was deleted, and nothing else of them.
    r#"ALTER TABLE tables ADD COLUMN unsettled bigint NOT NULL DEFAULT 0;
    CREATE INDEX tables_to_settle ON tables (due) WHERE stage = 'over' AND unsettled > 0;
    CREATE TABLE persons (
        id text COLLATE "C" PRIMARY KEY,
        made bigint NOT NULL,
        seen bigint NOT NULL,
        name text NOT NULL,
        sign bigint,
        public text COLLATE "C",
        strengths boolean NOT NULL,
        sheet text COLLATE "C",
        devices bigint NOT NULL
    );
    CREATE INDEX persons_by_seen ON persons (seen);
    CREATE UNIQUE INDEX persons_by_public ON persons (public) WHERE public IS NOT NULL;
    CREATE UNIQUE INDEX persons_by_sheet ON persons (sheet) WHERE sheet IS NOT NULL;
    CREATE TABLE devices (
        person text COLLATE "C" NOT NULL,
        number bigint NOT NULL,
        label text NOT NULL,
        made bigint NOT NULL,
        seen bigint NOT NULL,
        news text,
        PRIMARY KEY (person, number)
    );
    CREATE TABLE links (
        hash text COLLATE "C" PRIMARY KEY,
        person text COLLATE "C" NOT NULL,
        until bigint NOT NULL
    );
    CREATE INDEX links_by_person ON links (person);
    CREATE TABLE places (
        number bigint NOT NULL,
        guest bigint NOT NULL,
        person text COLLATE "C" NOT NULL,
        at bigint NOT NULL,
        PRIMARY KEY (number, guest)
    );
    CREATE INDEX places_by_person ON places (person);
    CREATE TABLE results (
        person text COLLATE "C" NOT NULL,
        number bigint NOT NULL,
        at_table text COLLATE "C" NOT NULL,
        guest bigint NOT NULL,
        at bigint NOT NULL,
        game text COLLATE "C" NOT NULL,
        record text NOT NULL,
        PRIMARY KEY (person, number)
    );
    CREATE UNIQUE INDEX results_by_table ON results (at_table, person);
    CREATE INDEX results_by_game ON results (person, game, number);
    CREATE TABLE folds (person text COLLATE "C" PRIMARY KEY, up_to bigint NOT NULL, text text NOT NULL);
    CREATE TABLE blocks (
        person text COLLATE "C" NOT NULL,
        at_table text COLLATE "C" NOT NULL,
        guest bigint NOT NULL,
        other text COLLATE "C",
        at bigint NOT NULL,
        PRIMARY KEY (person, at_table, guest)
    );
    CREATE INDEX blocks_by_other ON blocks (other) WHERE other IS NOT NULL;
    CREATE TABLE seeks (
        person text COLLATE "C" PRIMARY KEY,
        game text COLLATE "C" NOT NULL,
        at_table text COLLATE "C" NOT NULL,
        since bigint NOT NULL
    );
    CREATE INDEX seeks_by_game ON seeks (game, since);
    CREATE TABLE invitations (
        person text COLLATE "C" NOT NULL,
        at_table text COLLATE "C" NOT NULL,
        at bigint NOT NULL,
        PRIMARY KEY (person, at_table)
    );
    CREATE TABLE gone (person text COLLATE "C" PRIMARY KEY, at bigint NOT NULL);"#,
];
/// The one after which names are taken out of rows and lists.
const NAMES: i32 = 3;

/// The advisory lock that lets only one server migrate at a time.
const MIGRATION_LOCK: i64 = 0x5365_747a_6b61;

/// A migration may take longer than a query of the game.
const SET_TIMEOUT: &str = "SET statement_timeout = '60s'";

/// The unique index that gives a code to one lobby only.
pub(super) const CODE_INDEX: &str = "tables_by_code";

/// The version after all migrations.
pub(super) const NEWEST: i32 = 6;
const _: () = assert!(MIGRATIONS.len() == NEWEST.cast_unsigned() as usize);

/// Runs all missing migrations; a database of a newer program is refused. The connection keeps the lock and the long timeout,
/// so use it for nothing else afterwards.
pub(super) async fn migrate(client: &Client) -> Result<(), Trouble> {
    // If nothing is missing, the user needs no right to create tables.
    if checked(version(client).await?)? == NEWEST {
        return Ok(());
    }
    let failed = |error| Trouble::Tables(why(&error));
    // Locks before the transaction begins, so that it sees what another server has migrated. Closing the connection unlocks.
    let lock = format!("{SET_TIMEOUT}; SELECT pg_advisory_lock({MIGRATION_LOCK})");
    client.batch_execute(&lock).await.map_err(failed)?;
    client.batch_execute("BEGIN").await.map_err(failed)?;
    // Another server may have migrated while this one waited for the lock.
    let version = checked(version(client).await?)?;
    if version == 0 {
        let first = "CREATE TABLE setzkasten (version integer NOT NULL); INSERT INTO setzkasten VALUES (0)";
        client.batch_execute(first).await.map_err(failed)?;
    }
    for (migration, number) in MIGRATIONS.iter().zip(1i32..).skip(version.unsigned_abs() as usize) {
        client.batch_execute(migration).await.map_err(failed)?;
        if number == NAMES {
            take_names_out(client).await.map_err(failed)?;
        }
    }
    client.batch_execute(&format!("UPDATE setzkasten SET version = {NEWEST}; COMMIT")).await.map_err(failed)
}

/// Checks that the schema is of exactly this version, for readers that must not migrate.
pub(super) async fn check(client: &Client) -> Result<(), Trouble> {
    match checked(version(client).await?)? {
        NEWEST => Ok(()),
        0 => Err(Trouble::Empty),
        found => Err(Trouble::Older { found, known: NEWEST }),
    }
}

fn checked(found: i32) -> Result<i32, Trouble> {
    if (0..=NEWEST).contains(&found) { Ok(found) } else { Err(Trouble::Newer { found, known: NEWEST }) }
}

/// The version of the schema; 0 in an empty database.
async fn version(client: &Client) -> Result<i32, Trouble> {
    let failed = |error| Trouble::Other(why(&error));
    let is_there =
        client.query_one("SELECT to_regclass('setzkasten') IS NOT NULL", &[]).await.map_err(failed)?;
    if !is_there.get::<_, bool>(0) {
        return Ok(0);
    }
    let version = client.query_opt("SELECT version FROM setzkasten", &[]).await.map_err(failed)?;
    Ok(version.map_or(0, |row| row.get(0)))
}
