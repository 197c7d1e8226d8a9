//! LetraMix: 13 letter dice and a sandglass; who lays the best crossword?
//!
//! A table is played in turns (C.2–C.11), or with the same roll for all, everybody at once (C15).

mod action;
mod decide;
mod deeds;
mod dice;
mod event;
mod foreseen;
mod layout;
mod news;
mod options;
mod progress;
mod score;
mod state;
mod story;
mod view;

pub use action::Action;
pub use dice::{DICE, Face, value};
pub use event::Event;
pub use foreseen::{Foreseen, Seen, foreseen};
pub use layout::{Layout, Placed};
pub use news::News;
pub use options::{End, MINUTES, Mode, Options, ROUNDS, TARGET};
pub use score::{Word, Worth, worth};
pub use state::{Desk, Laying, Phase, State};
pub use view::{DeskView, PastLayout, PastView, PhaseView, RollView, View};

use game::{Deeds, Rules, Table};
use words::Lexicon;
use words::judge::Judge;

/// The rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LetraMix;

impl Rules for LetraMix {
    const NAME: &'static str = "letramix";
    game::items_of_this_folder!();

    /// "Fertig" carries the layout again.
    fn is_draft(action: &Action) -> bool {
        matches!(action, Action::Lay { .. })
    }

    /// C6: without Prüfhilfe nobody is told what is valid before the end.
    fn word_judge(table: &Table<Self>) -> Option<Judge> {
        let open = table.state.options.check_aid || table.outcome().is_some();
        open.then(|| decide::judge(table))
    }

    fn kind(options: &Options) -> &'static str {
        match options.mode {
            Mode::Turns => "turns",
            Mode::SameRoll => "same_roll",
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
