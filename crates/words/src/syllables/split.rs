//! Puts the hyphens between the spoken syllables.

use std::ops::Range;

use super::nuclei::Reading;
use super::word::Word;

/// Consonants that stand for one sound and stay together.
const TOGETHER: [&str; 9] = ["sch", "ch", "ck", "ph", "th", "rh", "sh", "gh", "qu"];

/// The spelling with a hyphen between its syllables.
pub(super) fn split(text: &str, word: &Word<'_>, reading: &Reading) -> String {
    let mut split = String::with_capacity(text.len() + reading.nuclei.len());
    let mut breaks = breaks(word, reading).peekable();
    for (at, letter) in text.chars().enumerate() {
        if breaks.next_if_eq(&at).is_some() {
            split.push('-');
        }
        split.push(letter);
    }
    split
}

fn breaks<'a>(word: &'a Word<'_>, reading: &'a Reading) -> impl Iterator<Item = usize> + 'a {
    let pairs = reading.nuclei.iter().zip(reading.nuclei.iter().skip(1));
    pairs.map(|(vowel, next)| break_between(word, &reading.breaks, vowel.end..next.start))
}

/// Where the next syllable begins, somewhere among the letters between two vowels.
fn break_between(word: &Word<'_>, known: &[usize], between: Range<usize>) -> usize {
    let inside = |at: &usize| between.start <= *at && *at <= between.end;
    known
        .iter()
        .copied()
        .find(inside)
        .or_else(|| (between.start..=between.end).rev().find(|&at| word.breaks_at(at)))
        .unwrap_or_else(|| break_by_rule(word, between))
}

/// The last consonant begins the next syllable.
fn break_by_rule(word: &Word<'_>, between: Range<usize>) -> usize {
    let Some(last) = between.clone().rev().find(|&at| word.is_consonant(at)) else {
        return between.end;
    };
    let whole = TOGETHER.iter().find(|whole| word.follows(last + 1, whole));
    whole.map_or(last, |whole| (last + 1).saturating_sub(whole.len())).max(between.start)
}
