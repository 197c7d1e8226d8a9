//! Naming terms: letters, forms, repetitions.

use super::*;

#[test]
fn rule_e_1_4_a_term_for_a_die_brings_it() {
    let mut trial = Trial::strand(2);
    trial.name(BEN, "Boje", B).unwrap();
    assert_eq!((trial.pile(BEN), trial.turn()), (vec![B], Some(ANNA)));
    assert_eq!(trial.name(BEN, "Muschel", M), Err("not_your_turn"));
}

#[test]
fn rule_e_1_8_and_row_7_ck_and_xy_are_either_letter_wherever_the_die_lies() {
    let mut trial = Trial::strand(2);
    trial.name(BEN, "Cola", CK).unwrap();
    trial.name(ANNA, "Kescher", CK).unwrap();
    trial.name(BEN, "Cocktail", CK).unwrap();
    trial.name(ANNA, "Yacht", XY).unwrap();
    assert_eq!((trial.pile(ANNA), trial.pile(BEN)), (vec![XY], vec![CK]));
    assert_eq!(trial.name(BEN, "Welle", XY), Err("wrong_letter"));
}

#[test]
fn row_12_the_dots_count_once() {
    let mut trial = Trial::strand(2);
    trial.name(BEN, "Yacht", XY).unwrap();
    trial.give_up(ANNA);
    assert_eq!(trial.past().scores[1].dots, 3);
}

#[test]
fn e3_a_word_for_qu_begins_with_q() {
    let mut trial = Trial::begin(&Options::default(), 2);
    trial.roll("am-strand", "Qu H XY CK L M D", None);
    assert_eq!(trial.name(BEN, "Kiosk", 0), Err("wrong_letter"));
    trial.name(BEN, "Qualle", 0).unwrap();
}

#[test]
fn e4_umlauts_begin_with_their_vowel() {
    for typed in ["Öl", "Oel", "O\u{308}l"] {
        assert_eq!(Term::read(typed, Language::De).unwrap().initial.ascii(), b'O', "{typed}");
    }
    let mut trial = Trial::begin(&Options::default(), 2);
    trial.roll("tiere", "A H XY CK L M D", None);
    trial.name(BEN, "Äffchen", 0).unwrap();
}

#[test]
fn e5_articles_are_ignored_and_the_first_word_counts() {
    let mut trial = Trial::strand(2);
    trial.name(BEN, "die Boje", B).unwrap();
    assert_eq!(trial.round().named[0].word, "Boje");
    assert_eq!(trial.name(ANNA, "bunter Leuchtturm", L), Err("wrong_letter"));
    // It fits by its first letter, but an adjective changes that at will: the table decides.
    trial.name(ANNA, "blauer Himmel", B).unwrap();
    assert!(trial.is_voting());
}

#[test]
fn rule_5_5_15_an_article_may_be_typed() {
    let initial = |typed| Term::read(typed, Language::De).unwrap().initial.ascii();
    assert_eq!((initial("der Ärger"), initial("Eine Möwe"), initial("Die")), (b'A', b'M', b'D'));
}

#[test]
fn e6_another_form_is_the_same_term() {
    let mut trial = Trial::strand(2);
    trial.name(BEN, "Handtuch", H).unwrap();
    for typed in ["Handtuch", "handtuch", "Handtücher", "HANDTUECHERN", "das Handtuch"] {
        assert_eq!(trial.name(ANNA, typed, H), Err("already_named"), "{typed}");
    }
    trial.name(ANNA, "Badehandtuch", B).unwrap();
}

#[test]
fn e6_forms_of_words_that_the_lexicon_lacks_are_the_same_term() {
    let keys = |typed| Term::read(typed, Language::De).unwrap().keys;
    for (one, other) in
        [("Hund", "Hunde"), ("Rennmaus", "Rennmäuse"), ("Strandmuschelbucht", "Strandmuschelbuchten")]
    {
        assert!(is_same(&keys(one), &keys(other)), "{one}, {other}");
    }
    for (one, other) in [("Reis", "Reise"), ("Ball", "Wasserball"), ("Wal", "Wahl")] {
        assert!(!is_same(&keys(one), &keys(other)), "{one}, {other}");
    }
}

#[test]
fn e7_a_refused_term_costs_nothing_and_the_clock_runs_on() {
    let mut trial = Trial::strand(2);
    let before = trial.state().phase.clone();
    trial.wait(secs(3));
    assert_eq!(trial.name(BEN, "Muschel", B), Err("wrong_letter"));
    assert_eq!(trial.name(BEN, "?!", B), Err("bad_word"));
    assert_eq!(trial.state().phase, before);
    trial.name(BEN, "Boje", B).unwrap();
    assert_eq!(trial.totals(), [0, 0]);
}

#[test]
fn e9_with_the_same_letter_on_two_dice_the_player_picks_one() {
    let mut trial = Trial::begin(&Options::default(), 2);
    trial.roll("am-strand", "S S S CK L M D", None);
    trial.name(BEN, "Sand", 1).unwrap();
    assert_eq!(trial.pile(BEN), [1]);
}

#[test]
fn e20_words_of_the_theme_are_no_taboo() {
    let mut trial = Trial::begin(&Options::default(), 2);
    trial.roll("am-strand", "S S S CK L M D", None);
    trial.name(BEN, "Strandhandtuch", 0).unwrap();
    assert_eq!(trial.turn(), Some(ANNA), "it is a Handtuch");
    trial.name(ANNA, "Strandgesetz", 1).unwrap();
    assert!(trial.is_voting());
}

#[test]
fn e21_the_first_letter_is_that_of_the_spelling() {
    for (typed, letter) in [
        ("Schaf", b'S'),
        ("Stein", b'S'),
        ("Chor", b'C'),
        ("Photo", b'P'),
        ("4 Nüsse", b'N'),
        ("„Ente“", b'E'),
    ] {
        assert_eq!(Term::read(typed, Language::De).unwrap().initial.ascii(), letter, "{typed}");
    }
    assert!(Term::read("1234", Language::De).is_err());
}

#[test]
fn rule_5_5_1_what_the_theme_knows_is_taken_without_a_vote() {
    let mut trial = Trial::strand(2);
    // Listed, a form, of the family, a compound.
    trial.two_name(&[("Boje", B), ("Muscheln", M), ("Hitze", H), ("Leuchttürme", L), ("Dünen", D)]);
    assert_eq!(trial.name(ANNA, "Kiosk", 9), Err("no_such_die"));
}

#[test]
fn words_that_the_house_refuses_are_refused() {
    let mut trial = Trial::strand(2);
    trial.play.table.house.refuse(words::Word::fold("Boje").unwrap());
    assert_eq!(trial.name(BEN, "Boje", B), Err("house"));
}
