//! Wortduell: two players or two teams, each with a hidden card of six words; who finds the other's first?
//!
//! [`cards`] are the cards and how they are made, [`solver`] is what can be concluded from what is known of one: it rates
//! the cards and is what computer players think with.

mod action;
pub mod cards;
mod decide;
mod deeds;
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

use game::{Deeds, Rules, Table};
use words::Lexicon;
use words::judge::{Judge, Profile};

/// D.1 §3: so many points win the match.
pub const TARGET: u8 = 10;

/// The rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wortduell;

impl Rules for Wortduell {
    const NAME: &'static str = "wortduell";
    game::items_of_this_folder!();

    /// What a team says among itself; the call or the guess counts.
    fn is_draft(action: &Action) -> bool {
        matches!(action, Action::Suggest { .. } | Action::Writer { .. })
    }

    /// Endless cards are made and rated when they are dealt.
    fn is_slow(state: &State) -> bool {
        state.options.cards == Stock::Endless && matches!(state.phase, Phase::New | Phase::RoundOver { .. })
    }

    /// The rival's card.
    fn hides(state: &State) -> bool {
        matches!(state.phase, Phase::Turn(_) | Phase::Answer { .. })
    }

    /// Words are no secret; what is on a card is not asked.
    fn word_judge(table: &Table<Self>) -> Option<Judge> {
        Some(Judge::with(Profile::WORTDUELL, Profile::WORTDUELL.options(), table.house.clone()))
    }

    fn kind(options: &Options) -> &'static str {
        match options.answers {
            Answers::Automatic => "",
            Answers::Manual => "manual",
        }
    }

    /// D24: two against two and more.
    fn is_in_teams(table: &Table<Self>) -> bool {
        table.seats.count() > usize::from(options::SEATS.0)
    }

    fn note(before: &Table<Self>, event: &Event, _lexicon: &Lexicon, deeds: &mut [Deeds]) {
        deeds::note(before, event, deeds);
    }
}

#[cfg(any(test, feature = "sample"))]
mod sample;
#[cfg(test)]
mod tests;
