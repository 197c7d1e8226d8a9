//! What the server logs.

use std::fmt;
use std::str::FromStr;
use tracing_subscriber::EnvFilter;

/// The levels, the quietest first.
const LEVELS: [&str; 5] = ["error", "warn", "info", "debug", "trace"];
/// What is logged where nothing else is said. The NATS driver logs every attempt to connect; we log the relevant events
/// ourselves.
const BASE: &str = "info,async_nats=off";

/// Levels that exist, for everything or for single parts of the program.
#[derive(Clone, Debug)]
pub struct LogLevels(String);

impl FromStr for LogLevels {
    type Err = String;

    /// The library takes what is no level for the name of a part, and logs nothing else.
    fn from_str(text: &str) -> Result<Self, String> {
        let level = |piece: &str| piece.rsplit_once('=').map_or(piece, |(_, level)| level).trim().to_owned();
        match text.split(',').map(level).find(|level| !LEVELS.contains(&level.as_str())) {
            None => Ok(Self(text.to_owned())),
            Some(unknown) => Err(format!(
                "there is no level “{unknown}”; use {}, for everything or for single parts as in info,tables=debug",
                LEVELS.join(", ")
            )),
        }
    }
}

impl fmt::Display for LogLevels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl LogLevels {
    /// A filter that lets through what is asked for.
    pub fn filter(&self) -> EnvFilter {
        EnvFilter::new(format!("{BASE},{self}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_that_exist_are_taken() {
        for levels in ["error", "warn", "info", "debug", "trace", "info,tables=debug", "warn, desk=trace"] {
            assert_eq!(levels.parse::<LogLevels>().unwrap().to_string(), levels);
        }
    }

    #[test]
    fn what_is_no_level_is_refused_with_those_there_are() {
        for levels in ["warning", "", "INFORMATION", "info,tables=verbose", "off", "info,", "tables"] {
            let error = levels.parse::<LogLevels>().unwrap_err();
            assert!(error.contains("use error, warn, info, debug, trace, "), "{levels}: {error}");
        }
    }

    /// A part alone does not silence the others.
    #[test]
    fn there_is_always_one_level_for_everything() {
        let pieces = |levels: &str| {
            let filter = levels.parse::<LogLevels>().unwrap().filter().to_string();
            filter.split(',').map(str::to_owned).collect::<Vec<_>>()
        };
        let (part, all) = (pieces("tables=debug"), pieces("error"));
        assert!(part.contains(&"info".to_owned()) && part.contains(&"tables=debug".to_owned()), "{part:?}");
        assert!(all.contains(&"error".to_owned()) && !all.contains(&"info".to_owned()), "{all:?}");
    }
}
