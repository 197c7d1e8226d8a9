//! Rounds, points and the match.

use super::*;

/// Ben finds so many words, and then Anna all six.
fn anna_wins_against(trial: &mut Trial, found: usize) {
    trial.first_calls();
    trial.call(ANNA, "Q").unwrap();
    trial.ben_finds(found);
    trial.call(BEN, "Q").unwrap();
    trial.anna_finds(6);
}

/// D.3, D.10, D15: who finds all six first wins the round, at once and without an equalising turn.
#[test]
fn d_10_d15_six_words_win_the_round_at_once() {
    let mut trial = Trial::new(&untimed());
    anna_wins_against(&mut trial, 5);
    assert!(matches!(trial.state().phase, Phase::RoundOver { .. }));
    assert_eq!(trial.guess(BEN, BEACH_WORDS[5]), Err("not_now"));
    assert_eq!(trial.state().past.as_ref().unwrap().winner, Some(Side::ONE));
}

/// D.11: the example of the rulebook: 6 − 4 = 2, and nothing for the loser.
#[test]
fn d_11_six_minus_four_is_two() {
    let mut trial = Trial::new(&untimed());
    anna_wins_against(&mut trial, 4);
    assert_eq!(trial.state().scores, [2, 0]);
    let past = trial.view(Viewer::Public).past.unwrap();
    assert_eq!((past.points, past.found), (2, [6, 4]));
}

/// D.11 in all cases.
#[test]
fn d_11_the_difference_of_words() {
    for found in 0..6 {
        let mut trial = Trial::new(&untimed());
        anna_wins_against(&mut trial, found);
        assert_eq!(trial.state().scores, [6 - found as u8, 0], "{found}");
    }
}

/// D.12: after a round there are new cards, and nothing is known of them.
#[test]
fn d_12_new_cards_for_the_next_round() {
    let mut trial = Trial::new(&untimed());
    anna_wins_against(&mut trial, 4);
    trial.act(ANNA, Action::Next {}).unwrap();
    assert_eq!(trial.act(ANNA, Action::Next {}), Err("not_now"));
    trial.act(BEN, Action::Next {}).unwrap();
    let round = trial.state().round.as_ref().unwrap();
    assert!(round.cards.iter().all(|r| r.called.is_empty() && r.found.is_empty() && r.wrong.is_empty()));
    assert_ne!(round.cards[0].card, card("am-strand", &BEACH));
    assert_eq!(trial.state().scores, [2, 0], "the points stay");
}

/// D11: the loser of the last round begins.
#[test]
fn d11_the_loser_begins() {
    let mut trial = Trial::new(&Options::default());
    anna_wins_against(&mut trial, 0);
    trial.wait(Span::from_secs(60));
    assert_eq!(trial.on_turn(), Some(BEN));
    assert_eq!(trial.state().round.as_ref().unwrap().starter, Side::TWO);
}

/// D.3, D14, 5.4.8: ten points or more win the match; with two rounds of 6–0 that is after two.
#[test]
fn d_3_d14_s5_4_8_ten_or_more_win_the_match() {
    let mut trial = Trial::guessing(&untimed());
    trial.anna_finds(6);
    assert_eq!((trial.state().scores, trial.over()), ([6, 0], None));
    trial.wait(Span::from_secs(60));
    trial.deal(Side::ONE);
    trial.first_calls();
    trial.anna_finds(6);
    assert_eq!(trial.state().scores, [12, 0], "overshooting is no harm");
    assert_eq!(trial.over(), Some((Some(Side::ONE), Ending::Points)));
    let outcome = trial.play.table.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.points), (vec![ANNA], vec![12, 0]));
    assert_eq!(trial.call(BEN, "A"), Err("over"));
}

/// D.3: nine points are not enough.
#[test]
fn d_3_nine_points_are_not_enough() {
    let mut trial = Trial::new(&untimed());
    trial.play.table.state.scores = [5, 0];
    anna_wins_against(&mut trial, 2);
    assert_eq!((trial.state().scores, trial.over()), ([9, 0], None));
}

/// 5.4.8: both cards are removed after the round, and then everybody may see them.
#[test]
fn s5_4_8_cards_are_removed_and_lie_open() {
    let mut trial = Trial::new(&untimed());
    anna_wins_against(&mut trial, 4);
    assert!(trial.state().round.is_none());
    for viewer in [Viewer::Seat(ANNA), Viewer::Seat(BEN), Viewer::Public] {
        let view = trial.view(viewer);
        assert!(view.cards.is_empty());
        let past = view.past.unwrap();
        assert_eq!(past.cards[0].rows, BEACH);
        assert_eq!(past.cards[1].words[0], place(KITCHEN_WORDS[0]));
        assert_eq!(past.cards[1].theme.as_ref().unwrap().de, "In der Küche");
    }
}

/// 5.4.1: by player: card, what is known of the other's, letters called, words found, points.
#[test]
fn s5_4_1_the_state_by_player() {
    let mut trial = Trial::new(&untimed());
    trial.call(ANNA, "E").unwrap();
    trial.call(BEN, "Q").unwrap();
    trial.anna_finds(1);
    let view = trial.view(Viewer::Seat(ANNA));
    assert_eq!(view.cards[0].rows, BEACH);
    assert_eq!(view.cards[1].known.len(), 7 + 3, "GEWÜRZ, and three more E");
    assert_eq!((view.cards[1].called.len(), view.cards[1].found.len(), view.scores), (1, 1, [0, 0]));
}
