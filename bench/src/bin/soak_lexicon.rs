//! A long run over the whole lexicon: `cargo xtask soak lexicon [ROUNDS] [SEED]`.
//!
//! Every form is judged in every game both ways, the fast and the explained one; its entry must decode, its lemmas and
//! spellings must fold, families must be symmetric. Then, for so many rounds, random racks and patterns are walked and
//! compared with a plain filter over all words, and random corruptions of the file are opened. The tests hold a short
//! form of each part.

use bench::random::Random;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use words::automaton::{Bag, LetterSet, Pattern};
use words::judge::{Judge, Profile};
use words::letters::Letter;
use words::{Lexicon, Word, family};

const FILE: &[u8] = include_bytes!("../../../data/lexicon/german.lex");

fn main() {
    let number = |i: usize| std::env::args().nth(i).and_then(|a| a.parse().ok());
    let rounds = number(1).unwrap_or(2_000);
    let seed = number(2).unwrap_or(20_261_115);
    let lexicon = Lexicon::german();
    let words: Vec<Word> = lexicon.automaton().iter().collect();
    eprintln!("{} forms, {rounds} rounds, seed {seed}", words.len());
    check_entries(lexicon, &words);
    let mut random = Random::from_seed(seed);
    for round in 0..rounds {
        if round % 100 == 0 {
            eprintln!("round {round} of {rounds}");
        }
        check_rack(lexicon, &words, &mut random);
        check_pattern(lexicon, &words, &mut random);
        check_family(lexicon, &words, &mut random);
        check_corruption(&mut random);
    }
    println!(
        "{{\"soak\":\"lexicon\",\"forms\":{},\"rounds\":{rounds},\"seed\":{seed},\"ok\":true}}",
        words.len()
    );
}

fn check_entries(lexicon: &Lexicon, words: &[Word]) {
    let judges = Profile::ALL.map(Judge::new);
    for (index, word) in (0..).zip(words) {
        if index % 100_000 == 0 {
            eprintln!("form {index} of {}", words.len());
        }
        let entry = lexicon.entry(word).expect("every form has an entry");
        assert!(
            !entry.readings.is_empty() && !entry.spellings.is_empty(),
            "{word} has a reading and a spelling"
        );
        assert!(
            entry.spellings.iter().all(|s| Word::fold(s) == Ok(*word)),
            "{word} is spelled {:?}",
            entry.spellings
        );
        for judge in &judges {
            let verdict = judge.judge(&word.to_string()).expect("a word");
            assert_eq!(verdict.allowed, judge.allows(index), "{word}");
        }
    }
}

fn check_rack(lexicon: &Lexicon, words: &[Word], random: &mut Random) {
    let letters: Vec<Letter> = (0..random.below(12) + 2).map(|_| random_letter(words, random)).collect();
    let jokers = random.below(3) as u8;
    let bag = Bag::of(&letters, jokers);
    let mut found = BTreeSet::new();
    let _ = lexicon.automaton().for_each_from(&bag, |letters, index| {
        assert_eq!(words[index as usize].letters(), letters);
        assert!(found.insert(index), "each word once");
        ControlFlow::Continue(())
    });
    let fits = |word: &&Word| {
        let mut bag = bag;
        word.len() >= 2 && word.iter().all(|l| bag.take(*l).is_some())
    };
    assert_eq!(found.len(), words.iter().filter(fits).count(), "{letters:?} and {jokers} jokers");
}

fn check_pattern(lexicon: &Lexicon, words: &[Word], random: &mut Random) {
    let word = words[random.below(words.len())];
    let places: Vec<LetterSet> = word
        .iter()
        .map(|l| if random.below(2) == 0 { LetterSet::ALL } else { LetterSet::only(*l) })
        .collect();
    let pattern = Pattern::from_places(&places).expect("a word's length");
    let mut count = 0;
    let _ = lexicon.automaton().for_each_matching(&pattern, |_, _| {
        count += 1;
        ControlFlow::Continue(())
    });
    let fits = |w: &&Word| w.len() == places.len() && w.iter().zip(&places).all(|(l, p)| p.contains(*l));
    assert_eq!(count, words.iter().filter(fits).count(), "{pattern}");
}

fn check_family(lexicon: &Lexicon, words: &[Word], random: &mut Random) {
    let place = random.below(words.len() - 30);
    let (a, b) = (words[place], words[place + random.below(30)]);
    let same = family::kinship(lexicon, &a, &b).is_same();
    assert_eq!(same, family::kinship(lexicon, &b, &a).is_same(), "{a} {b}");
}

/// A few flipped bits: the checksum must notice.
fn check_corruption(random: &mut Random) {
    let mut file = FILE.to_vec();
    for _ in 0..=random.below(3) {
        let place = random.below(file.len());
        file[place] ^= 1 << random.below(8);
    }
    if file != FILE {
        assert!(Lexicon::open(Cow::Owned(file)).is_err(), "a damaged file is refused");
    }
}

fn random_letter(words: &[Word], random: &mut Random) -> Letter {
    let word = words[random.below(words.len())];
    word[random.below(word.len())]
}
