//! Wörterklauer: two players, one open pool of letters; who cannot take the lead has lost.
//!
//! The heart is [`turn`]: the mover lays whatever field they like, and the rules derive what became of each word, which
//! letters turn and who leads.

mod action;
mod beginning;
mod decide;
mod deeds;
mod draft;
mod event;
mod foreseen;
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
pub use foreseen::{Seen, foreseen};
pub use news::News;
pub use options::{Level, Options, SIZES, WordsBy};
pub use state::{Agreed, Past, Phase, State, Told};
pub use tiles::{Colour, Placed, Stone, TILES, Tile, is_vowel, letters};
pub use turning::{Glass, Turning};
pub use view::{DraftVerdict, DraftView, LegalView, PhaseView, PlayView, ProposalView, View};

use game::{Deeds, Rules, Table};
use words::Lexicon;
use words::judge::Judge;

/// The rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Woerterklauer;

impl Rules for Woerterklauer {
    const NAME: &'static str = "woerterklauer";
    game::items_of_this_folder!();

    /// "Zug beenden" carries the field again.
    fn is_draft(action: &Action) -> bool {
        matches!(action, Action::Lay { .. })
    }

    fn word_judge(table: &Table<Self>) -> Option<Judge> {
        Some(decide::judge(table))
    }

    fn kind(options: &Options) -> &'static str {
        options.level.name()
    }

    fn note(before: &Table<Self>, event: &Event, lexicon: &Lexicon, deeds: &mut [Deeds]) {
        deeds::note(before, event, lexicon, deeds);
    }
}

#[cfg(any(test, feature = "sample"))]
mod sample;
#[cfg(test)]
mod tests;
