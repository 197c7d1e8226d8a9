//! One word without spaces and hyphens, prepared for counting.

use std::ops::Range;

use hypher::{Lang, hyphenate};

use super::letters::{is_consonant, is_vowel, lower, plain};

/// The letters of a word in lower case, with the places where the hyphenation patterns break it.
pub(super) struct Word<'a> {
    letters: Vec<char>,
    hyphens: Vec<bool>,
    known: &'a dyn Fn(&str) -> bool,
}

impl<'a> Word<'a> {
    pub(super) fn new(text: &str, known: &'a dyn Fn(&str) -> bool) -> Self {
        let letters: Vec<char> = text.chars().map(lower).collect();
        let hyphens = hyphens(text, letters.len());
        Self { letters, hyphens, known }
    }

    pub(super) fn len(&self) -> usize {
        self.letters.len()
    }

    /// The letter, or a space outside the word: no rule speaks of spaces.
    pub(super) fn letter(&self, at: usize) -> char {
        self.letters.get(at).copied().unwrap_or(' ')
    }

    /// The letter before, or a space at the beginning.
    pub(super) fn before(&self, at: usize) -> char {
        at.checked_sub(1).map_or(' ', |before| self.letter(before))
    }

    pub(super) fn letters(&self, range: Range<usize>) -> &[char] {
        self.letters.get(range).unwrap_or_default()
    }

    /// Whether the word goes on with `text` here.
    pub(super) fn has(&self, at: usize, text: &str) -> bool {
        text.chars().enumerate().all(|(offset, letter)| self.letter(at + offset) == letter)
    }

    /// Whether the word goes on with one of the texts here.
    pub(super) fn has_any(&self, at: usize, texts: &[&str]) -> bool {
        texts.iter().any(|text| self.has(at, text))
    }

    /// Whether the letters before this place are `text`.
    pub(super) fn follows(&self, at: usize, text: &str) -> bool {
        at.checked_sub(text.chars().count()).is_some_and(|start| self.has(start, text))
    }

    /// Whether nothing but a plural or genitive -s follows.
    pub(super) fn is_end(&self, at: usize) -> bool {
        at >= self.len() || (at + 1 == self.len() && self.letter(at) == 's')
    }

    /// Whether the hyphenation patterns break the word before this letter.
    pub(super) fn breaks_at(&self, at: usize) -> bool {
        self.hyphens.get(at).copied().unwrap_or(false)
    }

    /// Whether the hyphenation patterns would break before this letter if the word ended sooner.
    pub(super) fn breaks_alone(&self, end: usize, at: usize) -> bool {
        let text: String = self.letters(0..end).iter().collect();
        hyphens(&text, end).get(at).copied().unwrap_or(false)
    }

    /// Whether the letter stands for a vowel here: y in Yoga and Mayonnaise and u in Quelle do not.
    pub(super) fn is_vowel(&self, at: usize) -> bool {
        let letter = self.letter(at);
        let next = self.letter(at + 1);
        match plain(letter) {
            'y' if is_vowel(next) && next != 'y' => !self.is_consonant_y(at),
            'u' if self.before(at) == 'q' => !is_vowel(next),
            _ => is_vowel(letter),
        }
    }

    /// y before a vowel: in Yoga, Papaya, Canyon, and in Segelyacht; not in Myom.
    fn is_consonant_y(&self, at: usize) -> bool {
        at == 0
            || is_vowel(self.before(at))
            || (self.before(at) == 'n' && at > 1)
            || self.has_any(at, &["yacht", "yard", "yoga", "york", "young"])
    }

    pub(super) fn is_consonant(&self, at: usize) -> bool {
        is_consonant(self.letter(at)) || (is_vowel(self.letter(at)) && !self.is_vowel(at))
    }

    /// Whether a syllable could be spoken with these letters.
    pub(super) fn has_vowel(&self, range: Range<usize>) -> bool {
        range.into_iter().any(|at| self.is_vowel(at))
    }

    /// Whether the letters are a known word.
    pub(super) fn knows(&self, range: Range<usize>) -> bool {
        let text: String = self.letters(range).iter().collect();
        (self.known)(&text)
    }
}

fn hyphens(text: &str, len: usize) -> Vec<bool> {
    let mut hyphens = vec![false; len];
    let mut at = 0;
    for piece in hyphenate(text, Lang::German) {
        at += piece.chars().count();
        if let Some(hyphen) = hyphens.get_mut(at) {
            *hyphen = true;
        }
    }
    hyphens
}
