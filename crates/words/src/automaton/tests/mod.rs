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
