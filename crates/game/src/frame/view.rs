//! What everybody may see of the frame, and is told of it.

use super::event::FrameEvent;
use super::limits::HouseWords;
use super::names::shown_names;
use super::{Closing, Stage};
use crate::clock::Clock;
use crate::refusal::Said;
use crate::rules::{Options, Rules};
use crate::seat::{Occupant, Place, Presence, Seat, Sign};
use crate::table::Table;
use crate::time::Span;
use serde::Serialize;

/// The frame as everybody sees it; `O` are the game's options.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FrameView<O> {
    /// The game's name.
    pub game: &'static str,
    /// How far it is.
    pub stage: StageView,
    /// Letters by which it is found.
    pub code: String,
    /// Do strangers see it?
    pub public: bool,
    /// Who may arrange things.
    pub host: Option<Seat>,
    /// Who sits where.
    pub seats: Vec<PlaceView>,
    /// Table time.
    pub clock: Clock,
    /// How it will be played; in the lobby.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub options: Option<O>,
    /// The house words; in the lobby.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub house: Option<HouseWords>,
    /// Why it cannot begin; in the lobby.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub hindrance: Option<Said>,
    /// Where it goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub next: Option<NextView>,
    /// Why it was closed without a result.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub closed: Option<Closing>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StageView {
    /// People sit down and choose.
    Lobby,
    /// It is played.
    Playing,
    /// It has an outcome, or was closed without one.
    Over,
}

impl StageView {
    /// Its name, as it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlaceView {
    /// Who sits there: a person's name, a bot's, or its level where it has none, with a number where several are
    /// equal. Whose name was forgotten is "Gast".
    pub name: String,
    /// `person` or `bot`.
    #[cfg_attr(feature = "typescript", ts(type = "'person' | 'bot'"))]
    pub kind: &'static str,
    /// How strong a bot is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub level: Option<String>,
    /// Who a bot is, unless it is nobody in particular.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub character: Option<String>,
    /// Are they there?
    pub presence: Presence,
    /// The level of the bot that plays for who is away.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub stand_in: Option<String>,
    /// By what it is told apart. Servers of before sent none: then it goes by the seat's number.
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Sign>"))]
    pub sign: Sign,
    /// Do they want to begin? Bots always do.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub ready: bool,
    /// How good their connection is, as far as this server has measured it: never in the log.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub line: Option<LineQuality>,
}

/// How good a connection is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LineQuality {
    /// Nobody notices it.
    Good,
    /// It can be noticed where players race.
    Fair,
    /// It is slow.
    Poor,
}

impl LineQuality {
    /// A connection whose messages take so long, one way.
    pub const fn of(lag: Span) -> Self {
        match lag.millis() {
            0..75 => Self::Good,
            75..200 => Self::Fair,
            _ => Self::Poor,
        }
    }
}

/// The table where it goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NextView {
    /// Its address.
    pub table: String,
    /// The viewer's secret there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub secret: Option<String>,
}

/// What everybody is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "news")]
pub enum FrameNews {
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        name: String,
    },
    /// Somebody has left for good.
    Left {
        /// Where they sat.
        seat: Seat,
        /// Who.
        name: String,
    },
    /// Somebody is back.
    Came {
        /// Who.
        seat: Seat,
    },
    /// Somebody is disconnected.
    Went {
        /// Who.
        seat: Seat,
    },
    /// A bot plays for somebody.
    StandIn {
        /// For whom.
        seat: Seat,
        /// How strong it is.
        level: String,
    },
    /// Somebody is host now.
    Host {
        /// Who.
        seat: Seat,
    },
    /// It has begun.
    Started,
    /// The clock rests.
    Paused,
    /// It runs again.
    Resumed,
    /// It goes on at another table.
    Rematch,
    /// It was closed without a result.
    Closed {
        /// Why.
        why: Closing,
    },
}

/// News of the frame or of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum TableNews<N> {
    /// Of the frame.
    Frame(FrameNews),
    /// Of the game.
    Game(N),
}

impl<R: Rules> Table<R> {
    /// The frame as everybody sees it.
    pub fn frame_view(&self) -> FrameView<R::Options> {
        let stage = self.stage();
        let in_lobby = stage == StageView::Lobby;
        let frame = &self.frame;
        FrameView {
            game: R::NAME,
            stage,
            code: frame.code.clone(),
            public: frame.public,
            host: frame.host.and_then(|guest| self.seats.seat_of(guest)),
            seats: self.place_views(),
            clock: frame.clock,
            options: in_lobby.then(|| self.options.clone()),
            house: in_lobby.then(|| HouseWords::of(&self.house)),
            hindrance: if in_lobby { self.hindrance() } else { None },
            next: frame.next.clone().map(|table| NextView { table, secret: None }),
            closed: frame.closed,
        }
    }

    fn place_views(&self) -> Vec<PlaceView> {
        let places = self.seats.iter().filter_map(|seat| self.seats.place(seat));
        places.zip(self.seats.names()).map(|(place, name)| place_view(place, name)).collect()
    }

    /// How far it is.
    pub fn stage(&self) -> StageView {
        match self.frame.stage {
            _ if self.is_over() => StageView::Over,
            Stage::Lobby => StageView::Lobby,
            Stage::Playing => StageView::Playing,
        }
    }

    /// Why it cannot begin as it is.
    pub fn hindrance(&self) -> Option<Said> {
        let checked = self.options.check().and_then(|()| self.options.check_seats(&self.seats));
        checked.err().map(|bad| bad.0)
    }

    pub(crate) fn frame_news(&self, event: &FrameEvent<R::Options>) -> Option<FrameNews> {
        let next = Seat::new(self.seats.count() as u8);
        Some(match event {
            FrameEvent::Sat { name, seat: Some(seat), .. } => {
                FrameNews::Sat { seat: *seat, name: name.clone() }
            }
            FrameEvent::Sat { name, seat: None, .. }
            | FrameEvent::BotSat { character: Some(name), .. }
            | FrameEvent::BotSat { level: name, character: None } => {
                let mut names = self.seats.names();
                names.push(name.clone());
                FrameNews::Sat { seat: next, name: shown_names(names).pop().unwrap_or_default() }
            }
            FrameEvent::Left { seat, .. } => FrameNews::Left { seat: *seat, name: self.seats.name(*seat) },
            // A second socket of somebody who is here is nobody's business.
            FrameEvent::Came { seat, .. } => match self.seats.place(*seat) {
                Some(Place { presence: Presence::Away, .. }) => FrameNews::Came { seat: *seat },
                _ => return None,
            },
            FrameEvent::Went { seat } => FrameNews::Went { seat: *seat },
            FrameEvent::StoodIn { seat, level } => FrameNews::StandIn { seat: *seat, level: level.clone() },
            FrameEvent::Host { guest } => FrameNews::Host { seat: self.seats.seat_of((*guest)?)? },
            FrameEvent::Started { .. } => FrameNews::Started,
            FrameEvent::Paused { .. } => FrameNews::Paused,
            FrameEvent::Resumed { .. } => FrameNews::Resumed,
            FrameEvent::Rematch { .. } => FrameNews::Rematch,
            FrameEvent::Closed { why } => FrameNews::Closed { why: *why },
            FrameEvent::Opened { .. }
            | FrameEvent::Signed { .. }
            | FrameEvent::MakesRoom { .. }
            | FrameEvent::Ready { .. }
            | FrameEvent::Options { .. }
            | FrameEvent::Hurried {}
            | FrameEvent::House(_) => return None,
        })
    }
}

fn place_view(place: &Place, name: String) -> PlaceView {
    let (kind, level, character) = match &place.occupant {
        Occupant::Person { .. } => ("person", None, None),
        Occupant::Bot { name, character } => ("bot", Some(name.clone()), character.clone()),
    };
    let Place { presence, sign, ready, .. } = *place;
    let stand_in = place.stand_in.clone();
    PlaceView { name, kind, level, character, presence, stand_in, sign, ready, line: None }
}
