//! What somebody has done that is worth remembering: the words they named.

use super::WurfUndWort;
use super::answer::Fate;
use super::event::{Entry, Event};
use game::{Deeds, Table};
use words::{Lexicon, Word};

/// Notes what an event brings, by seat.
pub(super) fn note(table: &Table<WurfUndWort>, event: &Event, lexicon: &Lexicon, deeds: &mut [Deeds]) {
    let Event::Settled { entries, .. } = event else { return };
    // A card is everybody's turn.
    for seat in table.seats.playing() {
        deeds.get_mut(seat.index()).into_iter().for_each(Deeds::note_turn);
    }
    let theme = table.state.turned.as_ref().map(|turned| turned.card.said());
    for entry in entries {
        let Entry { seat: Some(seat), word: Some(word), result: Fate::Right, .. } = entry else { continue };
        if let (Some(deeds), Ok(word)) = (deeds.get_mut(seat.index()), Word::fold(word)) {
            deeds.note_word(&word, lexicon, theme.as_ref());
        }
    }
}
