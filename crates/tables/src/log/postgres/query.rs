//! All queries of the log.

/// A query; each connection prepares it once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Query {
    Open,
    Move,
    Read,
    Find,
    FindCode,
    List,
    Keep,
    Kept,
    Beat,
    Beats,
    Heads,
    Time,
    Tables,
    Findings,
}

impl Query {
    /// How many there are.
    pub(super) const COUNT: usize = Self::Findings as usize + 1;

    /// In SQL.
    pub(super) fn sql(self) -> &'static str {
        match self {
            Self::Open => OPEN,
            Self::Move => MOVE,
            Self::Read => {
                "SELECT seq, at, node, actor, id, events FROM rows
                 WHERE number = (SELECT number FROM tables WHERE name = $1) AND seq > $2 ORDER BY seq"
            }
            Self::Find => {
                "SELECT name, game, code, public, stage, host, names, here, opened FROM tables WHERE name = $1"
            }
            Self::FindCode => FIND_CODE,
            Self::List => {
                "SELECT name, game, code, public, stage, host, names, here, opened FROM tables
                 WHERE public AND stage = 'lobby' AND here > 0 AND opened >= $1 ORDER BY opened DESC, name LIMIT $2"
            }
            Self::Keep => {
                "INSERT INTO findings SELECT number, $2, $3 FROM tables WHERE name = $1
                 ON CONFLICT (number, name) DO UPDATE SET finding = excluded.finding"
            }
            Self::Kept => {
                "SELECT finding FROM findings WHERE number = (SELECT number FROM tables WHERE name = $1) AND name = $2"
            }
            Self::Beat => "INSERT INTO beats VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET at = excluded.at",
            Self::Beats => "SELECT node, at FROM beats WHERE node = ANY($1)",
            Self::Heads => "SELECT name, head, mark FROM tables WHERE name = ANY($1)",
            Self::Time => "SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint",
            Self::Tables => "SELECT name FROM tables WHERE name > $1 ORDER BY name LIMIT $2",
            Self::Findings => {
                "SELECT name, finding FROM findings WHERE number = (SELECT number FROM tables WHERE name = $1)
                 ORDER BY name"
            }
        }
    }
}

/// The table in its lobby; else the newest that is being played.
const FIND_CODE: &str = "SELECT name FROM (
        SELECT 0 AS rank, name, opened FROM tables WHERE code = $1 AND stage = 'lobby'
        UNION ALL
        (SELECT 1, name, opened FROM tables WHERE code = $1 AND stage = 'playing' ORDER BY opened DESC LIMIT 1)
    ) AS found ORDER BY rank LIMIT 1";

/// Inserts new tables with their first rows; returns the names of those that were inserted. Ordered by code, so that two
/// servers that open tables at the same time cannot deadlock.
const OPEN: &str = "WITH new AS (
        SELECT * FROM unnest(
            $1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[],
            $8::text[], $9::text[], $10::boolean[], $11::text[], $12::text[], $13::text[], $14::bigint[]
        ) AS new (name, mark, at, node, actor, id, events, game, code, public, stage, host, names, here)
    ), opened AS (
        INSERT INTO tables (name, head, mark, game, code, public, stage, host, names, here, opened)
        SELECT name, 1, mark, game, code, public, stage, host, names, here, at FROM new ORDER BY code
        ON CONFLICT DO NOTHING RETURNING number, name
    ), written AS (
        INSERT INTO rows SELECT number, 1, at, node, actor, id, events FROM opened JOIN new USING (name)
    )
    SELECT name FROM opened";

/// Appends the next rows of tables, but only where the table's past is the one the row was decided on; returns the names of
/// those tables. Locks in the order of names, so that two servers that write at the same time cannot deadlock.
const MOVE: &str = "WITH new AS (
        SELECT * FROM unnest(
            $1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[], $8::bigint[],
            $9::bigint[], $10::text[], $11::boolean[], $12::text[], $13::text[], $14::text[], $15::bigint[]
        ) AS new (name, mark, at, node, actor, id, events, seq, past, code, public, stage, host, names, here)
    ), next AS MATERIALIZED (
        SELECT tables.number, new.* FROM new JOIN tables ON tables.name = new.name
        WHERE tables.head = new.seq - 1 AND tables.mark = new.past
        ORDER BY tables.name FOR UPDATE OF tables
    ), moved AS (
        UPDATE tables SET
            head = next.seq,
            mark = next.mark,
            code = coalesce(next.code, tables.code),
            public = coalesce(next.public, tables.public),
            stage = coalesce(next.stage, tables.stage),
            host = CASE WHEN next.stage IS NULL THEN tables.host ELSE next.host END,
            names = coalesce(next.names, tables.names),
            here = coalesce(next.here, tables.here)
        FROM next WHERE tables.number = next.number
    ), written AS (
        INSERT INTO rows SELECT number, seq, at, node, actor, id, events FROM next
    )
    SELECT name FROM next";
