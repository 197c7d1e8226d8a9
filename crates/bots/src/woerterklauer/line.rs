//! One line of a field, with what each of its cells allows and brings.

use super::cells::{Extent, SIDE, step};
use super::draft::Draft;
use super::ground::{Ground, NONE, across, bit};
use super::hand::Hand;
use game::grid::Direction;
use words::Letter;
use words::automaton::{Automaton, LetterSet};

/// A cell of a line.
#[derive(Clone, Copy)]
pub(super) struct Square {
    /// The letter that lies there, or none.
    pub letter: u8,
    /// Letters that may be laid here, or for which the one here may be exchanged.
    pub fits: LetterSet,
    /// What one gains if the letter here turns.
    pub if_kept: i32,
    /// What one gains by laying a letter here.
    pub if_laid: i32,
    /// Is there a letter here or beside?
    pub touches: bool,
    /// The old word along the line.
    pub word: u8,
    /// Do two old words cross here?
    pub crossing: bool,
}

impl Square {
    const OUTSIDE: Self = Self {
        letter: NONE,
        fits: LetterSet::EMPTY,
        if_kept: 0,
        if_laid: 0,
        touches: false,
        word: NONE,
        crossing: false,
    };

    pub fn is_empty(&self) -> bool {
        self.letter == NONE
    }
}

/// A line of cells.
pub(super) struct Line {
    pub direction: Direction,
    /// The cell before the first.
    pub base: usize,
    pub squares: [Square; SIDE],
    /// The cells between which words may lie.
    pub low: usize,
    pub high: usize,
}

/// What a letter on a cell makes in the other direction.
struct Crossed {
    /// The letters in hand that make a word there, or any where there is nothing.
    fits: LetterSet,
    /// What one gains when its letters turn.
    gain: i32,
    /// Is there anything?
    touches: bool,
}

/// Makes the lines of a draft.
pub(super) struct Lines<'a> {
    words: &'a Automaton,
    ground: &'a Ground,
    draft: &'a Draft,
    /// The letters in hand.
    hand: LetterSet,
    /// How far the field reaches.
    pub extent: Option<Extent>,
}

impl<'a> Lines<'a> {
    pub fn new(words: &'a Automaton, ground: &'a Ground, draft: &'a Draft) -> Self {
        let hand = Hand::of(draft.free | draft.owed, ground).letters();
        Self { words, ground, draft, hand, extent: draft.cells.extent() }
    }

    /// The lines on which words may lie, each with the cells they may take.
    pub fn for_each(&self, mut visit: impl FnMut(&Line)) {
        let Some(extent) = self.extent else { return visit(&self.first_line()) };
        let window = |axis: usize| {
            let low = (extent.high[axis] + 1).saturating_sub(self.ground.size).max(1);
            (low, (extent.low[axis] + self.ground.size - 1).min(SIDE - 2))
        };
        for direction in Direction::BOTH {
            let along = direction as usize;
            let (first, last) = window(1 - along);
            let (low, high) = window(along);
            let near = extent.low[1 - along].saturating_sub(1)..=extent.high[1 - along] + 1;
            for number in first.max(*near.start())..=last.min(*near.end()) {
                visit(&self.line(direction, number, low, high));
            }
        }
    }

    /// On an empty field one line is as good as another.
    fn first_line(&self) -> Line {
        let middle = SIDE / 2;
        let mut line = self.line(Direction::Across, middle, middle - 6, middle + 5);
        line.squares[middle].touches = true;
        line.high = line.low + self.ground.size - 1;
        line
    }

    fn line(&self, direction: Direction, number: usize, low: usize, high: usize) -> Line {
        let base = match direction {
            Direction::Across => number * SIDE,
            Direction::Down => number,
        };
        let mut squares = [Square::OUTSIDE; SIDE];
        for (place, square) in squares.iter_mut().enumerate().take(high + 1).skip(low) {
            *square = self.square(direction, base + place * step(direction));
        }
        Line { direction, base, squares, low, high }
    }

    fn square(&self, direction: Direction, at: usize) -> Square {
        let tile = self.draft.cells[at];
        if tile == NONE {
            let Crossed { fits, gain, touches } = self.crossed(across(direction), at);
            return Square { fits, if_laid: 1 + gain, touches, ..Square::OUTSIDE };
        }
        let letter = self.ground.letters[usize::from(tile)];
        let turns = self.if_turned(at);
        let mut square = Square {
            letter,
            if_kept: turns,
            touches: true,
            word: self.ground.words_of[usize::from(tile)][direction as usize],
            crossing: self.ground.is_crossing(tile),
            ..Square::OUTSIDE
        };
        if self.may_exchange(tile) {
            let crossed = self.crossed(across(direction), at);
            square.fits = crossed.fits & !LetterSet::from_bits(1 << letter);
            square.if_laid = turns + crossed.gain;
        }
        square
    }

    /// Q1 and Q8, roughly: one exchanged letter a word, a second one where words cross, none of a word that was
    /// dissolved.
    fn may_exchange(&self, tile: u8) -> bool {
        let Draft { exchanged, broken, .. } = self.draft;
        self.ground.old & bit(tile) != 0
            && exchanged & bit(tile) == 0
            && self.ground.words_through(tile).all(|word| broken & 1 << word == 0)
            && self.ground.words_through(tile).all(|word| {
                let tiles = &self.ground.words[usize::from(word)].tiles;
                let mut out = tiles.iter().filter(|t| exchanged & bit(**t) != 0);
                match (out.next(), out.next()) {
                    (None, _) => true,
                    (Some(first), None) => self.ground.is_crossing(tile) || self.ground.is_crossing(*first),
                    _ => false,
                }
            })
    }

    /// What a letter on this cell makes in the other direction.
    fn crossed(&self, direction: Direction, at: usize) -> Crossed {
        let (by, cells) = (step(direction), &self.draft.cells);
        let is_free = |at: usize| cells.get(at) == NONE;
        if is_free(at - by) && is_free(at + by) {
            return Crossed { fits: self.hand, gain: 0, touches: false };
        }
        let mut first = at;
        while first >= by && !is_free(first - by) {
            first -= by;
        }
        let (mut letters, mut len, mut gain) = ([Letter::default(); SIDE], 0, 0);
        let mut here = first;
        while here == at || !is_free(here) {
            if here != at {
                letters[len] = self.letter(here);
                len += 1;
                gain += self.if_turned(here);
            }
            here += by;
        }
        let (before, behind) = letters[..len].split_at((at - first) / by);
        Crossed { fits: self.words.letters_between(before, behind, self.hand), gain, touches: true }
    }

    fn letter(&self, at: usize) -> Letter {
        Letter::from_index(self.ground.letters[usize::from(self.draft.cells[at])]).unwrap_or_default()
    }

    fn if_turned(&self, at: usize) -> i32 {
        if self.draft.mine & bit(self.draft.cells[at]) == 0 { 2 } else { 0 }
    }
}
