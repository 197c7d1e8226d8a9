//! The byte format: there and back, and whatever else the bytes may be.

use super::super::{Automaton, AutomatonError, Bag};
use super::{build, lists, scattered, word};
use proptest::prelude::*;
use std::ops::ControlFlow;

const LONG: u16 = 1 << 8;
const END: u16 = 1 << 9;
const LAST: u16 = 1 << 15;
const UPPER: u16 = 1 << 15;

fn bytes_of(automaton: &Automaton) -> Vec<u8> {
    let mut bytes = Vec::new();
    automaton.write_to(&mut bytes);
    bytes
}

fn file(root: u32, words: u32, cells: &[u16]) -> Vec<u8> {
    let head = [cells.len() as u32, root, words].into_iter().flat_map(u32::to_le_bytes);
    head.chain(cells.iter().flat_map(|cell| cell.to_le_bytes())).collect()
}

fn error_of(root: u32, words: u32, cells: &[u16]) -> Option<AutomatonError> {
    Automaton::from_bytes(&file(root, words, cells)).err()
}

/// The cell of an edge as the format describes it.
fn edge(letter: char, marks: u16, number: u8) -> u16 {
    (letter as u16 - 'A' as u16) << 10 | marks | u16::from(number)
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

/// Cells that look right by themselves, so that many get past the first checks.
fn plausible_cells() -> impl Strategy<Value = Vec<u16>> {
    let number = prop_oneof![2 => Just(0u16), 3 => 0u16..20, 3 => 236u16..256];
    let marks =
        prop_oneof![4 => Just(LAST | END), 2 => Just(LAST), 2 => Just(END), 1 => Just(LONG | LAST | END)];
    let edge = (0u16..5, marks, number).prop_map(|(letter, marks, number)| letter << 10 | marks | number);
    prop::collection::vec(prop_oneof![8 => edge, 1 => Just(UPPER)], 1..30)
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

    #[test]
    fn plausible_cells_do_no_harm(cells in plausible_cells(), stated in any::<u32>()) {
        for root in 0..=cells.len() as u32 {
            for words in (0..40).chain([stated]) {
                if let Ok(automaton) = Automaton::from_bytes(&file(root, words, &cells)) {
                    walk_some(&automaton)?;
                }
            }
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

    /// A single bit within the cells, with the word count put right: the least conspicuous damage.
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
    let expected = file(3, 3, &[edge('B', LAST | END, 0), edge('C', LAST, 1), edge('A', END, 1)]);
    assert_eq!(bytes_of(&automaton), expected);
}

/// 300 lists of one edge each, then one in the cells 301 to 307 that leads to some of them in every way.
#[test]
fn reads_every_kind_of_edge() {
    let mut cells: Vec<u16> =
        ('A'..='Z').cycle().take(300).map(|letter| edge(letter, LAST | END, 0)).collect();
    cells.extend([edge('Z', LAST | LONG, 44), edge('E', LONG, 200)]);
    cells.extend([edge('D', 0, 128), edge('C', 0, 252), edge('B', 0, 127)]);
    cells.extend([UPPER, UPPER | 1]);
    let automaton = Automaton::from_bytes(&file(305, 5, &cells)).unwrap();
    let words: Vec<String> = automaton.iter().map(|word| word.to_string()).collect();
    let letter_in = |cell: usize| char::from(b'A' + ((cell - 1) % 26) as u8);
    let targets = [('B', 127), ('C', 304 - 4), ('D', 303 - 128), ('E', 200), ('Z', 44 + 256)];
    assert_eq!(words, targets.map(|(letter, target)| format!("{letter}{}", letter_in(target))));
}

#[test]
fn long_edges_come_back_as_they_were() {
    let list = scattered(1500);
    let bytes = bytes_of(&build(&list));
    let long = |automaton: &Automaton| {
        let cells = automaton.cells();
        let edges = cells.lists().flat_map(|list| cells.siblings(list.first as u32));
        edges.filter(|(_, edge)| edge.is_long()).count()
    };
    let read = Automaton::from_bytes(&bytes).unwrap();
    assert!(long(&read) > 100);
    assert_eq!(bytes_of(&read), bytes);
    assert!(read.iter().map(|word| word.to_string()).eq(list));
}

#[test]
fn each_rule_has_its_error() {
    use AutomatonError as E;
    let leaf = edge('A', END | LAST, 0);
    assert_eq!(Automaton::from_bytes(&[]).err(), Some(E::WrongLength { found: 0 }));
    assert_eq!(Automaton::from_bytes(&file(1, 1, &[leaf])[..13]).err(), Some(E::WrongLength { found: 13 }));
    assert_eq!(Automaton::from_bytes(&file(1, 1, &[leaf])[..12]).err(), Some(E::WrongLength { found: 12 }));
    assert_eq!(error_of(1, 1, &vec![0; 1 << 23]), Some(E::TooManyEdges { edges: 1 << 23 }));
    assert_eq!(error_of(2, 1, &[leaf]), Some(E::BadRoot { root: 2 }));
    assert_eq!(error_of(1, 1, &[edge('[', END | LAST, 0)]), Some(E::BadLetter { edge: 1 }));
    let twice = [edge('A', END | LAST, 0), edge('A', END, 0)];
    assert_eq!(error_of(2, 2, &twice), Some(E::LettersOutOfOrder { edge: 1 }));
    assert_eq!(error_of(1, 1, &[edge('A', END | LAST, 1)]), Some(E::BadTarget { edge: 1 }));
    assert_eq!(error_of(1, 1, &[edge('A', END | LAST, 128)]), Some(E::BadTarget { edge: 1 }));
    let within_own_list = [edge('B', END | LAST, 0), edge('A', END, 255)];
    assert_eq!(error_of(2, 2, &within_own_list), Some(E::BadTarget { edge: 2 }));
    let (b, a) = (edge('B', END | LAST, 0), edge('A', END, 0));
    assert_eq!(error_of(3, 2, &[b, a, edge('A', LAST, 1)]), Some(E::BadTarget { edge: 3 }));
    assert_eq!(error_of(3, 2, &[b, a, edge('A', LAST, 2)]), None);
    assert_eq!(error_of(1, 1, &[b, a]), Some(E::BadRoot { root: 1 }));
    assert_eq!(error_of(1, 1, &[edge('A', LAST, 0)]), Some(E::DeadEnd { edge: 1 }));
    assert_eq!(error_of(1, 1, &[edge('A', END, 0)]), Some(E::OpenList));
    assert_eq!(error_of(1, 1, &[edge('A', LONG | END | LAST, 0)]), Some(E::OpenList));
    assert_eq!(error_of(1, 1, &[edge('A', LONG | END | LAST, 0), UPPER, a]), Some(E::OpenList));
    assert_eq!(error_of(1, 1, &[edge('A', LONG | END | LAST, 0), UPPER]), None);
    assert_eq!(error_of(1, 2, &[leaf]), Some(E::WrongWordCount { stated: 2 }));
    assert_eq!(error_of(0, 1, &[leaf]), Some(E::WrongWordCount { stated: 1 }));
    assert_eq!(error_of(0, 0, &[]), None);
}

#[test]
fn no_path_is_longer_than_a_word() {
    let error_of_chain = |length: u8| {
        let cell = |below| edge('A', if below == 0 { END | LAST } else { LAST }, below);
        error_of(length.into(), 1, &(0..length).map(cell).collect::<Vec<_>>())
    };
    assert_eq!(error_of_chain(25), None);
    assert_eq!(error_of_chain(26), Some(AutomatonError::TooDeep));
}

/// 26 letters at each of 25 places: more words than can be counted, in 650 edges.
#[test]
fn countless_words_are_refused() {
    let level = |below: u16| {
        let back_to_level_below = move |letter| if below == 0 { 0 } else { 256 - (26 - letter) };
        (0..26).rev().map(move |letter| {
            let last = if letter == 25 { LAST } else { 0 };
            letter << 10 | last | END | back_to_level_below(letter)
        })
    };
    let cells: Vec<u16> = (0..25).flat_map(level).collect();
    for stated in [1, u32::MAX - 1, u32::MAX] {
        assert_eq!(error_of(650, stated, &cells), Some(AutomatonError::WrongWordCount { stated }));
    }
    assert_eq!(error_of(26 * 3, 26 + 26 * 26 + 26 * 26 * 26, &cells), None);
}
