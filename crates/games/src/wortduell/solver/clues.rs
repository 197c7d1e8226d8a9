//! What is known of a card.

use crate::wortduell::cards::Place;
use crate::wortduell::square::{COLUMNS, ROWS, Square};
use crate::wortduell::state::Call;
use words::automaton::LetterSet;
use words::{Letter, Word};

/// What is known of a card: the answers, the words that were found, and those that are not there.
#[derive(Clone, Debug, Default)]
pub struct Clues {
    /// The letters that were called.
    pub called: LetterSet,
    /// By row and column, where it is known.
    pub(super) letters: [[Option<Letter>; COLUMNS as usize]; ROWS as usize],
    /// By row: the columns of called letters, as a mask.
    pub(super) answered: [u16; ROWS as usize],
    /// By row: the columns of letters that are known by a found word only.
    pub(super) inferred: [u16; ROWS as usize],
    /// The words that were found.
    pub found: Vec<Place>,
    /// What was guessed wrongly.
    pub wrong: Vec<Place>,
}

impl Clues {
    /// From what a player sees.
    pub fn new(called: &[Call], found: &[Place], wrong: &[Place]) -> Self {
        let mut clues = Self { wrong: wrong.to_vec(), ..Self::default() };
        for call in called {
            clues.answer(call.letter, &call.squares);
        }
        for place in found {
            clues.find(*place);
        }
        clues
    }

    /// A letter stands on these squares, and nowhere else.
    pub fn answer(&mut self, letter: Letter, squares: &[Square]) {
        self.called.insert(letter);
        for square in squares {
            self.letters[square.row()][square.column()] = Some(letter);
            self.answered[square.row()] |= 1 << square.column();
            self.inferred[square.row()] &= !(1 << square.column());
        }
    }

    /// A word was found.
    pub fn find(&mut self, place: Place) {
        for (square, letter) in place.letters() {
            self.letters[square.row()][square.column()] = Some(letter);
            if !self.called.contains(letter) {
                self.inferred[square.row()] |= 1 << square.column();
            }
        }
        self.found.push(place);
    }

    /// A guess was wrong.
    pub fn refute(&mut self, place: Place) {
        self.wrong.push(place);
    }

    /// The letter on a square, if it is known.
    pub const fn letter(&self, square: Square) -> Option<Letter> {
        self.letters[square.row()][square.column()]
    }

    /// How many of a hundred letters of a word lie open.
    pub fn uncovered(&self, place: &Place) -> usize {
        let squares = place.squares();
        let open = squares.iter().filter(|square| self.letter(**square).is_some()).count();
        100 * open / squares.len().max(1)
    }

    /// Was this word found?
    pub fn has(&self, place: &Place) -> bool {
        self.found.contains(place)
    }

    /// Was this word found, wherever it lies? The words of a card are all different.
    pub fn has_word(&self, word: &Word) -> bool {
        self.found.iter().any(|place| place.word == *word)
    }

    /// The word across that was found in a row.
    pub(super) fn found_in(&self, row: usize) -> Option<&Place> {
        self.found.iter().find(|place| place.from.row() == row && place.to.row() == row)
    }

    /// The word down, if it was found.
    pub(super) fn found_down(&self) -> Option<&Place> {
        self.found.iter().find(|place| place.from.column() == place.to.column())
    }
}
