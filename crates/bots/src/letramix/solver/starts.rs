//! Where the search starts.

use super::hand::Hand;
use super::puzzle::Puzzle;
use words::Letter;

/// The letters to start from: each layout is found from the first of these that it has; the dice with the letters
/// before it are unused and have their cost.
///
/// Letters that cannot be left out at this level come first, so that nothing needs to be left out at all; of those, the
/// ones that must count twice, and of those the ones that fewest words have.
pub(super) struct Starts<'p> {
    puzzle: &'p Puzzle,
    level: i32,
    order: std::vec::IntoIter<u8>,
    /// What the letters before cost.
    spent: i32,
    /// The dice without the letters before.
    dice: [u8; Letter::COUNT],
    /// What jokers may stand for: none of the letters before, whose dice would be better.
    joker_set: u32,
    last: Option<u8>,
}

impl<'p> Starts<'p> {
    pub(super) fn new(puzzle: &'p Puzzle, level: i32) -> Self {
        let mut order: Vec<u8> = puzzle.shown().collect();
        order.sort_by_key(|letter| {
            let value = puzzle.kinds.value(*letter);
            let may_be_unused = if 3 * value > level { 0 } else { 1 + puzzle.kinds.most() - value };
            (may_be_unused, value <= level, puzzle.frequencies[usize::from(*letter)])
        });
        let joker_set = puzzle.letters.iter().enumerate().fold(0, |set, (number, _)| set | 1 << number);
        Self { puzzle, level, order: order.into_iter(), spent: 0, dice: puzzle.dice, joker_set, last: None }
    }

    /// The next letter.
    pub(super) fn next(&mut self) -> Option<u8> {
        if let Some(letter) = self.last {
            self.spent += self.puzzle.cost_unused(letter);
            self.dice[usize::from(letter)] = 0;
            self.joker_set &= !(1 << letter);
        }
        self.last = self.order.next();
        self.last.filter(|_| self.spent <= self.level)
    }

    /// What the letters before cost.
    pub(super) const fn spent(&self) -> i32 {
        self.spent
    }

    /// What may be laid from this letter on.
    pub(super) fn hand(&self) -> Hand {
        Hand::new(self.dice, self.puzzle.rack.jokers(), self.joker_set, &self.puzzle.kinds)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Rack, Values, Vocabulary};
    use super::*;
    use games::letramix::Face;
    use words::Word;

    fn starts(level: i32) -> Vec<(char, i32)> {
        let words = ["EYE", "EHE", "HE", "BEH"].map(|w| Word::fold(w).unwrap());
        let dice: Vec<Face> = Word::fold("EEYHB").unwrap().iter().map(|l| Face::Letter(*l)).collect();
        let puzzle = Puzzle::new(&Vocabulary::of(words), Rack::new(&dice).unwrap(), Values::letramix());
        let mut starts = Starts::new(&puzzle, level);
        let mut found = Vec::new();
        while let Some(letter) = starts.next() {
            found.push((char::from(puzzle.letters[usize::from(letter)].ascii()), starts.spent()));
        }
        found
    }

    #[test]
    fn what_cannot_be_left_out_comes_first_and_then_nothing() {
        // E = 1, H = 2, B = 3, Y = 7; only EYE has Y, only BEH has B.
        assert_eq!(starts(0), [('B', 0)]);
        assert_eq!(starts(8), [('B', 0)]);
        // From 9 on B may be left out, and then only Y is sure.
        assert_eq!(starts(9), [('Y', 0)]);
        assert_eq!(starts(30), [('Y', 0), ('B', 21), ('H', 30)]);
    }
}
