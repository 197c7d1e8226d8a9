//! What is a word: invariants over the whole lexicon (W4, W5), old and wrong spellings (W8), short words (W6, W7), and
//! the words that the first edition judged wrongly.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use words::entry::{Entry, Reading, Tier};
use words::judge::{Judge, Language, Profile, Reason};
use words::{Lexicon, Word};

fn judge() -> Judge {
    Judge::new(Profile::WOERTERKLAUER)
}

fn is_word(entry: &Entry) -> bool {
    entry.tier >= Some(Tier::Two)
}

/// A base form, or a plural or participle that no source has a base form of: it stands for itself.
fn stands_alone(word: &Word, entry: &Entry) -> bool {
    entry.common().any(|r| r.is_base() || Word::fold(&r.lemma).as_ref() == Ok(word))
}

fn base_is_word(reading: &Reading) -> bool {
    let lemma = Word::fold(&reading.lemma).unwrap();
    Lexicon::german().entry(&lemma).is_some_and(|base| is_word(&base) && stands_alone(&lemma, &base))
}

/// W4, W5: XIS only with XI, FEILEM only with FEIL, no CHINAS; no lemma that the lexicon does not have (ERZN, LILAN).
#[test]
fn a_form_is_a_word_only_if_its_base_form_is() {
    let lexicon = Lexicon::german();
    let mut orphans = Vec::new();
    for word in lexicon.automaton() {
        let entry = lexicon.entry(&word).unwrap();
        if is_word(&entry) && !stands_alone(&word, &entry) && !entry.common().any(base_is_word) {
            orphans.push(word.to_string());
        }
    }
    assert!(orphans.is_empty(), "{}: {:?}", orphans.len(), &orphans[..orphans.len().min(50)]);
}

/// W5: no reading of a word has a lemma that is none (ERZN, Frauenrechter, Notland because of NOTLANDEN).
#[test]
fn no_lemma_is_invented() {
    let lexicon = Lexicon::german();
    let is_lemma = |lemma: &Word| {
        lexicon.entry(lemma).is_some_and(|base| base.tier.is_some() && stands_alone(lemma, &base))
    };
    let mut invented = Vec::new();
    for word in lexicon.automaton() {
        let entry = lexicon.entry(&word).unwrap();
        if is_word(&entry) {
            let lemmas = entry.common().map(|r| Word::fold(&r.lemma).unwrap());
            let none = lemmas.filter(|lemma| *lemma != word && !is_lemma(lemma));
            invented.extend(none.map(|lemma| format!("{word}: {lemma}")));
        }
    }
    assert!(invented.is_empty(), "{}: {:?}", invented.len(), &invented[..invented.len().min(50)]);
}

/// W8: what is spelled wrongly is no word besides, and the right spelling is one.
#[test]
fn wrong_spellings_lead_to_words() {
    let lexicon = Lexicon::german();
    let mut all = 0;
    let mut lost = Vec::new();
    for word in lexicon.automaton() {
        let entry = lexicon.entry(&word).unwrap();
        let Some(reading) = entry.wrong_spelling() else { continue };
        all += 1;
        assert!(entry.common().next().is_none() && entry.tier.is_none(), "{word}");
        let parts = reading.lemma.split(' ');
        if !parts.clone().all(|p| lexicon.is_word(p)) {
            lost.push(format!("{word}: {}", reading.lemma));
        }
    }
    assert!(all > 10_000, "{all}");
    // Some right forms are too rare for the sources.
    assert!(lost.len() * 50 < all, "{} of {all}: {:?}", lost.len(), &lost[..lost.len().min(50)]);
}

/// W8, with the sentence that players read.
#[test]
fn the_right_spelling_is_said() {
    for (word, reason, sentence) in [
        ("RAUH", "old_spelling", "RAUH: seit 1996 schreibt man RAU"),
        ("RAUHES", "old_spelling", "RAUHES: seit 1996 schreibt man RAUES"),
        ("STENGEL", "old_spelling", "STENGEL: seit 1996 schreibt man STÄNGEL"),
        ("NUMERIEREN", "old_spelling", "NUMERIEREN: seit 1996 schreibt man NUMMERIEREN"),
        ("GREUEL", "old_spelling", "GREUEL: seit 1996 schreibt man GRÄUEL"),
        ("SCHIFFAHRT", "old_spelling", "SCHIFFAHRT: seit 1996 schreibt man SCHIFFFAHRT"),
        ("TIP", "old_spelling", "TIP: seit 1996 schreibt man TIPP"),
        ("GEFÖNT", "old_spelling", "GEFÖNT: seit 1996 schreibt man GEFÖHNT"),
        ("BISCHEN", "misspelt", "BISCHEN: falsch geschrieben; richtig ist BISSCHEN"),
        ("THÜR", "old_spelling", "THÜR: alte Schreibung; heute TÜR"),
        ("TERASSE", "misspelt", "TERASSE: falsch geschrieben; richtig ist TERRASSE"),
        ("TERASSEN", "misspelt", "TERASSEN: falsch geschrieben; richtig ist TERRASSEN"),
        ("STANDART", "misspelt", "STANDART: falsch geschrieben; richtig ist STANDARD"),
        ("KOMMITEE", "misspelt", "KOMMITEE: falsch geschrieben; richtig ist KOMITEE"),
    ] {
        let verdict = judge().judge(word).unwrap();
        assert_eq!((verdict.allowed, verdict.reason.name()), (false, reason), "{word}");
        assert_eq!(verdict.sentence(Language::German), sentence);
    }
    let english = judge().judge("Terasse").unwrap().sentence(Language::English);
    assert_eq!(english, "TERASSE: misspelt; right is TERRASSE");
}

/// Wurf & Wort B19: the list never refuses a word, however it is spelled; but it says what is right.
#[test]
fn in_free_word_games_the_table_decides_on_spellings() {
    let verdict = Judge::new(Profile::WURF_UND_WORT).judge("Terasse").unwrap();
    assert!(verdict.table_decides && !verdict.allowed);
    assert_eq!(verdict.reason, Reason::Misspelt("TERRASSE".to_owned()));
    assert!(verdict.sentence(Language::German).ends_with("TERRASSE; der Tisch entscheidet"));
}

/// W6: of two and three letters the reviewed list decides, for each word on it.
#[test]
fn short_words_are_as_reviewed() {
    let (strict, free) = (judge(), Judge::new(Profile::LETRAMIX));
    let list = include_str!("../../../data/lexicon/short-words.txt");
    let (mut section, mut words, mut allowed) = ("", 0, std::collections::BTreeSet::new());
    for line in list.lines().filter(|l| !l.starts_with('#') && !l.trim().is_empty()) {
        if let Some(name) = line.strip_prefix('[') {
            section = name.trim_end_matches(']');
            continue;
        }
        let word = line.split('\t').next().unwrap();
        let verdicts = (strict.judge(word).unwrap().allowed, free.judge(word).unwrap().allowed);
        words += 1;
        match section {
            "two" | "three" => assert_eq!(verdicts, (true, true), "{line}"),
            "verbforms" => assert!(verdicts.1, "{line}"),
            _ => assert_eq!(verdicts, (false, false), "{line}"),
        }
        if verdicts.1 {
            allowed.insert(word);
        }
    }
    assert!(words > 900);
    let lexicon = Lexicon::german();
    for word in lexicon.automaton().iter().filter(|w| w.len() <= 3) {
        let text = word.to_string();
        assert_eq!(free.allows_word(&word), allowed.contains(text.as_str()), "{word} is not on the list");
    }
}

/// W7 and section R: words of daily life, and what is written in capitals.
#[test]
fn clippings_are_words_and_capitals_abbreviations() {
    for word in "AZUBI AZUBIS ZIVI SOKO ALU KITA KRIPO LOK AKKU STASI NAVI".split(' ') {
        assert!(judge().judge(word).unwrap().allowed, "{word}");
    }
    for word in "EEG BAFÖG EKG MRT BGB SPÖ UNESCO DSGVO HDMI EBIT GMBH".split(' ') {
        let verdict = judge().judge(word).unwrap();
        assert_eq!((verdict.allowed, verdict.reason.name()), (false, "abbreviation"), "{word}");
    }
}

/// W4: names, brands and English in six disguises.
#[test]
fn names_and_brands_are_no_words() {
    for word in
        "TOYOTA PAYPAL IPAD XBOX NORA CARLOS GEORGE MARZAHN CHINAS AFRIKAS MOZARTS DUBLINS ENGLANDS HEGELS \
        SHE THAN OWN GUN CRIME TOYOTAS BREMENS HESSENS SCHWABENS UNGARNS SCHWEDENS SPANDAUS BANGKOKS BAYERNS \
        SACHSENS WESTFALENS PAMPERS PADDLES"
            .split_whitespace()
    {
        assert!(!judge().judge(word).unwrap().allowed, "{word}");
        assert!(!Judge::new(Profile::LETRAMIX).judge(word).unwrap().allowed, "{word}");
    }
}

/// W1: who is declined with -n has no genitive in -ns; the few with one have it in compounds, too.
#[test]
fn weak_nouns_have_no_genitive_in_ns() {
    for word in "PSYCHOLOGENS KELTENS HEIDENS MAURENS WESTFALENS".split(' ') {
        assert!(!judge().judge(word).unwrap().allowed, "{word}");
    }
    for word in "NAMENS BUCHSTABENS GLAUBENS SPITZNAMENS HINTERGEDANKENS JUNGENS NACKENS".split(' ') {
        assert!(judge().judge(word).unwrap().allowed, "{word}");
    }
}

/// `gold/regression/words.txt`: all of it.
#[test]
fn regression_words() {
    let text = include_str!("gold/regression/words.txt");
    let mut count = 0;
    for line in text.lines().filter(|l| l.starts_with(['+', '-'])) {
        for word in line[1..].split_whitespace() {
            count += 1;
            let verdict = judge().judge(word).unwrap();
            assert_eq!(verdict.allowed, line.starts_with('+'), "{}", verdict.sentence(Language::German));
        }
    }
    assert!(count > 60);
}
