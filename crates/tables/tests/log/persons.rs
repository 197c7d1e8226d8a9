//! What every store promises of persons.

use crate::suite::{append, append_names, at, id, summary};
use game::{Chance, Guest, Stamp};
use std::sync::Arc;
use tables::log::persons::{
    Block, Change, Device, Fold, KeptResult, Known, Mine, NewResult, Person, PersonId, Played, Seek, Way,
};
use tables::log::{Log, Report};
use tables::row::TableId;

fn person_id(seed: u64) -> PersonId {
    PersonId::draw(&mut Chance::from_seed(seed))
}

fn known(seed: u64) -> Known {
    let id = person_id(seed);
    let person = Person {
        id,
        made: at(10),
        seen: at(10),
        name: format!("Anna {seed}"),
        sign: Some(3),
        public: None,
        shows_strengths: false,
        sheet: None,
        devices_made: 1,
    };
    let label = "Firefox auf Linux".to_owned();
    Known { person, devices: vec![Device { number: 1, label, made: at(10), seen: at(10), news: None }] }
}

/// Somebody who is kept.
async fn made(log: &dyn Log, seed: u64) -> PersonId {
    log.keep_person(known(seed)).await.unwrap();
    person_id(seed)
}

/// A table with so many guests, numbered from 0.
async fn table(log: &dyn Log, seed: u64, guests: u32, stage: &'static str) -> TableId {
    let names: Vec<(u32, String)> = (0..guests).map(|guest| (guest, format!("P{guest}"))).collect();
    let names: Vec<(u32, &str)> = names.iter().map(|(guest, name)| (*guest, name.as_str())).collect();
    let lists = summary(&format!("P{seed}"), stage);
    log.append_and_wait(append_names(&id(seed), 1, Some(lists), &names)).await.unwrap();
    id(seed)
}

async fn ends(log: &dyn Log, table: &TableId, seed: u64, due: u64) {
    let over = tables::row::Summary { due: at(due), ..summary(&format!("P{seed}"), "over") };
    log.append_and_wait(append(table, 2, Some(over))).await.unwrap();
}

fn result(person: &PersonId, guest: u32, game: &str) -> NewResult {
    let (game, record) = (game.to_owned(), format!(r#"{{"guest":{guest}}}"#));
    NewResult { person: person.clone(), guest: Guest::new(guest), at: at(70), game, record }
}

/// Seats, ends and settles a table for these persons, guests 0, 1, …
async fn played(log: &dyn Log, seed: u64, persons: &[&PersonId], game: &str) -> TableId {
    let table = table(log, seed, persons.len() as u32, "playing").await;
    for (person, guest) in persons.iter().zip(0..) {
        assert!(log.add_place((*person).clone(), table.clone(), Guest::new(guest), at(60)).await.unwrap());
    }
    ends(log, &table, seed, 1_000 + seed).await;
    let results = persons.iter().zip(0..).map(|(person, guest)| result(person, guest, game)).collect();
    assert!(log.settle(table.clone(), persons.len() as u32, results).await.unwrap());
    table
}

async fn somebody_is_kept_with_their_devices(log: &dyn Log) {
    let anna = made(log, 5_001).await;
    log.keep_person(Known { devices: vec![], ..known(5_001) }).await.unwrap();
    assert_eq!(log.person(anna.clone()).await.unwrap(), Some(known(5_001)), "who is there stays");
    assert_eq!(log.person(person_id(1)).await.unwrap(), None);
    assert!(log.change_person(anna.clone(), Change::Name("Änne".to_owned(), None)).await.unwrap());
    assert!(log.change_person(anna.clone(), Change::Public(Some("token".to_owned()))).await.unwrap());
    assert!(log.change_person(anna.clone(), Change::Strengths(true)).await.unwrap());
    assert!(log.change_person(anna.clone(), Change::Sheet("hash".to_owned())).await.unwrap());
    assert!(!log.change_person(person_id(1), Change::Strengths(true)).await.unwrap());
    let changed = log.person(anna.clone()).await.unwrap().unwrap().person;
    assert_eq!((changed.name.as_str(), changed.sign, changed.shows_strengths), ("Änne", None, true));
    assert_eq!(log.person_by(Way::Public("token")).await.unwrap(), Some(anna.clone()));
    assert_eq!(log.person_by(Way::Sheet("hash")).await.unwrap(), Some(anna.clone()));
    assert_eq!(log.person_by(Way::Sheet("token")).await.unwrap(), None);
    log.change_person(anna.clone(), Change::Public(None)).await.unwrap();
    assert_eq!(log.person_by(Way::Public("token")).await.unwrap(), None);
    log.delete_person(anna, at(9)).await.unwrap();
}

/// Each device is told once of one that comes after it, and a number is never given again.
async fn devices_come_and_go(log: &dyn Log) {
    let anna = made(log, 5_002).await;
    let add =
        async |label: &str, time| log.add_device(anna.clone(), label.to_owned(), at(time)).await.unwrap();
    assert_eq!(add("Safari auf iPhone", 20).await, Some(2));
    assert_eq!(log.add_device(person_id(1), "x".to_owned(), at(20)).await.unwrap(), None);
    let news = async || {
        let known = log.person(anna.clone()).await.unwrap().unwrap();
        known.devices.into_iter().map(|device| (device.number, device.seen, device.news)).collect::<Vec<_>>()
    };
    let told = Some("Safari auf iPhone".to_owned());
    assert_eq!(news().await, [(1, at(10), told), (2, at(20), None)]);
    log.see_person(anna.clone(), 1, at(30)).await.unwrap();
    log.see_person(anna.clone(), 1, at(5)).await.unwrap();
    assert_eq!(news().await, [(1, at(30), None), (2, at(20), None)]);
    assert_eq!(log.person(anna.clone()).await.unwrap().unwrap().person.seen, at(30));
    assert!(
        log.drop_device(anna.clone(), 2).await.unwrap() && !log.drop_device(anna.clone(), 2).await.unwrap()
    );
    assert_eq!(add("Chrome auf Android", 40).await, Some(3));
    log.delete_person(anna, at(9)).await.unwrap();
}

async fn persons_are_listed(log: &dyn Log) {
    let mut ids = vec![made(log, 5_003).await, made(log, 5_004).await, made(log, 5_005).await];
    ids.sort();
    assert_eq!(log.persons(None, 2).await.unwrap(), ids[..2]);
    assert_eq!(log.persons(Some(ids[1].clone()), 2).await.unwrap(), ids[2..]);
    log.see_person(ids[0].clone(), 1, at(50)).await.unwrap();
    let mut unseen = log.unseen_persons(at(50), 9).await.unwrap();
    unseen.sort();
    assert_eq!(unseen, ids[1..]);
    for id in ids {
        log.delete_person(id, at(9)).await.unwrap();
    }
    assert_eq!(log.persons(None, 2).await.unwrap(), []);
}

async fn a_code_connects_once_and_in_time(log: &Arc<dyn Log>) {
    let anna = made(&**log, 5_006).await;
    let uses = async |hash: &str, time| log.use_link(hash.to_owned(), at(time)).await.unwrap();
    log.make_link("one".to_owned(), anna.clone(), at(100)).await.unwrap();
    assert_eq!(uses("two", 50).await, None);
    assert_eq!(uses("one", 100).await, None, "too late");
    log.make_link("one".to_owned(), anna.clone(), at(100)).await.unwrap();
    log.make_link("two".to_owned(), anna.clone(), at(100)).await.unwrap();
    assert_eq!(uses("one", 50).await, None, "a newer one counts");
    let tries: Vec<_> = (0..20)
        .map(|_| {
            let log = Arc::clone(log);
            tokio::spawn(async move { log.use_link("two".to_owned(), at(50)).await.unwrap() })
        })
        .collect();
    let mut used = 0;
    for one in tries {
        used += one.await.unwrap().inspect(|id| assert_eq!(*id, anna)).iter().count();
    }
    assert_eq!((used, uses("two", 50).await), (1, None));
    log.make_link("three".to_owned(), anna.clone(), at(100)).await.unwrap();
    log.delete_person(anna, at(9)).await.unwrap();
    assert_eq!(uses("three", 50).await, None);
}

async fn who_sits_where_is_known(log: &dyn Log) {
    let (anna, ben) = (made(log, 5_007).await, made(log, 5_008).await);
    let (one, two) = (table(log, 5_010, 2, "lobby").await, table(log, 5_011, 3, "playing").await);
    let sits = async |person: &PersonId, table: &TableId, guest, time| {
        log.add_place(person.clone(), table.clone(), Guest::new(guest), at(time)).await.unwrap()
    };
    assert!(sits(&anna, &one, 0, 20).await && sits(&ben, &one, 1, 21).await);
    assert!(!sits(&ben, &one, 0, 22).await, "somebody else's seat");
    assert!(!sits(&anna, &id(5_999), 0, 22).await && !sits(&person_id(1), &two, 2, 22).await);
    assert!(sits(&anna, &two, 0, 30).await && sits(&anna, &two, 2, 31).await);
    let places = [(Guest::new(0), anna.clone()), (Guest::new(1), ben.clone())];
    assert_eq!(log.places(one.clone()).await.unwrap(), places);
    let mine = async |which| {
        let places = log.places_of(anna.clone(), which, 9).await.unwrap();
        places.into_iter().map(|place| (place.listed.table, place.guest.number())).collect::<Vec<_>>()
    };
    assert_eq!(mine(Mine::Running).await, [(two.clone(), 2), (one.clone(), 0)]);
    let next = table(log, 5_012, 2, "lobby").await;
    let guests = vec![Guest::new(0), Guest::new(7)];
    log.copy_places(one.clone(), next.clone(), guests, at(40)).await.unwrap();
    assert_eq!(log.places(next.clone()).await.unwrap(), [(Guest::new(0), anna.clone())]);
    for (table, seed, due) in [(&one, 5_010, 900), (&two, 5_011, 800), (&next, 5_012, 800)] {
        ends(log, table, seed, due).await;
    }
    assert_eq!(mine(Mine::Running).await, []);
    let mut late = [(two.clone(), 2), (next.clone(), 0)];
    late.sort();
    assert_eq!(mine(Mine::Over(None)).await, [&[(one.clone(), 0)], &late[..]].concat());
    assert_eq!(mine(Mine::Over(Some(one.clone()))).await, late);
    assert_eq!(mine(Mine::Over(Some(late[0].0.clone()))).await, late[1..]);
    let mut all = vec![(one.clone(), 0), (two.clone(), 2), (next.clone(), 0)];
    all.sort();
    assert_eq!(mine(Mine::All(None)).await, all);
    assert_eq!(mine(Mine::All(Some(all[0].0.clone()))).await, all[1..]);
    log.delete(vec![one.clone(), two, next], None).await.unwrap();
    assert_eq!((mine(Mine::All(None)).await, log.places(one).await.unwrap()), (vec![], vec![]));
    log.delete_person(anna, at(9)).await.unwrap();
    log.delete_person(ben, at(9)).await.unwrap();
}

/// Results are kept once, however often and by however many servers a table is settled.
async fn a_table_is_settled_once(log: &Arc<dyn Log>) {
    let (anna, ben) = (made(&**log, 5_020).await, made(&**log, 5_021).await);
    let (one, other) = (table(&**log, 5_022, 3, "playing").await, table(&**log, 5_023, 2, "playing").await);
    for (table, guest, person) in [(&one, 0, &anna), (&one, 1, &ben), (&other, 0, &anna)] {
        log.add_place(person.clone(), table.clone(), Guest::new(guest), at(20)).await.unwrap();
    }
    assert_eq!((log.to_settle(one.clone()).await.unwrap(), log.unsettled(9).await.unwrap()), (None, vec![]));
    ends(&**log, &one, 5_022, 900).await;
    ends(&**log, &other, 5_023, 800).await;
    assert_eq!(log.unsettled(9).await.unwrap(), [other.clone(), one.clone()]);
    assert_eq!(log.unsettled(1).await.unwrap(), std::slice::from_ref(&other));
    assert_eq!(log.to_settle(one.clone()).await.unwrap(), Some(2));
    let both = vec![result(&anna, 0, "letramix"), result(&ben, 1, "letramix")];
    assert!(!log.settle(one.clone(), 1, both.clone()).await.unwrap(), "a seat came meanwhile");
    let tries: Vec<_> = (0..10)
        .map(|_| {
            let (log, one, both) = (Arc::clone(log), one.clone(), both.clone());
            tokio::spawn(async move { log.settle(one, 2, both).await.unwrap() })
        })
        .collect();
    let mut settled = 0;
    for one in tries {
        settled += u32::from(one.await.unwrap());
    }
    assert_eq!((settled, log.unsettled(9).await.unwrap()), (1, vec![other.clone()]));
    // Another seat is known later: only its result is new.
    log.add_place(ben.clone(), one.clone(), Guest::new(2), at(90)).await.unwrap();
    assert_eq!(log.to_settle(one.clone()).await.unwrap(), Some(1));
    assert!(log.settle(one.clone(), 1, both).await.unwrap());
    assert!(log.settle(other.clone(), 1, vec![result(&anna, 0, "wortduell")]).await.unwrap());
    let of = async |person: &PersonId, which| {
        let results = log.results(person.clone(), which, 9).await.unwrap();
        results.into_iter().map(|result| (result.number, result.table)).collect::<Vec<_>>()
    };
    let all = [(1, one.clone()), (2, other.clone())];
    assert_eq!(of(&anna, Played::After(0)).await, all);
    assert_eq!(of(&anna, Played::After(1)).await, all[1..]);
    assert_eq!(of(&anna, Played::Before(u32::MAX, None)).await, [all[1].clone(), all[0].clone()]);
    assert_eq!(of(&anna, Played::Before(2, None)).await, all[..1]);
    assert_eq!(of(&anna, Played::Before(9, Some("wortduell".to_owned()))).await, all[1..]);
    assert_eq!(of(&ben, Played::After(0)).await, all[..1]);
    log.delete(vec![one, other], None).await.unwrap();
    assert_eq!(of(&anna, Played::After(0)).await, all, "they stay when the table is gone");
    log.delete_person(anna.clone(), at(9)).await.unwrap();
    log.delete_person(ben, at(9)).await.unwrap();
    assert_eq!(of(&anna, Played::After(0)).await, []);
}

/// Results of one person from many tables at once: every one has a number of its own, without gaps.
async fn many_tables_are_settled_at_once(log: &Arc<dyn Log>) {
    let anna = made(&**log, 5_030).await;
    let mut settling = Vec::new();
    for seed in 5_031..5_043 {
        let table = table(&**log, seed, 1, "playing").await;
        log.add_place(anna.clone(), table.clone(), Guest::new(0), at(20)).await.unwrap();
        ends(&**log, &table, seed, 900).await;
        let (log, results) = (Arc::clone(log), vec![result(&anna, 0, "letramix")]);
        settling.push(tokio::spawn(async move {
            // The sweeper tries again, too.
            while !matches!(log.settle(table.clone(), 1, results.clone()).await, Ok(true)) {}
        }));
    }
    for one in settling {
        one.await.unwrap();
    }
    let numbers: Vec<u32> =
        log.results(anna.clone(), Played::After(0), 99).await.unwrap().iter().map(|one| one.number).collect();
    assert_eq!(numbers, (1..=12).collect::<Vec<u32>>());
    log.delete((5_031..5_043).map(id).collect(), None).await.unwrap();
    log.delete_person(anna, at(9)).await.unwrap();
}

async fn a_fold_only_grows(log: &dyn Log) {
    let anna = made(log, 5_050).await;
    let fold = |up_to, text: &str| Fold { up_to, text: text.to_owned() };
    let keep = async |fold, anew| log.keep_fold(anna.clone(), fold, anew).await.unwrap();
    assert_eq!(log.fold(anna.clone()).await.unwrap(), None);
    keep(fold(5, "five"), false).await;
    keep(fold(4, "four"), false).await;
    assert_eq!(log.fold(anna.clone()).await.unwrap(), Some(fold(5, "five")));
    keep(fold(4, "four"), true).await;
    assert_eq!(log.fold(anna.clone()).await.unwrap(), Some(fold(4, "four")));
    log.delete_person(anna.clone(), at(9)).await.unwrap();
    keep(fold(6, "six"), true).await;
    assert_eq!(log.fold(anna).await.unwrap(), None, "nobody");
}

async fn company_is_known_by_tables(log: &dyn Log) {
    let (anna, ben, cleo) = (made(log, 5_060).await, made(log, 5_061).await, made(log, 5_062).await);
    let first = played(log, 5_063, &[&anna, &ben], "letramix").await;
    let second = played(log, 5_064, &[&ben, &anna, &cleo], "wortduell").await;
    let third = played(log, 5_065, &[&anna], "letramix").await;
    log.delete(vec![first.clone()], None).await.unwrap();
    let company = async |person: &PersonId| {
        let company = log.company(person.clone()).await.unwrap();
        let one =
            |one: tables::log::persons::Company| (one.person, one.table, one.guest.number(), one.public);
        company.into_iter().map(one).collect::<Vec<_>>()
    };
    let mut with =
        vec![(ben.clone(), second.clone(), 0, Some(true)), (cleo.clone(), second.clone(), 2, Some(true))];
    with.sort();
    with.push((ben.clone(), first, 1, None));
    assert_eq!(company(&anna).await, with);
    log.delete_person(ben.clone(), at(9)).await.unwrap();
    assert_eq!(company(&anna).await, [(cleo.clone(), second.clone(), 2, Some(true))]);
    log.delete(vec![second, third], None).await.unwrap();
    log.delete_person(anna, at(9)).await.unwrap();
    log.delete_person(cleo, at(9)).await.unwrap();
}

async fn who_is_blocked_is_known_from_both_sides(log: &dyn Log) {
    let (anna, ben) = (made(log, 5_070).await, made(log, 5_071).await);
    let block = |seed, guest, other: Option<&PersonId>, time| Block {
        table: id(seed),
        guest: Guest::new(guest),
        other: other.cloned(),
        at: at(time),
    };
    let (of_ben, of_nobody) = (block(5_072, 1, Some(&ben), 20), block(5_073, 2, None, 30));
    for one in [of_ben.clone(), of_nobody.clone(), block(5_072, 1, None, 40)] {
        log.block(anna.clone(), one).await.unwrap();
    }
    log.block(anna.clone(), block(5_074, 1, Some(&person_id(1)), 40)).await.unwrap();
    assert_eq!(log.blocks(anna.clone()).await.unwrap(), [of_nobody.clone(), of_ben]);
    assert_eq!(log.blocked_by(ben.clone()).await.unwrap(), std::slice::from_ref(&anna));
    assert_eq!(log.blocked_by(anna.clone()).await.unwrap(), []);
    log.delete_person(ben.clone(), at(9)).await.unwrap();
    assert_eq!(log.blocks(anna.clone()).await.unwrap(), [of_nobody]);
    assert!(log.unblock(anna.clone(), id(5_073), Guest::new(2)).await.unwrap());
    assert!(!log.unblock(anna.clone(), id(5_073), Guest::new(2)).await.unwrap());
    log.delete_person(anna, at(9)).await.unwrap();
}

async fn of_two_who_find_somebody_one_gets_them(log: &Arc<dyn Log>) {
    let (anna, ben) = (made(&**log, 5_080).await, made(&**log, 5_081).await);
    let seek = |person: &PersonId, game: &str, seed, since| Seek {
        person: person.clone(),
        game: game.to_owned(),
        table: id(seed),
        since: at(since),
    };
    let seeks = async |game: &str| log.seeks(game.to_owned(), 9).await.unwrap();
    log.seek(seek(&anna, "wortduell", 1, 10)).await.unwrap();
    log.seek(seek(&anna, "letramix", 2, 40)).await.unwrap();
    log.seek(seek(&ben, "letramix", 3, 30)).await.unwrap();
    log.seek(seek(&person_id(1), "letramix", 4, 20)).await.unwrap();
    assert_eq!(seeks("wortduell").await, [], "one waits at one table");
    assert_eq!(seeks("letramix").await, [seek(&ben, "letramix", 3, 30), seek(&anna, "letramix", 2, 40)]);
    assert!(!log.take_seek(ben.clone(), id(2)).await.unwrap(), "not there");
    let tries: Vec<_> = (0..20)
        .map(|_| {
            let (log, ben) = (Arc::clone(log), ben.clone());
            tokio::spawn(async move { log.take_seek(ben, id(3)).await.unwrap() })
        })
        .collect();
    let mut taken = 0;
    for one in tries {
        taken += u32::from(one.await.unwrap());
    }
    assert_eq!(taken, 1);
    log.invite(anna.clone(), id(8), at(30)).await.unwrap();
    log.invite(anna.clone(), id(9), at(40)).await.unwrap();
    log.invite(anna.clone(), id(8), at(50)).await.unwrap();
    log.invite(person_id(1), id(8), at(50)).await.unwrap();
    let invitations = async || log.invitations(anna.clone(), 9).await.unwrap();
    assert_eq!(invitations().await, [(id(8), at(50)), (id(9), at(40))]);
    log.drop_seeks(at(40)).await.unwrap();
    assert_eq!(seeks("letramix").await, [seek(&anna, "letramix", 2, 40)]);
    log.drop_seeks(at(41)).await.unwrap();
    assert_eq!((seeks("letramix").await, invitations().await), (vec![], vec![(id(8), at(50))]));
    log.delete_person(anna, at(9)).await.unwrap();
    log.delete_person(ben, at(9)).await.unwrap();
}

/// Whoever is deleted leaves their number and nothing else; the others keep the table, with "Gast" at it.
async fn who_is_deleted_is_gone(log: &dyn Log) {
    let (anna, ben) = (made(log, 5_090).await, made(log, 5_091).await);
    let over = played(log, 5_092, &[&anna, &ben], "letramix").await;
    let running = table(log, 5_093, 2, "playing").await;
    log.add_place(ben.clone(), running.clone(), Guest::new(1), at(20)).await.unwrap();
    log.report(running.clone(), Guest::new(1), at(20), 1).await.unwrap();
    let mut seats = log.delete_person(ben.clone(), at(99)).await.unwrap();
    seats.sort();
    let mut sat = vec![(over.clone(), Guest::new(1)), (running.clone(), Guest::new(1))];
    sat.sort();
    assert_eq!(seats, sat);
    for table in [&over, &running] {
        let names = log.names(table.clone()).await.unwrap();
        assert_eq!((names.get(Guest::new(0)), names.is_forgotten(Guest::new(1))), (Some("P0"), true));
    }
    let reports: Vec<Report> = log.reports().await.unwrap();
    assert!(!reports.iter().any(|report| report.table == running));
    assert_eq!(log.person(ben.clone()).await.unwrap(), None);
    assert_eq!(log.places(over.clone()).await.unwrap(), [(Guest::new(0), anna.clone())]);
    assert_eq!(log.results(ben.clone(), Played::After(0), 9).await.unwrap(), []);
    assert_eq!(log.results(anna.clone(), Played::After(0), 9).await.unwrap().len(), 1);
    assert!(log.gone_persons().await.unwrap().contains(&ben));
    assert_eq!(log.delete_person(ben, at(99)).await.unwrap(), []);
    log.delete(vec![over, running], None).await.unwrap();
    log.delete_person(anna, at(9)).await.unwrap();
}

async fn a_result_is_restored_once(log: &dyn Log) {
    let anna = made(log, 5_100).await;
    let kept = |number, seed| KeptResult {
        number,
        table: id(seed),
        guest: Guest::new(0),
        at: Stamp::from_millis(7),
        game: "letramix".to_owned(),
        record: "{}".to_owned(),
    };
    for one in [kept(1, 5_101), kept(1, 5_101), kept(2, 5_101), kept(1, 5_102), kept(4, 5_102)] {
        log.restore_result(anna.clone(), one).await.unwrap();
    }
    log.restore_result(person_id(1), kept(1, 5_101)).await.unwrap();
    assert_eq!(
        log.results(anna.clone(), Played::After(0), 9).await.unwrap(),
        [kept(1, 5_101), kept(4, 5_102)]
    );
    log.delete_person(anna, at(9)).await.unwrap();
}

pub async fn suite(log: &Arc<dyn Log>) {
    somebody_is_kept_with_their_devices(&**log).await;
    devices_come_and_go(&**log).await;
    persons_are_listed(&**log).await;
    a_code_connects_once_and_in_time(log).await;
    who_sits_where_is_known(&**log).await;
    a_table_is_settled_once(log).await;
    many_tables_are_settled_at_once(log).await;
    a_fold_only_grows(&**log).await;
    company_is_known_by_tables(&**log).await;
    who_is_blocked_is_known_from_both_sides(&**log).await;
    of_two_who_find_somebody_one_gets_them(log).await;
    who_is_deleted_is_gone(&**log).await;
    a_result_is_restored_once(&**log).await;
}
