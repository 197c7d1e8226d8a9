//! One edge of the automaton, unpacked.

use crate::letters::Letter;

/// An edge: the high byte is that of its cell, the other three say where its children begin.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Edge(u32);

const LONG: u32 = 1 << 24;
const END: u32 = 1 << 25;
const LETTER_SHIFT: u32 = 26;
const LETTER: u32 = 0b1_1111;
const LAST: u32 = 1 << 31;
const TARGET: u32 = LONG - 1;

impl Edge {
    /// The edge that stands for "there is none": it fits no letter, ends its list and has no children.
    pub(super) const NONE: Self = Self(LAST | LETTER << LETTER_SHIFT);

    /// An edge without children that is neither long nor the last of its list.
    pub(super) const fn new(letter: Letter, is_end: bool) -> Self {
        Self((letter.index() as u32) << LETTER_SHIFT | if is_end { END } else { 0 })
    }

    pub(super) const fn with_target(self, list: u32) -> Self {
        Self(self.0 & !TARGET | list & TARGET)
    }

    pub(super) const fn as_last(self) -> Self {
        Self(self.0 | LAST)
    }

    pub(super) const fn as_long(self) -> Self {
        Self(self.0 | LONG)
    }

    /// The edge in a cell, of which the number is left out.
    pub(super) const fn from_cell(cell: u16) -> Self {
        Self((cell as u32) << 16 & !TARGET)
    }

    /// Its cell, with this number.
    pub(super) const fn cell(self, number: u8) -> u16 {
        (self.0 >> 24 << 8) as u16 | number as u16
    }

    /// All that distinguishes it, for hashing.
    pub(super) const fn bits(self) -> u32 {
        self.0
    }

    /// The letter's five bits; below 26 in a checked automaton.
    pub(super) const fn code(self) -> u32 {
        self.0 >> LETTER_SHIFT & LETTER
    }

    pub(super) fn letter(self) -> Letter {
        Letter::from_index(self.code() as u8).unwrap_or_default()
    }

    /// The path up to and including this edge is a word.
    pub(super) const fn is_end(self) -> bool {
        self.0 & END != 0
    }

    /// No sibling follows.
    pub(super) const fn is_last(self) -> bool {
        self.0 & LAST != 0
    }

    /// Part of its target lies in an upper cell.
    pub(super) const fn is_long(self) -> bool {
        self.0 & LONG != 0
    }

    /// The list of its children, 0 if it has none.
    pub(super) const fn target(self) -> u32 {
        self.0 & TARGET
    }

    /// A search for `code` need look no further than this edge: its letter is not smaller, or it is the last.
    /// One comparison does for both, because the mark "last" lies directly above the letter's bits.
    pub(super) const fn stops_search_for(self, code: u32) -> bool {
        self.0 >> LETTER_SHIFT >= code
    }
}
