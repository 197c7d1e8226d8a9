//! German words for word games: letters, lexicon, judge, word families, syllables and themes.
//!
//! Pure: no IO, no clock, no chance, no threads.

pub mod automaton;
pub mod compounds;
pub mod english;
pub mod entry;
pub mod family;
pub mod files;
pub mod glosses;
pub mod judge;
pub mod letters;
pub mod lexicon;
pub mod slips;
pub mod syllables;
pub mod synonyms;
pub mod themes;

pub use letters::{BadWord, Letter, Word};
pub use lexicon::Lexicon;
