//! Wortduell: two players or two teams, each with a hidden card of six words; who finds the other's first?
//!
//! [`cards`] are the cards and how they are made, [`solver`] is what can be concluded from what is known of one: it rates
//! the cards and is what computer players think with.

mod action;
pub mod cards;
mod decide;
mod event;
mod news;
mod options;
mod progress;
mod side;
pub mod solver;
mod square;
mod state;
mod story;
mod team;
mod view;

pub use action::Action;
pub use event::{Ending, Event};
pub use news::News;
pub use options::{Answers, Options, Stock};
pub use side::Side;
pub use square::{COLUMNS, ROWS, Square};
pub use state::{Attempt, Call, Idea, Past, Phase, Riddle, Round, State, Suggestion, Turn};
pub use view::{CardView, PastCard, PastView, PhaseView, View};

use game::{BadOptions, Moment, Outcome, Refusal, Rules, Seat, Seats, Table, Time, Viewer, World};
use words::judge::{Judge, Profile};

/// D.1 §3: so many points win the match.
pub const TARGET: u8 = 10;

/// The rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wortduell;

impl Rules for Wortduell {
    const NAME: &'static str = "wortduell";
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
        options.check_seats(seats)
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

    fn news(before: &Table<Self>, event: &Event, _viewer: Viewer) -> Option<News> {
        news::news(before, event)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn starter(state: &State) -> Option<Seat> {
        team::last_before_the_others(state)
    }

    /// Endless cards are made and rated when they are dealt.
    fn is_slow(state: &State) -> bool {
        state.options.cards == Stock::Endless && matches!(state.phase, Phase::New | Phase::RoundOver { .. })
    }

    /// Words are no secret; what is on a card is not asked.
    fn word_judge(table: &Table<Self>) -> Option<Judge> {
        Some(Judge::with(Profile::WORTDUELL, Profile::WORTDUELL.options(), table.house.clone()))
    }
}

#[cfg(any(test, feature = "contract"))]
mod sample;
#[cfg(test)]
mod tests;
