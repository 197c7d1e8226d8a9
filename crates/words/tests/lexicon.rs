//! The committed lexicon as a whole: what it holds, and that its walks find what a plain search finds.
//! The long form of the walks is `cargo xtask soak lexicon`.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use proptest::prelude::*;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::LazyLock;
use words::automaton::{Bag, LetterSet, Pattern};
use words::entry::Pos;
use words::lexicon::Traits;
use words::{Lexicon, Word};

static WORDS: LazyLock<Vec<Word>> = LazyLock::new(|| Lexicon::german().automaton().iter().collect());

#[test]
fn the_file_is_sound_and_compact() {
    let file = include_bytes!("../../../data/lexicon/german.lex");
    assert!(file.len() <= 10_000_000, "at most 10 MB are wanted, it has {}", file.len());
    let lexicon = Lexicon::open(file.as_slice().into()).unwrap();
    assert!(lexicon.automaton().len() > 1_000_000);
    assert_eq!(Lexicon::german_checksum().to_le_bytes(), file[12..16]);
    let longest = WORDS.iter().map(|w| w.len()).max();
    let shortest = WORDS.iter().map(|w| w.len()).min();
    assert_eq!((shortest, longest), (Some(2), Some(25)));
}

#[test]
fn every_entry_can_be_read() {
    for word in WORDS.iter().step_by(97) {
        let entry = Lexicon::german().entry(word).unwrap();
        assert!(!entry.readings.is_empty(), "{word} has a reading");
        assert!(entry.spellings.iter().all(|s| Word::fold(s) == Ok(*word)), "{word}: {:?}", entry.spellings);
        assert_eq!(entry.tier.is_some(), entry.common().next().is_some(), "{word}");
    }
}

/// The merge reads nearly all of the core; the build prints the number.
#[test]
fn few_words_of_the_core_are_unanalysed() {
    let lexicon = Lexicon::german();
    let is_unanalysed = |(index, word): &(u32, &Word)| {
        lexicon.traits(*index).contains(Traits::TIER_CORE)
            && lexicon.entry(word).is_some_and(|e| e.common().all(|r| r.pos == Pos::Unanalysed))
    };
    let count = (0..).zip(WORDS.iter()).filter(is_unanalysed).count();
    println!("unanalysed core forms: {count}");
    assert!(count <= 4_000, "{count}");
}

#[test]
fn spellings_are_kept() {
    let spellings = |word: &str| Lexicon::german().entry(&Word::fold(word).unwrap()).unwrap().spellings;
    assert_eq!(spellings("STRASSE")[0], "Straße", "the most trusted source comes first");
    assert!(
        spellings("MASSE").contains(&"Maße".to_owned()) && spellings("MASSE").contains(&"Masse".to_owned())
    );
    assert!(spellings("ASS").contains(&"aß".to_owned()));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    /// All words from some letters and jokers, against a filter over all words.
    #[test]
    fn racks_are_walked_completely(seeds in proptest::collection::vec(0usize..1_000_000, 2..14), jokers in 0u8..3) {
        let letters: Vec<_> = seeds.iter().map(|&s| { let w = WORDS[s]; w[s % w.len()] }).collect();
        let bag = Bag::of(&letters, jokers);
        let mut found = BTreeSet::new();
        let _ = Lexicon::german().automaton().for_each_from(&bag, |letters, index| {
            assert_eq!(WORDS[index as usize].letters(), letters);
            assert!(found.insert(index));
            ControlFlow::Continue(())
        });
        let fits = |w: &&Word| { let mut bag = bag; w.iter().all(|l| bag.take(*l).is_some()) };
        prop_assert_eq!(found.len(), WORDS.iter().filter(fits).count());
    }

    /// All words that fit a pattern, against a filter over all words.
    #[test]
    fn patterns_are_walked_completely(seed in 0usize..1_000_000, open: u32) {
        let word = WORDS[seed];
        let place = |(i, l): (usize, &words::Letter)| {
            if open >> i & 1 == 1 { LetterSet::ALL } else { LetterSet::only(*l) }
        };
        let places: Vec<LetterSet> = word.iter().enumerate().map(place).collect();
        let mut count = 0;
        let pattern = Pattern::from_places(&places).unwrap();
        let _ = Lexicon::german().automaton().for_each_matching(&pattern, |_, _| {
            count += 1;
            ControlFlow::Continue(())
        });
        let fits = |w: &&Word| w.len() == places.len() && w.iter().zip(&places).all(|(l, p)| p.contains(*l));
        prop_assert_eq!(count, WORDS.iter().filter(fits).count());
    }
}
