//! What is valid, and what it is worth.

use super::*;

/// What a roll brings at a table with these options, when this is all that is laid.
fn scored(options: &Options, roll: &str, lines: &[&str]) -> i32 {
    let mut trial = Trial::begin(options, 1);
    trial.roll(roll);
    trial.finish(ANNA, lines).unwrap();
    trial.totals()[0]
}

#[test]
fn rule_c_1_thirteen_dice_are_rolled_each_with_its_own_faces() {
    for seed in 0..50 {
        let mut trial = Trial::seeded(&Options::default(), 1, seed);
        trial.act(ANNA, Action::Roll {}).unwrap();
        assert_eq!(trial.dice().len(), 13);
        assert!(trial.dice().iter().zip(faces()).all(|(shown, die)| die.contains(shown)));
    }
}

#[test]
fn rule_c_4_only_rolled_dice_are_laid_each_once_and_one_to_a_cell() {
    let mut trial = Trial::rolled(1, ROLL);
    let placed = |die, x| Placed { die, cell: Cell::new(x, 0), letter: None };
    let lie = |placed: Vec<Placed>| Action::Lay { layout: Layout::new(placed) };
    assert_eq!(trial.act(ANNA, lie(vec![placed(0, 0), placed(13, 1)])), Err("no_such_die"));
    assert_eq!(trial.act(ANNA, lie(vec![placed(0, 0), placed(0, 1)])), Err("die_twice"));
    assert_eq!(trial.act(ANNA, lie(vec![placed(0, 0), placed(1, 0)])), Err("cell_taken"));
    assert_eq!(trial.act(ANNA, lie(vec![placed(0, 0), placed(1, 1)])), Ok(()));
    assert_eq!(trial.lay(ANNA, TWENTY), Ok(()));
}

/// A draft need not hold together, but lies within 26 cells: 13 dice and as many gaps.
#[test]
fn a_layout_is_at_most_26_wide_and_26_high() {
    let mut trial = Trial::rolled(1, ROLL);
    let mut lie = |cell: Cell| {
        let placed = |die, cell| Placed { die, cell, letter: None };
        trial
            .act(ANNA, Action::Lay { layout: Layout::new(vec![placed(0, Cell::new(0, 0)), placed(1, cell)]) })
    };
    assert_eq!((lie(Cell::new(25, 0)), lie(Cell::new(0, 25))), (Ok(()), Ok(())));
    assert_eq!((lie(Cell::new(26, 0)), lie(Cell::new(0, 26))), (Err("too_wide"), Err("too_wide")));
}

/// 5.3.9 with the numbers of the lost picture (C3).
#[test]
fn rule_c_4_c_9_c_10_and_rule_5_3_5_5_3_9_across_14_down_9_unused_3_is_20() {
    let worth = worth_of(ROLL, TWENTY).unwrap();
    let words: Vec<(String, i32)> = worth.words.iter().map(|w| (w.word.to_string(), w.points)).collect();
    assert_eq!(words, [("BERUEHMT".to_owned(), 14), ("ERPEL".to_owned(), 9)]);
    assert_eq!((worth.unused, worth.points, worth.full), (3, 20, false));
    assert_eq!(scored(&Options::default(), ROLL, TWENTY), 20);
}

#[test]
fn rule_c_9_and_rule_5_3_4_a_die_in_both_directions_counts_twice_a_single_letter_not() {
    // REH alone: each letter is a down run of one, which counts nothing.
    assert_eq!(worth_of(ROLL, &["REH"]).unwrap().words.len(), 1);
    assert_eq!(points_of(ROLL, &["REH"]), Some(4 - 21));
    // REH and HM: the H counts in both.
    assert_eq!(points_of(ROLL, &["REH", "..M"]), Some(4 + 5 - 18));
    // It does not matter which of them lies across.
    assert_eq!(points_of(ROLL, &["R.", "E.", "HM"]), Some(4 + 5 - 18));
}

#[test]
fn rule_c_10_every_unused_die_is_subtracted() {
    assert_eq!(points_of(ROLL, THREE), Some(14 - 11));
    assert_eq!(points_of(ROLL, &["ER"]), Some(2 - 23));
}

#[test]
fn decision_c10_an_unused_joker_subtracts_nothing() {
    let worth = worth_of("*UNDAUSTEHLGP", &["HUND", "A...", "U...", "S..."]).unwrap();
    // Left are the joker, T 1, E 1, L 2, G 2, P 4.
    assert_eq!((worth.unused, worth.points), (10, 8 + 6 - 10));
}

#[test]
fn decision_c10_and_c14_a_joker_left_over_costs_nothing_but_the_layout_is_not_full() {
    let worth = worth_of("BERUEHMTRPEL*", TWENTY).unwrap();
    assert_eq!((worth.unused, worth.points, worth.full), (0, 23, false));
}

#[test]
fn rule_c_5_names_abbreviations_foreign_and_unknown_words_do_not_count() {
    let roll = "PARISNTOHEEDL";
    for word in ["PARIS", "NATO", "THE", "PSNTR"] {
        assert_eq!(worth_of(roll, &[word]), None, "{word}");
    }
    for word in ["REIS", "HOSE", "LEISE"] {
        assert!(worth_of(roll, &[word]).is_some(), "{word}");
    }
}

#[test]
fn decision_c5_a_layout_in_two_pieces_is_not_valid_one_word_is() {
    assert!(worth_of(ROLL, &["REH"]).is_some());
    assert!(worth_of(ROLL, &["PER", "..."]).is_some());
    assert_eq!(worth_of(ROLL, &["REH", "...", "PER"]), None);
    // Corners do not connect.
    assert_eq!(worth_of(ROLL, &["REH...", "...PER"]), None);
    assert_eq!(worth_of(ROLL, NOTHING), None);
}

#[test]
fn decision_c6_every_run_must_be_a_word_also_where_words_lie_side_by_side() {
    // UM and REH are words, but UR and ME lie below each other: UR is one, ME is none.
    assert_eq!(worth_of(ROLL, &["UM.", "REH"]), None);
    // Here every run is one: EH and HE across, EH and HE down.
    let worth = worth_of("HEHEUSTRLGDNP", &["EH", "HE"]).unwrap();
    assert_eq!(worth.words.len(), 4);
    assert_eq!(worth.points, 4 * 3 - worth.unused);
    // A wrong word does not merely score nothing: the whole layout is not valid.
    assert_eq!(worth_of(ROLL, &["BERUEHMT", ".......R"]), None, "TR is no word");
}

#[test]
fn decision_c7_two_letters_are_enough_a_single_die_is_not() {
    assert!(worth_of(ROLL, &["ER"]).is_some());
    assert_eq!(worth_of(ROLL, &["E"]), None);
    assert_eq!(scored(&Options::default(), ROLL, &["E"]), -25);
}

#[test]
fn decision_c8_inflected_forms_count_unless_the_table_wants_base_forms() {
    let (roll, base_forms) = ("HAUSESTELLDNP", Options { base_forms: true, ..Options::default() });
    let all = -dice(roll).iter().map(|face| face.value()).sum::<i32>();
    assert_eq!(scored(&Options::default(), roll, &["HAUSES"]), 8 - 14);
    assert_eq!(scored(&base_forms, roll, &["HAUSES"]), all);
    assert_eq!(scored(&base_forms, roll, &["HAUS"]), 6 - 16);
}

#[test]
fn decision_c9_umlauts_are_two_letters_and_sharp_s_is_ss() {
    assert!(worth_of("MUEDENHOSTRFX", &["MUEDE"]).is_some(), "müde");
    assert!(worth_of("STRASSELMOEDP", &["STRASSE"]).is_some(), "Straße");
    assert_eq!(worth_of("STRASSELMOEDP", &["STRASE"]), None);
}

#[test]
fn decision_c11_and_rule_5_3_5_a_turn_may_be_negative_without_a_valid_layout_all_dice_count_against_it() {
    assert_eq!(scored(&Options::default(), ROLL, &["ER"]), -21);
    assert_eq!(scored(&Options::default(), ROLL, NOTHING), -25);
    assert_eq!(scored(&Options::default(), ROLL, NONSENSE), -25);
    assert_eq!(scored(&Options::default(), "*UNDAUSTEHLGP", NOTHING), -22, "the joker is worth nothing");
}
