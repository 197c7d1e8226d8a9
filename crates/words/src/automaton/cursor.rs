//! Walking through the automaton letter by letter.

use super::cells::Cells;
use super::edge::Edge;
use super::lists::{Siblings, SomeSiblings};
use super::numbering::Numbering;
use super::set::LetterSet;
use crate::letters::Letter;
use std::fmt;
use std::ops::Range;

/// A place in the automaton: some letters have been followed, and the cursor knows what may come next.
///
/// ```
/// use words::{Word, automaton::Automaton};
/// let words = ["GANG", "GEHEN", "GEHT"].map(|w| Word::fold(w).unwrap());
/// let automaton = Automaton::from_sorted(words);
/// let mut cursor = automaton.root();
/// for &letter in Word::fold("GEH")?.letters() {
///     cursor = cursor.step(letter).expect("a word begins like this");
/// }
/// assert!(!cursor.is_word());
/// assert_eq!(cursor.next_letters().to_string(), "ET");
/// # Ok::<(), words::BadWord>(())
/// ```
#[derive(Clone, Copy)]
pub struct Cursor<'a> {
    cells: Cells<'a>,
    /// The edge that led here.
    entered: Edge,
}

impl<'a> Cursor<'a> {
    pub(super) fn at_root(cells: Cells<'a>, root: u32) -> Self {
        Self::behind(cells, Edge::NONE.with_target(root))
    }

    pub(super) fn behind(cells: Cells<'a>, entered: Edge) -> Self {
        Self { cells, entered }
    }

    /// The edge that led here.
    pub(super) fn entered(self) -> Edge {
        self.entered
    }

    /// The place one letter further; `None` if no word goes on with this letter.
    #[inline]
    pub fn step(self, letter: Letter) -> Option<Self> {
        let (_, entered) = self.cells.find(self.entered.target(), letter)?;
        Some(Self { entered, ..self })
    }

    /// Whether the letters followed so far are a word.
    #[inline]
    pub fn is_word(self) -> bool {
        self.entered.is_end()
    }

    /// Whether some word goes on from here.
    #[inline]
    pub fn has_children(self) -> bool {
        self.entered.target() != 0
    }

    /// The letters with which some word goes on.
    pub fn next_letters(self) -> LetterSet {
        self.children().map(|(letter, _)| letter).collect()
    }

    /// Each next letter with its place, A to Z.
    #[inline]
    pub fn children(self) -> impl Iterator<Item = (Letter, Self)> + use<'a> {
        self.edges_below().map(move |(_, entered)| (entered.letter(), Self { entered, ..self }))
    }

    /// The same, only of these letters.
    #[inline]
    pub fn children_among(self, letters: LetterSet) -> impl Iterator<Item = (Letter, Self)> + use<'a> {
        let edges = SomeSiblings::new(self.cells, self.entered.target(), letters.bits());
        edges.map(move |entered| (entered.letter(), Self { entered, ..self }))
    }

    /// The edges that go on from here, with their positions.
    #[inline]
    pub(super) fn edges_below(self) -> Siblings<'a> {
        self.cells.siblings(self.entered.target())
    }
}

impl fmt::Debug for Cursor<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut place = f.debug_struct("Cursor");
        place.field("is_word", &self.is_word()).field("next_letters", &self.next_letters()).finish()
    }
}

/// A [`Cursor`] that knows the numbers of the words on its way.
///
/// The words that begin with the same letters have neighbouring numbers, so a solver can skip a whole branch by
/// looking at data of a range of words.
///
/// ```
/// use words::{Letter, Word, automaton::Automaton};
/// let words = ["ABER", "GANG", "GEHEN", "GEHT"].map(|w| Word::fold(w).unwrap());
/// let automaton = Automaton::from_sorted(words);
/// let g = automaton.numbered_root().step(Letter::from_ascii(b'G').unwrap()).unwrap();
/// assert_eq!(g.range(), 1..4);
/// assert_eq!(g.index(), None);
/// ```
#[derive(Clone, Copy)]
pub struct NumberedCursor<'a> {
    cursor: Cursor<'a>,
    numbering: &'a Numbering,
    /// How many words come before all words that begin like this.
    before: u32,
}

impl<'a> NumberedCursor<'a> {
    pub(super) fn at_root(root: Cursor<'a>, numbering: &'a Numbering) -> Self {
        Self { cursor: root, numbering, before: 0 }
    }

    /// The place one letter further; `None` if no word goes on with this letter.
    #[inline]
    pub fn step(self, letter: Letter) -> Option<Self> {
        let (at, edge) = self.cursor.cells.find(self.cursor.entered.target(), letter)?;
        Some(self.enter(at, edge))
    }

    /// Whether the letters followed so far are a word.
    #[inline]
    pub fn is_word(self) -> bool {
        self.cursor.is_word()
    }

    /// The number of the word followed so far, if it is one.
    #[inline]
    pub fn index(self) -> Option<u32> {
        self.is_word().then_some(self.before)
    }

    /// The numbers of all words that begin with the letters followed so far.
    #[inline]
    pub fn range(self) -> Range<u32> {
        let below = self.numbering.words_in_list(self.cursor.entered.target());
        self.before..self.before + u32::from(self.is_word()) + below
    }

    /// The same place without numbers.
    #[inline]
    pub fn cursor(self) -> Cursor<'a> {
        self.cursor
    }

    /// Each next letter with its place, A to Z.
    #[inline]
    pub fn children(self) -> impl Iterator<Item = (Letter, Self)> + use<'a> {
        self.cursor.edges_below().map(move |(at, edge)| (edge.letter(), self.enter(at, edge)))
    }

    /// The place behind one of the edges that go on from here.
    #[inline]
    pub(super) fn enter(self, at: usize, edge: Edge) -> Self {
        let in_earlier_siblings = self.numbering.words_before(self.cursor.entered.target(), at);
        Self {
            cursor: Cursor { entered: edge, ..self.cursor },
            before: self.before + u32::from(self.is_word()) + in_earlier_siblings,
            ..self
        }
    }

    /// The child below which, or at which, the word with this number lies.
    pub(super) fn child_with(self, index: u32) -> Option<(Letter, Self)> {
        let last_before = self.children().take_while(|(_, child)| child.before <= index).last();
        last_before.filter(|(_, child)| child.range().contains(&index))
    }
}

impl fmt::Debug for NumberedCursor<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut place = f.debug_struct("NumberedCursor");
        place.field("cursor", &self.cursor).field("range", &self.range()).finish()
    }
}
