//! Wurf & Wort: a card names a category and dice; who first knows a word that has what the dice ask for says "Stopp".
//!
//! The engine checks letters, syllables and category parts (`check`); whether a word is typical of the category
//! the table decides by thumbs. `buzzer` makes the race fair for those whose messages take longer.

mod action;
mod answer;
mod buzzer;
mod cards;
mod check;
mod coverage;
mod decide;
mod deeds;
mod dice;
mod event;
mod news;
mod options;
mod phase;
mod plural;
mod progress;
mod round;
mod state;
mod story;
mod view;

pub use action::Action;
pub use answer::{Answer, Contest, Fate, Fit, Ground, Thumbs};
pub use buzzer::{MOST_LAG, Photo, PhotoPress, Press, TIE};
pub use cards::{CARDS, Card, deck};
pub use coverage::Coverage;
pub use dice::{Die, Kind, all_rolls, points, roll, wanted};
pub use event::{Entry, Event};
pub use news::News;
pub use options::{Mode, Options, ROUNDS, SECONDS};
pub use phase::{Collecting, Naming, Phase, Review, Searching, Settled, Voting};
pub use round::{Ended, Logged, Turned};
pub use state::State;
pub use view::{CardView, LogView, PhaseView, View};

use game::{Deeds, Race, Refusal, Rules, Spoken, Table, Time};
use words::Lexicon;
use words::judge::Judge;

/// The rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WurfUndWort;

impl Rules for WurfUndWort {
    const NAME: &'static str = "wurf-und-wort";
    /// 5.2.7: who joins late starts with 0.
    const LATE_COMERS: bool = true;
    game::items_of_this_folder!();

    fn word_judge(table: &Table<Self>) -> Option<Judge> {
        Some(decide::judge(table))
    }

    fn race(table: &Table<Self>) -> Race {
        buzzer::race(&table.state)
    }

    fn is_press(action: &Action) -> bool {
        matches!(action, Action::Stop { .. })
    }

    fn uncovered_at(table: &Table<Self>) -> Option<Time> {
        table.state.phase.reveal()
    }

    /// The card and its dice: who reads a view before the reveal is to find nothing there.
    fn cover(view: &mut View) {
        view.card = None;
        view.dice.clear();
        view.worth = 0;
    }

    fn spoken(typed: &str) -> Result<Spoken, Refusal> {
        check::spoken_as_typed(typed)
    }

    fn kind(options: &Options) -> &'static str {
        match options.mode {
            Mode::Buzzer => "buzzer",
            Mode::Collect => "collect",
        }
    }

    fn note(before: &Table<Self>, event: &Event, lexicon: &Lexicon, deeds: &mut [Deeds]) {
        deeds::note(before, event, lexicon, deeds);
    }
}

#[cfg(any(test, feature = "sample"))]
mod sample;
#[cfg(test)]
mod tests;
