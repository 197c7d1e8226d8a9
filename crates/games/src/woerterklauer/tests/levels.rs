//! A.28–A.36, W10–W12, W22, W24–W26: the techniques of each level. Many more positions are in `tests/woerterklauer/`.

use super::*;

#[test]
fn rule_a_28_one_letter_of_a_word_is_exchanged_for_one_of_the_pool() {
    let text = position(Level::I, "LA", "SOCKE", "LOCKE");
    let verdict = judged(&text).unwrap();
    assert_eq!((verdict.steps.exchanged, verdict.steps.laid), (1, 1));
    assert_eq!(fails(Level::I, "DE", "SOCKE", "DECKE"), Some(Check::Q1));
    let mut trial = Trial::lying(&Options::default(), &["SOCKE"], "LGNDRUELEATI");
    trial.end_turn(ANNA, &["LOCKE"]).unwrap();
    assert!(trial.pool().contains('S'), "the letter taken out goes back to the pool");
}

#[test]
fn rule_a_29_at_a_crossing_one_letter_more_in_one_of_the_two_words() {
    assert_eq!(counts(Level::I, "AT", ".R. TOR .T.", ".R. TAT .T."), (5, 0));
    assert_eq!(fails(Level::I, "ATT", ".R. TOR .T.", ".T. TAT .T."), Some(Check::Q1));
}

#[test]
fn rule_a_30_letters_are_added_at_the_beginning_or_the_end() {
    assert_eq!(counts(Level::I, "G", ".LOCKE", "GLOCKE"), (6, 0));
    assert_eq!(counts(Level::I, "GL", ".SOCKE", "GLOCKE"), (6, 0), "exchange and add on one word");
}

#[test]
fn decision_w22_or_at_both() {
    assert_eq!(counts(Level::I, "DEL", ".ECK..", "DECKEL"), (6, 0));
}

const MUETTER: (&str, &str, &str) = ("E", ".MUTTER", "MUETTER move: 1,0 > 0,0 move: 2,0 > 1,0");

#[test]
fn rule_a_31_one_letter_is_inserted_from_level_ii_on() {
    let (pool, before, after) = MUETTER;
    assert_eq!(fails(Level::I, pool, before, after), Some(Check::Q1));
    assert_eq!(counts(Level::II, pool, before, after), (1, 6));
    let twice = "GELBROT move: 2,0 > 3,0 move: 3,0 > 5,0 move: 4,0 > 6,0";
    assert_eq!(fails(Level::II, "LR", "GEBOT..", twice), Some(Check::Q2));
}

/// "SEIN > STEIN" with the S in its place is no exchange of three letters, and is not refused as one.
#[test]
fn at_level_i_an_insertion_is_called_one() {
    let said = |pool, before, after| judged(&position(Level::I, pool, before, after)).unwrap_err().said().de;
    let inserted = said("T", "SEIN.", "STEIN move: 1,0 > 2,0 move: 2,0 > 3,0 move: 3,0 > 4,0");
    assert!(inserted.starts_with("„SEIN“: Auf Stufe I kommt kein Buchstabe dazwischen."), "{inserted}");
    let exchanged = said("DE", "SOCKE", "DECKE");
    assert!(exchanged.starts_with("Zu viel ausgetauscht: „SOCKE“."), "{exchanged}");
}

const EIFER: (&str, &str) = (
    "..GRAS. .....T. .....A. REIGEN. .....D. ....... ....... .......",
    "....... ...GAST .....A. .REGEN. ..I..D. ..F.... ..E.... ..R.... \
     move: 0,3 > 1,3 move: 1,3 > 2,3 move: 2,3 > 2,4 move: 2,0 > 3,1 move: 4,0 > 4,1 move: 5,0 > 5,1 \
     move: 5,1 > 6,1 move: 3,0 > 2,7",
);

#[test]
fn rule_a_32_letters_are_removed_from_level_iii_on() {
    let (before, after) = EIFER;
    assert_eq!(fails(Level::II, "FE", before, after), Some(Check::A1));
    assert_eq!(counts(Level::III, "FE", before, after), (15, 0));
}

/// A: a new meaning; B: nothing is cut off; C: not to the pool.
#[test]
fn rule_a_32_the_three_conditions() {
    let hund = "HUND. ..E.. ..U.. move: 4,0 > 2,1";
    assert_eq!(fails(Level::III, "U", "HUNDE ..... .....", hund), Some(Check::Q5));
    let cut_off =
        "TEE. .... .R.. .A.. .S.. .T.. move: 3,0 > 1,2 move: 3,1 > 1,3 move: 3,2 > 1,4 move: 3,3 > 1,5";
    assert_eq!(fails(Level::III, "A", "TEER ...A ...S ...T .... ....", cut_off), Some(Check::S5));
    assert_eq!(fails(Level::III, "A", "REIGEN", ".REGEN move: 0,0 > 1,0 move: 1,0 > 2,0"), Some(Check::Q4));
}

#[test]
fn rule_a_33_new_terms_of_removed_letters_and_those_of_the_pool() {
    let (before, after) = EIFER;
    let verdict = judged(&position(Level::III, "FE", before, after)).unwrap();
    assert_eq!(verdict.changes.new, [word("EIFER")]);
    assert_eq!((verdict.steps.removed, verdict.steps.laid), (3, 2));
}

#[test]
fn rule_a_34_connected_words_may_be_separated() {
    let before = ".... .... TEER .C.A .H.S .ORT";
    let after = "A... R... TEE. .C.A .H.S .ORT move: 3,2 > 0,1";
    let verdict = judged(&position(Level::III, "A", before, after)).unwrap();
    assert_eq!((verdict.changes.stolen.len(), verdict.changes.new.len()), (2, 1));
    assert_eq!((verdict.steps.removed, verdict.steps.laid), (1, 1));
}

#[test]
fn rule_a_35_words_are_dissolved_at_level_iv() {
    let before = ".R..... SAND... .S..... .T.....";
    let moves =
        "move: 1,3 > 1,1 move: 1,0 > 2,1 move: 1,1 > 3,1 move: 2,1 > 4,1 move: 3,1 > 5,1 move: 1,2 > 6,1";
    let after = format!("....... STRANDS O...... ....... {moves}");
    assert_eq!(counts(Level::IV, "O", before, &after), (8, 0));
    assert_eq!(fails(Level::III, "O", before, &after), Some(Check::A1));
}

/// The levels are cumulative: what is legal at one is legal at all higher ones.
#[test]
fn rule_a_36_each_level_has_the_techniques_of_the_lower_ones() {
    let (pool, before, after) = MUETTER;
    for level in Level::ALL {
        assert_eq!(counts(level, "L", "SOCKE", "LOCKE"), (5, 0));
        assert_eq!(fails(level, pool, before, after).is_none(), level >= Level::II);
        assert_eq!(fails(level, "FE", EIFER.0, EIFER.1).is_none(), level >= Level::III);
    }
    assert_eq!(Options::default().level, Level::I);
}

#[test]
fn decision_w10_two_stems_joined() {
    let (before, after) = ("LIEBE.BRIEF ....N.A.... ....GAR....", "LIEBESBRIEF ....N.A.... ....GAR....");
    assert_eq!(counts(Level::I, "S", before, after), (11, 5));
    let (before, after) = ("KIND.EIN ...E...O ...RECHT", "KINDLEIN ...E...O ...RECHT");
    assert_eq!(counts(Level::I, "L", before, after), (1, 14), "a mere form of KIND");
}

#[test]
fn decision_w11_an_exchanged_letter_may_be_used_again() {
    assert_eq!(counts(Level::I, "R", "BAU.", "RAUB move: 0,0 > 3,0"), (4, 0));
    assert_eq!(counts(Level::I, "L", "SOCKE .....", "LOCKE ....S move: 0,0 > 4,1"), (6, 0));
}

#[test]
fn decision_w12_the_same_letter_is_no_change() {
    let swapped = "LEBEN move: 1,0 > 3,0 move: 3,0 > 1,0";
    assert_eq!(fails(Level::I, "A", "LEBEN", swapped), Some(Check::Q9));
    let larger = "NEBEN move: 1,0 > 3,0 move: 3,0 > 1,0";
    assert_eq!(fails(Level::I, "N", "LEBEN", larger), Some(Check::Q9), "also inside a larger change");
}

#[test]
fn decision_w24_the_substitute_comes_from_the_pool() {
    let nebel = "NEBEL move: 0,0 > 4,0 move: 4,0 > 0,0";
    assert_eq!(fails(Level::I, "A", "LEBEN", nebel), Some(Check::Q1));
}

/// The L of KLEIN may build a new word, but not push the S of SOCKE into the pool, although it helps to form LOB too.
#[test]
fn decision_w24_a_removed_letter_is_no_substitute() {
    let before = "SOCKE ...L. ...E. ...I. ...N.";
    let kein = "move: 3,2 > 3,1 move: 3,3 > 3,2 move: 3,4 > 3,3";
    let new_word = format!("SOCKE O..E. L..I. ...N. ..... move: 3,1 > 0,2 {kein}");
    let substitute = format!("LOCKE O..E. B..I. ...N. ..... move: 3,1 > 0,0 {kein}");
    for level in [Level::III, Level::IV] {
        assert_eq!(fails(level, "OB", before, &new_word), None, "{level}");
        assert_eq!(fails(level, "OB", before, &substitute), Some(Check::Q4), "{level}");
        let from_pool = "LOCKE O..L. B..E. ...I. ...N.";
        assert_eq!(fails(level, "LOB", before, from_pool), None, "{level}: with an L of the pool");
    }
}

#[test]
fn decision_w25_a_removed_letter_has_to_help_to_form_a_new_term() {
    let (before, after) = ("REISE ...A. ...N. ...D. .....", "REIS. ...A. ...N. ...D. ...E. move: 4,0 > 3,4");
    assert_eq!(fails(Level::III, "A", before, after), Some(Check::Q4));
    assert_eq!(counts(Level::IV, "A", before, after), (5, 3));
}

#[test]
fn decision_w26_a_stem_keeps_two_letters_or_is_dissolved() {
    let (before, after) = ("DU. I.. R..", "D.. I.. RUM move: 1,0 > 1,2");
    assert_eq!(fails(Level::III, "M", before, after), Some(Check::A1));
    assert_eq!(counts(Level::IV, "M", before, after), (3, 2));
}
