//! Words that lie open: all their letters are uncovered.

use super::clues::Clues;
use super::lore::{HEIGHT, WIDTH};
use crate::wortduell::cards::{LENGTHS, Place};
use crate::wortduell::square::Square;
use words::{Letter, Lexicon, Word};

/// A word that lies uncovered and was not found yet: a longest line of known letters that is a word, or any such line
/// when all letters are called.
pub fn obvious(clues: &Clues) -> Option<Place> {
    let is_certain = clues.called.len() == Letter::COUNT;
    let is_new = |place: &Place| !clues.has_word(&place.word) && !clues.wrong.contains(place);
    let counts = |place: &Place| is_certain || Lexicon::german().knows(&place.word);
    lines(clues).into_iter().find(|place| is_new(place) && counts(place))
}

fn lines(clues: &Clues) -> Vec<Place> {
    let across = (0..HEIGHT).flat_map(|row| runs(clues, (0..WIDTH).map(move |column| (column, row))));
    let down = (0..WIDTH).flat_map(|column| {
        runs(clues, (0..HEIGHT).map(move |row| (column, row)))
            .into_iter()
            .filter(|place| place.word.len() == HEIGHT)
    });
    across.chain(down).collect()
}

/// The longest lines of known letters along these squares.
fn runs(clues: &Clues, squares: impl Iterator<Item = (usize, usize)>) -> Vec<Place> {
    let mut out = Vec::new();
    let mut run: Vec<(Square, Letter)> = Vec::new();
    for (column, row) in squares {
        let square = Square::new(column as u8, row as u8);
        match square.and_then(|square| Some((square, clues.letter(square)?))) {
            Some(known) => run.push(known),
            None => out.extend(place(&std::mem::take(&mut run))),
        }
    }
    out.extend(place(&run));
    out
}

fn place(run: &[(Square, Letter)]) -> Option<Place> {
    let letters: Vec<Letter> = run.iter().map(|(_, letter)| *letter).collect();
    let (from, to) = (run.first()?.0, run.last()?.0);
    LENGTHS.contains(&run.len()).then_some(())?;
    Word::from_letters(&letters).map(|word| Place { word, from, to })
}
