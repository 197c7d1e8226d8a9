//! What a roll of the dice asks for.

use super::ThemeWord;
use crate::automaton::LetterSet;

/// What a word must have. Without any wish every word is right.
///
/// ```
/// use words::themes::{Theme, Wanted};
/// use words::{Letter, automaton::LetterSet};
/// let letter = |ascii| Letter::from_ascii(ascii).map(LetterSet::only).unwrap();
/// let wanted = Wanted { must: letter(b'R') | letter(b'H'), must_not: letter(b'U'), ..Wanted::default() };
/// let sports = Theme::of("in-der-sportwelt").unwrap();
/// assert!(sports.matching(wanted).any(|word| word.text == "Fechtmeister"), "Wurf & Wort B.21");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// One of these comes first; an umlaut counts as its vowel (Bücherwurm, whose sides CK and XY are two letters).
    pub initials: LetterSet,
    /// All of these occur; Ä is not A, ß is not S (Wurf & Wort B.4, B.18, B11).
    pub must: LetterSet,
    /// None of these occurs (B.5).
    pub must_not: LetterSet,
    /// It has so many syllables, and nobody can say otherwise (B.3, B12).
    pub syllables: Option<u8>,
    /// It is no plural (B.17: where a must die is used).
    pub no_plural: bool,
}

impl Default for Wanted {
    fn default() -> Self {
        Self {
            initials: LetterSet::ALL,
            must: LetterSet::EMPTY,
            must_not: LetterSet::EMPTY,
            syllables: None,
            no_plural: false,
        }
    }
}

impl Wanted {
    /// Does the word have all of it?
    pub fn is_met_by(&self, word: &ThemeWord) -> bool {
        self.initials.contains(word.initial)
            && self.must & word.unfolded == self.must
            && (self.must_not & word.unfolded).is_empty()
            && self.syllables.is_none_or(|count| word.syllables.single() == Some(count))
            && !(self.no_plural && word.is_plural)
    }
}
