//! What is to be measured.

use bots::letramix::solver::{MOST_DICE, MOST_JOKERS};
use games::letramix::DICE;
use std::time::Duration;

/// How the measurement is called.
pub const USAGE: &str = "usage: cargo xtask bench solver [--racks N] [--dice N] [--seconds N] [--words FILE|wngerman] \
                         [--peer-racks N] [--peer-seconds N] [--no-peer]";

/// What was asked for on the command line.
#[derive(Debug, PartialEq, Eq)]
pub struct Wanted {
    /// So many racks of each class.
    pub racks: usize,
    /// So many dice each.
    pub dice: usize,
    /// A rack that takes longer is given up.
    pub patience: Duration,
    /// Another list of words to measure: a file, or `wngerman`.
    pub words: Option<String>,
    /// The peer gets so many of the racks without jokers.
    pub peer_racks: usize,
    /// So much CPU time for each.
    pub peer_patience: Duration,
}

impl Default for Wanted {
    fn default() -> Self {
        Self {
            racks: 20,
            dice: DICE,
            patience: Duration::from_secs(30),
            words: None,
            peer_racks: 5,
            peer_patience: Duration::from_mins(1),
        }
    }
}

impl Wanted {
    /// Reads the command line.
    pub fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Self, &'static str> {
        let mut wanted = Self::default();
        while let Some(name) = arguments.next() {
            if name == "--no-peer" {
                wanted.peer_racks = 0;
                continue;
            }
            let value = arguments.next().ok_or(USAGE)?;
            let number = || value.parse::<usize>().ok().filter(|n| *n > 0).ok_or(USAGE);
            let seconds = || number().map(|n| Duration::from_secs(n as u64));
            match name.as_str() {
                "--racks" => wanted.racks = number()?,
                "--dice" => wanted.dice = number()?,
                "--seconds" => wanted.patience = seconds()?,
                "--words" => wanted.words = Some(value),
                "--peer-racks" => wanted.peer_racks = number()?,
                "--peer-seconds" => wanted.peer_patience = seconds()?,
                _ => return Err(USAGE),
            }
        }
        // With fewer there would be racks of jokers only.
        if !(MOST_JOKERS + 1..=MOST_DICE).contains(&wanted.dice) {
            return Err("bench solver: --dice must be from 3 to 16");
        }
        Ok(wanted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Wanted, &'static str> {
        Wanted::parse(text.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn nothing_said_is_what_is_usual() {
        assert_eq!(parse(""), Ok(Wanted::default()));
    }

    #[test]
    fn everything_can_be_said() {
        let wanted = parse("--racks 3 --no-peer --dice 16 --seconds 7 --words wngerman --peer-seconds 9");
        let expected = Wanted {
            racks: 3,
            dice: 16,
            patience: Duration::from_secs(7),
            words: Some("wngerman".to_owned()),
            peer_racks: 0,
            peer_patience: Duration::from_secs(9),
        };
        assert_eq!(wanted, Ok(expected));
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["--racks", "--racks 0", "--racks many", "--dice 17", "--dice 2", "--pear 1"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
