//! What can be played, as lists tell of it.

use crate::game::Game;
use crate::with_rules;
use bots::{Character, Levels};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

/// A game that can be played.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GameInfo"))]
pub struct Playable {
    /// Its name.
    pub game: &'static str,
    /// How many play.
    pub seats: SeatRange,
    /// What a table begins with.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub options: Box<RawValue>,
    /// The levels of its computer players, from the weakest.
    pub bots: Vec<&'static str>,
    /// Who computer players are; each is at home at the level of the same number.
    pub characters: Vec<&'static str>,
}

/// The least and the most players.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatRange {
    /// The least.
    pub least: u8,
    /// The most.
    pub most: u8,
}

/// All games.
pub fn playable() -> Vec<Playable> {
    Game::ALL.into_iter().filter_map(|game| with_rules!(game, Rules => of::<Rules>())).collect()
}

fn of<R: Levels>() -> Option<Playable> {
    let (least, most) = R::SEATS;
    let options = to_raw_value(&R::Options::default()).ok()?;
    let (bots, characters) = (R::level_names(), Character::names());
    Some(Playable { game: R::NAME, seats: SeatRange { least, most }, options, bots, characters })
}
