//! How many rolls of a card have an answer in the theme base.

use super::cards::Card;
use super::dice::{all_rolls, wanted};
use serde::Serialize;

/// How many rolls of a card at least one word of its theme answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Coverage {
    /// The category: a theme's key.
    pub theme: String,
    /// Its name.
    pub title: String,
    /// The names of its dice.
    pub dice: Vec<super::Kind>,
    /// Its factor.
    pub factor: u8,
    /// So many different throws there are, each as likely.
    pub rolls: usize,
    /// So many of them have an answer.
    pub answered: usize,
    /// The same in percent.
    pub percent: f64,
    /// At least so many must have one.
    pub least: f64,
}

impl Coverage {
    /// With all four dice, and with fewer, so many percent must have an answer.
    const LEAST: (f64, f64) = (75.0, 95.0);

    /// Looks at a card.
    pub fn of(card: &Card) -> Self {
        let rolls = all_rolls(&card.dice);
        let has_answer = |roll: &&Vec<super::Die>| {
            card.category().is_some_and(|theme| theme.matching(wanted(roll)).next().is_some())
        };
        let answered = rolls.iter().filter(has_answer).count();
        Self {
            theme: card.theme.clone(),
            title: card.title().de,
            dice: card.dice.clone(),
            factor: card.factor,
            rolls: rolls.len(),
            answered,
            percent: percent(answered, rolls.len()),
            least: if card.dice.len() == 4 { Self::LEAST.0 } else { Self::LEAST.1 },
        }
    }

    /// Is it enough?
    pub fn is_enough(&self) -> bool {
        self.percent >= self.least
    }
}

/// With one digit, rounded down, so that 95 % are never less.
#[expect(clippy::cast_precision_loss, reason = "a card has at most 1,296 rolls")]
fn percent(part: usize, whole: usize) -> f64 {
    (part * 1000 / whole.max(1)) as f64 / 10.0
}
