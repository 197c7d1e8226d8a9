//! 5.2.4, 5.2.7: who is away or has left.

use super::*;

#[test]
fn rule_5_2_7_who_leaves_keeps_the_score_but_gets_no_10() {
    let mut trial = Trial::sports(4);
    trial.play.table.state.scores = vec![0, 7, 0, 0];
    trial.leaves(BEN);
    trial.goes_away(CLEO);
    trial.say(ANNA, "Uhr");
    assert_eq!(trial.scores(), [0, 7, 10, 10], "a merely disconnected seat still gets it");
}

#[test]
fn who_has_left_cannot_win() {
    let mut trial = Trial::begin(&Options { rounds: 1, ..Options::default() }, 3);
    trial.play.table.state.scores = vec![1, 70, 0];
    trial.leaves(BEN);
    trial.pass(&[ANNA, CLEO]);
    trial.pass(&[ANNA, CLEO]);
    assert_eq!(trial.play.table.outcome().unwrap().winners, [ANNA]);
}

#[test]
fn rule_5_2_4_two_connected_players_go_on() {
    let mut trial = Trial::sports(3);
    trial.goes_away(CLEO);
    trial.say(ANNA, "Fechtmeister");
    trial.pass(&[BEN]);
    assert_eq!(trial.scores(), [6, 0, 0]);
}

#[test]
fn rule_5_2_4_with_nobody_else_connected_all_clocks_stand_still() {
    let mut trial = Trial::sports(3);
    trial.stop(ANNA);
    trial.wait(Span::from_secs(4));
    trial.goes_away(BEN);
    trial.goes_away(CLEO);
    assert_eq!(trial.answer(ANNA, "Fechtmeister"), Err("alone"));
    trial.wait(Span::from_secs(200));
    trial.comes_back(CLEO);
    let PhaseView::Naming { until, .. } = trial.view(Viewer::Public).phase else { panic!("nobody names") };
    assert_eq!(until, Some(trial.now() + Span::from_secs(6)), "four of ten seconds were over");
    trial.answer(ANNA, "Fechtmeister").unwrap();
}

#[test]
fn rule_5_2_4_a_vote_stands_still_too() {
    let mut trial = Trial::sports(4);
    trial.say(ANNA, "Fechtmeister");
    trial.object(BEN, ANNA, Ground::Unsuitable).unwrap();
    trial.wait(Span::from_secs(2));
    trial.goes_away(BEN);
    trial.goes_away(DORA);
    trial.play.frame(FrameEvent::Went { seat: ANNA });
    trial.wait(Span::from_secs(100));
    trial.comes_back(ANNA);
    let PhaseView::Voting { vote, .. } = trial.view(Viewer::Public).phase else { panic!("nobody votes") };
    assert_eq!(vote.closes, Some(trial.now() + Span::from_secs(8)));
}

#[test]
fn rule_5_2_4_after_five_minutes_alone_the_game_ends_with_the_present_scores() {
    let mut trial = Trial::sports(3);
    trial.play.table.state.scores = vec![3, 6, 0];
    trial.goes_away(BEN);
    trial.goes_away(CLEO);
    trial.wait(Span::from_millis(299_999));
    assert!(!trial.is_over());
    trial.wait(MILLI);
    let outcome = trial.play.table.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.points), (vec![BEN], vec![3, 6, 0]));
}

#[test]
fn with_one_player_left_for_good_it_is_over() {
    let mut trial = Trial::sports(3);
    trial.leaves(BEN);
    assert!(!trial.is_over());
    trial.leaves(CLEO);
    assert!(trial.is_over());
}

#[test]
fn who_leaves_after_stopp_drops_the_card_and_keeps_the_score() {
    let mut trial = Trial::sports(3);
    trial.stop(ANNA);
    trial.leaves(ANNA);
    assert_eq!((trial.fates(), trial.scores()), (vec![Fate::Dropped], [0, 0, 0].as_slice()));
}

#[test]
fn who_leaves_with_the_finger_on_the_buzzer_is_not_first() {
    let mut trial = Trial::sports(4);
    let pressed = trial.now();
    trial.act(ANNA, Action::Stop { pressed }).unwrap();
    trial.wait(Span::from_millis(100));
    let later = trial.now();
    trial.act(BEN, Action::Stop { pressed: later }).unwrap();
    trial.leaves(ANNA);
    trial.wait(Span::from_millis(150));
    assert!(matches!(&trial.state().phase, Phase::Naming(naming) if naming.seat == BEN));
}
