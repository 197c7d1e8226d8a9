//! Playing again, at a new table.

use crate::cast::{ANNA, BEN, CLEO, DORA, FIRST, NAMES, NEXT, SECOND, opening, rounds};
use crate::life::Life;
use game::frame::StageView;
use game::{FrameEvent, Guest, Pace, Seat};
use games::letramix::Options;
use serde_json::{Value, json};

#[test]
fn a_rematch_is_asked_for_only_when_it_is_over() {
    assert_eq!(Life::lobby(2).does(ANNA, "rematch"), Err("not_now"));
    assert_eq!(Life::playing(2).does(ANNA, "rematch"), Err("not_now"));
    let mut over = Life::over(2);
    assert!(over.table.may_rematch(BEN).is_ok());
    over.does(BEN, "rematch").unwrap();
    assert_eq!(over.frame()["next"]["table"], NEXT);
}

#[test]
fn anybody_who_has_a_seat_may_ask_but_nobody_else() {
    let mut life = Life::over(3);
    life.does(BEN, "leave").unwrap();
    assert_eq!(life.does(BEN, "rematch"), Err("no_seat"));
    assert_eq!(life.does(Guest::new(9), "rematch"), Err("no_seat"));
    life.does(CLEO, "rematch").unwrap();
}

#[test]
fn there_is_one_rematch_not_two() {
    let mut life = Life::over(2);
    life.does(BEN, "rematch").unwrap();
    assert_eq!(life.does(ANNA, "rematch"), Err("not_now"));
    assert_eq!(life.table.may_rematch(ANNA).unwrap_err().code, "not_now");
    assert_eq!(life.frame()["next"], json!({"table": NEXT}));
}

#[test]
fn who_asks_is_the_host_there() {
    for guest in [ANNA, BEN, CLEO] {
        let mut again = Life::over(3).rematch(guest);
        assert_eq!(again.table.frame.host, Some(guest));
        again.does(guest, "start").unwrap();
    }
}

#[test]
fn the_seats_are_the_same_without_those_who_have_gone() {
    let mut life = Life::lobby_with(&opening(rounds(1)), 4);
    life.arrange(ANNA, json!({"do": "bot", "level": "lehrling"})).unwrap();
    life.does(ANNA, "start").unwrap();
    life.does(ANNA, "leave").unwrap();
    life.play_to_end();
    life.goes(CLEO);
    life.does(DORA, "leave").unwrap();
    let again = life.rematch(BEN);
    assert_eq!(again.names(), ["Ben", "Cleo", "Lotte"], "who is away has not gone");
    assert_eq!((again.seat(BEN), again.seat(CLEO), again.table.frame.host), (FIRST, SECOND, Some(BEN)));
    let presence = |seat: &Value| seat["presence"].clone();
    let seats: Vec<Value> = again.frame()["seats"].as_array().unwrap().iter().map(presence).collect();
    assert_eq!(seats, ["away", "away", "here"], "nobody has said hello there");
}

#[test]
fn options_house_words_and_who_sees_it_are_kept_and_the_code_is_new() {
    let options = Options { pace: Pace::Tenfold, base_forms: true, ..rounds(1) };
    let mut opening = opening(options.clone());
    if let FrameEvent::Opened { public, .. } = &mut opening {
        *public = true;
    }
    let mut life = Life::lobby_with(&opening, 2);
    life.arrange(ANNA, json!({"do": "house", "allow": ["Brmtpl"], "refuse": ["Äh", "Ei"]})).unwrap();
    let chosen = life.frame()["house"].clone();
    life.does(ANNA, "start").unwrap();
    life.play_to_end();
    let again = life.rematch(BEN);
    assert_eq!((&again.table.options, &again.frame()["house"]), (&options, &chosen));
    assert_eq!(again.table.house, life.table.house);
    assert_eq!(
        (again.frame()["public"].clone(), again.frame()["code"].clone()),
        (json!(true), json!("NEUE"))
    );
}

#[test]
fn the_new_table_is_a_lobby_of_its_own() {
    let mut again = Life::over(2).rematch(BEN);
    assert_eq!(
        (again.frame()["stage"].clone(), again.frame()["clock"].clone()),
        (json!("lobby"), json!({"stopped": 0}))
    );
    let newcomer = again.sit("Cleo").unwrap();
    assert!(newcomer != ANNA && newcomer != BEN, "numbers of those who came along are taken");
    again.does(ANNA, "leave").unwrap();
    again.arrange(BEN, json!({"do": "options", "options": {"end": {"rounds": 2}}})).unwrap();
    again.does(BEN, "start").unwrap();
    assert_eq!(again.table.state.totals, [0, 0]);
}

/// C16, for everybody who may have started and everybody who may have gone. Against names in a circle.
#[test]
fn decision_c16_the_start_goes_to_the_next_to_the_left_who_is_still_there() {
    for first in 0..4_u8 {
        for gone in 0..15_u8 {
            let is_gone = |seat: usize| gone & (1 << seat) != 0;
            let mut life = Life::playing_with(rounds(1), 4, Seat::new(first));
            for seat in (0..4).filter(|seat| is_gone(*seat)) {
                life.does(Guest::new(seat as u32), "leave").unwrap();
            }
            life.play_to_end();
            let (_, asker) = life.table.seats.persons().next().unwrap();
            let mut again = life.rematch(asker);
            if again.table.stage() == StageView::Lobby {
                again.does(asker, "start").unwrap();
            }
            let to_the_left = (1..=4).map(|steps| (usize::from(first) + steps) % 4);
            let starts = to_the_left.into_iter().find(|seat| !is_gone(*seat)).unwrap();
            let starter = again.to_roll().unwrap();
            assert_eq!(again.names()[starter.index()], NAMES[starts], "{first} started, gone: {gone:04b}");
        }
    }
}

#[test]
fn decision_c16_the_start_goes_round_from_rematch_to_rematch() {
    let mut life = Life::playing_with(rounds(1), 3, SECOND);
    let mut starts = Vec::new();
    for _ in 0..4 {
        starts.push(life.to_roll().unwrap().index());
        life.play_to_end();
        life = life.rematch(CLEO);
        life.does(CLEO, "start").unwrap();
    }
    assert_eq!(starts, [1, 2, 0, 1]);
}

#[test]
fn decision_c16_the_start_player_is_the_same_in_every_round() {
    let mut life = Life::playing_with(rounds(3), 3, SECOND);
    for _ in 0..3 {
        let mut round = Vec::new();
        for _ in 0..3 {
            let seat = life.to_roll().unwrap();
            round.push(seat.index());
            life.act(seat, json!({"do": "roll"})).unwrap();
            life.act(seat, json!({"do": "finish", "layout": []})).unwrap();
        }
        assert_eq!(round, [1, 2, 0]);
    }
}

#[test]
fn a_stand_in_does_not_come_along() {
    let mut life = Life::playing_with(rounds(1), 2, FIRST);
    life.goes(BEN);
    life.arrange(ANNA, json!({"do": "stand_in", "seat": 1, "level": "lehrling"})).unwrap();
    life.play_to_end();
    let again = life.rematch(ANNA);
    let ben = json!({"name": "Ben", "kind": "person", "presence": "away", "sign": 1});
    assert_eq!(again.frame()["seats"][1], ben);
}

#[test]
fn who_sits_down_for_the_rematch_does_not_take_the_start() {
    let mut again = Life::over(2).rematch(ANNA);
    again.sit("Cleo").unwrap();
    again.does(ANNA, "start").unwrap();
    assert_eq!(again.to_roll(), Some(SECOND));
}

#[test]
fn everybody_keeps_their_sign_and_says_anew_whether_they_are_ready() {
    let mut life = Life::lobby_with(&opening(rounds(1)), 3);
    life.arrange(BEN, json!({"do": "sign", "sign": 6})).unwrap();
    life.arrange(BEN, json!({"do": "ready", "ready": true})).unwrap();
    life.does(ANNA, "start").unwrap();
    life.does(ANNA, "leave").unwrap();
    life.play_to_end();
    let again = life.rematch(CLEO);
    let seats = again.frame()["seats"].clone();
    assert_eq!([&seats[0]["sign"], &seats[1]["sign"]], [6, 2]);
    assert_eq!(seats[0].get("ready"), None);
}

/// P16: nobody else has to come, so there is no lobby.
#[test]
fn p16_against_computer_players_it_begins_at_once() {
    let mut life = Life::lobby_with(&opening(rounds(1)), 2);
    life.arrange(ANNA, json!({"do": "bot", "level": "lehrling"})).unwrap();
    life.does(ANNA, "start").unwrap();
    life.play_to_end();
    assert_eq!(life.rematch(ANNA).table.stage(), StageView::Lobby, "Ben has to come along");
    let mut life = Life::lobby_with(&opening(rounds(1)), 1);
    life.arrange(ANNA, json!({"do": "bot", "level": "lehrling"})).unwrap();
    life.does(ANNA, "start").unwrap();
    life.play_to_end();
    let again = life.rematch(ANNA);
    assert_eq!(again.table.stage(), StageView::Playing);
    assert_eq!(again.names(), ["Anna", "Lotte"]);
    assert!(again.to_roll().is_some(), "it is dealt");
}
