//! Wörterklauer: two players, one open pool of letters; who cannot take the lead has lost.
//!
//! The heart is [`turn`]: the mover lays whatever field they like, and the rules derive what became of each word, which
//! letters turn and who leads.

mod action;
mod beginning;
mod decide;
mod draft;
mod event;
mod news;
mod options;
mod progress;
mod proposals;
mod state;
mod story;
mod swaps;
mod tiles;
pub mod turn;
mod turning;
mod view;

pub use action::{Action, Proposal};
pub use beginning::Beginning;
pub use draft::{Draft, Judged, Why};
pub use event::{Ending, Event};
pub use news::News;
pub use options::{Level, Options, SIZES, WordsBy};
pub use state::{Agreed, Past, Phase, State};
pub use tiles::{Colour, Placed, Stone, TILES, Tile, is_vowel, letters};
pub use turning::{Glass, Turning};
pub use view::{DraftVerdict, DraftView, LegalView, PhaseView, PlayView, ProposalView, View};

use game::{BadOptions, Moment, Outcome, Refusal, Rules, Seat, Seats, Table, Time, Viewer, World};
use words::judge::Judge;

/// The rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Woerterklauer;

impl Rules for Woerterklauer {
    const NAME: &'static str = "woerterklauer";
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

    fn view(table: &Table<Self>, _viewer: Viewer) -> View {
        view::view(table)
    }

    fn news(_before: &Table<Self>, event: &Event, _viewer: Viewer) -> Option<News> {
        news::news(event)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn starter(state: &State) -> Option<Seat> {
        state.first
    }

    fn word_judge(table: &Table<Self>) -> Option<Judge> {
        Some(decide::judge(&table.state.options, &table.state.agreed, &table.house))
    }
}

#[cfg(any(test, feature = "contract"))]
mod sample;
#[cfg(test)]
mod tests;
