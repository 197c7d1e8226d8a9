//! What somebody has done that is worth remembering: the words they made.

use super::Woerterklauer;
use super::event::{Ending, Event};
use super::tiles::letters;
use super::turn::made;
use game::{Deeds, Table};
use words::Lexicon;

/// Notes what an event brings, by seat.
pub(super) fn note(table: &Table<Woerterklauer>, event: &Event, lexicon: &Lexicon, deeds: &mut [Deeds]) {
    match event {
        Event::Turned { seat, field, changes, .. } => {
            let Some(deeds) = deeds.get_mut(seat.index()) else { return };
            deeds.note_turn();
            let letters = letters(table.state.options.full_alphabet);
            for made in made(&table.state.field, field, changes, letters) {
                deeds.note_word(&made.word, lexicon, None);
            }
        }
        // W17: a turn that the sand has ended was one.
        Event::Over { ending: Ending::Glass, .. } => {
            let mover = table.state.turning().and_then(|turning| deeds.get_mut(turning.seat.index()));
            mover.into_iter().for_each(Deeds::note_turn);
        }
        _ => {}
    }
}
