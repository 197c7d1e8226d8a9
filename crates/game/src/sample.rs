//! How a game is played at random, for the contract suite and the simulation.

use crate::chance::Chance;
use crate::rules::Rules;
use crate::seat::{Seat, Viewer};
use crate::table::Table;
use crate::vote::{Thumb, Vote};

/// How a game is played at random.
pub trait Sample: Rules {
    /// Is anything hidden from anybody? Then [`disguised`](Self::disguised) has to find it.
    const HIDES: bool;

    /// Some options, and how many sit at the table.
    fn options(chance: &mut Chance) -> (Self::Options, usize);

    /// Something a player might try now; it need not be legal.
    fn action(table: &Table<Self>, seat: Seat, chance: &mut Chance) -> Self::Action;

    /// The same table but for something that is hidden from this viewer; `None` if nothing is.
    fn disguised(table: &Table<Self>, viewer: Viewer, chance: &mut Chance) -> Option<Table<Self>>;

    /// What must hold in every state: nothing is lost, nothing appears from nowhere.
    fn conserved(state: &Self::State) -> Result<(), String>;
}

/// The same voters, and those who have voted think otherwise; the viewer's own thumb stays.
pub fn other_thumbs(vote: &Vote, viewer: Viewer) -> Vote {
    let mut other = Vote::new(vote.thumbs().map(|(seat, _)| seat), vote.closes());
    for (seat, thumb) in vote.thumbs() {
        let thumb = match thumb {
            Some(Thumb::Up) if !viewer.is(seat) => Some(Thumb::Down),
            Some(Thumb::Down) if !viewer.is(seat) => Some(Thumb::Up),
            own => own,
        };
        if let Some(thumb) = thumb {
            other.cast(seat, thumb);
        }
    }
    other
}
