//! What is written and read: actions, events, and a whole life from its log.

use crate::cast::{ANNA, BEN, CLEO, DORA, opening, rounds};
use crate::life::{Life, written};
use game::{FrameAction, FrameEvent, Guest, Span, Table, TableEvent};
use games::letramix::{LetraMix, Options};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// All that can happen to a frame.
pub const KINDS: [&str; 17] = [
    "opened", "sat", "bot_sat", "left", "came", "went", "stood_in", "host", "signed", "ready", "options",
    "house", "started", "paused", "resumed", "hurried", "rematch",
];

/// The names that events bring. They are not written into the log.
fn named(events: &[TableEvent<LetraMix>]) -> Vec<(Guest, String)> {
    let of = |event: &TableEvent<LetraMix>| match event {
        TableEvent::Frame(FrameEvent::Sat { guest, name, .. }) => vec![(*guest, name.clone())],
        TableEvent::Frame(FrameEvent::Opened { seats, .. }) => {
            seats.iter().filter_map(|o| Some((o.guest()?, o.name().to_owned()))).collect()
        }
        _ => Vec::new(),
    };
    events.iter().flat_map(of).collect()
}

/// The table that a log gives, a line of JSON for each event, with the names from beside it.
pub fn replayed(events: &[TableEvent<LetraMix>]) -> Table<LetraMix> {
    let lines: Vec<String> = events.iter().map(|event| written(event).to_string()).collect();
    let read = |line: &String| serde_json::from_str::<TableEvent<LetraMix>>(line).unwrap();
    let mut log = lines.iter().map(read);
    let Some(TableEvent::Frame(opening)) = log.next() else { panic!("no opening: {lines:?}") };
    let mut table = Table::from_opening(&opening).unwrap();
    log.for_each(|event| table.apply(&event));
    for (guest, name) in named(events) {
        table.seats.call(guest, &name);
    }
    table
}

/// The kinds of the frame's events.
pub fn kinds(events: &[TableEvent<LetraMix>]) -> BTreeSet<String> {
    events.iter().filter_map(|event| written(event)["frame"].as_str().map(str::to_owned)).collect()
}

/// A life in which everything happens that can.
fn whole_life() -> Life {
    let mut life = Life::lobby_with(&opening(rounds(1)), 4);
    life.arrange(ANNA, json!({"do": "bot", "level": "lehrling"})).unwrap();
    life.arrange(ANNA, json!({"do": "options", "options": {"end": {"rounds": 2}}})).unwrap();
    life.arrange(ANNA, json!({"do": "house", "allow": ["Brmtpl"], "refuse": ["Äh"]})).unwrap();
    life.does(DORA, "leave").unwrap();
    life.arrange(CLEO, json!({"do": "sign", "sign": 7})).unwrap();
    life.arrange(BEN, json!({"do": "ready", "ready": true})).unwrap();
    life.arrange(ANNA, json!({"do": "host", "seat": 1})).unwrap();
    life.does(BEN, "start").unwrap();
    life.wait(Span::from_secs(30));
    life.does(BEN, "pause").unwrap();
    life.wait(Span::from_secs(300));
    life.does(BEN, "resume").unwrap();
    life.does(BEN, "hurry").unwrap();
    life.goes(CLEO);
    life.arrange(BEN, json!({"do": "stand_in", "seat": 2, "level": "kenner"})).unwrap();
    life.wait(Span::from_secs(40));
    life.goes(ANNA);
    life.goes(BEN);
    life.rests();
    life.wait(Span::from_secs(4000));
    life.comes(CLEO);
    life.does(BEN, "leave").unwrap();
    life.play_to_end();
    life.does(CLEO, "rematch").unwrap();
    life
}

#[test]
fn every_event_of_the_frame_survives_json() {
    let life = whole_life();
    assert_eq!(kinds(&life.events), KINDS.iter().map(|kind| (*kind).to_owned()).collect());
    for event in &life.events {
        let text = written(event).to_string();
        let read: TableEvent<LetraMix> = serde_json::from_str(&text).unwrap();
        assert_eq!(written(&read), written(event), "{text}");
        assert!(named(std::slice::from_ref(event)).iter().all(|(_, name)| !text.contains(name)), "{text}");
    }
}

#[test]
fn nobody_as_host_survives_json() {
    let mut life = Life::lobby(1);
    life.does(ANNA, "leave").unwrap();
    assert_eq!(replayed(&life.events), life.table);
    assert_eq!(life.table.frame.host, None);
}

#[test]
fn a_whole_life_folded_from_its_log_gives_an_equal_table() {
    let life = whole_life();
    let replayed = replayed(&life.events);
    assert_eq!(replayed, life.table);
    assert_eq!(replayed.frame_view(), life.table.frame_view());
}

#[test]
fn a_rematch_folded_from_its_log_gives_an_equal_table() {
    let mut again = Life::over(3).rematch(BEN);
    again.comes(CLEO);
    again.does(ANNA, "leave").unwrap();
    again.does(BEN, "start").unwrap();
    assert_eq!(replayed(&again.events), again.table);
}

#[test]
fn a_table_begins_with_its_opening_and_with_nothing_else() {
    let life = whole_life();
    for event in &life.events[1..] {
        if let TableEvent::Frame(event) = event {
            assert!(Table::<LetraMix>::from_opening(event).is_none(), "{event:?}");
        }
    }
}

#[test]
fn the_opening_of_another_game_is_no_table_of_this_one() {
    let mut opening = opening(Options::default());
    if let FrameEvent::Opened { game, .. } = &mut opening {
        "buecherwurm".clone_into(game);
    }
    assert!(Table::<LetraMix>::from_opening(&opening).is_none());
}

/// Old events stay readable: what came later has a default.
#[test]
fn an_opening_without_later_fields_is_read() {
    let options = written(&Options::default());
    let old =
        json!({"frame": "opened", "game": "letramix", "code": "AHOR", "public": false, "options": options});
    let event: TableEvent<LetraMix> = serde_json::from_value(old).unwrap();
    assert_eq!(event, TableEvent::Frame(opening(Options::default())));
}

/// The table of the protocol, "What can be arranged".
fn actions() -> Vec<Value> {
    vec![
        json!({"do": "kick", "seat": 2}),
        json!({"do": "host", "seat": 1}),
        json!({"do": "bot", "level": "lehrling"}),
        json!({"do": "stand_in", "seat": 1, "level": "lehrling"}),
        json!({"do": "sign", "sign": 7}),
        json!({"do": "ready", "ready": true}),
        json!({"do": "options", "options": written(&Options::default())}),
        json!({"do": "house", "allow": ["A"], "refuse": ["B"]}),
    ]
}

fn bare_actions() -> Vec<Value> {
    ["leave", "start", "pause", "resume", "hurry", "rematch"].map(|what| json!({"do": what})).to_vec()
}

fn read(action: &Value) -> Result<FrameAction<Options>, serde_json::Error> {
    serde_json::from_value(action.clone())
}

fn with_more(action: &Value) -> Value {
    let mut action = action.clone();
    action["more"] = json!(1);
    action
}

#[test]
fn every_action_is_written_as_the_protocol_says() {
    for action in actions().iter().chain(&bare_actions()) {
        assert_eq!(written(&read(action).unwrap()), *action);
    }
    for bad in [json!({"do": "dance"}), json!({"do": "kick"}), json!({"do": "kick", "seat": -1}), json!({})] {
        assert!(read(&bad).is_err(), "{bad}");
    }
}

#[test]
fn unknown_fields_of_an_action_are_refused() {
    for action in actions() {
        assert!(read(&with_more(&action)).is_err(), "{action}");
    }
}

#[test]
fn unknown_fields_of_an_action_without_fields_are_refused() {
    for action in bare_actions() {
        assert!(read(&with_more(&action)).is_err(), "{action}");
    }
}
