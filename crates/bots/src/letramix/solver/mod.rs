//! The best layout of a rack, proved.
//!
//! ```
//! use bots::letramix::solver::{Puzzle, Rack, Values, Vocabulary, solve};
//! use games::letramix::Face;
//! use std::ops::ControlFlow;
//! use words::Word;
//!
//! let vocabulary = Vocabulary::of(["REH", "ER", "HE", "EHE"].map(|w| Word::fold(w).unwrap()));
//! let dice: Vec<Face> = Word::fold("EHER")?.iter().map(|letter| Face::Letter(*letter)).collect();
//! let puzzle = Puzzle::new(&vocabulary, Rack::new(&dice).unwrap(), Values::letramix());
//! let solution = solve(&puzzle, |_| ControlFlow::Continue(()));
//! assert!(solution.proved);
//! assert_eq!(solution.score, solution.bound);
//! # Ok::<(), words::BadWord>(())
//! ```
//!
//! # The idea
//!
//! A layout is worth across + down − unused. Let T be what all dice are worth. If every die counted in both
//! directions the score would be 2·T. A letter in one word only costs its value v of that, an unused die 3·v: its two
//! counts, and what is taken off. So **score = 2·T − deficit**, and the best layout is the one with the least deficit.
//! [`solve`] searches all layouts with deficit 0, then 1, 2 …: the first level at which one is found is the least, and
//! the levels below are the proof. While it runs, 2·T minus the level is a bound for every score.
//!
//! # The search
//!
//! At one level the search (`search.rs`) grows a layout cell by cell from a start letter and decides every cell beside a
//! letter once. What makes it fast:
//! * **Start letters**: the first is one that the level cannot leave unused and, if possible, must count twice.
//! * **Fewest possibilities first**: nearly all branches end within a few cells.
//! * **Fragments** (`fragments/`): a run lives only while some word of the rack contains it.
//! * **Bags** (`bags.rs`): through a single letter must go a word of the dice still in hand. This rules out most.
//! * **Costs ahead**: a cell is not left empty if the letters that thereby turn lone cost more than the level allows.
//! * **Mirror images** are searched once.
//! * **Jokers** (`hand.rs`) take their places only when it matters.
//!
//! # Why the proof is complete
//!
//! Take any layout with deficit at most D, with its jokers where they serve best (`hand.rs`). The search at level D
//! reaches it or its mirror image, unless it ends earlier with another one:
//! 1. It has a first letter in the order of start letters. The dice of the letters before it are unused; their cost is
//!    part of its deficit, so the search from that letter is made, with what remains of D.
//! 2. Lay this letter in the middle of the board. At every node the layout says what the picked cell holds. That
//!    decision is among the branches: a run of the layout is part of a word of the rack, so its fragment lives; the
//!    letters of a run through a single letter, with no other letter in reach, come from the hand, so its bag allows
//!    them; and no lone letter costs more than is left, for all that is paid belongs to the layout's deficit.
//! 3. Nothing else ends a branch: only a cell without possibilities, more cells that must be filled than dice (each
//!    would take one), a cut-off letter, or the mirror rule, which keeps one of two images.
//! 4. There are finitely many cells to decide, and when none is open, all that lies is the layout: it is connected.
//!
//! The levels are searched one after the other without a gap, and no layout can cost less than the dice that no word
//! can use, where the first level is. A test compares with a search that just tries everything.
//!
//! # In several threads
//!
//! This crate starts none. [`split`] gives parts that share a [`Puzzle`] and a [`Shared`] best; who calls runs them
//! where he likes and puts what they [`Found`] together with [`Solution::of`]. The result is the same for the same
//! number of parts, whoever is faster.

mod bags;
mod board;
mod first;
mod fragments;
mod hand;
mod laid;
mod lines;
mod list;
mod puzzle;
mod rack;
mod search;
mod solve;
mod starts;
mod trie;
mod vocabulary;

pub use first::first_layout;
pub use puzzle::Puzzle;
pub use rack::{BadRack, FEWEST_DICE, MOST_DICE, MOST_JOKERS, Rack, Values};
pub use solve::{Found, Part, Progress, Shared, Solution, solve, split};
pub use vocabulary::Vocabulary;

#[cfg(test)]
mod tests;
