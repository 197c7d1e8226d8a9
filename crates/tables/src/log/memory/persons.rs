//! Persons in memory.

use super::{Kept, MemoryLog, now};
use crate::log::persons::{
    Block, COMPANY, Change, Company, Device, Fold, KeptResult, Known, Mine, NewResult, Person, PersonId,
    PersonStore, Place, Played, Seek, Way,
};
use crate::log::{Answer, Unavailable};
use desk::row::TableId;
use game::{Guest, Stamp};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// All that is kept of persons.
#[derive(Default)]
pub(super) struct Persons {
    known: BTreeMap<PersonId, Known>,
    gone: BTreeSet<PersonId>,
    links: HashMap<String, (PersonId, Stamp)>,
    /// Who sits where, since when.
    places: BTreeMap<(TableId, Guest), (PersonId, Stamp)>,
    /// So many seats came since a table was settled.
    unsettled: HashMap<TableId, u32>,
    results: BTreeMap<(PersonId, u32), KeptResult>,
    folds: HashMap<PersonId, Fold>,
    blocks: BTreeMap<(PersonId, TableId, Guest), Block>,
    seeks: HashMap<PersonId, Seek>,
    invitations: BTreeMap<(PersonId, TableId), Stamp>,
}

impl Persons {
    /// A table was deleted.
    pub(super) fn drop_table(&mut self, table: &TableId) {
        self.places.retain(|(at, _), _| at != table);
        self.unsettled.remove(table);
    }

    fn person(&mut self, id: &PersonId) -> Option<&mut Person> {
        self.known.get_mut(id).map(|known| &mut known.person)
    }

    fn add_place(&mut self, id: &PersonId, table: &TableId, guest: Guest, at: Stamp) -> bool {
        if !self.known.contains_key(id) || self.places.contains_key(&(table.clone(), guest)) {
            return false;
        }
        self.places.insert((table.clone(), guest), (id.clone(), at));
        *self.unsettled.entry(table.clone()).or_default() += 1;
        true
    }

    fn has_result(&self, id: &PersonId, table: &TableId) -> bool {
        self.of(id).any(|result| result.table == *table)
    }

    /// The results of somebody, in their order.
    fn of(&self, id: &PersonId) -> impl DoubleEndedIterator<Item = &KeptResult> {
        self.results.range((id.clone(), 0)..=(id.clone(), u32::MAX)).map(|(_, result)| result)
    }

    fn delete(&mut self, id: &PersonId) -> Vec<(TableId, Guest)> {
        let mine = self.places.iter().filter(|(_, (person, _))| person == id);
        let seats: Vec<(TableId, Guest)> = mine.map(|(seat, _)| seat.clone()).collect();
        self.known.remove(id);
        self.gone.insert(id.clone());
        self.links.retain(|_, (person, _)| person != id);
        self.places.retain(|_, (person, _)| person != id);
        self.results.retain(|(person, _), _| person != id);
        self.folds.remove(id);
        self.blocks.retain(|(person, ..), block| person != id && block.other.as_ref() != Some(id));
        self.seeks.remove(id);
        self.invitations.retain(|(person, _), _| person != id);
        seats
    }
}

impl Kept {
    fn is_over(&self, table: &TableId) -> bool {
        let summary = self.tables.get(table).and_then(|table| table.summary.as_ref());
        summary.is_some_and(|summary| summary.stage == "over")
    }

    fn to_settle(&self, table: &TableId) -> Option<u32> {
        let seats = self.persons.unsettled.get(table).copied()?;
        (seats > 0 && self.is_over(table)).then_some(seats)
    }

    /// When a table ended, or has to be looked at.
    fn due_of(&self, table: &TableId) -> Stamp {
        let summary = self.tables.get(table).and_then(|table| table.summary.as_ref());
        summary.map(|summary| summary.due).unwrap_or_default()
    }

    /// By the addresses of tables. Of who has two seats at a table, the newer one counts.
    fn places_of(&self, id: &PersonId) -> Vec<Place> {
        let mine = self.persons.places.iter().filter(|(_, (person, _))| person == id);
        let newest: BTreeMap<&TableId, (Guest, Stamp)> =
            mine.map(|((table, guest), (_, at))| (table, (*guest, *at))).collect();
        let place = |(table, (guest, at)): (&TableId, (Guest, Stamp))| {
            Some(Place { listed: self.listed(table)?, guest, at })
        };
        newest.into_iter().filter_map(place).collect()
    }
}

impl PersonStore for MemoryLog {
    fn keep_person(&self, known: Known) -> Answer<'_, Result<(), Unavailable>> {
        let persons = &mut self.lock().persons;
        persons.known.entry(known.person.id.clone()).or_insert(known);
        now(Ok(()))
    }

    fn person(&self, id: PersonId) -> Answer<'_, Result<Option<Known>, Unavailable>> {
        now(Ok(self.lock().persons.known.get(&id).cloned()))
    }

    fn person_by(&self, way: Way<'_>) -> Answer<'_, Result<Option<PersonId>, Unavailable>> {
        let kept = self.lock();
        let is_meant = |person: &&Person| match way {
            Way::Public(token) => person.public.as_deref() == Some(token),
            Way::Sheet(hash) => person.sheet.as_deref() == Some(hash),
        };
        let found = kept.persons.known.values().map(|known| &known.person).find(is_meant);
        now(Ok(found.map(|person| person.id.clone())))
    }

    fn persons(&self, after: Option<PersonId>, most: u32) -> Answer<'_, Result<Vec<PersonId>, Unavailable>> {
        let kept = self.lock();
        let ids = kept.persons.known.keys().filter(|id| after.as_ref().is_none_or(|after| *id > after));
        now(Ok(ids.take(most as usize).cloned().collect()))
    }

    fn unseen_persons(&self, since: Stamp, most: u32) -> Answer<'_, Result<Vec<PersonId>, Unavailable>> {
        let kept = self.lock();
        let unseen = kept.persons.known.values().filter(|known| known.person.seen < since);
        now(Ok(unseen.take(most as usize).map(|known| known.person.id.clone()).collect()))
    }

    fn change_person(&self, id: PersonId, change: Change) -> Answer<'_, Result<bool, Unavailable>> {
        let mut kept = self.lock();
        let Some(person) = kept.persons.person(&id) else { return now(Ok(false)) };
        match change {
            Change::Name(name, sign) => (person.name, person.sign) = (name, sign),
            Change::Public(token) => person.public = token,
            Change::Strengths(shown) => person.shows_strengths = shown,
            Change::Sheet(hash) => person.sheet = Some(hash),
        }
        now(Ok(true))
    }

    fn see_person(&self, id: PersonId, device: u32, at: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        let mut kept = self.lock();
        if let Some(known) = kept.persons.known.get_mut(&id) {
            known.person.seen = known.person.seen.max(at);
            for device in known.devices.iter_mut().filter(|one| one.number == device) {
                (device.seen, device.news) = (device.seen.max(at), None);
            }
        }
        now(Ok(()))
    }

    fn add_device(
        &self,
        id: PersonId,
        label: String,
        at: Stamp,
    ) -> Answer<'_, Result<Option<u32>, Unavailable>> {
        let mut kept = self.lock();
        let Some(known) = kept.persons.known.get_mut(&id) else { return now(Ok(None)) };
        known.person.devices_made += 1;
        let number = known.person.devices_made;
        known.devices.iter_mut().for_each(|device| device.news = Some(label.clone()));
        known.devices.push(Device { number, label, made: at, seen: at, news: None });
        now(Ok(Some(number)))
    }

    fn drop_device(&self, id: PersonId, number: u32) -> Answer<'_, Result<bool, Unavailable>> {
        let mut kept = self.lock();
        let Some(known) = kept.persons.known.get_mut(&id) else { return now(Ok(false)) };
        let before = known.devices.len();
        known.devices.retain(|device| device.number != number);
        now(Ok(known.devices.len() < before))
    }

    fn delete_person(
        &self,
        id: PersonId,
        _: Stamp,
    ) -> Answer<'_, Result<Vec<(TableId, Guest)>, Unavailable>> {
        let mut kept = self.lock();
        let seats = kept.persons.delete(&id);
        for (table, guest) in &seats {
            kept.reports.remove(&(table.clone(), *guest));
            if let Some(table) = kept.tables.get_mut(table) {
                table.names.forget(*guest);
            }
        }
        now(Ok(seats))
    }

    fn gone_persons(&self) -> Answer<'_, Result<Vec<PersonId>, Unavailable>> {
        now(Ok(self.lock().persons.gone.iter().cloned().collect()))
    }

    fn make_link(&self, hash: String, id: PersonId, until: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        let links = &mut self.lock().persons.links;
        links.retain(|_, (person, _)| *person != id);
        links.insert(hash, (id, until));
        now(Ok(()))
    }

    fn use_link(&self, hash: String, at: Stamp) -> Answer<'_, Result<Option<PersonId>, Unavailable>> {
        let link = self.lock().persons.links.remove(&hash);
        now(Ok(link.filter(|(_, until)| at < *until).map(|(person, _)| person)))
    }

    fn add_place(
        &self,
        id: PersonId,
        table: TableId,
        guest: Guest,
        at: Stamp,
    ) -> Answer<'_, Result<bool, Unavailable>> {
        let mut kept = self.lock();
        let is_new = kept.tables.contains_key(&table) && kept.persons.add_place(&id, &table, guest, at);
        now(Ok(is_new))
    }

    fn copy_places(
        &self,
        from: TableId,
        to: TableId,
        guests: Vec<Guest>,
        at: Stamp,
    ) -> Answer<'_, Result<(), Unavailable>> {
        let mut kept = self.lock();
        if kept.tables.contains_key(&to) {
            for guest in guests {
                let person =
                    kept.persons.places.get(&(from.clone(), guest)).map(|(person, _)| person.clone());
                if let Some(person) = person {
                    kept.persons.add_place(&person, &to, guest, at);
                }
            }
        }
        now(Ok(()))
    }

    fn places(&self, table: TableId) -> Answer<'_, Result<Vec<(Guest, PersonId)>, Unavailable>> {
        let kept = self.lock();
        let seats = (table.clone(), Guest::new(0))..=(table, Guest::new(u32::MAX));
        let place =
            |((_, guest), (person, _)): (&(TableId, Guest), &(PersonId, Stamp))| (*guest, person.clone());
        now(Ok(kept.persons.places.range(seats).map(place).collect()))
    }

    fn places_of(&self, id: PersonId, which: Mine, most: u32) -> Answer<'_, Result<Vec<Place>, Unavailable>> {
        let kept = self.lock();
        let mut places = kept.places_of(&id);
        let order = |place: &Place| (std::cmp::Reverse(place.listed.summary.due), place.listed.table.clone());
        match which {
            Mine::Running => {
                places.retain(|place| place.listed.summary.stage != "over");
                places.sort_by(|a, b| b.at.cmp(&a.at).then_with(|| a.listed.table.cmp(&b.listed.table)));
            }
            Mine::Over(after) => {
                let last = after.map(|table| (std::cmp::Reverse(kept.due_of(&table)), table));
                places.retain(|place| {
                    let is_later = last.as_ref().is_none_or(|last| order(place) > *last);
                    place.listed.summary.stage == "over" && is_later
                });
                places.sort_by_key(order);
            }
            Mine::All(after) => {
                places.retain(|place| after.as_ref().is_none_or(|after| place.listed.table > *after));
            }
        }
        places.truncate(most as usize);
        now(Ok(places))
    }

    fn unsettled(&self, most: u32) -> Answer<'_, Result<Vec<TableId>, Unavailable>> {
        let kept = self.lock();
        let unsettled = kept.persons.unsettled.keys().filter(|table| kept.to_settle(table).is_some());
        let mut unsettled: Vec<TableId> = unsettled.cloned().collect();
        unsettled.sort_by_key(|table| (kept.due_of(table), table.clone()));
        unsettled.truncate(most as usize);
        now(Ok(unsettled))
    }

    fn to_settle(&self, table: TableId) -> Answer<'_, Result<Option<u32>, Unavailable>> {
        now(Ok(self.lock().to_settle(&table)))
    }

    fn settle(
        &self,
        table: TableId,
        seats: u32,
        results: Vec<NewResult>,
    ) -> Answer<'_, Result<bool, Unavailable>> {
        let mut kept = self.lock();
        if kept.to_settle(&table) != Some(seats) {
            return now(Ok(false));
        }
        let persons = &mut kept.persons;
        persons.unsettled.remove(&table);
        for NewResult { person, guest, at, game, record } in results {
            if persons.known.contains_key(&person) && !persons.has_result(&person, &table) {
                let number = persons.of(&person).next_back().map_or(1, |last| last.number + 1);
                let result = KeptResult { number, table: table.clone(), guest, at, game, record };
                persons.results.insert((person, number), result);
            }
        }
        now(Ok(true))
    }

    fn restore_result(&self, id: PersonId, result: KeptResult) -> Answer<'_, Result<(), Unavailable>> {
        let persons = &mut self.lock().persons;
        if persons.known.contains_key(&id) && !persons.has_result(&id, &result.table) {
            persons.results.entry((id, result.number)).or_insert(result);
        }
        now(Ok(()))
    }

    fn results(
        &self,
        id: PersonId,
        which: Played,
        most: u32,
    ) -> Answer<'_, Result<Vec<KeptResult>, Unavailable>> {
        let kept = self.lock();
        let results = kept.persons.of(&id);
        let results: Vec<KeptResult> = match which {
            Played::After(number) => {
                results.filter(|result| result.number > number).take(most as usize).cloned().collect()
            }
            Played::Before(number, game) => {
                let is_meant = |result: &&KeptResult| {
                    result.number < number && game.as_ref().is_none_or(|game| result.game == *game)
                };
                results.rev().filter(is_meant).take(most as usize).cloned().collect()
            }
        };
        now(Ok(results))
    }

    fn fold(&self, id: PersonId) -> Answer<'_, Result<Option<Fold>, Unavailable>> {
        now(Ok(self.lock().persons.folds.get(&id).cloned()))
    }

    fn keep_fold(&self, id: PersonId, fold: Fold, anew: bool) -> Answer<'_, Result<(), Unavailable>> {
        let persons = &mut self.lock().persons;
        let is_more = persons.folds.get(&id).is_none_or(|known| anew || known.up_to < fold.up_to);
        if is_more && persons.known.contains_key(&id) {
            persons.folds.insert(id, fold);
        }
        now(Ok(()))
    }

    fn company(&self, id: PersonId) -> Answer<'_, Result<Vec<Company>, Unavailable>> {
        let kept = self.lock();
        let mut company = Vec::new();
        for own in kept.persons.of(&id).rev().take(COMPANY as usize) {
            let at_table = kept.persons.results.iter().filter(|(_, result)| result.table == own.table);
            let public = kept.tables.get(&own.table).and_then(|table| Some(table.summary.as_ref()?.public));
            let others = at_table.filter(|((person, _), _)| *person != id);
            company.extend(others.map(|((person, _), result)| Company {
                person: person.clone(),
                table: own.table.clone(),
                guest: result.guest,
                game: own.game.clone(),
                public,
            }));
        }
        now(Ok(company))
    }

    fn block(&self, id: PersonId, block: Block) -> Answer<'_, Result<(), Unavailable>> {
        let persons = &mut self.lock().persons;
        let is_there = block.other.as_ref().is_none_or(|other| persons.known.contains_key(other));
        if persons.known.contains_key(&id) && is_there {
            persons.blocks.entry((id, block.table.clone(), block.guest)).or_insert(block);
        }
        now(Ok(()))
    }

    fn unblock(&self, id: PersonId, table: TableId, guest: Guest) -> Answer<'_, Result<bool, Unavailable>> {
        now(Ok(self.lock().persons.blocks.remove(&(id, table, guest)).is_some()))
    }

    fn blocks(&self, id: PersonId) -> Answer<'_, Result<Vec<Block>, Unavailable>> {
        let kept = self.lock();
        let mine = kept.persons.blocks.iter().filter(|((person, ..), _)| *person == id);
        let mut blocks: Vec<Block> = mine.map(|(_, block)| block.clone()).collect();
        blocks.sort_by(|a, b| b.at.cmp(&a.at).then_with(|| (&a.table, a.guest).cmp(&(&b.table, b.guest))));
        now(Ok(blocks))
    }

    fn blocked_by(&self, id: PersonId) -> Answer<'_, Result<Vec<PersonId>, Unavailable>> {
        let kept = self.lock();
        let by = kept.persons.blocks.iter().filter(|(_, block)| block.other.as_ref() == Some(&id));
        let by: BTreeSet<PersonId> = by.map(|((person, ..), _)| person.clone()).collect();
        now(Ok(by.into_iter().collect()))
    }

    fn seek(&self, seek: Seek) -> Answer<'_, Result<(), Unavailable>> {
        let persons = &mut self.lock().persons;
        if persons.known.contains_key(&seek.person) {
            persons.seeks.insert(seek.person.clone(), seek);
        }
        now(Ok(()))
    }

    fn seeks(&self, game: String, most: u32) -> Answer<'_, Result<Vec<Seek>, Unavailable>> {
        let kept = self.lock();
        let mut seeks: Vec<Seek> =
            kept.persons.seeks.values().filter(|seek| seek.game == game).cloned().collect();
        seeks.sort_by(|a, b| (a.since, &a.person).cmp(&(b.since, &b.person)));
        seeks.truncate(most as usize);
        now(Ok(seeks))
    }

    fn take_seek(&self, id: PersonId, table: TableId) -> Answer<'_, Result<bool, Unavailable>> {
        let seeks = &mut self.lock().persons.seeks;
        let is_there = seeks.get(&id).is_some_and(|seek| seek.table == table);
        if is_there {
            seeks.remove(&id);
        }
        now(Ok(is_there))
    }

    fn invite(&self, id: PersonId, table: TableId, at: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        let persons = &mut self.lock().persons;
        if persons.known.contains_key(&id) {
            persons.invitations.insert((id, table), at);
        }
        now(Ok(()))
    }

    fn invitations(&self, id: PersonId, most: u32) -> Answer<'_, Result<Vec<(TableId, Stamp)>, Unavailable>> {
        let kept = self.lock();
        let mine = kept.persons.invitations.iter().filter(|((person, _), _)| *person == id);
        let mut tables: Vec<(TableId, Stamp)> = mine.map(|((_, table), at)| (table.clone(), *at)).collect();
        tables.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
        tables.truncate(most as usize);
        now(Ok(tables))
    }

    fn drop_seeks(&self, before: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        let persons = &mut self.lock().persons;
        persons.seeks.retain(|_, seek| seek.since >= before);
        persons.links.retain(|_, (_, until)| *until >= before);
        persons.invitations.retain(|_, at| *at >= before);
        now(Ok(()))
    }
}
