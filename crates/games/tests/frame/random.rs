//! Many tables at random: what must hold whatever people do.

use crate::cast::{opening, rounds};
use crate::life::Life;
use crate::log::{KINDS, kinds, replayed};
use game::{Chance, Guest, Occupant, Presence, Seat, Span};
use games::letramix::LetraMix;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// So many tables, and so many steps at each.
const TABLES: u64 = 150;
const STEPS: usize = 120;

type Table = game::Table<LetraMix>;

/// Plays tables at random and looks at each step; all that was refused, and the lives.
fn live(mut look: impl FnMut(&Table, &Table)) -> (BTreeSet<&'static str>, Vec<Life>) {
    let mut refusals = BTreeSet::new();
    let lives = (0..TABLES).map(|seed| {
        let mut chance = Chance::from_seed(seed);
        let mut life = Life::lobby_with(&opening(rounds(1)), 1 + chance.below(4));
        for _ in 0..STEPS {
            let before = life.table.clone();
            refusals.extend(step(&mut life, &mut chance).err());
            look(&before, &life.table);
        }
        life
    });
    let lives = lives.collect();
    (refusals, lives)
}

fn step(life: &mut Life, chance: &mut Chance) -> Result<(), &'static str> {
    let guest = Guest::new(chance.below(life.table.frame.guests as usize + 1) as u32);
    let sits = life.table.seats.seat_of(guest).is_some();
    let seat = Seat::new(chance.below(life.table.seats.count() + 1) as u8);
    match chance.below(100) {
        0..6 => {
            let name = chance.pick(&["Ida", "", "Jan", "Kim"]).unwrap();
            life.sit(name).map(|_| ())
        }
        6..16 if sits => {
            life.comes(guest);
            Ok(())
        }
        16..22 if sits => {
            life.goes(guest);
            Ok(())
        }
        22..26 if life.table.seats.persons_here().next().is_none() => {
            life.rests();
            Ok(())
        }
        26..36 => {
            life.wait(Span::from_millis(chance.below(90_000) as u64));
            Ok(())
        }
        36..60 => life.act(seat, chance.pick(&moves()).unwrap()),
        _ => {
            // Mostly the host asks, else little happens.
            let host = life.table.frame.host.filter(|_| chance.percent(70));
            life.arrange(host.unwrap_or(guest), arrangement(seat, chance))
        }
    }
}

fn moves() -> Vec<Value> {
    vec![json!({"do": "roll"}), json!({"do": "finish", "layout": []}), json!({"do": "next"})]
}

fn arrangement(seat: Seat, chance: &mut Chance) -> Value {
    let level = chance.pick(&["lehrling", "kenner", "meister"]).unwrap();
    let seat = seat.index();
    let many = vec!["Ei"; 101];
    let choices = [
        (4, json!({"do": "leave"})),
        (4, json!({"do": "kick", "seat": seat})),
        (8, json!({"do": "host", "seat": seat})),
        (8, json!({"do": "bot", "level": level})),
        (12, json!({"do": "stand_in", "seat": seat, "level": level})),
        (4, json!({"do": "sign", "sign": chance.below(9)})),
        (4, json!({"do": "ready", "ready": chance.percent(50)})),
        (6, json!({"do": "options", "options": {"end": {"rounds": chance.below(3)}}})),
        (6, json!({"do": "house", "allow": ["Brmtpl"], "refuse": ["Ei"]})),
        (2, json!({"do": "house", "allow": many})),
        (4, json!({"do": "start"})),
        (8, json!({"do": "pause"})),
        (12, json!({"do": "resume"})),
        (2, json!({"do": "hurry"})),
        (8, json!({"do": "rematch"})),
    ];
    let bag: Vec<&Value> = choices.iter().flat_map(|(times, action)| vec![action; *times]).collect();
    chance.pick(&bag).unwrap().clone()
}

/// The seats by number, without who is there and how.
fn occupants(table: &Table) -> Vec<Occupant> {
    table
        .seats
        .iter()
        .filter_map(|seat| table.seats.place(seat))
        .map(|place| place.occupant.clone())
        .collect()
}

/// [`Life`] looks at every refusal; here are all that the frame has, and all that can happen.
#[test]
fn at_random_every_refusal_and_every_event_is_met_and_refusals_change_nothing() {
    let (refusals, lives) = live(|_, _| {});
    for code in ["no_seat", "not_host", "not_now", "bad_name", "bad_options", "bad_words", "full"] {
        assert!(refusals.contains(code), "{code} is never met");
    }
    for code in ["no_such_seat", "no_such_level", "no_such_sign", "sign_taken", "paused", "over"] {
        assert!(refusals.contains(code), "{code} is never met");
    }
    let met: BTreeSet<String> = lives.iter().flat_map(|life| kinds(&life.events)).collect();
    assert_eq!(met, KINDS.iter().map(|kind| (*kind).to_owned()).collect());
}

#[test]
fn at_random_every_life_folded_from_its_log_gives_an_equal_table() {
    let (_, lives) = live(|_, _| {});
    for (seed, life) in lives.iter().enumerate() {
        assert_eq!(replayed(&life.events), life.table, "seed {seed}");
    }
}

#[test]
fn at_random_there_is_a_host_as_long_as_there_is_a_person() {
    live(|_, table| {
        let persons: Vec<Guest> = table.seats.persons().map(|(_, guest)| guest).collect();
        match table.frame.host {
            Some(host) => assert!(persons.contains(&host), "{host:?} is not among {persons:?}"),
            None => assert!(persons.is_empty(), "nobody is host of {persons:?}"),
        }
    });
}

#[test]
fn at_random_nobody_moves_once_it_is_played() {
    let is_lobby = |table: &Table| table.frame_view().options.is_some();
    live(|before, after| {
        if !is_lobby(before) {
            assert!(!is_lobby(after));
            assert_eq!(occupants(before), occupants(after));
            let gone = |table: &Table, seat| table.seats.presence(seat) == Presence::Gone;
            assert!(before.seats.iter().all(|seat| !gone(before, seat) || gone(after, seat)));
        }
    });
}

#[test]
fn at_random_a_guest_number_belongs_to_one_person_for_ever() {
    live(|before, after| {
        let guests = |table: &Table| occupants(table).iter().filter_map(Occupant::guest).collect::<Vec<_>>();
        let (old, new) = (guests(before), guests(after));
        assert_eq!(new.iter().collect::<BTreeSet<_>>().len(), new.len(), "{new:?}");
        let sat = new.iter().filter(|guest| !old.contains(guest));
        sat.for_each(|guest| assert!(guest.number() >= before.frame.guests, "{guest:?} was here before"));
    });
}

#[test]
fn at_random_a_clock_that_rests_has_no_deadline_and_moments_only_grow() {
    live(|before, after| {
        assert!(after.frame.clock.is_running() || after.deadline().is_none());
        assert!(before.state.moment <= after.state.moment);
    });
}
