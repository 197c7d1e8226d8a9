//! From the lobby into the game.

use crate::cast::{ANNA, BEN, FIRST, NAMES, OPENED, opening, rounds};
use crate::life::Life;
use game::frame::StageView;
use game::{FrameEvent, Guest, Occupant, Span, Time};
use games::letramix::{End, Event, Options, Phase};
use serde_json::json;

/// A table that opens with so many persons.
fn opened_with(persons: u32) -> FrameEvent<Options> {
    let mut opening = opening(Options::default());
    if let FrameEvent::Opened { seats, .. } = &mut opening {
        *seats = (0..persons)
            .map(|i| Occupant::Person { name: format!("Gast {i}"), guest: Guest::new(i) })
            .collect();
    }
    opening
}

#[test]
fn only_the_host_starts_and_only_once() {
    let mut life = Life::lobby(2);
    assert_eq!(life.does(BEN, "start"), Err("not_host"));
    life.does(ANNA, "start").unwrap();
    assert_eq!((life.table.stage(), life.does(ANNA, "start")), (StageView::Playing, Err("not_now")));
    assert_eq!(Life::over(2).does(ANNA, "start"), Err("not_now"));
}

#[test]
fn with_nobody_there_is_a_hindrance_and_it_goes_with_the_first_player() {
    let mut life = Life::open(&opening(Options::default()));
    let hindrance = life.frame()["hindrance"].clone();
    for language in ["de", "en"] {
        assert!(hindrance[language].as_str().unwrap().ends_with('.'), "{hindrance}");
    }
    life.sit("Anna").unwrap();
    assert!(life.frame()["hindrance"].is_null());
}

#[test]
fn with_nine_there_is_a_hindrance_and_start_is_refused_with_it() {
    let mut life = Life::open(&opened_with(9));
    let hindrance = life.frame()["hindrance"].clone();
    assert!(hindrance["de"].is_string() && hindrance["en"].is_string(), "{hindrance}");
    assert_eq!(life.does(ANNA, "start"), Err("cannot_start"));
    life.does(Guest::new(8), "leave").unwrap();
    assert!(life.frame()["hindrance"].is_null());
    life.does(ANNA, "start").unwrap();
}

#[test]
fn options_of_the_opening_that_cannot_be_played_are_a_hindrance() {
    let mut life = Life::lobby_with(&opening(rounds(0)), 1);
    assert!(life.frame()["hindrance"]["de"].is_string());
    assert_eq!(life.does(ANNA, "start"), Err("cannot_start"));
    life.arrange(ANNA, json!({"do": "options", "options": {"end": {"rounds": 1}}})).unwrap();
    life.does(ANNA, "start").unwrap();
}

#[test]
fn the_first_of_those_at_an_opened_table_is_host_if_nobody_else_is_named() {
    let life = Life::open(&opened_with(3));
    assert_eq!(
        (life.table.frame.host, life.frame()["seats"][0]["presence"].clone()),
        (Some(ANNA), json!("away"))
    );
    assert_eq!(Life::open(&opened_with(3)).sit("Dora"), Ok(Guest::new(3)));
}

#[test]
fn nothing_is_drawn_in_the_lobby_and_the_first_tick_deals() {
    let mut life = Life::lobby(3);
    life.wait(Span::from_secs(3600));
    assert_eq!((life.table.state.first, &life.table.state.phase), (None, &Phase::New));
    life.does(ANNA, "start").unwrap();
    let first = life.table.state.first;
    assert!(first.is_some() && life.to_roll() == first, "{:?}", life.table.state.phase);
    let began = |event: &game::TableEvent<_>| matches!(event, game::TableEvent::Game(Event::Began { .. }));
    assert_eq!(life.events.iter().filter(|event| began(event)).count(), 1);
}

/// C16: the start player is drawn.
#[test]
fn decision_c16_everybody_may_be_drawn_to_start() {
    let mut drawn = [0; 3];
    let mut life = Life::lobby(3);
    let lobby = life.table.clone();
    for _ in 0..60 {
        life.table = lobby.clone();
        life.does(ANNA, "start").unwrap();
        drawn[life.to_roll().unwrap().index()] += 1;
    }
    assert!(drawn.iter().all(|times| *times > 5), "{drawn:?}");
}

#[test]
fn those_who_sit_there_at_the_start_play_and_nobody_else() {
    let mut life = Life::lobby(3);
    life.does(BEN, "leave").unwrap();
    life.arrange(ANNA, json!({"do": "bot", "level": "lehrling"})).unwrap();
    life.does(ANNA, "start").unwrap();
    assert_eq!(life.names(), [NAMES[0], NAMES[2], "Lotte"]);
    assert_eq!(life.table.state.totals, [0, 0, 0]);
}

#[test]
fn table_time_begins_with_the_start_not_in_the_lobby() {
    let mut life = Life::lobby_with(&opening(Options { end: End::Minutes(1), ..Options::default() }), 1);
    life.wait(Span::from_secs(600));
    assert_eq!((life.time(), life.table.deadline()), (Time::ZERO, None));
    life.does(ANNA, "start").unwrap();
    assert_eq!(life.frame()["clock"], json!({"zero": OPENED.millis() + 600_000}));
    assert_eq!(life.time(), Time::ZERO);
    life.wait(Span::from_millis(1_234));
    assert_eq!(life.time(), Time::from_millis(1_234));
}

#[test]
fn in_the_lobby_no_action_of_the_game_is_possible() {
    assert_eq!(Life::lobby(1).act(FIRST, json!({"do": "roll"})), Err("not_now"));
    assert_eq!(Life::over(1).act(FIRST, json!({"do": "roll"})), Err("over"));
}
