//! A table: a game's state in its frame.

use crate::clock::Clock;
use crate::frame::{Frame, FrameEvent, Stage, StageView, TableNews};
use crate::refusal::{BadOptions, Refusal};
use crate::rules::{Moment, Rules, World};
use crate::seat::{Presence, Seat, Seats, Viewer};
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
        R::check(options, &seats)?;
        let mut frame = Frame::new(String::new(), false);
        frame.stage = Stage::Playing;
        frame.clock = Clock::Running { zero: Stamp::default() };
        let state = R::open(options, &seats);
        Ok(Self { seats, house, options: options.clone(), starter: None, frame, state })
    }

    /// What an action of this moment would bring; the table is not changed.
    pub fn decide(
        &self,
        seat: Seat,
        moment: Moment,
        action: R::Action,
        world: &mut World<'_>,
    ) -> Result<Vec<R::Event>, Refusal> {
        if !self.seats.has(seat) || self.seats.presence(seat) == Presence::Gone {
            return Err(Refusal::no_seat());
        }
        if self.frame.stage == Stage::Lobby {
            return Err(Refusal::not_now());
        }
        if R::outcome(&self.state).is_some() {
            return Err(Refusal::over());
        }
        if !self.frame.clock.is_running() {
            return Err(Refusal::paused());
        }
        if moment != R::moment(&self.state) {
            return Err(Refusal::too_late());
        }
        R::decide(self, seat, action, world)
    }

    /// Events of the frame, and what the rules make of them: when it begins, when somebody comes, goes or leaves.
    pub fn with_consequences(
        &self,
        events: Vec<FrameEvent<R::Options>>,
        world: &mut World<'_>,
    ) -> Vec<TableEvent<R>> {
        let mut after = self.clone();
        for event in &events {
            after.apply_frame(event);
        }
        let told = events.into_iter().map(TableEvent::Frame);
        told.chain(after.tick(world).into_iter().map(TableEvent::Game)).collect()
    }

    /// What time brings; nothing in the lobby, while the clock rests, and after the end. But when all have left, it ends
    /// even while the clock rests.
    pub fn tick(&self, world: &mut World<'_>) -> Vec<R::Event> {
        let is_deserted = self.stage() == StageView::Playing && self.seats.playing().next().is_none();
        if self.is_ticking() || is_deserted { R::tick(self, world) } else { Vec::new() }
    }

    /// Folds an event into the table.
    pub fn apply(&mut self, event: &TableEvent<R>) {
        match event {
            TableEvent::Frame(event) => self.apply_frame(event),
            TableEvent::Game(event) => R::apply(&mut self.state, event),
        }
    }

    /// What a viewer is told of an event that is about to be applied.
    pub fn news(&self, event: &TableEvent<R>, viewer: Viewer) -> Option<TableNews<R::News>> {
        match event {
            TableEvent::Frame(event) => self.frame_news(event).map(TableNews::Frame),
            TableEvent::Game(event) => R::news(self, event, viewer).map(TableNews::Game),
        }
    }

    /// When the table wants to be ticked next, in table time.
    pub fn deadline(&self) -> Option<Time> {
        if self.is_ticking() { R::deadline(self) } else { None }
    }

    fn is_ticking(&self) -> bool {
        self.frame.stage == Stage::Playing
            && self.frame.clock.is_running()
            && R::outcome(&self.state).is_none()
    }
}
