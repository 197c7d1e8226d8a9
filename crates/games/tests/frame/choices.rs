//! What the host chooses in the lobby: options and house words.

use crate::cast::{ANNA, BEN, FIRST, opening, rounds};
use crate::life::{Life, written};
use game::{Rules, Viewer};
use games::letramix::{DeskView, LetraMix, Options, PhaseView};
use serde_json::{Value, json};

/// The dice of the examples; BERÜHMT can be laid with them, and so can BRMTPL, which is no word.
const ROLL: &str = "BERUEHMTRPELM";

fn options(options: &Value) -> Value {
    json!({"do": "options", "options": options})
}

fn house(allow: &[&str], refuse: &[&str]) -> Value {
    json!({"do": "house", "allow": allow, "refuse": refuse})
}

/// These dice of [`ROLL`] in a row.
fn across(word: &str) -> Value {
    let mut free: Vec<usize> = (0..ROLL.len()).collect();
    let take = |letter: u8| {
        let place = free.iter().position(|die| ROLL.as_bytes()[*die] == letter).unwrap();
        free.remove(place)
    };
    let dice: Vec<usize> = word.bytes().map(take).collect();
    Value::Array(dice.into_iter().enumerate().map(|(x, die)| json!([die, x, 0])).collect())
}

/// What the player sees that a word alone is worth at a table with these house words.
fn worth(house: Value, word: &str) -> Option<i32> {
    let mut life = Life::lobby(1);
    life.arrange(ANNA, house).unwrap();
    life.does(ANNA, "start").unwrap();
    life.roll(ROLL);
    life.act(FIRST, json!({"do": "lay", "layout": across(word)})).unwrap();
    let PhaseView::Laying { roll, .. } = life.table.view(Viewer::Seat(FIRST)).phase else {
        panic!("nobody lays");
    };
    match &roll.desks[0] {
        DeskView::Open { worth, .. } => worth.as_ref().map(|worth| worth.points),
        DeskView::Silhouette { .. } => panic!("one's own desk is open"),
    }
}

fn allows(life: &Life, word: &str) -> Option<bool> {
    LetraMix::word_judge(&life.table).map(|judge| judge.judge(word).unwrap().allowed)
}

#[test]
fn the_host_chooses_the_options_and_the_table_is_played_by_them() {
    let mut life = Life::lobby(1);
    let chosen = json!({
        "mode": "same_roll", "pace": "double", "end": {"target": 200}, "check_aid": false, "base_forms": true,
        "decent": true,
    });
    life.arrange(ANNA, options(&chosen)).unwrap();
    assert_eq!(life.frame()["options"], chosen);
    life.does(ANNA, "start").unwrap();
    assert_eq!(written(&life.table.view(Viewer::Public).options), chosen);
}

#[test]
fn only_the_host_chooses_options_and_only_in_the_lobby() {
    let chosen = options(&written(&rounds(3)));
    assert_eq!(Life::lobby(2).arrange(BEN, chosen.clone()), Err("not_host"));
    assert_eq!(Life::playing(2).arrange(ANNA, chosen.clone()), Err("not_now"));
    assert_eq!(Life::over(2).arrange(ANNA, chosen), Err("not_now"));
}

#[test]
fn options_that_cannot_be_played_are_refused() {
    let mut life = Life::lobby(1);
    for end in [json!({"rounds": 0}), json!({"rounds": 51}), json!({"target": 1}), json!({"minutes": 0})] {
        assert_eq!(life.arrange(ANNA, options(&json!({"end": end}))), Err("bad_options"), "{end}");
    }
    assert_eq!(life.table.options, Options::default());
}

#[test]
fn only_the_host_chooses_house_words_and_only_in_the_lobby() {
    let words = house(&["Brmtpl"], &[]);
    assert_eq!(Life::lobby(2).arrange(BEN, words.clone()), Err("not_host"));
    assert_eq!(Life::playing(2).arrange(ANNA, words.clone()), Err("not_now"));
    assert_eq!(Life::over(2).arrange(ANNA, words), Err("not_now"));
}

#[test]
fn house_words_are_shown_to_all_and_the_last_choice_counts_whole() {
    let mut life = Life::lobby(1);
    life.arrange(ANNA, house(&["Gäbs", " Oje "], &["Ei"])).unwrap();
    assert_eq!(life.frame()["house"], json!({"allow": ["GAEBS", "OJE"], "refuse": ["EI"]}));
    life.arrange(ANNA, house(&[], &["Uhu"])).unwrap();
    assert_eq!(life.frame()["house"], json!({"allow": [], "refuse": ["UHU"]}));
    life.arrange(ANNA, json!({"do": "house"})).unwrap();
    assert_eq!(life.frame()["house"], json!({"allow": [], "refuse": []}));
}

#[test]
fn a_house_list_has_at_most_100_words_in_all() {
    let words: Vec<String> =
        (0..101).map(|i| format!("W{}", "A".repeat(i % 20) + &"B".repeat(i / 20))).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let mut life = Life::lobby(1);
    assert_eq!(life.arrange(ANNA, house(&words[..50], &words[50..])), Err("bad_words"));
    assert_eq!(life.arrange(ANNA, house(&words, &[])), Err("bad_words"));
    life.arrange(ANNA, house(&words[..50], &words[50..100])).unwrap();
    let shown = &life.frame()["house"];
    assert_eq!(["allow", "refuse"].map(|half| shown[half].as_array().unwrap().len()), [50, 50]);
}

#[test]
fn what_is_no_word_is_refused_and_the_old_list_stays() {
    let mut life = Life::lobby(1);
    life.arrange(ANNA, house(&["Brmtpl"], &[])).unwrap();
    for bad in ["", " ", "zwei Wörter", "R2D2", "x-mal", "łódź?", &"a".repeat(26)] {
        assert_eq!(life.arrange(ANNA, house(&["Oje", bad], &[])), Err("bad_words"), "{bad:?}");
        assert_eq!(life.arrange(ANNA, house(&[], &[bad])), Err("bad_words"), "{bad:?}");
    }
    assert_eq!(life.frame()["house"], json!({"allow": ["BRMTPL"], "refuse": []}));
}

#[test]
fn a_refused_word_makes_a_layout_invalid() {
    assert_eq!(worth(house(&[], &[]), "BERUEHMT"), Some(3));
    assert_eq!(worth(house(&[], &["berühmt"]), "BERUEHMT"), None);
}

#[test]
fn an_allowed_word_makes_a_layout_valid() {
    assert_eq!(worth(house(&[], &[]), "BRMTPL"), None);
    // B 3, R 1, M 3, T 1, P 4, L 2 are laid; of 25 points 11 are left.
    assert_eq!(worth(house(&["brmtpl"], &[]), "BRMTPL"), Some(14 - 11));
}

#[test]
fn house_words_of_the_opening_count_as_those_of_the_lobby() {
    let mut opening = opening(Options::default());
    if let game::FrameEvent::Opened { house, .. } = &mut opening {
        house.refuse.push("Gehen".to_owned());
    }
    let life = Life::lobby_with(&opening, 1);
    assert_eq!((allows(&life, "gehen"), allows(&life, "laufen")), (Some(false), Some(true)));
}

#[test]
fn questions_are_answered_by_the_house_words() {
    let mut life = Life::lobby(1);
    life.arrange(ANNA, house(&["Brmtpl"], &["gehen"])).unwrap();
    assert_eq!((allows(&life, "brmtpl"), allows(&life, "gehen")), (Some(true), Some(false)));
}

#[test]
fn questions_in_the_lobby_are_answered_by_the_options_as_they_are_chosen() {
    let mut life = Life::lobby(1);
    assert_eq!(allows(&life, "ging"), Some(true));
    life.arrange(ANNA, options(&json!({"base_forms": true}))).unwrap();
    assert_eq!(allows(&life, "ging"), Some(false), "an inflected form");
    life.arrange(ANNA, options(&json!({"check_aid": false}))).unwrap();
    assert_eq!(allows(&life, "ging"), None, "closed");
}

/// W11: a host keeps coarse words out. Whoever says nothing of it gets what is usual: allowed among friends.
#[test]
fn a_host_can_keep_coarse_words_out() {
    let mut life = Life::lobby(1);
    assert_eq!(allows(&life, "SCHEISSE"), Some(true));
    life.arrange(ANNA, options(&json!({"decent": true}))).unwrap();
    assert_eq!((allows(&life, "SCHEISSE"), allows(&life, "HUND")), (Some(false), Some(true)));
}
