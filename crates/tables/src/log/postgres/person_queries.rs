//! All queries about persons.

/// What lists tell of tables where somebody has a seat, and which. Of who has two seats at a table, the newer one counts.
macro_rules! places {
    ($which:literal) => {
        concat!(
            "SELECT name, game, code, public, stage, host_guest, seats, here, opened, due,
                (SELECT json_object_agg(guest, n.name)::text FROM names AS n WHERE n.number = tables.number),
                p.guest, p.at
             FROM (SELECT DISTINCT ON (number) number, guest, at FROM places WHERE person = $1
                ORDER BY number, guest DESC) AS p
             JOIN tables ON tables.number = p.number WHERE ",
            $which
        )
    };
}

pub(super) const KEEP_PERSON: &str = "WITH new AS (
        INSERT INTO persons VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id
    )
    INSERT INTO devices SELECT new.id, d.number, d.label, d.made, d.seen, d.news
    FROM new, unnest($10::bigint[], $11::text[], $12::bigint[], $13::bigint[], $14::text[])
        AS d (number, label, made, seen, news)";

pub(super) const PERSON: &str =
    "SELECT made, seen, name, sign, public, strengths, sheet, devices FROM persons WHERE id = $1";

pub(super) const SEE_PERSON: &str = "WITH seen AS (
        UPDATE persons SET seen = greatest(seen, $3::bigint) WHERE id = $1
    )
    UPDATE devices SET seen = greatest(seen, $3::bigint), news = NULL WHERE person = $1 AND number = $2";

/// A device more, which the others are told of; its number.
pub(super) const ADD_DEVICE: &str = "WITH next AS (
        UPDATE persons SET devices = devices + 1 WHERE id = $1 RETURNING id, devices
    ), told AS (
        UPDATE devices SET news = $2::text FROM next WHERE devices.person = next.id
    )
    INSERT INTO devices SELECT id, devices, $2::text, $3::bigint, $3::bigint, NULL FROM next RETURNING number";

/// Everything of a person but the names, which were forgotten before.
pub(super) const DELETE_PERSON: &str = "WITH noted AS (
        INSERT INTO gone VALUES ($1, $2) ON CONFLICT DO NOTHING
    ), no_person AS (
        DELETE FROM persons WHERE id = $1
    ), no_devices AS (
        DELETE FROM devices WHERE person = $1
    ), no_links AS (
        DELETE FROM links WHERE person = $1
    ), no_places AS (
        DELETE FROM places WHERE person = $1
    ), no_folds AS (
        DELETE FROM folds WHERE person = $1
    ), no_blocks AS (
        DELETE FROM blocks WHERE person = $1 OR other = $1
    ), no_seeks AS (
        DELETE FROM seeks WHERE person = $1
    ), no_invitations AS (
        DELETE FROM invitations WHERE person = $1
    )
    DELETE FROM results WHERE person = $1";

/// A seat; counted at its table, so that its result is waited for. Locked against deletion of table and person.
pub(super) const ADD_PLACE: &str = "WITH person AS MATERIALIZED (
        SELECT id FROM persons WHERE id = $3 FOR KEY SHARE
    ), new AS (
        INSERT INTO places SELECT number, $2::bigint, person.id, $4::bigint FROM tables, person
        WHERE name = $1 FOR UPDATE OF tables ON CONFLICT DO NOTHING RETURNING number
    )
    UPDATE tables SET unsettled = unsettled + 1 FROM new WHERE tables.number = new.number RETURNING name";

pub(super) const COPY_PLACES: &str = "WITH next AS MATERIALIZED (
        SELECT number FROM tables WHERE name = $2 FOR UPDATE
    ), new AS (
        INSERT INTO places SELECT next.number, guest, person, $4::bigint FROM places, next
        WHERE places.number = (SELECT number FROM tables WHERE name = $1) AND guest = ANY($3)
        ON CONFLICT DO NOTHING RETURNING number
    )
    UPDATE tables SET unsettled = unsettled + (SELECT count(*) FROM new)
    WHERE number = (SELECT number FROM next) AND EXISTS (SELECT FROM new)";

pub(super) const RUNNING_PLACES: &str = places!("stage <> 'over' ORDER BY p.at DESC, name LIMIT $2");
pub(super) const OVER_PLACES: &str = places!(
    "stage = 'over' AND ($2::text IS NULL OR (-due, name) > (SELECT -due, name FROM tables WHERE name = $2))
     ORDER BY due DESC, name LIMIT $3"
);
pub(super) const ALL_PLACES: &str = places!("name > $2 ORDER BY name LIMIT $3");

/// Keeps results, one a person, and says that the table is settled, if no seat came meanwhile; returns it then.
pub(super) const SETTLE: &str = "WITH meant AS MATERIALIZED (
        SELECT number FROM tables WHERE name = $1 AND stage = 'over' AND unsettled = $2 AND unsettled > 0 FOR UPDATE
    ), known AS MATERIALIZED (
        SELECT r.* FROM unnest($3::text[], $4::bigint[], $5::bigint[], $6::text[], $7::text[])
            AS r (person, guest, at, game, record)
        JOIN persons ON persons.id = r.person ORDER BY r.person FOR KEY SHARE OF persons
    ), kept AS (
        INSERT INTO results SELECT known.person,
            1 + coalesce((SELECT max(results.number) FROM results WHERE results.person = known.person), 0),
            $1, known.guest, known.at, known.game, known.record
        FROM known, meant
        WHERE NOT EXISTS (SELECT FROM results WHERE results.at_table = $1 AND results.person = known.person)
    )
    UPDATE tables SET unsettled = 0 FROM meant WHERE tables.number = meant.number RETURNING name";

pub(super) const RESTORE_RESULT: &str = "INSERT INTO results
    SELECT id, $2::bigint, $3::text, $4::bigint, $5::bigint, $6::text, $7::text FROM persons WHERE id = $1
    ON CONFLICT DO NOTHING";

pub(super) const KEEP_FOLD: &str =
    "INSERT INTO folds SELECT id, $2::bigint, $3::text FROM persons WHERE id = $1
    ON CONFLICT (person) DO UPDATE SET up_to = excluded.up_to, text = excluded.text
    WHERE $4 OR folds.up_to < excluded.up_to";

pub(super) const COMPANY: &str = "SELECT them.person, own.at_table, them.guest, own.game, tables.public
    FROM (SELECT * FROM results WHERE person = $1 ORDER BY number DESC LIMIT $2) AS own
    JOIN results AS them ON them.at_table = own.at_table AND them.person <> $1
    LEFT JOIN tables ON tables.name = own.at_table
    ORDER BY own.number DESC, them.person";

pub(super) const BLOCK: &str = "INSERT INTO blocks
    SELECT id, $2::text, $3::bigint, $4::text, $5::bigint FROM persons WHERE id = $1
    AND ($4::text IS NULL OR EXISTS (SELECT FROM persons WHERE id = $4)) ON CONFLICT DO NOTHING";

pub(super) const SEEK: &str =
    "INSERT INTO seeks SELECT id, $2::text, $3::text, $4::bigint FROM persons WHERE id = $1
    ON CONFLICT (person) DO UPDATE
    SET game = excluded.game, at_table = excluded.at_table, since = excluded.since";

pub(super) const DROP_SEEKS: &str = "WITH no_links AS (DELETE FROM links WHERE until < $1),
        no_invitations AS (DELETE FROM invitations WHERE at < $1)
    DELETE FROM seeks WHERE since < $1";
