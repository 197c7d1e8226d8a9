//! A.16, W6, W7: the Tausch-Joker.

use super::*;

const POOL: &str = "SOCKENDRUELE";

fn joker(trial: &Trial, count: usize) -> Action {
    Action::Joker { tiles: trial.state().pool[..count].to_vec() }
}

#[test]
fn rule_a_16_up_to_six_letters_are_swapped() {
    for count in 1..=6 {
        let mut trial = Trial::begin(&Options::default(), POOL);
        let (aside, supply) = (trial.state().pool[..count].to_vec(), trial.state().supply.clone());
        let action = joker(&trial, count);
        trial.act(ANNA, action).unwrap();
        let state = trial.state();
        assert_eq!((state.pool.len(), state.supply.len()), (12, supply.len()));
        assert!(aside.iter().all(|tile| state.supply.contains(tile)), "they went back after the draw");
        assert_eq!(state.pool.iter().filter(|tile| supply.contains(tile)).count(), count);
        assert_eq!(trial.mover(), Some(ANNA), "the turn goes on");
    }
    let mut trial = Trial::begin(&Options::default(), POOL);
    for count in [0, 7, 12] {
        let action = joker(&trial, count);
        assert_eq!(trial.code(ANNA, action), Err("bad_tiles"));
    }
    let supply = trial.state().supply[0];
    assert_eq!(trial.code(ANNA, Action::Joker { tiles: vec![supply] }), Err("bad_tiles"));
    let twice = vec![trial.state().pool[0]; 2];
    assert_eq!(trial.code(ANNA, Action::Joker { tiles: twice }), Err("bad_tiles"));
}

#[test]
fn rule_a_16_once_a_game_for_each_player() {
    let mut trial = Trial::begin(&Options::default(), POOL);
    let action = joker(&trial, 1);
    trial.act(ANNA, action).unwrap();
    let action = joker(&trial, 1);
    assert_eq!(trial.code(ANNA, action), Err("joker_used"));
    assert_eq!(trial.view().jokers, [false, true]);
    trial.deal(POOL);
    trial.end_turn(ANNA, &["SOCKE"]).unwrap();
    trial.deal("LGNDRUELEATI");
    let action = joker(&trial, 6);
    trial.act(BEN, action).unwrap();
    assert_eq!(trial.view().jokers, [false, false]);
}

#[test]
fn decision_w6_it_expires_without_a_full_pool() {
    let mut trial = Trial::begin(&Options::default(), "SOCKENDRUEL");
    let action = joker(&trial, 1);
    assert_eq!(trial.code(ANNA, action), Err("joker_pool"));
    assert_eq!(trial.play_view().joker, 0);
}

#[test]
fn decision_w6_at_most_as_many_as_the_supply_has() {
    let mut trial = Trial::begin(&Options::default(), POOL);
    trial.play.table.state.supply.truncate(2);
    assert_eq!(trial.play_view().joker, 2);
    let action = joker(&trial, 3);
    assert_eq!(trial.code(ANNA, action), Err("bad_tiles"));
    let action = joker(&trial, 2);
    trial.act(ANNA, action).unwrap();
    assert_eq!((trial.state().pool.len(), trial.state().supply.len()), (12, 2));
}

/// W7: the first turn too, but only while the field is as it was.
#[test]
fn decision_w7_only_while_the_draft_is_the_field_before_the_turn() {
    let mut trial = Trial::begin(&Options::default(), POOL);
    trial.lay(ANNA, &["DU"]).unwrap();
    let action = joker(&trial, 1);
    assert_eq!(trial.code(ANNA, action.clone()), Err("joker_draft"));
    assert_eq!(trial.play_view().joker, 0);
    trial.lay(ANNA, &[]).unwrap();
    assert!(trial.turning().draft.is_none());
    assert_eq!(trial.play_view().joker, 6);
    trial.act(ANNA, action).unwrap();
}

/// W7: the vowel rule comes before it.
#[test]
fn decision_w7_the_vowel_rule_comes_first() {
    let mut trial = Trial::begin(&Options::default(), "BCDFGHKLMNPR");
    trial.happen(Event::Turn { seat: ANNA, drawn: vec![], aside: 4, at: trial.play.now });
    let action = joker(&trial, 4);
    assert_eq!(trial.code(ANNA, action), Err("no_vowel"));
}

/// W7: and is checked again after it.
#[test]
fn decision_w7_the_vowel_rule_is_checked_again_after_it() {
    let mut trial = Trial::begin(&timed(), "ABCDFGHKLMNP");
    trial.wait(SECOND);
    let vowel = trial.state().pool[0];
    trial.play.table.state.supply.truncate(0);
    let more = trial.take("RSTVWAA")[..5].to_vec();
    trial.play.table.state.supply = more;
    trial.play.table.state.supply.retain(|tile| *tile != vowel);
    trial.act(ANNA, Action::Joker { tiles: vec![vowel] }).unwrap();
    assert_eq!(trial.aside(), 4, "the A went back, and a consonant came");
    assert_eq!(
        trial.turning().glass,
        Some(Glass::Running { until: Time::ZERO + GLASS }),
        "the clock runs on"
    );
    trial.wait(Span::from_secs(30));
    assert_eq!(trial.state().pool.len(), 12);
}

/// 5.1.9: the pool has changed, so the remembered draft is forgotten.
#[test]
fn rule_5_1_9_the_joker_clears_the_remembered_draft() {
    let mut trial = Trial::begin(&timed(), POOL);
    trial.lay(ANNA, &["DU"]).unwrap();
    trial.lay(ANNA, &[]).unwrap();
    assert!(trial.turning().remembered.is_some());
    let action = joker(&trial, 1);
    trial.act(ANNA, action).unwrap();
    assert!(trial.turning().remembered.is_none());
}
