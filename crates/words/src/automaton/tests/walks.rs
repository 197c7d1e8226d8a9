//! Racks and patterns against trying every word.

use super::super::{Automaton, Bag, LetterSet, Pattern, Taken};
use super::{build, lists, numbered, text, word};
use crate::letters::{BadWord, Letter};
use proptest::prelude::*;
use std::ops::ControlFlow;

fn words_from(automaton: &Automaton, bag: &Bag) -> Vec<(String, u32)> {
    let mut found = Vec::new();
    let end = automaton.for_each_from(bag, |letters, index| {
        found.push((text(letters), index));
        ControlFlow::Continue(())
    });
    assert_eq!(end, ControlFlow::Continue(()));
    found
}

fn words_matching(automaton: &Automaton, pattern: &Pattern) -> Vec<(String, u32)> {
    let mut found = Vec::new();
    let end = automaton.for_each_matching(pattern, |letters, index| {
        found.push((text(letters), index));
        ControlFlow::Continue(())
    });
    assert_eq!(end, ControlFlow::Continue(()));
    found
}

/// Whether the letters that a rack lacks for a word are no more than its jokers.
fn can_lay(text: &str, rack: &str, jokers: usize) -> bool {
    let count = |of: &str, letter| of.chars().filter(|&c| c == letter).count();
    let lacking = |letter| count(text, letter).saturating_sub(count(rack, letter));
    ('A'..='Z').map(lacking).sum::<usize>() <= jokers
}

fn fits(text: &str, places: &[LetterSet]) -> bool {
    let letters: Vec<Letter> = text.bytes().filter_map(Letter::from_ascii).collect();
    letters.len() == places.len() && letters.iter().zip(places).all(|(&letter, place)| place.contains(letter))
}

proptest! {
    #[test]
    fn finds_the_words_of_a_rack(list in lists(), rack in "[A-D]{0,6}", jokers in 0u8..4) {
        let letters: Vec<Letter> = rack.bytes().filter_map(Letter::from_ascii).collect();
        let found = words_from(&build(&list), &Bag::of(&letters, jokers));
        prop_assert_eq!(found, numbered(&list, |text| can_lay(text, &rack, jokers.into())));
    }

    #[test]
    fn finds_the_words_of_a_pattern(list in lists(), pattern in "[A-C?]{1,6}") {
        let found = words_matching(&build(&list), &pattern.parse().unwrap());
        let fits = |text: &str| {
            text.len() == pattern.len() && text.chars().zip(pattern.chars()).all(|(c, p)| p == '?' || p == c)
        };
        prop_assert_eq!(found, numbered(&list, fits));
    }

    #[test]
    fn finds_the_words_of_sets(list in lists(), bits in prop::collection::vec(any::<u32>(), 1..5)) {
        let places: Vec<LetterSet> = bits.into_iter().map(LetterSet::from_bits).collect();
        let found = words_matching(&build(&list), &Pattern::from_places(&places).unwrap());
        prop_assert_eq!(found, numbered(&list, |text| fits(text, &places)));
    }

    #[test]
    fn finds_the_letters_for_a_gap(list in lists(), before in "[A-CX]{0,3}", behind in "[A-CX]{0,3}", bits in any::<u32>()) {
        let letters = |text: &str| text.bytes().filter_map(Letter::from_ascii).collect::<Vec<_>>();
        let among = LetterSet::from_bits(bits);
        let found = build(&list).letters_between(&letters(&before), &letters(&behind), among);
        let fits = |letter: &Letter| list.contains(&format!("{before}{letter}{behind}"));
        prop_assert_eq!(found, among.iter().filter(fits).collect());
    }

    #[test]
    fn goes_on_with_some_letters(list in lists(), before in "[A-C]{0,3}", bits in any::<u32>()) {
        let (automaton, among) = (build(&list), LetterSet::from_bits(bits));
        let letters: Vec<Letter> = before.bytes().filter_map(Letter::from_ascii).collect();
        let stepped = letters.iter().try_fold(automaton.root(), |place, letter| place.step(*letter));
        let place = automaton.after(&letters);
        prop_assert_eq!(place.is_some(), stepped.is_some());
        let Some(place) = place else { return Ok(()) };
        prop_assert_eq!(place.is_word(), list.contains(&before));
        let some: Vec<_> = place.children_among(among).map(|(letter, next)| (letter, next.is_word())).collect();
        let all = place.children().filter(|(letter, _)| among.contains(*letter));
        prop_assert_eq!(some, all.map(|(letter, next)| (letter, next.is_word())).collect::<Vec<_>>());
    }

    #[test]
    fn stops_when_the_visitor_breaks_off(list in lists(), wanted in 1usize..5) {
        let everything = Bag { counts: [0; 26], jokers: 25 };
        let mut visited = Vec::new();
        let end = build(&list).for_each_from(&everything, |letters, _| {
            visited.push(text(letters));
            if visited.len() == wanted { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        prop_assert_eq!(end.is_break(), list.len() >= wanted);
        prop_assert_eq!(visited, list.into_iter().take(wanted).collect::<Vec<_>>());
    }
}

#[test]
fn a_letter_is_taken_before_a_joker() {
    let letter = word("A").letters()[0];
    let full = Bag::of(&[letter], 1);
    let mut bag = full;
    let first = bag.take(letter).unwrap();
    assert_eq!(first, Taken { letter, by_joker: false });
    let second = bag.take(letter).unwrap();
    assert_eq!(second, Taken { letter, by_joker: true });
    assert_eq!(bag, Bag::default());
    assert_eq!(bag.take(letter), None);
    bag.put_back(second);
    bag.put_back(first);
    assert_eq!(bag, full);
}

#[test]
fn patterns_are_read_and_written() {
    let pattern: Pattern = "stra?e".parse().unwrap();
    assert_eq!(pattern.to_string(), "STRA?E");
    assert_eq!("u\u{308}?ß".parse::<Pattern>().unwrap().to_string(), "UE?SS");
    let vowels: LetterSet = word("AEIOU").letters().iter().copied().collect();
    assert_eq!(Pattern::from_places(&[vowels, LetterSet::ALL]).unwrap().to_string(), "[AEIOU]?");
}

#[test]
fn refuses_what_is_no_pattern() {
    assert_eq!("".parse::<Pattern>().unwrap_err(), BadWord::Empty);
    assert_eq!("A*".parse::<Pattern>().unwrap_err(), BadWord::NotALetter('*'));
    assert_eq!("?".repeat(26).parse::<Pattern>().unwrap_err(), BadWord::TooLong);
    assert_eq!("?".repeat(25).parse::<Pattern>().unwrap().places().len(), 25);
    assert!(Pattern::from_places(&[]).is_none());
    assert!(Pattern::from_places(&[LetterSet::ALL; 26]).is_none());
}
