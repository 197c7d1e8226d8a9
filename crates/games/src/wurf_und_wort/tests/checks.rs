//! B.3–B.5, B.8, B.9, B.13, B.17–B.19, B4, B7, B10–B12, B14, B19, B20, 5.2.3: the automatic checks.

use super::*;

/// A word for this roll of a card, as the engine sees it.
fn checked(theme: &str, dice: &[Die], word: &str) -> Answer {
    let mut trial = Trial::with(3, theme, 1, dice);
    trial.say(ANNA, word);
    trial.the_answer().clone()
}

fn met(dice: &[Die], word: &str) -> Vec<bool> {
    checked("am-strand", dice, word).met
}

#[test]
fn rule_b_4_a_must_letter_occurs_at_least_once() {
    assert_eq!(met(&[must(b'P', 2)], "Palme"), [true]);
    assert_eq!(met(&[must(b'P', 2)], "Düne"), [false]);
    assert_eq!(met(&[must(b'S', 1), must(b'M', 2)], "Sommer"), [true, true]);
}

#[test]
fn rule_b_5_a_must_not_letter_does_not_occur() {
    assert_eq!(met(&[must_not(b'A')], "Sonne"), [true]);
    assert_eq!(met(&[must_not(b'A')], "Sand"), [false]);
}

#[test]
fn rule_b_3_the_exact_number_of_syllables() {
    let answer = checked("am-strand", &[syllables(3)], "Schwimmreifen");
    assert_eq!((answer.met.as_slice(), answer.split.as_str()), ([true].as_slice(), "Schwimm-rei-fen"));
    assert_eq!(met(&[syllables(4)], "Schwimmreifen"), [false]);
}

/// B.8: "Am Strand": Schwimmreifen is typical. Of Mensch the engine only says that it does not know.
#[test]
fn rule_b_8_typical_of_the_category_is_a_hint_of_the_engine() {
    assert_eq!(checked("am-strand", &[must(b'S', 1)], "Schwimmreifen").fit, Fit::Typical);
    let human = checked("am-strand", &[must(b'S', 1)], "Mensch");
    assert_eq!((human.fit, human.known), (Fit::Unknown, true));
    let hint = human.hint.unwrap();
    assert!(hint.de.contains("der Tisch entscheidet"), "{hint:?}");
}

#[test]
fn rule_b_9_and_b10_the_category_or_a_part_of_it_may_not_occur() {
    for word in ["Strand", "Strandkorb", "Badestrände", "STRANDBAD"] {
        assert!(checked("am-strand", &[must(b'S', 1)], word).part.is_some(), "{word}");
    }
    assert_eq!(checked("am-strand", &[must(b'S', 1)], "Sandburg").part, None);
}

#[test]
fn rule_b_18_a_is_not_ae() {
    assert_eq!(met(&[must_not(b'A')], "Wärme"), [true]);
    assert_eq!(met(&[must_not(b'U')], "Düne"), [true]);
    assert_eq!(met(&[must_not(b'O')], "Möwe"), [true]);
    assert_eq!(met(&[must_not(b'U')], "Du\u{308}ne"), [true], "typed in two characters");
}

#[test]
fn rule_b11_sharp_s_is_not_s_and_case_is_ignored() {
    assert_eq!(met(&[must(b'S', 1)], "Fuß"), [false]);
    assert_eq!(met(&[must(b'S', 1)], "SONNE"), [true]);
    assert_eq!(met(&[must(b'S', 1), must(b'D', 2)], "sand"), [true, true]);
}

#[test]
fn rule_b12_spoken_syllables_and_in_doubt_both_counts() {
    let evening = checked("am-strand", &[syllables(2)], "Abend");
    assert_eq!((evening.met[0], evening.split.as_str()), (true, "A-bend"));
    for count in [2, 3] {
        assert_eq!(met(&[syllables(count)], "Nation"), [true], "{count}");
    }
    assert_eq!(checked("am-strand", &[syllables(2)], "Nation").syllables, (2, 3));
}

/// What is told while one types is what the check finds.
#[test]
fn rule_b12_while_it_is_typed_a_word_is_split_as_in_the_check() {
    for (word, split, counts) in [
        ("Schwimmreifen", "Schwimm-rei-fen", (3, 3)),
        ("abend", "A-bend", (2, 2)),
        ("Nation", "Na-tion", (2, 3)),
        (" Rote  Grütze", "Ro-te Grüt-ze", (4, 4)),
        ("LKW", "L-K-W", (3, 3)),
        ("Sandschnurpsel", "Sand-schnurp-sel", (3, 3)),
        ("U-Bahn", "U-Bahn", (2, 2)),
    ] {
        let spoken = WurfUndWort::spoken(word).unwrap();
        assert_eq!((spoken.split.as_str(), spoken.syllables), (split, counts), "{word}");
        let answer = checked("am-strand", &[syllables(2)], word);
        assert_eq!((answer.split.as_str(), answer.syllables), (split, counts), "{word}");
    }
    for typed in ["", " ", "4711", &"x".repeat(41)] {
        assert_eq!(WurfUndWort::spoken(typed).unwrap_err().code, "bad_word", "{typed}");
    }
}

#[test]
fn rule_b_17_and_b7_no_plural_with_a_must_die() {
    assert!(checked("am-strand", &[must(b'M', 2)], "Muscheln").plural);
    assert!(!checked("am-strand", &[must_not(b'A'), syllables(2)], "Muscheln").plural, "without a must die");
    for singular in ["Muschel", "Ferien", "Eltern", "Eimer", "Messer", "Kosten"] {
        assert!(!checked("am-strand", &[must(b'R', 1)], singular).plural, "{singular}");
    }
}

/// B7 (W13): a plural stays one though it is an infinitive besides, used as a noun or not.
#[test]
fn rule_b7_a_plural_that_is_an_infinitive_besides_is_a_plural() {
    for plural in ["Schrauben", "Gabeln", "Betten", "Regeln", "Schachteln", "Bremsen", "Fliegen", "nadeln"] {
        assert!(checked("am-strand", &[must(b'R', 1)], plural).plural, "{plural}");
    }
    for singular in ["Reifen", "Essen", "Laden", "Karren", "Braten", "Wagen", "Graben", "Kegeln", "singen"] {
        assert!(!checked("am-strand", &[must(b'R', 1)], singular).plural, "{singular}");
    }
}

/// B7: what the card's theme lists as it stands is welcome.
#[test]
fn rule_b7_what_the_theme_lists_is_no_plural() {
    assert!(checked("am-strand", &[must(b'G', 2)], "Angeln").plural);
    assert!(!checked("in-der-sportwelt", &[must(b'G', 2)], "Angeln").plural);
}

#[test]
fn rule_b_19_abbreviations_and_anglicisms_are_welcome() {
    for word in ["BH", "Cheeseburger", "LKW"] {
        let answer = checked("am-strand", &[must(b'B', 2)], word);
        assert!(answer.known, "{word}");
    }
}

/// B14: a name counts like any word; whether it is typical of the category is for the thumbs.
#[test]
fn rule_b14_proper_names_are_welcome_if_they_are_typical() {
    for (thumb, score, fate) in [(Thumb::Up, 1, Fate::Right), (Thumb::Down, -3, Fate::Unsuitable)] {
        let mut trial = Trial::with(3, "am-strand", 1, &[must(b'S', 1)]);
        trial.say(ANNA, "Sylt");
        assert!(trial.the_answer().known);
        trial.object(BEN, ANNA, Ground::Unsuitable).unwrap();
        trial.thumb(CLEO, thumb);
        assert_eq!((trial.scores(), trial.fates()), ([score, 0, 0].as_slice(), vec![fate]));
    }
    let mut trial = Trial::with(3, "am-strand", 1, &[must(b'S', 1)]);
    trial.say(ANNA, "Sylt");
    trial.wait_for_objections();
    assert_eq!((trial.scores(), trial.fates()), ([1, 0, 0].as_slice(), vec![Fate::Right]));
}

#[test]
fn rule_b19_a_word_that_the_list_does_not_know_is_no_fault() {
    let mut trial = Trial::with(3, "am-strand", 1, &[must(b'S', 1)]);
    trial.say(ANNA, "Sandschnurpsel");
    assert!(!trial.the_answer().known);
    trial.wait_for_objections();
    assert_eq!(trial.fates(), [Fate::Right]);
}

#[test]
fn rule_b20_several_words_and_their_syllables_added_up() {
    let answer = checked("am-strand", &[must(b'R', 1), syllables(4)], "Rote Grütze");
    assert_eq!((answer.met.as_slice(), answer.split.as_str()), ([true, true].as_slice(), "Ro-te Grüt-ze"));
    assert_eq!(met(&[must(b'B', 2), syllables(2)], "U-Bahn"), [true, true]);
}

/// B.13, B4: all others get 10 and the caller nothing, for each kind of formal fault.
#[test]
fn rule_b_13_and_b4_a_formal_fault_brings_all_others_10_and_costs_nothing() {
    let roll = [must(b'S', 1), must_not(b'A'), syllables(3)];
    for (word, fault) in [
        ("Düne", "a letter is missing"),
        ("Sandale", "the forbidden letter occurs"),
        ("Sonne", "the syllables are off"),
        ("Nordseestrände", "a part of the category"),
    ] {
        let mut trial = Trial::with(4, "am-strand", 3, &roll);
        trial.say(ANNA, word);
        if trial.state().ended().is_none() {
            trial.pass(&[ANNA]);
        }
        assert_eq!(
            (trial.scores(), trial.fates()),
            ([0, 10, 10, 10].as_slice(), vec![Fate::Fault]),
            "{fault}"
        );
    }
}

#[test]
fn rule_b_14_at_most_10_however_many_faults() {
    let mut trial = Trial::with(3, "am-strand", 3, &[must(b'W', 3), must_not(b'A'), syllables(5)]);
    trial.say(ANNA, "Strand");
    trial.wait_for_objections();
    assert_eq!(trial.scores(), [0, 10, 10]);
}

/// 5.2.3, 5.2.5: a fault in letters is final: the round is over at once; the others come after it.
#[test]
fn rule_5_2_3_letters_come_first_and_are_final() {
    let roll = [must(b'W', 3), syllables(5)];
    let mut trial = Trial::with(3, "am-strand", 2, &roll);
    trial.say(ANNA, "Strand");
    assert_eq!(trial.fates(), [Fate::Fault], "no appeal against a missing letter");
    let mut trial = Trial::with(3, "am-strand", 2, &roll);
    trial.say(ANNA, "Welle");
    assert!(matches!(trial.state().phase, Phase::Review(_)), "against syllables there is one");
}
