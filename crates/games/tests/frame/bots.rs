//! Computer players: in their own right, and for who is away.

use crate::cast::{ANNA, BEN, FIRST, SECOND, THIRD, rounds};
use crate::life::Life;
use game::Presence;
use games::letramix::{Mode, Options, Phase};
use serde_json::{Value, json};

fn bot(level: &str) -> Value {
    json!({"do": "bot", "level": level})
}

fn stand_in(seat: u8, level: &str) -> Value {
    json!({"do": "stand_in", "seat": seat, "level": level})
}

/// A table at which a bot plays for Ben.
fn with_stand_in(options: Options) -> Life {
    let mut life = Life::playing_with(options, 2, FIRST);
    life.goes(BEN);
    life.arrange(ANNA, stand_in(1, "kenner")).unwrap();
    life
}

#[test]
fn a_bot_sits_down_by_its_level_and_is_always_here() {
    let mut life = Life::lobby(1);
    life.arrange(ANNA, bot("kenner")).unwrap();
    assert_eq!(
        life.frame()["seats"][1],
        json!({"name": "Gustav", "kind": "bot", "level": "kenner", "character": "Gustav", "presence": "here", "sign": 1, "ready": true})
    );
    assert_eq!((life.table.seats.bot_at(SECOND), life.table.seats.bot_at(FIRST)), (Some("kenner"), None));
}

#[test]
fn a_level_that_does_not_exist_is_refused() {
    for level in ["", "Neuling", "meister"] {
        assert_eq!(Life::lobby(1).arrange(ANNA, bot(level)), Err("no_such_level"), "{level}");
        let mut life = Life::playing(2);
        life.goes(BEN);
        assert_eq!(life.arrange(ANNA, stand_in(1, level)), Err("no_such_level"), "{level}");
    }
}

#[test]
fn only_the_host_seats_bots_and_only_in_the_lobby() {
    assert_eq!(Life::lobby(2).arrange(BEN, bot("lehrling")), Err("not_host"));
    assert_eq!(Life::playing(2).arrange(ANNA, bot("lehrling")), Err("not_now"));
    assert_eq!(Life::over(2).arrange(ANNA, bot("lehrling")), Err("not_now"));
}

#[test]
fn a_bot_plays_for_who_is_away_and_the_seat_stays_theirs() {
    let life = with_stand_in(Options::default());
    let seat = json!({"name": "Ben", "kind": "person", "presence": "away", "sign": 1, "stand_in": "kenner"});
    assert_eq!(life.frame()["seats"][1], seat);
    assert_eq!((life.table.seats.bot_at(SECOND), life.seat(BEN)), (Some("kenner"), SECOND));
}

#[test]
fn only_the_host_sends_a_stand_in_and_only_while_it_is_played() {
    let mut life = Life::playing(3);
    life.goes(BEN);
    assert_eq!(life.arrange(BEN, stand_in(1, "lehrling")), Err("not_host"));
    for mut life in [Life::lobby(2), Life::over(2)] {
        life.goes(BEN);
        assert_eq!(life.arrange(ANNA, stand_in(1, "lehrling")), Err("not_now"));
    }
}

#[test]
fn nobody_stands_in_for_who_is_here_for_who_has_left_or_for_a_bot() {
    let mut life = Life::lobby(3);
    life.arrange(ANNA, bot("lehrling")).unwrap();
    life.does(ANNA, "start").unwrap();
    life.does(BEN, "leave").unwrap();
    for seat in [0, 1, 2, 3] {
        assert_eq!(life.arrange(ANNA, stand_in(seat, "lehrling")), Err("not_now"), "{seat}");
    }
    assert_eq!(life.arrange(ANNA, stand_in(4, "lehrling")), Err("no_such_seat"));
}

#[test]
fn a_stand_in_may_be_changed_for_a_stronger_one() {
    let mut life = with_stand_in(Options::default());
    life.arrange(ANNA, stand_in(1, "lehrling")).unwrap();
    assert_eq!(life.table.seats.bot_at(SECOND), Some("lehrling"));
}

#[test]
fn a_stand_in_goes_when_the_person_is_back_and_does_not_return_by_itself() {
    let mut life = with_stand_in(Options::default());
    life.comes(BEN);
    assert_eq!(
        life.frame()["seats"][1],
        json!({"name": "Ben", "kind": "person", "presence": "here", "sign": 1})
    );
    assert_eq!(life.table.seats.bot_at(SECOND), None);
    life.goes(BEN);
    assert_eq!(
        life.frame()["seats"][1],
        json!({"name": "Ben", "kind": "person", "presence": "away", "sign": 1})
    );
}

#[test]
fn a_stand_in_counts_as_here_for_the_rules() {
    let options = Options { mode: Mode::SameRoll, ..rounds(1) };
    let mut life = Life::playing_with(options.clone(), 2, FIRST);
    life.goes(BEN);
    assert_eq!(life.table.seats.presence(SECOND), Presence::Away);
    life.act(FIRST, json!({"do": "next"})).unwrap();
    assert!(life.table.state.laying().is_some(), "nobody waits for who is away");

    let mut life = with_stand_in(options);
    assert_eq!(life.table.seats.presence(SECOND), Presence::Here);
    life.act(FIRST, json!({"do": "next"})).unwrap();
    assert!(matches!(life.table.state.phase, Phase::Gathering { .. }), "but for the bot in their place");
    life.act(SECOND, json!({"do": "next"})).unwrap();
    assert!(life.table.state.laying().is_some());
}

#[test]
fn a_stand_in_plays_the_seat_and_the_points_are_the_persons() {
    let mut life = Life::playing_with(rounds(1), 3, SECOND);
    life.goes(BEN);
    life.arrange(ANNA, stand_in(1, "lehrling")).unwrap();
    life.roll("BERUEHMTRPELM");
    life.act(SECOND, json!({"do": "finish", "layout": []})).unwrap();
    assert_eq!((life.to_roll(), life.table.state.totals[1]), (Some(THIRD), -25));
    life.comes(BEN);
    assert_eq!(life.table.state.totals[1], -25);
}

#[test]
fn a_person_with_a_stand_in_may_be_sent_away_and_then_no_bot_plays() {
    let mut life = with_stand_in(Options::default());
    life.arrange(ANNA, json!({"do": "kick", "seat": 1})).unwrap();
    assert_eq!(life.table.seats.presence(SECOND), Presence::Gone);
    assert_eq!(life.table.seats.bot_at(SECOND), None);
}

#[test]
fn no_stand_in_is_shown_for_who_has_left_for_good() {
    let mut life = with_stand_in(Options::default());
    life.arrange(ANNA, json!({"do": "kick", "seat": 1})).unwrap();
    assert_eq!(
        life.frame()["seats"][1],
        json!({"name": "Ben", "kind": "person", "presence": "gone", "sign": 1})
    );
}

/// Two of one level are two people: who is at home there, and the next who is free.
#[test]
fn computer_players_of_one_level_are_different_people() {
    let mut life = Life::lobby(1);
    for _ in 0..2 {
        life.arrange(ANNA, bot("kenner")).unwrap();
    }
    life.arrange(ANNA, bot("lehrling")).unwrap();
    let frame = life.frame();
    let who = |seat: usize| frame["seats"][seat]["name"].as_str().unwrap().to_owned();
    assert_eq!([1, 2, 3].map(who), ["Gustav", "Alma", "Lotte"]);
    assert_eq!(frame["seats"][2]["level"], "kenner");
    assert_eq!(frame["seats"][2]["character"], "Alma");
}

#[test]
fn a_character_can_be_chosen_once() {
    let mut life = Life::lobby(1);
    let alma = |level: &str| json!({"do": "bot", "level": level, "character": "Alma"});
    life.arrange(ANNA, alma("lehrling")).unwrap();
    assert_eq!(life.table.seats.character_at(SECOND), Some("Alma"));
    assert_eq!(life.arrange(ANNA, alma("kenner")), Err("character_taken"));
    let nobody = json!({"do": "bot", "level": "kenner", "character": "Erna"});
    assert_eq!(life.arrange(ANNA, nobody), Err("no_such_character"));
}
