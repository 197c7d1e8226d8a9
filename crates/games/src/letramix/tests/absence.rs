//! 5.3.7: who is away, idle or has left.

use super::*;

#[test]
fn rule_5_3_7_disconnected_the_clock_runs_on_and_the_stored_layout_counts() {
    let mut trial = Trial::rolled(2, ROLL);
    trial.lay(ANNA, TWENTY).unwrap();
    trial.goes_away(ANNA);
    trial.wait(GLASS);
    assert!(trial.state().laying().is_some());
    trial.wait(GRACE);
    assert_eq!((trial.totals()[0], trial.to_roll()), (20, Some(BEN)));
}

#[test]
fn rule_5_3_7_who_comes_back_lays_on() {
    let mut trial = Trial::rolled(2, ROLL);
    trial.lay(ANNA, THREE).unwrap();
    trial.goes_away(ANNA);
    trial.wait(Span::from_secs(30));
    trial.play.frame(FrameEvent::Came { seat: ANNA, connection: Connection::default() });
    trial.finish(ANNA, TWENTY).unwrap();
    assert_eq!(trial.totals()[0], 20);
}

#[test]
fn rule_5_3_7_absent_or_idle_before_the_roll_skipped_with_0_after_a_minute() {
    for is_away in [true, false] {
        let mut trial = Trial::begin(&Options::default(), 2);
        if is_away {
            trial.goes_away(ANNA);
        }
        trial.wait(Span::from_millis(59_999));
        assert_eq!(trial.to_roll(), Some(ANNA));
        trial.wait(MILLI);
        assert_eq!((trial.totals(), trial.to_roll()), ([0, 0].as_slice(), Some(BEN)));
        assert_eq!(trial.state().last, [Some(0), None]);
    }
}

#[test]
fn rule_5_3_7_who_was_skipped_has_the_next_turn_again() {
    let mut trial = Trial::begin(&Options::default(), 2);
    trial.wait(Span::from_secs(60));
    trial.turn(BEN, THREE);
    trial.turn(ANNA, TWENTY);
    assert_eq!(trial.totals(), [20, 3]);
}

#[test]
fn rule_5_3_7_who_leaves_is_skipped_at_once_in_all_remaining_turns() {
    let mut trial = Trial::begin(&turns(End::Rounds(3)), 3);
    trial.turn(ANNA, TWENTY);
    trial.leaves(BEN);
    assert_eq!((trial.play.now, trial.to_roll()), (Time::ZERO, Some(CLEO)));
    trial.turn(CLEO, THREE);
    for _ in 0..2 {
        trial.turn(ANNA, THREE);
        trial.turn(CLEO, TWENTY);
    }
    assert_eq!((trial.totals(), trial.winners()), ([26, 0, 43].as_slice(), Some(vec![CLEO])));
}

#[test]
fn rule_5_3_7_who_leaves_while_the_glass_runs_scores_0() {
    let mut trial = Trial::rolled(3, ROLL);
    trial.lay(ANNA, TWENTY).unwrap();
    trial.leaves(ANNA);
    assert_eq!((trial.totals()[0], trial.to_roll()), (0, Some(BEN)));
    assert_eq!(trial.play.table.seats.presence(ANNA), Presence::Gone);
    assert_eq!(trial.act(ANNA, Action::Roll {}), Err("no_seat"));
}

#[test]
fn rule_5_3_7_and_decision_c16_when_the_start_player_has_left_the_next_to_the_left_starts() {
    let mut trial = Trial::begin(&turns(End::Rounds(2)), 3);
    trial.leaves(ANNA);
    for _ in 0..2 {
        trial.turn(BEN, THREE);
        trial.turn(CLEO, TWENTY);
    }
    assert_eq!(trial.winners(), Some(vec![CLEO]));
}

#[test]
fn rule_5_3_7_with_one_player_left_the_table_ends_after_the_current_round() {
    let mut trial = Trial::begin(&turns(End::Rounds(3)), 2);
    trial.turn(ANNA, THREE);
    trial.turn(BEN, NOTHING);
    trial.leaves(BEN);
    assert_eq!((trial.winners(), trial.to_roll()), (None, Some(ANNA)), "the round is played to its end");
    trial.turn(ANNA, TWENTY);
    assert_eq!((trial.totals(), trial.winners()), ([23, -25].as_slice(), Some(vec![ANNA])));
    assert_eq!(trial.state().rounds, 2);
}

#[test]
fn rule_5_3_7_when_all_have_left_it_is_over() {
    let mut trial = Trial::rolled(2, ROLL);
    trial.leaves(ANNA);
    trial.leaves(BEN);
    assert!(trial.winners().is_some());
}
