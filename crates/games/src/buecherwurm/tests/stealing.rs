//! Dice that change hands.

use super::*;

#[test]
fn rule_e_1_5_and_row_1_a_die_comes_from_the_display_or_from_another_player() {
    let mut trial = Trial::strand(3);
    trial.name(BEN, "Boje", B).unwrap();
    assert_eq!((trial.pile(BEN), trial.round().display.contains(&Die::new(B))), (vec![B], false));
    trial.name(CLEO, "Ball", B).unwrap();
    assert_eq!((trial.pile(BEN), trial.pile(CLEO)), (vec![], vec![B]));
}

#[test]
fn rule_e_1_6_who_is_robbed_gets_a_bookworm_card_worth_a_point() {
    let mut trial = Trial::strand(2);
    trial.two_name(&[("Boje", B), ("Ball", B)]);
    assert_eq!((trial.worms(), trial.round().worms), (vec![0, 1], 5));
    trial.give_up(BEN);
    assert_eq!(trial.past().scores[1].worms, 1);
}

/// Six thefts of the same die; Ben has taken the last.
fn six_thefts() -> Trial {
    let mut trial = Trial::strand(2);
    let words = ["Boje", "Ball", "Bikini", "Brandung", "Bad", "Bucht", "Badehose"];
    trial.two_name(&words.map(|word| (word, B)));
    trial
}

#[test]
fn rule_e_1_7_and_row_6_after_six_thefts_only_the_display_is_left() {
    let mut trial = six_thefts();
    assert_eq!((trial.worms(), trial.round().worms), (vec![3, 3], 0));
    assert_eq!(trial.name(ANNA, "Brise", B), Err("no_stealing"));
    trial.name(ANNA, "Handtuch", H).unwrap();
}

#[test]
fn rule_5_5_4_each_theft_moves_one_card() {
    let mut trial = six_thefts();
    assert!(!offered(&trial).contains(&B));
    trial.name(ANNA, "Handtuch", H).unwrap();
    assert_eq!(trial.round().worms, 0);
}

/// The dice that the player on turn is shown as free to take.
fn offered(trial: &Trial) -> Vec<u8> {
    match trial.view(Viewer::Public).phase {
        PhaseView::Naming { takeable, .. } => takeable.iter().map(|die| die.index() as u8).collect(),
        other => panic!("nobody names a term: {other:?}"),
    }
}

#[test]
fn rule_5_5_5_who_finds_nothing_in_the_display_then_fails() {
    let mut trial = six_thefts();
    trial.wait(THINKING);
    trial.wait(GRACE);
    assert_eq!((trial.totals()[0], trial.past().how), (-2 + 3, RoundEnd::Failed));
}

#[test]
fn rule_5_5_12_a_round_has_at_most_7_and_6_terms() {
    let mut trial = six_thefts();
    trial.two_name(&ALL[1..]);
    let taken = |event: &&TableEvent<Buecherwurm>| matches!(event, TableEvent::Game(Event::Taken { .. }));
    assert_eq!(trial.play.events.iter().filter(taken).count(), 7 + 6);
    assert_eq!(trial.past().by, BEN);
    // B 1, XY 3, L 2, D 1 and three cards; H 2, CK 1, M 1 and three cards.
    assert_eq!(trial.totals(), [7, 10]);
}

#[test]
fn e8_an_own_die_cannot_be_taken_again() {
    let mut trial = Trial::strand(2);
    trial.two_name(&[("Boje", B), ("Handtuch", H)]);
    assert_eq!(trial.name(BEN, "Ball", B), Err("own_die"));
    assert_eq!(offered(&trial), [XY, CK, L, M, D, H]);
}

#[test]
fn rule_5_5_11_stealing_never_ends_a_round_and_the_last_die_does_at_once() {
    let mut trial = Trial::strand(2);
    trial.two_name(&ALL[..6]);
    assert_eq!(trial.turn(), Some(BEN));
    trial.name(BEN, "Hafen", H).unwrap();
    assert_eq!(trial.turn(), Some(ANNA), "a theft, with a die in the display");
    trial.name(ANNA, "Düne", D).unwrap();
    assert_eq!((trial.past().how, trial.past().by), (RoundEnd::LastDie, ANNA));
}

#[test]
fn rule_5_5_17_all_dice_and_cards_are_accounted_for() {
    let mut trial = Trial::with_side(2, Side::Not);
    trial.two_name(&[("Nixe", GREEN), ("Tang", GREEN), ("Boje", B), ("Ball", B)]);
    assert!(trial.round().check().is_ok());
    let mut lost = trial.round().clone();
    lost.desks[0].pile.pop();
    assert!(lost.check().is_err());
    let mut found = trial.round().clone();
    found.worms += 1;
    assert!(found.check().is_err());
}
