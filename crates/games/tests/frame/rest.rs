//! The clock rests while nobody is here.

use crate::cast::{ANNA, BEN, FIRST, OPENED, SECOND};
use crate::life::Life;
use game::{FrameEvent, Span, Stopper, Time};
use serde_json::json;

const HOUR: Span = Span::from_secs(3600);

/// A table that everybody has left ten seconds after its start, without leaving for good.
fn resting() -> Life {
    let mut life = Life::playing(2);
    life.wait(Span::from_secs(10));
    life.goes(ANNA);
    life.goes(BEN);
    assert!(life.rests());
    life
}

#[test]
fn the_clock_rests_while_nobody_is_here_and_says_why() {
    let mut life = resting();
    let before = life.table.clone();
    life.wait(HOUR);
    assert_eq!((&life.table, life.table.deadline()), (&before, None));
    assert_eq!(life.frame()["clock"], json!({"stopped": 10_000, "by": "nobody_here"}));
    assert_eq!(life.frame()["stage"], "playing");
}

#[test]
fn while_it_rests_every_action_is_refused_as_paused() {
    assert_eq!(resting().act(FIRST, json!({"do": "roll"})), Err("paused"));
}

#[test]
fn whoever_comes_first_wakes_the_table_and_all_time_is_given_back() {
    for guest in [ANNA, BEN] {
        let mut life = resting();
        life.wait(HOUR);
        life.comes(guest);
        assert_eq!(life.frame()["clock"], json!({"zero": OPENED.millis() + HOUR.millis()}));
        assert_eq!(life.time(), Time::from_millis(10_000));
        assert_eq!(life.due(), Some((Time::from_millis(60_000), life.now + Span::from_secs(50))));
        life.wait(Span::from_secs(50));
        assert_eq!(life.to_roll(), Some(SECOND));
    }
}

/// A server that has died has left its tables alone since its last heartbeat.
#[test]
fn a_rest_may_begin_in_the_past_and_costs_nobody_time() {
    let mut life = Life::playing(2);
    life.wait(Span::from_secs(30));
    life.goes(ANNA);
    life.goes(BEN);
    let since = Time::from_millis(20_000);
    assert_eq!(life.table.rest(since), Some(FrameEvent::Paused { at: since, by: Stopper::NobodyHere }));
    life.row(life.table.rest(since).into_iter().collect());
    life.wait(HOUR);
    life.comes(BEN);
    assert_eq!(life.time(), since);
}

#[test]
fn only_a_running_table_can_rest() {
    let mut paused = Life::playing(1);
    paused.does(ANNA, "pause").unwrap();
    for mut life in [Life::lobby(1), Life::over(1), paused, resting()] {
        for (_, guest) in life.table.seats.persons().collect::<Vec<_>>() {
            life.goes(guest);
        }
        let clock = life.table.frame.clock;
        assert!(!life.rests());
        assert_eq!(life.table.frame.clock, clock);
    }
}

#[test]
fn a_bot_that_plays_for_somebody_keeps_no_table_awake() {
    let mut life = Life::playing(2);
    life.goes(BEN);
    life.arrange(ANNA, json!({"do": "stand_in", "seat": 1, "level": "lehrling"})).unwrap();
    life.goes(ANNA);
    assert!(life.rests());
}

#[test]
fn a_second_socket_of_somebody_who_is_here_changes_no_clock() {
    let mut life = Life::playing(2);
    life.wait(Span::from_secs(5));
    let clock = life.table.frame.clock;
    life.comes(BEN);
    assert_eq!(life.table.frame.clock, clock);
}
