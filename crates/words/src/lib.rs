//! German words for word games: letters, lexicon, judge, word families and syllables.
//!
//! Pure: no IO, no clock, no chance, no threads.

pub mod automaton;
pub mod entry;
pub mod family;
pub mod judge;
pub mod letters;
pub mod lexicon;
pub mod syllables;

pub use letters::{BadWord, Letter, Word};
pub use lexicon::Lexicon;
