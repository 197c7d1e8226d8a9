//! Merges the word sources into the lexicon.

fn main() {}
