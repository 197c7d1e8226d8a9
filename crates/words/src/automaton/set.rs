//! Sets of letters as a bit mask.

use crate::letters::Letter;
use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

/// A set of letters: bit 0 is A, bit 25 is Z.
///
/// ```
/// use words::{Letter, Word, automaton::LetterSet};
/// let vowels: LetterSet = Word::fold("AEIOU")?.iter().copied().collect();
/// let seen: LetterSet = Word::fold("Haus")?.iter().copied().collect();
/// assert_eq!((vowels & seen).to_string(), "AU");
/// # Ok::<(), words::BadWord>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct LetterSet(u32);

impl LetterSet {
    /// No letter.
    pub const EMPTY: Self = Self(0);

    /// All 26 letters.
    pub const ALL: Self = Self((1 << Letter::COUNT) - 1);

    /// The set of this one letter.
    pub const fn only(letter: Letter) -> Self {
        Self(1 << letter.index())
    }

    /// The letters whose bits are set; bits above Z are ignored.
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// The mask, bit 0 for A to bit 25 for Z.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether the letter is in the set.
    pub const fn contains(self, letter: Letter) -> bool {
        self.0 & Self::only(letter).0 != 0
    }

    /// Adds a letter.
    pub const fn insert(&mut self, letter: Letter) {
        self.0 |= Self::only(letter).0;
    }

    /// Takes a letter out.
    pub const fn remove(&mut self, letter: Letter) {
        self.0 &= !Self::only(letter).0;
    }

    /// How many letters are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no letter is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The letters, A to Z.
    pub fn iter(self) -> impl Iterator<Item = Letter> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let letter = Letter::from_index(left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(letter)
        })
    }
}

impl BitAnd for LetterSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for LetterSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for LetterSet {
    type Output = Self;
    fn not(self) -> Self {
        Self::from_bits(!self.0)
    }
}

impl FromIterator<Letter> for LetterSet {
    fn from_iter<I: IntoIterator<Item = Letter>>(letters: I) -> Self {
        letters.into_iter().fold(Self::EMPTY, |set, letter| set | Self::only(letter))
    }
}

impl fmt::Display for LetterSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|letter| fmt::Display::fmt(&letter, f))
    }
}

impl fmt::Debug for LetterSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
