//! What a good card is (4.6, D5, D19): checked for generated cards, and by a test for the selected ones.

use super::Card;
use std::fmt;
use words::automaton::LetterSet;
use words::family::kinship;
use words::{Letter, Lexicon, Word};

/// 4.6: so many letters at least.
pub const FEWEST_LETTERS: usize = 24;
/// And so many at most.
pub const MOST_LETTERS: usize = 34;
/// So many different ones at least.
pub const DIFFERENT_LETTERS: usize = 9;
/// And E in so many squares at most.
pub const MOST_E: usize = 6;
/// D12: an answer names so many squares at most, so a letter stands on no more.
pub const MOST_MARKED: usize = 9;

/// What a card misses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missed {
    /// 24–34 letters.
    Letters,
    /// At least nine different ones.
    Different,
    /// E in at most six squares.
    TooManyE,
    /// No letter on more squares than an answer may name (D12).
    TooManyOfOne,
    /// At least two different lengths across (D19).
    Lengths,
    /// Six words, none a part or a form of another.
    Alike,
}

impl fmt::Display for Missed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Letters => "24 to 34 letters",
            Self::Different => "at least nine different letters",
            Self::TooManyE => "E in at most six squares",
            Self::TooManyOfOne => "every letter in at most nine squares",
            Self::Lengths => "at least two different lengths across",
            Self::Alike => "six words, none a part or a form of another",
        })
    }
}

/// The first aim that a card misses.
pub fn missed(card: &Card) -> Option<Missed> {
    let letters: Vec<Letter> = card.letters().map(|(_, letter)| letter).collect();
    let different: LetterSet = letters.iter().copied().collect();
    let across = &card.words()[1..];
    let words: Vec<Word> = card.words().iter().map(|place| place.word).collect();
    let are_alike = |i: usize| words[..i].iter().any(|other| alike(&words[i], other));
    if !(FEWEST_LETTERS..=MOST_LETTERS).contains(&letters.len()) {
        Some(Missed::Letters)
    } else if different.len() < DIFFERENT_LETTERS {
        Some(Missed::Different)
    } else if letters.iter().filter(|letter| letter.ascii() == b'E').count() > MOST_E {
        Some(Missed::TooManyE)
    } else if different.iter().any(|letter| card.squares_of(letter).len() > MOST_MARKED) {
        Some(Missed::TooManyOfOne)
    } else if across.iter().all(|place| place.word.len() == across[0].word.len()) {
        Some(Missed::Lengths)
    } else if (0..words.len()).any(are_alike) {
        Some(Missed::Alike)
    } else {
        None
    }
}

/// Is one word a part of the other, or a form or a relative of it?
pub(super) fn alike(a: &Word, b: &Word) -> bool {
    let (long, short) = if a.len() < b.len() { (b, a) } else { (a, b) };
    let is_part = long.windows(short.len()).any(|part| part == short.letters());
    is_part || share_a_stem(a, b) || kinship(Lexicon::german(), a, b).is_same()
}

/// Four or more letters in common at the beginning or the end: SANDBURG and SANDUHR, RUCKSACK and SEESACK.
fn share_a_stem(a: &Word, b: &Word) -> bool {
    const STEM: usize = 4;
    let ahead = a.iter().zip(b.iter()).take_while(|(x, y)| x == y).count();
    let behind = a.iter().rev().zip(b.iter().rev()).take_while(|(x, y)| x == y).count();
    ahead >= STEM || behind >= STEM
}
