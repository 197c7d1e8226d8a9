//! C15: the same roll for all, everybody at once.

use super::*;

const ONE_VOWEL: &str = "ENSTRGMBHLKCP";

/// A table of this many at which the same roll lies before all.
fn rolled(players: u8, roll: &str) -> Trial {
    let mut trial = Trial::begin(&same_roll(End::Rounds(2)), players);
    trial.roll(roll);
    trial
}

fn running_desks(trial: &Trial, viewer: Viewer) -> Vec<DeskView> {
    match trial.view(viewer).phase {
        PhaseView::Laying { roll, .. } => roll.desks,
        other => panic!("nobody lays: {other:?}"),
    }
}

#[test]
fn decision_c15_a_round_begins_when_all_who_are_here_are_ready() {
    let mut trial = Trial::begin(&same_roll(End::Rounds(2)), 3);
    trial.goes_away(CLEO);
    assert_eq!(trial.act(ANNA, Action::Roll {}), Err("no_roll"), "nobody has a roll of their own");
    trial.act(ANNA, Action::Next {}).unwrap();
    assert_eq!(trial.act(ANNA, Action::Next {}), Err("not_now"));
    assert!(trial.state().laying().is_none());
    trial.act(BEN, Action::Next {}).unwrap();
    assert_eq!(trial.state().laying().map(|laying| laying.seat), Some(None));
}

#[test]
fn decision_c15_a_round_begins_after_a_minute_at_the_latest() {
    let mut trial = Trial::begin(&same_roll(End::Rounds(2)), 2);
    trial.act(ANNA, Action::Next {}).unwrap();
    trial.wait(Span::from_millis(59_999));
    assert!(trial.state().laying().is_none());
    trial.wait(MILLI);
    assert!(trial.state().laying().is_some());
}

/// Who is idle or absent before the roll is skipped with 0, and nobody waits for them.
#[test]
fn rule_5_3_7_who_is_not_ready_sits_the_round_out() {
    let mut trial = Trial::begin(&same_roll(End::Rounds(2)), 3);
    trial.goes_away(CLEO);
    trial.act(ANNA, Action::Next {}).unwrap();
    trial.wait(Span::from_secs(60));
    assert_eq!(trial.act(BEN, Action::Lay { layout: Layout::default() }), Err("sits_out"));
    trial.finish(ANNA, NOTHING).unwrap();
    assert!(trial.state().laying().is_none(), "the round is over without Ben and Cleo");
    assert_eq!(trial.totals()[1..], [0, 0]);
}

#[test]
fn rule_5_3_7_when_nobody_is_ready_nobody_rolls() {
    let mut trial = Trial::begin(&same_roll(End::Rounds(2)), 2);
    trial.wait(Span::from_secs(60));
    assert!(trial.state().laying().is_none());
    assert_eq!((trial.state().rounds, trial.totals()), (1, &[0, 0][..]));
}

/// The layout of who was done before leaving counts: that turn was no remaining one.
#[test]
fn rule_5_3_7_fertig_counts_also_for_who_leaves_then() {
    let mut trial = rolled(3, ROLL);
    trial.finish(CLEO, TWENTY).unwrap();
    trial.leaves(CLEO);
    trial.finish(ANNA, THREE).unwrap();
    trial.finish(BEN, THREE).unwrap();
    assert_eq!(trial.totals(), [3, 3, 20]);
}

#[test]
fn decision_c15_the_view_says_until_when_the_dice_may_be_rolled_again() {
    let trial = rolled(2, ONE_VOWEL);
    let PhaseView::Laying { reroll, reroll_until, .. } = trial.view(Viewer::Seat(BEN)).phase else {
        panic!()
    };
    assert_eq!((reroll, reroll_until), (true, Some(trial.play.now + Span::from_secs(10))));
}

#[test]
fn decision_c15_nobody_rolls_again_over_a_rivals_fertig() {
    let mut trial = rolled(2, ONE_VOWEL);
    trial.finish(ANNA, NOTHING).unwrap();
    assert!(!trial.offers_reroll(BEN));
    assert_eq!(trial.act(BEN, Action::Reroll {}), Err("no_reroll"));
}

/// The largest view there is: eight players, the same roll, all dice laid.
#[test]
fn a_view_has_at_most_four_kilobytes() {
    let mut trial = rolled(8, ROLL);
    let size = |trial: &Trial| serde_json::to_string(&trial.view(Viewer::Seat(ANNA))).unwrap().len();
    for seat in trial.play.table.seats.iter().skip(1) {
        trial.finish(seat, FULL).unwrap();
    }
    trial.lay(ANNA, FULL).unwrap();
    let running = size(&trial);
    trial.finish(ANNA, FULL).unwrap();
    println!("{running} bytes while the glass runs, {} after the round", size(&trial));
    assert!(running.max(size(&trial)) <= 4_000);
}

#[test]
fn decision_c15_the_roll_is_the_same_for_all_and_all_lay_at_once() {
    let mut trial = rolled(3, ROLL);
    for (seat, lines) in [(ANNA, TWENTY), (CLEO, THREE), (BEN, FULL), (ANNA, FULL)] {
        trial.lay(seat, lines).unwrap();
        assert_eq!(trial.desk(seat).layout, drawn(&dice(ROLL), lines));
    }
    assert_eq!(trial.desk(CLEO).layout, drawn(&dice(ROLL), THREE));
}

#[test]
fn decision_c15_rivals_are_silhouettes_until_the_round_is_over() {
    let mut trial = rolled(2, ROLL);
    trial.lay(ANNA, &["REH"]).unwrap();
    let cells = vec![Cell::new(0, 0), Cell::new(1, 0), Cell::new(2, 0)];
    let silhouette = DeskView::Silhouette { cells, done: false };
    for viewer in [Viewer::Seat(BEN), Viewer::Public] {
        assert_eq!(running_desks(&trial, viewer)[0], silhouette);
        assert!(!serde_json::to_string(&trial.view(viewer)).unwrap().contains("REH"));
    }
    assert!(matches!(running_desks(&trial, Viewer::Seat(ANNA))[0], DeskView::Open { .. }));
    trial.finish(ANNA, &["REH"]).unwrap();
    assert!(matches!(running_desks(&trial, Viewer::Seat(BEN))[0], DeskView::Silhouette { done: true, .. }));
    trial.finish(BEN, THREE).unwrap();
    let past = trial.view(Viewer::Seat(BEN)).past.unwrap();
    let Some(PastLayout { layout, points, .. }) = &past.layouts[0] else { panic!("{past:?}") };
    assert_eq!((layout, *points), (&drawn(&dice(ROLL), &["REH"]), 4 - 21));
}

/// Nor does the silhouette tell which die lies where: other dice on the same cells look the same.
#[test]
fn decision_c15_silhouettes_of_different_words_are_the_same() {
    let seen = |lines: &[&str]| {
        let mut trial = rolled(2, ROLL);
        trial.lay(ANNA, lines).unwrap();
        serde_json::to_string(&trial.view(Viewer::Seat(BEN))).unwrap()
    };
    assert_eq!(seen(&["REH"]), seen(&["PER"]));
    assert_eq!(seen(&["REH"]), seen(&["HRP"]), "valid or not");
    assert_ne!(seen(&["REH"]), seen(&["HERB"]));
}

/// Nor does the order tell, in which the rival's client lists the dice.
#[test]
fn decision_c15_silhouettes_have_an_order_of_their_own() {
    let seen = |is_reversed: bool| {
        let mut trial = rolled(2, ROLL);
        let mut placed = drawn(&dice(ROLL), &["REH"]).placed().to_vec();
        if is_reversed {
            placed.reverse();
        }
        trial.act(ANNA, Action::Lay { layout: Layout::new(placed) }).unwrap();
        running_desks(&trial, Viewer::Seat(BEN))
    };
    assert_eq!(seen(false), seen(true));
}

#[test]
fn decision_c15_the_first_who_asks_within_ten_seconds_rolls_again_for_all() {
    let mut trial = rolled(3, ONE_VOWEL);
    trial.lay(ANNA, &["TRG"]).unwrap();
    trial.wait(Span::from_secs(10));
    assert_eq!(trial.act(CLEO, Action::Reroll {}), Ok(()));
    trial.roll_again(ROLL);
    assert!(trial.state().laying().unwrap().desks.iter().all(|desk| *desk == Desk::default()));
    assert_eq!(trial.reroll_and_until(ANNA).1, Some(Time::ZERO + GLASS), "the glass runs on");
    assert_eq!(trial.lay(ANNA, THREE), Ok(()));
    assert_eq!(trial.lay(BEN, TWENTY), Ok(()));
}

#[test]
fn decision_c15_after_ten_seconds_nobody_rolls_again() {
    let mut trial = rolled(2, ONE_VOWEL);
    trial.wait(Span::from_millis(10_001));
    assert_eq!(trial.act(ANNA, Action::Reroll {}), Err("no_reroll"));
    // In turns there is no such limit.
    let mut trial = Trial::rolled(2, ONE_VOWEL);
    trial.wait(Span::from_millis(10_001));
    assert_eq!(trial.act(ANNA, Action::Reroll {}), Ok(()));
}

#[test]
fn decision_c15_and_rule_5_3_1_the_right_is_offered_to_all_or_none() {
    let mut trial = rolled(2, ONE_VOWEL);
    assert!(trial.offers_reroll(ANNA) && trial.offers_reroll(BEN));
    trial.lay(BEN, &["BERG"]).unwrap();
    assert!(!trial.offers_reroll(ANNA) && !trial.offers_reroll(BEN));
    assert_eq!(trial.act(ANNA, Action::Reroll {}), Err("no_reroll"));
}

#[test]
fn decision_c15_the_round_ends_when_all_are_done() {
    let mut trial = rolled(3, ROLL);
    trial.finish(BEN, TWENTY).unwrap();
    trial.finish(ANNA, FULL).unwrap();
    assert_eq!(trial.totals(), [0, 0, 0], "nothing is scored before");
    trial.finish(CLEO, NOTHING).unwrap();
    assert_eq!(trial.totals(), [28, 20, -25]);
    assert_eq!(trial.state().rounds, 1);
    assert_eq!(trial.play.now, Time::ZERO);
}

#[test]
fn decision_c15_the_round_ends_when_the_glass_is_out() {
    let mut trial = rolled(2, ROLL);
    trial.finish(BEN, TWENTY).unwrap();
    trial.lay(ANNA, THREE).unwrap();
    trial.wait(GLASS);
    assert_eq!(trial.state().rounds, 0);
    trial.wait(GRACE);
    assert_eq!((trial.totals(), trial.state().rounds), ([3, 20].as_slice(), 1));
}

#[test]
fn rule_5_3_1_who_is_done_lays_no_more() {
    let mut trial = rolled(2, ROLL);
    trial.finish(ANNA, THREE).unwrap();
    assert_eq!(trial.lay(ANNA, FULL), Err("done"));
    assert_eq!(trial.finish(ANNA, FULL), Err("done"));
    trial.finish(BEN, NOTHING).unwrap();
    assert_eq!(trial.totals(), [3, -25]);
}

#[test]
fn rule_5_3_7_a_disconnected_players_layout_counts() {
    let mut trial = rolled(2, ROLL);
    trial.lay(BEN, TWENTY).unwrap();
    trial.goes_away(BEN);
    trial.finish(ANNA, THREE).unwrap();
    assert!(trial.state().laying().is_some(), "the clock runs on for who is away");
    trial.wait(GLASS);
    trial.wait(GRACE);
    assert_eq!(trial.totals(), [3, 20]);
}

#[test]
fn rule_5_3_7_nobody_waits_for_who_has_left() {
    let mut trial = rolled(3, ROLL);
    trial.finish(ANNA, THREE).unwrap();
    trial.finish(BEN, TWENTY).unwrap();
    trial.leaves(CLEO);
    assert_eq!((trial.totals(), trial.state().rounds), ([3, 20, 0].as_slice(), 1));
}
