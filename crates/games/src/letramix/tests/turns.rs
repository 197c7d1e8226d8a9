//! A turn: cup, glass, layouts, "Fertig".

use super::*;

#[test]
fn rule_c_2_decision_c1_and_rule_5_3_1_the_glass_runs_two_and_a_half_minutes_from_the_roll() {
    let mut trial = Trial::begin(&Options::default(), 2);
    trial.wait(Span::from_secs(20));
    trial.act(ANNA, Action::Roll {}).unwrap();
    assert_eq!(trial.reroll_and_until(ANNA).1, Some(Time::from_millis(20_000 + 150_000)));
    assert_eq!(trial.reroll_and_until(BEN), trial.reroll_and_until(ANNA));
}

#[test]
fn rule_c_2_only_the_player_whose_turn_it_is_rolls_once() {
    let mut trial = Trial::begin(&Options::default(), 2);
    assert_eq!(trial.act(BEN, Action::Roll {}), Err("not_your_turn"));
    assert_eq!(trial.act(ANNA, Action::Roll {}), Ok(()));
    assert_eq!(trial.act(ANNA, Action::Roll {}), Err("no_roll"));
    assert_eq!(trial.act(BEN, Action::Lay { layout: Layout::default() }), Err("not_your_turn"));
}

#[test]
fn rule_c_8_while_the_glass_runs_everything_may_be_rearranged() {
    let mut trial = Trial::rolled(1, ROLL);
    for lines in [TWENTY, THREE, NOTHING, FULL, &["PER"], TWENTY] {
        trial.lay(ANNA, lines).unwrap();
        assert_eq!(trial.desk(ANNA).layout, drawn(&dice(ROLL), lines));
        trial.wait(Span::from_secs(20));
    }
    trial.wait(GLASS);
    assert_eq!(trial.totals(), [20]);
}

#[test]
fn rule_c_8_in_turns_everybody_watches() {
    let mut trial = Trial::rolled(2, ROLL);
    trial.lay(ANNA, TWENTY).unwrap();
    assert_eq!(trial.view(Viewer::Seat(BEN)), trial.view(Viewer::Seat(ANNA)));
    assert_eq!(trial.view(Viewer::Public), trial.view(Viewer::Seat(ANNA)));
    let PhaseView::Laying { roll, .. } = trial.view(Viewer::Seat(BEN)).phase else { panic!() };
    assert!(matches!(&roll.desks[0], DeskView::Open { layout, .. } if *layout == drawn(&dice(ROLL), TWENTY)));
}

#[test]
fn rule_c_8_when_the_sand_is_out_the_turn_is_scored() {
    let mut trial = Trial::rolled(2, ROLL);
    trial.lay(ANNA, TWENTY).unwrap();
    trial.wait(GLASS);
    assert!(trial.state().laying().is_some(), "the grace is not over");
    trial.wait(GRACE);
    assert_eq!((trial.totals()[0], trial.to_roll()), (20, Some(BEN)));
}

#[test]
fn decision_c6_and_rule_5_3_2_the_last_valid_layout_counts_after_invalid_ones() {
    let mut trial = Trial::rolled(1, ROLL);
    trial.lay(ANNA, THREE).unwrap();
    trial.lay(ANNA, TWENTY).unwrap();
    trial.lay(ANNA, NONSENSE).unwrap();
    trial.finish(ANNA, &["REH", "...", "PER"]).unwrap();
    assert_eq!(trial.totals(), [20]);
}

#[test]
fn decision_c6_the_last_valid_layout_counts_not_the_best() {
    let mut trial = Trial::rolled(1, ROLL);
    trial.lay(ANNA, FULL).unwrap();
    trial.lay(ANNA, THREE).unwrap();
    trial.finish(ANNA, NONSENSE).unwrap();
    assert_eq!(trial.totals(), [3]);
}

#[test]
fn rule_5_3_2_a_layout_counts_up_to_half_a_second_after_the_end() {
    let after = |late: Span| {
        let mut trial = Trial::rolled(2, ROLL);
        trial.wait_for_no_timer(GLASS);
        trial.wait_for_no_timer(late);
        let result = trial.lay(ANNA, TWENTY);
        trial.wait(GRACE);
        (result, trial.totals()[0])
    };
    assert_eq!(after(Span::from_millis(499)), (Ok(()), 20));
    assert_eq!(after(GRACE), (Ok(()), 20));
    assert_eq!(after(Span::from_millis(501)), (Err("too_late"), -25));
}

#[test]
fn rule_5_3_2_the_grace_does_not_show() {
    let trial = Trial::rolled(1, ROLL);
    let end = trial.reroll_and_until(ANNA).1.unwrap();
    assert_eq!(trial.play.table.deadline(), Some(end + GRACE));
}

#[test]
fn rule_5_3_1_nothing_is_accepted_after_fertig() {
    let mut trial = Trial::rolled(2, ROLL);
    let past = trial.state().moment;
    trial.finish(ANNA, THREE).unwrap();
    assert_eq!(trial.lay(ANNA, TWENTY), Err("no_dice"));
    assert_eq!(trial.finish(ANNA, TWENTY), Err("no_dice"));
    assert!(past < trial.state().moment, "what was under way is too late");
    assert_eq!(trial.totals()[0], 3);
}

#[test]
fn rule_5_3_6_a_player_may_stop_early_with_what_lies_there() {
    let mut trial = Trial::rolled(2, ROLL);
    trial.wait(Span::from_secs(5));
    trial.finish(ANNA, TWENTY).unwrap();
    assert_eq!(trial.play.now, Time::from_millis(5_000));
    assert_eq!((trial.totals()[0], trial.to_roll()), (20, Some(BEN)));
    assert_eq!(trial.state().last, [Some(20), None]);
}

#[test]
fn rule_c_11_all_dice_go_back_and_the_next_to_the_left_rolls_all() {
    let mut trial = Trial::begin(&Options::default(), 3);
    for seat in [ANNA, BEN, CLEO, ANNA, BEN, CLEO] {
        assert_eq!(trial.to_roll(), Some(seat));
        assert!(trial.state().laying().is_none());
        trial.act(seat, Action::Roll {}).unwrap();
        assert_eq!(trial.dice().len(), DICE);
        assert!(trial.state().laying().unwrap().desks.iter().all(|desk| desk.layout.is_empty()));
        trial.finish(seat, NOTHING).unwrap();
    }
}

#[test]
fn rule_c_11_points_are_added_up() {
    let mut trial = Trial::begin(&turns(End::Rounds(3)), 2);
    for (anna, ben) in [(TWENTY, THREE), (FULL, NOTHING)] {
        trial.turn(ANNA, anna);
        trial.turn(BEN, ben);
    }
    assert_eq!(trial.totals(), [48, -22]);
}
