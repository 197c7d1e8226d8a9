//! A.23–A.27, W14, W15, W19: what steals, what turns, what may not come back.

use super::*;

#[test]
fn rule_a_23_a_new_meaning_turns_all_letters() {
    assert_eq!(counts(Level::I, "L", "SOCKE", "LOCKE"), (5, 0));
    assert_eq!(counts(Level::I, "EHUETTE", "HUND.......", "HUNDEHUETTE"), (11, 0));
}

#[test]
fn rule_a_24_a_mere_form_turns_only_the_new_letter() {
    assert_eq!(counts(Level::I, "E", "HUND.", "HUNDE"), (1, 4));
    assert_eq!(counts(Level::I, "N", "LIEBE.", "LIEBEN"), (1, 5));
}

/// 5.1.6, W14: what counts as the same meaning, and what does not.
#[test]
fn decision_w14_inflection_by_word_family() {
    let steals = |before: &str, after: &str| {
        let added = after.strip_prefix(before).unwrap();
        let dots = format!("{before}{}", ".".repeat(added.len()));
        counts(Level::I, added, &dots, after).1 == 0
    };
    for (before, after) in [("FREUND", "FREUNDIN"), ("ARBEIT", "ARBEITEN"), ("SCHOEN", "SCHOENHEIT")] {
        assert!(!steals(before, after), "{before} {after}");
    }
    for (before, after) in
        [("BAU", "BAUER"), ("NOT", "NOTE"), ("WEIN", "WEINEN"), ("BETON", "BETONUNG"), ("REIS", "REISE")]
    {
        assert!(steals(before, after), "{before} {after}");
    }
}

#[test]
fn rule_a_25_and_decision_w15_no_word_comes_back_to_its_place() {
    let mut trial = Trial::begin(&Options::default(), "SOCKENDRUELE");
    trial.end_turn(ANNA, &["SOCKE"]).unwrap();
    trial.deal("LGNDRUELEATI");
    trial.end_turn(BEN, &["LOCKE"]).unwrap();
    trial.deal("SGNDRUELEATI");
    assert_eq!(trial.end_turn(ANNA, &["SOCKE"]), Err("H1"));
    assert_eq!(trial.end_turn(ANNA, &["SOCKEL"]), Ok(()), "another word may");
}

/// SOCKE and LOCKE have lain here; Anna may turn LOCKE into something else.
fn after_socke_and_locke(options: &Options) -> Trial {
    let mut trial = Trial::begin(options, "SOCKENDRUELE");
    trial.end_turn(ANNA, &["SOCKE"]).unwrap();
    trial.deal("LGNDRUELEATI");
    trial.end_turn(BEN, &["LOCKE"]).unwrap();
    trial.deal("SGNDRUELEATI");
    trial
}

#[test]
fn h1_a_steal_does_not_return_by_a_mere_form() {
    let mut trial = after_socke_and_locke(&Options::default());
    assert_eq!(trial.end_turn(ANNA, &["SOCKEN"]), Err("H1"));
    let text =
        "level: I\nsize: 12\nmover: red\npool: SN\nhistory: H 0,0 SOCKE\nbefore:\nLOCKE.\nafter:\nSOCKEN\n";
    let said = judged(text).unwrap_err().said();
    assert!(said.de.starts_with("„SOCKEN“ ist nur eine andere Form von „SOCKE“"), "{said:?}");
    assert!(said.en.starts_with("“SOCKEN” is only another form of “SOCKE”"), "{said:?}");
}

/// Only forms of one lemma are a return (5.1.6 i): a derivation (iii) is a term of its own.
#[test]
fn h1_another_word_of_the_family_may_come() {
    let back = |history: &str| {
        let begin = format!("level: I\nsize: 12\nmover: red\npool: LR\nhistory: H 0,0 {history}");
        let text = format!("{begin}\nbefore:\nKEHRE.\nafter:\nLEHRER\n");
        judged(&text).map(|verdict| verdict.own).map_err(|fault| fault.check)
    };
    assert_eq!(back("LEHREN"), Ok(6));
    assert_eq!(back("LEHRERN"), Err(Check::H1));
}

/// A mere form of what lies there (case 3) wins a letter and returns to nothing.
#[test]
fn h1_forms_of_the_word_that_lies_may_follow_each_other() {
    let text =
        "level: I\nsize: 12\nmover: red\npool: N\nhistory: H 0,0 HUND\nbefore:\nHUNDE.\nafter:\nHUNDEN\n";
    assert_eq!(judged(text).unwrap().changes.inflected, [word("HUNDEN")]);
}

/// W16: what the table has agreed to differ is no form.
#[test]
fn h1_a_form_that_was_agreed_to_differ_may_come() {
    let mut trial = after_socke_and_locke(&by_table());
    trial.lay(ANNA, &["SOCKEN"]).unwrap();
    assert_eq!(trial.verdict(), "H1");
    let proposal = Proposal::Different(word("SOCKEN"), word("SOCKE"));
    trial.act(ANNA, Action::Propose { proposal }).unwrap();
    trial.act(BEN, Action::Reply { accept: true }).unwrap();
    assert_eq!(trial.verdict(), "leads");
}

/// The same word elsewhere in the field is fine.
#[test]
fn rule_a_25_elsewhere_it_may() {
    let text = position(Level::I, "OT", "ROT ... ...", "ROT O.. T..");
    assert_eq!(judged(&text).unwrap().changes.new, [word("ROT")]);
}

#[test]
fn rule_a_26_a_new_word_turns_the_letter_it_crosses() {
    assert_eq!(counts(Level::I, "MOD", "..... ..... SONNE .....", "..M.. ..O.. SONNE ..D.."), (4, 4));
}

#[test]
fn rule_a_27_a_stolen_word_can_be_stolen_back() {
    let mut trial = Trial::begin(&Options::default(), "SOCKENDRUELE");
    trial.end_turn(ANNA, &[".SOCKE"]).unwrap();
    trial.deal("LGNDRUELEATI");
    trial.end_turn(BEN, &[".LOCKE"]).unwrap();
    assert_eq!(trial.letters(), (0, 5));
    trial.deal("GNDRUELEATIS");
    trial.end_turn(ANNA, &["GLOCKE"]).unwrap();
    assert_eq!(trial.letters(), (6, 0));
}

/// W19: letters turn by themselves, whether the mover thinks of it or not.
#[test]
fn decision_w19_the_right_to_flip_is_always_used() {
    let mut trial = Trial::lying(&Options::default(), &["SOCKE"], "LGNDRUELEATI");
    trial.end_turn(ANNA, &["LOCKE"]).unwrap();
    assert!(trial.state().field.iter().all(|stone| stone.colour == Colour::Red));
}
