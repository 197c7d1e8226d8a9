//! The 75 cards: a category, the dice it is played with, a factor (B.2); the facts are in
//! `data/wurf-und-wort/cards.toml`.

use super::dice::Kind;
use game::Said;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use words::themes::{Theme, Title};

/// B.1: so many cards there are.
pub const CARDS: usize = 75;

/// A card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// The category: a theme's key.
    pub theme: String,
    /// The dice that are used.
    pub dice: Vec<Kind>,
    /// The small numbers count so many times.
    pub factor: u8,
}

impl Card {
    /// The category with its words; `None` on a card of an old table whose theme is no more.
    pub fn category(&self) -> Option<&'static Theme> {
        Theme::of(&self.theme)
    }

    /// The category's name.
    pub fn title(&self) -> Title {
        let unknown = || Title { de: self.theme.clone(), en: self.theme.clone() };
        self.category().map_or_else(unknown, |theme| theme.title.clone())
    }

    /// The same for players.
    pub fn said(&self) -> Said {
        let Title { de, en } = self.title();
        Said::new(de, en)
    }
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    mix: Vec<Mix>,
}

/// Cards with the same dice.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mix {
    dice: Vec<Kind>,
    factor: u8,
    themes: Vec<String>,
}

/// # Panics
/// If the file in the program cannot be read; a test reads it.
static DECK: LazyLock<Vec<Card>> = LazyLock::new(|| {
    let text = include_str!("../../../../data/wurf-und-wort/cards.toml");
    let written: Written = toml::from_str(text).unwrap_or_else(|error| panic!("cards.toml: {error}"));
    let of_mix = |Mix { dice, factor, themes }: Mix| {
        themes.into_iter().map(move |theme| Card { theme, dice: dice.clone(), factor })
    };
    written.mix.into_iter().flat_map(of_mix).collect()
});

/// All cards.
pub fn deck() -> &'static [Card] {
    &DECK
}
