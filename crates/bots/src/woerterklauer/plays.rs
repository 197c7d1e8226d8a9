//! All that can be laid on one line: letters added, exchanged, words through what lies there or beside it.

use super::cells::step;
use super::draft::Draft;
use super::ground::{Ground, NONE, bit};
use super::hand::Hand;
use super::line::{Line, Lines, Square};
use game::grid::Direction;
use words::automaton::{Automaton, Cursor};
use words::{Letter, Word};

/// No word is longer.
pub(super) const LONGEST: usize = 12;
/// Q1: in one word.
const MOST_EXCHANGED: u32 = 2;

/// A word laid on a line: what lies there and fits is kept.
#[derive(Clone, Copy, Debug)]
pub(super) struct Play {
    pub direction: Direction,
    /// Its first cell.
    pub first: usize,
    pub len: usize,
    pub letters: [u8; LONGEST],
    /// By bits: the places where a letter is laid, and where one is exchanged.
    pub laid: u16,
    pub exchanged: u16,
    /// By how much the lead grows if every changed word is a new term.
    pub gain: i32,
}

impl Play {
    const fn nothing(direction: Direction) -> Self {
        Self { direction, first: 0, len: 0, letters: [NONE; LONGEST], laid: 0, exchanged: 0, gain: 0 }
    }

    /// Is this its word?
    pub fn lays(&self, word: &Word) -> bool {
        let letters = word.iter().map(|letter| letter.index() as u8);
        word.len() == self.len && letters.eq(self.letters[..self.len].iter().copied())
    }

    /// Lays it; `None` if a letter is missing.
    pub fn on(&self, draft: &Draft, ground: &Ground) -> Option<Draft> {
        let mut after = draft.clone();
        for place in 0..self.len {
            let at = self.first + place * step(self.direction);
            let is_exchange = self.exchanged & 1 << place != 0;
            if is_exchange {
                let out = bit(after.cells[at]);
                after.exchanged |= out;
                let tile = after.take(self.letters[place], true, ground)?;
                after.cells.put(at, tile);
                after.free |= out;
            } else if self.laid & 1 << place != 0 {
                let tile = after.take(self.letters[place], false, ground)?;
                after.cells.put(at, tile);
            }
            after.mine |= bit(after.cells[at]);
        }
        after.lead = draft.lead + self.gain;
        Some(after)
    }
}

/// Visits all plays on a draft. With letters that are owed, only plays that use one of them.
pub(super) fn for_each_play(words: &Automaton, ground: &Ground, draft: &Draft, mut visit: impl FnMut(&Play)) {
    let lines = Lines::new(words, ground, draft);
    let (free, owed) = (Hand::of(draft.free, ground), Hand::of(draft.owed, ground));
    lines.for_each(|line| {
        let along = line.direction as usize;
        let mut search = Search {
            line,
            size: ground.size,
            taken: lines.extent.map_or((usize::MAX, 0), |e| (e.low[along], e.high[along])),
            free,
            owed,
            in_hand: (draft.free | draft.owed).count_ones() as usize,
            must_use: draft.owed != 0,
            used_owed: 0,
            touched: 0,
            start: 0,
            play: Play::nothing(line.direction),
            visit: &mut visit,
        };
        search.run(words);
    });
}

struct Search<'a, V> {
    line: &'a Line,
    size: usize,
    /// The cells that the field reaches already.
    taken: (usize, usize),
    free: Hand,
    owed: Hand,
    in_hand: usize,
    must_use: bool,
    used_owed: u32,
    touched: u32,
    start: usize,
    play: Play,
    visit: &'a mut V,
}

impl<V: FnMut(&Play)> Search<'_, V> {
    fn run(&mut self, words: &Automaton) {
        for start in self.line.low..=self.line.high {
            if !self.line.squares[start - 1].is_empty() || !self.reaches_letters(start) {
                continue;
            }
            self.start = start;
            self.play.first = self.line.base + start * step(self.line.direction);
            self.go_on(words.root(), start);
        }
    }

    /// Can a word that begins here touch what lies there? It ends before a cell where no letter fits.
    fn reaches_letters(&self, start: usize) -> bool {
        let end = self.line.high.min(start + self.in_hand);
        let squares = self.line.squares[start..=end].iter();
        squares
            .take_while(|square| !square.is_empty() || !square.fits.is_empty())
            .any(|square| square.touches)
    }

    fn go_on(&mut self, cursor: Cursor<'_>, at: usize) {
        if at > self.line.high || self.play.len == LONGEST {
            return;
        }
        let square = self.line.squares[at];
        if square.is_empty() {
            self.lay(cursor, at, &square);
            return;
        }
        if let Some(letter) = Letter::from_index(square.letter)
            && let Some(next) = cursor.step(letter)
        {
            self.play.gain += square.if_kept;
            self.touched += 1;
            self.stand(next, at, letter);
            self.touched -= 1;
            self.play.gain -= square.if_kept;
        }
        if !(square.fits & self.free.letters()).is_empty() && self.may_exchange(&square) {
            self.exchange(cursor, at, &square);
        }
    }

    fn lay(&mut self, cursor: Cursor<'_>, at: usize, square: &Square) {
        let place = 1 << self.play.len;
        self.play.gain += square.if_laid;
        self.play.laid |= place;
        self.touched += u32::from(square.touches);
        for (letter, next) in cursor.children_among(square.fits & (self.free.letters() | self.owed.letters()))
        {
            if self.owed.take(letter) {
                self.used_owed += 1;
                self.stand(next, at, letter);
                self.used_owed -= 1;
                self.owed.put(letter);
            } else if self.free.take(letter) {
                self.stand(next, at, letter);
                self.free.put(letter);
            }
        }
        self.touched -= u32::from(square.touches);
        self.play.laid &= !place;
        self.play.gain -= square.if_laid;
    }

    fn exchange(&mut self, cursor: Cursor<'_>, at: usize, square: &Square) {
        let place = 1 << self.play.len;
        self.play.gain += square.if_laid;
        self.play.exchanged |= place;
        self.touched += 1;
        for (letter, next) in cursor.children_among(square.fits & self.free.letters()) {
            if self.free.take(letter) {
                self.stand(next, at, letter);
                self.free.put(letter);
            }
        }
        self.touched -= 1;
        self.play.exchanged &= !place;
        self.play.gain -= square.if_laid;
    }

    /// Q1, roughly: a second exchange only with a crossing, or in another old word.
    fn may_exchange(&self, square: &Square) -> bool {
        match self.play.exchanged.count_ones() {
            0 => true,
            MOST_EXCHANGED.. => false,
            _ => {
                let first = self.start + self.play.exchanged.trailing_zeros() as usize;
                let first = &self.line.squares[first];
                square.crossing || first.crossing || first.word != square.word
            }
        }
    }

    /// A letter stands at this place: is it a word, and does it go on?
    fn stand(&mut self, cursor: Cursor<'_>, at: usize, letter: Letter) {
        self.play.letters[self.play.len] = letter.index() as u8;
        self.play.len += 1;
        if cursor.is_word() && self.line.squares[at + 1].is_empty() && self.counts(at) {
            (self.visit)(&self.play);
        }
        if cursor.has_children() {
            self.go_on(cursor, at + 1);
        }
        self.play.len -= 1;
    }

    fn counts(&self, at: usize) -> bool {
        let (low, high) = self.taken;
        self.touched > 0
            && self.play.laid | self.play.exchanged != 0
            && (!self.must_use || self.used_owed > 0)
            && at.max(high) - self.start.min(low) < self.size
    }
}
