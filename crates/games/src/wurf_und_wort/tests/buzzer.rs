//! 5.2.1: the fair buzzer.

use super::*;

/// Presses by (seat, when it was made, lag as measured), all made in a race from the reveal on; each arrives after
/// its lag. Who was first?
fn race(trial: &mut Trial, presses: &[(Seat, u64, u64)]) -> Photo {
    let reveal = trial.now();
    let mut arrivals: Vec<_> = presses.to_vec();
    arrivals.sort_by_key(|(_, made, lag)| made + lag);
    for (seat, made, lag) in arrivals {
        let made = reveal + Span::from_millis(made);
        trial.play.wait_until(made + Span::from_millis(lag));
        trial.press(seat, made, Span::from_millis(lag)).unwrap();
    }
    trial.play.wait_for_deadline();
    trial.state().turned.clone().unwrap().photo.expect("it is decided")
}

#[test]
fn rule_5_2_1_the_earliest_effective_press_wins_not_the_first_to_arrive() {
    let mut trial = Trial::sports(3);
    let photo = race(&mut trial, &[(ANNA, 500, 10), (BEN, 400, 150)]);
    assert_eq!((photo.first, photo.tie), (BEN, false));
    let at: Vec<_> = photo.presses.iter().map(|p| (p.seat, p.at, p.arrived, p.lag)).collect();
    assert_eq!(at, [(BEN, 400, 550, 150), (ANNA, 500, 510, 10)]);
}

/// `ux.md` 2.3: who is 20 ms and who is 210 ms away press at the same instant: within 15 ms.
#[test]
fn rule_5_2_1_presses_at_the_same_instant_tie_at_20_and_210_ms() {
    let mut trial = Trial::sports(3);
    let photo = race(&mut trial, &[(ANNA, 400, 20), (BEN, 400, 210)]);
    assert!(photo.tie);
    let apart = photo.presses[1].at - photo.presses[0].at;
    assert!(apart <= TIE.millis() as u32, "{apart} ms");
}

#[test]
fn rule_5_2_1_a_forged_press_gains_at_most_the_measured_delay_and_never_more_than_200_ms() {
    for (lag, gain) in [(0, 0), (80, 80), (200, 200), (5_000, 200)] {
        let now = Time::from_millis(10_000);
        let forged = Press::new(ANNA, Time::ZERO, now, Span::from_millis(lag));
        assert_eq!(now.since(forged.at), Span::from_millis(gain));
        let future = Press::new(ANNA, Time::from_millis(99_999), now, Span::from_millis(lag));
        assert_eq!(future.at, now);
    }
}

#[test]
fn rule_5_2_1_presses_are_collected_for_250_ms_then_locked() {
    let mut trial = Trial::sports(3);
    trial.wait(Span::from_secs(1));
    let pressed = trial.now();
    trial.press(ANNA, pressed, Span::default()).unwrap();
    trial.wait(Span::from_millis(249));
    assert!(matches!(trial.state().phase, Phase::Searching(_)));
    let late = trial.now();
    trial.press(BEN, late, Span::default()).unwrap();
    trial.wait(MILLI);
    assert!(matches!(&trial.state().phase, Phase::Naming(naming) if naming.seat == ANNA));
}

/// Later buzzes are refused without penalty: they belong to a past moment.
#[test]
fn rule_5_2_1_later_buzzes_are_refused_without_penalty() {
    let mut trial = Trial::sports(3);
    let moment = trial.state().moment;
    trial.stop(ANNA);
    assert_eq!(trial.press_of(moment, BEN, Time::ZERO, Span::default()), Err("too_late"));
    assert_eq!(trial.scores(), [0, 0, 0]);
}

#[test]
fn rule_5_2_1_a_tie_goes_to_fewer_points_then_to_who_lost_the_last_one_then_to_the_lower_seat() {
    let tied = [(ANNA, 400, 10), (BEN, 405, 10), (CLEO, 500, 10)];
    let mut trial = Trial::sports(3);
    assert_eq!(race(&mut trial, &tied).first, ANNA, "the lower seat");
    assert_eq!(trial.state().lost_tie, [BEN]);
    trial.turn("am-strand", 2, &sports());
    assert_eq!(race(&mut trial, &tied).first, BEN, "who lost the last tie");
    trial.turn("im-wald", 2, &sports());
    trial.play.table.state.scores = vec![-3, 5, 0];
    trial.play.table.state.lost_tie = vec![BEN];
    assert_eq!(race(&mut trial, &tied).first, ANNA, "fewer points");
}

#[test]
fn rule_5_2_1_within_15_ms_is_a_tie_and_16_ms_is_not() {
    let mut trial = Trial::sports(3);
    trial.play.table.state.scores = vec![9, 0, 0];
    assert_eq!(race(&mut trial, &[(ANNA, 400, 0), (BEN, 415, 0)]).first, BEN);
    trial.turn("am-strand", 2, &sports());
    assert_eq!(race(&mut trial, &[(ANNA, 400, 0), (BEN, 416, 0)]).first, ANNA);
}

#[test]
fn rule_5_2_1_a_press_before_the_dice_are_shown_is_void_and_locks_the_seat() {
    let mut trial = Trial::begin(&Options::default(), 3);
    let Phase::Searching(searching) = &trial.state().phase else { panic!("a card lies on the table") };
    let reveal = searching.reveal;
    assert_eq!(reveal, Time::from_millis(400), "the dice are uncovered 400 ms ahead");
    trial.play.wait_until(reveal - MILLI);
    let early = trial.now();
    trial.press(ANNA, early, Span::default()).unwrap();
    trial.wait(Span::from_secs(1));
    assert_eq!(trial.act(ANNA, Action::Stop { pressed: reveal }), Err("locked"));
    assert!(matches!(trial.state().phase, Phase::Searching(_)), "no press counts");
    trial.wait(Span::from_millis(500));
    let pressed = trial.now();
    assert_eq!(trial.act(ANNA, Action::Stop { pressed }), Ok(()));
    assert_eq!(trial.scores(), [0, 0, 0]);
}

/// The measured delay may show that a press that arrived after the reveal was made before it.
#[test]
fn rule_5_2_1_a_press_that_was_made_too_early_is_void_even_if_it_arrives_later() {
    let mut trial = Trial::begin(&Options::default(), 3);
    trial.play.wait_until(Time::from_millis(450));
    trial.press(ANNA, Time::from_millis(300), Span::from_millis(150)).unwrap();
    let Phase::Searching(searching) = &trial.state().phase else { panic!("all search") };
    assert!(searching.presses.is_empty() && searching.locks.contains_key(&ANNA));
}

#[test]
fn rule_5_2_1_nobody_presses_twice() {
    let mut trial = Trial::sports(3);
    let pressed = trial.now();
    trial.act(ANNA, Action::Stop { pressed }).unwrap();
    assert_eq!(trial.act(ANNA, Action::Stop { pressed }), Err("pressed"));
    assert_eq!(trial.act(ANNA, Action::Pass {}), Err("passed"));
}

/// S4: who learned of a press could still make one that counts as earlier.
#[test]
fn rule_5_2_1_from_the_first_press_until_it_is_decided_nothing_may_be_told() {
    let mut trial = Trial::sports(3);
    assert_eq!(trial.play.table.race(), Race::Open);
    let pressed = trial.now();
    trial.press(ANNA, pressed, Span::default()).unwrap();
    let sealed = Race::Sealed { until: pressed + Span::from_millis(250) };
    assert_eq!(trial.play.table.race(), sealed);
    trial.wait(MILLI);
    let later = trial.now();
    trial.press(BEN, later, Span::default()).unwrap();
    assert_eq!(trial.play.table.race(), sealed, "the first press counts");
    trial.wait(Span::from_millis(249));
    assert_eq!(trial.play.table.race(), Race::None);
}

/// While nobody else is connected the window does not close (5.2.4): who comes back must not wait for it.
#[test]
fn rule_5_2_1_nothing_is_kept_back_while_all_clocks_stand_still() {
    let mut trial = Trial::sports(3);
    let pressed = trial.now();
    trial.press(ANNA, pressed, Span::default()).unwrap();
    trial.goes_away(BEN);
    trial.goes_away(CLEO);
    assert!(trial.state().alone.is_some());
    assert_eq!(trial.play.table.race(), Race::None);
}

#[test]
fn rule_5_2_1_a_covered_view_holds_nothing_of_the_card() {
    let trial = Trial::sports(3);
    let mut view = trial.view(Viewer::Seat(ANNA));
    assert!(view.card.is_some() && !view.dice.is_empty() && view.worth > 0);
    WurfUndWort::cover(&mut view);
    assert!(view.card.is_none() && view.dice.is_empty() && view.worth == 0);
    let revealed = trial.now();
    assert_eq!(WurfUndWort::uncovered_at(&trial.play.table), Some(revealed));
}
