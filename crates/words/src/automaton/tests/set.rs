//! Letter sets against sets of letters.

use super::super::LetterSet;
use super::word;
use crate::letters::Letter;
use proptest::prelude::*;
use std::collections::BTreeSet;

fn letters(set: LetterSet) -> BTreeSet<Letter> {
    set.iter().collect()
}

proptest! {
    #[test]
    fn behaves_like_a_set(a in any::<u32>(), b in any::<u32>(), index in 0u8..26) {
        let (a, b) = (LetterSet::from_bits(a), LetterSet::from_bits(b));
        let letter = Letter::from_index(index).unwrap();
        prop_assert_eq!(letters(a & b), &letters(a) & &letters(b));
        prop_assert_eq!(letters(a | b), &letters(a) | &letters(b));
        prop_assert_eq!(letters(a & !b), &letters(a) - &letters(b));
        prop_assert_eq!(a.len(), letters(a).len());
        prop_assert_eq!(a.contains(letter), letters(a).contains(&letter));
        prop_assert_eq!(a.iter().collect::<LetterSet>(), a);
        prop_assert!(a.iter().is_sorted());
        let (mut more, mut less) = (a, a);
        more.insert(letter);
        less.remove(letter);
        prop_assert_eq!(more, a | LetterSet::only(letter));
        prop_assert_eq!(less, a & !LetterSet::only(letter));
    }
}

#[test]
fn knows_empty_and_all() {
    assert!(LetterSet::EMPTY.is_empty());
    assert_eq!(LetterSet::ALL.iter().collect::<Vec<_>>(), Letter::all().collect::<Vec<_>>());
    assert_eq!(LetterSet::from_bits(u32::MAX), LetterSet::ALL);
    assert_eq!(!LetterSet::ALL, LetterSet::EMPTY);
    assert_eq!(format!("{:?}", LetterSet::only(word("B").letters()[0])), "{B}");
}
