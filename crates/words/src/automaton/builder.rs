//! Building the minimal automaton from sorted words, one word at a time.
//!
//! The way of Daciuk, Mihov, Watson and Watson (2000): only the path of the last word is unfinished. Once the
//! next word branches off, everything below the branch can no longer change and is written, or found among
//! the lists already written. In the end the lists are laid out anew, see [`layout`](super::layout).

use super::Automaton;
use super::cells::MAX_CELL;
use super::edge::Edge;
use super::layout::lay_out;
use super::register::Register;
use crate::letters::{Letter, MAX_LETTERS, Word};
use std::fmt;

/// Takes words in ascending order and gives the automaton of them.
///
/// ```
/// use words::{Word, automaton::{AutomatonBuilder, BuildError}};
/// let (gang, ging) = (Word::fold("Gang")?, Word::fold("ging")?);
/// let mut builder = AutomatonBuilder::new();
/// builder.push(ging)?;
/// assert_eq!(builder.push(gang), Err(BuildError::OutOfOrder { previous: ging, word: gang }));
/// assert!(builder.finish().contains(&ging));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct AutomatonBuilder {
    edges: Vec<Edge>,
    register: Register,
    /// The unfinished list at each depth of the last word's path.
    open: [OpenList; MAX_LETTERS],
    previous: Option<Word>,
    words: u32,
}

/// Why a word cannot be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildError {
    /// The word belongs before one that was added already.
    OutOfOrder {
        /// The word added last.
        previous: Word,
        /// The word refused.
        word: Word,
    },
    /// The edges could need more cells than 23-bit numbers can name. (German words can be several millions.)
    TooLarge,
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutOfOrder { previous, word } => {
                write!(f, "{word} comes after {previous}: the words must be sorted first")
            }
            Self::TooLarge => write!(f, "too many words for one automaton: divide them"),
        }
    }
}

impl std::error::Error for BuildError {}

impl AutomatonBuilder {
    /// A builder without words.
    pub fn new() -> Self {
        Self {
            edges: vec![Edge::NONE],
            register: Register::new(),
            open: [OpenList::EMPTY; MAX_LETTERS],
            previous: None,
            words: 0,
        }
    }

    /// Adds a word. The same word again has no effect; a smaller one is refused.
    pub fn push(&mut self, word: Word) -> Result<(), BuildError> {
        let shared = match self.previous {
            Some(previous) if word < previous => return Err(BuildError::OutOfOrder { previous, word }),
            Some(previous) if word == previous => return Ok(()),
            Some(previous) => shared_prefix(&previous, &word),
            None => 0,
        };
        self.refuse_if_full()?;
        self.close_below(shared);
        for (depth, &letter) in word.iter().enumerate().skip(shared) {
            self.open[depth].push(Edge::new(letter, depth + 1 == word.len()));
        }
        self.previous = Some(word);
        self.words += 1;
        Ok(())
    }

    /// The automaton of all words added.
    pub fn finish(mut self) -> Automaton {
        self.close_below(0);
        let root = self.close(0);
        let (cells, root) = lay_out(&self.edges, root);
        Automaton::assemble(cells, root, self.words)
    }

    /// Writes the lists deeper than `depth` and hangs each on the edge above it.
    fn close_below(&mut self, depth: usize) {
        let deepest = self.previous.map_or(0, |word| word.len());
        for level in (depth + 1..deepest).rev() {
            let list = self.close(level);
            self.open[level - 1].set_target_of_newest(list);
        }
    }

    fn close(&mut self, level: usize) -> u32 {
        let start = match self.open[level].finished() {
            [] => 0,
            list => self.register.intern(&mut self.edges, list),
        };
        self.open[level] = OpenList::EMPTY;
        start
    }

    /// Keeps room for every list that is still open, and two cells for every edge, so that finishing cannot fail.
    fn refuse_if_full(&self) -> Result<(), BuildError> {
        let most_edges = self.edges.len() + MAX_LETTERS * Letter::COUNT;
        let full = 2 * most_edges > MAX_CELL as usize || self.words == u32::MAX - 1;
        if full { Err(BuildError::TooLarge) } else { Ok(()) }
    }
}

impl Default for AutomatonBuilder {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for AutomatonBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AutomatonBuilder").field("words", &self.words).finish_non_exhaustive()
    }
}

fn shared_prefix(a: &[Letter], b: &[Letter]) -> usize {
    a.iter().zip(b).take_while(|(a, b)| a == b).count()
}

/// A sibling list that can still grow. Ascending words give it each letter once, so 26 places do.
#[derive(Clone, Copy)]
struct OpenList {
    edges: [Edge; Letter::COUNT],
    len: usize,
}

impl OpenList {
    const EMPTY: Self = Self { edges: [Edge::NONE; Letter::COUNT], len: 0 };

    fn push(&mut self, edge: Edge) {
        self.edges[self.len] = edge;
        self.len += 1;
    }

    fn set_target_of_newest(&mut self, list: u32) {
        if let Some(newest) = self.edges[..self.len].last_mut() {
            *newest = newest.with_target(list);
        }
    }

    /// The edges, the last of them marked.
    fn finished(&mut self) -> &[Edge] {
        let list = &mut self.edges[..self.len];
        if let Some(last) = list.last_mut() {
            *last = last.as_last();
        }
        list
    }
}
