//! One edge of the automaton in 32 bits.

use crate::letters::Letter;

/// An edge: its letter, two marks, and where its children begin. The bits are specified in the module docs.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Edge(u32);

const LETTER: u32 = 0b1_1111;
const LAST: u32 = 1 << 5;
const END: u32 = 1 << 6;
const TARGET_SHIFT: u32 = 7;

impl Edge {
    /// The edge that stands for "there is none": it fits no letter, ends its list and has no children.
    pub(super) const NONE: Self = Self(LETTER | LAST);

    /// The highest index a target can hold.
    pub(super) const MAX_TARGET: u32 = u32::MAX >> TARGET_SHIFT;

    /// An edge without children that is not the last of its list.
    pub(super) const fn new(letter: Letter, is_end: bool) -> Self {
        Self(letter.index() as u32 | if is_end { END } else { 0 })
    }

    pub(super) const fn with_target(self, list: u32) -> Self {
        Self(self.0 & (LETTER | LAST | END) | list << TARGET_SHIFT)
    }

    pub(super) const fn as_last(self) -> Self {
        Self(self.0 | LAST)
    }

    pub(super) const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    pub(super) const fn bits(self) -> u32 {
        self.0
    }

    /// The letter's five bits; below 26 in a checked automaton.
    pub(super) const fn code(self) -> u32 {
        self.0 & LETTER
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

    /// Index of the first child, 0 if there are none.
    pub(super) const fn target(self) -> u32 {
        self.0 >> TARGET_SHIFT
    }

    /// A search for `code` need look no further than this edge: its letter is not smaller, or it is the last.
    /// One comparison does for both, because the mark "last" lies directly above the letter's bits.
    const fn stops_search_for(self, code: u32) -> bool {
        self.0 & (LAST | LETTER) >= code
    }
}

/// The position of the edge with this letter in the list that begins at `list`.
#[inline]
pub(super) fn find(edges: &[Edge], list: u32, letter: Letter) -> Option<(usize, Edge)> {
    let code = letter.index() as u32;
    let mut at = list as usize;
    loop {
        let edge = *edges.get(at)?;
        if edge.stops_search_for(code) {
            return (edge.code() == code).then_some((at, edge));
        }
        at += 1;
    }
}
