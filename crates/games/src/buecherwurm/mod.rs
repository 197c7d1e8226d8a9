//! Bücherwurm: a theme, seven letter dice, and a term for each die; dice can be stolen.
//!
//! A round: a card is turned, one of its three themes chosen, the dice rolled (E.1.2). Clockwise each names a term for a
//! die of the display or of a rival, until the last letter die is taken or somebody has no term (E.1.9).

mod action;
mod cards;
mod coverage;
mod decide;
mod deeds;
mod dice;
mod event;
mod news;
mod opinion;
mod options;
mod phase;
mod progress;
mod round;
mod score;
mod state;
mod story;
mod taking;
mod term;
mod view;

pub use action::Action;
pub use cards::{CARDS, cards};
pub use coverage::coverage;
pub use dice::{Die, Face, Side, WHITE, faces};
pub use event::{Event, Failure, RoundEnd, Why};
pub use news::{News, ThumbView};
pub use options::{Language, Options, TARGET, TermsBy, Unique};
pub use phase::{Ballot, Past, Phase};
pub use round::{Desk, Named, Rejected, Round, Spot, WORMS};
pub use score::Score;
pub use state::State;
pub use term::{Term, is_same};
pub use view::{DieView, NamedView, PastView, PhaseView, RoundView, SpecialView, ThemeView, View};

use game::{Deeds, Rules, Table};
use words::Lexicon;
use words::judge::Judge;

/// The rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Buecherwurm;

impl Rules for Buecherwurm {
    const NAME: &'static str = "buecherwurm";
    game::items_of_this_folder!();

    /// The word list answers in German only.
    fn word_judge(table: &Table<Self>) -> Option<Judge> {
        (table.state.options.language == Language::De).then(|| opinion::judge(table))
    }

    fn kind(options: &Options) -> &'static str {
        match options.language {
            Language::De => "",
            Language::En => "en",
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
