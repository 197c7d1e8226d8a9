//! The frame of a table, the same in every game: who sits where, who is host, when it begins, rests and ends.
//!
//! Its actions go into the same log as the game's and are decided in the same way: [`FrameAction`] and what happens
//! by itself (somebody sits down, comes, goes) become [`FrameEvent`]s, which are folded into the table.

mod action;
mod continuing;
mod decide;
mod event;
mod given;
mod limits;
mod muted;
mod names;
mod view;

pub use action::FrameAction;
pub use continuing::Continuing;
pub use decide::Request;
pub use event::FrameEvent;
pub use given::given_name;
pub use limits::{HouseWords, MOST_HOUSE_WORDS};
pub use muted::{is_muted, mute_pattern};
pub use names::{MOST_NAME, NAMELESS, checked_name, name_key, shown_names};
pub use view::{FrameNews, FrameView, LineQuality, NextView, PlaceView, StageView, TableNews};

use crate::clock::Clock;
use crate::seat::Guest;
use serde::{Deserialize, Serialize};

/// Whether a table has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// People sit down and choose.
    Lobby,
    /// It is played, or over: the game's outcome tells.
    Playing,
}

/// Why a table was closed without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Closing {
    /// It was never begun, and nobody came any more.
    Lobby,
    /// Nobody touched it for too long (5.1.9).
    Untouched,
    /// Whoever runs the server has closed it.
    Operator,
}

/// What a table has besides seats and game.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// Letters by which it is found while it is in the lobby or played.
    pub code: String,
    /// Do strangers see it in the list?
    pub public: bool,
    /// Who may arrange things.
    pub host: Option<Guest>,
    /// Has it begun?
    pub stage: Stage,
    /// Its time.
    pub clock: Clock,
    /// The table where it goes on.
    pub next: Option<String>,
    /// Why it was closed without a result, if it was.
    pub closed: Option<Closing>,
    /// So many people have ever sat down.
    pub guests: u32,
    /// Whom the host has sent away: they do not sit down again.
    pub kicked: Vec<Guest>,
}

impl Frame {
    /// A table that has just been opened.
    pub const fn new(code: String, public: bool) -> Self {
        Self {
            code,
            public,
            host: None,
            stage: Stage::Lobby,
            clock: Clock::NEW,
            next: None,
            closed: None,
            guests: 0,
            kicked: Vec::new(),
        }
    }
}
