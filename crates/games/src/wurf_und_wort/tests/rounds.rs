//! B.7, B.8, B.11, B.15, B.20, B.21, B8, B9, B13, B15, B16, B22, 5.2.6, 5.2.8: rounds and the end.

use super::*;

const ALL: [Seat; 3] = [ANNA, BEN, CLEO];

fn short(rounds: u8) -> Options {
    Options { rounds, ..Options::default() }
}

/// The example of the rules: (1 + 2) × 2 = 6.
#[test]
fn rule_b_21_and_b_11_fechtmeister_scores_6() {
    let mut trial = Trial::sports(3);
    assert_eq!(trial.view(Viewer::Public).worth, 6);
    trial.say(ANNA, "Fechtmeister");
    assert_eq!(trial.the_answer().met, [true, true, true]);
    trial.wait_for_objections();
    assert_eq!(trial.scores(), [6, 0, 0]);
}

/// The example can be rolled: such a card is in the deck, and such a roll among its rolls.
#[test]
fn rule_b_21_the_example_can_be_rolled() {
    let card = deck().iter().find(|card| card.theme == "in-der-sportwelt").unwrap();
    assert_eq!(card.factor, 2);
    assert!(all_rolls(&card.dice).contains(&sports().to_vec()));
}

#[test]
fn rule_b_8_all_search_at_once() {
    for seat in ALL {
        Trial::sports(3).stop(seat);
    }
}

#[test]
fn rule_b_15_and_b9_after_an_answer_nobody_guesses_on() {
    let mut trial = Trial::sports(3);
    trial.say(ANNA, "Uhr");
    assert_eq!(trial.fates(), [Fate::Fault]);
    let pressed = trial.now();
    assert_eq!(trial.act(BEN, Action::Stop { pressed }), Err("not_now"));
    trial.pass(&ALL);
    assert_eq!(trial.state().round(), 2, "card away, next card");
}

#[test]
fn rule_b8_the_card_is_put_away_when_all_say_weiter() {
    let mut trial = Trial::sports(3);
    trial.pass(&[ANNA, BEN]);
    assert_eq!(trial.act(ANNA, Action::Pass {}), Err("passed"));
    assert!(matches!(trial.state().phase, Phase::Searching(_)));
    trial.pass(&[CLEO]);
    assert_eq!((trial.fates(), trial.scores()), (vec![Fate::Nobody], [0, 0, 0].as_slice()));
    assert_eq!(trial.state().round(), 1, "the round counts");
}

#[test]
fn rule_b8_only_the_connected_are_waited_for() {
    let mut trial = Trial::sports(3);
    trial.pass(&[ANNA, BEN]);
    trial.goes_away(CLEO);
    assert_eq!(trial.fates(), [Fate::Nobody]);
}

#[test]
fn rule_b8_after_90_s_without_stopp_the_card_is_put_away() {
    let mut trial = Trial::sports(3);
    trial.wait(Span::from_secs(90));
    let pressed = trial.now();
    assert!(matches!(trial.state().phase, Phase::Searching(_)), "a press in time may arrive later");
    trial.wait(MILLI);
    assert_eq!(trial.act(ANNA, Action::Stop { pressed: pressed + MILLI }), Err("too_late"));
    trial.wait(GRACE);
    assert_eq!(trial.fates(), [Fate::Nobody]);
}

#[test]
fn who_has_said_weiter_may_still_say_stopp() {
    let mut trial = Trial::sports(3);
    trial.pass(&[ANNA]);
    trial.stop(ANNA);
    trial.answer(ANNA, "Fechtmeister").unwrap();
}

#[test]
fn rule_b22_the_next_card_comes_when_all_say_weiter_or_after_8_s() {
    let mut trial = Trial::sports(3);
    trial.pass(&ALL);
    trial.pass(&[ANNA, BEN]);
    assert_eq!(trial.state().round(), 1);
    trial.pass(&[CLEO]);
    assert_eq!(trial.state().round(), 2);
    trial.pass(&ALL);
    trial.wait(Span::from_millis(7_999));
    assert_eq!(trial.state().round(), 2);
    trial.wait(MILLI);
    assert_eq!(trial.state().round(), 3);
}

/// Anna and so many other persons, the rest computer players; the first card is settled.
fn settled_with_bots(persons: u32) -> Trial {
    let mut trial = Trial::sports(3);
    let person = |i: u32| Occupant::Person { name: format!("P{i}"), guest: Guest::new(i) };
    let occupant = |i: u32| if i < persons { person(i) } else { Occupant::bot("Geselle") };
    trial.play.table.seats = Seats::new((0..3).map(occupant));
    trial.say(CLEO, "Uhr");
    assert_eq!(trial.fates(), [Fate::Fault]);
    trial
}

/// P5: alone against computer players there is no clock between two cards.
#[test]
fn p5_the_only_person_may_look_at_a_card_as_long_as_they_like() {
    let mut trial = settled_with_bots(1);
    assert!(matches!(trial.view(Viewer::Public).phase, PhaseView::Settled { until: None, .. }));
    trial.pass(&[BEN, CLEO]);
    trial.wait(Span::from_secs(3600));
    assert_eq!(trial.state().round(), 1);
    trial.goes_away(ANNA);
    trial.wait(Span::from_secs(3600));
    assert_eq!(trial.state().round(), 1, "nothing is skipped while they are away");
    trial.comes_back(ANNA);
    trial.pass(&[ANNA]);
    assert_eq!(trial.state().round(), 2);
}

/// P19: and nobody waits for computer players.
#[test]
fn p19_the_next_card_comes_as_soon_as_all_people_want_it() {
    let mut alone = settled_with_bots(1);
    alone.pass(&[ANNA]);
    assert_eq!(alone.state().round(), 2);
    let mut two = settled_with_bots(2);
    two.pass(&[ANNA]);
    assert_eq!(two.state().round(), 1, "Ben still looks");
    two.pass(&[BEN]);
    assert_eq!(two.state().round(), 2);
    let mut slow = settled_with_bots(2);
    slow.wait(Span::from_secs(8));
    assert_eq!(slow.state().round(), 2, "two people have a clock");
}

#[test]
fn rule_b13_a_word_may_be_repeated_unless_the_table_forbids_it() {
    for repeats in [true, false] {
        let mut trial = Trial::begin(&Options { repeats, ..Options::default() }, 3);
        trial.turn("am-strand", 1, &[must(b'M', 2)]);
        trial.say(ANNA, "Möwe");
        trial.pass(&[BEN, CLEO]);
        trial.pass(&ALL);
        trial.turn("in-der-vogelwelt", 1, &[must(b'M', 2)]);
        trial.stop(BEN);
        assert_eq!(trial.answer(BEN, "MÖWE"), if repeats { Ok(()) } else { Err("repeated") });
    }
}

#[test]
fn rule_b15_totals_may_be_negative() {
    let mut trial = Trial::sports(3);
    trial.stop(ANNA);
    trial.act(ANNA, Action::BackOut {}).unwrap();
    assert_eq!(trial.scores(), [-10, 0, 0]);
}

/// B.20, 5.2.8: all cards are played even if the leader is decided; most points win.
#[test]
fn rule_b_20_and_5_2_8_after_the_last_card_most_points_win() {
    let mut trial = Trial::begin(&short(2), 3);
    trial.play.table.state.scores = vec![0, 500, -3];
    trial.pass(&ALL);
    trial.pass(&ALL);
    assert!(!trial.is_over(), "there is a second card");
    trial.pass(&ALL);
    assert!(!trial.is_over(), "the last card is looked at");
    trial.pass(&ALL);
    let outcome = trial.play.table.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.points), (vec![BEN], vec![0, 500, -3]));
}

#[test]
fn rule_b16_and_5_2_8_a_tie_is_shared() {
    let mut trial = Trial::begin(&short(1), 3);
    trial.play.table.state.scores = vec![6, 2, 6];
    trial.pass(&ALL);
    trial.pass(&ALL);
    assert_eq!(trial.play.table.outcome().unwrap().winners, [ANNA, CLEO]);
}

/// What would have been right is shown when a round is over.
#[test]
fn words_that_would_have_fitted_answer_the_roll() {
    let mut trial = Trial::sports(3);
    trial.pass(&ALL);
    let fitting = trial.state().ended().unwrap().fitting.clone();
    assert_eq!(fitting.len(), 6);
    let category = deck().iter().find(|card| card.theme == "in-der-sportwelt").unwrap().category().unwrap();
    for word in fitting {
        assert!(wanted(&sports()).is_met_by(category.find(&word).unwrap()), "{word}");
    }
}
