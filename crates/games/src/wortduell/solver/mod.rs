//! What can be concluded from what is known of a card: which words of which theme may still stand where.
//!
//! A card is thought to be made like ours: a theme, a word of seven letters down, five words across through it. What was
//! answered leaves some of these cards; [`Belief`] knows how likely each theme, column and word is, draws cards that are
//! still possible, and so which letter tells most and which word is safe to guess. It knows themes and words, but no
//! list of cards.

#![allow(clippy::cast_precision_loss, reason = "counts are far below 2^23")]

mod belief;
mod choice;
mod clues;
mod hints;
mod lore;
mod rows;
mod sampling;
mod solve;

pub use belief::Belief;
pub use choice::{Choice, by_frequency};
pub use clues::Clues;
pub use hints::obvious;
pub use lore::Lore;
pub use solve::{Calling, Skill, Solved, Solving, Step, Way, next_step, next_step_as, openings, solve};
