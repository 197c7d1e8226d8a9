//! All queries of the log.

use super::person_queries as persons;

/// What lists tell of tables, with the names of all their guests.
macro_rules! listed {
    ($which:literal) => {
        concat!(
            "SELECT name, game, code, public, stage, host_guest, seats, here, opened, due,
                (SELECT json_object_agg(guest, n.name)::text FROM names AS n WHERE n.number = tables.number)
             FROM tables ",
            $which
        )
    };
}

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
    Newest,
    Tables,
    Findings,
    Listed,
    Due,
    SetDue,
    Delete,
    DeleteLate,
    Lobbies,
    TakenCodes,
    Names,
    Forget,
    People,
    NoteKey,
    Noted,
    Note,
    NoteFirst,
    DropNote,
    Report,
    OldReports,
    Reports,
    DropReport,
    Mute,
    Unmute,
    Muted,
    ReportWord,
    WordReports,
    DropWord,
    KeepPerson,
    Person,
    PersonByPublic,
    PersonBySheet,
    Devices,
    Persons,
    UnseenPersons,
    CallPerson,
    ShowPerson,
    ShowStrengths,
    GiveSheet,
    SeePerson,
    AddDevice,
    DropDevice,
    SeatsOf,
    DeletePerson,
    GonePersons,
    DropLinks,
    MakeLink,
    UseLink,
    AddPlace,
    CopyPlaces,
    Places,
    RunningPlaces,
    OverPlaces,
    AllPlaces,
    Unsettled,
    ToSettle,
    Settle,
    RestoreResult,
    ResultsAfter,
    ResultsBefore,
    ResultsOfGame,
    Fold,
    KeepFold,
    Company,
    Block,
    Unblock,
    Blocks,
    BlockedBy,
    Seek,
    Seeks,
    TakeSeek,
    Invite,
    Invitations,
    DropSeeks,
}

impl Query {
    /// How many there are.
    pub(super) const COUNT: usize = Self::DropSeeks as usize + 1;

    /// In SQL.
    #[expect(clippy::too_many_lines, reason = "it is a list")]
    pub(super) fn sql(self) -> &'static str {
        match self {
            Self::Open => OPEN,
            Self::Move => MOVE,
            Self::Read => {
                "SELECT seq, at, node, actor, id, events FROM rows
                 WHERE number = (SELECT number FROM tables WHERE name = $1) AND seq > $2 ORDER BY seq LIMIT $3"
            }
            Self::Find => listed!("WHERE name = $1"),
            Self::FindCode => FIND_CODE,
            Self::List => listed!(
                "WHERE public AND stage = 'lobby' AND here > 0 AND opened >= $1 ORDER BY opened DESC, name LIMIT $2"
            ),
            Self::Keep => {
                // Locked against deletion: a finding about no table would stay for ever.
                "INSERT INTO findings SELECT number, $2, $3 FROM tables WHERE name = $1 FOR KEY SHARE
                 ON CONFLICT (number, name) DO UPDATE SET finding = excluded.finding"
            }
            Self::Kept => {
                "SELECT finding FROM findings WHERE number = (SELECT number FROM tables WHERE name = $1) AND name = $2"
            }
            Self::Beat => "INSERT INTO beats VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET at = excluded.at",
            Self::Beats => "SELECT node, at FROM beats WHERE node = ANY($1)",
            Self::Heads => "SELECT name, head, mark, forgotten FROM tables WHERE name = ANY($1)",
            Self::Time => "SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint",
            // A server with a table beats every second, so its rows need no look.
            Self::Newest => "SELECT max(at) FROM beats",
            Self::Tables => "SELECT name FROM tables WHERE name > $1 ORDER BY name LIMIT $2",
            Self::Findings => {
                "SELECT name, finding FROM findings WHERE number = (SELECT number FROM tables WHERE name = $1)
                 ORDER BY name"
            }
            Self::Listed => listed!("WHERE name > $1 ORDER BY name LIMIT $2"),
            Self::Due => DUE,
            Self::SetDue => {
                "UPDATE tables SET due = $2 WHERE name = $1 AND stage <> 'over' AND due < $2"
            }
            Self::Delete => DELETE,
            Self::DeleteLate => {
                "WITH no_findings AS (DELETE FROM findings WHERE number = ANY($1)),
                      no_reports AS (DELETE FROM reports WHERE number = ANY($1)),
                      no_names AS (DELETE FROM names WHERE number = ANY($1)),
                      no_places AS (DELETE FROM places WHERE number = ANY($1))
                 DELETE FROM rows WHERE number = ANY($1)"
            }
            Self::Lobbies => {
                "SELECT count(*) FROM (SELECT 1 FROM tables WHERE stage = 'lobby' LIMIT $1) AS lobbies"
            }
            Self::TakenCodes => "SELECT code FROM tables WHERE code = ANY($1) AND stage = 'lobby'",
            Self::Names => {
                "SELECT guest, name FROM names WHERE number = (SELECT number FROM tables WHERE name = $1)"
            }
            Self::Forget => FORGET,
            Self::People => {
                "SELECT tables.name, guest, names.name FROM names JOIN tables ON tables.number = names.number
                 WHERE names.name IS NOT NULL AND (tables.name, guest) > ($1, $2) ORDER BY tables.name, guest LIMIT $3"
            }
            Self::NoteKey => {
                "UPDATE setzkasten SET key_check = CASE
                    WHEN key_check IS NULL OR $2 OR NOT EXISTS (SELECT FROM tables) THEN $1 ELSE key_check END
                 RETURNING key_check"
            }
            Self::Noted => "SELECT text FROM notes WHERE name = $1",
            Self::Note => "INSERT INTO notes VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET text = excluded.text",
            Self::NoteFirst => "INSERT INTO notes VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING name",
            Self::DropNote => "DELETE FROM notes WHERE name = $1",
            Self::Report => REPORT,
            Self::OldReports => {
                "DELETE FROM reports WHERE (number, guest) NOT IN
                    (SELECT number, guest FROM reports ORDER BY at DESC, number, guest LIMIT $1)"
            }
            Self::Reports => {
                "SELECT tables.name, reports.guest, names.name, at, times FROM reports
                 JOIN tables ON tables.number = reports.number
                 JOIN names ON names.number = reports.number AND names.guest = reports.guest
                 WHERE names.name IS NOT NULL ORDER BY at DESC, tables.name, reports.guest"
            }
            Self::DropReport => {
                "DELETE FROM reports WHERE guest = $2 AND number = (SELECT number FROM tables WHERE name = $1)
                 RETURNING guest"
            }
            Self::Mute => {
                "INSERT INTO muted SELECT $1::text, $2::text, $3::bigint
                 WHERE (SELECT count(*) FROM muted) < $4 OR EXISTS (SELECT FROM muted WHERE pattern = $1)
                 ON CONFLICT (pattern) DO UPDATE SET pattern = excluded.pattern RETURNING pattern"
            }
            Self::Unmute => "DELETE FROM muted WHERE pattern = $1 RETURNING pattern",
            Self::Muted => "SELECT pattern, text, at FROM muted ORDER BY at DESC, pattern",
            Self::ReportWord => REPORT_WORD,
            Self::WordReports => {
                "SELECT word, profile, verdict, claim, times FROM word_reports
                 ORDER BY times DESC, word, profile, verdict, claim"
            }
            Self::DropWord => "DELETE FROM word_reports WHERE word = $1 RETURNING word",
            Self::KeepPerson => persons::KEEP_PERSON,
            Self::Person => persons::PERSON,
            Self::PersonByPublic => "SELECT id FROM persons WHERE public = $1",
            Self::PersonBySheet => "SELECT id FROM persons WHERE sheet = $1",
            Self::Devices => "SELECT number, label, made, seen, news FROM devices WHERE person = $1 ORDER BY number",
            Self::Persons => "SELECT id FROM persons WHERE id > $1 ORDER BY id LIMIT $2",
            Self::UnseenPersons => "SELECT id FROM persons WHERE seen < $1 ORDER BY seen LIMIT $2",
            Self::CallPerson => "UPDATE persons SET name = $2, sign = $3 WHERE id = $1 RETURNING id",
            Self::ShowPerson => "UPDATE persons SET public = $2 WHERE id = $1 RETURNING id",
            Self::ShowStrengths => "UPDATE persons SET strengths = $2 WHERE id = $1 RETURNING id",
            Self::GiveSheet => "UPDATE persons SET sheet = $2 WHERE id = $1 RETURNING id",
            Self::SeePerson => persons::SEE_PERSON,
            Self::AddDevice => persons::ADD_DEVICE,
            Self::DropDevice => "DELETE FROM devices WHERE person = $1 AND number = $2 RETURNING number",
            Self::SeatsOf => {
                "SELECT name, guest FROM places JOIN tables ON tables.number = places.number WHERE person = $1"
            }
            Self::DeletePerson => persons::DELETE_PERSON,
            Self::GonePersons => "SELECT person FROM gone ORDER BY person",
            Self::DropLinks => "DELETE FROM links WHERE person = $1",
            Self::MakeLink => {
                "INSERT INTO links VALUES ($1, $2, $3)
                 ON CONFLICT (hash) DO UPDATE SET person = excluded.person, until = excluded.until"
            }
            Self::UseLink => "DELETE FROM links WHERE hash = $1 AND until > $2 RETURNING person",
            Self::AddPlace => persons::ADD_PLACE,
            Self::CopyPlaces => persons::COPY_PLACES,
            Self::Places => {
                "SELECT guest, person FROM places WHERE number = (SELECT number FROM tables WHERE name = $1)
                 ORDER BY guest"
            }
            Self::RunningPlaces => persons::RUNNING_PLACES,
            Self::OverPlaces => persons::OVER_PLACES,
            Self::AllPlaces => persons::ALL_PLACES,
            Self::Unsettled => {
                "SELECT name FROM tables WHERE stage = 'over' AND unsettled > 0 ORDER BY due, name LIMIT $1"
            }
            Self::ToSettle => {
                "SELECT unsettled FROM tables WHERE name = $1 AND stage = 'over' AND unsettled > 0"
            }
            Self::Settle => persons::SETTLE,
            Self::RestoreResult => persons::RESTORE_RESULT,
            Self::ResultsAfter => {
                "SELECT number, at_table, guest, at, game, record FROM results
                 WHERE person = $1 AND number > $2 ORDER BY number LIMIT $3"
            }
            Self::ResultsBefore => {
                "SELECT number, at_table, guest, at, game, record FROM results
                 WHERE person = $1 AND number < $2 ORDER BY number DESC LIMIT $3"
            }
            Self::ResultsOfGame => {
                "SELECT number, at_table, guest, at, game, record FROM results
                 WHERE person = $1 AND number < $2 AND game = $3 ORDER BY number DESC LIMIT $4"
            }
            Self::Fold => "SELECT up_to, text FROM folds WHERE person = $1",
            Self::KeepFold => persons::KEEP_FOLD,
            Self::Company => persons::COMPANY,
            Self::Block => persons::BLOCK,
            Self::Unblock => "DELETE FROM blocks WHERE person = $1 AND at_table = $2 AND guest = $3 RETURNING guest",
            Self::Blocks => {
                "SELECT at_table, guest, other, at FROM blocks WHERE person = $1 ORDER BY at DESC, at_table, guest"
            }
            Self::BlockedBy => "SELECT DISTINCT person FROM blocks WHERE other = $1 ORDER BY person",
            Self::Seek => persons::SEEK,
            Self::Seeks => "SELECT person, at_table, since FROM seeks WHERE game = $1 ORDER BY since, person LIMIT $2",
            Self::TakeSeek => "DELETE FROM seeks WHERE person = $1 AND at_table = $2 RETURNING person",
            Self::Invite => {
                "INSERT INTO invitations SELECT id, $2::text, $3::bigint FROM persons WHERE id = $1
                 ON CONFLICT (person, at_table) DO UPDATE SET at = excluded.at"
            }
            Self::Invitations => {
                "SELECT at_table, at FROM invitations WHERE person = $1 ORDER BY at DESC, at_table LIMIT $2"
            }
            Self::DropSeeks => persons::DROP_SEEKS,
        }
    }
}

/// The table in its lobby; else the newest that is being played.
const FIND_CODE: &str = "SELECT name FROM (
        SELECT 0 AS rank, name, opened FROM tables WHERE code = $1 AND stage = 'lobby'
        UNION ALL
        (SELECT 1, name, opened FROM tables WHERE code = $1 AND stage = 'playing' ORDER BY opened DESC LIMIT 1)
    ) AS found ORDER BY rank LIMIT 1";

/// What is due by $1 and not over, and what was over by $2 (nothing if that is NULL), $3 of both at most.
const DUE: &str = "SELECT name, is_over FROM (
        (SELECT name, due, false AS is_over FROM tables WHERE stage = 'lobby' AND due <= $1 ORDER BY due LIMIT $3)
        UNION ALL
        (SELECT name, due, false FROM tables WHERE stage = 'playing' AND due <= $1 ORDER BY due LIMIT $3)
        ORDER BY due LIMIT $3
    ) AS open
    UNION ALL
    (SELECT name, true FROM tables WHERE stage = 'over' AND due <= $2::bigint ORDER BY due LIMIT $3)";

/// Deletes tables with everything that is kept of them, all or those that were over by $2. Locks in the order of names, as
/// [`MOVE`] does; returns their numbers.
const DELETE: &str = "WITH meant AS MATERIALIZED (
        SELECT number FROM tables
        WHERE name = ANY($1) AND ($2::bigint IS NULL OR stage = 'over' AND due <= $2)
        ORDER BY name FOR UPDATE
    ), no_findings AS (
        DELETE FROM findings WHERE number IN (SELECT number FROM meant)
    ), no_reports AS (
        DELETE FROM reports WHERE number IN (SELECT number FROM meant)
    ), no_names AS (
        DELETE FROM names WHERE number IN (SELECT number FROM meant)
    ), no_places AS (
        DELETE FROM places WHERE number IN (SELECT number FROM meant)
    ), no_rows AS (
        DELETE FROM rows WHERE number IN (SELECT number FROM meant)
    ), no_tables AS (
        DELETE FROM tables WHERE number IN (SELECT number FROM meant) RETURNING number
    )
    SELECT number FROM no_tables";

/// Forgets a name, unless that was done before; returns the table then. Lists that an older server has written are cleared.
const FORGET: &str = "WITH meant AS MATERIALIZED (
        SELECT number FROM tables WHERE name = $1 FOR UPDATE
    ), no_reports AS (
        DELETE FROM reports WHERE guest = $2 AND number IN (SELECT number FROM meant)
    ), forgotten AS (
        INSERT INTO names SELECT number, $2, NULL FROM meant
        ON CONFLICT (number, guest) DO UPDATE SET name = NULL WHERE names.name IS NOT NULL
        RETURNING number
    )
    UPDATE tables SET forgotten = tables.forgotten + 1, host = NULL, names = '[]'
    FROM forgotten WHERE tables.number = forgotten.number RETURNING tables.name";

/// Counts a verdict on a word up, or notes it while there is room; returns it.
const REPORT_WORD: &str = "INSERT INTO word_reports SELECT $1::text, $2::text, $3::text, $4::text, $5::bigint
     WHERE (SELECT count(*) FROM word_reports) < $6 OR EXISTS (SELECT FROM word_reports
         WHERE word = $1 AND profile = $2 AND verdict = $3 AND claim = $4)
     ON CONFLICT (word, profile, verdict, claim)
     DO UPDATE SET times = word_reports.times + excluded.times RETURNING word";

/// Reports who has a name; returns them. Locked against deletion: a report about no table would stay for ever.
const REPORT: &str = "INSERT INTO reports SELECT tables.number, guest, $3::bigint, $4::bigint
    FROM tables JOIN names ON names.number = tables.number
    WHERE tables.name = $1 AND guest = $2 AND names.name IS NOT NULL FOR KEY SHARE OF tables
    ON CONFLICT (number, guest) DO UPDATE
    SET at = greatest(reports.at, excluded.at), times = reports.times + excluded.times RETURNING guest";

/// Inserts new tables with their first rows; returns the names of those that were inserted. Ordered by code, so that two
/// servers that open tables at the same time cannot deadlock.
const OPEN: &str = "WITH new AS (
        SELECT * FROM unnest(
            $1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[],
            $8::text[], $9::text[], $10::boolean[], $11::text[], $12::bigint[], $13::text[], $14::bigint[], $15::bigint[]
        ) AS new (name, mark, at, node, actor, id, events, game, code, public, stage, host, seats, here, due)
    ), opened AS (
        INSERT INTO tables (name, head, mark, game, code, public, stage, host_guest, seats, here, due, opened)
        SELECT name, 1, mark, game, code, public, stage, host, seats, here, due, at FROM new ORDER BY code
        ON CONFLICT DO NOTHING RETURNING number, name
    ), written AS (
        INSERT INTO rows SELECT number, 1, at, node, actor, id, events FROM opened JOIN new USING (name)
    ), named AS (
        INSERT INTO names SELECT number, person.guest, person.name
        FROM unnest($16::text[], $17::bigint[], $18::text[]) AS person (at, guest, name) JOIN opened ON opened.name = person.at
        ON CONFLICT DO NOTHING
    )
    SELECT name FROM opened";

/// Appends the next rows of tables, but only where the table's past is the one the row was decided on; returns the names of
/// those tables. Locks in the order of names, so that two servers that write at the same time cannot deadlock.
const MOVE: &str = "WITH new AS (
        SELECT * FROM unnest(
            $1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[], $8::bigint[],
            $9::bigint[], $10::text[], $11::boolean[], $12::text[], $13::bigint[], $14::text[], $15::bigint[], $16::bigint[]
        ) AS new (name, mark, at, node, actor, id, events, seq, past, code, public, stage, host, seats, here, due)
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
            host_guest = CASE WHEN next.stage IS NULL THEN tables.host_guest ELSE next.host END,
            seats = coalesce(next.seats, tables.seats),
            here = coalesce(next.here, tables.here),
            due = coalesce(next.due, tables.due)
        FROM next WHERE tables.number = next.number
    ), written AS (
        INSERT INTO rows SELECT number, seq, at, node, actor, id, events FROM next
    ), named AS (
        INSERT INTO names SELECT number, person.guest, person.name
        FROM unnest($17::text[], $18::bigint[], $19::text[]) AS person (at, guest, name) JOIN next ON next.name = person.at
        ON CONFLICT DO NOTHING
    )
    SELECT name FROM next";
