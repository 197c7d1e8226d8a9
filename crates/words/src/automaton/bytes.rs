//! The automaton as bytes; the format is specified in the module docs.

use super::Automaton;
use super::check::check;
use super::edge::Edge;
use std::fmt;

/// Why bytes are no automaton. Every case means that the file was damaged or not made by this program: make
/// the lexicon anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AutomatonError {
    /// The bytes are fewer or more than the edge count says.
    WrongLength {
        /// How many bytes there are.
        found: usize,
    },
    /// More edges than 25-bit numbers can name.
    TooManyEdges {
        /// The edge count of the head.
        edges: u32,
    },
    /// No list begins at the root.
    BadRoot {
        /// The root of the head.
        root: u32,
    },
    /// An edge's letter is none of the 26.
    BadLetter {
        /// The edge.
        edge: u32,
    },
    /// An edge's letter does not come after the one before it in its list.
    LettersOutOfOrder {
        /// The edge.
        edge: u32,
    },
    /// An edge's target is not the beginning of a list before its own.
    BadTarget {
        /// The edge.
        edge: u32,
    },
    /// An edge neither ends a word nor has children.
    DeadEnd {
        /// The edge.
        edge: u32,
    },
    /// The last edge is not marked as the last of its list.
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
            Self::WrongLength { found } => write!(f, "{found} bytes do not fit the edge count"),
            Self::TooManyEdges { edges } => write!(f, "{edges} edges are more than an automaton can have"),
            Self::BadRoot { root } => write!(f, "no list begins at the root {root}"),
            Self::BadLetter { edge } => write!(f, "edge {edge} has a letter that does not exist"),
            Self::LettersOutOfOrder { edge } => write!(f, "edge {edge} breaks the alphabetical order"),
            Self::BadTarget { edge } => write!(f, "edge {edge} does not lead to an earlier list"),
            Self::DeadEnd { edge } => write!(f, "edge {edge} leads to no word"),
            Self::OpenList => write!(f, "the last list has no end"),
            Self::TooDeep => write!(f, "a path is longer than the longest word"),
            Self::WrongWordCount { stated } => write!(f, "there are not {stated} words as stated"),
        }
    }
}

impl std::error::Error for AutomatonError {}

impl Automaton {
    /// Appends the automaton to `out`.
    pub fn write_to(&self, out: &mut Vec<u8>) {
        let edges = &self.edges[1..];
        let head = [edges.len() as u32, self.root, self.words];
        out.reserve(4 * (head.len() + edges.len()));
        for number in head.into_iter().chain(edges.iter().map(|edge| edge.bits())) {
            out.extend_from_slice(&number.to_le_bytes());
        }
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
    /// assert_eq!(Automaton::from_bytes(&bytes).err(), Some(AutomatonError::WrongLength { found: 27 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, AutomatonError> {
        let wrong_length = AutomatonError::WrongLength { found: bytes.len() };
        let (numbers, []) = bytes.as_chunks::<4>() else { return Err(wrong_length) };
        let [edge_count, root, words, edges @ ..] = numbers else { return Err(wrong_length) };
        let [edge_count, root, words] = [edge_count, root, words].map(|number| u32::from_le_bytes(*number));
        if edge_count as usize != edges.len() {
            return Err(wrong_length);
        }
        if edge_count > Edge::MAX_TARGET {
            return Err(AutomatonError::TooManyEdges { edges: edge_count });
        }
        let edges = edges_behind_place_0(edges);
        check(&edges, root, words)?;
        Ok(Self::assemble(edges, root, words))
    }
}

fn edges_behind_place_0(numbers: &[[u8; 4]]) -> Vec<Edge> {
    let mut edges = Vec::with_capacity(numbers.len() + 1);
    edges.push(Edge::NONE);
    edges.extend(numbers.iter().map(|bits| Edge::from_bits(u32::from_le_bytes(*bits))));
    edges
}
