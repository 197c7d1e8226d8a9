use crate::automaton::LetterSet;
use crate::letters::Word;
use crate::themes::{Theme, ThemeWord, Tier, Wanted};

fn letters(text: &str) -> LetterSet {
    Word::fold(text).unwrap().iter().copied().collect()
}

fn word(text: &str) -> ThemeWord {
    ThemeWord::new(text, Tier::Fits).unwrap()
}

fn meets(wanted: Wanted, text: &str) -> bool {
    wanted.is_met_by(&word(text))
}

#[test]
fn themes_are_found_by_their_keys() {
    for theme in Theme::all() {
        assert!(std::ptr::eq(Theme::of(theme.key).unwrap(), theme));
    }
    assert!(Theme::of("am-stand").is_none() && Theme::of("").is_none());
}

/// Bücherwurm: Ä is an A, and the sides CK and XY are two letters.
#[test]
fn an_umlaut_begins_like_its_vowel() {
    let begins = |initials| Wanted { initials: letters(initials), ..Wanted::default() };
    assert!(meets(begins("A"), "Ärmel") && meets(begins("O"), "Öl") && meets(begins("U"), "Übung"));
    assert!(!meets(begins("E"), "Ärmel") && meets(begins("E"), "Éclair"));
    assert!(meets(begins("CK"), "Kamel") && meets(begins("CK"), "Chor") && !meets(begins("CK"), "Schaf"));
}

/// Wurf & Wort B.4, B.5, B.18 and B11: Ä is not A, ß is not S.
#[test]
fn must_letters_are_unfolded() {
    let must = |must| Wanted { must: letters(must), ..Wanted::default() };
    let must_not = |must_not| Wanted { must_not: letters(must_not), ..Wanted::default() };
    assert!(meets(must("RH"), "Fechtmeister") && !meets(must("RH"), "Medaille"));
    assert!(!meets(must("A"), "Käse") && meets(must_not("A"), "Käse"));
    assert!(!meets(must("S"), "Fuß") && meets(must_not("S"), "Fuß") && meets(must("S"), "Fluss"));
    assert!(meets(must("E"), "Café"));
}

/// B.3, B12: bots use only words with one count; B20: several words are added up.
#[test]
fn syllables_are_beyond_dispute() {
    let count = |count| Wanted { syllables: Some(count), ..Wanted::default() };
    assert!(meets(count(3), "Schwimmreifen") && !meets(count(4), "Schwimmreifen"));
    assert!(!meets(count(2), "Nation") && !meets(count(3), "Nation"));
    assert!(meets(count(4), "Rote Grütze") && meets(count(2), "U-Bahn"));
}

/// B.17, B7
#[test]
fn plurals_can_be_left_out() {
    let singular = Wanted { no_plural: true, ..Wanted::default() };
    assert!(!meets(singular, "Muscheln") && meets(singular, "Muschel"));
    assert!(meets(singular, "Ferien") && meets(singular, "Eimer"));
}

/// All words that a theme offers, against a plain search.
#[test]
fn look_ups_miss_nothing() {
    let beach = Theme::of("am-strand").unwrap();
    let wanted = Wanted {
        initials: letters("S"),
        must: letters("N"),
        must_not: letters("I"),
        syllables: Some(3),
        no_plural: true,
    };
    let found: Vec<&str> = beach.matching(wanted).map(|word| word.text.as_str()).collect();
    let plain = beach.words().iter().map(|word| word.text.as_str()).filter(|text| {
        let small = text.to_lowercase();
        let three =
            crate::syllables::syllables(text, &|w| crate::Lexicon::german().is_word(w)).accepted.single();
        small.starts_with('s') && small.contains('n') && !small.contains('i') && three == Some(3)
    });
    assert_eq!(found, plain.collect::<Vec<_>>());
    assert!(found.contains(&"Sandale") && found.len() > 3, "{found:?}");
}
