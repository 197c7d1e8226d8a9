//! What a ladder is to measure, from the command line.

use local::Game;

/// How to ask.
pub const USAGE: &str = "usage: cargo xtask bench ladder [GAME[/RULES] …] [--tables N] [--characters N] [--pair N] \
     [--table] [--write]";

/// What is to be measured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Which games, and by which of their levels of rules (all without one).
    pub games: Vec<(Game, Option<String>)>,
    /// So many tables for each pair of neighbours.
    pub tables: u64,
    /// And so many for each character, against nobody in particular of the same level.
    pub characters: u64,
    /// Only this pair of neighbours, from 0.
    pub pair: Option<usize>,
    /// Everybody thinks as long as at the table.
    pub unhurried: bool,
    /// Strengths are kept as data although the tables are few.
    pub write: bool,
}

impl Wanted {
    /// So many tables make strengths that are kept.
    pub const ENOUGH: u64 = 400;

    /// Reads the arguments.
    pub fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Self, &'static str> {
        let mut wanted = Self {
            games: Vec::new(),
            tables: Self::ENOUGH,
            characters: 100,
            pair: None,
            unhurried: false,
            write: false,
        };
        while let Some(argument) = arguments.next() {
            let mut number = || arguments.next().and_then(|value| value.parse::<u64>().ok()).ok_or(USAGE);
            match argument.as_str() {
                "--tables" => wanted.tables = number()?,
                "--characters" => wanted.characters = number()?,
                "--pair" => wanted.pair = Some(number()? as usize),
                "--table" => wanted.unhurried = true,
                "--write" => wanted.write = true,
                game => wanted.games.push(game_and_rules(game).ok_or(USAGE)?),
            }
        }
        if wanted.games.is_empty() {
            wanted.games = Game::ALL.map(|game| (game, None)).into();
        }
        Ok(wanted)
    }

    /// Is all of a game measured, well enough to be kept?
    pub fn is_kept(&self, rules: Option<&str>) -> bool {
        let is_whole = self.pair.is_none() && rules.is_none() && self.tables > 0;
        is_whole && (self.write || self.tables >= Self::ENOUGH)
    }
}

fn game_and_rules(argument: &str) -> Option<(Game, Option<String>)> {
    let (name, rules) = match argument.split_once('/') {
        Some((name, rules)) => (name, Some(rules.to_owned())),
        None => (argument, None),
    };
    Some((Game::named(name)?, rules))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(words: &[&str]) -> Result<Wanted, &'static str> {
        Wanted::parse(words.iter().map(|word| (*word).to_owned()))
    }

    #[test]
    fn without_arguments_all_games_are_measured_and_kept() {
        let wanted = parsed(&[]).unwrap();
        assert_eq!((wanted.games.len(), wanted.tables), (5, 400));
        assert!(wanted.is_kept(None));
    }

    #[test]
    fn parts_are_measured_and_not_kept() {
        let wanted = parsed(&["woerterklauer/IV", "letramix", "--tables", "40", "--pair", "6"]).unwrap();
        assert_eq!(wanted.games[0], (Game::Woerterklauer, Some("IV".to_owned())));
        assert_eq!((wanted.tables, wanted.pair), (40, Some(6)));
        assert!(!wanted.is_kept(None));
        assert!(!parsed(&["letramix", "--tables", "40"]).unwrap().is_kept(None));
        assert!(parsed(&["letramix", "--tables", "40", "--write"]).unwrap().is_kept(None));
        assert_eq!(parsed(&["chess"]), Err(USAGE));
        assert_eq!(parsed(&["--tables"]), Err(USAGE));
    }
}
