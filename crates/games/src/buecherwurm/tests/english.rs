//! Tables that are played in English.

use super::*;
use Thumb::{Down, Up};

#[test]
fn an_english_table_has_english_articles_and_forms() {
    let read = |typed| Term::read(typed, Language::En).unwrap();
    assert_eq!(read("a bucket").text, "bucket");
    assert_eq!(read("The ice cream").initial.ascii(), b'I');
    assert_eq!(read("die hard").initial.ascii(), b'D');
    for (one, other) in [
        ("dog", "dogs"),
        ("box", "boxes"),
        ("city", "cities"),
        ("mouse", "mice"),
        ("beach towel", "Beach Towels"),
    ] {
        assert!(is_same(&read(one).keys, &read(other).keys), "{one}, {other}");
    }
    assert!(!is_same(&read("glass").keys, &read("gas").keys));
}

/// German words mean nothing here: the table is asked.
#[test]
fn english_words_are_judged_by_the_english_list() {
    let mut trial = Trial::with(&english(), 2, None);
    trial.name(BEN, "Badehose", B).unwrap();
    let PhaseView::Voting { known, hint, .. } = trial.view(Viewer::Public).phase else { panic!("they vote") };
    assert!(!known && hint.en.contains("not in the word list"), "{hint:?}");
    trial.thumb(ANNA, Down).unwrap();
    trial.name(BEN, "bulldozer", B).unwrap();
    let PhaseView::Voting { known, hint, .. } = trial.view(Viewer::Public).phase else { panic!("they vote") };
    assert!(known && hint.en.contains("“At the beach”"), "{hint:?}");
    trial.thumb(ANNA, Up).unwrap();
    assert_eq!(trial.name(ANNA, "bulldozers", B), Err("already_named"));
}

#[test]
fn the_word_list_is_asked_at_german_tables_only() {
    let asks = |options: &Options| Buecherwurm::word_judge(&Trial::begin(options, 2).play.table).is_some();
    assert_eq!((asks(&Options::default()), asks(&english())), (true, false));
}
