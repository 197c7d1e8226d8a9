//! Chores of the project: run, test, build, lexicon, bench, soak.

fn main() {}
