//! Finding a simple layout: the best known word, and perhaps a second one through it.

use game::grid::Cell;
use games::letramix::{Face, Layout, Options, Placed, value};
use std::ops::ControlFlow;
use words::Letter;
use words::automaton::Bag;
use words::entry::{Tier, Zipf};
use words::judge::{HouseList, Judge, Profile};

/// The words that a player knows and may lay.
pub(super) struct Vocabulary {
    judge: Judge,
    rarest: Zipf,
    longest: usize,
}

impl Vocabulary {
    /// Words at least so common and at most so long, that the core has and the table allows.
    pub(super) fn new(rarest: Zipf, longest: usize, options: &Options) -> Self {
        let mut wanted = Profile::LETRAMIX.options();
        wanted.lowest_tier = Tier::Core;
        wanted.base_forms_only = options.base_forms;
        Self { judge: Judge::with(Profile::LETRAMIX, wanted, HouseList::default()), rarest, longest }
    }

    /// The best word from these letters that pleases; the first in the alphabet of equal ones.
    fn best(&self, bag: &Bag, mut points: impl FnMut(&[Letter]) -> Option<i32>) -> Option<Vec<Letter>> {
        let mut best: Option<(i32, Vec<Letter>)> = None;
        let lexicon = self.judge.lexicon();
        let _ = lexicon.automaton().for_each_from(bag, |word, index| {
            let known =
                word.len() <= self.longest && lexicon.zipf(index) >= self.rarest && self.judge.allows(index);
            let points = known.then(|| points(word)).flatten();
            if points > best.as_ref().map(|(most, _)| *most) {
                best = points.map(|points| (points, word.to_vec()));
            }
            ControlFlow::Continue(())
        });
        best.map(|(_, word)| word)
    }
}

fn worth(word: &[Letter]) -> i32 {
    word.iter().map(|l| value(*l)).sum()
}

/// The best known word across; if asked, the best known word down through one of its letters.
pub(super) fn layout(dice: &[Face], known: &Vocabulary, crosses: bool) -> Layout {
    let mut hand = Hand::new(dice);
    let Some(across) = known.best(&hand.bag(), |word| Some(worth(word))) else { return Layout::default() };
    for (x, letter) in (0..).zip(&across) {
        hand.place(*letter, Cell::new(x, 0));
    }
    if crosses {
        lay_down(&across, &mut hand, known);
    }
    Layout::new(hand.placed)
}

fn lay_down(across: &[Letter], hand: &mut Hand<'_>, known: &Vocabulary) {
    let mut found: Option<(i32, i8, i8, Vec<Letter>)> = None;
    for (x, through) in (0..).zip(across) {
        let mut bag = hand.bag();
        bag.counts[through.index()] += 1;
        let down = known.best(&bag, |word| word.contains(through).then(|| worth(word)));
        if let Some(word) = down {
            let place = word.iter().position(|l| l == through).unwrap_or(0) as i8;
            if found.as_ref().is_none_or(|(most, ..)| worth(&word) > *most) {
                found = Some((worth(&word), x, place, word));
            }
        }
    }
    let Some((_, x, place, word)) = found else { return };
    for (i, letter) in (0..).zip(&word).filter(|(i, _)| *i != place) {
        hand.place(*letter, Cell::new(x, i - place));
    }
}

/// The dice that are left, and those that lie.
struct Hand<'a> {
    dice: &'a [Face],
    placed: Vec<Placed>,
}

impl<'a> Hand<'a> {
    const fn new(dice: &'a [Face]) -> Self {
        Self { dice, placed: Vec::new() }
    }

    fn left(&self) -> impl Iterator<Item = (u8, Face)> + '_ {
        let is_placed = |die: u8| self.placed.iter().any(|p| p.die == die);
        (0..).zip(self.dice.iter().copied()).filter(move |(die, _)| !is_placed(*die))
    }

    /// The letters that are left. Simple players leave jokers alone.
    fn bag(&self) -> Bag {
        let letters: Vec<Letter> = self
            .left()
            .filter_map(|(_, face)| match face {
                Face::Letter(letter) => Some(letter),
                Face::Joker => None,
            })
            .collect();
        Bag::of(&letters, 0)
    }

    fn place(&mut self, letter: Letter, cell: Cell) {
        let die = self.left().find(|(_, face)| *face == Face::Letter(letter)).map(|(die, _)| die);
        self.placed.extend(die.map(|die| Placed { die, cell, letter: None }));
    }
}
