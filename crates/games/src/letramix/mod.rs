//! LetraMix: 13 letter dice and a sandglass; who lays the best crossword?
//!
//! A table is played in turns (C.2–C.11), or with the same roll for all, everybody at once (C15).

mod action;
mod decide;
mod dice;
mod event;
mod layout;
mod options;
mod progress;
mod score;
mod state;
mod view;

pub use action::Action;
pub use dice::{DICE, Face, value};
pub use event::Event;
pub use layout::{Layout, Placed};
pub use options::{End, Glass, Mode, Options};
pub use score::{Word, Worth, worth};
pub use state::{Desk, Laying, Phase, State};
pub use view::{DeskView, News, PastLayout, PastView, PhaseView, RollView, View};

use game::{BadOptions, Moment, Outcome, Refusal, Rules, Seat, Seats, Table, Time, Viewer, World};

/// The rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LetraMix;

impl Rules for LetraMix {
    const NAME: &'static str = "letramix";
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type News = News;

    fn open(options: &Options, seats: &Seats) -> Result<State, BadOptions> {
        options.check(seats)?;
        Ok(State::new(options.clone(), seats.count()))
    }

    fn decide(
        table: &Table<Self>,
        seat: Seat,
        action: Action,
        world: &mut World<'_>,
    ) -> Result<Vec<Event>, Refusal> {
        decide::decide(table, seat, action, world)
    }

    fn tick(table: &Table<Self>, world: &mut World<'_>) -> Vec<Event> {
        progress::tick(table, world)
    }

    fn deadline(table: &Table<Self>) -> Option<Time> {
        progress::deadline(table)
    }

    fn apply(state: &mut State, event: &Event) {
        state.apply(event);
    }

    fn moment(state: &State) -> Moment {
        state.moment
    }

    fn view(table: &Table<Self>, viewer: Viewer) -> View {
        view::view(table, viewer)
    }

    fn news(before: &Table<Self>, event: &Event, viewer: Viewer) -> Option<News> {
        view::news(before, event, viewer)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }
}

#[cfg(any(test, feature = "contract"))]
mod sample;
#[cfg(test)]
mod tests;
