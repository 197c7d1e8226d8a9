//! Who may arrange things: passing it on, taking it over, sending others away.

use crate::cast::{ANNA, BEN, CLEO, DORA, FIRST, SECOND, THIRD};
use crate::life::Life;
use game::{Guest, Presence};
use serde_json::{Value, json};

fn kick(seat: u8) -> Value {
    json!({"do": "kick", "seat": seat})
}

fn host(seat: u8) -> Value {
    json!({"do": "host", "seat": seat})
}

/// In the lobby and while it is played.
fn both_stages(persons: usize) -> [Life; 2] {
    [Life::lobby(persons), Life::playing(persons)]
}

#[test]
fn when_the_host_leaves_a_present_person_is_host_before_one_who_is_away() {
    for mut life in both_stages(4) {
        life.goes(BEN);
        life.does(ANNA, "leave").unwrap();
        assert_eq!(life.table.frame.host, Some(CLEO));
        life.does(DORA, "leave").unwrap();
        assert_eq!(life.table.frame.host, Some(CLEO), "only the host's leaving changes the host");
        life.does(CLEO, "leave").unwrap();
        assert_eq!(life.table.frame.host, Some(BEN), "better who is away than nobody");
    }
}

#[test]
fn a_person_for_whom_a_bot_stands_in_is_not_present_when_the_host_leaves() {
    let mut life = Life::playing(3);
    life.goes(BEN);
    life.arrange(ANNA, json!({"do": "stand_in", "seat": 1, "level": "lehrling"})).unwrap();
    life.does(ANNA, "leave").unwrap();
    assert_eq!(life.table.frame.host, Some(CLEO));
}

#[test]
fn the_host_is_null_if_only_bots_are_left() {
    for is_played in [false, true] {
        let mut life = Life::lobby(2);
        life.arrange(ANNA, json!({"do": "bot", "level": "lehrling"})).unwrap();
        if is_played {
            life.does(ANNA, "start").unwrap();
        }
        life.does(ANNA, "leave").unwrap();
        assert_eq!(life.table.frame.host, Some(BEN));
        life.does(BEN, "leave").unwrap();
        assert_eq!(life.frame().get("host"), Some(&Value::Null));
    }
}

#[test]
fn who_sits_down_where_only_bots_are_left_is_the_host() {
    let mut life = Life::lobby(1);
    life.arrange(ANNA, json!({"do": "bot", "level": "lehrling"})).unwrap();
    life.does(ANNA, "leave").unwrap();
    assert_eq!(life.sit("Ben"), Ok(BEN));
    assert_eq!((life.table.frame.host, life.frame()["host"].clone()), (Some(BEN), json!(1)));
}

#[test]
fn the_host_is_shown_by_the_seat_they_have_now() {
    let mut life = Life::lobby(3);
    life.arrange(ANNA, host(2)).unwrap();
    assert_eq!(life.frame()["host"], 2);
    life.does(BEN, "leave").unwrap();
    assert_eq!((life.frame()["host"].clone(), life.table.frame.host), (json!(1), Some(CLEO)));
}

#[test]
fn only_the_host_takes_seats_away() {
    for mut life in both_stages(3) {
        assert_eq!(life.arrange(BEN, kick(2)), Err("not_host"));
        assert_eq!(life.arrange(BEN, kick(0)), Err("not_host"));
        life.arrange(ANNA, kick(1)).unwrap();
        assert_eq!(life.table.seats.seat_of(BEN), None);
        assert_eq!(life.does(BEN, "leave"), Err("no_seat"));
    }
}

#[test]
fn a_seat_taken_away_in_the_lobby_is_free_and_while_it_is_played_is_gone() {
    let [mut lobby, mut playing] = both_stages(3);
    lobby.arrange(ANNA, kick(1)).unwrap();
    assert_eq!((lobby.names(), lobby.seat(CLEO)), (vec!["Anna".into(), "Cleo".into()], SECOND));
    playing.arrange(ANNA, kick(1)).unwrap();
    assert_eq!((playing.names().len(), playing.seat(CLEO)), (3, THIRD));
    assert_eq!(playing.table.seats.presence(SECOND), Presence::Gone);
    assert_eq!(playing.arrange(ANNA, kick(1)), Err("no_such_seat"), "one who has left sits nowhere");
}

#[test]
fn nobody_takes_their_own_seat_away() {
    for mut life in both_stages(2) {
        assert_eq!(life.arrange(ANNA, kick(0)), Err("not_now"));
    }
}

#[test]
fn who_is_sent_away_is_known_by_their_number_and_does_not_sit_down_again() {
    let mut life = Life::lobby(3);
    life.does(CLEO, "leave").unwrap();
    life.arrange(ANNA, kick(1)).unwrap();
    assert_eq!(life.table.frame.kicked, [BEN], "who leaves by themselves may come back");
    let again = |was| life.table.sit("Ben", 0, Some(was)).map_err(|refusal| refusal.code);
    assert_eq!(again(BEN).err(), Some("kicked"));
    assert!(again(CLEO).is_ok());
}

#[test]
fn a_seat_that_does_not_exist_cannot_be_taken_away() {
    for mut life in both_stages(2) {
        assert_eq!(life.arrange(ANNA, kick(2)), Err("no_such_seat"));
        assert_eq!(life.arrange(ANNA, kick(255)), Err("no_such_seat"));
    }
}

#[test]
fn bots_are_sent_away_only_in_the_lobby() {
    let mut life = Life::lobby(1);
    life.arrange(ANNA, json!({"do": "bot", "level": "lehrling"})).unwrap();
    life.arrange(ANNA, json!({"do": "bot", "level": "kenner"})).unwrap();
    life.arrange(ANNA, kick(1)).unwrap();
    assert_eq!(life.names(), ["Anna", "Gustav"]);
    life.does(ANNA, "start").unwrap();
    assert_eq!(life.arrange(ANNA, kick(1)), Err("not_now"));
}

#[test]
fn the_host_gives_the_role_to_another_person() {
    for mut life in both_stages(3) {
        life.arrange(ANNA, host(1)).unwrap();
        assert_eq!((life.table.frame.host, life.frame()["host"].clone()), (Some(BEN), json!(1)));
        assert_eq!(life.arrange(ANNA, host(0)), Err("not_host"), "and does not have it any more");
        assert_eq!(life.arrange(ANNA, kick(2)), Err("not_host"));
        life.arrange(BEN, kick(0)).unwrap();
    }
}

#[test]
fn the_role_goes_to_no_bot_to_nobody_who_has_left_and_to_no_empty_seat() {
    let mut life = Life::lobby(2);
    life.arrange(ANNA, json!({"do": "bot", "level": "lehrling"})).unwrap();
    life.does(ANNA, "start").unwrap();
    life.does(BEN, "leave").unwrap();
    for seat in [1, 2, 3] {
        assert_eq!(life.arrange(ANNA, host(seat)), Err("no_such_seat"), "{seat}");
    }
    assert_eq!(life.table.frame.host, Some(ANNA));
}

#[test]
fn while_the_host_is_here_nobody_else_gives_or_takes_the_role() {
    for mut life in both_stages(3) {
        assert_eq!(life.arrange(BEN, host(1)), Err("not_host"));
        assert_eq!(life.arrange(BEN, host(2)), Err("not_host"));
    }
}

#[test]
fn while_the_host_is_away_anybody_may_take_the_role_but_not_give_it() {
    for mut life in both_stages(3) {
        life.goes(ANNA);
        assert_eq!(life.arrange(BEN, host(2)), Err("not_host"));
        life.arrange(CLEO, host(2)).unwrap();
        assert_eq!(life.table.frame.host, Some(CLEO));
        life.comes(ANNA);
        assert_eq!(life.arrange(ANNA, host(0)), Err("not_host"), "who is back does not get it back");
    }
}

#[test]
fn a_host_who_is_back_in_time_keeps_the_role() {
    let mut life = Life::playing(2);
    life.goes(ANNA);
    life.comes(ANNA);
    assert_eq!(life.arrange(BEN, host(1)), Err("not_host"));
}

#[test]
fn a_bot_that_stands_in_for_the_host_does_not_keep_the_role() {
    let mut life = Life::playing(3);
    life.goes(ANNA);
    life.arrange(ANNA, json!({"do": "stand_in", "seat": 0, "level": "lehrling"})).unwrap();
    assert_eq!(life.table.seats.presence(FIRST), Presence::Here);
    life.arrange(BEN, host(1)).unwrap();
    assert_eq!(life.table.frame.host, Some(BEN));
}

#[test]
fn who_has_no_seat_arranges_nothing() {
    let stranger = Guest::new(17);
    for mut life in [Life::lobby(2), Life::playing(2), Life::over(2)] {
        for action in ["leave", "start", "pause", "resume", "rematch"] {
            assert_eq!(life.does(stranger, action), Err("no_seat"), "{action}");
        }
        for action in [kick(0), host(0), json!({"do": "bot", "level": "lehrling"}), json!({"do": "house"})] {
            assert_eq!(life.arrange(stranger, action), Err("no_seat"));
        }
    }
}
