//! Sitting down and leaving.

use crate::cast::{ANNA, BEN, CLEO, FIRST, NAMES, SECOND, THIRD, opening, rounds};
use crate::life::Life;
use game::frame::StageView;
use game::{FrameEvent, Guest, Presence, Seat};
use games::letramix::Options;
use serde_json::json;

#[test]
fn the_first_to_sit_down_is_the_host_and_stays_it_when_others_come() {
    let mut life = Life::open(&opening(Options::default()));
    assert_eq!(life.table.frame.host, None);
    assert_eq!(life.sit("Anna"), Ok(ANNA));
    assert_eq!(life.sit("Ben"), Ok(BEN));
    assert_eq!((life.frame()["host"].clone(), life.names()), (json!(0), vec!["Anna".into(), "Ben".into()]));
}

#[test]
fn who_sits_down_is_away_until_the_socket_says_hello() {
    let mut life = Life::open(&opening(Options::default()));
    life.sit("Anna").unwrap();
    assert_eq!(life.table.seats.presence(FIRST), Presence::Away);
    life.comes(ANNA);
    assert_eq!(life.table.seats.presence(FIRST), Presence::Here);
}

#[test]
fn guest_numbers_are_never_used_again() {
    let mut life = Life::lobby(2);
    life.does(BEN, "leave").unwrap();
    assert_eq!(life.sit("Cleo"), Ok(CLEO));
    life.does(ANNA, "leave").unwrap();
    life.does(CLEO, "leave").unwrap();
    assert_eq!(life.sit("Dora"), Ok(Guest::new(3)), "nor when nobody was left");
}

#[test]
fn a_table_of_eight_is_full_whoever_sits_there() {
    let mut life = Life::lobby(7);
    life.arrange(ANNA, json!({"do": "bot", "level": "lehrling"})).unwrap();
    assert_eq!(life.sit("Ida"), Err("full"));
    assert_eq!(life.arrange(ANNA, json!({"do": "bot", "level": "lehrling"})), Err("full"));
    life.does(BEN, "leave").unwrap();
    assert!(life.sit("Ida").is_ok(), "a seat that was left in the lobby is free again");
}

#[test]
fn one_sits_down_only_in_the_lobby() {
    assert_eq!(Life::playing(1).sit("Ben"), Err("not_now"));
    assert_eq!(Life::over(1).sit("Ben"), Err("not_now"));
}

#[test]
fn a_name_has_1_to_24_characters() {
    let mut life = Life::open(&opening(Options::default()));
    for bad in ["", "  ", "\t\n", &"x".repeat(25), "A\u{0}nna", "A\u{202E}nna", "\u{200B}"] {
        assert_eq!(life.sit(bad), Err("bad_name"), "{bad:?}");
    }
    for good in ["Ö", &"ß".repeat(24), "Zoë 🐛"] {
        assert!(life.sit(good).is_ok(), "{good:?}");
    }
    assert!(life.sit("  Anna \n Lena  ").is_ok());
    assert_eq!(life.names().last().unwrap(), "Anna Lena");
}

#[test]
fn a_name_that_nobody_sees_is_refused() {
    for bad in ["\u{AD}", "\u{61C}", "\u{34F}", "\u{180E}", "\u{3164}", "\u{2800}", "\u{E0041}"] {
        let mut life = Life::open(&opening(Options::default()));
        assert_eq!(life.sit(bad), Err("bad_name"), "{bad:?}");
    }
}

#[test]
fn no_two_people_at_a_table_are_called_the_same() {
    let mut life = Life::lobby(2);
    life.arrange(ANNA, json!({"do": "bot", "level": "lehrling"})).unwrap();
    for name in ["ANNA", "Anna", "lotte"] {
        life.sit(name).unwrap();
    }
    assert_eq!(life.names(), ["Anna", "Ben", "Lotte", "ANNA 2", "Anna 3", "lotte 2"]);
    assert_eq!(life.sit("Веn"), Err("name_alike"), "the first two letters are Cyrillic");
    assert_eq!(life.news.len(), 1, "only the last one's coming was told");
}

#[test]
fn when_somebody_leaves_the_lobby_those_behind_move_up() {
    let mut life = Life::lobby(4);
    life.does(BEN, "leave").unwrap();
    assert_eq!(life.names(), ["Anna", "Cleo", "Dora"]);
    assert_eq!((life.seat(ANNA), life.seat(CLEO), life.seat(Guest::new(3))), (FIRST, SECOND, THIRD));
    assert_eq!(life.table.seats.seat_of(BEN), None);
    assert_eq!(life.does(BEN, "leave"), Err("no_seat"), "who has left is nobody here");
}

/// C16: who starts a return game is known in its lobby. Against a slow oracle: names in a circle.
#[test]
fn when_somebody_leaves_the_lobby_the_starter_stays_the_same_or_is_the_next_to_the_left() {
    for first in 0..4 {
        for (leaver, left) in NAMES[..4].iter().enumerate() {
            let mut opening = opening(Options::default());
            if let FrameEvent::Opened { starter, .. } = &mut opening {
                *starter = Some(Seat::new(first));
            }
            let mut life = Life::lobby_with(&opening, 4);
            life.does(Guest::new(leaver as u32), "leave").unwrap();
            let mut circle = NAMES[..4].iter().cycle().skip(usize::from(first));
            let starts = circle.find(|name| *name != left).unwrap();
            let starter = life.table.starter.unwrap();
            assert_eq!(life.names()[starter.index()], *starts, "{first} starts, {leaver} leaves");
            let host = life.table.frame.host.unwrap();
            life.does(host, "start").unwrap();
            assert_eq!(life.to_roll(), Some(starter));
        }
    }
}

#[test]
fn who_leaves_while_it_is_played_is_gone_and_stays_on_the_list() {
    let mut life = Life::playing(3);
    life.does(BEN, "leave").unwrap();
    assert_eq!(life.names(), ["Anna", "Ben", "Cleo"]);
    assert_eq!(life.frame()["seats"][1]["presence"], "gone");
    assert_eq!(life.seat(CLEO), THIRD, "nobody moves up");
    assert_eq!(life.table.state.totals.len(), 3);
    assert_eq!(life.act(SECOND, json!({"do": "roll"})), Err("no_seat"));
    assert_eq!(life.does(BEN, "leave"), Err("no_seat"));
}

#[test]
fn who_has_left_for_good_does_not_come_back() {
    let mut life = Life::playing(2);
    life.does(BEN, "leave").unwrap();
    assert_eq!(life.table.seats.seat_of(BEN), None);
    life.row(vec![FrameEvent::Went { seat: SECOND }]);
    assert_eq!(life.table.seats.presence(SECOND), Presence::Gone);
}

/// 5.3.7: skipped at once; the others play on.
#[test]
fn rule_5_3_7_the_game_goes_on_without_who_has_left() {
    let mut life = Life::playing(3);
    assert_eq!(life.to_roll(), Some(FIRST));
    life.does(ANNA, "leave").unwrap();
    assert_eq!((life.to_roll(), life.table.stage()), (Some(SECOND), StageView::Playing));
    life.play_to_end();
    assert_eq!((life.table.state.rounds, life.table.state.totals[0]), (5, 0));
}

/// 5.3.7: with one player left the game ends after the current round.
#[test]
fn rule_5_3_7_with_one_player_left_the_game_ends_after_the_round() {
    let mut life = Life::playing_with(rounds(3), 2, FIRST);
    life.does(BEN, "leave").unwrap();
    assert_eq!((life.table.stage(), life.to_roll()), (StageView::Playing, Some(FIRST)));
    life.act(FIRST, json!({"do": "roll"})).unwrap();
    life.act(FIRST, json!({"do": "finish", "layout": []})).unwrap();
    assert_eq!((life.table.stage(), life.table.state.rounds), (StageView::Over, 1));
    assert_eq!(life.table.outcome().unwrap().winners, [FIRST]);
}

#[test]
fn when_the_last_one_leaves_it_is_over() {
    let mut life = Life::playing(2);
    life.does(ANNA, "leave").unwrap();
    life.does(BEN, "leave").unwrap();
    assert_eq!(life.frame()["stage"], "over");
}

#[test]
fn one_may_leave_when_it_is_over_and_is_not_asked_again() {
    let mut life = Life::over(2);
    life.does(BEN, "leave").unwrap();
    assert_eq!((life.names().len(), life.table.seats.presence(SECOND)), (2, Presence::Gone));
    assert_eq!(life.does(BEN, "rematch"), Err("no_seat"));
}
