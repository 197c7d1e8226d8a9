//! The byte format: there and back, and whatever else the bytes may be.

use super::super::{Automaton, AutomatonError, Bag};
use super::{build, lists, word};
use proptest::prelude::*;
use std::ops::ControlFlow;

const LAST: u32 = 1 << 5;
const END: u32 = 1 << 6;

fn bytes_of(automaton: &Automaton) -> Vec<u8> {
    let mut bytes = Vec::new();
    automaton.write_to(&mut bytes);
    bytes
}

fn bytes_from(numbers: &[u32]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
}

fn error_of(numbers: &[u32]) -> Option<AutomatonError> {
    Automaton::from_bytes(&bytes_from(numbers)).err()
}

/// An edge as the format describes it.
fn edge(letter: char, marks: u32, target: u32) -> u32 {
    (letter as u32 - 'A' as u32) | marks | target << 7
}

/// Uses everything that walks, within limits, and checks that it makes sense.
fn walk_some(automaton: &Automaton) -> Result<(), TestCaseError> {
    const SOME: usize = 300;
    let words: Vec<_> = automaton.iter().take(SOME).collect();
    prop_assert!(words.is_sorted_by(|a, b| a < b));
    prop_assert_eq!(words.len(), automaton.len().min(SOME));
    for (word, index) in words.iter().zip(0..) {
        prop_assert!(automaton.contains(word));
        prop_assert_eq!(automaton.index_of(word), Some(index));
        prop_assert_eq!(automaton.word_at(index), Some(*word));
    }
    let last = (automaton.len() as u32).wrapping_sub(1);
    prop_assert_eq!(automaton.word_at(last).is_some(), !automaton.is_empty());
    let mut left = SOME;
    let mut visit = || {
        left -= 1;
        if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let _ = automaton.for_each_from(&Bag { counts: [1; 26], jokers: 25 }, |_, _| visit());
    let _ = automaton.for_each_near(&word("ABC"), 2, |_, _, _| ControlFlow::Break(()));
    Ok(())
}

proptest! {
    #[test]
    fn bytes_come_back_as_they_were(list in lists()) {
        let bytes = bytes_of(&build(&list));
        let read = Automaton::from_bytes(&bytes).unwrap();
        prop_assert_eq!(read.iter().map(|word| word.to_string()).collect::<Vec<_>>(),
            list.into_iter().collect::<Vec<_>>());
        prop_assert_eq!(bytes_of(&read), bytes);
    }

    #[test]
    fn random_bytes_do_no_harm(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        if let Ok(automaton) = Automaton::from_bytes(&bytes) {
            walk_some(&automaton)?;
        }
    }

    /// Edges that look right by themselves, so that many get past the first checks.
    #[test]
    fn plausible_edges_do_no_harm(
        edges in prop::collection::vec((0u32..5, 0u32..4, 0u32..30), 1..30),
        words in prop_oneof![4 => 1u32..40, 1 => any::<u32>()],
    ) {
        let mut numbers = vec![edges.len() as u32, edges.len() as u32, words];
        numbers.extend(edges.iter().zip(0..).map(|(&(letter, marks, back), at)| {
            letter | marks << 5 | u32::saturating_sub(at, back) << 7
        }));
        if let Ok(automaton) = Automaton::from_bytes(&bytes_from(&numbers)) {
            walk_some(&automaton)?;
        }
    }

    #[test]
    fn damaged_bytes_do_no_harm(
        list in lists(),
        damages in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
    ) {
        let mut bytes = bytes_of(&build(&list));
        for (at, byte) in damages {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        if let Ok(automaton) = Automaton::from_bytes(&bytes) {
            walk_some(&automaton)?;
        }
    }

    /// A single bit within the edges, with the word count put right: the least conspicuous damage.
    #[test]
    fn flipped_bits_do_no_harm(list in lists(), bit in any::<prop::sample::Index>()) {
        prop_assume!(!list.is_empty());
        let mut bytes = bytes_of(&build(&list));
        let bit = 96 + bit.index(bytes.len() * 8 - 96);
        bytes[bit / 8] ^= 1 << (bit % 8);
        for words in 1..2 * list.len() as u32 {
            bytes[8..12].copy_from_slice(&words.to_le_bytes());
            if let Ok(automaton) = Automaton::from_bytes(&bytes) {
                walk_some(&automaton)?;
            }
        }
    }

    #[test]
    fn cut_bytes_are_refused(list in lists(), at in any::<prop::sample::Index>()) {
        let bytes = bytes_of(&build(&list));
        let cut = &bytes[..at.index(bytes.len())];
        prop_assert_eq!(
            Automaton::from_bytes(cut).err(),
            Some(AutomatonError::WrongLength { found: cut.len() })
        );
    }
}

#[test]
fn writes_what_the_format_says() {
    let automaton = Automaton::from_sorted([word("A"), word("AB"), word("CB")]);
    let expected = bytes_from(&[3, 2, 3, edge('B', LAST | END, 0), edge('A', END, 1), edge('C', LAST, 1)]);
    assert_eq!(bytes_of(&automaton), expected);
}

#[test]
fn each_rule_has_its_error() {
    use AutomatonError as E;
    let leaf = edge('A', END | LAST, 0);
    assert_eq!(error_of(&[]), Some(E::WrongLength { found: 0 }));
    assert_eq!(error_of(&[2, 1, 1, leaf]), Some(E::WrongLength { found: 16 }));
    assert_eq!(error_of(&[1, 2, 1, leaf]), Some(E::BadRoot { root: 2 }));
    assert_eq!(error_of(&[1, 1, 1, edge('[', END | LAST, 0)]), Some(E::BadLetter { edge: 1 }));
    let twice = [2, 1, 2, edge('A', END, 0), edge('A', END | LAST, 0)];
    assert_eq!(error_of(&twice), Some(E::LettersOutOfOrder { edge: 2 }));
    assert_eq!(error_of(&[1, 1, 1, edge('A', END | LAST, 1)]), Some(E::BadTarget { edge: 1 }));
    let within_own_list = [2, 1, 2, edge('A', END, 0), edge('B', END | LAST, 1)];
    assert_eq!(error_of(&within_own_list), Some(E::BadTarget { edge: 2 }));
    let (a, b) = (edge('A', END, 0), edge('B', END | LAST, 0));
    assert_eq!(error_of(&[3, 3, 2, a, b, edge('A', LAST, 2)]), Some(E::BadTarget { edge: 3 }));
    assert_eq!(error_of(&[2, 2, 1, a, b]), Some(E::BadRoot { root: 2 }));
    assert_eq!(error_of(&[1, 1, 1, edge('A', LAST, 0)]), Some(E::DeadEnd { edge: 1 }));
    assert_eq!(error_of(&[1, 1, 1, edge('A', END, 0)]), Some(E::OpenList));
    assert_eq!(error_of(&[1, 1, 2, leaf]), Some(E::WrongWordCount { stated: 2 }));
    assert_eq!(error_of(&[1, 0, 1, leaf]), Some(E::WrongWordCount { stated: 1 }));
    assert_eq!(error_of(&[0, 0, 0]), None);
}

#[test]
fn no_path_is_longer_than_a_word() {
    let chain = |length: u32| {
        let edges = (0..length).map(|below| edge('A', if below == 0 { END | LAST } else { LAST }, below));
        [length, length, 1].into_iter().chain(edges).collect::<Vec<u32>>()
    };
    assert_eq!(error_of(&chain(25)), None);
    assert_eq!(error_of(&chain(26)), Some(AutomatonError::TooDeep));
}

/// 26 letters at each of 25 places: more words than can be counted, in 650 edges.
#[test]
fn countless_words_are_refused() {
    let level = |below: u32| {
        let list = if below == 0 { 0 } else { (below - 1) * 26 + 1 };
        (0..26).map(move |letter| letter | END | if letter == 25 { LAST } else { 0 } | list << 7)
    };
    for stated in [1, u32::MAX - 1, u32::MAX] {
        let mut numbers = vec![650, 625, stated];
        numbers.extend((0..25).flat_map(level));
        assert_eq!(error_of(&numbers), Some(AutomatonError::WrongWordCount { stated }));
    }
}
