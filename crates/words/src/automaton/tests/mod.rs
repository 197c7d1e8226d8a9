//! The automaton against a plain sorted list that is obviously right.

mod bytes;
mod near;
mod set;
mod walks;
mod words;

use super::Automaton;
use crate::letters::{Letter, Word};
use proptest::prelude::*;
use std::collections::BTreeSet;

type List = BTreeSet<String>;

/// Word lists of few letters, so that words share beginnings and ends, with some of any length among them.
fn lists() -> impl Strategy<Value = List> {
    let word = prop_oneof![8 => "[A-C]{1,5}", 2 => "[A-Z]{1,3}", 1 => "[X-Z]{1,25}"];
    prop::collection::btree_set(word, 0..120)
}

/// So many words that have little in common.
fn scattered(words: u32) -> List {
    let text = |seed: u32| {
        let mut bits = seed.wrapping_mul(2_654_435_769);
        let mut letter = || {
            bits = bits.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            char::from(b'A' + (bits >> 24) as u8 % 26)
        };
        (0..3 + seed % 6).map(|_| letter()).collect::<String>()
    };
    (0..words).map(text).collect()
}

fn word(text: &str) -> Word {
    Word::fold(text).unwrap()
}

fn text(letters: &[Letter]) -> String {
    letters.iter().map(ToString::to_string).collect()
}

fn build(list: &List) -> Automaton {
    Automaton::from_sorted(list.iter().map(|text| word(text)))
}

/// The words of a list that a rule lets through, with their numbers.
fn numbered(list: &List, rule: impl Fn(&str) -> bool) -> Vec<(String, u32)> {
    list.iter().cloned().zip(0..).filter(|(text, _)| rule(text)).collect()
}
