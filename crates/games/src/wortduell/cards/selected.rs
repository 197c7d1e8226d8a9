//! The cards of the box (D16), kept in `data/wortduell/cards.txt`.

use super::{BadCard, Calls, Card};
use std::fmt::{self, Write};
use std::sync::LazyLock;

static FILE: &str = include_str!("../../../../../data/wortduell/cards.txt");

/// # Panics
/// If the file in the program cannot be read; a test reads it.
static SELECTED: LazyLock<Vec<Card>> = LazyLock::new(|| {
    CardsFile::read(FILE).unwrap_or_else(|error| panic!("data/wortduell/cards.txt: {error}"))
});

/// The 210 cards that were selected by quality.
pub fn selected() -> &'static [Card] {
    &SELECTED
}

/// Why a file holds no cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardsFile {
    /// The card's number, from 1.
    pub card: usize,
    /// What is wrong with it; `None` if its head is.
    pub why: Option<BadCard>,
}

impl CardsFile {
    /// Reads cards: a head with theme and difficulty, seven rows; blank lines between cards; `#` begins a remark.
    pub fn read(text: &str) -> Result<Vec<Card>, Self> {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        let lines: Vec<&str> = lines.collect();
        lines.chunks(8).zip(1..).map(|(lines, card)| read(lines).map_err(|why| Self { card, why })).collect()
    }
}

fn read(lines: &[&str]) -> Result<Card, Option<BadCard>> {
    let (head, rows) = lines.split_first().ok_or(None)?;
    let (theme, difficulty) = head.split_once(' ').ok_or(None)?;
    let difficulty = difficulty.trim().parse().map_err(|_| None)?;
    Card::read(theme, Calls::new(difficulty), rows).map_err(Some)
}

impl fmt::Display for CardsFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.why {
            Some(why) => write!(f, "card {}: {why}", self.card),
            None => write!(f, "card {}: a theme and a difficulty are wanted", self.card),
        }
    }
}

impl std::error::Error for CardsFile {}

/// Cards as in the file.
pub fn written(cards: &[Card]) -> String {
    cards.iter().fold(String::new(), |mut text, card| {
        let _ =
            write!(text, "\n{} {:.1}\n{}\n", card.theme(), card.difficulty().calls(), card.rows().join("\n"));
        text
    })
}
