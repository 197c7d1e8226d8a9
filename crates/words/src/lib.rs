//! German words for word games: letters, lexicon, judge, word families and syllables.
//!
//! Pure: no IO, no clock, no chance, no threads.

pub mod letters;

pub use letters::{BadWord, Letter, Word};
