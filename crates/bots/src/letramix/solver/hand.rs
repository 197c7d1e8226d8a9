//! What is left to lay, and what the jokers stand for.
//!
//! Which of several equal letters on the board is the joker does not matter for the words, only for the score: a joker
//! is best where a letter counts once. And a joker never stands for a letter of which a die is left over: that die in
//! its place would be better. So the search lays letters, not dice, and a letter beyond its dice takes a joker:
//! * A letter laid without a die of its own takes a joker at once. It is *spare*: which of the cells with this letter
//!   it lies on is open until one of them turns out to be lone.
//! * When a cell turns out to be lone and no spare joker has its letter, either a joker lies there and the die comes
//!   back into the hand, or the die lies there, costs its value, and from then on the letter is *barred* for jokers:
//!   had one been laid for it later, it would have been laid here.

use super::bags::BagId;
use words::Letter;

/// A player's dice in the middle of laying. Small and copied, so that nothing needs to be undone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand {
    dice: [u8; Letter::COUNT],
    jokers: u8,
    spare: [u8; Letter::COUNT],
    /// Letters of which there are dice.
    dice_set: u32,
    /// Letters that a joker may stand for.
    joker_set: u32,
    /// How many dice there are, without jokers.
    count: u32,
    /// What the dice are worth.
    value: i32,
    /// The most that jokers may still save.
    slack: i32,
    /// The place of this bag of dice and jokers.
    place: u32,
    /// What this bag of dice and jokers can form. Kept by the search.
    pub(super) bag: BagId,
}

impl Hand {
    /// These dice and jokers, which may stand for the letters of a set.
    pub(super) fn new(dice: [u8; Letter::COUNT], jokers: u8, joker_set: u32, kinds: &Kinds) -> Self {
        let dice_set = (0..Letter::COUNT).filter(|c| dice[*c] > 0).fold(0, |set, c| set | 1 << c);
        Self {
            dice,
            jokers,
            spare: [0; Letter::COUNT],
            dice_set,
            joker_set,
            count: dice.iter().map(|n| u32::from(*n)).sum(),
            value: dice.iter().zip(&kinds.values).map(|(n, value)| i32::from(*n) * i32::from(*value)).sum(),
            slack: i32::from(jokers) * kinds.most,
            place: u32::from(jokers) * kinds.joker_weight
                + dice.iter().zip(&kinds.weights).map(|(n, weight)| u32::from(*n) * weight).sum::<u32>(),
            bag: 0,
        }
    }

    /// Where the bag of dice and jokers has its place among all bags.
    pub(super) const fn place(&self) -> usize {
        self.place as usize
    }

    pub(super) const fn dice(&self) -> &[u8; Letter::COUNT] {
        &self.dice
    }

    pub(super) const fn jokers(&self) -> u8 {
        self.jokers
    }

    /// What the dice are worth.
    pub(super) const fn value(&self) -> i32 {
        self.value
    }

    /// The most that jokers may still save of what lone letters cost.
    pub(super) const fn slack(&self) -> i32 {
        self.slack
    }

    /// How many cells can still be filled.
    pub(super) const fn len(&self) -> u32 {
        self.count + self.jokers as u32
    }

    /// The letters that can be laid.
    pub(super) const fn letters(&self) -> u32 {
        if self.jokers > 0 { self.dice_set | self.joker_set } else { self.dice_set }
    }

    /// Takes a letter out to lay it: its die, or a joker if there is none.
    pub(super) fn lay(&mut self, letter: u8, kinds: &Kinds) {
        let place = usize::from(letter);
        if self.dice[place] > 0 {
            self.dice[place] -= 1;
            self.place -= kinds.weights[place];
            self.count -= 1;
            self.value -= kinds.value(letter);
            if self.dice[place] == 0 {
                self.dice_set &= !(1 << letter);
            }
        } else {
            self.jokers -= 1;
            self.place -= kinds.joker_weight;
            self.spare[place] += 1;
            self.slack += kinds.value(letter) - kinds.most;
        }
    }

    /// Lets a spare joker lie on a lone cell with this letter, if there is one.
    pub(super) fn use_spare(&mut self, letter: u8, kinds: &Kinds) -> bool {
        let spare = &mut self.spare[usize::from(letter)];
        if *spare == 0 {
            return false;
        }
        *spare -= 1;
        self.slack -= kinds.value(letter);
        true
    }

    /// May a joker lie on a lone cell with this letter, instead of its die?
    pub(super) const fn may_swap(&self, letter: u8) -> bool {
        self.jokers > 0 && self.joker_set >> letter & 1 == 1
    }

    /// Lays a joker in place of this letter's die, which comes back.
    pub(super) fn swap(&mut self, letter: u8, kinds: &Kinds) {
        self.jokers -= 1;
        self.slack -= kinds.most;
        self.place = self.place + kinds.weights[usize::from(letter)] - kinds.joker_weight;
        self.dice[usize::from(letter)] += 1;
        self.dice_set |= 1 << letter;
        self.count += 1;
        self.value += kinds.value(letter);
    }

    /// No joker may stand for this letter from now on.
    pub(super) fn bar(&mut self, letter: u8) {
        self.joker_set &= !(1 << letter);
    }
}

/// What there is to know of each letter of a puzzle, by its number there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kinds {
    values: [u8; Letter::COUNT],
    most: i32,
    /// Each bag of dice and jokers has a place: the sum of these times its counts.
    weights: [u32; Letter::COUNT],
    joker_weight: u32,
    places: u32,
}

impl Kinds {
    /// Of a puzzle with these values, dice and jokers.
    pub(super) fn new(values: [u8; Letter::COUNT], dice: &[u8; Letter::COUNT], jokers: u8) -> Self {
        let mut weights = [0; Letter::COUNT];
        let mut places = 1;
        for (weight, count) in weights.iter_mut().zip(dice) {
            *weight = places;
            places *= u32::from(*count) + 1;
        }
        let most = values.iter().copied().max().map_or(0, i32::from);
        Self { values, most, weights, joker_weight: places, places: places * (u32::from(jokers) + 1) }
    }

    /// What a letter is worth.
    #[inline]
    pub(super) const fn value(&self, letter: u8) -> i32 {
        self.values[letter as usize] as i32
    }

    /// The same as a byte.
    #[inline]
    pub(super) const fn cost(&self, letter: u8) -> u8 {
        self.values[letter as usize]
    }

    /// The highest value.
    pub(super) const fn most(&self) -> i32 {
        self.most
    }

    /// The letters that are worth at most so much.
    pub(super) fn worth_at_most(&self, limit: i32) -> u32 {
        (0..Letter::COUNT as u8).filter(|c| self.value(*c) <= limit).fold(0, |set, c| set | 1 << c)
    }

    /// How many bags there are.
    pub(super) const fn places(&self) -> usize {
        self.places as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two A worth 3, one B worth 5, a joker.
    fn hand() -> (Hand, Kinds) {
        let (mut dice, mut values) = ([0; Letter::COUNT], [0; Letter::COUNT]);
        (dice[0], dice[1], values[0], values[1]) = (2, 1, 3, 5);
        let kinds = Kinds::new(values, &dice, 1);
        (Hand::new(dice, 1, 0b111, &kinds), kinds)
    }

    #[test]
    fn dice_are_laid_before_jokers() {
        let (mut hand, kinds) = hand();
        assert_eq!((hand.len(), hand.value(), hand.letters(), hand.slack()), (4, 11, 0b111, 5));
        hand.lay(1, &kinds);
        assert_eq!((hand.len(), hand.value(), hand.jokers()), (3, 6, 1));
        assert_eq!(hand.place(), Hand::new(*hand.dice(), 1, 0, &kinds).place());
        hand.lay(1, &kinds);
        assert_eq!((hand.len(), hand.value(), hand.jokers(), hand.letters()), (2, 6, 0, 0b001));
        assert!(hand.use_spare(1, &kinds) && !hand.use_spare(1, &kinds));
        assert_eq!(hand.slack(), 0);
    }

    #[test]
    fn a_swap_gives_the_die_back_and_a_bar_forbids_it() {
        let (mut hand, kinds) = hand();
        hand.lay(1, &kinds);
        let mut barred = hand;
        barred.bar(1);
        assert!(hand.may_swap(1) && !barred.may_swap(1) && barred.letters() == 0b101);
        hand.swap(1, &kinds);
        assert_eq!(hand.place(), Hand::new(*hand.dice(), 0, 0, &kinds).place());
        assert_eq!((hand.len(), hand.value(), hand.jokers(), hand.letters()), (3, 11, 0, 0b011));
    }
}
