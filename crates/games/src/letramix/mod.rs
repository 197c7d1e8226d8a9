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
use words::judge::Judge;

/// The rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LetraMix;

impl Rules for LetraMix {
    const NAME: &'static str = "letramix";
    const SEATS: (u8, u8) = options::SEATS;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type News = News;

    fn check_options(options: &Options) -> Result<(), BadOptions> {
        options.check()
    }

    fn check(options: &Options, seats: &Seats) -> Result<(), BadOptions> {
        options.check()?;
        options::check_seats(seats)
    }

    fn open(options: &Options, seats: &Seats) -> State {
        State::new(options.clone(), seats.count())
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

    fn starter(state: &State) -> Option<Seat> {
        state.first
    }

    /// C6: without Prüfhilfe nobody is told what is valid before the end.
    fn word_judge(table: &Table<Self>) -> Option<Judge> {
        let open = table.state.options.check_aid || table.state.outcome().is_some();
        open.then(|| decide::judge(table))
    }
}

#[cfg(any(test, feature = "contract"))]
mod sample;
#[cfg(test)]
mod tests;
