//! The frame of a table, the same in every game: who sits where, who is host, when it begins, rests and ends.
//!
//! Its actions go into the same log as the game's and are decided in the same way: [`FrameAction`] and what happens
//! by itself (somebody sits down, comes, goes) become [`FrameEvent`]s, which are folded into the table.

mod action;
mod decide;
mod event;
mod limits;
mod view;

pub use action::FrameAction;
pub use decide::Request;
pub use event::FrameEvent;
pub use limits::{HouseWords, MOST_HOUSE_WORDS, MOST_NAME, checked_name};
pub use view::{FrameNews, FrameView, NextView, PlaceView, StageView, TableNews};

use crate::clock::Clock;
use crate::seat::Guest;

/// Whether a table has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// People sit down and choose.
    Lobby,
    /// It is played, or over: the game's outcome tells.
    Playing,
}

/// What a table has besides seats and game.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// Four letters by which it is found while it is in the lobby.
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
    /// So many people have ever sat down.
    pub guests: u32,
}

impl Frame {
    /// A table that has just been opened.
    pub const fn new(code: String, public: bool) -> Self {
        Self { code, public, host: None, stage: Stage::Lobby, clock: Clock::NEW, next: None, guests: 0 }
    }
}
