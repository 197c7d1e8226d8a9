//! The word automaton: which letters make a word, in less than two bytes a word.
//!
//! A set of words becomes a *minimal acyclic automaton*: words share their beginnings as in a tree, and equal
//! ends are stored once. It answers whether a word is in the set, numbers the words (so that data about them can
//! lie in plain arrays beside it) and finds all words of a rack, of a pattern or near a word without trying them
//! one by one.
//!
//! ```
//! use words::{Word, automaton::Automaton};
//!
//! let mut list = ["gehen", "Gänge", "ging", "Gang"].map(|w| Word::fold(w).unwrap());
//! list.sort();
//! let automaton = Automaton::from_sorted(list);
//!
//! assert!(automaton.contains(&Word::fold("GING")?));
//! assert!(automaton.contains_ascii(b"GAENGE"));
//! assert!(!automaton.contains_ascii(b"GA"));
//!
//! // Words are numbered in alphabetical order: GAENGE, GANG, GEHEN, GING.
//! assert_eq!(automaton.index_of(&Word::fold("Gang")?), Some(1));
//! assert_eq!(automaton.word_at(3), Some(Word::fold("ging")?));
//! # Ok::<(), words::BadWord>(())
//! ```
//!
//! A solver walks by itself, with a [`Cursor`]:
//!
//! ```
//! # use words::{Word, automaton::Automaton};
//! # let automaton = Automaton::from_sorted(["GANG", "GING"].map(|w| Word::fold(w).unwrap()));
//! let below_g = automaton.root().children().next().expect("G").1;
//! let letters: String = below_g.children().map(|(letter, _)| letter.to_string()).collect();
//! assert_eq!(letters, "AI");
//! ```
//!
//! # What is where
//!
//! | wanted | call |
//! |---|---|
//! | is it a word? | [`contains`](Automaton::contains), [`contains_ascii`](Automaton::contains_ascii) |
//! | word ↔ number | [`index_of`](Automaton::index_of), [`word_at`](Automaton::word_at) |
//! | all words | [`iter`](Automaton::iter); `.enumerate()` gives the numbers |
//! | words from a rack with jokers | [`for_each_from`](Automaton::for_each_from) with a [`Bag`] |
//! | words like `G?NG` | [`for_each_matching`](Automaton::for_each_matching) with a [`Pattern`] |
//! | letters for the gap of `G?NG` | [`letters_between`](Automaton::letters_between) |
//! | words a slip away | [`for_each_near`](Automaton::for_each_near) |
//! | words that may have been meant | [`for_each_likely`](Automaton::for_each_likely) |
//! | a search of one's own | [`root`](Automaton::root), [`numbered_root`](Automaton::numbered_root) |
//! | a smaller word list | [`from_sorted`](Automaton::from_sorted) of a filtered `iter` |
//!
//! # The format
//!
//! The automaton is one section of the lexicon file, which has the magic number, the version and the checksum.
//! All numbers are unsigned, least byte first:
//!
//! | bytes | meaning |
//! |---|---|
//! | 4 | *n*, how many cells there are, at most 2²³ − 1 |
//! | 4 | the root: the list of first letters, 0 if there are no words |
//! | 4 | how many words there are, less than 2³² − 1 |
//! | 2 × *n* | the cells 1 to *n* |
//!
//! Each edge has a cell of its own:
//!
//! | bits | meaning |
//! |---|---|
//! | 0–7 | its *number* |
//! | 8 | *long*: it has an *upper cell* too |
//! | 9 | *end*: the letters from the root to this edge are a word |
//! | 10–14 | its letter, 0 for A to 25 for Z |
//! | 15 | *last*: no sibling follows |
//!
//! Edges that continue the same beginning are siblings and make a list. Their cells lie side by side, the first
//! sibling in the highest, the *last* in the lowest. The cell of the first sibling is what names the list. Directly
//! above it lie the upper cells of the long siblings, that of the first long one lowest. Bit 15 of an upper cell
//! is set: so the edges of a list reach from a *last* one up to the next cell with bit 15, and whoever has seen
//! them knows how many upper cells follow. (For that the lowest has to have the bit; readers do not look at it in
//! the others.)
//!
//! The *target* of an edge is the list of its children, 0 if it has none. The number tells it:
//! - A short edge with a number up to 127 has this target.
//! - A short edge with a number from 128 has the target 256 − number cells below its own cell.
//! - A long edge has the target number + 256 × bits 0–14 of its upper cell.
//!
//! To look a word up, search the root's list for its first letter, the target of the edge found for the second,
//! and so on; it is a word if the edge of its final letter has the mark *end*.
//!
//! The rules that [`from_bytes`](Automaton::from_bytes) checks:
//! 1. There are exactly as many bytes as *n* says. List follows list from cell 1 to cell *n*: each begins with a
//!    *last* edge, and none lacks an upper cell. Letters are below 26 and strictly ascending among siblings.
//! 2. The root and every target are 0 or a list. **A target lies below all cells of the list of its own edge.**
//!    Children come before their parents, so there is no loop, and whatever must be computed from below (depths,
//!    word counts) takes one pass from cell 1 to cell *n*.
//! 3. Each edge has the mark *end* or a target, so that everything leads to a word.
//! 4. No path has more than 25 edges, and the words from the root are as many as stated.
//!
//! # Why it is so
//!
//! The builder writes every distinct list once, so the automaton is minimal, and chooses an order of lists that
//! makes 61 % of the edges short: 1,269,546 German words have 737,146 edges and take 1.62 bytes a word. Measured
//! and not chosen: three bytes an edge with a table of far targets (1.88 bytes a word, no faster); an upper cell
//! next to the cell of its edge (a search that does not know where the next sibling lies is a quarter slower);
//! shared tails of lists (1.4 % fewer edges); siblings ordered by how many words they lead to (no faster, and
//! walks would have to sort).
//!
//! # What is computed at load
//!
//! The edges of all beginnings of two letters go into a table of 2.7 kB, which spares a look-up its two longest
//! searches. Word counts are not stored: the first call that needs a number computes them (2 bytes a cell, 6 ms
//! for 1.3 million words). Reading and checking so many takes 8 ms.

mod bag;
mod builder;
mod bytes;
mod cells;
mod check;
mod cursor;
mod edge;
mod iter;
mod layout;
mod likely;
mod lists;
mod near;
mod numbering;
mod pattern;
mod prefixes;
mod register;
mod set;
mod walk;

#[cfg(test)]
mod tests;

pub use bag::{Bag, Taken};
pub use builder::{AutomatonBuilder, BuildError};
pub use bytes::AutomatonError;
pub use cursor::{Cursor, NumberedCursor};
pub use iter::Words;
pub use pattern::Pattern;
pub use set::LetterSet;

use crate::letters::{Letter, MAX_LETTERS, Word};
use cells::Cells;
use edge::Edge;
use numbering::Numbering;
use prefixes::Prefixes;
use std::fmt;
use std::sync::OnceLock;

/// A set of words. See the [module](self) for what it can do and how it is stored.
#[derive(Clone)]
pub struct Automaton {
    /// Place 0 holds [`Edge::NONE`], so that a search in the list 0 finds nothing.
    cells: Vec<u16>,
    root: u32,
    words: u32,
    prefixes: Prefixes,
    numbering: OnceLock<Numbering>,
}

impl Automaton {
    /// The automaton of these words, which must come in ascending order. A word that is repeated counts once.
    ///
    /// # Panics
    /// If a word comes after a greater one; [`AutomatonBuilder`] reports it instead.
    pub fn from_sorted(words: impl IntoIterator<Item = Word>) -> Self {
        let mut builder = AutomatonBuilder::new();
        for word in words {
            if let Err(error) = builder.push(word) {
                panic!("{error}");
            }
        }
        builder.finish()
    }

    /// `cells` must keep the rules of the format.
    fn assemble(cells: Vec<u16>, root: u32, words: u32) -> Self {
        let prefixes = Prefixes::new(Cursor::at_root(Cells::new(&cells), root));
        Self { cells, root, words, prefixes, numbering: OnceLock::new() }
    }

    fn cells(&self) -> Cells<'_> {
        Cells::new(&self.cells)
    }

    /// How many words there are.
    pub fn len(&self) -> usize {
        self.words as usize
    }

    /// Whether there are no words.
    pub fn is_empty(&self) -> bool {
        self.words == 0
    }

    /// The memory that looking words up needs, in bytes; numbers come on top once they are asked for.
    pub fn size_in_bytes(&self) -> usize {
        size_of_val(self.cells.as_slice()) + Prefixes::SIZE_IN_BYTES
    }

    /// Whether these letters are a word.
    pub fn contains(&self, letters: &[Letter]) -> bool {
        self.follow(letters, Some).is_some_and(Edge::is_end)
    }

    /// Whether this text is a word. It must be folded already: what is not made of the capitals A–Z is no word.
    pub fn contains_ascii(&self, text: &[u8]) -> bool {
        self.follow(text, |byte| Letter::from_index(byte.wrapping_sub(b'A'))).is_some_and(Edge::is_end)
    }

    /// The edge of the final letter, if some word begins like this.
    #[inline]
    fn follow<T: Copy>(&self, text: &[T], letter: impl Fn(T) -> Option<Letter>) -> Option<Edge> {
        let (mut edge, rest) = match *text {
            [] => return None,
            [only] => return Some(self.cells().find(self.root, letter(only)?)?.1),
            [first, second, ref rest @ ..] => (self.prefixes.get(letter(first)?, letter(second)?), rest),
        };
        for &item in rest {
            edge = self.cells().find(edge.target(), letter(item)?)?.1;
        }
        Some(edge)
    }

    /// The number of a word: its place in the alphabetical list, from 0 to one less than [`len`](Self::len).
    pub fn index_of(&self, letters: &[Letter]) -> Option<u32> {
        letters.iter().try_fold(self.numbered_root(), |place, &letter| place.step(letter))?.index()
    }

    /// The word with this number.
    pub fn word_at(&self, index: u32) -> Option<Word> {
        let mut letters = [Letter::default(); MAX_LETTERS];
        let mut place = self.numbered_root();
        for depth in 0..MAX_LETTERS {
            (letters[depth], place) = place.child_with(index)?;
            if place.index() == Some(index) {
                return Word::from_letters(&letters[..=depth]);
            }
        }
        None
    }

    /// The place before the first letter.
    pub fn root(&self) -> Cursor<'_> {
        Cursor::at_root(self.cells(), self.root)
    }

    /// The place behind these letters; `None` if no word begins like this.
    pub fn after(&self, letters: &[Letter]) -> Option<Cursor<'_>> {
        if letters.is_empty() {
            return Some(self.root());
        }
        self.follow(letters, Some)
            .filter(|edge| *edge != Edge::NONE)
            .map(|edge| Cursor::behind(self.cells(), edge))
    }

    /// The place before the first letter, for walking with numbers.
    pub fn numbered_root(&self) -> NumberedCursor<'_> {
        let numbering = self.numbering.get_or_init(|| Numbering::count(self.cells()));
        NumberedCursor::at_root(self.root(), numbering)
    }

    /// All words, A to Z.
    pub fn iter(&self) -> Words<'_> {
        Words::new(self.cells(), self.root)
    }
}

impl<'a> IntoIterator for &'a Automaton {
    type Item = Word;
    type IntoIter = Words<'a>;

    fn into_iter(self) -> Words<'a> {
        self.iter()
    }
}

impl fmt::Debug for Automaton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = self.cells.len() - 1;
        f.debug_struct("Automaton").field("words", &self.words).field("cells", &cells).finish_non_exhaustive()
    }
}
