//! Persons in the database.

use super::query::Query;
use super::{PostgresLog, SqlRow, Value, get, get_number, get_optional, number, read_listed, stamp, to_sql};
use crate::log::persons::{
    Block, COMPANY, Change, Company, Device, Fold, KeptResult, Known, Mine, NewResult, Person, PersonId,
    PersonStore, Place, Played, Seek, Way,
};
use crate::log::{Answer, Log, Unavailable};
use desk::row::TableId;
use game::{Guest, Stamp};

/// Before all names of tables, and before all numbers of persons.
const START: &str = "";
/// Two servers may keep results of one person at once; who comes second tries again.
const TRIES: usize = 4;

impl PersonStore for PostgresLog {
    fn keep_person(&self, known: Known) -> Answer<'_, Result<(), Unavailable>> {
        Box::pin(async move {
            let Known { person, devices } = known;
            let Person { id, made, seen, name, sign, public, shows_strengths, sheet, devices_made } = person;
            let (made, seen, sign) = (to_sql(made), to_sql(seen), sign.map(i64::from));
            let devices_made = number(devices_made);
            let numbers: Vec<i64> = devices.iter().map(|device| number(device.number)).collect();
            let labels: Vec<&str> = devices.iter().map(|device| device.label.as_str()).collect();
            let mades: Vec<i64> = devices.iter().map(|device| to_sql(device.made)).collect();
            let seens: Vec<i64> = devices.iter().map(|device| to_sql(device.seen)).collect();
            let news: Vec<Option<&str>> = devices.iter().map(|device| device.news.as_deref()).collect();
            let values: [Value<'_>; 14] = [
                &id.as_str(),
                &made,
                &seen,
                &name,
                &sign,
                &public,
                &shows_strengths,
                &sheet,
                &devices_made,
                &numbers,
                &labels,
                &mades,
                &seens,
                &news,
            ];
            self.query(Query::KeepPerson, &values).await.map(drop)
        })
    }

    fn person(&self, id: PersonId) -> Answer<'_, Result<Option<Known>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::Person, &[&id.as_str()]).await?;
            let Some(row) = rows.first() else { return Ok(None) };
            let person = Person {
                id: id.clone(),
                made: stamp(get(row, 0)?),
                seen: stamp(get(row, 1)?),
                name: get(row, 2)?,
                sign: get_optional(row, 3)?.and_then(|sign| u8::try_from(sign).ok()),
                public: get(row, 4)?,
                shows_strengths: get(row, 5)?,
                sheet: get(row, 6)?,
                devices_made: get_number(row, 7)?,
            };
            let devices = self.query(Query::Devices, &[&id.as_str()]).await?;
            let device = |row: &SqlRow| {
                let (made, seen) = (stamp(get(row, 2)?), stamp(get(row, 3)?));
                Ok(Device {
                    number: get_number(row, 0)?,
                    label: get(row, 1)?,
                    made,
                    seen,
                    news: get(row, 4)?,
                })
            };
            let devices = devices.iter().map(device).collect::<Result<_, Unavailable>>()?;
            Ok(Some(Known { person, devices }))
        })
    }

    fn person_by(&self, way: Way<'_>) -> Answer<'_, Result<Option<PersonId>, Unavailable>> {
        let (query, key) = match way {
            Way::Public(token) => (Query::PersonByPublic, token.to_owned()),
            Way::Sheet(hash) => (Query::PersonBySheet, hash.to_owned()),
        };
        Box::pin(async move { Ok(read_ids(&self.query(query, &[&key]).await?)?.pop()) })
    }

    fn persons(&self, after: Option<PersonId>, most: u32) -> Answer<'_, Result<Vec<PersonId>, Unavailable>> {
        Box::pin(async move {
            let after = after.as_ref().map_or(START, PersonId::as_str);
            read_ids(&self.query(Query::Persons, &[&after, &number(most)]).await?)
        })
    }

    fn unseen_persons(&self, since: Stamp, most: u32) -> Answer<'_, Result<Vec<PersonId>, Unavailable>> {
        Box::pin(async move {
            read_ids(&self.query(Query::UnseenPersons, &[&to_sql(since), &number(most)]).await?)
        })
    }

    fn change_person(&self, id: PersonId, change: Change) -> Answer<'_, Result<bool, Unavailable>> {
        Box::pin(async move {
            let id = id.as_str();
            match change {
                Change::Name(name, sign) => {
                    self.changes(Query::CallPerson, &[&id, &name, &sign.map(i64::from)]).await
                }
                Change::Public(token) => self.changes(Query::ShowPerson, &[&id, &token]).await,
                Change::Strengths(shown) => self.changes(Query::ShowStrengths, &[&id, &shown]).await,
                Change::Sheet(hash) => self.changes(Query::GiveSheet, &[&id, &hash]).await,
            }
        })
    }

    fn see_person(&self, id: PersonId, device: u32, at: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        Box::pin(async move {
            self.query(Query::SeePerson, &[&id.as_str(), &number(device), &to_sql(at)]).await.map(drop)
        })
    }

    fn add_device(
        &self,
        id: PersonId,
        label: String,
        at: Stamp,
    ) -> Answer<'_, Result<Option<u32>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::AddDevice, &[&id.as_str(), &label, &to_sql(at)]).await?;
            rows.first().map(|row| get_number(row, 0)).transpose()
        })
    }

    fn drop_device(&self, id: PersonId, device: u32) -> Answer<'_, Result<bool, Unavailable>> {
        Box::pin(async move { self.changes(Query::DropDevice, &[&id.as_str(), &number(device)]).await })
    }

    fn delete_person(
        &self,
        id: PersonId,
        at: Stamp,
    ) -> Answer<'_, Result<Vec<(TableId, Guest)>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::SeatsOf, &[&id.as_str()]).await?;
            let seat = |row: &SqlRow| {
                let guest = Guest::new(get_number(row, 1)?);
                Ok(TableId::parse(&get::<String>(row, 0)?).map(|table| (table, guest)))
            };
            let seats: Vec<(TableId, Guest)> =
                rows.iter().filter_map(|row| seat(row).transpose()).collect::<Result<_, Unavailable>>()?;
            // Names first: if this fails half-way, the person is still there to try again.
            for (table, guest) in &seats {
                self.forget(table.clone(), *guest).await?;
            }
            self.query(Query::DeletePerson, &[&id.as_str(), &to_sql(at)]).await?;
            Ok(seats)
        })
    }

    fn gone_persons(&self) -> Answer<'_, Result<Vec<PersonId>, Unavailable>> {
        Box::pin(async move { read_ids(&self.query(Query::GonePersons, &[]).await?) })
    }

    fn make_link(&self, hash: String, id: PersonId, until: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        Box::pin(async move {
            self.query(Query::DropLinks, &[&id.as_str()]).await?;
            self.query(Query::MakeLink, &[&hash, &id.as_str(), &to_sql(until)]).await.map(drop)
        })
    }

    fn use_link(&self, hash: String, now: Stamp) -> Answer<'_, Result<Option<PersonId>, Unavailable>> {
        Box::pin(
            async move { Ok(read_ids(&self.query(Query::UseLink, &[&hash, &to_sql(now)]).await?)?.pop()) },
        )
    }

    fn add_place(
        &self,
        id: PersonId,
        table: TableId,
        guest: Guest,
        at: Stamp,
    ) -> Answer<'_, Result<bool, Unavailable>> {
        Box::pin(async move {
            let guest = number(guest.number());
            self.changes(Query::AddPlace, &[&table.as_str(), &guest, &id.as_str(), &to_sql(at)]).await
        })
    }

    fn copy_places(
        &self,
        from: TableId,
        to: TableId,
        guests: Vec<Guest>,
        at: Stamp,
    ) -> Answer<'_, Result<(), Unavailable>> {
        Box::pin(async move {
            let guests: Vec<i64> = guests.into_iter().map(|guest| number(guest.number())).collect();
            let values: [Value<'_>; 4] = [&from.as_str(), &to.as_str(), &guests, &to_sql(at)];
            self.query(Query::CopyPlaces, &values).await.map(drop)
        })
    }

    fn places(&self, table: TableId) -> Answer<'_, Result<Vec<(Guest, PersonId)>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::Places, &[&table.as_str()]).await?;
            let place = |row: &SqlRow| {
                let guest = Guest::new(get_number(row, 0)?);
                Ok(PersonId::parse(&get::<String>(row, 1)?).map(|id| (guest, id)))
            };
            rows.iter().filter_map(|row| place(row).transpose()).collect()
        })
    }

    fn places_of(&self, id: PersonId, which: Mine, most: u32) -> Answer<'_, Result<Vec<Place>, Unavailable>> {
        Box::pin(async move {
            let (id, most) = (id.as_str(), number(most));
            let rows = match &which {
                Mine::Running => self.query(Query::RunningPlaces, &[&id, &most]).await,
                Mine::Over(after) => {
                    let after = after.as_ref().map(TableId::as_str);
                    self.query(Query::OverPlaces, &[&id, &after, &most]).await
                }
                Mine::All(after) => {
                    let after = after.as_ref().map_or(START, TableId::as_str);
                    self.query(Query::AllPlaces, &[&id, &after, &most]).await
                }
            }?;
            let place = |row: &SqlRow| {
                let (guest, at) = (Guest::new(get_number(row, 11)?), stamp(get(row, 12)?));
                Ok(read_listed(row)?.map(|listed| Place { listed, guest, at }))
            };
            rows.iter().filter_map(|row| place(row).transpose()).collect()
        })
    }

    fn unsettled(&self, most: u32) -> Answer<'_, Result<Vec<TableId>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::Unsettled, &[&number(most)]).await?;
            let names: Result<Vec<String>, Unavailable> = rows.iter().map(|row| get(row, 0)).collect();
            Ok(names?.iter().filter_map(|name| TableId::parse(name)).collect())
        })
    }

    fn to_settle(&self, table: TableId) -> Answer<'_, Result<Option<u32>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::ToSettle, &[&table.as_str()]).await?;
            rows.first().map(|row| get_number(row, 0)).transpose()
        })
    }

    fn settle(
        &self,
        table: TableId,
        seats: u32,
        results: Vec<NewResult>,
    ) -> Answer<'_, Result<bool, Unavailable>> {
        Box::pin(async move {
            let persons: Vec<&str> = results.iter().map(|result| result.person.as_str()).collect();
            let guests: Vec<i64> = results.iter().map(|result| number(result.guest.number())).collect();
            let ats: Vec<i64> = results.iter().map(|result| to_sql(result.at)).collect();
            let games: Vec<&str> = results.iter().map(|result| result.game.as_str()).collect();
            let records: Vec<&str> = results.iter().map(|result| result.record.as_str()).collect();
            let values: [Value<'_>; 7] =
                [&table.as_str(), &number(seats), &persons, &guests, &ats, &games, &records];
            let mut tries = 1;
            loop {
                match self.changes(Query::Settle, &values).await {
                    Err(_) if tries < TRIES => tries += 1,
                    settled => return settled,
                }
            }
        })
    }

    fn restore_result(&self, id: PersonId, result: KeptResult) -> Answer<'_, Result<(), Unavailable>> {
        Box::pin(async move {
            let KeptResult { number: nth, table, guest, at, game, record } = result;
            let (nth, guest, at) = (number(nth), number(guest.number()), to_sql(at));
            let values: [Value<'_>; 7] = [&id.as_str(), &nth, &table.as_str(), &guest, &at, &game, &record];
            self.query(Query::RestoreResult, &values).await.map(drop)
        })
    }

    fn results(
        &self,
        id: PersonId,
        which: Played,
        most: u32,
    ) -> Answer<'_, Result<Vec<KeptResult>, Unavailable>> {
        Box::pin(async move {
            let (id, most) = (id.as_str(), number(most));
            let rows = match &which {
                Played::After(nth) => self.query(Query::ResultsAfter, &[&id, &number(*nth), &most]).await,
                Played::Before(nth, None) => {
                    self.query(Query::ResultsBefore, &[&id, &number(*nth), &most]).await
                }
                Played::Before(nth, Some(game)) => {
                    self.query(Query::ResultsOfGame, &[&id, &number(*nth), game, &most]).await
                }
            }?;
            rows.iter().filter_map(|row| read_result(row).transpose()).collect()
        })
    }

    fn fold(&self, id: PersonId) -> Answer<'_, Result<Option<Fold>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::Fold, &[&id.as_str()]).await?;
            rows.first().map(|row| Ok(Fold { up_to: get_number(row, 0)?, text: get(row, 1)? })).transpose()
        })
    }

    fn keep_fold(&self, id: PersonId, fold: Fold, anew: bool) -> Answer<'_, Result<(), Unavailable>> {
        Box::pin(async move {
            let values: [Value<'_>; 4] = [&id.as_str(), &number(fold.up_to), &fold.text, &anew];
            self.query(Query::KeepFold, &values).await.map(drop)
        })
    }

    fn company(&self, id: PersonId) -> Answer<'_, Result<Vec<Company>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::Company, &[&id.as_str(), &number(COMPANY)]).await?;
            let company = |row: &SqlRow| {
                let both =
                    PersonId::parse(&get::<String>(row, 0)?).zip(TableId::parse(&get::<String>(row, 1)?));
                let (guest, game, public) = (Guest::new(get_number(row, 2)?), get(row, 3)?, get(row, 4)?);
                Ok(both.map(|(person, table)| Company { person, table, guest, game, public }))
            };
            rows.iter().filter_map(|row| company(row).transpose()).collect()
        })
    }

    fn block(&self, id: PersonId, block: Block) -> Answer<'_, Result<(), Unavailable>> {
        Box::pin(async move {
            let Block { table, guest, other, at } = block;
            let (guest, other) = (number(guest.number()), other.as_ref().map(PersonId::as_str));
            let values: [Value<'_>; 5] = [&id.as_str(), &table.as_str(), &guest, &other, &to_sql(at)];
            self.query(Query::Block, &values).await.map(drop)
        })
    }

    fn unblock(&self, id: PersonId, table: TableId, guest: Guest) -> Answer<'_, Result<bool, Unavailable>> {
        Box::pin(async move {
            self.changes(Query::Unblock, &[&id.as_str(), &table.as_str(), &number(guest.number())]).await
        })
    }

    fn blocks(&self, id: PersonId) -> Answer<'_, Result<Vec<Block>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::Blocks, &[&id.as_str()]).await?;
            let block = |row: &SqlRow| {
                let (table, guest) =
                    (TableId::parse(&get::<String>(row, 0)?), Guest::new(get_number(row, 1)?));
                let (other, at) = (get::<Option<String>>(row, 2)?, stamp(get(row, 3)?));
                let other = other.as_deref().and_then(PersonId::parse);
                Ok(table.map(|table| Block { table, guest, other, at }))
            };
            rows.iter().filter_map(|row| block(row).transpose()).collect()
        })
    }

    fn blocked_by(&self, id: PersonId) -> Answer<'_, Result<Vec<PersonId>, Unavailable>> {
        Box::pin(async move { read_ids(&self.query(Query::BlockedBy, &[&id.as_str()]).await?) })
    }

    fn seek(&self, seek: Seek) -> Answer<'_, Result<(), Unavailable>> {
        Box::pin(async move {
            let Seek { person, game, table, since } = seek;
            let values: [Value<'_>; 4] = [&person.as_str(), &game, &table.as_str(), &to_sql(since)];
            self.query(Query::Seek, &values).await.map(drop)
        })
    }

    fn seeks(&self, game: String, most: u32) -> Answer<'_, Result<Vec<Seek>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::Seeks, &[&game, &number(most)]).await?;
            let seek = |row: &SqlRow| {
                let both =
                    PersonId::parse(&get::<String>(row, 0)?).zip(TableId::parse(&get::<String>(row, 1)?));
                let (game, since) = (game.clone(), stamp(get(row, 2)?));
                Ok(both.map(|(person, table)| Seek { person, game, table, since }))
            };
            rows.iter().filter_map(|row| seek(row).transpose()).collect()
        })
    }

    fn take_seek(&self, id: PersonId, table: TableId) -> Answer<'_, Result<bool, Unavailable>> {
        Box::pin(async move { self.changes(Query::TakeSeek, &[&id.as_str(), &table.as_str()]).await })
    }

    fn invite(&self, id: PersonId, table: TableId, at: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        Box::pin(async move {
            self.query(Query::Invite, &[&id.as_str(), &table.as_str(), &to_sql(at)]).await.map(drop)
        })
    }

    fn invitations(&self, id: PersonId, most: u32) -> Answer<'_, Result<Vec<(TableId, Stamp)>, Unavailable>> {
        Box::pin(async move {
            let rows = self.query(Query::Invitations, &[&id.as_str(), &number(most)]).await?;
            let table = |row: &SqlRow| {
                let at = stamp(get(row, 1)?);
                Ok(TableId::parse(&get::<String>(row, 0)?).map(|table| (table, at)))
            };
            rows.iter().filter_map(|row| table(row).transpose()).collect()
        })
    }

    fn drop_seeks(&self, before: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        Box::pin(async move { self.query(Query::DropSeeks, &[&to_sql(before)]).await.map(drop) })
    }
}

fn read_ids(rows: &[SqlRow]) -> Result<Vec<PersonId>, Unavailable> {
    let ids: Result<Vec<String>, Unavailable> = rows.iter().map(|row| get(row, 0)).collect();
    Ok(ids?.iter().filter_map(|id| PersonId::parse(id)).collect())
}

/// `None` if a newer version of this program wrote the row.
fn read_result(row: &SqlRow) -> Result<Option<KeptResult>, Unavailable> {
    let table = TableId::parse(&get::<String>(row, 1)?);
    let (number, guest, at) = (get_number(row, 0)?, Guest::new(get_number(row, 2)?), stamp(get(row, 3)?));
    let (game, record) = (get(row, 4)?, get(row, 5)?);
    Ok(table.map(|table| KeptResult { number, table, guest, at, game, record }))
}
