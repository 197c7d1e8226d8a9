use crate::judge::Language;
use crate::themes::{Reason, Theme};

fn fit(key: &str, typed: &str) -> String {
    Theme::of(key).unwrap().fit(typed).sentence(Language::German)
}

fn name(key: &str, typed: &str) -> &'static str {
    Theme::of(key).unwrap().fit(typed).reason.name()
}

/// The sentences that the product promises.
#[test]
fn fits_are_said_in_german_and_english() {
    for (typed, wanted) in [
        ("Düne", "DÜNE: typisch für „Am Strand“"),
        ("duene", "DUENE: typisch für „Am Strand“"),
        ("Alge", "ALGE: passt zu „Am Strand“"),
        ("Horizont", "HORIZONT: passt zu „Am Strand“"),
        ("Ukulele", "UKULELE: passt vielleicht zu „Am Strand“"),
        ("Muscheln", "MUSCHELN: Form von MUSCHEL (typisch für „Am Strand“)"),
        ("Fischerin", "FISCHERIN: verwandt mit FISCHER (passt zu „Am Strand“)"),
        ("Plastikeimer", "PLASTIKEIMER: zusammengesetzt mit EIMER (typisch für „Am Strand“)"),
        ("Beton", "BETON: steht nicht bei „Am Strand“; der Tisch entscheidet"),
        ("Strandkorb", "STRANDKORB: enthält STRAND, einen Teil des Themas „Am Strand“"),
    ] {
        assert_eq!(fit("am-strand", typed), wanted);
    }
    let english = |typed: &str| Theme::of("am-strand").unwrap().fit(typed).sentence(Language::English);
    assert_eq!(english("Düne"), "DÜNE: typical of “At the beach”");
    assert_eq!(english("Strände"), "STRÄNDE: contains STRÄND, a part of the theme “Am Strand”");
    assert_eq!(english("Plastikeimer"), "PLASTIKEIMER: compound with EIMER (typical of “At the beach”)");
}

#[test]
fn a_word_that_means_the_same_fits_as_well() {
    let wanted = "DIWAN: gleichbedeutend mit COUCH (typisch für „Im Wohnzimmer“)";
    assert_eq!(fit("im-wohnzimmer", "Diwan"), wanted);
    assert_eq!(name("im-wohnzimmer", "Diwan"), "related");
}

/// W10: a word fits by a word that means the same only in the sense that the theme has it in.
#[test]
fn another_sense_of_a_word_does_not_count() {
    for (key, typed) in [
        ("im-stadion", "Kamel"),           // Tor, a fool
        ("was-schwarz-ist", "Schnee"),     // Koks, cocaine
        ("im-gebirge", "Kokolores"),       // Käse, nonsense
        ("beim-angeln", "Torpedo"),        // Aal
        ("am-teich", "Tumor"),             // Krebs
        ("physik-und-chemie", "Liebling"), // Flamme, one of 89 pet names
    ] {
        assert_eq!(name(key, typed), "unknown", "{typed}");
    }
}

/// W10: of several words that mean the same the theme has a good part, or there is only one meaning.
#[test]
fn the_same_sense_still_counts() {
    for (key, typed) in
        [("im-zug", "Perron"), ("rund-ums-obst", "Zibebe"), ("was-strom-braucht", "Eiskasten")]
    {
        assert!(matches!(Theme::of(key).unwrap().fit(typed).reason, Reason::Synonym(_)), "{typed}");
    }
}

/// B9, B10: anywhere in the word, in any case, with umlauts, folded, across hyphens.
#[test]
fn the_category_is_found_in_any_dress() {
    for (key, typed) in [
        ("am-strand", "SANDSTRAND"),
        ("am-strand", "Straende"),
        ("am-strand", "Strand-Korb"),
        ("am-strand", "Str-and"),
        ("in-der-kueche", "Kuechenmesser"),
        ("in-der-kueche", "KÜCHE"),
        ("was-suess-ist", "SÜSSIGKEIT"),
        ("was-suess-ist", "suess"),
        ("in-der-kueche", "Ku\u{308}che"),
    ] {
        assert_eq!(name(key, typed), "forbidden", "{typed}");
    }
}

/// B11, B.18: what only folding makes look alike is not the category.
#[test]
fn folding_forbids_nothing() {
    for (key, typed) in [
        ("unter-der-erde", "Förderkorb"),
        ("unter-der-erde", "FOERDERKORB"),
        ("in-der-kueche", "Kuchen"),
        ("was-in-die-hosentasche-passt", "Spaß"),
    ] {
        assert_ne!(name(key, typed), "forbidden", "{typed}");
    }
}

/// B20: with hyphen, with blank, joined.
#[test]
fn several_words_are_found_however_they_are_joined() {
    let phrases: Vec<_> = Theme::all()
        .flat_map(|theme| theme.recognised().iter().map(move |word| (theme, &word.text)))
        .filter(|(_, text)| text.contains([' ', '-']))
        .collect();
    assert!(phrases.len() > 10);
    for (theme, text) in phrases {
        for joint in ["-", " ", ""] {
            let typed = text.replace([' ', '-'], joint);
            assert_eq!(theme.fit(&typed).word().map(|word| &word.text), Some(text), "{typed}");
        }
    }
}

#[test]
fn every_word_of_a_theme_is_curated() {
    for theme in Theme::all() {
        for word in theme.recognised() {
            let fit = theme.fit(&word.text);
            assert_eq!((fit.reason.name(), fit.tier()), ("curated", Some(word.tier)), "{}", word.text);
        }
    }
}

#[test]
fn forms_are_related() {
    for (key, typed) in [
        ("am-strand", "Möwen"),
        ("am-strand", "Surfbretter"),
        ("am-strand", "Buddeleimern"),
        ("in-der-wueste", "Rennmäuse"),
        ("im-dschungel", "Pfeilgiftfrösche"),
        ("zum-anziehen", "T-Shirts"),
        ("zum-anziehen", "T Shirts"),
    ] {
        assert_eq!(name(key, typed), "related", "{typed}");
    }
}

#[test]
fn compounds_go_by_their_heads() {
    for (key, typed) in [
        ("am-strand", "Kunststoffschaufeln"),
        ("am-strand", "Plastik-Eimer"),
        ("musik", "E-Gitarre"),
        ("am-strand", "bunter Sonnenschirm"),
    ] {
        let found = name(key, typed);
        assert!(["compound", "curated"].contains(&found), "{typed}: {found}");
    }
    for (key, typed) in [("am-strand", "Preis"), ("am-strand", "Eimerdeckel"), ("am-strand", "Reis")] {
        assert_eq!(name(key, typed), "unknown", "{typed}");
    }
}

/// B19: nothing is refused.
#[test]
fn any_text_has_a_fit() {
    for typed in ["", " ", "?!", "h4us", "\u{308}", "Donaudampfschifffahrtsgesellschaftskapitän", "-"] {
        assert_eq!(name("am-strand", typed), "unknown", "{typed}");
    }
    assert_eq!(name("am-strand", "Donaudampfschifffahrtsgesellschaftsstrand"), "forbidden");
}
