use super::*;

fn sentence(profile: Profile, word: &str) -> String {
    Judge::new(profile).judge(word).unwrap().sentence(Language::German)
}

/// The sentences that the product promises.
#[test]
fn reasons_are_said_in_german() {
    let wk = Profile::WOERTERKLAUER;
    for (word, wanted) in [
        ("GING", "GING: Verbform von GEHEN (Präteritum); hier gelten Verben nur in der Grundform"),
        ("Ulm", "ULM: Ortsname"),
        ("USW", "USW: Abkürzung"),
        ("SOKKE", "SOKKE: steht nicht in der Wortliste – meintest du SOCKE?"),
        ("HUNDE", "HUNDE: Plural von HUND"),
        ("x", "X: ein einzelner Buchstabe ist kein Wort"),
        ("MAISON", "MAISON: Wort einer fremden Sprache"),
    ] {
        assert_eq!(sentence(wk, word), wanted);
    }
    assert_eq!(
        Judge::new(wk).judge("GING").unwrap().sentence(Language::English),
        "GING: verb form of GEHEN (past tense); verbs count only in the infinitive here"
    );
}

/// W11: people may lay coarse words unless the table refuses them; the computer never proposes them.
#[test]
fn coarse_words_are_refused_where_the_table_wants_it() {
    let judge = Judge::new(Profile::LETRAMIX);
    let decent = Options { decent: true, ..Profile::LETRAMIX.options() };
    let strict = Judge::with(Profile::LETRAMIX, decent, HouseList::default());
    for word in ["SCHEISSE", "MUSCHI", "HURE", "HUREN"] {
        assert!(judge.judge(word).unwrap().allowed, "{word}");
        let verdict = strict.judge(word).unwrap();
        assert_eq!((verdict.allowed, verdict.reason.name()), (false, "indecent"), "{word}");
        let index = judge.lexicon().automaton().index_of(Word::fold(word).unwrap().letters()).unwrap();
        assert!(!judge.proposes(index), "{word}");
    }
    assert!(strict.judge("HUND").unwrap().allowed);
    let mut house = HouseList::default();
    house.allow(Word::fold("HURE").unwrap());
    assert!(
        Judge::with(Profile::LETRAMIX, decent, house).judge("HURE").unwrap().allowed,
        "the house decides"
    );
}

/// W12: a word is explained as people mean it, and its form is called what grammar calls it.
#[test]
fn the_most_usual_reading_explains() {
    for (word, wanted) in [
        ("GEHEN", "Verb in der Grundform"),
        ("SCHWIMMEN", "Verb in der Grundform"),
        ("KOSTEN", "Substantiv ohne Singular"),
        ("GEH", "Verbform von GEHEN (Imperativ)"),
        ("GIB", "Verbform von GEBEN (Imperativ)"),
        ("HALT", "Substantiv"),
        ("NIMM", "Verbform von NEHMEN (Imperativ)"),
        ("SPRICH", "Verbform von SPRECHEN (Imperativ)"),
        ("WIRD", "Verbform von WERDEN (Präsens)"),
        ("KANN", "Verbform von KÖNNEN (Präsens)"),
        ("FÄHRT", "Verbform von FAHREN (Präsens)"),
        ("GINGE", "Verbform von GEHEN (Konjunktiv)"),
        ("HIELTE", "Verbform von HALTEN (Konjunktiv)"),
        ("MACHTE", "Verbform von MACHEN (Präteritum)"),
        ("ARBEITETE", "Verbform von ARBEITEN (Präteritum)"),
        ("GEGANGEN", "Verbform von GEHEN (Partizip II)"),
        ("WINTERS", "Genitiv von WINTER"),
        ("HUNDES", "Genitiv von HUND"),
        ("BILDERN", "Dativ Plural von BILD"),
        ("TANNEN", "Plural von TANNE"),
        ("SCHÖNES", "gebeugte Form von SCHÖN"),
        ("GUTES", "gebeugte Form von GUT"),
        ("SCHNELLER", "Komparativ von SCHNELL"),
    ] {
        assert_eq!(sentence(Profile::LETRAMIX, word), format!("{word}: {wanted}"));
    }
}

/// A.20 allows MACHT for its noun: the verb must not explain it there.
#[test]
fn what_is_refused_does_not_explain_what_is_allowed() {
    let judge = Judge::new(Profile::WOERTERKLAUER);
    for index in (0..judge.lexicon().automaton().len() as u32).step_by(97).filter(|&i| judge.allows(i)) {
        let word = judge.lexicon().automaton().word_at(index).unwrap().to_string();
        let Reason::Ok(Some(reading)) = judge.judge(&word).unwrap().reason else { panic!("{word}") };
        assert!(!reading.is_verb_form(), "{word}: {reading:?}");
    }
}

/// W12: rare words say what they mean, in every form; common ones need not, and names have nothing to say.
#[test]
fn rare_words_have_a_gloss() {
    let gloss = |word: &str| Judge::new(Profile::LETRAMIX).judge(word).unwrap().gloss();
    assert_eq!(gloss("QAT"), gloss("QATS"));
    for word in ["QAT", "YSOP", "RAHE", "UKAS", "FIRN"] {
        assert!(gloss(word).unwrap().german.is_some(), "{word}");
    }
    for word in ["HAUS", "GEHEN", "ULM", "XYZQ"] {
        assert_eq!(gloss(word), None, "{word}");
    }
}

/// A.20 forbids what C8 allows.
#[test]
fn games_differ() {
    let allowed = |profile, word| Judge::new(profile).judge(word).unwrap().allowed;
    assert!(!allowed(Profile::WOERTERKLAUER, "GING") && allowed(Profile::LETRAMIX, "GING"));
    assert!(!allowed(Profile::LETRAMIX, "ULM") && allowed(Profile::WURF_UND_WORT, "ULM"));
    assert!(!allowed(Profile::LETRAMIX, "LKW") && allowed(Profile::WURF_UND_WORT, "LKW"));
}

/// Wurf & Wort B19: the list never refuses a word.
#[test]
fn in_free_word_games_the_table_decides() {
    let verdict = Judge::new(Profile::WURF_UND_WORT).judge("Flumbelkiste").unwrap();
    assert!(!verdict.allowed && verdict.table_decides);
    assert!(verdict.sentence(Language::German).contains("der Tisch entscheidet"));
    assert!(!Judge::new(Profile::LETRAMIX).judge("Flumbelkiste").unwrap().table_decides);
}

#[test]
fn a_host_overrules_the_list() {
    let mut house = HouseList::default();
    house.allow(Word::fold("Flumbel").unwrap());
    house.refuse(Word::fold("Hund").unwrap());
    let judge = Judge::with(Profile::LETRAMIX, Profile::LETRAMIX.options(), house);
    assert!(judge.judge("flumbel").unwrap().allowed);
    let refused = judge.judge("HUND").unwrap();
    assert!(!refused.allowed);
    assert_eq!(refused.reason.name(), "house");
    let index = judge.lexicon().automaton().index_of(&refused.word).unwrap();
    assert!(!judge.allows(index));
}

/// W13, C8: "nur Grundformen".
#[test]
fn base_forms_only() {
    let options = Options { base_forms_only: true, ..Profile::LETRAMIX.options() };
    let judge = Judge::with(Profile::LETRAMIX, options, HouseList::default());
    for (word, allowed) in
        [("HUND", true), ("HUNDE", false), ("SCHÖNEM", false), ("GEHEN", true), ("GEHT", false)]
    {
        assert_eq!(judge.judge(word).unwrap().allowed, allowed, "{word}");
    }
    assert_eq!(judge.judge("HUNDE").unwrap().reason.name(), "form");
}

#[test]
fn tiers_and_regions_can_be_chosen() {
    let core = Options { lowest_tier: Tier::Core, ..Profile::LETRAMIX.options() };
    let one = Options { lowest_tier: Tier::One, ..Profile::LETRAMIX.options() };
    let count = |options| {
        let judge = Judge::with(Profile::LETRAMIX, options, HouseList::default());
        (0..judge.lexicon().automaton().len() as u32).filter(|&i| judge.allows(i)).count()
    };
    assert!(count(core) < count(Profile::LETRAMIX.options()));
    assert!(count(Profile::LETRAMIX.options()) < count(one));
    let german = Options { regions: Regions::D, ..Profile::LETRAMIX.options() };
    let verdict = Judge::with(Profile::LETRAMIX, german, HouseList::default()).judge("Jause").unwrap();
    assert_eq!(verdict.reason, Reason::Region(Regions::A));
    assert_eq!(verdict.sentence(Language::German), "JAUSE: österreichisch; gilt an diesem Tisch nicht");
}

/// The fast answer for solvers and the explained one never differ.
#[test]
fn both_ways_of_judging_agree() {
    for profile in Profile::ALL {
        let judge = Judge::new(profile);
        for index in (0..judge.lexicon().automaton().len() as u32).step_by(211) {
            let word = judge.lexicon().automaton().word_at(index).unwrap();
            let verdict = judge.judge(&word.to_string()).unwrap();
            assert_eq!(judge.allows(index), verdict.allowed, "{word} in {}", profile.name);
        }
    }
}
