//! Setzkasten: German word games, one binary.

fn main() {}
