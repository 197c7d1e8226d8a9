//! What a LetraMix table chooses.

use game::{BadOptions, Bounds, Pace, Seats, Span};
use serde::{Deserialize, Serialize};

/// C13: 1 to 8 players.
pub(super) const SEATS: (u8, u8) = (1, 8);
/// No table is played longer: with negative scores (C11) a target might never be reached.
pub(super) const MOST_ROUNDS: u8 = 50;
/// C.12: after so many rounds it may end,
pub const ROUNDS: Bounds = Bounds::new(1, MOST_ROUNDS as u16, 5);
/// or at so many points,
pub const TARGET: Bounds = Bounds::new(10, 2000, 200);
/// or after so many minutes (C18).
pub const MINUTES: Bounds = Bounds::new(1, 240, 30);
/// C1: two and a half minutes.
pub(super) const GLASS: Span = Span::from_secs(150);

/// What a table chooses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LetramixOptions"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// One after the other, or all at once.
    pub mode: Mode,
    /// How much time there is: for the sandglass (C1, C17), and for everything else that is waited for.
    #[serde(alias = "glass")]
    pub pace: Pace,
    /// When it ends.
    pub end: End,
    /// "Prüfhilfe": players see whether their layout is valid, and its worth (C6).
    pub check_aid: bool,
    /// Base forms only (C8).
    pub base_forms: bool,
    /// Coarse words, obscene ones and slurs do not count; `None`: as is usual, at public tables (W11).
    pub decent: Option<bool>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            mode: Mode::Turns,
            pace: Pace::Normal,
            end: End::Rounds(5),
            check_aid: true,
            base_forms: false,
            decent: None,
        }
    }
}

/// How the players play together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LetramixMode"))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// One after the other, each with a roll of their own (C.2, C.11).
    Turns,
    /// Everybody at once, with the same roll (C15).
    SameRoll,
}

impl Mode {
    /// All.
    pub const ALL: [Self; 2] = [Self::Turns, Self::SameRoll];
}

/// When a table ends (C.12; they exclude each other, 5.3.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LetramixEnd"))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// After so many rounds.
    Rounds(u8),
    /// When somebody has so many points at the end of a round.
    Target(u16),
    /// When so many minutes are over at the end of a round (C18).
    Minutes(u16),
}

impl game::Options for Options {
    fn check(&self) -> Result<(), BadOptions> {
        let sound = match self.end {
            End::Rounds(rounds) => ROUNDS.allow(rounds),
            End::Target(points) => TARGET.allow(points),
            End::Minutes(minutes) => MINUTES.allow(minutes),
        };
        if sound {
            return Ok(());
        }
        Err(BadOptions::new(
            "Erlaubt sind 1 bis 50 Runden, 10 bis 2000 Punkte oder 1 bis 240 Minuten.",
            "1 to 50 rounds, 10 to 2000 points or 1 to 240 minutes are possible.",
        ))
    }

    /// C13
    fn check_seats(&self, seats: &Seats) -> Result<(), BadOptions> {
        if (usize::from(SEATS.0)..=usize::from(SEATS.1)).contains(&seats.count()) {
            return Ok(());
        }
        Err(BadOptions::new(
            "LetraMix spielt man allein oder mit bis zu acht Leuten.",
            "LetraMix is for one to eight players.",
        ))
    }
}
