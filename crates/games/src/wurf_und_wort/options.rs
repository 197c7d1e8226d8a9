//! What a Wurf & Wort table chooses.

use game::{BadOptions, Bounds, Pace, Seats, Span};
use serde::{Deserialize, Serialize};

/// B18: two people practise with a bot.
pub(super) const SEATS: (u8, u8) = (3, 8);
/// B.6, B.7: so many cards are drawn.
pub const ROUNDS: Bounds = Bounds::new(1, 25, 25).in_steps(&[5, 10, 15, 25]);
/// Collecting: the shortest and the longest time to type.
pub const SECONDS: Bounds = Bounds::new(15, 180, 45).in_steps(&[30, 45, 60, 90, 180]);

/// What a table chooses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortOptions"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// So many cards; 25 are a whole game (B.7).
    pub rounds: u8,
    /// Who may answer.
    pub mode: Mode,
    /// Collecting: seconds to type.
    pub seconds: u8,
    /// How much time there is, for everything that is waited for.
    pub pace: Pace,
    /// May a word be said again in a later round (B13)?
    pub repeats: bool,
    /// Coarse words, obscene ones and slurs do not count; `None`: as is usual, at public tables (W11).
    pub decent: Option<bool>,
}

/// Who may answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortMode"))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Who says "Stopp" first (B.10).
    Buzzer,
    /// Everybody, for those who cannot press quickly: all type at the same time.
    Collect,
}

impl Mode {
    /// All.
    pub const ALL: [Self; 2] = [Self::Buzzer, Self::Collect];
}

impl Default for Options {
    fn default() -> Self {
        Self { rounds: 25, mode: Mode::Buzzer, seconds: 45, pace: Pace::Normal, repeats: true, decent: None }
    }
}

impl Options {
    /// Collecting: the time to type, if there is an end.
    pub const fn time_to_type(&self) -> Option<Span> {
        self.pace.span(Span::from_secs(self.seconds as u64))
    }
}

impl game::Options for Options {
    fn check(&self) -> Result<(), BadOptions> {
        if !ROUNDS.allow(self.rounds) {
            return Err(BadOptions::new("Gespielt werden 1 bis 25 Karten.", "A game has 1 to 25 cards."));
        }
        if !SECONDS.allow(self.seconds) {
            return Err(BadOptions::new(
                "Zum Tippen gibt es 15 bis 180 Sekunden.",
                "There are 15 to 180 seconds to type.",
            ));
        }
        Ok(())
    }

    fn check_seats(&self, seats: &Seats) -> Result<(), BadOptions> {
        if (SEATS.0..=SEATS.1).contains(&(seats.count() as u8)) {
            return Ok(());
        }
        Err(BadOptions::new(
            "Wurf & Wort spielt man mit drei bis acht Leuten; zu zweit könnt ihr mit einem Computergegner üben.",
            "Wurf & Wort is for three to eight; two of you can practise with a computer player.",
        ))
    }
}
