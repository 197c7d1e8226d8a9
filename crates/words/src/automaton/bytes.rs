//! The automaton as bytes; the format is specified in the module docs.

use super::Automaton;
use super::cells::{Cells, MAX_CELL};
use super::check::check;
use super::edge::Edge;
use std::fmt;

/// The bytes of the three numbers in front.
const HEAD: usize = 12;

/// Why bytes are no automaton. Every case means that the file was damaged or not made by this program: make
/// the lexicon anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AutomatonError {
    /// The bytes are fewer or more than the cell count says.
    WrongLength {
        /// How many bytes there are.
        found: usize,
    },
    /// More edges than 23-bit numbers can name cells for.
    TooManyEdges {
        /// The cell count of the head.
        edges: u32,
    },
    /// The root is no list.
    BadRoot {
        /// The root of the head.
        root: u32,
    },
    /// An edge's letter is none of the 26.
    BadLetter {
        /// The cell of the edge.
        edge: u32,
    },
    /// An edge's letter does not come after the one before it in its list.
    LettersOutOfOrder {
        /// The cell of the edge.
        edge: u32,
    },
    /// An edge's target is not a list before its own.
    BadTarget {
        /// The cell of the edge.
        edge: u32,
    },
    /// An edge neither ends a word nor has children.
    DeadEnd {
        /// The cell of the edge.
        edge: u32,
    },
    /// A list does not begin with its last edge, or the final one lacks upper cells.
    OpenList,
    /// A path is longer than the longest word.
    TooDeep,
    /// The words are not as many as the head says.
    WrongWordCount {
        /// The word count of the head.
        stated: u32,
    },
}

impl fmt::Display for AutomatonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongLength { found } => write!(f, "{found} bytes do not fit the cell count"),
            Self::TooManyEdges { edges } => write!(f, "{edges} cells are more than an automaton can have"),
            Self::BadRoot { root } => write!(f, "the root {root} is no list"),
            Self::BadLetter { edge } => write!(f, "edge {edge} has a letter that does not exist"),
            Self::LettersOutOfOrder { edge } => write!(f, "edge {edge} breaks the alphabetical order"),
            Self::BadTarget { edge } => write!(f, "edge {edge} does not lead to an earlier list"),
            Self::DeadEnd { edge } => write!(f, "edge {edge} leads to no word"),
            Self::OpenList => write!(f, "a list is not complete"),
            Self::TooDeep => write!(f, "a path is longer than the longest word"),
            Self::WrongWordCount { stated } => write!(f, "there are not {stated} words as stated"),
        }
    }
}

impl std::error::Error for AutomatonError {}

impl Automaton {
    /// Appends the automaton to `out`.
    pub fn write_to(&self, out: &mut Vec<u8>) {
        let cells = &self.cells[1..];
        out.reserve(HEAD + 2 * cells.len());
        for number in [cells.len() as u32, self.root, self.words] {
            out.extend_from_slice(&number.to_le_bytes());
        }
        out.extend(cells.iter().flat_map(|cell| cell.to_le_bytes()));
    }

    /// Reads what [`write_to`](Self::write_to) wrote; `bytes` must be exactly that section.
    ///
    /// Nothing is taken on trust: whatever the bytes, the result is an error or an automaton that can be walked
    /// without loop or panic and whose numbers are a bijection. Memory is only taken for bytes that are there.
    ///
    /// ```
    /// use words::{Word, automaton::{Automaton, AutomatonError}};
    /// let ging = Word::fold("ging")?;
    /// let mut bytes = Vec::new();
    /// Automaton::from_sorted([ging]).write_to(&mut bytes);
    /// assert!(Automaton::from_bytes(&bytes)?.contains(&ging));
    /// bytes.pop();
    /// assert_eq!(Automaton::from_bytes(&bytes).err(), Some(AutomatonError::WrongLength { found: 19 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, AutomatonError> {
        let (cells, root, words) = parts(bytes)?;
        check(Cells::new(&cells), root, words)?;
        Ok(Self::assemble(cells, root, words))
    }

    /// Reads a section that has been checked before, by a test of this program: only its length is looked at.
    pub(crate) fn from_trusted_bytes(bytes: &[u8]) -> Result<Self, AutomatonError> {
        let (cells, root, words) = parts(bytes)?;
        Ok(Self::assemble(cells, root, words))
    }
}

/// Cells, root and word count of a section.
fn parts(bytes: &[u8]) -> Result<(Vec<u16>, u32, u32), AutomatonError> {
    let wrong_length = AutomatonError::WrongLength { found: bytes.len() };
    let Some((head, cells)) = bytes.split_first_chunk::<HEAD>() else { return Err(wrong_length) };
    let (cells, []) = cells.as_chunks::<2>() else { return Err(wrong_length) };
    let [count, root, words] = [0, 1, 2].map(|i| u32::from_le_bytes(head.as_chunks().0[i]));
    if count as usize != cells.len() {
        return Err(wrong_length);
    }
    if count > MAX_CELL {
        return Err(AutomatonError::TooManyEdges { edges: count });
    }
    Ok((cells_behind_place_0(cells), root, words))
}

fn cells_behind_place_0(bytes: &[[u8; 2]]) -> Vec<u16> {
    let mut cells = Vec::with_capacity(bytes.len() + 1);
    cells.push(Edge::NONE.cell(0));
    cells.extend(bytes.iter().map(|cell| u16::from_le_bytes(*cell)));
    cells
}
