//! What the dice in hand can form with one letter of the board.
//!
//! Most cells of a growing layout need a word through a single letter, made of what is left. How such a word can go on
//! depends only on the letter and on the *bag*: the dice and jokers in hand. There are at most 2¹³ bags of 13 dice, and
//! the search meets the same ones millions of times, so what a bag can form is worked out when it is first met.
//!
//! A bag is met from a greater one, and can form nothing that the greater one cannot: only those words are looked at.

use super::fragments::END;
use super::hand::{Hand, Kinds};
use super::list::WordList;
use std::ops::Range;
use words::Letter;

/// The number of a bag that has been met.
pub(super) type BagId = u32;

/// Where a set of letters lies among the sets of a bag.
pub(super) type SetIndex = u16;

/// Every letter.
pub(super) const ANY: SetIndex = 4;
/// Before the sets of the letters come [`lone_set`] and [`ANY`].
const HEAD: usize = 5;

/// The set of letters that have a word of the bag through them, by whether it may go on in front and behind.
pub(super) const fn lone_set(closed_in_front: bool, closed_behind: bool) -> SetIndex {
    closed_in_front as SetIndex + 2 * closed_behind as SetIndex
}

/// The set of letters that may follow this one in a word through it, all else from the bag.
pub(super) const fn after_set(letter: u8, closed_in_front: bool) -> SetIndex {
    HEAD as SetIndex + 4 * letter as SetIndex + closed_in_front as SetIndex
}

/// The set of letters that may precede this one.
pub(super) const fn before_set(letter: u8, closed_behind: bool) -> SetIndex {
    HEAD as SetIndex + 4 * letter as SetIndex + 2 + closed_behind as SetIndex
}

/// All bags that have been met.
pub(super) struct Bags<'p> {
    words: &'p WordList,
    /// By place: the number of the bag and one, or 0 if it has not been met.
    met: Vec<u32>,
    /// How many sets each bag has.
    stride: usize,
    sets: Vec<u32>,
    /// By number: the words it can form with one letter more, and perhaps some that it cannot.
    candidates: Vec<Range<usize>>,
    arena: Vec<u32>,
}

impl<'p> Bags<'p> {
    /// Ready for as many bags as there can be, with sets for so many letters.
    pub(super) fn new(words: &'p WordList, kinds: &Kinds, letters: usize) -> Self {
        Self {
            words,
            met: vec![0; kinds.places()],
            stride: HEAD + 4 * letters,
            sets: Vec::new(),
            candidates: Vec::new(),
            arena: (0..words.len() as u32).collect(),
        }
    }

    /// The sets of a bag.
    #[inline]
    pub(super) fn sets(&self, bag: BagId) -> &[u32] {
        let start = bag as usize * self.stride;
        &self.sets[start..start + self.stride]
    }

    /// The bag of a hand from which nothing has been laid.
    pub(super) fn first(&mut self, hand: &Hand) -> BagId {
        match self.met[hand.place()] {
            0 => self.meet(hand, 0..self.words.len()),
            number => number - 1,
        }
    }

    /// The bag of a hand; `hand.bag` is still that of a greater one.
    #[inline]
    pub(super) fn next(&mut self, hand: &Hand) -> BagId {
        match self.met[hand.place()] {
            0 => self.meet(hand, self.candidates[hand.bag as usize].clone()),
            number => number - 1,
        }
    }

    /// Works out what a bag can form.
    #[cold]
    fn meet(&mut self, hand: &Hand, candidates: Range<usize>) -> BagId {
        let number = self.candidates.len() as u32;
        let start = self.sets.len();
        self.sets.resize(start + self.stride, 0);
        let sets = &mut self.sets[start..];
        sets[..HEAD].fill(END);
        sets[usize::from(ANY)] = u32::MAX;
        let kept = self.arena.len();
        for at in candidates.clone() {
            let word = self.arena[at];
            let letters = self.words.get(word as usize);
            let lack = Lack::of(letters, hand.dice());
            if lack.count <= hand.jokers() + 1 {
                self.arena.push(word);
                add_word(sets, letters, lack, hand.jokers());
            }
        }
        // A list that is hardly shorter is not worth its memory: the old one serves as well.
        if (self.arena.len() - kept) * 2 > candidates.len() {
            self.arena.truncate(kept);
            self.candidates.push(candidates);
        } else {
            self.candidates.push(kept..self.arena.len());
        }
        self.met[hand.place()] = number + 1;
        number
    }
}

/// What dice lack for a word.
#[derive(Clone, Copy)]
struct Lack {
    count: u8,
    letters: u32,
}

impl Lack {
    fn of(word: &[u8], dice: &[u8; Letter::COUNT]) -> Self {
        let mut left = *dice;
        let mut lack = Self { count: 0, letters: 0 };
        for &letter in word {
            let count = &mut left[usize::from(letter)];
            if *count == 0 {
                lack.count += 1;
                lack.letters |= 1 << letter;
            } else {
                *count -= 1;
            }
        }
        lack
    }
}

/// Adds the ways in which a word can go through a letter of the board.
fn add_word(sets: &mut [u32], word: &[u8], lack: Lack, jokers: u8) {
    // One letter more is lacking than there are jokers: it must be the one on the board.
    let only_lacking = lack.count > jokers;
    for (place, &letter) in word.iter().enumerate() {
        if only_lacking && lack.letters >> letter & 1 == 0 {
            continue;
        }
        let before = place.checked_sub(1).map_or(END, |at| 1 << word[at]);
        let after = word.get(place + 1).map_or(END, |next| 1 << next);
        let (is_first, is_last) = (before == END, after == END);
        sets[usize::from(after_set(letter, false))] |= after;
        sets[usize::from(before_set(letter, false))] |= before;
        if is_first {
            sets[usize::from(after_set(letter, true))] |= after;
        }
        if is_last {
            sets[usize::from(before_set(letter, true))] |= before;
        }
        if !only_lacking {
            sets[usize::from(lone_set(false, false))] |= 1 << letter;
            sets[usize::from(lone_set(true, false))] |= u32::from(is_first) << letter;
            sets[usize::from(lone_set(false, true))] |= u32::from(is_last) << letter;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const E: u8 = 0;
    const H: u8 = 1;
    const R: u8 = 2;

    fn words() -> WordList {
        let mut words = WordList::default();
        for word in [&[E, R][..], &[R, E, H], &[E, H, E, R]] {
            words.push(word);
        }
        words
    }

    fn kinds() -> Kinds {
        Kinds::new([1; Letter::COUNT], &dice([2, 1, 1]), 1)
    }

    fn dice(counts: [u8; 3]) -> [u8; Letter::COUNT] {
        let mut dice = [0; Letter::COUNT];
        dice[..3].copy_from_slice(&counts);
        dice
    }

    fn hand(counts: [u8; 3], jokers: u8) -> Hand {
        Hand::new(dice(counts), jokers, 0b111, &kinds())
    }

    #[test]
    fn a_bag_knows_the_words_through_a_letter() {
        let words = words();
        let mut bags = Bags::new(&words, &kinds(), 3);
        let first = bags.first(&hand([1, 1, 0], 0));
        let sets = bags.sets(first);
        let get = |index: SetIndex| sets[usize::from(index)];
        // E and H in hand: with R on the board ER and REH, with E or H nothing.
        assert_eq!(get(after_set(R, false)), 1 << E | END);
        assert_eq!(get(before_set(R, false)), 1 << E | END);
        assert_eq!(get(after_set(R, true)), 1 << E);
        assert_eq!(get(before_set(R, true)), 1 << E);
        assert_eq!(get(after_set(E, false)), 0);
        assert_eq!(get(lone_set(false, false)), END);
    }

    #[test]
    fn a_joker_stands_for_what_is_lacking() {
        let words = words();
        let mut bags = Bags::new(&words, &kinds(), 3);
        let mut with_joker = hand([1, 1, 0], 1);
        with_joker.bag = bags.first(&hand([2, 1, 1], 1));
        let bag = bags.next(&with_joker);
        let get = |index: SetIndex| bags.sets(bag)[usize::from(index)];
        assert_eq!(get(lone_set(false, false)), 0b111 | END);
        assert_eq!(get(lone_set(true, false)), 1 << E | 1 << R | END);
        // EHER lacks E and R: one from the board, one by the joker.
        assert_eq!(get(after_set(E, true)), 1 << R | 1 << H);
    }

    #[test]
    fn a_bag_is_worked_out_once() {
        let words = words();
        let mut bags = Bags::new(&words, &kinds(), 3);
        let first = bags.first(&hand([2, 1, 1], 0));
        let mut smaller = hand([1, 1, 1], 0);
        smaller.bag = first;
        let second = bags.next(&smaller);
        assert_ne!(first, second);
        assert_eq!((bags.next(&smaller), bags.first(&hand([2, 1, 1], 0))), (second, first));
    }
}
