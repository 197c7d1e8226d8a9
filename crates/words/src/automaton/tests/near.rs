//! Near words against the textbook table of distances.

use super::super::Automaton;
use super::{build, lists, text, word};
use proptest::prelude::*;
use std::ops::ControlFlow;

/// The optimal string alignment distance, the whole table.
fn distance(a: &str, b: &str) -> usize {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut d = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            if i == 0 || j == 0 {
                d[i][j] = i + j;
                continue;
            }
            let changed = d[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            d[i][j] = changed.min(d[i - 1][j] + 1).min(d[i][j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                d[i][j] = d[i][j].min(d[i - 2][j - 2] + 1);
            }
        }
    }
    d[a.len()][b.len()]
}

fn words_near(automaton: &Automaton, to: &str, max: u8) -> Vec<(String, u32, u8)> {
    let mut found = Vec::new();
    let _ = automaton.for_each_near(&word(to), max, |letters, index, distance| {
        found.push((text(letters), index, distance));
        ControlFlow::Continue(())
    });
    found
}

proptest! {
    #[test]
    fn finds_the_words_near_a_word(
        list in lists(),
        to in prop_oneof!["[A-C]{1,6}", "[X-Z]{1,25}"],
        max in prop_oneof![8 => 0u8..4, 1 => any::<u8>()],
    ) {
        let expected: Vec<(String, u32, u8)> = list
            .iter()
            .zip(0..)
            .map(|(text, index)| (text.clone(), index, distance(text, &to) as u8))
            .filter(|&(_, _, distance)| (1..=max).contains(&distance))
            .collect();
        prop_assert_eq!(words_near(&build(&list), &to, max), expected);
    }
}

#[test]
fn counts_each_kind_of_slip_as_one() {
    let automaton = Automaton::from_sorted([word("GING")]);
    for slip in ["GNIG", "GIN", "GIING", "GANG", "AGING", "GIGN"] {
        assert_eq!(words_near(&automaton, slip, 1), [("GING".into(), 0, 1)], "{slip}");
    }
    assert_eq!(words_near(&automaton, "GING", 2), [], "the word itself is not near itself");
}

#[test]
fn touches_no_letter_twice() {
    let automaton = Automaton::from_sorted([word("ABC")]);
    assert_eq!(words_near(&automaton, "CA", 2), []);
    assert_eq!(words_near(&automaton, "CA", 3), [("ABC".into(), 0, 3)]);
}
