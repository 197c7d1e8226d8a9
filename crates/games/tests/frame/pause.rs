//! The host pauses the table.

use crate::cast::{ANNA, BEN, CLEO, FIRST, OPENED, SECOND, rounds};
use crate::life::Life;
use game::frame::StageView;
use game::{Presence, Span, Time};
use games::letramix::{End, Options};
use serde_json::json;

const HOUR: Span = Span::from_secs(3600);

/// A table that was paused ten seconds after its start.
fn paused(persons: usize) -> Life {
    let mut life = Life::playing(persons);
    life.wait(Span::from_secs(10));
    life.does(ANNA, "pause").unwrap();
    life
}

#[test]
fn table_time_stands_still_while_the_host_pauses() {
    let mut life = paused(2);
    let before = life.table.clone();
    life.wait(HOUR);
    assert_eq!((life.time(), life.table.deadline()), (Time::from_millis(10_000), None));
    assert_eq!(life.table, before, "nothing happens");
    assert_eq!(life.frame()["clock"], json!({"stopped": 10_000, "by": "host"}));
    life.does(ANNA, "resume").unwrap();
    assert_eq!(life.frame()["clock"], json!({"zero": OPENED.millis() + 3_600_000}));
    life.wait(Span::from_secs(1));
    assert_eq!(life.time(), Time::from_millis(11_000));
}

#[test]
fn while_it_is_paused_every_action_is_refused_as_paused() {
    let mut life = paused(2);
    for action in [json!({"do": "roll"}), json!({"do": "reroll"}), json!({"do": "next"})] {
        assert_eq!(life.act(FIRST, action.clone()), Err("paused"));
        assert_eq!(life.act(SECOND, action), Err("paused"));
    }
    life.does(ANNA, "resume").unwrap();
    life.act(FIRST, json!({"do": "roll"})).unwrap();
}

#[test]
fn the_time_to_roll_is_given_back_in_full() {
    let mut life = Life::playing(2);
    let (due, stamp) = life.due().unwrap();
    life.wait(Span::from_secs(59));
    life.does(ANNA, "pause").unwrap();
    life.wait(HOUR);
    life.does(ANNA, "resume").unwrap();
    assert_eq!(life.due(), Some((due, stamp + HOUR)));
    life.wait(Span::from_millis(999));
    assert_eq!(life.to_roll(), Some(FIRST));
    life.wait(Span::from_millis(1));
    assert_eq!(life.to_roll(), Some(SECOND));
}

#[test]
fn the_sand_is_given_back_in_full_however_often_it_is_paused() {
    let mut life = Life::playing(1);
    life.act(FIRST, json!({"do": "roll"})).unwrap();
    let (due, stamp) = life.due().unwrap();
    for _ in 0..3 {
        life.wait(Span::from_secs(20));
        life.does(ANNA, "pause").unwrap();
        life.wait(HOUR);
        life.does(ANNA, "resume").unwrap();
    }
    assert_eq!(life.due(), Some((due, stamp + HOUR.times(3))));
    assert_eq!(life.time(), Time::from_millis(60_000));
    assert!(life.table.state.laying().is_some());
}

#[test]
fn only_the_host_pauses_and_goes_on() {
    assert_eq!(Life::playing(2).does(BEN, "pause"), Err("not_host"));
    assert_eq!(paused(2).does(BEN, "resume"), Err("not_host"));
}

#[test]
fn it_is_paused_only_while_it_is_played() {
    for mut life in [Life::lobby(1), Life::over(1)] {
        assert_eq!(life.does(ANNA, "pause"), Err("not_now"));
        assert_eq!(life.does(ANNA, "resume"), Err("not_now"));
    }
}

#[test]
fn a_paused_table_cannot_be_paused_and_a_running_one_not_resumed() {
    assert_eq!(paused(1).does(ANNA, "pause"), Err("paused"));
    assert_eq!(Life::playing(1).does(ANNA, "resume"), Err("not_now"));
}

#[test]
fn a_paused_table_is_still_played() {
    let life = paused(2);
    assert_eq!((life.table.stage(), life.frame()["stage"].clone()), (StageView::Playing, json!("playing")));
}

#[test]
fn coming_and_going_does_not_end_the_hosts_pause() {
    let mut life = paused(2);
    life.goes(ANNA);
    life.goes(BEN);
    life.wait(HOUR);
    life.comes(BEN);
    assert_eq!(life.frame()["clock"], json!({"stopped": 10_000, "by": "host"}));
    life.comes(ANNA);
    life.does(ANNA, "resume").unwrap();
    assert_eq!(life.time(), Time::from_millis(10_000));
}

#[test]
fn whoever_is_host_ends_the_pause() {
    let mut life = paused(3);
    life.goes(ANNA);
    life.arrange(BEN, json!({"do": "host", "seat": 1})).unwrap();
    life.does(BEN, "leave").unwrap();
    life.does(CLEO, "resume").unwrap();
    assert!(life.table.frame.clock.is_running());
}

#[test]
fn things_about_the_table_are_arranged_while_it_is_paused() {
    let mut life = paused(3);
    life.goes(BEN);
    life.arrange(ANNA, json!({"do": "stand_in", "seat": 1, "level": "lehrling"})).unwrap();
    life.arrange(ANNA, json!({"do": "kick", "seat": 1})).unwrap();
    life.arrange(ANNA, json!({"do": "host", "seat": 2})).unwrap();
    assert_eq!((life.table.seats.presence(SECOND), life.table.frame.host), (Presence::Gone, Some(CLEO)));
}

/// 5.3.7: who leaves is skipped at once, which here means as soon as it goes on.
#[test]
fn who_leaves_during_a_pause_blocks_nobody_after_it() {
    let mut life = paused(2);
    life.does(ANNA, "leave").unwrap();
    assert_eq!(life.to_roll(), Some(FIRST));
    life.does(BEN, "resume").unwrap();
    assert_eq!((life.to_roll(), life.time()), (Some(SECOND), Time::from_millis(10_000)));
}

#[test]
fn when_the_last_one_leaves_during_a_pause_it_is_over() {
    let mut life = paused(2);
    life.does(ANNA, "leave").unwrap();
    life.does(BEN, "leave").unwrap();
    assert_eq!(life.frame()["stage"], "over");
}

/// C18: the playing time is table time.
#[test]
fn a_pause_does_not_use_up_the_playing_time() {
    let options = Options { end: End::Minutes(1), ..rounds(1) };
    let mut life = Life::playing_with(options, 1, FIRST);
    life.does(ANNA, "pause").unwrap();
    life.wait(HOUR);
    life.does(ANNA, "resume").unwrap();
    life.act(FIRST, json!({"do": "roll"})).unwrap();
    life.act(FIRST, json!({"do": "finish", "layout": []})).unwrap();
    assert_eq!((life.table.stage(), life.table.state.rounds), (StageView::Playing, 1));
}
