//! What a Bücherwurm table chooses.

use game::{BadOptions, Bounds, Pace, Seats, Span};
use serde::{Deserialize, Serialize};

/// E10: two to six players.
pub(super) const SEATS: (u8, u8) = (2, 6);
/// No table is played longer: with negative totals (E14) the target might never be reached.
pub(super) const MOST_ROUNDS: u16 = 50;
/// E.2.9: so long one may think before the countdown.
const THINKING: Span = Span::from_secs(10);
/// E.2.10: the countdown from five.
pub(super) const COUNTDOWN: Span = Span::from_secs(5);

/// E.1.11: how many points end a game.
pub const TARGET: Bounds = Bounds::new(7, 99, 21);

/// What a table chooses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmOptions"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The language of themes and words.
    pub language: Language,
    /// Is the green special die rolled, too (E.2.4)?
    pub special_die: bool,
    /// "Kinder: nur grün" (E.2.3).
    pub children: bool,
    /// For how long a term is used up (E.2.5).
    pub unique: Unique,
    /// Who decides whether a term fits (5.5.1).
    pub terms: TermsBy,
    /// Coarse words, obscene ones and slurs do not count; `None`: as is usual, at public tables (W11).
    pub decent: Option<bool>,
    /// How much time there is: to think (E.2.9, E.2.10), to choose and to vote.
    #[serde(alias = "thinking")]
    pub pace: Pace,
    /// The game ends with the round in which somebody has so many points (E.1.11).
    pub target: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            language: Language::De,
            special_die: false,
            children: false,
            unique: Unique::Theme,
            terms: TermsBy::List,
            decent: None,
            pace: Pace::Normal,
            target: 21,
        }
    }
}

/// The language of themes and words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmLanguage"))]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// Deutsch
    De,
    /// English
    En,
}

impl Language {
    /// All.
    pub const ALL: [Self; 2] = [Self::De, Self::En];
}

/// For how long a term is used up: the texts differ (E.2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmUnique"))]
#[serde(rename_all = "snake_case")]
pub enum Unique {
    /// As long as the theme lasts (German text).
    Theme,
    /// To the end of the round (English text).
    Round,
}

impl Unique {
    /// All.
    pub const ALL: [Self; 2] = [Self::Theme, Self::Round];
}

/// Who decides whether a term fits the theme (5.5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmTermsBy"))]
#[serde(rename_all = "snake_case")]
pub enum TermsBy {
    /// The list of the theme; the table votes on what it does not have.
    List,
    /// The table votes on every term, and the list is only a hint; with two players its yes still stands (E17).
    Table,
}

impl TermsBy {
    /// All.
    pub const ALL: [Self; 2] = [Self::List, Self::Table];
}

impl Options {
    /// The whole time for a term, countdown and all (5.5.2); `None` where nobody counts.
    pub fn time_to_name(&self) -> Option<Span> {
        self.pace.span(THINKING).map(|thinking| thinking + COUNTDOWN)
    }
}

impl game::Options for Options {
    fn check(&self) -> Result<(), BadOptions> {
        if TARGET.allow(self.target) {
            return Ok(());
        }
        Err(BadOptions::new("Das Ziel liegt zwischen 7 und 99 Punkten.", "The target is 7 to 99 points."))
    }

    /// E10
    fn check_seats(&self, seats: &Seats) -> Result<(), BadOptions> {
        if (usize::from(SEATS.0)..=usize::from(SEATS.1)).contains(&seats.count()) {
            return Ok(());
        }
        Err(BadOptions::new(
            "Bücherwurm spielt man zu zweit bis zu sechst.",
            "Bücherwurm is for two to six players.",
        ))
    }
}
