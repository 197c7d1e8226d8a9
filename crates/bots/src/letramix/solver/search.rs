//! The search for a layout that costs at most so much.
//!
//! It grows a layout from one letter. Every open cell is decided, once: it gets a letter or stays empty. The cell with
//! the fewest possibilities comes first; one without any ends the branch, one with a single one is no branch at all.
//! When no cell is open the layout is finished.

use super::bags::Bags;
use super::board::{Board, Lone, Mark, Need};
use super::fragments::{DEAD, END};
use super::hand::Hand;
use super::laid::Laid;
use super::lines::{MIDDLE, SIDE, STEPS};
use super::puzzle::Puzzle;
use super::starts::Starts;
use game::grid::Cell;
use std::ops::ControlFlow;

/// The branches that get this letter are dealt out to the parts of a search: few enough to find them quickly, many
/// enough to be dealt out evenly.
const DEALT_LETTER: usize = 4;

/// Going on, or ending the search.
pub(super) type Flow = ControlFlow<()>;

/// What a search tells and asks while it runs.
pub(super) trait Watch {
    /// A layout was found that costs less than any before, at most so much. Gives what it really costs: a joker may
    /// have been laid for a die that was then not used, which costs less if it is.
    fn found(&mut self, laid: Laid, at_most: i32) -> i32;

    /// So many nodes were visited since the last call. Shall it go on?
    fn visited(&mut self, nodes: u64) -> Flow;
}

/// Which branches are searched: those whose number leaves this remainder.
#[derive(Clone, Copy, Debug)]
pub(super) struct Share {
    pub(super) number: usize,
    pub(super) of: usize,
}

/// How many nodes are visited between two calls of [`Watch::visited`].
const NODES_BETWEEN_CALLS: u32 = 1024;

/// A search at one level: for layouts that cost at most so much.
pub(super) struct Search<'p, 's> {
    puzzle: &'p Puzzle,
    bags: &'s mut Bags<'p>,
    watch: &'s mut dyn Watch,
    share: Share,
    board: Board<'p>,
    hand: Hand,
    laid: Vec<(u16, u8)>,
    /// The level: a layout at most so costly ends the search.
    level: i32,
    /// What may still be spent.
    budget: i32,
    /// The least that a layout has cost so far.
    least: i32,
    /// The letters worth at most so much.
    cheap: Vec<u32>,
    dealt: usize,
    nodes: u32,
}

/// A cell to decide next.
struct Pick {
    /// Its place among the open cells.
    place: usize,
    letters: u32,
    may_be_empty: bool,
}

enum Choice {
    /// Some cell can hold nothing, not even nothing.
    Dead,
    /// No cell is open.
    Finished,
    Decide(Pick),
}

/// Searches all layouts that cost at most `level`, or the share of them. Breaks off when one is found, which `watch` is
/// told, or when `watch` wants it.
pub(super) fn search<'p>(
    puzzle: &'p Puzzle,
    level: i32,
    least: i32,
    share: Share,
    bags: &mut Bags<'p>,
    watch: &mut dyn Watch,
) -> Flow {
    let mut starts = Starts::new(puzzle, level);
    let mut least = least;
    while let Some(letter) = starts.next() {
        if puzzle.fragments.letter(letter) == DEAD {
            continue;
        }
        let hand = starts.hand();
        let mut search = Search {
            puzzle,
            bags,
            watch,
            share,
            board: Board::new(&puzzle.fragments, &puzzle.kinds),
            hand,
            laid: Vec::with_capacity(puzzle.rack.faces().len()),
            level,
            budget: level - starts.spent(),
            least,
            cheap: (0..=puzzle.kinds.most()).map(|limit| puzzle.kinds.worth_at_most(limit)).collect(),
            dealt: 0,
            nodes: 0,
        };
        let flow = search.start(letter);
        least = search.least;
        let nodes = u64::from(search.nodes % NODES_BETWEEN_CALLS);
        watch.visited(nodes)?;
        flow?;
    }
    ControlFlow::Continue(())
}

impl Search<'_, '_> {
    fn start(&mut self, letter: u8) -> Flow {
        self.hand.lay(letter, &self.puzzle.kinds);
        self.hand.bag = self.bags.first(&self.hand);
        self.laid.push((MIDDLE as u16, letter));
        match self.board.lay(MIDDLE, letter) {
            Some(_) => self.node(),
            None => ControlFlow::Continue(()),
        }
    }

    fn node(&mut self) -> Flow {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_BETWEEN_CALLS) {
            self.watch.visited(u64::from(NODES_BETWEEN_CALLS))?;
        }
        if self.is_mirrored() {
            return ControlFlow::Continue(());
        }
        match self.choose() {
            Choice::Dead => ControlFlow::Continue(()),
            Choice::Finished => self.finish(),
            Choice::Decide(pick) => self.decide(&pick),
        }
    }

    /// Every layout has a mirror image, rows for columns, which is worth the same. Of the two only that one is searched
    /// which has the smaller decision beside the first letter, in front or, if equal, behind.
    fn is_mirrored(&self) -> bool {
        const UNDECIDED: u8 = u8::MAX;
        let [across, down] = STEPS;
        for (one, other) in [(MIDDLE - across, MIDDLE - down), (MIDDLE + across, MIDDLE + down)] {
            let (one, other) = (self.board.decision(one), self.board.decision(other));
            if one == UNDECIDED || other == UNDECIDED || one < other {
                return false;
            }
            if one > other {
                return true;
            }
        }
        false
    }

    /// Picks the open cell with the fewest possibilities.
    fn choose(&self) -> Choice {
        let budget = self.budget + self.hand.slack();
        let cheap = self.cheap[usize::try_from(budget).unwrap_or(0).min(self.cheap.len() - 1)];
        let sets = self.bags.sets(self.hand.bag);
        let letters = self.hand.letters();
        let mut best: Option<Pick> = None;
        let mut fewest = u32::MAX;
        let mut must_be_filled = 0;
        for (place, cell) in self.board.open().iter().enumerate() {
            let needs = self.board.needs(*cell);
            let (across, down) = (allowed(needs[0], sets, cheap), allowed(needs[1], sets, cheap));
            let possible = across & down & letters;
            let may_be_empty = cost_if_empty(needs[0], across) + cost_if_empty(needs[1], down) <= budget;
            must_be_filled += u32::from(!may_be_empty);
            let count = possible.count_ones() + u32::from(may_be_empty);
            if count < fewest {
                if count == 0 {
                    return Choice::Dead;
                }
                fewest = count;
                best = Some(Pick { place, letters: possible, may_be_empty });
            }
        }
        match best {
            None => Choice::Finished,
            Some(_) if must_be_filled > self.hand.len() => Choice::Dead,
            Some(pick) => Choice::Decide(pick),
        }
    }

    fn decide(&mut self, pick: &Pick) -> Flow {
        let cell = self.board.take_open(pick.place);
        let mark = self.board.mark();
        let mut letters = pick.letters;
        while letters != 0 {
            let letter = letters.trailing_zeros() as u8;
            letters &= letters - 1;
            self.lay(cell, letter, mark)?;
        }
        if pick.may_be_empty {
            if let Some(lone) = self.board.leave_empty(cell) {
                self.settle(lone)?;
            }
            self.board.take_back(cell, mark);
        }
        self.board.put_back_open(pick.place, cell);
        ControlFlow::Continue(())
    }

    fn lay(&mut self, cell: usize, letter: u8, mark: Mark) -> Flow {
        if self.laid.len() + 1 == DEALT_LETTER && !self.is_dealt() {
            return ControlFlow::Continue(());
        }
        let hand = self.hand;
        self.hand.lay(letter, &self.puzzle.kinds);
        self.laid.push((cell as u16, letter));
        if let Some(lone) = self.board.lay(cell, letter) {
            self.hand.bag = self.bags.next(&self.hand);
            self.settle(lone)?;
        }
        self.board.take_back(cell, mark);
        self.laid.pop();
        self.hand = hand;
        ControlFlow::Continue(())
    }

    /// Does the next branch belong to our share?
    fn is_dealt(&mut self) -> bool {
        self.dealt += 1;
        self.dealt % self.share.of == self.share.number
    }

    /// Pays for the letters that have become lone, or lets jokers lie there; then goes on.
    fn settle(&mut self, mut lone: Lone) -> Flow {
        let Some(cell) = lone.pop() else { return self.node() };
        if !self.board.note_lone(cell) {
            // Lone in both directions: cut off from all others. It stays noted.
            return ControlFlow::Continue(());
        }
        let letter = self.board.letter(cell);
        let hand = self.hand;
        if self.hand.use_spare(letter, &self.puzzle.kinds) {
            self.settle(lone)?;
        } else {
            let may_swap = self.hand.may_swap(letter);
            if may_swap {
                self.hand.swap(letter, &self.puzzle.kinds);
                self.hand.bag = self.bags.next(&self.hand);
                self.settle(lone)?;
                self.hand = hand;
                self.hand.bar(letter);
            }
            let cost = self.puzzle.kinds.value(letter);
            if cost <= self.budget {
                self.budget -= cost;
                self.settle(lone)?;
                self.budget += cost;
            }
        }
        self.hand = hand;
        self.board.forget_lone(cell);
        ControlFlow::Continue(())
    }

    /// No cell is open: what has been laid is a layout.
    fn finish(&mut self) -> Flow {
        let deficit = self.level - self.budget + 3 * self.hand.value();
        if deficit < self.least {
            let cell = |at: u16| Cell::new((usize::from(at) % SIDE) as i8, (usize::from(at) / SIDE) as i8);
            let letters = &self.puzzle.letters;
            let laid =
                Laid::new(self.laid.iter().map(|(at, letter)| (cell(*at), letters[usize::from(*letter)])));
            self.least = self.watch.found(laid, deficit);
        }
        if self.least <= self.level { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// What a need allows with the sets of the bag.
#[inline]
fn allowed(need: Need, sets: &[u32], cheap: u32) -> u32 {
    let lone = if need.may_be_lone { cheap } else { 0 };
    need.letters & (sets[usize::from(need.set)] | lone)
}

/// What it costs at least, as far as one direction is concerned, to leave a cell empty.
#[inline]
const fn cost_if_empty(need: Need, allowed: u32) -> i32 {
    if allowed & END == 0 { need.cost as i32 } else { 0 }
}
