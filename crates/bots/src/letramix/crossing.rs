//! Laying like a person: the best word one sees, then the best word through a letter that lies, and so on.

use super::solver::Vocabulary;
use crate::taste::Taste;
use game::grid::{Cell, Direction, Grid};
use games::letramix::{Face, Layout, Placed, value};
use std::cmp::Reverse;
use words::{Letter, Word};

/// How much somebody sees.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eye {
    /// Words of at most so many letters.
    pub(super) longest: usize,
    /// So many words, one after the other.
    pub(super) words: usize,
}

/// The layout that somebody with such an eye finds. Jokers are left alone: unused they cost nothing.
pub(super) fn layout(dice: &[Face], vocabulary: &Vocabulary, eye: Eye, taste: Taste) -> Layout {
    let letters: Vec<Letter> = dice.iter().filter_map(|face| face.letter()).collect();
    let mut known = vocabulary.words_from(&letters, eye.longest);
    // Taste decides between words that are worth the same, and where it has nothing to say, the alphabet.
    known.sort_by_cached_key(|word| (Reverse(worth(word)), Reverse(taste.likes(word)), *word));
    let mut desk = Desk { dice, placed: Vec::new(), board: Grid::new() };
    if let Some(first) = known.first() {
        desk.lay(first, Cell::new(0, 0), Direction::Across);
        for _ in 1..eye.words {
            let Some((word, start, direction)) = desk.best_crossing(&known) else { break };
            desk.lay(word, start, direction);
        }
    }
    Layout::new(desk.placed)
}

fn worth(word: &[Letter]) -> i32 {
    word.iter().map(|letter| value(*letter)).sum()
}

/// The dice that are left, and those that lie.
struct Desk<'a> {
    dice: &'a [Face],
    placed: Vec<Placed>,
    board: Grid<Letter>,
}

impl Desk<'_> {
    fn left(&self) -> impl Iterator<Item = (u8, Face)> + '_ {
        let is_placed = |die: u8| self.placed.iter().any(|placed| placed.die == die);
        (0..).zip(self.dice.iter().copied()).filter(move |(die, _)| !is_placed(*die))
    }

    /// The word that brings most through a letter that lies, touching nothing else; the first of equal ones.
    fn best_crossing<'w>(&self, known: &'w [Word]) -> Option<(&'w Word, Cell, Direction)> {
        let hand = counts(self.left().filter_map(|(_, face)| face.letter()));
        let mut best: Option<(i32, (&Word, Cell, Direction))> = None;
        for word in known {
            for (&cell, letter) in &self.board {
                for (place, _) in (0..).zip(word.iter()).filter(|(_, own)| *own == letter) {
                    let points = worth(word);
                    if best.is_some_and(|(most, _)| most >= points) || !has(&hand, word, *letter) {
                        continue;
                    }
                    let free = Direction::BOTH.into_iter().find_map(|direction| {
                        let start = shifted(cell, direction, -place);
                        self.is_free(word, start, direction, cell).then_some((word, start, direction))
                    });
                    best = free.map(|found| (points, found)).or(best);
                }
            }
        }
        best.map(|(_, found)| found)
    }

    /// Can the word lie here, with only this cell of what lies under it and beside it?
    fn is_free(&self, word: &Word, start: Cell, direction: Direction, through: Cell) -> bool {
        let other = match direction {
            Direction::Across => Direction::Down,
            Direction::Down => Direction::Across,
        };
        let length = word.len() as i8;
        let lies = |cell: Cell| self.board.contains_key(&cell);
        let ends = [shifted(start, direction, -1), shifted(start, direction, length)];
        let cells = (0..length).map(|i| shifted(start, direction, i)).filter(|cell| *cell != through);
        !ends.into_iter().any(lies)
            && cells.flat_map(|c| [c, shifted(c, other, -1), shifted(c, other, 1)]).all(|cell| !lies(cell))
    }

    fn lay(&mut self, word: &Word, start: Cell, direction: Direction) {
        for (i, &letter) in (0..).zip(word.iter()) {
            let cell = shifted(start, direction, i);
            if self.board.insert(cell, letter).is_none() {
                let die = self.left().find(|(_, face)| *face == Face::Letter(letter)).map(|(die, _)| die);
                self.placed.extend(die.map(|die| Placed { die, cell, letter: None }));
            }
        }
    }
}

fn shifted(cell: Cell, direction: Direction, by: i8) -> Cell {
    match direction {
        Direction::Across => Cell::new(cell.x + by, cell.y),
        Direction::Down => Cell::new(cell.x, cell.y + by),
    }
}

fn counts(letters: impl Iterator<Item = Letter>) -> [u8; Letter::COUNT] {
    let mut counts = [0; Letter::COUNT];
    letters.for_each(|letter| counts[letter.index()] += 1);
    counts
}

/// Does the hand have this word, but for one letter that lies already?
fn has(hand: &[u8; Letter::COUNT], word: &Word, lying: Letter) -> bool {
    let mut needed = counts(word.iter().copied());
    needed[lying.index()] -= 1;
    needed.iter().zip(hand).all(|(needed, there)| needed <= there)
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::letramix::worth as worth_of;
    use words::judge::{HouseList, Judge, Profile};

    fn faces(letters: &str) -> Vec<Face> {
        letters.bytes().map(|b| Letter::from_ascii(b).map_or(Face::Joker, Face::Letter)).collect()
    }

    #[test]
    fn words_cross_and_touch_nothing_else() {
        let words = ["HUND", "UND", "DOSE", "OSE", "SO"].map(|word| Word::fold(word).unwrap());
        let vocabulary = Vocabulary::of(words);
        let dice = faces("HUNDOSEX*");
        let two = layout(&dice, &vocabulary, Eye { longest: 5, words: 2 }, Taste::None);
        assert_eq!(two.placed().len(), 7);
        let mut house = HouseList::default();
        for word in words {
            house.allow(word);
        }
        let judge = Judge::with(Profile::LETRAMIX, Profile::LETRAMIX.options(), house);
        assert!(worth_of(&two, &dice, &judge).is_some());
        let short = layout(&dice, &vocabulary, Eye { longest: 3, words: 1 }, Taste::None);
        assert_eq!(short.placed().len(), 3);
    }
}
