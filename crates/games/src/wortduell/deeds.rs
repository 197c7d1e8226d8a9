//! What somebody has done that is worth remembering: how many letters they called for a card. Its words are none of
//! theirs: they lie on the card.

use super::Wortduell;
use super::event::Event;
use game::{Deeds, Table};

/// Notes what an event brings, by seat.
pub(super) fn note(table: &Table<Wortduell>, event: &Event, deeds: &mut [Deeds]) {
    match event {
        Event::Called { seat, .. } | Event::Guessed { seat, .. } | Event::TimedOut { seat } => {
            deeds.get_mut(seat.index()).into_iter().for_each(Deeds::note_turn);
        }
        Event::RoundOver { winner, .. } => {
            let Some(round) = &table.state.round else { return };
            let letters = round.target(*winner).called.len();
            for seat in table.seats.iter().filter(|seat| table.state.side(*seat) == *winner) {
                deeds.get_mut(seat.index()).into_iter().for_each(|deeds| deeds.note_card(letters));
            }
        }
        _ => {}
    }
}
