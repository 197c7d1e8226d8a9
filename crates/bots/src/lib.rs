//! Computer players. A bot gets the view of its seat and returns an action, like a person; it never sees the state.
//!
//! Levels are named and, once published, never change: they differ by what they know and find, not by blunders.

pub mod letramix;

use game::{Chance, Rules, Seat};

/// A computer player of a game.
pub trait Bot<R: Rules>: Send + Sync {
    /// Its name: the level.
    fn name(&self) -> &'static str;

    /// What it does now, if anything.
    fn act(&self, seat: Seat, view: &R::View, chance: &mut Chance) -> Option<R::Action>;
}
