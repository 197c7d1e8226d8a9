//! A first layout in less than a millisecond: as many dice as possible, whatever the score.
//!
//! Words are laid one after the other, each through one letter that lies, touching nothing else; the letter of the hand
//! that fewest words have must be in the next one. Where that fails, other words are tried, up to a limit: a layout of
//! all dice is nearly always found long before it.

use super::laid::Laid;
use super::lines::{CELLS, MIDDLE, SIDE, STEPS};
use super::list::WordList;
use super::rack::Rack;
use super::vocabulary::Vocabulary;
use game::grid::Cell;
use games::letramix::Layout;
use words::Letter;

/// Longer words leave too little for the others.
const LONGEST: usize = 8;
/// So many words are laid at most.
const MOST_TRIES: u32 = 2000;
/// The same for each way to name the jokers, of which there are many.
const MOST_TRIES_WITH_JOKERS: u32 = 300;
/// So many ways to name two jokers are tried, the likeliest first.
const MOST_WAYS: usize = 60;
/// What a joker may stand for, the commonest letters first.
const NAMES: &[u8; Letter::COUNT] = b"ENSRATIULHOGDCMBKFPZWVJYXQ";

/// A layout of as many dice as are found a place for at once; empty if no word is found.
pub fn first_layout(vocabulary: &Vocabulary, rack: &Rack) -> Layout {
    lay(vocabulary, rack).layout(rack)
}

pub(super) fn lay(vocabulary: &Vocabulary, rack: &Rack) -> Laid {
    let mut best = Laid::default();
    let tries = if rack.jokers() == 0 { MOST_TRIES } else { MOST_TRIES_WITH_JOKERS };
    for names in ways_to_name(rack.jokers()) {
        let mut counts = rack.counts();
        for letter in names {
            counts[letter.index()] += 1;
        }
        let words = vocabulary.formable(&counts, 0, 2..=LONGEST);
        let found = Layer::new(&words, counts, tries).best();
        if found.len() > best.len() {
            best = found;
        }
        if best.len() == rack.faces().len() {
            break;
        }
    }
    best
}

/// What so many jokers may stand for, the likeliest first.
fn ways_to_name(jokers: u8) -> Vec<Vec<Letter>> {
    let names: Vec<Letter> = NAMES.iter().filter_map(|b| Letter::from_ascii(*b)).collect();
    match jokers {
        0 => vec![Vec::new()],
        1 => names.into_iter().map(|name| vec![name]).collect(),
        _ => {
            let ranks = (0..names.len()).flat_map(|second| (0..=second).map(move |first| (first, second)));
            let mut pairs: Vec<(usize, usize)> = ranks.collect();
            pairs.sort_by_key(|(first, second)| (first + second, *second));
            pairs.truncate(MOST_WAYS);
            pairs.into_iter().map(|(first, second)| vec![names[first], names[second]]).collect()
        }
    }
}

/// Lays words on an empty board.
struct Layer<'a> {
    words: &'a WordList,
    /// The set of letters of each word.
    sets: Vec<u32>,
    /// The letters, those in fewest words first.
    order: Vec<u8>,
    hand: [u8; Letter::COUNT],
    left: usize,
    /// What lies on each cell: a letter and one, or 0.
    board: Vec<u8>,
    laid: Vec<(usize, u8)>,
    best: Vec<(usize, u8)>,
    /// So many more words may be laid.
    tries: u32,
}

impl<'a> Layer<'a> {
    fn new(words: &'a WordList, hand: [u8; Letter::COUNT], tries: u32) -> Self {
        let sets: Vec<u32> = words.iter().map(|word| word.iter().fold(0, |set, c| set | 1 << c)).collect();
        let mut frequencies = [0_u32; Letter::COUNT];
        for letter in words.iter().flatten() {
            frequencies[usize::from(*letter)] += 1;
        }
        let mut order: Vec<u8> = (0..Letter::COUNT as u8).filter(|c| hand[usize::from(*c)] > 0).collect();
        order.sort_by_key(|c| frequencies[usize::from(*c)]);
        let left = hand.iter().map(|n| usize::from(*n)).sum();
        let (laid, best) = (Vec::with_capacity(left), Vec::with_capacity(left));
        Self { words, sets, order, hand, left, board: vec![0; CELLS], laid, best, tries }
    }

    fn best(mut self) -> Laid {
        self.lay_first();
        let cell = |at: usize| Cell::new((at % SIDE) as i8, (at / SIDE) as i8);
        Laid::new(self.best.iter().filter_map(|(at, letter)| Some((cell(*at), Letter::from_index(*letter)?))))
    }

    /// Starts with a word that has the rarest letter that any word has.
    fn lay_first(&mut self) {
        let all: Vec<u32> = (0..self.words.len() as u32).collect();
        for skipped in 0..self.order.len() {
            let rarest = self.order[skipped];
            for &number in &all {
                if self.has(number, rarest) {
                    let words = self.words;
                    self.lay_word(words.get(number as usize), MIDDLE, 0, &all, skipped);
                }
                if self.is_done() {
                    return;
                }
            }
        }
    }

    fn is_done(&self) -> bool {
        self.tries == 0 || self.best.len() == self.laid.len() + self.left
    }

    /// Lays a word from a cell in a direction, goes on, and takes it back.
    fn lay_word(&mut self, word: &[u8], start: usize, direction: usize, candidates: &[u32], skipped: usize) {
        self.tries -= 1;
        let before = self.laid.len();
        for (place, letter) in word.iter().enumerate() {
            let cell = start + place * STEPS[direction];
            if self.board[cell] == 0 {
                self.board[cell] = letter + 1;
                self.hand[usize::from(*letter)] -= 1;
                self.left -= 1;
                self.laid.push((cell, *letter));
            }
        }
        if self.laid.len() > self.best.len() {
            self.best.clone_from(&self.laid);
        }
        if !self.is_done() {
            self.lay_next(candidates, skipped);
        }
        for (cell, letter) in self.laid.drain(before..) {
            self.board[cell] = 0;
            self.hand[usize::from(letter)] += 1;
            self.left += 1;
        }
    }

    /// Lays a word with the rarest letter in hand through one that lies; if none fits, with the next letter.
    fn lay_next(&mut self, candidates: &[u32], skipped: usize) {
        let fitting: Vec<u32> = candidates.iter().copied().filter(|number| self.fits(*number)).collect();
        for skipped in skipped..self.order.len() {
            let rarest = self.order[skipped];
            if self.hand[usize::from(rarest)] == 0 {
                continue;
            }
            let mut has_fit = false;
            for &number in &fitting {
                has_fit |= self.has(number, rarest) && self.lay_through(number, rarest, &fitting, skipped);
                if self.is_done() {
                    return;
                }
            }
            if has_fit {
                return;
            }
        }
    }

    fn has(&self, number: u32, letter: u8) -> bool {
        self.sets[number as usize] >> letter & 1 == 1
    }

    /// Lacks the hand at most one letter for this word?
    fn fits(&self, number: u32) -> bool {
        let mut hand = self.hand;
        let mut lacking = 0;
        for letter in self.words.get(number as usize) {
            match hand[usize::from(*letter)].checked_sub(1) {
                Some(rest) => hand[usize::from(*letter)] = rest,
                None => lacking += 1,
            }
        }
        lacking <= 1
    }

    /// Lays a word wherever it goes through one letter that lies, the rarest from the hand. Was there a place?
    fn lay_through(&mut self, number: u32, rarest: u8, candidates: &[u32], skipped: usize) -> bool {
        let words = self.words;
        let word = words.get(number as usize);
        let mut has_place = false;
        for at in 0..self.laid.len() {
            let (cell, crossing) = self.laid[at];
            for place in (0..word.len()).filter(|place| word[*place] == crossing) {
                if !self.hand_has_rest(word, place, rarest) {
                    continue;
                }
                for direction in 0..2 {
                    if let Some(start) = self.start(word.len(), cell, place, direction) {
                        has_place = true;
                        self.lay_word(word, start, direction, candidates, skipped);
                        if self.is_done() {
                            return true;
                        }
                    }
                }
            }
        }
        has_place
    }

    /// Has the hand all letters of a word but the one at this place, and is the rarest among them?
    fn hand_has_rest(&self, word: &[u8], place: usize, rarest: u8) -> bool {
        let mut hand = self.hand;
        let rest = || word.iter().enumerate().filter(|(at, _)| *at != place).map(|(_, letter)| letter);
        rest().any(|letter| *letter == rarest)
            && rest().all(|letter| {
                let count = &mut hand[usize::from(*letter)];
                std::mem::replace(count, count.saturating_sub(1)) > 0
            })
    }

    /// Where a word starts that crosses a cell at this place of the word, if it touches nothing else.
    fn start(&self, length: usize, crossing: usize, place: usize, direction: usize) -> Option<usize> {
        let (step, side) = (STEPS[direction], STEPS[1 - direction]);
        let start = crossing - place * step;
        let is_free = |cell: usize| self.board[cell] == 0;
        let fits = |at: usize| {
            let cell = start + at * step;
            at == place || (is_free(cell) && is_free(cell - side) && is_free(cell + side))
        };
        let ends_free = is_free(start - step) && is_free(start + length * step);
        (ends_free && (0..length).all(fits)).then_some(start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::letramix::{Face, worth};
    use words::entry::Zipf;
    use words::judge::{Judge, Profile};

    fn rack(text: &str) -> Rack {
        let face = |b| Letter::from_ascii(b).map_or(Face::Joker, Face::Letter);
        Rack::new(&text.bytes().map(face).collect::<Vec<_>>()).unwrap()
    }

    #[test]
    fn all_dice_are_laid_by_the_rules() {
        let judge = Judge::new(Profile::LETRAMIX);
        let vocabulary = Vocabulary::new(&judge, Zipf::new(2.0), []);
        for text in ["EARNISTHODLMK", "IERREEAURHGZV", "*ETUHREECTBFY", "*NELIDE*ITBZX"] {
            let rack = rack(text);
            let layout = first_layout(&vocabulary, &rack);
            let worth = worth(&layout, rack.faces(), &judge);
            assert!(worth.is_some_and(|w| w.full), "{text}: {layout:?}");
        }
    }

    #[test]
    fn a_hopeless_die_is_left_out() {
        let vocabulary = Vocabulary::of(["REH", "ER"].map(|w| words::Word::fold(w).unwrap()));
        assert_eq!(first_layout(&vocabulary, &rack("REHYQ")).placed().len(), 3);
        assert!(first_layout(&vocabulary, &rack("AAB")).is_empty());
    }
}
