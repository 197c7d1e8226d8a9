//! W17, 5.1.9: the clock and the drafts.

use super::*;

const POOL: &str = "SOCKENDRUELE";

#[test]
fn decision_w17_the_last_draft_in_the_lead_is_played() {
    let mut trial = Trial::begin(&timed(), POOL);
    trial.lay(ANNA, &["SOCKE"]).unwrap();
    trial.lay(ANNA, &["DU"]).unwrap();
    trial.lay(ANNA, &["DUL"]).unwrap();
    assert_eq!(trial.verdict(), "S4");
    trial.wait(GLASS);
    assert_eq!(trial.mover(), Some(ANNA), "the grace is not over");
    trial.wait(GRACE);
    assert_eq!((trial.mover(), trial.letters()), (Some(BEN), (2, 0)), "the last, not the best");
}

#[test]
fn decision_w17_without_one_the_mover_has_lost() {
    let mut trial = Trial::lying(&timed(), &["SOCKE"], "EGNDRUELEATI");
    trial.lay(ANNA, &["SOCKE", "....I", "....N"]).unwrap();
    assert_eq!(trial.verdict(), "no lead");
    trial.wait(GLASS);
    trial.wait(GRACE);
    assert_eq!(trial.winner(), Some((BEN, Ending::Glass)));
}

#[test]
fn rule_5_1_9_a_draft_has_one_of_three_states() {
    let mut trial = Trial::lying(&Options::default(), &["SOCKE"], "LIENGNDRUATE");
    for (field, state) in
        [(&["TOCKE"][..], "S4"), (&["SOCKE", "....I", "....N"], "no lead"), (&["LOCKE"], "leads")]
    {
        trial.lay(ANNA, field).unwrap();
        assert_eq!(trial.verdict(), state);
    }
}

#[test]
fn rule_5_1_9_what_arrives_half_a_second_late_counts() {
    let after = |late: Span, end: bool| {
        let mut trial = Trial::begin(&timed(), POOL);
        trial.wait_for_no_timer(GLASS);
        trial.wait_for_no_timer(late);
        let result = if end { trial.end_turn(ANNA, &["DU"]) } else { trial.lay(ANNA, &["DU"]) };
        trial.wait(GRACE);
        (result, trial.mover())
    };
    for end in [true, false] {
        assert_eq!(after(GRACE, end), (Ok(()), Some(BEN)));
        assert_eq!(after(Span::from_millis(501), end), (Err("too_late"), None));
    }
}

#[test]
fn rule_5_1_9_the_glass_is_turned_for_each_turn() {
    let mut trial = Trial::begin(&timed(), POOL);
    trial.wait(Span::from_secs(100));
    trial.end_turn(ANNA, &["SOCKE"]).unwrap();
    if trial.aside() == 0 {
        assert_eq!(trial.play_view().until, Some(Time::from_millis(100_000) + GLASS));
    }
}

/// The client's verdict is only display: what counts is derived from the field.
#[test]
fn rule_5_1_9_the_server_recomputes_everything() {
    let mut trial = Trial::lying(&Options::default(), &["SOCKE"], "LIENGNDRUATE");
    trial.lay(ANNA, &["LOCKE"]).unwrap();
    assert_eq!(trial.end_turn(ANNA, &["NOCKE"]), Ok(()), "the field that comes with the end counts");
    assert_eq!(trial.state().last.as_ref().unwrap().changes.stolen, [word("NOCKE")]);
}
