//! A table: a game's state in its frame.

use crate::clock::Clock;
use crate::frame::{Frame, FrameEvent, Stage, TableNews};
use crate::refusal::BadOptions;
use crate::rules::News as _;
use crate::rules::{Options, Outcome, Race, Rules, State, View};
use crate::seat::{Seat, Seats, Viewer};
use crate::story::{EventNews, Listener};
use crate::time::{Stamp, Time};
use serde::{Deserialize, Serialize};
use words::judge::HouseList;

/// One playing of a game, from lobby to outcome. Equal tables have seen equal events.
#[derive(Clone, Debug, PartialEq)]
pub struct Table<R: Rules> {
    /// Who sits where.
    pub seats: Seats,
    /// Words that the host has allowed or refused.
    pub house: HouseList,
    /// How it is played.
    pub options: R::Options,
    /// Who starts, where that is not drawn: at a return game.
    pub starter: Option<Seat>,
    /// Host, stage, clock.
    pub frame: Frame,
    /// The game; in the lobby as it would begin with those who sit there when it starts.
    pub state: R::State,
}

/// What a row of the log holds: something of the frame, or something of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged, bound = "")]
pub enum TableEvent<R: Rules> {
    /// Of the frame.
    Frame(FrameEvent<R::Options>),
    /// Of the game.
    Game(R::Event),
}

impl<R: Rules> Table<R> {
    /// A table that begins at once with these players, without a lobby: for simulated play and tests.
    pub fn begin(options: &R::Options, seats: Seats, house: HouseList) -> Result<Self, BadOptions> {
        options.check()?;
        options.check_seats(&seats)?;
        let mut frame = Frame::new(String::new(), false);
        frame.stage = Stage::Playing;
        frame.clock = Clock::Running { zero: Stamp::default() };
        let state = R::State::new(options, seats.count());
        Ok(Self { seats, house, options: options.clone(), starter: None, frame, state })
    }

    /// What a viewer may see of the game.
    pub fn view(&self, viewer: Viewer) -> R::View {
        R::View::of(self, viewer)
    }

    /// Are coarse words refused here (W11)? Where strangers meet, unless the table has chosen otherwise.
    pub fn is_decent(&self, chosen: Option<bool>) -> bool {
        chosen.unwrap_or(self.frame.public)
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// Has it an outcome, or was it closed without one?
    pub fn is_over(&self) -> bool {
        self.frame.closed.is_some() || self.outcome().is_some()
    }

    /// As whom somebody looks at this table.
    pub fn viewer(&self, listener: Listener) -> Viewer {
        listener.and_then(|guest| self.seats.seat_of(guest)).map_or(Viewer::Public, Viewer::Seat)
    }

    /// Folds an event into the table.
    pub fn apply(&mut self, event: &TableEvent<R>) {
        match event {
            TableEvent::Frame(event) => self.apply_frame(event),
            TableEvent::Game(event) => self.state.apply(event),
        }
    }

    /// Folds an event into the table, and says what each listener is told of it.
    pub fn happen(&mut self, event: &TableEvent<R>, listeners: &[Listener]) -> EventNews<R> {
        let news = listeners.iter().map(|listener| self.news(event, self.viewer(*listener))).collect();
        self.apply(event);
        news
    }

    /// What a viewer is told of an event that is about to be applied.
    pub fn news(&self, event: &TableEvent<R>, viewer: Viewer) -> Option<TableNews<R::News>> {
        match event {
            TableEvent::Frame(event) => self.frame_news(event).map(TableNews::Frame),
            TableEvent::Game(event) => R::News::of(self, event, viewer).map(TableNews::Game),
        }
    }

    /// When the table wants to be ticked next, in table time.
    pub fn deadline(&self) -> Option<Time> {
        if self.is_ticking() { R::deadline(self) } else { None }
    }

    /// Do players race now? Not while time stands still.
    pub fn race(&self) -> Race {
        if self.is_ticking() { R::race(self) } else { Race::None }
    }

    pub(crate) fn is_ticking(&self) -> bool {
        self.frame.stage == Stage::Playing && self.frame.clock.is_running() && !self.is_over()
    }
}
