//! People who come back: what they have played, how strong they are, and whom they could play with.
//!
//! A [`Record`] is one ended game of one person at one seat. Everything else is folded from a person's records in the
//! order of their numbers: a [`Strength`] for each game, and the [`Statistics`] of a profile. A record has the
//! strengths of the others from before the game in it, so nobody else's records are needed, and deleting a person
//! changes no other number. What counts, and why, is written in `docs/rules/strengths.md`; its rules have numbers (S1
//! …).
//!
//! Pure: no IO, no clock, no chance of its own.

pub mod code;
mod curve;
pub mod matching;
mod record;
pub mod sheet;
mod statistics;
mod strength;

pub use curve::{Curve, CurvePoint, MOST_POINTS};
pub use game::deeds::{BestLayout, Calls, Deeds, LaidLetter, Missed, NotedWord};
pub use record::{Record, Rival, Who};
pub use statistics::{Best, Form, GameStatistics, Statistics};
pub use strength::{Strength, fold};

#[cfg(test)]
mod tests;
