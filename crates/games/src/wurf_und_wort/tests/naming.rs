//! B.10, B.16, B17, 5.2.2: from "Stopp" to the word.

use super::*;

#[test]
fn rule_b_10_who_says_stopp_first_names_the_word() {
    let mut trial = Trial::sports(3);
    assert_eq!(trial.answer(ANNA, "Fechtmeister"), Err("not_now"), "without Stopp");
    trial.stop(BEN);
    assert_eq!(trial.answer(ANNA, "Fechtmeister"), Err("not_your_turn"));
    assert_eq!(trial.answer(BEN, "Fechtmeister"), Ok(()));
    assert_eq!(trial.the_answer().seat, BEN);
}

#[test]
fn rule_b_16_backing_out_costs_10_and_the_others_get_nothing() {
    let mut trial = Trial::sports(3);
    trial.stop(ANNA);
    assert_eq!(trial.act(BEN, Action::BackOut {}), Err("not_your_turn"));
    trial.act(ANNA, Action::BackOut {}).unwrap();
    assert_eq!((trial.scores(), trial.fates()), ([-10, 0, 0].as_slice(), vec![Fate::BackedOut]));
}

#[test]
fn rule_b17_and_5_2_2_nothing_within_ten_seconds_is_backing_out() {
    let mut trial = Trial::sports(3);
    trial.stop(ANNA);
    let PhaseView::Naming { until, .. } = trial.view(Viewer::Public).phase else { panic!("nobody names") };
    assert_eq!(until, Some(trial.now() + Span::from_secs(10)));
    trial.wait(Span::from_secs(10));
    assert!(matches!(trial.state().phase, Phase::Naming(_)), "what was sent in time may come later");
    trial.wait(GRACE);
    assert_eq!((trial.scores(), trial.fates()), ([-10, 0, 0].as_slice(), vec![Fate::BackedOut]));
}

#[test]
fn rule_5_2_2_an_empty_answer_is_backing_out() {
    let mut trial = Trial::sports(3);
    trial.stop(ANNA);
    trial.answer(ANNA, "  ").unwrap();
    assert_eq!(trial.fates(), [Fate::BackedOut]);
}

#[test]
fn rule_5_2_2_fifteen_seconds_if_the_connection_was_lost_meanwhile() {
    let mut trial = Trial::sports(4);
    trial.stop(ANNA);
    trial.wait(Span::from_secs(3));
    trial.goes_away(ANNA);
    trial.wait(Span::from_secs(4));
    trial.comes_back(ANNA);
    trial.wait(Span::from_secs(7));
    assert_eq!(trial.answer(ANNA, "Fechtmeister"), Ok(()), "14 s after Stopp");
}

#[test]
fn rule_5_2_2_away_when_the_time_is_out_the_first_time_the_card_is_dropped_then_it_is_backing_out() {
    let mut trial = Trial::sports(4);
    for (fate, score) in [(Fate::Dropped, 0), (Fate::BackedOut, -10)] {
        trial.stop(ANNA);
        trial.goes_away(ANNA);
        trial.wait(Span::from_millis(15_499));
        assert!(matches!(trial.state().phase, Phase::Naming(_)));
        trial.wait(MILLI);
        assert_eq!((trial.fates(), trial.scores()), (vec![fate], [score, 0, 0, 0].as_slice()));
        trial.comes_back(ANNA);
        trial.pass(&[ANNA, BEN, CLEO, DORA]);
        trial.turn("am-strand", 1, &[must(b'S', 1)]);
    }
}

#[test]
fn what_is_no_word_is_refused_and_time_runs_on() {
    let mut trial = Trial::sports(3);
    trial.stop(ANNA);
    let too_long = "Rindfleischetikettierungsüberwachungsamtsleiterin";
    for typed in ["4711", "Fecht*meister", "-", too_long] {
        assert_eq!(trial.answer(ANNA, typed), Err("bad_word"), "{typed}");
    }
    assert_eq!(trial.answer(ANNA, "Fechtmeister"), Ok(()));
}
