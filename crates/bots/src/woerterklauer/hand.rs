//! The letters in a player's hand while words are tried.

use super::ground::{Ground, Tiles, members};
use words::Letter;
use words::automaton::LetterSet;

/// How many there are of each letter.
#[derive(Clone, Copy, Default)]
pub(super) struct Hand {
    counts: [u8; Letter::COUNT],
    letters: LetterSet,
}

impl Hand {
    /// The letters of these tiles.
    pub fn of(tiles: Tiles, ground: &Ground) -> Self {
        let mut hand = Self::default();
        let letters = members(tiles).filter_map(|tile| Letter::from_index(ground.letters[usize::from(tile)]));
        letters.for_each(|letter| hand.put(letter));
        hand
    }

    /// Those of which there are any.
    pub fn letters(&self) -> LetterSet {
        self.letters
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self, letter: Letter) -> bool {
        let count = &mut self.counts[letter.index()];
        let Some(left) = count.checked_sub(1) else { return false };
        *count = left;
        if left == 0 {
            self.letters.remove(letter);
        }
        true
    }

    pub fn put(&mut self, letter: Letter) {
        self.counts[letter.index()] += 1;
        self.letters.insert(letter);
    }
}
