//! Signs, and who is ready.

use crate::cast::{ANNA, BEN, CLEO, DORA, opening, rounds};
use crate::life::Life;
use game::Guest;
use game::frame::StageView;
use serde_json::{Value, json};

fn of_seats(life: &Life, what: &str) -> Vec<Value> {
    life.frame()["seats"].as_array().unwrap().iter().map(|seat| seat[what].clone()).collect()
}

fn ready(life: &Life) -> Vec<bool> {
    of_seats(life, "ready").iter().map(|ready| *ready == true).collect()
}

fn takes(life: &mut Life, guest: Guest, sign: u8) -> Result<(), &'static str> {
    life.arrange(guest, json!({"do": "sign", "sign": sign}))
}

#[test]
fn everybody_has_a_sign_of_their_own_from_the_start() {
    let mut life = Life::lobby(3);
    life.arrange(ANNA, json!({"do": "bot", "level": "lehrling"})).unwrap();
    assert_eq!(of_seats(&life, "sign"), [0, 1, 2, 3]);
}

#[test]
fn a_sign_is_chosen_and_a_taken_one_is_refused() {
    let mut life = Life::lobby(2);
    takes(&mut life, BEN, 5).unwrap();
    assert_eq!(of_seats(&life, "sign"), [0, 5]);
    assert_eq!(takes(&mut life, ANNA, 5), Err("sign_taken"));
    assert_eq!(takes(&mut life, ANNA, 8), Err("no_such_sign"));
    takes(&mut life, ANNA, 1).unwrap();
    takes(&mut life, ANNA, 1).unwrap();
    assert_eq!(of_seats(&life, "sign"), [1, 5]);
    life.does(ANNA, "start").unwrap();
    assert_eq!(takes(&mut life, ANNA, 2), Err("not_now"));
    assert_eq!(of_seats(&life, "sign"), [1, 5]);
}

#[test]
fn who_leaves_gives_their_sign_back_and_nobody_elses_changes() {
    let mut life = Life::lobby(3);
    life.does(ANNA, "leave").unwrap();
    assert_eq!(of_seats(&life, "sign"), [1, 2]);
    life.sit("Dora").unwrap();
    assert_eq!(of_seats(&life, "sign"), [1, 2, 0]);
    takes(&mut life, DORA, 1).unwrap_err();
    takes(&mut life, CLEO, 4).unwrap();
    assert_eq!(of_seats(&life, "sign"), [1, 4, 0]);
}

#[test]
fn everybody_says_for_themselves_whether_they_are_ready_and_bots_always_are() {
    let mut life = Life::lobby(2);
    life.arrange(ANNA, json!({"do": "bot", "level": "lehrling"})).unwrap();
    assert_eq!(ready(&life), [false, false, true]);
    life.arrange(BEN, json!({"do": "ready", "ready": true})).unwrap();
    assert_eq!(ready(&life), [false, true, true]);
    life.arrange(BEN, json!({"do": "ready", "ready": false})).unwrap();
    assert_eq!(ready(&life), [false, false, true]);
}

#[test]
fn the_host_may_start_before_all_are_ready() {
    let mut life = Life::lobby_with(&opening(rounds(1)), 3);
    life.arrange(BEN, json!({"do": "ready", "ready": true})).unwrap();
    life.does(ANNA, "start").unwrap();
    assert_eq!(life.table.stage(), StageView::Playing);
    assert_eq!(life.arrange(CLEO, json!({"do": "ready", "ready": true})), Err("not_now"));
}
