//! 5.2.7: late comers.

use super::*;

#[test]
fn rule_5_2_7_who_joins_late_starts_with_0() {
    let mut trial = Trial::sports(3);
    trial.play.table.state.scores = vec![3, 6, -3];
    let sat = trial.play.table.sit("Dora", 0, None).expect("there is room");
    for event in sat {
        trial.play.frame(event);
    }
    trial.comes_back(DORA);
    assert_eq!(trial.scores(), [3, 6, -3, 0]);
    trial.say(DORA, "Fechtmeister");
    trial.pass(&[ANNA, BEN, CLEO]);
    assert_eq!(trial.scores(), [3, 6, -3, 6]);
}

#[test]
fn eight_are_enough() {
    let trial = Trial::sports(8);
    assert_eq!(trial.play.table.sit("Ida", 0, None).unwrap_err().code, "full");
}
