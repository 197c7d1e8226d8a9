//! 5.5.14: who is away or has left.

use super::*;

fn out_of_time(trial: &mut Trial) {
    trial.wait(THINKING);
    trial.wait(GRACE);
}

#[test]
fn rule_5_5_14_the_first_time_a_seat_that_is_away_is_passed_over_without_penalty() {
    let mut trial = Trial::strand(3);
    trial.goes(BEN);
    trial.wait(THINKING);
    assert_eq!(trial.turn(), Some(BEN), "the clock runs");
    trial.wait(GRACE);
    assert_eq!((trial.turn(), trial.totals()), (Some(CLEO), [0, 0, 0].as_slice()));
}

#[test]
fn rule_5_5_14_from_then_on_it_is_skipped_until_it_is_back() {
    let mut trial = Trial::strand(3);
    trial.goes(BEN);
    out_of_time(&mut trial);
    trial.name(CLEO, "Boje", B).unwrap();
    trial.name(ANNA, "Handtuch", H).unwrap();
    assert_eq!(trial.turn(), Some(CLEO));
    trial.comes(BEN);
    trial.name(CLEO, "Kiosk", CK).unwrap();
    trial.name(ANNA, "Muschel", M).unwrap();
    assert_eq!(trial.turn(), Some(BEN));
}

#[test]
fn rule_5_5_14_a_later_time_it_is_a_failure() {
    let mut trial = Trial::strand(3);
    trial.goes(BEN);
    out_of_time(&mut trial);
    trial.comes(BEN);
    trial.name(CLEO, "Boje", B).unwrap();
    trial.name(ANNA, "Handtuch", H).unwrap();
    trial.goes(BEN);
    out_of_time(&mut trial);
    assert_eq!((trial.totals()[1], trial.past().how, trial.past().by), (-2, RoundEnd::Failed, BEN));
    assert!(trial.state().skipped.contains(&BEN));
}

#[test]
fn rule_5_5_14_dice_of_who_is_away_can_be_stolen_and_count() {
    let mut trial = Trial::strand(3);
    trial.two_name(&[("Boje", B), ("Handtuch", H), ("Yacht", XY)]);
    trial.goes(CLEO);
    trial.name(BEN, "Hitze", H).unwrap();
    assert_eq!(trial.worms(), [0, 0, 1]);
    out_of_time(&mut trial);
    trial.give_up(ANNA);
    assert_eq!(trial.totals(), [1, 3, 1]);
}

#[test]
fn rule_5_5_14_fewer_than_two_the_clocks_stand_still() {
    let mut trial = Trial::strand(2);
    trial.wait(secs(5));
    trial.goes(ANNA);
    assert!(matches!(trial.view(Viewer::Public).phase, PhaseView::Waiting { .. }));
    assert_eq!(trial.name(BEN, "Boje", B), Err("waiting"));
    trial.wait(secs(60));
    trial.comes(ANNA);
    let Phase::Naming { seat, until: Some(until) } = trial.state().phase else { panic!("Ben goes on") };
    assert_eq!((seat, until), (BEN, trial.play.now + secs(10)));
}

#[test]
fn rule_5_5_14_after_five_minutes_the_game_ends_with_the_present_totals() {
    let mut trial = Trial::strand(2);
    trial.play.table.state.totals = vec![3, 5];
    trial.name(BEN, "Yacht", XY).unwrap();
    trial.goes(BEN);
    trial.wait(secs(5 * 60));
    assert_eq!((trial.winners(), trial.totals()), (Some(vec![BEN]), [3, 5].as_slice()));
    assert!(trial.has_happened(|event| matches!(event, Event::Over { early: true, .. })));
}

#[test]
fn rule_5_5_14_dice_of_who_has_left_can_be_stolen_until_the_round_ends() {
    let mut trial = Trial::strand(3);
    trial.two_name(&[("Boje", B), ("Yacht", XY)]);
    trial.leaves(CLEO);
    trial.wait(MILLI);
    trial.two_name(&[("Handtuch", H), ("Kiosk", CK)]);
    assert_eq!(trial.turn(), Some(ANNA));
    trial.give_up(ANNA);
    assert_eq!(trial.totals(), [0, 2, 0], "who has left is out");
}

#[test]
fn a_leaver_on_turn_is_passed_over() {
    let mut trial = Trial::strand(3);
    trial.leaves(BEN);
    assert_eq!((trial.turn(), trial.totals()[1]), (Some(CLEO), 0));
}

#[test]
fn when_only_one_is_left_the_game_is_over() {
    let mut trial = Trial::strand(2);
    trial.leaves(BEN);
    assert_eq!(trial.winners(), Some(vec![ANNA]));
}

#[test]
fn without_a_clock_nobody_waits_for_who_is_away() {
    let mut trial = Trial::with(&Options { pace: Pace::Off, ..Options::default() }, 3, None);
    trial.goes(BEN);
    assert_eq!(trial.turn(), Some(CLEO));
    trial.name(CLEO, "Boje", B).unwrap();
    trial.name(ANNA, "Handtuch", H).unwrap();
    assert_eq!((trial.turn(), trial.totals()[1]), (Some(CLEO), 0));
}
