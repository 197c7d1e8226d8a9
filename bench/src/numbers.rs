//! The numbers that a long run is started with.

use std::env::Args;
use std::iter::Skip;

/// What follows the name of a binary, number by number.
pub struct Numbers(Skip<Args>);

impl Numbers {
    /// Those of this process.
    pub fn given() -> Self {
        Self(std::env::args().skip(1))
    }

    /// The next one, or this one if there is none. Ends the process with a sentence if it is no number.
    pub fn next_or(&mut self, usual: u64) -> u64 {
        let Some(text) = self.0.next() else { return usual };
        text.parse().unwrap_or_else(|_| {
            eprintln!("soak: \"{text}\" is not a number; give a count and a seed, or nothing");
            std::process::exit(2)
        })
    }
}
