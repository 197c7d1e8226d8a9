//! What is remembered of terms (S5 in `docs/rules/strengths.md`: when a turn was one).

use super::*;
use game::Deeds;

fn named(trial: &mut Trial, seat: Seat, word: &str, die: u8) -> Vec<Deeds> {
    let action = Action::Name { word: word.to_owned(), die: Die::new(die) };
    trial.play.deeds_of(|play| play.act(seat, action).unwrap())
}

#[test]
fn rule_e_1_5_a_term_that_takes_a_die_is_remembered_with_its_theme() {
    let mut trial = Trial::strand(2);
    let deeds = named(&mut trial, BEN, "Leuchtturm", L);
    let longest = deeds[1].longest.as_ref().unwrap();
    assert_eq!((longest.word.as_str(), longest.letters), ("Leuchtturm", 10));
    assert_eq!(longest.theme.as_ref().unwrap().de, "Am Strand");
    assert_eq!((deeds[0].turns, deeds[1].turns), (0, 1));
}

#[test]
fn rule_e_1_9_having_no_term_is_a_turn_but_being_away_is_none() {
    let mut trial = Trial::strand(3);
    let deeds = trial.play.deeds_of(|play| play.act(BEN, Action::GiveUp {}).unwrap());
    assert_eq!((deeds[1].turns, &deeds[1].longest), (1, &None));
    let mut trial = Trial::strand(3);
    trial.goes(BEN);
    let now = trial.play.now;
    let deeds = trial.play.deeds_of(|play| play.wait_until(now + THINKING + GRACE));
    assert_eq!(trial.turn(), Some(CLEO), "Ben was passed over");
    assert_eq!(deeds[1].turns, 0);
}

/// The list of words is German.
#[test]
fn english_terms_are_not_looked_up() {
    let mut trial = Trial::with(&english(), 2, None);
    let deeds = named(&mut trial, BEN, "beach", B);
    assert_eq!((deeds[1].turns, &deeds[1].longest), (u16::from(!trial.is_voting()), &None));
}
