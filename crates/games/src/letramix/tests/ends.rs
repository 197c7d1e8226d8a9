//! Seats, who starts, when a table is over and who has won.

use super::*;
use game::{Options as _, Pace};

#[test]
fn decision_c13_one_to_eight_players() {
    let opens = |players: u8| {
        let seats = Seats::new((0..players).map(|i| Occupant::bot(i.to_string())));
        Options::default().check_seats(&seats).is_ok()
    };
    assert!((1..=8).all(opens));
    assert!(!opens(0) && !opens(9));
}

#[test]
fn rule_c_2_and_decision_c16_the_start_player_is_drawn() {
    let first = |seed| Trial::seeded(&Options::default(), 3, seed).state().first;
    let drawn: Vec<_> = (0..40).map(first).collect();
    for seat in [ANNA, BEN, CLEO] {
        assert!(drawn.contains(&Some(seat)), "{seat}");
    }
    assert!(!drawn.contains(&None));
}

#[test]
fn decision_c16_the_same_player_starts_every_round() {
    let mut trials = (0..).map(|seed| Trial::seeded(&turns(End::Rounds(3)), 3, seed));
    let mut trial = trials.find(|trial| trial.state().first == Some(BEN)).unwrap();
    for round in 0..3 {
        assert_eq!(trial.state().rounds, round);
        for seat in [BEN, CLEO, ANNA] {
            trial.turn(seat, THREE);
        }
    }
    assert_eq!(trial.totals(), [9, 9, 9]);
}

#[test]
fn rule_c_12_after_the_agreed_rounds_the_highest_total_wins() {
    let mut trial = Trial::begin(&turns(End::Rounds(2)), 2);
    trial.turn(ANNA, TWENTY);
    trial.turn(BEN, FULL);
    assert_eq!(trial.winners(), None);
    trial.turn(ANNA, TWENTY);
    assert_eq!(trial.winners(), None, "Ben has a turn left");
    trial.turn(BEN, NOTHING);
    assert_eq!(trial.winners(), Some(vec![ANNA]));
    assert_eq!(trial.play.table.outcome().unwrap().points, [40, 3]);
    assert_eq!(trial.act(ANNA, Action::Roll {}), Err("over"));
}

#[test]
fn rule_5_3_8_five_rounds_unless_the_table_chooses_otherwise() {
    let mut trial = Trial::begin(&Options::default(), 1);
    for _ in 0..5 {
        assert_eq!(trial.winners(), None);
        trial.turn(ANNA, THREE);
    }
    assert_eq!(trial.winners(), Some(vec![ANNA]));
}

#[test]
fn rule_c_12_c_13_and_rule_5_3_8_with_the_target_reached_the_round_is_played_to_its_end() {
    let mut trial = Trial::begin(&turns(End::Target(20)), 3);
    trial.turn(ANNA, TWENTY);
    assert_eq!((trial.winners(), trial.to_roll()), (None, Some(BEN)));
    trial.turn(BEN, THREE);
    assert_eq!((trial.winners(), trial.to_roll()), (None, Some(CLEO)));
    trial.turn(CLEO, NOTHING);
    assert_eq!(trial.winners(), Some(vec![ANNA]));
}

#[test]
fn rule_c_13_and_rule_5_3_8_who_is_furthest_above_the_target_wins_not_who_was_first() {
    let mut trial = Trial::begin(&turns(End::Target(20)), 2);
    trial.turn(ANNA, TWENTY);
    trial.turn(BEN, FULL);
    assert_eq!(trial.winners(), Some(vec![BEN]));
}

#[test]
fn rule_c_12_the_table_goes_on_until_the_target_is_reached() {
    let mut trial = Trial::begin(&turns(End::Target(21)), 2);
    for round in 1..=6 {
        trial.turn(ANNA, NOTHING);
        trial.turn(BEN, THREE);
        assert_eq!((trial.winners(), trial.state().rounds), (None, round));
    }
    trial.turn(ANNA, NOTHING);
    trial.turn(BEN, THREE);
    assert_eq!(trial.winners(), Some(vec![BEN]), "21 is enough");
}

#[test]
fn decision_c12_equal_totals_share_the_win() {
    for end in [End::Rounds(1), End::Target(20)] {
        let mut trial = Trial::begin(&turns(end), 3);
        trial.turn(ANNA, TWENTY);
        trial.turn(BEN, THREE);
        trial.turn(CLEO, TWENTY);
        assert_eq!(trial.winners(), Some(vec![ANNA, CLEO]), "{end:?}");
    }
}

#[test]
fn decision_c11_and_c12_with_negative_totals_the_highest_still_wins() {
    let mut trial = Trial::begin(&turns(End::Rounds(1)), 2);
    trial.turn(ANNA, NOTHING);
    trial.turn(BEN, &["ER"]);
    assert_eq!((trial.totals(), trial.winners()), ([-25, -21].as_slice(), Some(vec![BEN])));
}

#[test]
fn rule_c_12_and_decision_c18_when_the_time_is_up_the_round_is_played_to_its_end() {
    let mut trial = Trial::begin(&turns(End::Minutes(3)), 2);
    trial.turn(ANNA, TWENTY);
    trial.turn(BEN, THREE);
    assert_eq!(trial.winners(), None, "there is time left");
    trial.wait(Span::from_secs(50));
    trial.roll(ROLL);
    trial.wait(Span::from_secs(140));
    trial.finish(ANNA, NOTHING).unwrap();
    assert!(trial.play.now > Time::from_millis(180_000));
    assert_eq!((trial.winners(), trial.to_roll()), (None, Some(BEN)), "Ben has as many turns");
    trial.turn(BEN, THREE);
    assert_eq!(trial.winners(), Some(vec![BEN]));
}

#[test]
fn decision_c18_a_round_that_ends_just_before_the_time_is_followed_by_another() {
    let over_after = |span: Span| {
        let mut trial = Trial::begin(&turns(End::Minutes(1)), 1);
        trial.roll(ROLL);
        trial.wait(span);
        trial.finish(ANNA, THREE).unwrap();
        trial.winners().is_some()
    };
    assert!(!over_after(Span::from_millis(59_999)));
    assert!(over_after(Span::from_millis(60_000)));
}

#[test]
fn rule_c_14_decision_c14_and_c17_alone_with_a_streak_of_full_layouts() {
    let mut trial = Trial::begin(&turns(End::Rounds(4)), 1);
    for (lines, streak, total) in [(FULL, 1, 28), (FULL, 2, 56), (TWENTY, 0, 76), (FULL, 1, 104)] {
        trial.turn(ANNA, lines);
        assert_eq!((trial.state().streaks[0], trial.totals()[0]), (streak, total));
    }
    assert!(worth_of(ROLL, FULL).unwrap().full);
    assert_eq!(trial.winners(), Some(vec![ANNA]));
}

#[test]
fn decision_c17_alone_the_glass_is_optional() {
    let mut trial = Trial::begin(&Options { pace: Pace::Off, ..Options::default() }, 1);
    trial.roll(ROLL);
    assert_eq!(trial.reroll_and_until(ANNA).1, None);
    trial.wait(Span::from_secs(86_400));
    trial.finish(ANNA, TWENTY).unwrap();
    assert_eq!(trial.totals(), [20]);
}

/// Points of who has left for good end nothing.
#[test]
fn rule_5_3_7_a_leaver_reaches_no_target() {
    let mut trial = Trial::begin(&turns(End::Target(20)), 3);
    trial.roll(ROLL);
    trial.finish(ANNA, TWENTY).unwrap();
    trial.leaves(ANNA);
    for seat in [BEN, CLEO] {
        trial.roll(ROLL);
        trial.finish(seat, THREE).unwrap();
    }
    assert_eq!(trial.winners(), None);
}
