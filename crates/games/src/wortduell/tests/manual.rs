//! Manual answers and their penalties.

use super::*;

/// The scores after Ben has marked these squares for Anna's E, beginning with five points each.
fn after_marking(marked: &str) -> [u8; 2] {
    let mut trial = Trial::new(&manual());
    trial.play.table.state.scores = [5, 5];
    trial.call(ANNA, "E").unwrap();
    trial.mark(BEN, marked).unwrap();
    trial.state().scores
}

/// D.16, D12: each forgotten square costs a point, and all wrong ones together one; the caller loses nothing.
#[test]
fn d_16_d12_penalties() {
    assert_eq!(after_marking("G1 D2 G4 D5 G5"), [5, 5], "all right");
    assert_eq!(after_marking("G5 G4 D5 D2 G1 G1"), [5, 5], "in any order, one twice");
    assert_eq!(after_marking("G1 D2 G4 D5"), [5, 4], "one forgotten");
    assert_eq!(after_marking("G1 D2"), [5, 2], "three forgotten");
    assert_eq!(after_marking("G1 D2 G4 D5 G5 A1"), [5, 4], "one wrong");
    assert_eq!(after_marking("G1 D2 G4 D5 H5"), [5, 3], "one wrong instead of a right one");
    assert_eq!(after_marking("G1 D2 G4 D5 G5 A1 A2 A3 A4"), [5, 4], "four wrong ones cost as much as one");
    assert_eq!(after_marking("A1 A2 A3 A4"), [5, 0], "five forgotten, and some wrong");
}

/// D12: the answering side marks; until then nothing is told and nobody else does anything.
#[test]
fn d12_the_answer_is_waited_for() {
    let mut trial = Trial::new(&manual());
    trial.call(ANNA, "E").unwrap();
    assert_eq!(trial.on_turn(), None);
    assert_eq!(trial.mark(ANNA, ""), Err("not_your_turn"));
    assert_eq!(trial.call(ANNA, "N"), Err("answer_pending"));
    assert_eq!(trial.guess(ANNA, KITCHEN_WORDS[0]), Err("answer_pending"));
    assert_eq!(trial.call(BEN, "N"), Err("answer_pending"));
    let view = trial.view(Viewer::Seat(ANNA));
    assert!(view.cards[1].called.is_empty() && view.cards[1].known.is_empty());
    let PhaseView::Answer { side, seat, .. } = view.phase else { panic!("an answer") };
    assert_eq!((side, seat), (Side::TWO, ANNA));
    trial.mark(BEN, "G1 D2 G4 D5 G5").unwrap();
    assert_eq!(trial.on_turn(), Some(BEN));
    assert_eq!(trial.mark(BEN, ""), Err("not_now"));
}

/// D12: automatic answers know no penalties.
#[test]
fn d12_automatic_answers_are_right() {
    let mut trial = Trial::new(&untimed());
    trial.call(ANNA, "E").unwrap();
    assert_eq!(trial.mark(BEN, "A1"), Err("not_now"));
}

/// 5.4.5: the truth is shown then, so that the caller is not hurt.
#[test]
fn s5_4_5_the_truth_is_shown() {
    let mut trial = Trial::new(&manual());
    trial.call(ANNA, "E").unwrap();
    trial.mark(BEN, "A1 B2").unwrap();
    let card = &trial.view(Viewer::Seat(ANNA)).cards[1];
    assert_eq!(card.called[0].squares, squares("G1 D2 G4 D5 G5"));
    assert_eq!(card.known, squares("G1 D2 G4 D5 G5"));
}

/// 5.4.5, D13: not below 0; and a penalty wins nothing for the other.
#[test]
fn s5_4_5_d13_the_slider_stops_at_zero() {
    let mut trial = Trial::new(&manual());
    trial.play.table.state.scores = [9, 2];
    trial.call(ANNA, "E").unwrap();
    trial.mark(BEN, "").unwrap();
    assert_eq!((trial.state().scores, trial.over()), ([9, 0], None));
    let lost = trial.play.events.iter().find_map(|event| match event {
        TableEvent::Game(Event::Marked { lost, missed, .. }) => Some((*lost, missed.len())),
        _ => None,
    });
    assert_eq!(lost, Some((2, 5)), "five are forgotten, two points were there");
}

/// 5.4.5: penalties apply at once, even if that changes nothing.
#[test]
fn s5_4_5_a_penalty_at_zero_changes_nothing() {
    let mut trial = Trial::new(&manual());
    trial.call(ANNA, "E").unwrap();
    trial.mark(BEN, "").unwrap();
    assert_eq!((trial.state().scores, trial.on_turn()), ([0, 0], Some(BEN)));
}

/// 5.4.10: the match is won by the points of a round only, and a penalty is subtracted before the round is scored.
#[test]
fn s5_4_10_penalties_come_before_the_score_of_the_round() {
    let mut trial = Trial::guessing(&manual());
    trial.play.table.state.scores = [0, 5];
    trial.call(ANNA, "E").unwrap();
    trial.mark(BEN, "G1 D2 G4 D5").unwrap();
    trial.ben_finds(6);
    assert_eq!(trial.state().scores, [0, 10], "5 − 1 + 6");
    assert_eq!(trial.over(), Some((Some(Side::TWO), Ending::Points)));
    let mut trial = Trial::guessing(&manual());
    trial.play.table.state.scores = [0, 4];
    trial.call(ANNA, "E").unwrap();
    trial.mark(BEN, "G1 D2 G4 D5").unwrap();
    trial.ben_finds(6);
    assert_eq!((trial.state().scores, trial.over()), ([0, 9], None), "4 − 1 + 6");
}

/// D12: more than nine squares are no answer, and cost nothing; one square twice is one.
#[test]
fn d12_more_than_nine_squares_are_refused() {
    let mut trial = Trial::new(&manual());
    trial.play.table.state.scores = [5, 5];
    trial.call(ANNA, "E").unwrap();
    assert_eq!(trial.mark(BEN, "A1 B1 C1 D1 E1 F1 G1 H1 I1 A2"), Err("too_many_squares"));
    assert_eq!(trial.state().scores, [5, 5]);
    trial.mark(BEN, "A1 B1 C1 D1 E1 F1 G1 H1 I1 I1").unwrap();
    assert_eq!(trial.state().scores, [5, 0], "four forgotten, eight wrong");
}

/// D12: every card can be answered: no letter stands on more than nine squares.
#[test]
fn d12_every_card_can_be_answered() {
    for card in super::super::cards::selected() {
        assert!(
            Letter::all().all(|letter| card.squares_of(letter).len() <= MOST_MARKED),
            "{:?}",
            card.rows()
        );
    }
    let rows = ["AAAAAAAAA", "....B....", "..CDEFG..", "....H....", "..IJKLM..", "..NOPQR..", "..STUVW.."];
    let full = card("am-strand", &rows);
    assert_eq!(super::super::cards::missed(&full), None, "nine are still possible");
    let rows = ["AAAAAAAAA", "....A....", "..CDEFG..", "....H....", "..IJKLM..", "..NOPQR..", "..STUVW.."];
    let full = card("am-strand", &rows);
    assert_eq!(super::super::cards::missed(&full), Some(super::super::cards::Missed::TooManyOfOne));
}
