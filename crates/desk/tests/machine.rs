//! The desk as a machine: what it wants done for what it is given.

use desk::message::{Bye, Hello};
use desk::row::{Head, Mark, Row, Stored, TableId};
use desk::{
    Append, AppendError, Command, Connect, Desk, End, Hint, Input, Local, Names, Note, Order, Outbox, Output,
    Plan, Setup, Unavailable, opening,
};
use game::frame::{HouseWords, LineQuality};
use game::{Chance, FrameEvent, Guest, Occupant, Seat, Span, Stamp, TableEvent};
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
    let stored = stored(&TableId::draw(&mut chance));
    Desk::load(Setup::local(&[], true), &stored, chance, START).unwrap().unwrap()
}

/// What a log has of Anna's table.
fn stored(id: &TableId) -> Stored {
    let Append { row, names, .. } = opening(id, &events(anna()), START, 1).unwrap();
    let names = names.into_iter().map(|(guest, name)| (guest, Some(name))).collect();
    Stored { rows: vec![(*row).clone()], names }
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
        outputs = desk.handle(Input::Rows(Ok(stored(desk_id()))), START);
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

/// An append that failed may have been written all the same. Where nobody else tells of new rows, the desk looks for it.
#[test]
fn a_row_whose_append_failed_is_looked_for() {
    let mut desk = desk();
    let outputs = desk.handle(hello(1, Some(ANNA)), START);
    let written = outputs.into_iter().find_map(|output| match output {
        Output::Append(append) => Some(append.row),
        _ => None,
    });
    let away = Err(AppendError::Unavailable(Unavailable("away".to_owned())));
    desk.handle(Input::Appended(away), START);
    let later = desk.wake().unwrap();
    assert_eq!(later, START + Span::from_secs(1));
    let outputs = desk.handle(Input::Time, later);
    assert!(outputs.iter().any(|output| matches!(output, Output::Read { .. })));
    let mut stored = stored(desk.id());
    stored.rows.push((*written.unwrap()).clone());
    desk.handle(Input::Rows(Ok(stored)), later);
    assert_eq!(desk.seq(), 2);
}

/// Only rows that are lost make a client start afresh, not a log that is away while its missed rows are read.
#[test]
fn who_comes_back_while_the_log_is_away_is_told_to_come_again() {
    let mut desk = desk();
    let seen = Hello { seq: 1, ..Hello::default() };
    let back = Connect { connection: 1, guest: Some(ANNA), hello: seen };
    desk.handle(Input::Connect(Box::new(back)), START);
    let outputs = desk.handle(Input::Appended(Ok(())), START);
    assert!(outputs.iter().any(|output| matches!(output, Output::Read { .. })));
    let outputs = desk.handle(Input::Rows(Err(Unavailable("away".to_owned()))), START);
    assert!(matches!(outputs.as_slice(), [Output::Close { connection: 1, reason: Bye::Unavailable }]));
    assert_eq!(desk.wake(), Some(START + Span::from_secs(5)), "else Anna would be here for ever");
    assert!(desk.handle(Input::Time, START + Span::from_secs(5)).iter().any(is_append));
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
    let mut stored = stored(desk_id());
    let events = r#"[{"frame":"of_tomorrow"}]"#.to_owned();
    stored.rows.push(Row { seq: 2, events, ..stored.rows[0].clone() });
    let mut tries = 0;
    while !desk.has_ended() && tries < 100 {
        tries += 1;
        desk.handle(hello(tries, Some(ANNA)), START);
        desk.handle(Input::Appended(Err(AppendError::Conflict)), START);
        desk.handle(Input::Rows(Ok(stored.clone())), START);
    }
    assert!((2..20).contains(&tries), "{tries}");
}

/// Rows with a hole are not believed.
#[test]
fn a_missing_row_is_noticed_when_a_table_is_loaded() {
    let mut chance = Chance::from_seed(1);
    let mut stored = stored(&TableId::draw(&mut chance));
    stored.rows.push(Row { seq: 3, ..stored.rows[0].clone() });
    let loaded = Desk::<LetraMix>::load(Setup::local(&[], true), &stored, chance, START);
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
    let bots = || vec![Occupant::bot("geselle"); 2];
    let people = (0..2).map(|i| Occupant::Person { name: format!("P{i}"), guest: Guest::new(i) });
    assert_eq!(first_roll(bots()), first_roll(people.collect()));
}

/// The seats in the last view that is sent.
fn seen_seats(outputs: &[Output<LetraMix>]) -> Option<Vec<serde_json::Value>> {
    let mut outbox = Outbox::default();
    outbox.put(Note::Begin { told: 0, reset: false });
    for output in outputs {
        if let Output::Send { note: note @ Note::View(_), .. } = output {
            outbox.put(note.clone());
        }
    }
    let text = outbox.take()?.messages.pop()?;
    let message: serde_json::Value = serde_json::from_str(&text).unwrap();
    message["frame"]["seats"].as_array().cloned()
}

/// Their names.
fn seen_names(outputs: &[Output<LetraMix>]) -> Option<Vec<String>> {
    let name = |seat: &serde_json::Value| seat["name"].as_str().unwrap().to_owned();
    Some(seen_seats(outputs)?.iter().map(name).collect())
}

/// How good somebody's connection is: shown in the lobby, soon, and written into no row.
#[test]
fn everybody_in_the_lobby_sees_how_good_a_connection_is() {
    let mut desk = desk();
    desk.handle(hello(1, Some(ANNA)), START);
    let outputs = desk.handle(Input::Appended(Ok(())), START);
    assert!(seen_seats(&outputs).unwrap()[0].get("line").is_none(), "nothing is measured yet");
    let outputs = desk.handle(Input::Line { connection: 1, line: LineQuality::Poor }, START);
    assert!(outputs.is_empty(), "no row, and the view waits a moment");
    let outputs = desk.handle(Input::Time, desk.wake().unwrap());
    assert_eq!(seen_seats(&outputs).unwrap()[0]["line"], "poor");
}

/// Names are beside the log: no row has one, and a desk that is loaded knows them.
#[test]
fn names_are_beside_the_log() {
    let append = opening(desk_id(), &events(anna()), START, 1).unwrap();
    assert!(!append.row.events.contains("Anna"), "{}", append.row.events);
    assert_eq!(append.names, [(ANNA, "Anna".to_owned())]);
    let mut desk = desk();
    let outputs = desk.handle(hello(1, None), START);
    assert_eq!(seen_names(&outputs), Some(vec!["Anna".to_owned()]));
    let outputs = desk.handle(Input::Sit { ticket: 1, name: "Anna".to_owned(), was: None }, START);
    let Some(Output::Append(append)) = outputs.into_iter().find(is_append) else { panic!("no row") };
    assert!(!append.row.events.contains("Anna"), "{}", append.row.events);
    assert!(matches!(append.names.as_slice(), [(_, name)] if name == "Anna 2"), "{:?}", append.names);
    let outputs = desk.handle(Input::Appended(Ok(())), START);
    assert_eq!(seen_names(&outputs), Some(vec!["Anna".to_owned(), "Anna 2".to_owned()]));
}

/// A row of a program that wrote names into it.
#[test]
fn a_forgotten_name_does_not_come_back_from_an_old_row() {
    let mut old = stored(desk_id());
    old.names = Names::default();
    old.rows[0].events = old.rows[0].events.replace(r#""guest":0"#, r#""guest":0,"name":"Anna""#);
    for (names, shown) in [(Names::default(), "Anna"), (Names::from_iter([(ANNA, None)]), "Gast")] {
        let stored = Stored { names, ..old.clone() };
        let chance = Chance::from_seed(1);
        let mut desk =
            Desk::<LetraMix>::load(Setup::local(&[], true), &stored, chance, START).unwrap().unwrap();
        assert_eq!(seen_names(&desk.handle(hello(1, None), START)), Some(vec![shown.to_owned()]));
    }
}

/// A name is forgotten by a hint, or, if that is lost, when the log is next looked at; who looks sees it at once.
#[test]
fn a_forgotten_name_is_seen_at_once() {
    let guest = || Some(vec!["Gast".to_owned()]);
    let mut hinted = desk();
    hinted.handle(hello(1, None), START);
    let table = desk_id().clone();
    let outputs = hinted.handle(Input::Hint(Hint::Forgotten { table, guest: ANNA }.into()), START);
    assert_eq!(seen_names(&outputs), guest());
    assert_eq!(seen_names(&hinted.handle(hello(2, None), START)), guest());

    let mut looks = desk();
    looks.handle(hello(1, None), START);
    let mut now = stored(desk_id());
    let mark = Mark::START.after(&now.rows[0]);
    let look = |forgotten: u32| Input::Look { head: Some(Head { seq: 1, mark, forgotten }), dead: vec![] };
    assert!(looks.handle(look(0), START).is_empty(), "nothing is new");
    assert!(matches!(looks.handle(look(1), START).as_slice(), [Output::Read { .. }]));
    now.names.forget(ANNA);
    assert_eq!(seen_names(&looks.handle(Input::Rows(Ok(now)), START)), guest());
    assert!(looks.handle(look(1), START).is_empty(), "it is known now");
}

/// Somebody sits down after the opening: at this time.
fn sits(desk: &mut Desk<LetraMix>, name: &str, was: Option<Guest>, at: Stamp) -> Result<Guest, &'static str> {
    let mut outputs = desk.handle(Input::Sit { ticket: 7, name: name.to_owned(), was }, at);
    if outputs.iter().any(is_append) {
        outputs = desk.handle(Input::Appended(Ok(())), at);
    }
    let seated = outputs.into_iter().find_map(|output| match output {
        Output::Seated { outcome, .. } => Some(outcome),
        _ => None,
    });
    seated.unwrap().map_err(|refusal| refusal.code)
}

/// Somebody sat down after a backup was made. When it is restored, their secret opens nobody's seat, whoever sits down
/// there now (S7).
#[test]
fn after_a_restore_an_old_secret_opens_no_newcomers_seat() {
    let ben = sits(&mut desk(), "Ben", None, START).unwrap();
    let mut restored = desk();
    let later = START + Span::from_secs(3600);
    let cleo = sits(&mut restored, "Cleo", None, later).unwrap();
    assert_ne!(ben, cleo);
    let outputs = restored.handle(hello(5, Some(ben)), later);
    let turned_away =
        |output: &Output<LetraMix>| matches!(output, Output::Close { connection: 5, reason: Bye::Unseated });
    assert!(outputs.iter().any(turned_away));
}

/// Whom the host has sent away is told so, and does not sit down again with what they know of their old seat.
#[test]
fn who_is_kicked_stays_out() {
    let mut desk = desk();
    let ben = sits(&mut desk, "Ben", None, START).unwrap();
    for (connection, guest) in [(1, ANNA), (2, ben)] {
        desk.handle(hello(connection, Some(guest)), START);
        desk.handle(Input::Appended(Ok(())), START);
    }
    let action = RawValue::from_string(r#"{"do":"kick","seat":1}"#.to_owned()).unwrap();
    let order = Order::Arrange { action };
    let kick = Command { connection: 1, id: 1, at: START, lag: Span::default(), order };
    desk.handle(Input::Command(Box::new(kick)), START);
    let outputs = desk.handle(Input::Appended(Ok(())), START);
    let is_told =
        |output: &Output<LetraMix>| matches!(output, Output::Close { connection: 2, reason: Bye::Kicked });
    assert!(outputs.iter().any(is_told));
    assert!(outputs.iter().any(|output| matches!(output, Output::Kicked { guest } if *guest == ben)));
    let outputs = desk.handle(hello(3, Some(ben)), START);
    assert!(
        outputs.iter().any(|output| matches!(output, Output::Close { connection: 3, reason: Bye::Kicked }))
    );
    assert_eq!(sits(&mut desk, "Ben", Some(ben), START), Err("kicked"));
    assert!(sits(&mut desk, "Cleo", Some(Guest::new(9)), START).is_ok());
}

/// A table of Anna and a computer player, which is on turn and asked to think.
fn against_a_bot() -> Local<LetraMix> {
    let mut seats = anna();
    seats.push(Occupant::bot("geselle"));
    let mut opening = events(seats);
    if let TableEvent::Frame(FrameEvent::Opened { starter, .. }) = &mut opening[0] {
        *starter = Some(Seat::new(1));
    }
    opening.push(TableEvent::Frame(FrameEvent::Started { zero: START }));
    let mut local =
        Local::open(Setup::local(&["geselle"], true), &opening, Chance::from_seed(7), START).unwrap();
    local.give(hello(1, Some(ANNA)));
    local
}

fn hurries(local: &mut Local<LetraMix>, id: u32) {
    let action = RawValue::from_string(r#"{"do":"hurry"}"#.to_owned()).unwrap();
    let (at, lag, order) = (local.now(), Span::default(), Order::Arrange { action });
    local.give(Input::Command(Box::new(Command { connection: 1, id, at, lag, order })));
}

/// The bot rolls and lays one draft after the other, each after so many seconds.
fn bot_plans(local: &mut Local<LetraMix>, drafts: usize) {
    for think in local.thinking() {
        let is_rolled = local.table().state.laying().is_some();
        let actions =
            if is_rolled { vec![r#"{"do":"lay","layout":[]}"#; drafts] } else { vec![r#"{"do":"roll"}"#] };
        let steps = actions.iter().map(|text| (Span::from_secs(20), serde_json::from_str(text).unwrap()));
        local.plan(Plan { seat: think.seat, moment: think.moment, steps: steps.collect() });
    }
}

/// P11: who is impatient need not watch a computer player think and lay.
#[test]
fn p11_a_hurried_computer_player_does_at_once_what_it_is_about_to_do() {
    let mut local = against_a_bot();
    bot_plans(&mut local, 0);
    let before = local.rows().len();
    local.wait_until(local.now() + Span::from_secs(1));
    assert_eq!(local.rows().len(), before, "it takes its time");
    hurries(&mut local, 1);
    assert_eq!(local.rows().len(), before + 2, "Anna's wish and the roll");
    assert!(local.table().state.laying().is_some());

    // It lays: each draft is a row of its own.
    bot_plans(&mut local, 3);
    let before = local.rows().len();
    hurries(&mut local, 2);
    assert_eq!(local.rows().len(), before + 1 + 3);
}

/// P11: one that still thinks acts as soon as its plan comes, and only that one time.
#[test]
fn p11_a_computer_player_that_is_hurried_while_it_thinks_acts_as_soon_as_its_plan_comes() {
    let mut local = against_a_bot();
    hurries(&mut local, 1);
    let before = local.rows().len();
    bot_plans(&mut local, 0);
    assert_eq!(local.rows().len(), before + 1);
    bot_plans(&mut local, 1);
    assert_eq!(local.rows().len(), before + 1, "the next turn takes its time");
}

/// There has to be somebody to be hurried.
#[test]
fn nobody_is_hurried_where_only_people_play() {
    let mut people = anna();
    people.push(Occupant::Person { name: "Ben".to_owned(), guest: Guest::new(1) });
    let mut opening = events(people);
    opening.push(TableEvent::Frame(FrameEvent::Started { zero: START }));
    let mut local = Local::open(Setup::local(&[], true), &opening, Chance::from_seed(7), START).unwrap();
    local.give(hello(1, Some(ANNA)));
    let before = local.rows().len();
    hurries(&mut local, 1);
    assert_eq!(local.rows().len(), before);
}
