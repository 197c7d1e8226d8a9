//! Persons in the file.

use super::writer::forget_one;
use super::{LISTED, SqlRow, SqliteLog, read_listed, stamp, to_sql};
use crate::log::persons::{
    Block, COMPANY, Change, Company, Device, Fold, KeptResult, Known, Mine, NewResult, Person, PersonId,
    PersonStore, Place, Played, Seek, Way,
};
use crate::log::{Answer, Unavailable};
use desk::row::TableId;
use game::{Guest, Stamp};
use rusqlite::{Connection, OptionalExtension, Transaction, params};

/// One seat more that has no result yet.
const ADD_PLACE: &str = "INSERT INTO places SELECT number, ?2, ?3, ?4 FROM tables
    WHERE name = ?1 AND EXISTS (SELECT 1 FROM persons WHERE id = ?3) ON CONFLICT DO NOTHING";
const UNSETTLE: &str = "UPDATE tables SET unsettled = unsettled + 1 WHERE name = ?1";

/// Everything that is kept of a person.
const DELETE: [&str; 9] = [
    "DELETE FROM devices WHERE person = ?1",
    "DELETE FROM links WHERE person = ?1",
    "DELETE FROM places WHERE person = ?1",
    "DELETE FROM results WHERE person = ?1",
    "DELETE FROM folds WHERE person = ?1",
    "DELETE FROM blocks WHERE person = ?1 OR other = ?1",
    "DELETE FROM seeks WHERE person = ?1",
    "DELETE FROM invitations WHERE person = ?1",
    "DELETE FROM persons WHERE id = ?1",
];

const RESULT: &str = "number, at_table, guest, at, game, record";

impl PersonStore for SqliteLog {
    fn keep_person(&self, known: Known) -> Answer<'_, Result<(), Unavailable>> {
        let changed = self.change(move |file| {
            let Known { person, devices } = &known;
            let Person { id, made, seen, name, sign, public, shows_strengths, sheet, devices_made } = person;
            let sql =
                "INSERT INTO persons VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT DO NOTHING";
            let (made, seen) = (to_sql(*made), to_sql(*seen));
            let values =
                params![id.as_str(), made, seen, name, sign, public, shows_strengths, sheet, devices_made];
            if file.prepare_cached(sql)?.execute(values)? > 0 {
                for device in devices {
                    insert_device(file, id, device)?;
                }
            }
            Ok(0)
        });
        Box::pin(async move { changed.await.map(drop) })
    }

    fn person(&self, id: PersonId) -> Answer<'_, Result<Option<Known>, Unavailable>> {
        self.query(move |file| {
            let sql =
                "SELECT made, seen, name, sign, public, strengths, sheet, devices FROM persons WHERE id = ?1";
            let person = |row: &SqlRow<'_>| {
                Ok(Person {
                    id: id.clone(),
                    made: stamp(row.get(0)?),
                    seen: stamp(row.get(1)?),
                    name: row.get(2)?,
                    sign: row.get(3)?,
                    public: row.get(4)?,
                    shows_strengths: row.get(5)?,
                    sheet: row.get(6)?,
                    devices_made: row.get(7)?,
                })
            };
            let Some(person) = file.prepare_cached(sql)?.query_row([id.as_str()], person).optional()? else {
                return Ok(None);
            };
            let sql = "SELECT number, label, made, seen, news FROM devices WHERE person = ?1 ORDER BY number";
            let device = |row: &SqlRow<'_>| {
                let (made, seen) = (stamp(row.get(2)?), stamp(row.get(3)?));
                Ok(Device { number: row.get(0)?, label: row.get(1)?, made, seen, news: row.get(4)? })
            };
            let devices = file
                .prepare_cached(sql)?
                .query_map([id.as_str()], device)?
                .collect::<rusqlite::Result<_>>()?;
            Ok(Some(Known { person, devices }))
        })
    }

    fn person_by(&self, way: Way<'_>) -> Answer<'_, Result<Option<PersonId>, Unavailable>> {
        let (sql, key) = match way {
            Way::Public(token) => ("SELECT id FROM persons WHERE public = ?1", token.to_owned()),
            Way::Sheet(hash) => ("SELECT id FROM persons WHERE sheet = ?1", hash.to_owned()),
        };
        self.query(move |file| {
            let id: Option<String> =
                file.prepare_cached(sql)?.query_row([&key], |row| row.get(0)).optional()?;
            Ok(id.as_deref().and_then(PersonId::parse))
        })
    }

    fn persons(&self, after: Option<PersonId>, most: u32) -> Answer<'_, Result<Vec<PersonId>, Unavailable>> {
        self.query(move |file| {
            let after = after.as_ref().map_or("", PersonId::as_str);
            let mut sql = file.prepare_cached("SELECT id FROM persons WHERE id > ?1 ORDER BY id LIMIT ?2")?;
            let ids = sql.query_map(params![after, most], |row| row.get(0))?;
            read_ids(ids)
        })
    }

    fn unseen_persons(&self, since: Stamp, most: u32) -> Answer<'_, Result<Vec<PersonId>, Unavailable>> {
        self.query(move |file| {
            let mut sql =
                file.prepare_cached("SELECT id FROM persons WHERE seen < ?1 ORDER BY seen LIMIT ?2")?;
            let ids = sql.query_map(params![to_sql(since), most], |row| row.get(0))?;
            read_ids(ids)
        })
    }

    fn change_person(&self, id: PersonId, change: Change) -> Answer<'_, Result<bool, Unavailable>> {
        self.change_one(move |file| {
            let id = id.as_str();
            match &change {
                Change::Name(name, sign) => file.execute(
                    "UPDATE persons SET name = ?2, sign = ?3 WHERE id = ?1",
                    params![id, name, sign],
                ),
                Change::Public(token) => {
                    file.execute("UPDATE persons SET public = ?2 WHERE id = ?1", params![id, token])
                }
                Change::Strengths(shown) => {
                    file.execute("UPDATE persons SET strengths = ?2 WHERE id = ?1", params![id, shown])
                }
                Change::Sheet(hash) => {
                    file.execute("UPDATE persons SET sheet = ?2 WHERE id = ?1", params![id, hash])
                }
            }
        })
    }

    fn see_person(&self, id: PersonId, device: u32, at: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        let changed = self.change(move |file| {
            let (id, at) = (id.as_str(), to_sql(at));
            file.execute("UPDATE persons SET seen = max(seen, ?2) WHERE id = ?1", params![id, at])?;
            let sql =
                "UPDATE devices SET seen = max(seen, ?3), news = NULL WHERE person = ?1 AND number = ?2";
            file.execute(sql, params![id, device, at])
        });
        Box::pin(async move { changed.await.map(drop) })
    }

    fn add_device(
        &self,
        id: PersonId,
        label: String,
        at: Stamp,
    ) -> Answer<'_, Result<Option<u32>, Unavailable>> {
        let added = self.change(move |file| {
            let sql = "UPDATE persons SET devices = devices + 1 WHERE id = ?1 RETURNING devices";
            let number: Option<u32> = file.query_row(sql, [id.as_str()], |row| row.get(0)).optional()?;
            let Some(number) = number else { return Ok(0) };
            file.execute("UPDATE devices SET news = ?2 WHERE person = ?1", params![id.as_str(), label])?;
            let device = Device { number, label: label.clone(), made: at, seen: at, news: None };
            insert_device(file, &id, &device)?;
            Ok(number as usize)
        });
        Box::pin(async move { Ok(u32::try_from(added.await?).ok().filter(|number| *number > 0)) })
    }

    fn drop_device(&self, id: PersonId, number: u32) -> Answer<'_, Result<bool, Unavailable>> {
        self.change_one(move |file| {
            let sql = "DELETE FROM devices WHERE person = ?1 AND number = ?2";
            file.execute(sql, params![id.as_str(), number])
        })
    }

    fn delete_person(
        &self,
        id: PersonId,
        at: Stamp,
    ) -> Answer<'_, Result<Vec<(TableId, Guest)>, Unavailable>> {
        let of = id.clone();
        // Read before, to be told of afterwards; what is forgotten is read again in the transaction.
        let seats = self.query(move |file| seats_of(file, &of));
        let deleted = self.change(move |file| {
            for (table, guest) in seats_of(file, &id)? {
                forget_one(file, &table, guest)?;
            }
            for sql in DELETE {
                file.execute(sql, [id.as_str()])?;
            }
            let gone = "INSERT INTO gone VALUES (?1, ?2) ON CONFLICT DO NOTHING";
            file.execute(gone, params![id.as_str(), to_sql(at)])
        });
        Box::pin(async move {
            let seats = seats.await?;
            deleted.await?;
            Ok(seats)
        })
    }

    fn gone_persons(&self) -> Answer<'_, Result<Vec<PersonId>, Unavailable>> {
        self.query(|file| {
            let mut sql = file.prepare_cached("SELECT person FROM gone ORDER BY person")?;
            let ids = sql.query_map([], |row| row.get(0))?;
            read_ids(ids)
        })
    }

    fn make_link(&self, hash: String, id: PersonId, until: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        let changed = self.change(move |file| {
            file.execute("DELETE FROM links WHERE person = ?1", [id.as_str()])?;
            file.execute(
                "INSERT OR REPLACE INTO links VALUES (?1, ?2, ?3)",
                params![hash, id.as_str(), to_sql(until)],
            )
        });
        Box::pin(async move { changed.await.map(drop) })
    }

    fn use_link(&self, hash: String, now: Stamp) -> Answer<'_, Result<Option<PersonId>, Unavailable>> {
        let key = hash.clone();
        let found = self.query(move |file| {
            let sql = "SELECT person FROM links WHERE hash = ?1 AND until > ?2";
            let id: Option<String> = file
                .prepare_cached(sql)?
                .query_row(params![key, to_sql(now)], |row| row.get(0))
                .optional()?;
            Ok(id.as_deref().and_then(PersonId::parse))
        });
        // Of two who use it at once, one has deleted it.
        Box::pin(async move {
            let Some(id) = found.await? else { return Ok(None) };
            let is_first =
                self.change_one(move |file| file.execute("DELETE FROM links WHERE hash = ?1", [&hash]));
            Ok(is_first.await?.then_some(id))
        })
    }

    fn add_place(
        &self,
        id: PersonId,
        table: TableId,
        guest: Guest,
        at: Stamp,
    ) -> Answer<'_, Result<bool, Unavailable>> {
        self.change_one(move |file| add_place(file, &id, &table, guest, at))
    }

    fn copy_places(
        &self,
        from: TableId,
        to: TableId,
        guests: Vec<Guest>,
        at: Stamp,
    ) -> Answer<'_, Result<(), Unavailable>> {
        let changed = self.change(move |file| {
            let sql = "SELECT person FROM places JOIN tables ON tables.number = places.number WHERE name = ?1 AND guest = ?2";
            for guest in &guests {
                let key = params![from.as_str(), guest.number()];
                let id: Option<String> =
                    file.prepare_cached(sql)?.query_row(key, |row| row.get(0)).optional()?;
                if let Some(id) = id.as_deref().and_then(PersonId::parse) {
                    add_place(file, &id, &to, *guest, at)?;
                }
            }
            Ok(0)
        });
        Box::pin(async move { changed.await.map(drop) })
    }

    fn places(&self, table: TableId) -> Answer<'_, Result<Vec<(Guest, PersonId)>, Unavailable>> {
        self.query(move |file| {
            let sql = "SELECT guest, person FROM places JOIN tables ON tables.number = places.number
                WHERE name = ?1 ORDER BY guest";
            let mut sql = file.prepare_cached(sql)?;
            let place = |row: &SqlRow<'_>| Ok((Guest::new(row.get(0)?), row.get::<_, String>(1)?));
            let places = sql.query_map([table.as_str()], place)?;
            places
                .map(|place| place.map(|(guest, id)| Some((guest, PersonId::parse(&id)?))))
                .filter_map(Result::transpose)
                .collect()
        })
    }

    fn places_of(&self, id: PersonId, which: Mine, most: u32) -> Answer<'_, Result<Vec<Place>, Unavailable>> {
        self.query(move |file| {
            // Of who has two seats at a table, the newer one counts.
            let mine = format!(
                "SELECT {LISTED}, max(p.guest), p.at FROM places AS p JOIN tables ON tables.number = p.number
                 WHERE p.person = ?1"
            );
            let (wanted, after) = match which {
                Mine::Running => {
                    ("stage <> 'over' AND ?2 IS NULL GROUP BY tables.number ORDER BY p.at DESC, name", None)
                }
                Mine::Over(None) => {
                    ("stage = 'over' AND ?2 IS NULL GROUP BY tables.number ORDER BY due DESC, name", None)
                }
                Mine::Over(after) => (
                    "stage = 'over' AND (-due, name) > (SELECT -due, name FROM tables WHERE name = ?2)
                     GROUP BY tables.number ORDER BY due DESC, name",
                    after,
                ),
                Mine::All(None) => ("?2 IS NULL GROUP BY tables.number ORDER BY name", None),
                Mine::All(after) => ("name > ?2 GROUP BY tables.number ORDER BY name", after),
            };
            let mut sql = file.prepare_cached(&format!("{mine} AND {wanted} LIMIT ?3"))?;
            let after = after.as_ref().map(TableId::as_str);
            let place = |row: &SqlRow<'_>| {
                let (guest, at) = (Guest::new(row.get(11)?), stamp(row.get(12)?));
                Ok(read_listed(row)?.map(|listed| Place { listed, guest, at }))
            };
            let places = sql.query_map(params![id.as_str(), after, most], place)?;
            places.filter_map(Result::transpose).collect()
        })
    }

    fn unsettled(&self, most: u32) -> Answer<'_, Result<Vec<TableId>, Unavailable>> {
        self.query(move |file| {
            let sql =
                "SELECT name FROM tables WHERE stage = 'over' AND unsettled > 0 ORDER BY due, name LIMIT ?1";
            let mut sql = file.prepare_cached(sql)?;
            let names = sql.query_map([most], |row| row.get::<_, String>(0))?;
            names.map(|name| Ok(TableId::parse(&name?))).filter_map(Result::transpose).collect()
        })
    }

    fn to_settle(&self, table: TableId) -> Answer<'_, Result<Option<u32>, Unavailable>> {
        self.query(move |file| to_settle(file, &table))
    }

    fn settle(
        &self,
        table: TableId,
        seats: u32,
        results: Vec<NewResult>,
    ) -> Answer<'_, Result<bool, Unavailable>> {
        self.change_one(move |file| {
            if to_settle(file, &table)? != Some(seats) {
                return Ok(0);
            }
            let sql = "INSERT INTO results SELECT id,
                    1 + coalesce((SELECT max(number) FROM results WHERE person = id), 0), ?2, ?3, ?4, ?5, ?6
                FROM persons WHERE id = ?1
                AND NOT EXISTS (SELECT 1 FROM results WHERE at_table = ?2 AND person = ?1)";
            for NewResult { person, guest, at, game, record } in &results {
                let (guest, at) = (guest.number(), to_sql(*at));
                let values = params![person.as_str(), table.as_str(), guest, at, game, record];
                file.prepare_cached(sql)?.execute(values)?;
            }
            file.execute("UPDATE tables SET unsettled = 0 WHERE name = ?1", [table.as_str()])
        })
    }

    fn restore_result(&self, id: PersonId, result: KeptResult) -> Answer<'_, Result<(), Unavailable>> {
        let changed = self.change(move |file| {
            let KeptResult { number, table, guest, at, game, record } = &result;
            let sql = "INSERT INTO results SELECT id, ?2, ?3, ?4, ?5, ?6, ?7 FROM persons WHERE id = ?1
                ON CONFLICT DO NOTHING";
            let (guest, at) = (guest.number(), to_sql(*at));
            let values = params![id.as_str(), number, table.as_str(), guest, at, game, record];
            file.prepare_cached(sql)?.execute(values)
        });
        Box::pin(async move { changed.await.map(drop) })
    }

    fn results(
        &self,
        id: PersonId,
        which: Played,
        most: u32,
    ) -> Answer<'_, Result<Vec<KeptResult>, Unavailable>> {
        self.query(move |file| {
            let (wanted, number, game) = match which {
                Played::After(number) => ("number > ?2 AND ?3 IS NULL ORDER BY number", number, None),
                Played::Before(number, None) => {
                    ("number < ?2 AND ?3 IS NULL ORDER BY number DESC", number, None)
                }
                Played::Before(number, game) => {
                    ("number < ?2 AND game = ?3 ORDER BY number DESC", number, game)
                }
            };
            let sql = format!("SELECT {RESULT} FROM results WHERE person = ?1 AND {wanted} LIMIT ?4");
            let mut sql = file.prepare_cached(&sql)?;
            let results = sql.query_map(params![id.as_str(), number, game, most], read_result)?;
            results.filter_map(Result::transpose).collect()
        })
    }

    fn fold(&self, id: PersonId) -> Answer<'_, Result<Option<Fold>, Unavailable>> {
        self.query(move |file| {
            let sql = "SELECT up_to, text FROM folds WHERE person = ?1";
            let fold = |row: &SqlRow<'_>| Ok(Fold { up_to: row.get(0)?, text: row.get(1)? });
            file.prepare_cached(sql)?.query_row([id.as_str()], fold).optional()
        })
    }

    fn keep_fold(&self, id: PersonId, fold: Fold, anew: bool) -> Answer<'_, Result<(), Unavailable>> {
        let changed = self.change(move |file| {
            let sql = "INSERT INTO folds SELECT id, ?2, ?3 FROM persons WHERE id = ?1
                ON CONFLICT (person) DO UPDATE SET up_to = ?2, text = ?3 WHERE ?4 OR up_to < ?2";
            file.prepare_cached(sql)?.execute(params![id.as_str(), fold.up_to, fold.text, anew])
        });
        Box::pin(async move { changed.await.map(drop) })
    }

    fn company(&self, id: PersonId) -> Answer<'_, Result<Vec<Company>, Unavailable>> {
        self.query(move |file| {
            let sql = "SELECT them.person, own.at_table, them.guest, own.game, tables.public
                FROM (SELECT * FROM results WHERE person = ?1 ORDER BY number DESC LIMIT ?2) AS own
                JOIN results AS them ON them.at_table = own.at_table AND them.person <> ?1
                LEFT JOIN tables ON tables.name = own.at_table
                ORDER BY own.number DESC, them.person";
            let company = |row: &SqlRow<'_>| {
                let (person, table) = (row.get::<_, String>(0)?, row.get::<_, String>(1)?);
                let (guest, game, public) = (Guest::new(row.get(2)?), row.get(3)?, row.get(4)?);
                let both = PersonId::parse(&person).zip(TableId::parse(&table));
                Ok(both.map(|(person, table)| Company { person, table, guest, game, public }))
            };
            let mut sql = file.prepare_cached(sql)?;
            let company = sql.query_map(params![id.as_str(), COMPANY], company)?;
            company.filter_map(Result::transpose).collect()
        })
    }

    fn block(&self, id: PersonId, block: Block) -> Answer<'_, Result<(), Unavailable>> {
        let changed = self.change(move |file| {
            let Block { table, guest, other, at } = &block;
            let sql = "INSERT INTO blocks SELECT id, ?2, ?3, ?4, ?5 FROM persons WHERE id = ?1
                AND (?4 IS NULL OR EXISTS (SELECT 1 FROM persons WHERE id = ?4)) ON CONFLICT DO NOTHING";
            let other = other.as_ref().map(PersonId::as_str);
            file.execute(sql, params![id.as_str(), table.as_str(), guest.number(), other, to_sql(*at)])
        });
        Box::pin(async move { changed.await.map(drop) })
    }

    fn unblock(&self, id: PersonId, table: TableId, guest: Guest) -> Answer<'_, Result<bool, Unavailable>> {
        self.change_one(move |file| {
            let sql = "DELETE FROM blocks WHERE person = ?1 AND at_table = ?2 AND guest = ?3";
            file.execute(sql, params![id.as_str(), table.as_str(), guest.number()])
        })
    }

    fn blocks(&self, id: PersonId) -> Answer<'_, Result<Vec<Block>, Unavailable>> {
        self.query(move |file| {
            let sql = "SELECT at_table, guest, other, at FROM blocks WHERE person = ?1
                ORDER BY at DESC, at_table, guest";
            let block = |row: &SqlRow<'_>| {
                let (table, guest) = (TableId::parse(&row.get::<_, String>(0)?), Guest::new(row.get(1)?));
                let (other, at) = (row.get::<_, Option<String>>(2)?, stamp(row.get(3)?));
                let other = other.as_deref().and_then(PersonId::parse);
                Ok(table.map(|table| Block { table, guest, other, at }))
            };
            let mut sql = file.prepare_cached(sql)?;
            let blocks = sql.query_map([id.as_str()], block)?;
            blocks.filter_map(Result::transpose).collect()
        })
    }

    fn blocked_by(&self, id: PersonId) -> Answer<'_, Result<Vec<PersonId>, Unavailable>> {
        self.query(move |file| {
            let mut sql =
                file.prepare_cached("SELECT DISTINCT person FROM blocks WHERE other = ?1 ORDER BY person")?;
            let ids = sql.query_map([id.as_str()], |row| row.get(0))?;
            read_ids(ids)
        })
    }

    fn seek(&self, seek: Seek) -> Answer<'_, Result<(), Unavailable>> {
        let changed = self.change(move |file| {
            let Seek { person, game, table, since } = &seek;
            let sql = "INSERT INTO seeks SELECT id, ?2, ?3, ?4 FROM persons WHERE id = ?1
                ON CONFLICT (person) DO UPDATE SET game = ?2, at_table = ?3, since = ?4";
            file.execute(sql, params![person.as_str(), game, table.as_str(), to_sql(*since)])
        });
        Box::pin(async move { changed.await.map(drop) })
    }

    fn seeks(&self, game: String, most: u32) -> Answer<'_, Result<Vec<Seek>, Unavailable>> {
        self.query(move |file| {
            let sql =
                "SELECT person, at_table, since FROM seeks WHERE game = ?1 ORDER BY since, person LIMIT ?2";
            let seek = |row: &SqlRow<'_>| {
                let (person, table) = (row.get::<_, String>(0)?, row.get::<_, String>(1)?);
                let (game, since) = (game.clone(), stamp(row.get(2)?));
                let both = PersonId::parse(&person).zip(TableId::parse(&table));
                Ok(both.map(|(person, table)| Seek { person, game, table, since }))
            };
            let mut sql = file.prepare_cached(sql)?;
            let seeks = sql.query_map(params![game, most], seek)?;
            seeks.filter_map(Result::transpose).collect()
        })
    }

    fn take_seek(&self, id: PersonId, table: TableId) -> Answer<'_, Result<bool, Unavailable>> {
        self.change_one(move |file| {
            let sql = "DELETE FROM seeks WHERE person = ?1 AND at_table = ?2";
            file.execute(sql, params![id.as_str(), table.as_str()])
        })
    }

    fn invite(&self, id: PersonId, table: TableId, at: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        let changed = self.change(move |file| {
            let sql = "INSERT INTO invitations SELECT id, ?2, ?3 FROM persons WHERE id = ?1
                ON CONFLICT (person, at_table) DO UPDATE SET at = ?3";
            file.execute(sql, params![id.as_str(), table.as_str(), to_sql(at)])
        });
        Box::pin(async move { changed.await.map(drop) })
    }

    fn invitations(&self, id: PersonId, most: u32) -> Answer<'_, Result<Vec<(TableId, Stamp)>, Unavailable>> {
        self.query(move |file| {
            let sql =
                "SELECT at_table, at FROM invitations WHERE person = ?1 ORDER BY at DESC, at_table LIMIT ?2";
            let mut sql = file.prepare_cached(sql)?;
            let table = |row: &SqlRow<'_>| {
                let at = stamp(row.get(1)?);
                Ok(TableId::parse(&row.get::<_, String>(0)?).map(|table| (table, at)))
            };
            let tables = sql.query_map(params![id.as_str(), most], table)?;
            tables.filter_map(Result::transpose).collect()
        })
    }

    fn drop_seeks(&self, before: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        let changed = self.change(move |file| {
            file.execute("DELETE FROM seeks WHERE since < ?1", [to_sql(before)])?;
            file.execute("DELETE FROM invitations WHERE at < ?1", [to_sql(before)])?;
            file.execute("DELETE FROM links WHERE until < ?1", [to_sql(before)])
        });
        Box::pin(async move { changed.await.map(drop) })
    }
}

fn insert_device(file: &Transaction<'_>, id: &PersonId, device: &Device) -> rusqlite::Result<usize> {
    let Device { number, label, made, seen, news } = device;
    let sql = "INSERT INTO devices VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING";
    file.prepare_cached(sql)?.execute(params![id.as_str(), number, label, to_sql(*made), to_sql(*seen), news])
}

fn add_place(
    file: &Transaction<'_>,
    id: &PersonId,
    table: &TableId,
    guest: Guest,
    at: Stamp,
) -> rusqlite::Result<usize> {
    let values = params![table.as_str(), guest.number(), id.as_str(), to_sql(at)];
    let added = file.prepare_cached(ADD_PLACE)?.execute(values)?;
    if added > 0 {
        file.prepare_cached(UNSETTLE)?.execute([table.as_str()])?;
    }
    Ok(added)
}

fn to_settle(file: &Connection, table: &TableId) -> rusqlite::Result<Option<u32>> {
    let sql = "SELECT unsettled FROM tables WHERE name = ?1 AND stage = 'over' AND unsettled > 0";
    file.prepare_cached(sql)?.query_row([table.as_str()], |row| row.get(0)).optional()
}

fn seats_of(file: &Connection, id: &PersonId) -> rusqlite::Result<Vec<(TableId, Guest)>> {
    let sql = "SELECT name, guest FROM places JOIN tables ON tables.number = places.number WHERE person = ?1";
    let mut sql = file.prepare_cached(sql)?;
    let seat = |row: &SqlRow<'_>| {
        let guest = Guest::new(row.get(1)?);
        Ok(TableId::parse(&row.get::<_, String>(0)?).map(|table| (table, guest)))
    };
    let seats = sql.query_map([id.as_str()], seat)?;
    seats.filter_map(Result::transpose).collect()
}

fn read_ids(ids: impl Iterator<Item = rusqlite::Result<String>>) -> rusqlite::Result<Vec<PersonId>> {
    ids.map(|id| Ok(PersonId::parse(&id?))).filter_map(Result::transpose).collect()
}

/// `None` if a newer version of this program wrote the row.
fn read_result(row: &SqlRow<'_>) -> rusqlite::Result<Option<KeptResult>> {
    let table = TableId::parse(&row.get::<_, String>(1)?);
    let (number, guest, at) = (row.get(0)?, Guest::new(row.get(2)?), stamp(row.get(3)?));
    let (game, record) = (row.get(4)?, row.get(5)?);
    Ok(table.map(|table| KeptResult { number, table, guest, at, game, record }))
}
