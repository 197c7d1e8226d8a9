//! What everybody sees of the frame, and is told of it.

use crate::cast::{ANNA, BEN, CLEO, NEXT, OPENED, opening, rounds};
use crate::life::Life;
use game::{FrameEvent, Span, TableEvent};
use games::letramix::Options;
use serde_json::json;

/// The example of the protocol, but for what stands in the next test.
#[test]
fn the_frame_in_the_lobby_is_as_the_protocol_shows_it() {
    let mut life = Life::lobby(1);
    life.arrange(ANNA, json!({"do": "bot", "level": "lehrling"})).unwrap();
    let mut frame = life.frame();
    frame.as_object_mut().unwrap().remove("hindrance");
    let expected = json!({
        "game": "letramix", "stage": "lobby", "code": "AHOR", "public": false, "host": 0,
        "seats": [{"name": "Anna", "kind": "person", "presence": "here", "sign": 0},
                  {"name": "Lotte", "kind": "bot", "level": "lehrling", "character": "Lotte", "presence": "here", "sign": 1, "ready": true}],
        "clock": {"stopped": 0},
        "options": {"mode": "turns", "pace": "normal", "end": {"rounds": 5}, "check_aid": true,
                    "base_forms": false, "decent": null},
        "house": {"allow": [], "refuse": []},
    });
    assert_eq!(frame, expected);
}

#[test]
fn without_a_hindrance_the_lobby_names_none() {
    assert_eq!(Life::lobby(1).frame().get("hindrance"), None);
}

#[test]
fn the_frame_while_it_is_played_has_no_options_no_house_words_and_no_hindrance() {
    let mut life = Life::playing(2);
    life.goes(BEN);
    let expected = json!({
        "game": "letramix", "stage": "playing", "code": "AHOR", "public": false, "host": 0,
        "seats": [{"name": "Anna", "kind": "person", "presence": "here", "sign": 0},
                  {"name": "Ben", "kind": "person", "presence": "away", "sign": 1}],
        "clock": {"zero": OPENED.millis()},
    });
    assert_eq!(life.frame(), expected);
}

#[test]
fn the_frame_when_it_is_over_shows_where_it_goes_on() {
    let mut life = Life::over(1);
    let keys = |life: &Life| life.frame().as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(life.frame()["stage"], "over");
    assert!(keys(&life).iter().all(|key| !["options", "house", "hindrance", "next"].contains(&key.as_str())));
    life.does(ANNA, "rematch").unwrap();
    assert_eq!(life.frame()["next"], json!({"table": NEXT}));
}

#[test]
fn sitting_down_is_told_with_seat_and_name() {
    let mut life = Life::lobby(1);
    life.sit("Ben").unwrap();
    assert_eq!(life.news, [json!({"news": "sat", "seat": 1, "name": "Ben"})]);
    life.arrange(ANNA, json!({"do": "bot", "level": "lehrling"})).unwrap();
    assert_eq!(life.news, [json!({"news": "sat", "seat": 2, "name": "Lotte"})]);
}

#[test]
fn leaving_is_told_with_the_old_seat_and_the_new_host_by_the_new_one() {
    let mut life = Life::lobby(3);
    life.goes(BEN);
    life.does(ANNA, "leave").unwrap();
    let told = [json!({"news": "left", "seat": 0, "name": "Anna"}), json!({"news": "host", "seat": 1})];
    assert_eq!(life.news, told, "Cleo sits there now");
    life.arrange(CLEO, json!({"do": "kick", "seat": 0})).unwrap();
    assert_eq!(life.news, [json!({"news": "left", "seat": 0, "name": "Ben"})]);
}

#[test]
fn the_first_to_sit_down_is_told_to_be_the_host() {
    let mut life = Life::open(&opening(Options::default()));
    life.sit("Anna").unwrap();
    let told = [json!({"news": "sat", "seat": 0, "name": "Anna"}), json!({"news": "host", "seat": 0})];
    assert_eq!(life.news, told);
}

#[test]
fn coming_and_going_is_told_but_not_a_second_socket() {
    let mut life = Life::playing(2);
    life.goes(BEN);
    assert_eq!(life.news, [json!({"news": "went", "seat": 1})]);
    life.comes(BEN);
    assert_eq!(life.news, [json!({"news": "came", "seat": 1})]);
    let first = life.table.seats.place(life.seat(BEN)).unwrap().connection;
    life.comes(BEN);
    assert!(life.news.is_empty());
    let second = life.table.seats.place(life.seat(BEN)).unwrap().connection;
    assert!(second.is_some() && second != first, "the newest owns the seat");
}

#[test]
fn a_stand_in_and_a_new_host_are_told() {
    let mut life = Life::playing(2);
    life.goes(BEN);
    life.arrange(ANNA, json!({"do": "stand_in", "seat": 1, "level": "kenner"})).unwrap();
    assert_eq!(life.news, [json!({"news": "stand_in", "seat": 1, "level": "kenner"})]);
    life.arrange(ANNA, json!({"do": "host", "seat": 1})).unwrap();
    assert_eq!(life.news, [json!({"news": "host", "seat": 1})]);
}

#[test]
fn start_pause_resume_and_rematch_are_told() {
    let mut life = Life::lobby_with(&opening(rounds(1)), 1);
    for (action, news) in [("start", "started"), ("pause", "paused"), ("resume", "resumed")] {
        life.does(ANNA, action).unwrap();
        assert_eq!(life.news, [json!({"news": news})]);
    }
    life.play_to_end();
    life.does(ANNA, "rematch").unwrap();
    assert_eq!(life.news, [json!({"news": "rematch"})]);
}

#[test]
fn the_clocks_rest_and_its_waking_are_told() {
    let mut life = Life::playing(1);
    life.goes(ANNA);
    life.rests();
    assert_eq!(life.news, [json!({"news": "paused"})]);
    life.wait(Span::from_secs(1));
    life.comes(ANNA);
    assert_eq!(life.news, [json!({"news": "came", "seat": 0}), json!({"news": "resumed"})]);
}

#[test]
fn what_is_chosen_in_the_lobby_is_seen_and_not_told() {
    let mut life = Life::lobby(1);
    life.arrange(ANNA, json!({"do": "options", "options": {}})).unwrap();
    assert!(life.news.is_empty());
    life.arrange(ANNA, json!({"do": "house", "refuse": ["Ei"]})).unwrap();
    assert!(life.news.is_empty());
}

/// While only bots are left nobody is host, and there is no seat to name.
#[test]
fn that_nobody_is_host_is_no_news() {
    let mut life = Life::lobby(1);
    life.arrange(ANNA, json!({"do": "bot", "level": "lehrling"})).unwrap();
    life.does(ANNA, "leave").unwrap();
    assert_eq!(life.news, [json!({"news": "left", "seat": 0, "name": "Anna"})]);
    assert!(life.events.contains(&TableEvent::Frame(FrameEvent::Host { guest: None })));
}
