//! A simple player: one everyday word across, and others down through its letters, like the teeth of a comb.

use game::grid::Cell;
use games::letramix::{Face, Layout, Placed};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use words::automaton::Bag;
use words::judge::{Judge, Profile};
use words::{Letter, Lexicon};

/// Rarer words do not come to an actor's mind.
const EVERYDAY: f32 = 3.0;
/// So many words across are tried, and so many words down at each letter.
const SPINES: usize = 120;
const TEETH: usize = 40;

type Word = Vec<Letter>;

/// The letters on the table.
type Cells = BTreeMap<Cell, Letter>;

/// How a layout grows: first the word across, then with each word down; with at most so many of these. Players who
/// do not think of the first so many words lay others than those who do.
pub fn layouts(dice: &[Face], teeth: usize, forgotten: usize) -> Vec<Layout> {
    let hand = Hand::of(dice);
    let mut best: Vec<Cells> = Vec::new();
    for spine in hand.words().into_iter().skip(forgotten).take(SPINES) {
        let mut comb = Comb { steps: vec![across(&spine)], best: Vec::new() };
        comb.grow(&spine, &hand.without(&spine), 0, teeth);
        if size(&comb.best) > size(&best) {
            best = comb.best;
        }
    }
    best.iter().map(|cells| laid(cells, dice)).collect()
}

fn size(steps: &[Cells]) -> usize {
    steps.last().map_or(0, BTreeMap::len)
}

fn across(word: &[Letter]) -> Cells {
    (0..).zip(word).map(|(x, letter)| (Cell::new(x, 0), *letter)).collect()
}

/// The search for the teeth of one comb.
struct Comb {
    steps: Vec<Cells>,
    best: Vec<Cells>,
}

impl Comb {
    /// Adds words down from column `from` on; columns side by side would make new words across.
    fn grow(&mut self, spine: &[Letter], hand: &Hand, from: usize, teeth: usize) {
        if size(&self.steps) > size(&self.best) {
            self.best.clone_from(&self.steps);
        }
        if teeth == 0 || hand.is_empty() {
            return;
        }
        for column in from..spine.len() {
            for (word, row) in hand.words_through(spine[column]) {
                let mut rest = word.clone();
                rest.remove(row);
                let cells = self.with_tooth(&word, column, row);
                self.steps.push(cells);
                self.grow(spine, &hand.without(&rest), column + 2, teeth - 1);
                self.steps.pop();
                if hand.count() + size(&self.steps) == size(&self.best) {
                    return;
                }
            }
        }
    }

    fn with_tooth(&self, word: &[Letter], column: usize, row: usize) -> Cells {
        let mut cells = self.steps.last().cloned().unwrap_or_default();
        let top = -(row as i8);
        cells.extend((top..).zip(word).map(|(y, letter)| (Cell::new(column as i8, y), *letter)));
        cells
    }
}

/// Dice that are not laid yet.
#[derive(Clone)]
struct Hand {
    letters: Vec<Letter>,
    jokers: u8,
}

impl Hand {
    fn of(dice: &[Face]) -> Self {
        let letters = dice.iter().filter_map(|face| letter_of(*face)).collect::<Vec<_>>();
        let jokers = (dice.len() - letters.len()) as u8;
        Self { letters, jokers }
    }

    fn count(&self) -> usize {
        self.letters.len() + usize::from(self.jokers)
    }

    fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// What is left when these letters are taken, jokers for missing ones.
    fn without(&self, taken: &[Letter]) -> Self {
        let mut hand = self.clone();
        for letter in taken {
            match hand.letters.iter().position(|l| l == letter) {
                Some(place) => drop(hand.letters.remove(place)),
                None => hand.jokers = hand.jokers.saturating_sub(1),
            }
        }
        hand
    }

    /// All everyday words of these dice, the longest first.
    fn words(&self) -> Vec<Word> {
        let judge = Judge::new(Profile::LETRAMIX);
        let lexicon = Lexicon::german();
        let mut words: Vec<Word> = Vec::new();
        let _ = lexicon.automaton().for_each_from(&Bag::of(&self.letters, self.jokers), |letters, index| {
            if judge.allows(index) && lexicon.zipf(index).value() >= EVERYDAY {
                words.push(letters.to_vec());
            }
            ControlFlow::Continue(())
        });
        words.sort_by_key(|word| std::cmp::Reverse(word.len()));
        words
    }

    /// Words that can be laid through this letter, and at which place it stands in them.
    fn words_through(&self, letter: Letter) -> Vec<(Word, usize)> {
        let mut with = self.clone();
        with.letters.push(letter);
        let place = |word: Word| word.iter().position(|l| *l == letter).map(|row| (word, row));
        with.words().into_iter().filter_map(place).take(TEETH).collect()
    }
}

fn letter_of(face: Face) -> Option<Letter> {
    match face {
        Face::Letter(letter) => Some(letter),
        Face::Joker => None,
    }
}

/// Dice for these letters; jokers stay without a letter (5.3.3).
fn laid(cells: &Cells, roll: &[Face]) -> Layout {
    let mut free: Vec<usize> = (0..roll.len()).collect();
    let mut placed = Vec::new();
    for (cell, letter) in cells {
        let own = free.iter().position(|die| letter_of(roll[*die]) == Some(*letter));
        let joker = || free.iter().position(|die| roll[*die] == Face::Joker);
        let die = free.remove(own.or_else(joker).unwrap()) as u8;
        placed.push(Placed { die, cell: *cell, letter: None });
    }
    Layout::new(placed)
}
