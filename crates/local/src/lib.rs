//! Whole tables in one process, without IO: what a browser plays by itself, what computer players play in simulated time,
//! and the closed list of games.
//!
//! A table that a browser plays is a [`LocalTable`]: a desk whose rows, and whatever was done to it, are handed out in
//! [`Batch`]es to be kept. With the journal a server can decide all of it again ([`decide_again`]).

mod batch;
mod ended;
mod game;
mod journal;
mod moving;
mod opening;
mod playable;
pub mod simulated;
pub mod simulation;
mod table;
mod told;

pub use batch::{Batch, Message, SearchFor, Summary};
pub use ended::{Ended, EndedSeat, ended};
pub use game::Game;
pub use journal::{Entry, Step};
pub use moving::{Moved, Moving, decide_again};
pub use opening::{Opening, opening_events};
pub use playable::{Playable, SeatRange, playable};
pub use table::{AnyTable, LocalTable, Seed, load, open};
pub use told::{Invitation, LoggedRow};

#[cfg(test)]
mod tests;
