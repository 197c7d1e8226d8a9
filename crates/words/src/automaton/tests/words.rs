//! Membership, numbers, order, cursors and minimality.

use super::super::edge::Edge;
use super::super::{Automaton, AutomatonBuilder, BuildError, Cursor, NumberedCursor};
use super::{List, build, lists, scattered, text, word};
use crate::letters::{Letter, Word};
use proptest::prelude::*;
use std::collections::BTreeSet;

proptest! {
    #[test]
    fn contains_what_the_list_contains(list in lists(), tried in "[A-C]{0,6}") {
        let automaton = build(&list);
        prop_assert_eq!(automaton.len(), list.len());
        prop_assert_eq!(automaton.is_empty(), list.is_empty());
        prop_assert_eq!(automaton.contains_ascii(tried.as_bytes()), list.contains(&tried));
        for text in &list {
            prop_assert!(automaton.contains(&word(text)));
            prop_assert!(automaton.contains_ascii(text.as_bytes()));
        }
    }

    #[test]
    fn numbers_words_in_alphabetical_order(list in lists(), tried in "[A-C]{1,6}") {
        let automaton = build(&list);
        for (text, index) in list.iter().zip(0..) {
            prop_assert_eq!(automaton.index_of(&word(text)), Some(index));
            prop_assert_eq!(automaton.word_at(index), Some(word(text)));
        }
        prop_assert_eq!(automaton.index_of(&word(&tried)).is_some(), list.contains(&tried));
        prop_assert_eq!(automaton.word_at(list.len() as u32), None);
        prop_assert_eq!(automaton.word_at(u32::MAX), None);
    }

    #[test]
    fn gives_each_word_once_in_order(list in lists()) {
        let given: Vec<String> = build(&list).iter().map(|word| word.to_string()).collect();
        prop_assert_eq!(given, list.into_iter().collect::<Vec<_>>());
    }

    #[test]
    fn cursors_see_the_words_that_go_on(list in lists(), prefix in "[A-C]{0,3}") {
        let automaton = build(&list);
        let letters: Vec<Letter> = prefix.bytes().filter_map(Letter::from_ascii).collect();
        let place = letters.iter().try_fold(automaton.root(), |place, &letter| place.step(letter));
        let numbered = letters.iter().try_fold(automaton.numbered_root(), |place, &letter| place.step(letter));
        let below: List = list.iter().filter(|text| text.starts_with(&prefix)).cloned().collect();
        if prefix.is_empty() || !below.is_empty() {
            check_place(place.unwrap(), numbered.unwrap(), &list, &below, &prefix)?;
        } else {
            prop_assert!(place.is_none() && numbered.is_none());
        }
    }

    #[test]
    fn stores_each_distinct_ending_once(list in lists()) {
        let automaton = build(&list);
        prop_assert_eq!(count_edges(&automaton), edges_of_minimal_automaton(&list));
    }
}

/// Compares a place with the words of the list that begin like it.
fn check_place(
    place: Cursor<'_>,
    numbered: NumberedCursor<'_>,
    list: &List,
    below: &List,
    prefix: &str,
) -> Result<(), TestCaseError> {
    let next: BTreeSet<char> = below.iter().filter_map(|text| text[prefix.len()..].chars().next()).collect();
    let next: String = next.into_iter().collect();
    prop_assert_eq!(place.next_letters().to_string(), next.as_str());
    prop_assert_eq!(place.has_children(), !next.is_empty());
    prop_assert_eq!(place.is_word(), list.contains(prefix));
    prop_assert_eq!(numbered.is_word(), list.contains(prefix));
    prop_assert_eq!(numbered.cursor().next_letters(), place.next_letters());
    prop_assert_eq!(numbered.index(), list.iter().position(|text| text == prefix).map(|at| at as u32));
    let before = list.iter().take_while(|text| text.as_str() < prefix).count();
    let range = before as u32..(before + below.len()) as u32;
    prop_assert_eq!(numbered.range(), range);
    let (letters, children): (Vec<Letter>, Vec<_>) = numbered.children().unzip();
    prop_assert_eq!(text(&letters), next);
    let starts: Vec<u32> = children.iter().map(|child| child.range().start).collect();
    prop_assert!(starts.is_sorted());
    Ok(())
}

fn count_edges(automaton: &Automaton) -> usize {
    automaton.cells().lists().map(|list| list.first - list.last + 1).sum()
}

/// The distinct sets of endings of all beginnings are the states; each has one edge per next letter.
fn edges_of_minimal_automaton(list: &List) -> usize {
    let beginnings: BTreeSet<&str> =
        list.iter().flat_map(|text| (0..text.len()).map(move |len| &text[..len])).collect();
    let states: BTreeSet<BTreeSet<&str>> = beginnings
        .into_iter()
        .map(|begin| {
            let endings = list.iter().filter_map(|text| text.strip_prefix(begin));
            endings.filter(|ending| !ending.is_empty()).collect()
        })
        .collect();
    let first_letters = |endings: &BTreeSet<&str>| {
        endings.iter().map(|ending| ending.as_bytes()[0]).collect::<BTreeSet<u8>>().len()
    };
    states.iter().map(first_letters).sum()
}

/// More lists than the register has places for at first.
#[test]
fn stays_minimal_when_it_grows() {
    let list = scattered(1500);
    let automaton = build(&list);
    assert!(automaton.cells().lists().count() > 1100);
    assert_eq!(count_edges(&automaton), edges_of_minimal_automaton(&list));
}

#[test]
fn numbers_far_more_words_than_16_bits_can_count() {
    let words = (0..26u32.pow(4)).map(|number| {
        let letter = |place: u32| Letter::from_index((number / 26u32.pow(place) % 26) as u8).unwrap();
        Word::from_letters(&[letter(3), letter(2), letter(1), letter(0)]).unwrap()
    });
    let automaton = Automaton::from_sorted(words.clone());
    for (word, index) in words.zip(0..).step_by(997) {
        assert_eq!(automaton.index_of(&word), Some(index));
        assert_eq!(automaton.word_at(index), Some(word));
    }
    assert_eq!(automaton.numbered_root().range(), 0..26u32.pow(4));
}

/// An ending that only the smallest branch has: it would lie far up if it were not used so often.
#[test]
fn short_edges_lead_to_what_is_used_most() {
    let stems: Vec<String> = scattered(150).into_iter().map(|text| format!("Q{text}")).collect();
    let ended = stems.iter().flat_map(|stem| ["Q", "QE", "QEN"].map(|end| format!("{stem}{end}")));
    let others = scattered(9000).into_iter().filter(|text| !text.starts_with('Q'));
    let automaton = build(&ended.chain(others).collect());
    let edges = stems.iter().map(|stem| {
        let below_stem = word(stem).iter().try_fold(automaton.root(), |place, &letter| place.step(letter));
        below_stem.unwrap().entered()
    });
    assert_eq!(edges.clone().filter(|edge| edge.is_long()).count(), 0);
    assert_eq!(edges.map(Edge::target).collect::<BTreeSet<_>>().len(), 1);
}

#[test]
fn the_empty_automaton_has_no_words() {
    let automaton = Automaton::from_sorted([]);
    assert!(automaton.is_empty());
    assert!(!automaton.contains(&[]));
    assert!(!automaton.contains_ascii(b"A"));
    assert!(!automaton.contains_ascii(b"ABC"));
    assert_eq!(automaton.word_at(0), None);
    assert_eq!(automaton.iter().next(), None);
    assert_eq!(automaton.root().children().count(), 0);
    assert_eq!(automaton.numbered_root().range(), 0..0);
}

#[test]
fn text_that_is_not_folded_is_no_word() {
    let automaton = Automaton::from_sorted([word("A"), word("AB"), word("ABC")]);
    for text in ["", "Ä", "a", "Ab", "ABc", "A ", "A\u{0}", "AB[", "AB@", "AB\u{7f}", "ABC?"] {
        assert!(!automaton.contains_ascii(text.as_bytes()), "{text:?}");
    }
}

#[test]
fn a_repeated_word_counts_once() {
    let automaton = Automaton::from_sorted([word("AB"), word("AB"), word("B")]);
    assert_eq!(automaton.len(), 2);
    assert_eq!(automaton.iter().count(), 2);
}

#[test]
fn the_builder_goes_on_after_a_refusal() {
    let mut builder = AutomatonBuilder::new();
    builder.push(word("B")).unwrap();
    let refused = builder.push(word("A")).unwrap_err();
    assert_eq!(refused, BuildError::OutOfOrder { previous: word("B"), word: word("A") });
    assert_eq!(refused.to_string(), "A comes after B: the words must be sorted first");
    builder.push(word("BA")).unwrap();
    let words: Vec<_> = builder.finish().iter().collect();
    assert_eq!(words, [word("B"), word("BA")]);
}

/// Long words with random ends share little: the edges are used up soon.
#[test]
fn the_builder_refuses_what_might_not_fit() {
    let mut builder = AutomatonBuilder::new();
    let mut bits = 1u64;
    let mut letter = || {
        bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Letter::from_index((bits >> 33) as u8 % 26).unwrap()
    };
    let mut words = (0..26u32.pow(4)).map(|number| {
        let place = |place: u32| Letter::from_index((number / 26u32.pow(place) % 26) as u8).unwrap();
        let letters =
            std::array::from_fn::<_, 25, _>(|at| if at < 4 { place(3 - at as u32) } else { letter() });
        Word::from_letters(&letters).unwrap()
    });
    let error = words.find_map(|word| builder.push(word).err());
    assert_eq!(error, Some(BuildError::TooLarge));
    let automaton = builder.finish();
    assert!(automaton.len() > 150_000);
    let mut bytes = Vec::new();
    automaton.write_to(&mut bytes);
    assert_eq!(Automaton::from_bytes(&bytes).unwrap().len(), automaton.len());
}

#[test]
#[should_panic(expected = "the words must be sorted first")]
fn unsorted_words_are_refused() {
    Automaton::from_sorted([word("B"), word("A")]);
}
