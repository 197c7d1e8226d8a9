//! What is remembered of answers (S5 in `docs/rules/strengths.md`: when a turn was one).

use super::*;
use game::Deeds;

/// What is remembered of a card that is answered like this.
fn answered(seat: Seat, word: &str) -> Vec<Deeds> {
    let mut trial = Trial::sports(3);
    trial.stop(seat);
    let now = trial.now();
    trial.play.deeds_of(|play| {
        play.act(seat, Action::Answer { word: word.to_owned() }).unwrap();
        play.wait_until(now + Span::from_secs(9));
    })
}

#[test]
fn rule_b_11_a_right_word_is_remembered_with_its_category() {
    let deeds = answered(BEN, "Fechtmeister");
    let longest = deeds[1].longest.as_ref().unwrap();
    assert_eq!(longest.word, "Fechtmeister");
    assert!(!longest.theme.as_ref().unwrap().de.is_empty());
    assert_eq!(deeds[0].longest, None);
}

#[test]
fn rule_b_13_a_wrong_one_is_not() {
    assert_eq!(answered(BEN, "Uhr")[1].longest, None);
}

#[test]
fn a_card_is_a_turn_of_everybody_who_plays() {
    let deeds = answered(BEN, "Uhr");
    assert_eq!(deeds.iter().map(|deeds| deeds.turns).collect::<Vec<_>>(), [1, 1, 1]);
}
