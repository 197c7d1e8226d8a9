//! The tables of the database, and how an older database becomes a new one.

use super::trouble::{Trouble, why};
use tokio_postgres::Client;

/// Each step brings a database of the version before up to its own. A step that has been released is never changed.
const STEPS: [&str; 1] = [
    // 1: as the file of SQLite. `rows` has no foreign key: rows and tables are written by one statement, and a check would
    // cost as much as the row. Heads change with every row and are in no index, so that they change in place.
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
];

/// Servers that start at once take turns by this number.
const TURN: i64 = 0x5365_747a_6b61;

/// Making tables may take longer than a move.
const PATIENCE: &str = "SET statement_timeout = '60s'";

/// The rule that a code belongs to one lobby.
pub(super) const CODE_RULE: &str = "tables_by_code";

/// The version that this program makes.
const NEWEST: i32 = 1;
const _: () = assert!(STEPS.len() == NEWEST.cast_unsigned() as usize);

/// Takes all steps that the database has not seen; one from a newer program is refused. The connection is good for nothing else
/// afterwards.
pub(super) async fn migrate(client: &Client) -> Result<(), Trouble> {
    // Who may not make tables need not, if they are there.
    if checked(version(client).await?)? == NEWEST {
        return Ok(());
    }
    let failed = |error| Trouble::Tables(why(&error));
    // The turn is taken before the transaction, which then sees what the one before has made. It ends with the connection.
    let take_turn = format!("{PATIENCE}; SELECT pg_advisory_lock({TURN})");
    client.batch_execute(&take_turn).await.map_err(failed)?;
    client.batch_execute("BEGIN").await.map_err(failed)?;
    // Another server may have been quicker.
    let version = checked(version(client).await?)?;
    if version == 0 {
        let first = "CREATE TABLE setzkasten (version integer NOT NULL); INSERT INTO setzkasten VALUES (0)";
        client.batch_execute(first).await.map_err(failed)?;
    }
    for step in STEPS.iter().skip(version.unsigned_abs() as usize) {
        client.batch_execute(step).await.map_err(failed)?;
    }
    client.batch_execute(&format!("UPDATE setzkasten SET version = {NEWEST}; COMMIT")).await.map_err(failed)
}

/// Are the tables there, and of this very version? For who may read but not change them.
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

/// 0 where there are no tables yet.
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
