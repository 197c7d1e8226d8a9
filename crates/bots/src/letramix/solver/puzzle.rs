//! A rack and a vocabulary, made ready to be solved.

use super::first;
use super::fragments::{DEAD, Fragments};
use super::hand::Kinds;
use super::laid::Laid;
use super::list::WordList;
use super::rack::{Rack, Values};
use super::vocabulary::Vocabulary;
use words::Letter;

/// What is to be solved: the dice, their values, and all words that they can form. It does not change, so that any
/// number of searches can share it.
///
/// Inside, letters have numbers of their own: those of the dice come first, then, if there are jokers, all others.
#[derive(Debug)]
pub struct Puzzle {
    pub(super) rack: Rack,
    pub(super) values: Values,
    /// By number.
    pub(super) letters: Vec<Letter>,
    /// How many dice show each letter, by number.
    pub(super) dice: [u8; Letter::COUNT],
    pub(super) kinds: Kinds,
    pub(super) words: WordList,
    pub(super) fragments: Fragments,
    /// How often each letter occurs in the words, by number.
    pub(super) frequencies: [u32; Letter::COUNT],
    /// A layout that was found at once.
    pub(super) first: Laid,
}

impl Puzzle {
    /// The best layout of this rack is wanted, with these words and values.
    pub fn new(vocabulary: &Vocabulary, rack: Rack, values: Values) -> Self {
        let (counts, jokers) = (rack.counts(), rack.jokers());
        let (own, others): (Vec<Letter>, Vec<Letter>) =
            Letter::all().partition(|letter| counts[letter.index()] > 0);
        let mut letters = own;
        if jokers > 0 {
            letters.extend(others);
        }
        let mut numbers = [0; Letter::COUNT];
        let (mut dice, mut worth) = ([0; Letter::COUNT], [0; Letter::COUNT]);
        for (number, letter) in letters.iter().enumerate() {
            numbers[letter.index()] = number as u8;
            dice[number] = counts[letter.index()];
            worth[number] = values.byte(*letter);
        }
        let mut words = vocabulary.formable(&counts, jokers, 2..=rack.faces().len());
        words.rename(|letter| numbers[usize::from(letter)]);
        let mut frequencies = [0; Letter::COUNT];
        for letter in words.iter().flatten() {
            frequencies[usize::from(*letter)] += 1;
        }
        Self {
            first: first::lay(vocabulary, &rack),
            kinds: Kinds::new(worth, &dice, jokers),
            fragments: Fragments::of(&words),
            rack,
            values,
            letters,
            dice,
            words,
            frequencies,
        }
    }

    /// How many words the dice can form.
    pub fn word_count(&self) -> usize {
        self.words.len()
    }

    /// What all dice are worth together.
    pub fn total(&self) -> i32 {
        self.values.total(&self.rack)
    }

    /// The numbers of the letters that the dice show.
    pub(super) fn shown(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.letters.len() as u8).filter(|letter| self.dice[usize::from(*letter)] > 0)
    }

    /// What it costs not to use any die with this letter.
    pub(super) fn cost_unused(&self, letter: u8) -> i32 {
        3 * self.kinds.value(letter) * i32::from(self.dice[usize::from(letter)])
    }

    /// What the dice cost that no word can use.
    pub(super) fn cost_hopeless(&self) -> i32 {
        let hopeless = self.shown().filter(|letter| self.fragments.letter(*letter) == DEAD);
        hopeless.map(|letter| self.cost_unused(letter)).sum()
    }
}
