//! What is to be measured.

use super::{Failure, Result};
use std::time::Duration;

/// How the measurement is called.
pub const USAGE: &str = "usage: cargo xtask bench tables [--rounds N] [--seconds N] \
                         [--only setzkasten,boardgame_io,colyseus,quiet,long]";

/// One of the measurements.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// Rooms of four at our server.
    Setzkasten,
    /// Rooms of four at boardgame.io.
    Boardgame,
    /// Rooms of four at Colyseus.
    Colyseus,
    /// Quiet tables at our server.
    Quiet,
    /// A table with a long log at our server.
    Long,
}

impl Part {
    const ALL: [Self; 5] = [Self::Setzkasten, Self::Boardgame, Self::Colyseus, Self::Quiet, Self::Long];

    fn parse(name: &str) -> Result<Self> {
        match name {
            "setzkasten" => Ok(Self::Setzkasten),
            "boardgame_io" => Ok(Self::Boardgame),
            "colyseus" => Ok(Self::Colyseus),
            "quiet" => Ok(Self::Quiet),
            "long" => Ok(Self::Long),
            _ => Err(USAGE.into()),
        }
    }
}

/// What was asked for on the command line.
#[derive(Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The medians over so many rounds count.
    pub rounds: usize,
    /// So long rooms play in each way; quiet tables, where little happens, twice as long.
    pub time: Duration,
    parts: Vec<Part>,
}

impl Wanted {
    /// Reads the command line.
    pub fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Self> {
        let mut wanted = Self { rounds: 5, time: Duration::from_secs(5), parts: Part::ALL.to_vec() };
        while let Some(argument) = arguments.next() {
            let value = arguments.next().ok_or(USAGE)?;
            match argument.as_str() {
                "--rounds" => wanted.rounds = value.parse().map_err(usage)?,
                "--seconds" => wanted.time = Duration::try_from_secs_f64(value.parse().map_err(usage)?)?,
                "--only" => wanted.parts = value.split(',').map(Part::parse).collect::<Result<_>>()?,
                _ => return Err(USAGE.into()),
            }
        }
        Ok(wanted)
    }

    /// Is this to be measured?
    pub fn has(&self, part: Part) -> bool {
        self.parts.contains(&part)
    }
}

fn usage<E>(_: E) -> Failure {
    USAGE.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Option<Wanted> {
        Wanted::parse(text.split_whitespace().map(str::to_owned)).ok()
    }

    #[test]
    fn nothing_said_is_everything() {
        let wanted = parse("").unwrap();
        assert!(Part::ALL.into_iter().all(|part| wanted.has(part)));
    }

    #[test]
    fn everything_can_be_said() {
        let parts = vec![Part::Setzkasten, Part::Quiet];
        let expected = Wanted { rounds: 1, time: Duration::from_millis(1500), parts };
        assert_eq!(parse("--rounds 1 --seconds 1.5 --only setzkasten,quiet"), Some(expected));
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["--rounds", "--rounds many", "--seconds -1", "--only loud", "--only", "--fast 1"] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
