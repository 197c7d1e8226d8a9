//! What is remembered of turns (S5 in `docs/rules/strengths.md`: when a turn was one).

use super::*;

#[test]
fn rule_a_14_the_words_of_a_turn_are_remembered() {
    let mut trial = Trial::begin(&Options::default(), "SOCKENDRUELE");
    trial.end_turn(ANNA, &["SOCKE"]).unwrap();
    trial.deal("LGNDRUELEATI");
    let field = trial.drawn(&["LOCKE", "....I", "....N"]);
    let deeds = trial.play.deeds_of(|play| play.act(BEN, Action::EndTurn { field }).unwrap());
    assert_eq!((deeds[0].turns, deeds[1].turns), (0, 1));
    assert_eq!(deeds[1].longest.as_ref().unwrap().word, "locke", "the verb is said more often than the curl");
    assert_eq!(deeds[1].best_layout, None);
}

#[test]
fn decision_w17_a_turn_that_the_sand_has_ended_was_one() {
    let mut trial = Trial::lying(&timed(), &["SOCKE"], "EGNDRUELEATI");
    trial.lay(ANNA, &["SOCKE", "....I", "....N"]).unwrap();
    let now = trial.play.now;
    let deeds = trial.play.deeds_of(|play| play.wait_until(now + GLASS + GRACE));
    assert_eq!(trial.winner(), Some((BEN, Ending::Glass)));
    assert_eq!((deeds[0].turns, deeds[1].turns), (1, 0));
}

#[test]
fn rule_5_1_9_giving_up_at_once_is_no_turn() {
    let mut trial = Trial::begin(&Options::default(), "SOCKENDRUELE");
    let deeds = trial.play.deeds_of(|play| play.frame(FrameEvent::Left { seat: BEN, kicked: false }));
    assert_eq!(trial.winner(), Some((ANNA, Ending::Left)));
    assert!(deeds.iter().all(|deeds| deeds.turns == 0));
}
