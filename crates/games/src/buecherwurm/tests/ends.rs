//! The end of a round and of the game.

use super::*;

/// Anna has so many points, Ben so many.
fn with_totals(totals: [i32; 2]) -> Trial {
    let mut trial = Trial::strand(2);
    trial.play.table.state.totals = totals.to_vec();
    trial
}

#[test]
fn rule_e_1_9_the_last_white_die_ends_a_round_and_costs_nothing() {
    let mut trial = Trial::strand(2);
    trial.two_name(&ALL[..6]);
    assert_eq!((trial.turn(), trial.state().rounds), (Some(BEN), 0), "a die is left");
    trial.two_name(&ALL[6..]);
    assert_eq!((trial.past().how, trial.past().by, trial.state().rounds), (RoundEnd::LastDie, BEN, 1));
    assert!(trial.past().scores.iter().all(|score| score.failed == 0));
}

#[test]
fn rule_e_1_9_and_row_8_failing_costs_two_at_once() {
    let mut trial = Trial::strand(2);
    trial.give_up(BEN);
    let failed = trial.play.events.iter().position(|e| matches!(e, TableEvent::Game(Event::Failed { .. })));
    let over = trial.play.events.iter().position(|e| matches!(e, TableEvent::Game(Event::RoundOver { .. })));
    assert!(failed < over && failed.is_some());
    assert_eq!((trial.totals()[1], trial.past().scores[1].failed, trial.past().scores[1].sum), (-2, -2, -2));
}

#[test]
fn rule_5_5_3_the_failing_player_rolls_next() {
    let mut trial = Trial::strand(3);
    trial.name(BEN, "Boje", B).unwrap();
    trial.give_up(CLEO);
    assert_eq!((trial.chooser(), trial.past().by, trial.past().how), (Some(CLEO), CLEO, RoundEnd::Failed));
}

#[test]
fn row_15_who_ended_the_round_rolls_by_the_last_die_or_by_failing() {
    let mut by_last = Trial::strand(3);
    by_last.two_name(&ALL);
    assert_eq!(by_last.chooser(), Some(BEN));
    by_last.act(BEN, Action::ChooseTheme { theme: 0 }).unwrap();
    assert_eq!(by_last.turn(), Some(CLEO));
    let mut by_failing = Trial::strand(3);
    by_failing.give_up(BEN);
    assert_eq!(by_failing.chooser(), Some(BEN));
}

/// The bookworm cards come back to the middle, no die lies before anybody, and another card is turned.
#[test]
fn rule_e_1_11_below_21_the_next_round_begins_anew() {
    let mut trial = with_totals([19, 20]);
    trial.two_name(&[("Boje", B), ("Ball", B)]);
    trial.give_up(BEN);
    assert_eq!((trial.totals(), trial.winners()), ([20, 19].as_slice(), None));
    trial.act(BEN, Action::ChooseTheme { theme: 0 }).unwrap();
    let round = trial.round();
    assert_eq!((round.roller, round.worms, round.display.len()), (BEN, WORMS, WHITE));
    assert_eq!((trial.worms(), trial.pile(ANNA), trial.turn()), (vec![0, 0], vec![], Some(ANNA)));
    assert_eq!(trial.state().used.len(), 2, "the card before is in the box");
}

#[test]
fn rule_e_1_11_with_21_the_game_is_over() {
    let mut trial = with_totals([20, 20]);
    trial.two_name(&[("Handtuch", H), ("Boje", B)]);
    trial.give_up(BEN);
    assert_eq!((trial.totals(), trial.winners()), ([21, 20].as_slice(), Some(vec![ANNA])));
}

#[test]
fn rule_e_1_12_and_row_13_the_game_ends_with_the_round_and_the_most_points_win() {
    let mut trial = with_totals([20, 21]);
    trial.name(BEN, "Boje", B).unwrap();
    assert_eq!(trial.winners(), None);
    trial.two_name(&[("Handtuch", H)]);
    trial.give_up(BEN);
    // Anna 20 + 2, Ben 21 − 2 + 1.
    assert_eq!((trial.totals(), trial.winners()), ([22, 20].as_slice(), Some(vec![ANNA])));
}

#[test]
fn rule_e_1_12_and_row_14_equal_totals_share_the_win() {
    let mut trial = with_totals([20, 23]);
    trial.two_name(&[("Boje", B), ("Handtuch", H)]);
    trial.give_up(BEN);
    assert_eq!((trial.totals(), trial.winners()), ([22, 22].as_slice(), Some(vec![ANNA, BEN])));
}

#[test]
fn e13_the_first_player_may_fail_with_no_dice_anywhere() {
    let mut trial = Trial::strand(3);
    trial.give_up(BEN);
    assert_eq!(trial.totals(), [0, -2, 0]);
    assert_eq!(trial.state().rounds, 1);
}

#[test]
fn e14_totals_may_be_negative() {
    let mut trial = Trial::strand(2);
    for _ in 0..3 {
        let seat = trial.turn().unwrap();
        trial.give_up(seat);
        let chooser = trial.chooser().unwrap();
        trial.act(chooser, Action::ChooseTheme { theme: 0 }).unwrap();
    }
    assert_eq!(trial.totals(), [-2, -4]);
}

#[test]
fn e23_the_minus_two_are_booked_before_the_test_of_21() {
    let mut trial = with_totals([0, 22]);
    trial.give_up(BEN);
    assert_eq!((trial.totals(), trial.winners()), ([0, 20].as_slice(), None));
}

#[test]
fn rule_5_5_13_reaching_21_does_not_stop_a_round() {
    let mut trial = with_totals([21, 21]);
    trial.two_name(&ALL[..6]);
    assert_eq!(trial.winners(), None);
    trial.two_name(&ALL[6..]);
    assert_eq!(trial.winners(), Some(vec![BEN]));
}

#[test]
fn rule_e_1_10_and_5_5_16_all_parts_of_a_score_add_up() {
    let mut trial = Trial::with_side(2, Side::Not);
    trial.two_name(&[("Boje", B), ("Ball", B), ("Nixe", GREEN), ("Muschel", M), ("Yacht", XY)]);
    trial.give_up(ANNA);
    let [anna, ben] = trial.past().scores[..] else { panic!("two play") };
    assert_eq!(anna, Score { failed: -2, bonus: 0, worms: 0, dots: 2, not: 0, sum: 0 });
    assert_eq!(ben, Score { failed: 0, bonus: 0, worms: 1, dots: 3, not: 2, sum: 6 });
    assert_eq!(trial.totals(), [0, 6]);
}

#[test]
fn a_game_that_never_reaches_its_target_ends_all_the_same() {
    let mut trial = Trial::strand(2);
    trial.play.table.state.rounds = 49;
    trial.give_up(BEN);
    assert_eq!(trial.winners(), Some(vec![ANNA]));
}
