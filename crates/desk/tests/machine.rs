//! The desk as a machine: what it wants done for what it is given.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use desk::message::{Bye, Hello};
use desk::row::{Row, TableId};
use desk::{
    AppendError, Command, Connect, Desk, End, Input, Local, Order, Output, Plan, Setup, Unavailable, opening,
};
use game::frame::HouseWords;
use game::{Chance, FrameEvent, Guest, Occupant, Span, Stamp, TableEvent};
use games::letramix::{LetraMix, Options};
use serde_json::value::RawValue;

const START: Stamp = Stamp::from_millis(1_800_000_000_000);
const ANNA: Guest = Guest::new(0);

fn events(seats: Vec<Occupant>) -> Vec<TableEvent<LetraMix>> {
    let opened = FrameEvent::Opened {
        game: "letramix".to_owned(),
        code: "BABA".to_owned(),
        public: false,
        options: Options::default(),
        house: HouseWords::default(),
        seats,
        host: Some(ANNA),
        starter: None,
    };
    vec![TableEvent::Frame(opened)]
}

fn anna() -> Vec<Occupant> {
    vec![Occupant::Person { name: "Anna".to_owned(), guest: ANNA }]
}

fn desk() -> Desk<LetraMix> {
    let mut chance = Chance::from_seed(1);
    let row = opening(&TableId::draw(&mut chance), &events(anna()), START, 1).unwrap().row;
    Desk::load(Setup::local(&[], true), &[(*row).clone()], chance, START).unwrap().unwrap()
}

fn hello(connection: u32, guest: Option<Guest>) -> Input {
    Input::Connect(Box::new(Connect { connection, guest, hello: Hello::default() }))
}

fn start(connection: u32) -> Input {
    let action = RawValue::from_string(r#"{"do":"start"}"#.to_owned()).unwrap();
    let (at, lag, order) = (START, Span::default(), Order::Arrange { action });
    Input::Command(Box::new(Command { connection, id: 1, at, lag, order }))
}

fn is_append(output: &Output<LetraMix>) -> bool {
    matches!(output, Output::Append(_))
}

/// One append is under way at a time; what comes meanwhile waits inside.
#[test]
fn what_comes_while_a_row_is_written_waits() {
    let mut desk = desk();
    let outputs = desk.handle(hello(1, Some(ANNA)), START);
    assert!(matches!(outputs.as_slice(), [Output::Append(_)]));
    assert!(desk.handle(hello(2, None), START).is_empty());
    assert!(desk.handle(start(1), START).is_empty());
    assert_eq!(desk.backlog(), 2);
    assert_eq!(desk.wake(), None, "nothing but the log is waited for");
    let outputs = desk.handle(Input::Appended(Ok(())), START);
    assert!(outputs.iter().any(|output| matches!(output, Output::Welcome { connection: 1 })));
    assert!(outputs.iter().any(|output| matches!(output, Output::Welcome { connection: 2 })));
    assert_eq!(outputs.iter().filter(|output| is_append(output)).count(), 1, "the start is next");
}

/// A log that refuses a row although it has no newer one contradicts itself: the table does not ask it for ever (S5).
#[test]
fn a_table_whose_log_contradicts_itself_is_damaged() {
    let mut desk = desk();
    let rows = || opening(desk_id(), &events(anna()), START, 1).unwrap().row;
    let mut outputs = desk.handle(hello(1, None), START);
    outputs.extend(desk.handle(hello(2, Some(ANNA)), START));
    let mut appends = 0;
    while outputs.iter().any(is_append) && appends < 100 {
        appends += 1;
        let outputs_of_conflict = desk.handle(Input::Appended(Err(AppendError::Conflict)), START);
        if desk.has_ended() {
            outputs = outputs_of_conflict;
            break;
        }
        outputs = desk.handle(Input::Rows(Ok(vec![(*rows()).clone()])), START);
    }
    assert!(appends < 20, "it spins");
    let closed = |which: u32| {
        outputs.iter().any(
            |output| matches!(output, Output::Close { connection, reason: Bye::Damaged } if *connection == which),
        )
    };
    assert!(closed(1) && closed(2), "everybody is told, who watches and who comes");
    assert!(outputs.iter().any(|output| matches!(output, Output::Ended(End::Damaged))));
    assert!(desk.handle(Input::Time, START).is_empty() && desk.wake().is_none(), "it is over");
}

/// The id that `desk` draws.
fn desk_id() -> &'static TableId {
    use std::sync::OnceLock;
    static ID: OnceLock<TableId> = OnceLock::new();
    ID.get_or_init(|| TableId::draw(&mut Chance::from_seed(1)))
}

/// While the log is away a command is refused, and the desk does nothing by itself for a second.
#[test]
fn a_log_that_is_away_is_not_asked_again_at_once() {
    let mut desk = desk();
    desk.handle(hello(1, Some(ANNA)), START);
    let away = || Err(AppendError::Unavailable(Unavailable("away".to_owned())));
    let outputs = desk.handle(Input::Appended(away()), START);
    let refused = |output: &Output<LetraMix>| {
        matches!(output, Output::Close { connection: 1, reason: Bye::Unavailable })
    };
    assert!(outputs.iter().any(refused));
    assert!(!outputs.iter().any(is_append));
}

/// Appends that conflict while the log cannot be read say nothing about its rows: the table is not given up.
#[test]
fn a_log_that_cannot_be_read_is_not_damaged() {
    let mut desk = desk();
    for connection in 1..50 {
        let outputs = desk.handle(hello(connection, Some(ANNA)), START);
        assert!(outputs.iter().any(is_append));
        desk.handle(Input::Appended(Err(AppendError::Conflict)), START);
        let unread = Err(Unavailable("away".to_owned()));
        let outputs = desk.handle(Input::Rows(unread), START);
        let turned_away =
            |output: &Output<LetraMix>| matches!(output, Output::Close { reason: Bye::Unavailable, .. });
        assert!(outputs.iter().any(turned_away) && !desk.has_ended());
    }
}

/// A row of a newer program cannot be read: the table waits between two tries, and gives up after some.
#[test]
fn a_row_of_a_newer_program_does_not_make_a_table_spin() {
    let mut desk = desk();
    let own = (*opening(desk_id(), &events(anna()), START, 1).unwrap().row).clone();
    let newer = Row { seq: 2, events: r#"[{"frame":"of_tomorrow"}]"#.to_owned(), ..own.clone() };
    let mut tries = 0;
    while !desk.has_ended() && tries < 100 {
        tries += 1;
        desk.handle(hello(tries, Some(ANNA)), START);
        desk.handle(Input::Appended(Err(AppendError::Conflict)), START);
        desk.handle(Input::Rows(Ok(vec![own.clone(), newer.clone()])), START);
    }
    assert!((2..20).contains(&tries), "{tries}");
}

/// Rows with a hole are not believed.
#[test]
fn a_missing_row_is_noticed_when_a_table_is_loaded() {
    let mut chance = Chance::from_seed(1);
    let row = opening(&TableId::draw(&mut chance), &events(anna()), START, 1).unwrap().row;
    let mut third = (*row).clone();
    third.seq = 3;
    let loaded = Desk::<LetraMix>::load(Setup::local(&[], true), &[(*row).clone(), third], chance, START);
    assert_eq!(loaded.err().map(|why| why.to_string()), Some("row 2 is missing".to_owned()));
}

/// The dice that are rolled first at a table with these seats, whoever begins.
fn first_roll(seats: Vec<Occupant>) -> serde_json::Value {
    let mut opening = events(seats);
    opening.push(TableEvent::Frame(FrameEvent::Started { zero: START }));
    let setup = Setup::local(&["geselle"], false);
    let mut local = Local::open(setup, &opening, Chance::from_seed(7), START).unwrap();
    (0..2).for_each(|guest| local.give(hello(guest + 1, Some(Guest::new(guest)))));
    local.wait_until(START + Span::from_secs(1));
    for _ in 0..100 {
        for think in local.thinking() {
            let roll = serde_json::from_str(r#"{"do":"roll"}"#).unwrap();
            let steps = vec![(Span::from_millis(500), roll)];
            local.plan(Plan { seat: think.seat, moment: think.moment, steps });
        }
        let moment = local.table().state.moment;
        for connection in 1..=2 {
            let action = RawValue::from_string(r#"{"do":"roll"}"#.to_owned()).unwrap();
            let (at, lag, order) = (local.now(), Span::default(), Order::Act { moment, action });
            local.give(Input::Command(Box::new(Command { connection, id: 1, at, lag, order })));
        }
        local.wait_until(local.now() + Span::from_secs(1));
        let rolled = local.rows().iter().find_map(|row| {
            let events: Vec<serde_json::Value> = serde_json::from_str(&row.events).unwrap();
            events.into_iter().find_map(|event| event.get("dice").cloned())
        });
        if let Some(dice) = rolled {
            return dice;
        }
    }
    panic!("nobody rolls")
}

/// The table's draws do not depend on who plays: bots have a chance of their own.
#[test]
fn people_and_bots_roll_the_same_dice() {
    let bots = || vec![Occupant::Bot { name: "geselle".to_owned() }; 2];
    let people = (0..2).map(|i| Occupant::Person { name: format!("P{i}"), guest: Guest::new(i) });
    assert_eq!(first_roll(bots()), first_roll(people.collect()));
}
