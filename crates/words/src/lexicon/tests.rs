use super::*;

fn entry(spelling: &str, lemma: &str, pos: Pos, features: Features) -> (Word, Entry) {
    let entry = Entry {
        spellings: vec![spelling.to_owned()],
        readings: vec![Reading { lemma: lemma.to_owned(), pos, features }],
        tier: Some(Tier::Core),
        regions: Regions::A,
        zipf: Zipf::new(4.2),
        decency: Decency::Delicate,
        syllables: (2, 3),
    };
    (Word::fold(spelling).unwrap(), entry)
}

fn small_lexicon() -> Vec<u8> {
    let mut builder = LexiconBuilder::default();
    for (word, entry) in [
        entry("Häuser", "Haus", Pos::Noun, Features::PLURAL),
        entry("Haus", "Haus", Pos::Noun, Features::BASE),
        entry("gelacht", "lachen", Pos::Verb, Features::PARTICIPLE_2),
        entry("gemacht", "machen", Pos::Verb, Features::PARTICIPLE_2),
    ] {
        builder.add(word, entry);
    }
    builder.finish().unwrap()
}

#[test]
fn entries_come_back() {
    let lexicon = Lexicon::open(Cow::Owned(small_lexicon())).unwrap();
    let (word, expected) = entry("Häuser", "Haus", Pos::Noun, Features::PLURAL);
    assert_eq!(lexicon.entry(&word), Some(expected));
    let index = lexicon.automaton().index_of(&word).unwrap();
    assert!(lexicon.traits(index).contains(Traits::PLURAL_ONLY | Traits::COMMON | Traits::TIER_CORE));
    assert_eq!(lexicon.traits(index).regions(), Regions::A);
    assert_eq!(lexicon.syllables(index), 2..=3);
    assert!(lexicon.is_word("haus") && !lexicon.is_word("Hau"));
}

#[test]
fn the_same_entries_give_the_same_bytes() {
    assert_eq!(small_lexicon(), small_lexicon());
}

#[test]
fn a_foreign_or_old_file_is_refused_with_a_sentence() {
    let refused = |bytes: Vec<u8>| Lexicon::open(Cow::Owned(bytes)).err().unwrap();
    assert_eq!(refused(b"\x89PNG and so on, a picture".to_vec()), LexiconError::NotALexicon);
    assert_eq!(refused(vec![]), LexiconError::NotALexicon);
    let mut newer = small_lexicon();
    newer[8] = 9;
    assert_eq!(refused(newer), LexiconError::WrongVersion(9));
    assert!(refused(b"nothing".to_vec()).to_string().contains("cargo xtask lexicon"));
}

#[test]
fn any_damage_is_noticed() {
    let good = small_lexicon();
    for place in 12..good.len() {
        let mut bad = good.clone();
        bad[place] ^= 0x40;
        assert_eq!(Lexicon::open(Cow::Owned(bad)).err(), Some(LexiconError::Damaged), "byte {place}");
    }
    for len in 0..good.len() {
        assert!(Lexicon::open(Cow::Owned(good[..len].to_vec())).is_err(), "cut at {len}");
    }
}

/// A file with a right checksum but hostile contents opens or not, but never panics.
#[test]
fn hostile_contents_never_panic() {
    let good = small_lexicon();
    for place in HEAD..good.len() {
        for change in [0xFF, 0x80, 0x01] {
            let mut bad = good.clone();
            bad[place] ^= change;
            let sum = crc32fast::hash(&bad[HEAD..]);
            bad[12..16].copy_from_slice(&sum.to_le_bytes());
            if let Ok(lexicon) = Lexicon::open(Cow::Owned(bad)) {
                for word in ["HAUS", "HAEUSER", "GELACHT", "GEMACHT"] {
                    let _ = lexicon.entry(&Word::fold(word).unwrap());
                }
            }
        }
    }
}
