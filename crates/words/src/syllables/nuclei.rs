//! Finds the vowels of a word that carry its syllables.

use std::ops::Range;

use super::stems::{self, Found};
use super::word::Word;
use super::{compounds, rules};

/// How a word is spoken: the vowels that carry a syllable, and how many more or fewer syllables others hear.
#[derive(Debug, Default)]
pub(super) struct Reading {
    /// The letters of each syllable's vowel, in order.
    pub(super) nuclei: Vec<Range<usize>>,
    /// Places where a syllable must begin, because a loan word's own syllables say so.
    pub(super) breaks: Vec<usize>,
    /// How many of these syllables some people do not speak (Januar as Ja-nuar).
    pub(super) fewer: u8,
    /// How many syllables some people speak besides (Nation as Na-ti-on).
    pub(super) more: u8,
}

/// A vowel as the rules see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Vowel {
    /// How many letters it takes; what follows may begin the next syllable.
    pub(super) len: usize,
    pub(super) kind: Kind,
}

/// Whether a vowel makes a syllable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// One syllable.
    Plain,
    /// One syllable, or two if spoken slowly: i-on.
    OrTwo,
    /// One syllable that some people join to the next: Ja-nu-ar.
    OrNone,
    /// Written, not spoken: the last e of Bike.
    Silent,
}

/// Reads a word from left to right: loan words by their own entry, all else by rule.
pub(super) fn read(word: &Word<'_>) -> Reading {
    let mut reading = Reading::default();
    if let Some(pieces) = compounds::english(word) {
        take_pieces(word, 0, &pieces, &mut reading);
        return reading;
    }
    let found = stems::find(word);
    let mut at = 0;
    for stem in &found {
        read_by_rule(word, at..stem.start, &mut reading);
        take_stem(word, stem, &mut reading);
        at = stem.end();
    }
    read_by_rule(word, at..word.len(), &mut reading);
    reading
}

fn read_by_rule(word: &Word<'_>, range: Range<usize>, reading: &mut Reading) {
    let mut at = range.start;
    while at < range.end {
        if !word.is_vowel(at) {
            at += 1;
            continue;
        }
        let vowel = rules::vowel(word, at, range.end);
        take_vowel(at, vowel, reading);
        at += vowel.len;
    }
}

fn take_vowel(at: usize, vowel: Vowel, reading: &mut Reading) {
    match vowel.kind {
        Kind::Plain => {}
        Kind::OrTwo => reading.more = reading.more.saturating_add(1),
        Kind::OrNone => reading.fewer = reading.fewer.saturating_add(1),
        Kind::Silent => return,
    }
    reading.nuclei.push(at..at + vowel.len);
}

fn take_stem(word: &Word<'_>, found: &Found, reading: &mut Reading) {
    if found.start > 0 && found.stands_alone {
        reading.breaks.push(found.start);
    }
    take_pieces(word, found.start, &found.stem.pieces, reading);
    if found.word_follows {
        reading.breaks.push(found.end());
    }
    reading.fewer = reading.fewer.saturating_add(found.fewer());
    reading.more = reading.more.saturating_add(found.stem.more);
}

/// Each piece is a syllable, whatever the rules say.
fn take_pieces(word: &Word<'_>, start: usize, pieces: &[usize], reading: &mut Reading) {
    let mut at = start;
    for &len in pieces {
        if at > start {
            reading.breaks.push(at);
        }
        reading.nuclei.push(first_vowel(word, at..at + len));
        at += len;
    }
}

/// The first letters in a row that are vowels: the ee of `cheese`, not its last e.
fn first_vowel(word: &Word<'_>, piece: Range<usize>) -> Range<usize> {
    let start = piece.clone().find(|&at| word.is_vowel(at)).unwrap_or(piece.start);
    let end = (start..piece.end).find(|&at| !word.is_vowel(at)).unwrap_or(piece.end);
    start..end
}
