//! What somebody has done that is worth remembering: layouts and their words.

use super::LetraMix;
use super::event::Event;
use super::layout::Layout;
use super::score::Worth;
use super::state::{Laying, Phase};
use game::deeds::LaidLetter;
use game::{Deeds, Seat, Table};
use words::Lexicon;
use words::entry::Decency;

/// Notes what an event brings, by seat.
pub(super) fn note(table: &Table<LetraMix>, event: &Event, lexicon: &Lexicon, deeds: &mut [Deeds]) {
    match event {
        // Who has seen the dice has had a turn: nobody looks at a roll and goes.
        Event::Rolled { out, .. } => {
            for seat in rolled_for(table, out) {
                deeds.get_mut(seat.index()).into_iter().for_each(Deeds::note_turn);
            }
        }
        Event::Scored { seat, points, .. } => {
            let Some(laying) = table.state.laying() else { return };
            let valid = laying.desks.get(seat.index()).and_then(|desk| desk.valid.as_ref());
            // Who has left has got nothing for it.
            let counted = valid.filter(|(_, worth)| worth.points == *points);
            if let (Some((layout, worth)), Some(deeds)) = (counted, deeds.get_mut(seat.index())) {
                note_layout(laying, layout, worth, lexicon, deeds);
            }
        }
        _ => {}
    }
}

fn rolled_for(table: &Table<LetraMix>, out: &[Seat]) -> Vec<Seat> {
    match table.state.phase {
        Phase::ToRoll { seat, .. } => vec![seat],
        _ => table.seats.playing().filter(|seat| !out.contains(seat)).collect(),
    }
}

fn note_layout(laying: &Laying, layout: &Layout, worth: &Worth, lexicon: &Lexicon, deeds: &mut Deeds) {
    for word in &worth.words {
        deeds.note_word(&word.word, lexicon, None);
    }
    // A profile may be public.
    if worth.words.iter().all(|word| lexicon.decency(&word.word) != Decency::Indecent) {
        deeds.note_layout(worth.points, || cells(laying, layout, worth));
    }
}

fn cells(laying: &Laying, layout: &Layout, worth: &Worth) -> Vec<LaidLetter> {
    let mut letters = layout.letters(&laying.dice);
    letters.extend(layout.open_jokers(&laying.dice).into_iter().zip(worth.jokers.iter().copied()));
    let faces = layout.faces(&laying.dice);
    let is_joker = |cell| faces.get(cell).is_some_and(|face| face.letter().is_none());
    letters
        .iter()
        .map(|(cell, letter)| LaidLetter { x: cell.x, y: cell.y, letter: *letter, joker: is_joker(cell) })
        .collect()
}
