//! What somebody has done that is worth remembering: the terms they named.

use super::Buecherwurm;
use super::event::{Event, Failure};
use super::options::Language;
use game::{Deeds, Said, Table};
use words::themes::Theme;
use words::{Lexicon, Word};

/// Notes what an event brings, by seat.
pub(super) fn note(table: &Table<Buecherwurm>, event: &Event, lexicon: &Lexicon, deeds: &mut [Deeds]) {
    match event {
        Event::Taken { seat, word, .. } => {
            let Some(deeds) = deeds.get_mut(seat.index()) else { return };
            deeds.note_turn();
            // The list is German; a term of several words is not on it.
            if let (Language::De, Ok(word)) = (table.state.options.language, Word::fold(word)) {
                deeds.note_word(&word, lexicon, theme(table).as_ref());
            }
        }
        // 5.5.14: who is away has had no turn.
        Event::Failed { seat, why: Failure::Time | Failure::GaveUp } => {
            deeds.get_mut(seat.index()).into_iter().for_each(Deeds::note_turn);
        }
        _ => {}
    }
}

fn theme(table: &Table<Buecherwurm>) -> Option<Said> {
    let theme = Theme::of(table.state.theme.as_ref()?)?;
    Some(Said::new(&theme.title.de, &theme.title.en))
}
