//! A.18–A.22, W8, W13, W21: which words may be laid.

use super::*;

/// May this word be laid in the first turn, and what is said if not?
fn laid(options: &Options, text: &str) -> Result<(), String> {
    let mut trial = Trial::begin(options, text);
    let action = Action::EndTurn { field: trial.drawn(&[text]) };
    trial.act(ANNA, action).map_err(|refusal| {
        assert_eq!(refusal.code, "S4");
        refusal.sentence.de
    })
}

fn is_allowed(text: &str) -> bool {
    laid(&Options::default(), text).is_ok()
}

#[test]
fn rule_a_18_words_of_the_dictionary() {
    assert!(is_allowed("SOCKE") && is_allowed("SCHOEN") && is_allowed("ODER"));
    assert!(!is_allowed("SOKKE"));
}

#[test]
fn rule_a_19_no_names_no_foreign_words_no_abbreviations() {
    let kinds: [(&[&str], &str); 4] = [
        (&["BERLIN", "RHEIN", "ITALIEN"], "Ortsname"),
        (&["ANNA", "PETER", "GOETHE"], "Personenname"),
        (&["LITTLE", "AMOUR", "CASA"], "Wort einer fremden Sprache"),
        // Of any kind: read as a word or by letters, of one word or of many, with a point or without.
        (&["NATO", "USA", "LKW", "GMBH", "USW", "EVTL", "NR", "EEG"], "Abkürzung"),
    ];
    for (words, kind) in kinds {
        for text in words {
            let expected = format!("{text}: {kind}. Leg ein anderes Wort.");
            assert_eq!(laid(&Options::default(), text), Err(expected));
        }
    }
}

#[test]
fn rule_a_20_verbs_only_in_the_infinitive() {
    assert!(is_allowed("GEHEN"));
    for text in ["GING", "GEGANGEN", "GEHE", "GEHEND"] {
        assert!(!is_allowed(text), "{text}");
    }
    assert!(laid(&Options::default(), "GING").unwrap_err().contains("Verbform von GEHEN"));
}

#[test]
fn rule_a_21_and_decision_w21_umlauts_are_two_tiles_and_sharp_s_too() {
    assert!(is_allowed("TUER") && is_allowed("STRASSE") && is_allowed("ISRAELI"));
    assert!(!is_allowed("TUR"));
}

#[test]
fn rule_a_22_and_decision_w13_forms_of_nouns_and_adjectives_may_be_laid() {
    assert!(is_allowed("HUNDE") && is_allowed("SCHOENE") && is_allowed("HUNDES"));
}

#[test]
fn decision_w13_participles_only_where_they_are_words_of_their_own() {
    assert!(is_allowed("SPANNEND") && is_allowed("BEKANNT"));
    assert!(!is_allowed("GEHEND") && !is_allowed("GESEHEN"));
}

#[test]
fn decision_w13_only_base_forms_is_an_option() {
    let base = Options { base_forms: true, ..Options::default() };
    assert!(laid(&base, "HUND").is_ok() && laid(&base, "GEHEN").is_ok());
    assert!(laid(&base, "HUNDE").unwrap_err().contains("nur Grundformen"));
}

/// W8: two letters are a word, one is none, and every line of two or more counts.
#[test]
fn decision_w8_words_have_two_letters_at_least() {
    let mut trial = Trial::begin(&Options::default(), "SOCKENDRUELE");
    assert_eq!(trial.end_turn(ANNA, &["D"]), Err("S3"));
    assert_eq!(trial.end_turn(ANNA, &["DU"]), Ok(()));
}

/// A host's house list counts as at every table.
#[test]
fn the_host_may_allow_and_refuse_words() {
    let mut trial = Trial::begin(&Options::default(), "SOCKENDRUELE");
    trial.play.table.house.allow(word("KEDU"));
    trial.play.table.house.refuse(word("SOCKE"));
    assert_eq!(trial.end_turn(ANNA, &["SOCKE"]), Err("S4"));
    assert_eq!(trial.end_turn(ANNA, &["KEDU"]), Ok(()));
}
